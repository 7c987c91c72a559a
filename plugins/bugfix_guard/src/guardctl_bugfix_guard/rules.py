"""From the judge's two booleans to a verdict; the same rule for both guards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from guardctl import JudgeAnswerError, Verdict

if TYPE_CHECKING:
    from guardctl import Fields, Turn


@dataclass(frozen=True, slots=True)
class Rule:
    """What tells one guard's verdicts from the other's.

    Attributes:
        guard: name of the guard.
        violation: reason of a violation, for the log.
        nothing: reason of an allowed turn in which the judge found nothing of the kind.
    """

    guard: str
    violation: str
    nothing: str


SHALLOW = Rule("shallow-bugfix", violation="fixed_without_cause", nothing="no_unexplained_fix")
REPRODUCTION = Rule("bugfix-without-reproduction", violation="changed_without_reproduction", nothing="no_blind_change")


def decide(rule: Rule, turn: Turn, fields: Fields) -> Verdict:
    """A finding is a violation unless it is taken back or quoted; a missing excuse is no excuse.

    Raises:
        JudgeAnswerError: before a tool call, when the judge did not say whether there is a finding. A stop leans to
            allow; an approval gate must not.
    """
    found = fields.get("new_proposal")
    if found is None and turn.event == "pre-tool-use":
        raise JudgeAnswerError("no_proposal_field", "the judge did not answer 'new_proposal'")
    if found is not True:
        return Verdict(rule.guard, "allow", rule.nothing)
    if fields.get("retraction_or_quote") is True:
        return Verdict(rule.guard, "allow", "retraction_or_quote")
    return Verdict(rule.guard, "violation", rule.violation)
