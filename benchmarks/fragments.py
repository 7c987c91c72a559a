"""Pieces of text that make a guard's expressions work hard, taken from the expressions themselves."""

from __future__ import annotations

import marshal
import random
from collections.abc import Iterable
from re import ASCII, _constants, _parser  # type: ignore[attr-defined]  # private: the parsed expression
from typing import Any

from guardctl.conditions import planned
from guardctl.layer1 import CODE, ONE, TEXT
from guardctl.needs import WORDS
from guardctl.plans import Plan
from guardctl.signals import Pattern

SAMPLES = 6
"""Strings made to follow each expression."""

MOST = 40
"""Repetitions of an unbounded part: ``.*`` becomes at most this long."""

FILLERS = (" ", "-", "a", "1", "x ", "…", "the ", "を", "  ", "`a`", "(")


def fragments(patterns: Iterable[Pattern], chance: random.Random) -> list[str]:
    """Return fragments for one guard's patterns, without duplicates."""
    found: dict[str, None] = {}
    for pattern in patterns:
        plan = planned(pattern)[0]
        for group in pattern.all_of:
            found[chance.choice(group)] = None
        tree = _parser.parse(pattern.regex, ASCII)
        for number in range(SAMPLES):
            needed = _meet(plan, chance)
            found[needed[:300]] = None
            sample = _follow(tree, chance).lower().replace("\n", " ")
            if number % 2:
                # Leave the expression before its end, with what it needs.
                cut = chance.randint(len(sample) // 2, max(len(sample) // 2, len(sample) - 1))
                sample = f"{sample[:cut]} {needed}"
            found[sample[:300]] = None
    found.update(dict.fromkeys(FILLERS))
    return [fragment for fragment in found if fragment]


def _meet(node: Plan, chance: random.Random) -> str:
    """Return literals for which one part of an expression is loaded: each that it needs, of one alternative."""
    kind, content = node
    if kind == WORDS:
        return str(chance.choice(content))
    if kind == TEXT:
        return " ".join(chance.choice(group) for group in marshal.loads(content))
    if kind == CODE:
        return ""
    parts = [chance.choice(content)] if kind == ONE else content
    return " ".join(filter(None, (_meet(part, chance) for part in parts)))


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
