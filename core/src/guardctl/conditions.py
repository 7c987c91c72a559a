"""The guards' patterns as layer 1 looks them up: made with the index, so that the hook need not."""

from __future__ import annotations

import marshal
import sys
from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from itertools import accumulate, pairwise
from typing import Any

from guardctl.layer1 import ALL, CODE, ONE, TEXT
from guardctl.needs import WORDS, Need, anchors_of, necessary
from guardctl.plans import Plan, plan_of
from guardctl.signals import Pattern
from guardctl.window import anchors, fold, pair_anchor, plain, wide_anchors

KEYS = 2
"""Groups of a pattern that are looked at before its plan is loaded."""

OFTEN = 0.4
"""Groups that are met in a larger share of sentences are not looked at: they cost more than they save."""

HOLES, BUCKETS = 131_071, 32_749
"""Sizes of the table of literals. Primes: a remainder by 65,536 would be the first two bytes of an anchor."""

MOST_LOOSE, LEAST_LOOSE = 9, 3
"""How many literals of a group may stand anywhere in a word, and of how many letters: each is searched in each text."""

Table = tuple[bytes, int, bytes, bytes, tuple[tuple[str, str], ...]]

_SHINGLE = 3
_FIRST_NAME = 0x4E00  # names of groups: any characters but tab and line break
_BEFORE_SURROGATES = 0xD800 - _FIRST_NAME
_SURROGATES = 0xE000 - 0xD800


def holds(all_of: Iterable[Iterable[str]], folded: str) -> bool:
    """Tell whether every group of ``all_of`` has an alternative in ``folded``: what a condition means."""
    return all(any(literal in folded for literal in group) for group in all_of)


@cache
def planned(pattern: Pattern) -> tuple[Any, ...]:
    """Return ``(plan, need, why, language, scope)`` of a pattern, see :func:`guardctl.plans.plan_of`.

    Raises:
        re.error: the expression does not compile.
    """
    return *plan_of(pattern.regex, pattern.all_of), pattern.why, pattern.language, pattern.scope


def prepare(guards: Iterable[Mapping[str, Any]], texts: Iterable[str] = ()) -> list[dict[str, Any]]:
    """Return guards' entries with their patterns ready to be looked up, all guards' literals in one table.

    Args:
        guards: mappings with ``signals`` and ``bypasses``, each a sequence of what :func:`planned` returned.
        texts: what agents say; tells which literals are seldom met. Only speed depends on it.

    Returns:
        The same with ``(keys, lines, plan)`` in place of each pattern, where groups of literals have become names, and
        with ``literals``, a table that all share: see :func:`_table`. A sentence needs a literal of each group in
        ``keys``, and of each in one of the ``lines``, which stand for the pattern's alternatives. The plan, marshalled,
        is ``(rests, common, why, language, scope)``: for each alternative what else it needs, and what all of them do.
    """
    names: dict[tuple[str, ...], str] = {}
    frequency = _Frequency(texts)

    def name(group: tuple[str, ...]) -> str:
        return names.setdefault(group, chr(_FIRST_NAME + len(names) + _SURROGATES * (len(names) >= _BEFORE_SURROGATES)))

    def told(group: tuple[str, ...]) -> bool:
        loose = [literal for literal in group if not frequency.anchor(literal)]
        return frequency(group) <= OFTEN and len(loose) <= MOST_LOOSE and all(len(one) >= LEAST_LOOSE for one in loose)

    def named(node: Any) -> Any:
        """Return a node with names for its groups, or None when it is met more often than it is worth asking."""
        kind, content = node
        if kind == WORDS:
            return name(content) if told(content) else None
        if kind in (CODE, TEXT):
            return node
        parts = [named(part) for part in content]
        if kind == ONE and None in parts:
            return None
        groups = "".join(part for part in parts if isinstance(part, str))
        nodes = tuple(part for part in parts if isinstance(part, tuple))
        return (kind, groups, nodes) if groups or nodes else None

    def ready(plan: Plan, need: Need, *others: Any) -> tuple[str, bytes, bytes]:
        groups = sorted(set(necessary(need, frequency)), key=lambda group: (frequency(group), group))
        alternatives, common = _spread(named(plan))
        lines = "\n".join(line for line, _ in alternatives).encode()
        rests = tuple(rest for _, rest in alternatives)
        return "".join(map(name, list(filter(told, groups))[:KEYS])), lines, marshal.dumps((rests, common, *others))

    entries = [
        {
            **guard,
            "signals": tuple(ready(*pattern) for pattern in guard["signals"]),
            "bypasses": tuple(ready(*pattern) for pattern in guard["bypasses"]),
        }
        for guard in guards
    ]
    literals = _table(names, frequency)
    return [{**entry, "literals": literals} for entry in entries]


