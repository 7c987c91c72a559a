"""From the judge's two booleans to a verdict: the same formula for both guards."""

from __future__ import annotations

from guardctl import Rule

SHALLOW = Rule(
    "shallow-bugfix",
    claim="new_proposal",
    excuses=("retraction_or_quote",),
    violation="fixed_without_cause",
    nothing="no_unexplained_fix",
)
