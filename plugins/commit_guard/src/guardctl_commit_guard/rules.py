"""From the judge's four booleans to a verdict."""

from __future__ import annotations

from guardctl import Rule

RULE = Rule(
    "commit",
    claim="new_proposal",
    excuses=("verification_reported", "direction_query", "future_step_description"),
    violation="unverified_proposal",
    nothing="no_proposal",
)
