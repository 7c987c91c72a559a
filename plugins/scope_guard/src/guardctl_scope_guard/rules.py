"""From the judge's fields to a verdict; the same rule for both guards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guardctl import Rule, asked_items

if TYPE_CHECKING:
    from guardctl import Fields, Turn, Verdict

ITEM_LENGTH = 120
"""Characters of an item that the feedback shows: enough to recognise it, and a pasted page stays out."""

CHECK = Rule(
    "scope-check",
    claim="new_proposal",
    excuses=("retraction_or_quote",),
    violation="cut_for_context",
    nothing="no_cut_for_context",
)
CHANGE = Rule(
    "scope-change",
    claim="new_proposal",
    excuses=("retraction_or_quote",),
    violation="scope_cut",
    nothing="scope_kept",
)


def decide(rule: Rule, turn: Turn, fields: Fields) -> Verdict:
    """Decide by the rule; a violation names the item that is missing, where the judge told which."""
    item = missing_item(turn, fields)
    return rule.decide(turn, fields, {"name": item} if item else None)


def missing_item(turn: Turn, fields: Fields) -> str:
    """Return the item that the judge names by its number, ready to follow a noun: `` (2. Export to PDF)``.

    Empty without a number, and with one that no item has: the verdict rests on the booleans, a number only helps the
    agent to find the part, so a wrong one is dropped and not a failure.
    """
    number = fields.get("missing_item")
    if number is None or isinstance(number, bool):
        return ""
    items = asked_items(turn)
    if not 1 <= number <= len(items):
        return ""
    item = items[number - 1]
    if len(item) > ITEM_LENGTH:
        item = item[: ITEM_LENGTH - 1].rstrip() + "…"
    return f" ({number}. {item})"
