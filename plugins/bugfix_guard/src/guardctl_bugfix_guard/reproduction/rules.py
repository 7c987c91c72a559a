"""From the judge's two booleans to a verdict."""

from __future__ import annotations

from guardctl import Rule

RULE = Rule(
    "bugfix-without-reproduction",
    claim="new_proposal",
    excuses=("retraction_or_quote",),
    violation="changed_without_reproduction",
    nothing="no_blind_change",
)
