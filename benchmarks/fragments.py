"""Pieces of text that make a guard's expressions work hard, taken from the expressions themselves."""

from __future__ import annotations

import random
from collections.abc import Iterable
from re import ASCII, _constants, _parser  # type: ignore[attr-defined]  # private: the parsed expression
from typing import Any

from guardctl import Row
from guardctl.compiling.table import needed

SAMPLES = 6
"""Strings made to follow each expression."""

MOST = 40
"""Repetitions of an unbounded part: ``.*`` becomes at most this long."""

FILLERS = (" ", "-", "a", "1", "x ", "…", "the ", "を", "  ", "`a`", "(")


def fragments(rows: Iterable[Row], chance: random.Random) -> list[str]:
    """Return fragments for one guard's rows, without duplicates."""
    found: dict[str, None] = {}
    for row in rows:
        groups = needed(row)
        tree = _parser.parse(row.regex, ASCII)
        for number in range(SAMPLES):
            literals = " ".join(chance.choice(group) for group in groups)
            found[literals[:300]] = None
            sample = _follow(tree, chance).lower().replace("\n", " ")
            if number % 2:
                # Leave the expression before its end, with what it needs.
                cut = chance.randint(len(sample) // 2, max(len(sample) // 2, len(sample) - 1))
                sample = f"{sample[:cut]} {literals}"
            found[sample[:300]] = None
    found.update(dict.fromkeys(FILLERS))
    return [fragment for fragment in found if fragment]


def _follow(tree: Iterable[tuple[Any, Any]], chance: random.Random) -> str:
    """Return a string that follows an expression; look-arounds are not respected."""
    return "".join(_follow_one(operation, argument, chance) for operation, argument in tree)


def _follow_one(operation: Any, argument: Any, chance: random.Random) -> str:
    match str(operation):
        case "LITERAL":
            return chr(argument)
        case "NOT_LITERAL" | "ANY":
            return chance.choice("a x-")
        case "IN":
            return _member(argument, chance)
        case "BRANCH":
            return _follow(chance.choice(argument[1]), chance)
        case "SUBPATTERN":
            return _follow(argument[3], chance)
        case "ATOMIC_GROUP":
            return _follow(argument, chance)
        case "MAX_REPEAT" | "MIN_REPEAT" | "POSSESSIVE_REPEAT":
            low, high, inner = argument
            high = min(int(high), low + MOST) if high != _constants.MAXREPEAT else low + MOST
            times = chance.choice((low, high, chance.randint(low, high)))
            return "".join(_follow(inner, chance) for _ in range(times))
    return ""


def _member(items: list[tuple[Any, Any]], chance: random.Random) -> str:
    if str(items[0][0]) == "NEGATE":
        return chance.choice("a x-")
    operation, argument = chance.choice(items)
    match str(operation):
        case "LITERAL":
            return chr(argument)
        case "RANGE":
            return chr(chance.randint(argument[0], min(argument[1], argument[0] + 60)))
    return {"CATEGORY_DIGIT": "7", "CATEGORY_SPACE": " ", "CATEGORY_NOT_WORD": "-"}.get(str(argument), "a")
