r"""Expressions whose work grows faster than the text: found by trying texts made from their own syntax trees.

The hook searches an agent's sentences, and whoever can make the agent say something can choose one. ``\d{2,}.{0,30}?x``
looks harmless; where a sentence is all digits, it tries each run of them with each gap behind it. Such an expression
is a fault whatever texts are usual, and :func:`superlinear` finds it, with the text that shows it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from guardctl.compiling.freezing import parsed
from guardctl.matching.window import LONGEST_SENTENCE
from guardctl.testing.pumps import pumps
from guardctl.testing.steps import Search, TooManyStepsError

GROWTH = 2**1.5
"""A text of twice the length may take so many times the steps: halfway between linear, 2, and quadratic, 4."""

CHEAP = 100
"""Steps for each character of the shorter text: what takes fewer may grow. A step is some 22 instructions, so 4,000
characters of twice that length cost two thirds of a bare interpreter at worst."""

MOST = 1_000
"""Steps for each character of the shorter text: what takes more is not waited for."""

_FAIL = "\0_"  # ends a text so that nothing matches: quotations are blanked with the first; no word ends at the second
_SHOWN = 120


@dataclass(frozen=True, slots=True)
class Finding:
    """An expression that takes too many steps on a text.

    Attributes:
        regex: the expression.
        text: a text that it does not match, or matches late.
        unit: what the text repeats.
        steps: what half the text takes. The whole takes more than :data:`GROWTH` times as many; where the half takes
            more than :data:`MOST` for each character, nobody has waited for the end.
    """

    regex: str
    text: str
    unit: str
    steps: int

    def __str__(self) -> str:
        short = self.regex if len(self.regex) <= _SHOWN else f"{self.regex[:80]} ... {self.regex[-35:]}"
        return (
            f"{short}\n  on {self.text[:30]!r}, and so on with {self.unit!r}: {self.steps} steps for half of its "
            f"{len(self.text)} characters, and much more than twice as many for all"
        )


def superlinear(
    regex: str, flags: int = re.ASCII, length: int = LONGEST_SENTENCE, *, thorough: bool = False
) -> list[Finding]:
    r"""Return texts on which the work of searching an expression grows faster than the text; the first is enough.

    The work is counted in steps, see :mod:`guardctl.testing.steps`, so that the answer is the same on any machine. It
    is compared between a text of ``length`` and one of half of it: how it grows beyond is nobody's concern, and a bound
    like ``{0,60}`` that is reached before is as good as linear.

    To mend an expression, bound a repetition (``\w{1,12}``), give what may begin anywhere in a run an edge
    (``(?<!\d)\d+``), make it possessive (``\d++``), drop what a search does not need (a leading ``\d+`` finds no more
    than ``\d``), or look for the first of two things once: ``^(?>.*?first).*?second``.

    Args:
        regex: the expression.
        flags: as for :func:`re.compile`; those of guards and redactions are compiled with ``re.ASCII``.
        length: characters that are searched in one piece at most. Layer 1 cuts sentences at
            :data:`guardctl.matching.window.LONGEST_SENTENCE`.
        thorough: try some times as many texts.

    Raises:
        re.error: the expression does not compile.
    """
    tree = parsed(regex)
    if tree is None:  # re has moved its parser: nothing can be said
        return []
    search = Search(tree, flags)
    for head, unit in pumps(tree, flags, search, thorough=thorough):
        for fails in _FAIL if not head and len(unit) == 1 else _FAIL[:1]:
            half, whole = (_text(head, unit, size, fails) for size in (length // 2, length))
            steps = MOST * len(half)
            try:
                search.search(half, steps)
                steps = search.steps
                if steps > CHEAP * len(half):
                    search.search(whole, int(GROWTH * steps))
            except TooManyStepsError:
                return [Finding(regex, whole, unit, steps)]
    return []


def _text(head: str, unit: str, size: int, fails: str) -> str:
    return (head + unit * (size // len(unit) + 1))[: size - 1] + fails
