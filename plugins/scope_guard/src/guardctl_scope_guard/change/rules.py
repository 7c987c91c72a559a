"""From the judge's fields to a verdict."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guardctl import Rule
from guardctl_scope_guard.items import detail

if TYPE_CHECKING:
    from guardctl import Fields, Turn, Verdict

RULE = Rule(
    "scope-change",
    claim="new_proposal",
    excuses=("retraction_or_quote",),
    violation="scope_cut",
    nothing="scope_kept",
)


def decide(turn: Turn, fields: Fields) -> Verdict:
    """Decide by the rule; a violation names the item that is missing, where the judge told which."""
    return RULE.decide(turn, fields, detail(turn, fields))