def _spread(node: Any) -> tuple[list[tuple[str, Any]], Any]:
    """Return a plan as ``(alternatives, common)``: groups and rest of each alternative, and what all of them need."""
    nothing: Any = (ALL, "", ())
    kind = node[0]
    if kind == ALL:
        _, groups, nodes = node
        choices = [part for part in nodes if part[0] == ONE]
        if not choices:
            return [(groups, (ALL, "", nodes))], nothing
        largest = max(choices, key=lambda part: len(part[1]) + len(part[2]))
        others = tuple(part for part in nodes if part is not largest)
        return [(groups + line, rest) for line, rest in _spread(largest)[0]], (ALL, "", others)
    if kind == ONE:
        _, groups, nodes = node
        alternatives: list[tuple[str, Any]] = [(group, nothing) for group in groups]
        for part in nodes:
            inner, common = _spread(part)
            alternatives += [(line, (ALL, "", (rest, common)) if common[2] else rest) for line, rest in inner]
        return alternatives, nothing
    return [("", node)], nothing


class _Frequency:
    """Estimates how often literals occur, from the shingles of three characters that are counted in some texts."""

    def __init__(self, texts: Iterable[str]) -> None:
        folded = fold("\n".join(texts))
        sample = plain(folded) if folded.isascii() else f"{plain(folded)}\n{folded}"
        self._counts = Counter(
            sample[at : at + size] for size in range(1, _SHINGLE + 1) for at in range(len(sample) - size + 1)
        )
        self._known: dict[str, float] = {}
        self._sentences = 1 + sum(map(sample.count, (". ", "\n", "。")))
        self._anchors = Counter(anchor for line in folded.split("\n") for anchor in wide_anchors(line))
        for line in plain(folded).split("\n"):
            words = line.split()
            self._anchors.update(anchor for word in words for anchor in anchors(word))
            self._anchors.update(pair_anchor(word, following) for word, following in pairwise(words))

    def __call__(self, group: Iterable[str]) -> float:
        """Return a number that grows with the share of sentences that have a literal of ``group``."""
        return sum(map(self._of, group)) / self._sentences

    def _of(self, literal: str) -> float:
        known = self._known.get(literal)
        if known is None:
            seen = min(self._counts[literal[at : at + _SHINGLE]] for at in range(max(1, len(literal) - _SHINGLE + 1)))
            # Each further letter makes it rarer; where the texts know nothing, the length alone decides.
            known = seen * 0.6 ** max(0, len(literal) - _SHINGLE) + 0.01 * 4.0 ** -len(literal)
            self._known[literal] = known
        return known

    def anchor(self, literal: str) -> str:
        """Return the anchor of a literal that occurs least, or nothing if it has none."""
        return min(anchors_of(literal), key=lambda anchor: (self._anchors[anchor], -len(anchor), anchor), default="")


def _table(names: Mapping[tuple[str, ...], str], frequency: _Frequency) -> Table:
    r"""Return ``(sieve, number of buckets, offsets, records, loose)``.

    An anchor, its UTF-8 bytes read as a number, belongs into the bucket ``number % buckets``, whose record, between two
    offsets, has its literals, one in a line, and behind a NUL the names of the groups that each stands in. The
    sieve has a 1 at ``number % len(sieve)``, and lets few others through. All of it is packed: making 15,000 objects of
    the literals would cost more than everything that layer 1 does with them. ``loose`` are those without an anchor.
    """
    groups: dict[str, list[str]] = {}
    for group, name in names.items():
        for literal in dict.fromkeys(group):
            if "\n" not in literal:  # no sentence has one
                groups.setdefault(literal, []).append(name)
    records: dict[int, list[tuple[str, str]]] = {}
    sieve = bytearray(HOLES)
    loose = []
    for literal, holding in groups.items():
        anchor = frequency.anchor(literal)
        if not anchor:
            loose.append((literal, "".join(holding)))
            continue
        number = int.from_bytes(anchor.encode("utf-8", "replace"), "little")
        sieve[number % HOLES] = 1
        records.setdefault(number % BUCKETS, []).append((literal, "".join(holding)))
    columns = [zip(*records[bucket], strict=True) if bucket in records else () for bucket in range(BUCKETS)]
    encoded = ["\0".join(map("\n".join, column)).encode("utf-8", "replace") for column in columns]
    return (
        bytes(sieve),
        BUCKETS,
        b"".join(offset.to_bytes(4, sys.byteorder) for offset in accumulate(map(len, encoded), initial=0)),
        b"".join(encoded),
        tuple(loose),
    )
