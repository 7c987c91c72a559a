"""The guards' patterns as layer 1 looks them up: made with the index, so that the hook need not."""

from __future__ import annotations

import marshal
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any

from guardctl.layer1 import ALL, CODE, ONE, TEXT
from guardctl.needs import WORDS, Need, necessary
from guardctl.patterns import NewStore
from guardctl.plans import Plan, plan_of
from guardctl.rows import Row
from guardctl.signals import Pattern
from guardctl.tables import Frequency, Group, Table

OFTEN = 0.6
"""Groups that are met in a larger share of sentences are not asked for: that costs more than it saves."""

OTHER_SCRIPTS = ("ja", "ko", "zh")
"""Languages whose patterns are not looked for in a text without any letter beyond ASCII."""

_ANCHOR, _CANDIDATE, _BRANCH, _LOOSE = 1.0, 8.0, 3.0, 0.3
"""What it costs to follow an anchor, to load a candidate, to look at one of its branches, and to search a text for a
literal without an anchor; in units of some 1,500 instructions, for a text of 20 sentences."""

_LOAD = 8
"""It costs as much to load a group at all as so many of its literals do."""

Branch = tuple[tuple[Group, ...], tuple[Any, ...]]


def holds(all_of: Iterable[Iterable[str]], folded: str) -> bool:
    """Tell whether every group of ``all_of`` has an alternative in ``folded``: what a condition means."""
    return all(any(literal in folded for literal in group) for group in all_of)


@cache
def planned(pattern: Row | Pattern) -> tuple[Any, ...]:
    """Return ``(plan, need, why, language, scope)`` of a pattern, see :func:`guardctl.plans.plan_of`.

    Raises:
        re.error: the expression does not compile.
    """
    groups = () if isinstance(pattern, Row) else pattern.all_of
    return *plan_of(pattern.regex, groups), pattern.why, pattern.language, pattern.scope


def prepare(guards: Iterable[Mapping[str, Any]], texts: Iterable[str] = ()) -> tuple[list[dict[str, Any]], NewStore]:
    """Return guards' entries with their patterns ready to be looked up, and the store that they all refer to.

    Args:
        guards: mappings with ``signals`` and ``bypasses``, each a sequence of what :func:`planned` returned, and with
            ``about``, an object for whoever goes on where layer 1 ends.
        texts: what agents say; tells which literals are seldom met. Only speed depends on it.

    Returns:
        The same with ``(table, number)`` in place of the patterns: a table, see :class:`guardctl.tables.Table`, and the
        guard's number in it. All guards share one table for signals and one for bypasses, that only a signal needs.
        ``about`` is a reference, and ``store`` is the store. What a candidate is:
        :func:`guardctl.layer1.examine`.
    """
    store = NewStore()
    frequency = Frequency(texts)
    signals, bypasses = _Catalogue(store, frequency), _Catalogue(store, frequency)
    entries = [
        {
            **guard,
            "signals": signals.add(guard["signals"]),
            "bypasses": bypasses.add(guard["bypasses"]),
            "about": store.add(marshal.dumps(guard.get("about"))),
            "store": store,
        }
        for guard in guards
    ]
    tables = {"signals": signals.table.pack(store), "bypasses": bypasses.table.pack(store)}
    return [{**entry, **{kind: (tables[kind], entry[kind]) for kind in tables}} for entry in entries], store


