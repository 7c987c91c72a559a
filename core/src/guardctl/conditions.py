"""The guards' ``all_of`` conditions as layer 1 looks them up: made with the index, so that the hook need not."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping
from typing import Any

from guardctl.layer1 import GRAM


def holds(all_of: Iterable[Iterable[str]], folded: str) -> bool:
    """Tell whether every group of ``all_of`` has an alternative in ``folded``: what a condition means."""
    return all(any(literal in folded for literal in group) for group in all_of)


def prepare(guards: Iterable[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """Return guards' entries with their conditions ready to be looked up, all guards' literals in one table.

    Args:
        guards: mappings with ``signals`` and ``bypasses``, each a sequence of
            ``(all_of, frozen regex, why, language, scope)``.

    Returns:
        The same with numbers in place of the groups of ``all_of``, and with ``literals``, a table that all share; see
        :func:`_table`.
    """
    numbers: dict[tuple[str, ...], int] = {}

    def numbered(patterns: Iterable[tuple[Any, ...]]) -> tuple[Any, ...]:
        return tuple(
            (tuple(numbers.setdefault(tuple(group), len(numbers)) for group in all_of), *others)
            for all_of, *others in patterns
        )

    entries = [
        {**guard, "signals": numbered(guard["signals"]), "bypasses": numbered(guard["bypasses"])} for guard in guards
    ]
    literals = _table(numbers)
    return [{**entry, "literals": literals} for entry in entries]


def _table(numbers: Mapping[tuple[str, ...], int]) -> tuple[int, bytes, bytes, bytes]:
    r"""Return ``(number of grams of ASCII literals, grams, offsets, records)``.

    A gram is the last four bytes of some literals. Its record, between two offsets, has a line
    ``1,17\tliteral`` for each of them, with the numbers of the groups it stands in. All of it is packed: making 6,000
    objects of the literals would cost more than everything that layer 1 does with them.
    """
    groups: dict[str, list[str]] = {}
    for group, number in numbers.items():
        for literal in dict.fromkeys(group):
            if "\n" not in literal:  # no sentence has one
                groups.setdefault(literal, []).append(str(number))
    records: dict[bytes, list[str]] = {}
    for literal in sorted(groups, key=str.isascii, reverse=True):
        gram = literal.encode("utf-8", "replace")[-GRAM:].ljust(GRAM, b"\0")
        records.setdefault(gram, []).append(f"{','.join(groups[literal])}\t{literal}")
    encoded = ["\n".join(lines).encode("utf-8", "replace") for lines in records.values()]
    offsets = [0]
    for record in encoded:
        offsets.append(offsets[-1] + len(record))
    return (
        len({literal.encode()[-GRAM:] for literal in groups if literal.isascii()}),
        b"".join(records),
        b"".join(offset.to_bytes(GRAM, sys.byteorder) for offset in offsets),
        b"".join(encoded),
    )
