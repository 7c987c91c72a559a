"""The table of literals that :mod:`guardctl.lookup` reads: made with the index."""

from __future__ import annotations

import marshal
import sys
from collections import Counter
from collections.abc import Iterable
from itertools import accumulate

from guardctl.lookup import FIRST_NAME, LETTERS, wide_anchors, word_anchors
from guardctl.patterns import NewStore
from guardctl.window import fold, plain

HOLES, BUCKETS = 262_139, 32_749
"""Sizes. Primes: a remainder by a power of two would be the first letters of an anchor."""

Group = tuple[str, ...]

_SHINGLE = 3


def anchors_of(literal: str) -> set[int]:
    """Return the anchors that a sentence has whenever it has a literal.

    ``" not shipp"`` has those of ``not``, of ``shipp``, and of both. A literal without a space in front has none of its
    first word, and none at all when that is all it is.
    """
    if not literal.isascii():
        return wide_anchors(literal)
    _, *begun = literal.split(" ")
    if begun and len(begun[-1]) < LETTERS:
        begun.pop()  # no more is known than how it begins
    singles, pairs = word_anchors(tuple(filter(None, begun)))
    return {*singles, *pairs}


class Frequency:
    """Estimates how often literals and anchors occur, from what is counted in some texts."""

    def __init__(self, texts: Iterable[str]) -> None:
        folded = fold("\n".join(texts))
        lines = plain(folded)
        sample = lines if folded.isascii() else f"{lines}\n{folded}"
        self._counts = Counter(
            sample[at : at + size] for size in range(1, _SHINGLE + 1) for at in range(len(sample) - size + 1)
        )
        self._known: dict[str, float] = {}
        self._sentences = 1 + sum(map(sample.count, (". ", "\n", "。")))
        self._groups: dict[Group, float] = {}
        self._anchor: dict[str, int | None] = {}
        self._anchors: Counter[int] = Counter()
        for line in lines.split("\n"):
            for anchors in word_anchors(tuple(line.split())):
                self._anchors.update(anchors)
        for line in folded.split("\n"):
            if not line.isascii():
                self._anchors.update(wide_anchors(line))

    def __call__(self, group: Group) -> float:
        """Return a number that grows with the share of sentences that have a literal of ``group``."""
        if group not in self._groups:
            self._groups[group] = sum(map(self._of, group)) / self._sentences
        return self._groups[group]

    def _of(self, literal: str) -> float:
        known = self._known.get(literal)
        if known is None:
            seen = min(self._counts[literal[at : at + _SHINGLE]] for at in range(max(1, len(literal) - _SHINGLE + 1)))
            # Each further letter makes it rarer; where the texts know nothing, the length alone decides.
            known = seen * 0.6 ** max(0, len(literal) - _SHINGLE) + 0.01 * 4.0 ** -len(literal)
            self._known[literal] = known
        return known

    def anchor(self, literal: str) -> int | None:
        """Return the anchor of a literal that occurs least, or None if it has none."""
        if literal not in self._anchor:
            self._anchor[literal] = min(
                anchors_of(literal), key=lambda anchor: (self._anchors[anchor], -anchor), default=None
            )
        return self._anchor[literal]

    def put(self, group: Group, store: NewStore) -> int:
        r"""Put a group into a store and return its reference, for :meth:`guardctl.lookup.Lookup.has`.

        It is ``(anchors, anchored, others, foreign)``: anchors; for each of them a line of the literals that have it,
        divided by ``\0``; the literals without any, likewise; and the reference, negative, of those of other scripts,
        or 0. These are loaded only where a sentence has such letters.
        """
        plain = [literal for literal in group if literal.isascii()]
        wide = [literal for literal in group if not literal.isascii()]
        foreign = -self._put(wide, 0, store) if wide else 0
        return foreign if wide and not plain else self._put(plain, foreign, store)

    def _put(self, literals: Iterable[str], foreign: int, store: NewStore) -> int:
        anchored: dict[int, list[str]] = {}
        others: list[str] = []
        for literal in literals:
            anchor = self.anchor(literal)
            if "\n" not in literal:  # no sentence has one
                (others if anchor is None else anchored.setdefault(anchor, [])).append(literal)
        lines = "\n".join(map("\0".join, anchored.values()))
        return store.add(marshal.dumps((tuple(anchored), lines, "\0".join(others), foreign)))

    def of_anchor(self, literal: str) -> float | None:
        """Return the share of sentences that have the anchor of a literal; None if it has none."""
        anchor = self.anchor(literal)
        return None if anchor is None else self._anchors[anchor] / self._sentences


class Table:
    """Leads from literals to candidates.

    Packed, it is ``(sieve, offsets, records, candidates, rest)``, references into a store. An anchor is a number: the
    sieve, bytes, has a 1 at ``number % len(sieve)`` and lets few others through; ``number % number of buckets`` is the
    bucket whose record, between two of the offsets, has a literal in one line, and in the next the names of the
    candidates it leads to. Of these, in the order of their names, there are two references each. The rest, marshalled:
    literals without an anchor, with names; the names of those that nothing leads to; the name of each guard's first.
    Making 20,000 objects of all that would cost more than everything that layer 1 does with them.
    """

    def __init__(self, frequency: Frequency) -> None:
        self._frequency = frequency
        self._leads: dict[str, list[str]] = {}
        self._always: list[str] = []
        self._references: list[tuple[int, int]] = []
        self._firsts: list[str] = []

    def begin_guard(self) -> int:
        """Return the number of the guard whose candidates are added next."""
        self._firsts.append(self._next_name)
        return len(self._firsts) - 1

    @property
    def _next_name(self) -> str:
        return chr(FIRST_NAME + len(self._references))

    def add(self, lead: Group | None, first: int, rest: int) -> None:
        """Add a candidate.

        Args:
            lead: it is worth a look where one of these literals stands; None is everywhere.
            first: reference to the group that is asked for first; 0 if there is none.
            rest: reference to what else there is to know about it; negative if no text of ASCII alone can meet it.
        """
        name = self._next_name
        self._references.append((first, rest))
        if lead is None:
            self._always.append(name)
        for literal in dict.fromkeys(lead or ()):
            if "\n" not in literal:  # no sentence has one
                self._leads.setdefault(literal, []).append(name)

    def pack(self, store: NewStore) -> tuple[int, ...]:
        """Put the table into a store and return it."""
        sieve = bytearray(HOLES)
        buckets: list[list[str]] = [[] for _ in range(BUCKETS)]
        loose = []
        for literal, names in self._leads.items():
            anchor = self._frequency.anchor(literal)
            if anchor is None:
                loose.append((literal, "".join(names)))
                continue
            sieve[anchor % HOLES] = 1
            buckets[anchor % BUCKETS] += literal, "".join(names)
        records = ["\n".join(bucket).encode("utf-8", "surrogatepass") for bucket in buckets]
        offsets = accumulate(map(len, records), initial=0)
        packed = (
            bytes(sieve),
            b"".join(offset.to_bytes(4, sys.byteorder) for offset in offsets),
            b"".join(records),
            b"".join(number.to_bytes(8, sys.byteorder, signed=True) for two in self._references for number in two),
            marshal.dumps((tuple(loose), "".join(self._always), tuple(self._firsts))),
        )
        return tuple(map(store.add, packed))
