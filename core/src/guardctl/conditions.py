"""A guard's ``all_of`` conditions as layer 1 looks them up: made when the index is built, so that the hook need not."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from guardctl.layer1 import GRAM


def holds(all_of: Iterable[Iterable[str]], folded: str) -> bool:
    """Tell whether every group of ``all_of`` has an alternative in ``folded``: what a condition means."""
    return all(any(literal in folded for literal in group) for group in all_of)


def prepare(signals: Iterable[tuple[Any, ...]], bypasses: Iterable[tuple[Any, ...]]) -> dict[str, Any]:
    """Return patterns as the index stores them, with their conditions ready to be looked up.

    Args:
        signals: ``(all_of, frozen regex, why, language, scope)`` of each.
        bypasses: the same.

    Returns:
        The keys ``signals`` and ``bypasses``, with numbers in place of the groups of ``all_of``, and ``groups``: the
        literals of each group as ``(number of ASCII ones, last grams, first grams, literals)``, ASCII first, packed,
        because making 6,000 objects of them would cost more than everything that layer 1 does with them.
    """
    numbers: dict[tuple[str, ...], int] = {}
    prepared: dict[str, Any] = {}
    for name, patterns in (("signals", signals), ("bypasses", bypasses)):
        prepared[name] = tuple(
            # Small groups first: they are quickly looked through and seldom met.
            (tuple(numbers.setdefault(tuple(group), len(numbers)) for group in sorted(all_of, key=len)), *others)
            for all_of, *others in patterns
        )
    prepared["groups"] = tuple(_packed(group) for group in numbers)
    return prepared


def _packed(group: tuple[str, ...]) -> tuple[int, bytes, bytes, bytes]:
    literals = [literal for literal in group if "\n" not in literal]  # no sentence has one
    literals.sort(key=str.isascii, reverse=True)
    encoded = [literal.encode("utf-8", "replace") for literal in literals]
    lasts = b"".join(data[-GRAM:].ljust(GRAM, b"\0") for data in encoded)
    firsts = b"".join(data[:GRAM].ljust(GRAM, b"\0") for data in encoded)
    return sum(map(str.isascii, literals)), lasts, firsts, b"\n".join(encoded)
