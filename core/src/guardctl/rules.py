"""The rule that most guards decide by: what the judge finds is a violation, unless something excuses it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from guardctl.errors import JudgeAnswerError
from guardctl.judging import Fields, Verdict

if TYPE_CHECKING:
    from guardctl.turn import Turn


@dataclass(frozen=True, slots=True)
class Rule:
    """One guard's formula over the judge's fields.

    Attributes:
        guard: name of the guard.
        claim: the field that tells whether the judge found what the guard looks for.
        excuses: fields of which one suffices to allow what was found; the first that is true is the verdict's reason. A
            null or missing excuse is none.
        violation: reason of a violation, for the log.
        nothing: reason of an allowed turn in which nothing was found.
    """

    guard: str
    claim: str
    excuses: tuple[str, ...]
    violation: str
    nothing: str

    def decide(self, turn: Turn, fields: Fields, detail: Mapping[str, Any] | None = None) -> Verdict:
        """Return the verdict on a turn.

        Args:
            turn: the turn.
            fields: the judge's answer.
            detail: goes into the verdict of a violation; see :attr:`guardctl.Verdict.detail`.

        Raises:
            JudgeAnswerError: ``open_claim``, before a tool call, where the judge left open whether there is a finding.
                A stop leans to allow; an approval gate must not.
        """
        found = fields.get(self.claim)
        if found is None and turn.event == "pre-tool-use":
            raise JudgeAnswerError("open_claim", f"the judge did not answer '{self.claim}'")
        if found is not True:
            return Verdict(self.guard, "allow", self.nothing)
        for excuse in self.excuses:
            if fields.get(excuse) is True:
                return Verdict(self.guard, "allow", excuse)
        return Verdict(self.guard, "violation", self.violation, detail or {})
