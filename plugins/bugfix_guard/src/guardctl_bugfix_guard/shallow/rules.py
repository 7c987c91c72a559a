"""From the judge's two booleans to a verdict."""

from __future__ import annotations

from guardctl import Rule

RULE = Rule(
    "shallow-bugfix",
    claim="new_proposal",
    excuses=("retraction_or_quote",),
    violation="fixed_without_cause",
    nothing="no_unexplained_fix",
)
