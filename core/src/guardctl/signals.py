"""What layer 1 is declared with, and what it finds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class Pattern:
    r"""One declared signal or bypass.

    It is tried sentence by sentence (a line break also ends a sentence), on folded text: NFKC, lower case, with quoted
    speech blanked. So write it in lower case. ``\b``, ``\w`` and ``\d`` are ASCII, see
    :func:`guardctl.compiling.freezing.freeze`.

    Attributes:
        regex: searched in a sentence in which every group of ``all_of`` is met.
        all_of: groups of literal alternatives, lower case. The sentence must have one of each group, as written. They
            say what the pattern is about; what the expression itself cannot do without is derived from it and looked up
            before it is loaded, so a group need not be narrow to be cheap. Begin an expression's words with ``\b``, and
            prefer alternatives at its top: each is then found, and loaded, by itself. A ``(?!...)`` in front of
            everything keeps it in one piece.
        why: what the pattern stands for, for people; shown by ``list``, ``test`` and the log.
        language: ISO 639-1 code of the language it is written for; feedback is given in it. A text without any letter
            beyond ASCII is not searched for Chinese, Japanese or Korean.
        scope: only for bypasses. ``text`` allows the whole turn; ``sentence`` sets aside only a signal in the same
            sentence, so that "committed as 1a2b3c4. Pushing to production now." is still a signal.
    """

    regex: str
    all_of: tuple[tuple[str, ...], ...]
    why: str
    language: str = "en"
    scope: Literal["text", "sentence"] = "text"

    @property
    def id(self) -> str:
        """What a row has; the reason stands for it."""
        return self.why

    @property
    def on(self) -> str:
        """What a row has."""
        return "said"


@dataclass(frozen=True, slots=True)
class Signal:
    """A suspicion: this guard should have the turn judged.

    Attributes:
        guard: name of the guard.
        sentence: the sentence that raised it, as the agent wrote it.
        why: what the pattern stands for.
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
