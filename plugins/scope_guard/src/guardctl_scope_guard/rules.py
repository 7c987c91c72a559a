"""From the judge's answer to a verdict; the same rule for both guards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guardctl import JudgeAnswerError, Verdict, asked_items

if TYPE_CHECKING:
    from guardctl import Turn
    from guardctl.judging import Fields

NAME_CHARACTERS = 160
"""An item is quoted in the feedback up to this length."""


def decide(guard: str, turn: Turn, fields: Fields) -> Verdict:
    """A finding is a violation unless it is taken back or quoted; a missing excuse is no excuse.

    Args:
        guard: name of the guard.
        turn: the turn that was judged.
        fields: the judge's answer.

    Raises:
        JudgeAnswerError: before a tool call, when the judge did not say whether there is a finding. A stop leans to
            allow; an approval gate must not.
    """
    found = fields.get("new_proposal")
    if found is None and turn.event == "pre-tool-use":
        raise JudgeAnswerError("no_proposal_field", "the judge did not answer 'new_proposal'")
    if found is not True:
        return Verdict(guard, "allow", "scope_kept")
    if fields.get("retraction_or_quote") is True:
        return Verdict(guard, "allow", "retraction_or_quote")
    item = missing_item(turn, fields)
    # In brackets of its own, or nothing: the feedback reads well in every language with and without it.
    return Verdict(guard, "violation", "scope_cut", {"name": f' ("{item}")' if item else ""})


def missing_item(turn: Turn, fields: Fields) -> str:
    """Return the asked-for item that the judge says is left out, or "" when it names none that was shown to it."""
    number = fields.get("missing_item")
    items = asked_items(turn)
    if isinstance(number, bool) or not isinstance(number, int) or not 1 <= number <= len(items):
        return ""
    text = items[number - 1]
    return text if len(text) <= NAME_CHARACTERS else text[:NAME_CHARACTERS].rstrip() + "…"
