"""The tables of rows that :mod:`guardctl.matching.rows` reads: made with the index."""

from __future__ import annotations

import marshal
import sys
from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import accumulate
from typing import Any

from guardctl.compiling.freezing import NewStore, freeze
from guardctl.compiling.literals import Group, groups_of
from guardctl.matching.rows import FIRST_NAME, NO_GRAM, grams_of
from guardctl.matching.window import fold
from guardctl.rows import Row

OTHER_SCRIPTS = ("ja", "ko", "zh")
"""Languages whose rows are not looked for in a text of Latin letters only."""

KINDS = ("signals", "bypasses", "asked", "ran")
"""A table each: only what is said is looked at on every turn."""

MOST_GROUPS = 3
"""So many groups of a row are asked for, the lead included: each saves less than the one before."""

_UNKNOWN = 0.02
"""What it costs to have a literal at all, beside the share of texts that have its gram."""

_WITHOUT_GRAM = 3.0
"""What it costs to have a literal that each text is searched for."""


def prepare(guards: Iterable[Mapping[str, Any]], texts: Iterable[str] = ()) -> tuple[list[dict[str, Any]], NewStore]:
    """Return guards' entries with their rows ready to be looked up, and the store that they all refer to.

    Args:
        guards: mappings with ``signals`` and ``bypasses``, each some rows; with ``about``, an object for whoever goes
            on where layer 1 ends; and perhaps with ``joint``, the ids of signals that raise nothing by themselves.
        texts: what agents say; tells which literals are seldom met. Only speed depends on it.

    Returns:
        The same with ``(table, first, end)`` under each of :data:`KINDS`: a table that all guards share, and the
        numbers of the guard's rows in it. A table is ``(leads, leads of other scripts, rows)``. Leads are three
        references into the store: to grams, as numbers of four bytes; to where the record of each begins, and the last
        one ends; and to the records, literals and the names of the rows that each leads to, as lines in turn. Making
        objects of them would cost more than all that is done with them. Rows is a reference to references of eight
        bytes, to ``(groups, expression, about)`` each. ``about`` is a reference, and ``store`` is the store.
    """
    store = NewStore()
    frequency = Frequency(texts)
    tables = {kind: Table(store, frequency) for kind in KINDS}
    entries = []
    for guard in guards:
        signals: dict[str, list[Any]] = {"said": [], "asked": [], "ran": []}
        for row in guard["signals"]:
            signals[row.on].append(row)
        joint = guard.get("joint", ())
        places = {
            "signals": tables["signals"].add(signals["said"], joint),
            "bypasses": tables["bypasses"].add(guard["bypasses"]),
            "asked": tables["asked"].add(signals["asked"]),
            "ran": tables["ran"].add(signals["ran"]),
        }
        about = store.add(marshal.dumps(guard.get("about")))
        learned = guard.get("filter")
        filter_ = learned and (store.add(marshal.dumps(learned["weights"])), learned["cuts"])
        more = {"about": about, "filter": filter_, "whens": guard.get("whens", ()), "store": store}
        entries.append({**guard, **places, **more})
    packed = {kind: table.pack() for kind, table in tables.items()}
    return [{**entry, **{kind: (packed[kind], *entry[kind]) for kind in KINDS}} for entry in entries], store


class Frequency:
    """How often grams occur, counted in some texts."""

    def __init__(self, texts: Iterable[str]) -> None:
        self._counts: Counter[int] = Counter()
        self._texts = 1
        for text in texts:
            self._texts += 1
            self._counts.update(grams_of(fold(text)))

    def gram(self, literal: str) -> int:
        """Return the gram of a literal that is met least."""
        return min(grams_of(literal), key=lambda gram: (self._counts[gram], gram), default=NO_GRAM)

    def cost(self, group: Group) -> tuple[float, Group]:
        """Return what it costs to look for a group, to compare with others."""
        return sum(map(self._cost, group)), group

    def _cost(self, literal: str) -> float:
        gram = self.gram(literal)
        return _WITHOUT_GRAM if gram == NO_GRAM else self._counts[gram] / self._texts + _UNKNOWN


class Table:
    """One table in the making."""

    def __init__(self, store: NewStore, frequency: Frequency) -> None:
        self._store = store
        self._frequency = frequency
        self._rows: list[int] = []
        self._latin: dict[str, str] = {}  # literals of leads, each with the names of rows
        self._wide: dict[str, str] = {}

    def add(self, rows: Iterable[Row], joint: Iterable[str] = ()) -> tuple[int, int]:
        """Add the rows of a guard and return where they begin and end."""
        first = len(self._rows)
        for row in rows:
            self._add(row, alone=row.id not in joint)
        return first, len(self._rows)

    def _add(self, row: Row, *, alone: bool) -> None:
        groups = sorted(needed(row), key=self._frequency.cost)
        lead, *others = groups[:MOST_GROUPS] or [("",)]  # every sentence has that
        code = self._store.add(freeze(row.regex))
        about = row.id, row.why, row.language, row.scope, alone
        leads = self._wide if row.language in OTHER_SCRIPTS else self._latin
        for literal in lead:
            leads[literal] = leads.get(literal, "") + chr(FIRST_NAME + len(self._rows))
        self._rows.append(self._store.add(marshal.dumps((tuple(others), code, about))))

    def pack(self) -> tuple[Any, ...]:
        """Put the table into the store and return it."""
        rows = self._store.add(_numbers(8, self._rows))
        return self._packed(self._latin), self._packed(self._wide), rows

    def _packed(self, leads: Mapping[str, str]) -> tuple[int, ...]:
        lines: dict[int, list[str]] = {}
        for literal, names in leads.items():
            lines.setdefault(self._frequency.gram(literal), []).append(f"{literal}\n{names}")
        records = ["\n".join(part).encode("utf-8", "surrogatepass") for part in lines.values()]
        offsets = accumulate(map(len, records), initial=0)
        return tuple(map(self._store.add, (_numbers(4, lines), _numbers(4, offsets), b"".join(records))))


def _numbers(size: int, numbers: Iterable[int]) -> bytes:
    return b"".join(number.to_bytes(size, sys.byteorder) for number in numbers)


def needed(row: Row) -> list[Group]:
    """Return groups of literals, each of which every sentence has one of in which a row matches."""
    # No sentence has a line break.
    return [tuple(literal for literal in group if "\n" not in literal) for group in groups_of(row.regex)]