class _Catalogue:
    """Puts patterns into a store and a table, as candidates.

    A candidate is some branches of a pattern that the same *lead*, a group of literals, leads to.
    """

    def __init__(self, store: NewStore, frequency: Frequency) -> None:
        self.table = Table(frequency)
        self._store = store
        self._frequency = frequency
        self._known: dict[Group, tuple[float, float]] = {}
        self._referred: dict[Group, int] = {}

    def add(self, patterns: Iterable[tuple[Any, ...]]) -> int:
        """Add a guard's patterns and return its number in the table."""
        number = self.table.begin_guard()
        for pattern in patterns:
            self._add(*pattern)
        return number

    def _add(self, plan: Plan, need: Need, *about: str) -> None:
        keys = sorted(set(necessary(need, self._frequency)))
        branches, common = _spread(self._useful(plan))
        for lead, led in self._leads(keys, branches).items():
            asked = self._sorted(necessary((ALL, common), self._frequency), lead)
            parts = [(self._sorted(groups, lead), self._stored((ALL, rest))) for groups, rest in led]
            if len(parts) == 1:
                ((groups, rest),) = parts
                asked, parts = self._sorted([*asked, *groups], lead), [([], rest)]
            first, *others = [self._reference(group) for group in asked] or [0]
            told = tuple((tuple(map(self._reference, groups)), rest) for groups, rest in parts)
            content = tuple(others), told, self._stored((ALL, common)), about
            reference = self._store.add(marshal.dumps(content))
            self.table.add(lead, first, -reference if about[1] in OTHER_SCRIPTS else reference)

    def _leads(self, keys: Sequence[Group], branches: Sequence[Branch]) -> dict[Group | None, list[Branch]]:
        """Return branches by what leads to them: a key to all, or to each what is rarest in it, if that costs less."""
        each: dict[Group | None, list[Branch]] = {}
        for branch in branches:
            groups = [*branch[0], *keys, *necessary((ALL, branch[1]), self._frequency)]
            lead = min(groups, key=lambda group: self._cost(group, 1), default=None)
            each.setdefault(lead, []).append(branch)
        by_key = min(keys, key=lambda key: self._cost(key, len(branches)), default=None)
        if by_key is None or (
            sum(self._cost(lead, len(led)) for lead, led in each.items() if lead) < self._cost(by_key, len(branches))
        ):
            return each
        return {by_key: list(branches)}

    def _cost(self, lead: Group, branches: int) -> float:
        """Estimate what it costs, for each sentence, to look at some branches where a lead stands."""
        known = self._known.get(lead)
        if known is None:
            anchors = map(self._frequency.of_anchor, lead)
            looked_up = sum(_LOOSE if anchor is None else anchor * _ANCHOR for anchor in anchors)
            known = self._known[lead] = looked_up, self._frequency(lead)
        looked_up, found = known
        return looked_up + found * (_CANDIDATE + branches * _BRANCH)

    def _useful(self, node: Any) -> Any:
        """Return a node without groups that are met more often than it is worth asking; None where nothing is left."""
        kind, content = node
        if kind == WORDS:
            return node if self._frequency(content) <= OFTEN else None
        if kind in (CODE, TEXT):
            return node
        parts = [self._useful(part) for part in content]
        if kind == ONE and None in parts:
            return None
        useful = tuple(part for part in parts if part is not None)
        return (kind, useful) if useful else None

    def _stored(self, node: Any) -> Any:
        """Return a node as layer 1 has it, with references to its groups and expressions in place of these."""
        kind, content = node
        if kind in (CODE, TEXT):
            return kind, self._store.add(content)
        groups = self._sorted(part[1] for part in content if part[0] == WORDS)
        nodes = tuple(self._stored(part) for part in content if part[0] != WORDS)
        return kind, tuple(map(self._reference, groups)), nodes

    def _reference(self, group: Group) -> int:
        if group not in self._referred:
            self._referred[group] = self._frequency.put(group, self._store)
        return self._referred[group]

    def _sorted(self, groups: Iterable[Group], lead: Group | None = None) -> list[Group]:
        """Return groups but the lead, those first that should be asked for first: cheap, and seldom met."""

        def worth(group: Group) -> tuple[float, Group]:
            return (_LOAD + len(group)) / (1.05 - min(self._frequency(group), 1.0)), group

        return sorted({*groups} - {lead}, key=worth)


def _spread(node: Any) -> tuple[list[Branch], tuple[Any, ...]]:
    """Return a plan as ``(branches, common)``: groups and rest of each alternative, and what all of them need."""
    kind, content = node
    if kind == ONE:
        branches: list[Branch] = []
        for part in content:
            inner, common = _spread(part)
            branches += [(groups, (*rest, *common)) for groups, rest in inner]
        return branches, ()
    if kind != ALL:
        return [((content,), ()) if kind == WORDS else ((), (node,))], ()
    groups = tuple(part[1] for part in content if part[0] == WORDS)
    nodes = tuple(part for part in content if part[0] != WORDS)
    largest = max((part for part in nodes if part[0] == ONE), key=lambda part: len(part[1]), default=None)
    if largest is None:
        return [(groups, nodes)], ()
    others = tuple(part for part in nodes if part is not largest)
    return [((*groups, *inner), rest) for inner, rest in _spread(largest)[0]], others
