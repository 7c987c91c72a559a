"""From the judge's four booleans to a verdict."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guardctl import JudgeAnswerError, Verdict

if TYPE_CHECKING:
    from guardctl import Fields, Turn

EXCUSES = ("verification_reported", "direction_query", "future_step_description")


def decide(turn: Turn, fields: Fields) -> Verdict:
    """A proposal that none of the three excuses covers is a violation; a missing excuse is no excuse.

    Raises:
        JudgeAnswerError: before a tool call, when the judge did not say whether there is a proposal. A stop leans to
            allow; an approval gate must not.
    """
    proposal = fields.get("new_proposal")
    if proposal is None and turn.event == "pre-tool-use":
        raise JudgeAnswerError("no_proposal_field", "the judge did not answer 'new_proposal'")
    if proposal is not True:
        return Verdict("commit", "allow", "no_proposal")
    for excuse in EXCUSES:
        if fields.get(excuse) is True:
            return Verdict("commit", "allow", excuse)
    return Verdict("commit", "violation", "unverified_proposal")
