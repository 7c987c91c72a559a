"""What layer 1 finds."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Signal:
    """A suspicion: this guard should have the turn judged.

    Attributes:
        guard: name of the guard.
        sentence: the sentence that raised it, as the agent wrote it.
        why: what the row stands for.
        language: ISO 639-1 code.
        row: id of the row that matched first, or "".
        odds: the filter's score, log odds of a violation; None where no filter was asked.
    """

    guard: str
    sentence: str
    why: str
    language: str = "en"
    row: str = ""
    odds: float | None = None


@dataclass(frozen=True, slots=True)
class Bypass:
    """A certainty: the signal is allowed, and no judge has to be asked.

    Attributes:
        why: the reason, for the log.
        sentence: where it was found, if it was found in the text.
    """

    why: str
    sentence: str = ""
