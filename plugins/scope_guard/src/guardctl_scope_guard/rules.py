"""From the judge's fields to a verdict; the same rule for both guards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from guardctl import JudgeAnswerError, Verdict, asked_items

if TYPE_CHECKING:
    from guardctl import Turn
    from guardctl.judging import Fields

ITEM_LENGTH = 120
"""Characters of an item that the feedback shows: enough to recognise it, and a pasted page stays out."""


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


CHECK = Rule("scope-check", violation="cut_for_context", nothing="no_cut_for_context")
CHANGE = Rule("scope-change", violation="scope_cut", nothing="scope_kept")


def decide(rule: Rule, turn: Turn, fields: Fields) -> Verdict:
    """A finding is a violation unless it is taken back, quoted or what the human decided; no excuse given is none.

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
    item = missing_item(turn, fields)
    return Verdict(rule.guard, "violation", rule.violation, {"name": item} if item else {})


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
