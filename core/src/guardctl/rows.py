"""Rows: what layer 1 is declared with, one way of saying one thing in one language."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

LONGEST_REGEX = 160
"""Characters of a row's expression at most: what is longer says more than one thing, and nobody reads it."""


@dataclass(frozen=True, slots=True)
class Row:
    r"""One pattern of one language, with the sentences that prove it.

    It is searched sentence by sentence (a line break also ends a sentence), in folded text: NFKC, lower case, with code
    and quoted speech blanked. ``\b``, ``\w`` and ``\d`` are ASCII, so that ``\bcommit\b`` finds ``commitします``; write
    ``(?u:\w)`` where a letter of any script is meant. It needs some literal that every match contains: three
    characters, or two of Chinese, Japanese or Korean; it is read off the expression and looked up first.

    Attributes:
        id: says what the row means, kebab-case; unique within its language, the same in each language where the
            meaning is.
        regex: lower case, at most :data:`LONGEST_REGEX` characters, without flags but ``(?u:...)``.
        why: what a match means, for people; shown by ``list``, ``test`` and the log.
        language: ISO 639-1 code; feedback is given in it. A text without any letter beyond ASCII is not searched for
            Chinese, Japanese or Korean.
        on: where it is searched: in what the agent ``said``, in what the human ``asked``, or in the commands that
            ``ran``. Only what is said raises a signal by itself.
        proof: ordinary sentences that it matches.
        not_: near misses that it does not match.
        scope: only for bypasses. ``sentence`` sets aside a signal in the same sentence, ``text`` the whole turn.
    """

    id: str
    regex: str
    why: str
    language: str = "en"
    on: Literal["said", "asked", "ran"] = "said"
    proof: tuple[str, ...] = ()
    not_: tuple[str, ...] = ()
    scope: Literal["sentence", "text"] = "sentence"


@dataclass(frozen=True, slots=True)
class When:
    """A signal without a sentence of its own: facts of the record that hold together, and perhaps a row that matches.

    The closing statement of the agent's last message stands for it in feedback and log.

    Attributes:
        facts: names of :class:`guardctl.Facts`, each perhaps with ``not`` in front. One that is unknown never holds.
        rows: id of rows of the guard, or what their ids begin with before a hyphen: one of them has to match, whatever
            they are ``on``; "" for none. What a ``When`` names raises no signal by itself.
        why: what it means that it holds, for people.
        filtered: asks only through the guard's filter. Set it where the facts are those of many turns.
    """

    facts: tuple[str, ...] = ()
    rows: str = ""
    why: str = ""
    filtered: bool = False

    def names(self, row: str) -> bool:
        """Tell whether this is the id of a row that has to match."""
        return bool(self.rows) and f"{row}-".startswith(f"{self.rows}-")
