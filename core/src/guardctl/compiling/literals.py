r"""What a sentence must contain for an expression to match, read off the expression itself.

Whatever ``\b(?:i'll|let me) (?:now )?commit\b`` matches contains ``i'll now commit``, ``i'll commit``, ``let me now
commit`` or ``let me commit``: looking for strings is next to free, loading and searching an expression is not. This is
what indexed code search does (Russ Cox, "Regular Expression Matching with a Trigram Index", 2012).

``re``'s parser makes of an expression a list of tokens, pairs of an operation and its argument. Of each the *strings*
that it may match are spelled out, as long as they are few; strings of neighbours are joined. A *group* is strings of
which every match contains one.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import Any

from guardctl.compiling.freezing import parsed
from guardctl.matching.window import is_wide_letter

Group = tuple[str, ...]
Strings = set[str] | None  # None: too many to say
Read = tuple[Strings, list[set[str]]]  # what tokens may match, and groups besides

FEW_STRINGS, MOST_STRINGS = 32, 256
"""So many strings are spelled out for one run of tokens: few where a part of it would do as a group."""

LETTERS, WIDE_LETTERS = 3, 2
"""A group is of use where each string has so many characters, or so many letters of Chinese, Japanese or Korean."""

REPEATS = ("MAX_REPEAT", "MIN_REPEAT", "POSSESSIVE_REPEAT")

_MOST_OF_CLASS = 12
_IGNORECASE = int(re.IGNORECASE)  # the flag itself is an enum, and fifty times as slow
_LAST_LATIN = "\u02ff"


def items(tokens: Any) -> list[tuple[Any, Any]]:
    """Return tokens as a list; ``re``'s own kind of list is ten times as slow to go through."""
    found: list[tuple[Any, Any]] = getattr(tokens, "data", tokens)
    return found


@cache
def groups_of(regex: str) -> tuple[Group, ...]:
    """Return groups, each of which every sentence has a string of where an expression matches; the best one first.

    There is none where the expression needs no word, or where ``re`` has moved its parser.

    Raises:
        re.error: the expression is no expression.
    """
    tree = parsed(regex)
    if tree is None:
        return ()
    strings, groups = _sequence(tree)
    found = {_shortest(group) for group in [*groups, strings or {""}] if _all_tell(group)}
    return tuple(sorted(found, key=lambda group: (_strength(group), group), reverse=True))


def _all_tell(group: Iterable[str]) -> bool:
    return all(map(_tells, group))


def _tells(string: str) -> bool:
    wide = sum(character > _LAST_LATIN and is_wide_letter(character) for character in string)
    return len(string.strip()) >= LETTERS or wide >= WIDE_LETTERS


def _strength(group: Iterable[str]) -> tuple[int, int]:
    sizes = [len(string.strip().encode("utf-8", "surrogatepass")) for string in group]
    return min(sizes, default=0), -len(sizes)


def _shortest(strings: Iterable[str]) -> Group:
    """Return those strings that contain none of the others."""
    kept: list[str] = []
    for string in sorted(strings, key=lambda string: (len(string), string)):
        if not any(other in string for other in kept):
            kept.append(string)
    return tuple(kept)


def _sequence(tokens: Iterable[Any]) -> Read:
    whole: Strings = {""}
    run: set[str] = {""}
    groups: list[set[str]] = []
    for kind, value in items(tokens):
        strings, inner = _token(kind.name, value)
        groups += inner
        whole = _joined(whole, strings)
        longer = _joined(run, strings)
        if longer is not None and len(longer) > FEW_STRINGS and (_all_tell(run) or _all_tell(strings or {""})):
            longer = None
        if longer is None:
            groups.append(run)
        run = longer or strings or {""}
    return whole, groups if whole is not None else [*groups, run]


def _joined(left: Strings, right: Strings) -> Strings:
    if left is None or right is None or len(left) * len(right) > MOST_STRINGS:
        return None
    return {before + behind for before in left for behind in right}


def _token(kind: str, value: Any) -> Read:
    match kind:
        case "LITERAL":
            return {chr(value)}, []
        case "AT" | "ASSERT_NOT":
            return {""}, []
        case "ASSERT":  # looks ahead or behind, and leaves the run where it is
            return {""}, _all(_sequence(value[1]))
        case "IN":
            return _class(value), []
        case "SUBPATTERN":
            return (None, []) if value[1] & _IGNORECASE else _sequence(value[3])
        case "ATOMIC_GROUP":
            return _sequence(value)
        case "BRANCH":
            return _branches([_sequence(branch) for branch in value[1]])
        case "MAX_REPEAT" | "MIN_REPEAT" | "POSSESSIVE_REPEAT":
            return _repeated(value[0], value[1], _sequence(value[2]))
    return None, []


def _all(read: Read) -> list[set[str]]:
    strings, groups = read
    return groups if strings is None else [*groups, strings]


def _branches(read: list[Read]) -> Read:
    union: set[str] = set()
    for strings, _ in read:
        if strings is None:
            return None, _one_of(read)
        union |= strings
    return (union, []) if len(union) <= MOST_STRINGS else (None, [union])


def _one_of(read: list[Read]) -> list[set[str]]:
    """Return a group with the best one of each alternative, and one with the second best; none if one has none.

    Which of the two is met more seldom is known where there are texts to count in: ``the `` is no shorter than ``npe``.
    """
    best: set[str] = set()
    second: set[str] = set()
    for groups in map(_all, read):
        ranked = sorted(filter(_all_tell, groups), key=_strength, reverse=True)
        if not ranked:
            return []
        best |= ranked[0]
        second |= ranked[min(1, len(ranked) - 1)]
    return [best, second]


def _repeated(least: int, most: int, read: Read) -> Read:
    strings = read[0]
    if least == 0:
        return (strings | {""} if strings is not None and most == 1 else None), []
    if least == most == 1:
        return read
    return None, _all(read)


def _class(items: Iterable[tuple[Any, Any]]) -> Strings:
    characters: set[str] = set()
    for kind, value in items:
        if kind.name == "LITERAL":
            characters.add(chr(value))
        elif kind.name == "RANGE" and value[1] - value[0] < _MOST_OF_CLASS:
            characters.update(map(chr, range(value[0], value[1] + 1)))
        else:
            return None
    return characters if len(characters) <= MOST_STRINGS else None
