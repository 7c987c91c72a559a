r"""What the tokens of a parsed expression match, as plain text has it: see :func:`guardctl.window.plain`.

``re``'s parser makes of an expression a list of tokens, pairs of an operation and its argument. Read when the index is
built, never in the hook.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import product
from typing import Any

from guardctl.window import is_wide_letter

Token = tuple[Any, Any]
Tokens = Iterable[Token]  # a list, or ``re._parser.SubPattern``

MOST_STRINGS = 24
"""So many strings are spelled out for one run of tokens."""

IGNORECASE = int(re.IGNORECASE)  # the flag itself is an enum, and fifty times as slow

BOUNDARY = "\b"
"""Stands for itself in a string until what is beside it is known."""

REPEATS = ("MAX_REPEAT", "MIN_REPEAT", "POSSESSIVE_REPEAT")

_MOST_OF_CLASS = 12
_MOST_TIMES = 4
_SPACES = ("CATEGORY_SPACE", "CATEGORY_NOT_WORD")
_EDGES = ("AT_BOUNDARY", "AT_BEGINNING", "AT_BEGINNING_STRING", "AT_END", "AT_END_STRING")

_OUTSIDE = {-1: ("AT_BEGINNING", "AT_BEGINNING_STRING"), 0: ("AT_END", "AT_END_STRING")}  # plain text has a space there

_known: dict[int, tuple[Any, set[str] | None]] = {}


def items(tokens: Any) -> list[Token]:
    """Return tokens as a list; ``re``'s own kind of list is ten times as slow to go through."""
    found: list[Token] = getattr(tokens, "data", tokens)
    return found


def is_letter(character: str) -> bool:
    """Tell whether plain text has this character, so that a word boundary beside it is a space."""
    return character.isascii() and (character.isalnum() or character == "_")


def _plain(code: int) -> str:
    """Return how plain text shows a character; letters of other scripts, which it lacks, as they are."""
    character = chr(code)
    return character if is_letter(character) or is_wide_letter(character) else " "


def joined(left: Iterable[str], right: Iterable[str]) -> set[str]:
    """Return each string of ``left`` with each of ``right`` behind it."""
    return {before + behind for before, behind in product(left, right)}


def forget() -> None:
    """Forget what was found out about the parts of one expression; to be called when it is done with."""
    _known.clear()


def strings_of(token: Token) -> set[str] | None:
    """Return every string that a token matches, as plain text has it, or None when there are too many to say."""
    if token[0].name == "LITERAL":
        return {_plain(token[1])}
    known = _known.get(id(token[1]))
    if known is None:
        # With what the number stands for, so that nothing else can get it. A choice is asked about once a level.
        known = _known[id(token[1])] = token[1], _spelled(token)
    return known[1]


def _spelled(token: Token) -> set[str] | None:
    kind, value = token[0].name, token[1]
    if kind == "AT":
        return {BOUNDARY if value.name in _EDGES else ""}
    if kind == "ASSERT_NOT":
        return {""}
    if kind == "SUBPATTERN":
        return None if value[1] & IGNORECASE else _sequence(value[3])
    if kind == "ATOMIC_GROUP":
        return _sequence(value)
    if kind == "BRANCH":
        return _few(_union(_sequence(branch) for branch in value[1]))
    if kind == "IN":
        return _few(_union(_of_class(item[0].name, item[1]) for item in value))
    if kind in REPEATS and (value[1] == 1 or value[0] == value[1] <= _MOST_TIMES):
        once = _sequence(value[2])
        if value[:2] == (0, 1):
            return once if once is None else once | {""}
        return _sequence([], [once] * value[0])
    return None


def _sequence(tokens: Tokens, parts: Sequence[set[str] | None] | None = None) -> set[str] | None:
    run = {""}
    for strings in map(strings_of, items(tokens)) if parts is None else parts:
        if strings is None or len(run) * len(strings) > MOST_STRINGS:
            return None
        run = joined(run, strings)
    return run


def _union(sets: Iterable[set[str] | None]) -> set[str] | None:
    whole: set[str] = set()
    for strings in sets:
        if strings is None:
            return None
        whole |= strings
    return whole


def _few(strings: set[str] | None) -> set[str] | None:
    return strings if strings is None or len(strings) <= MOST_STRINGS else None


def _of_class(kind: str, value: Any) -> set[str] | None:
    if kind == "LITERAL":
        return {_plain(value)}
    if kind == "RANGE" and value[1] - value[0] < _MOST_OF_CLASS:
        return {_plain(code) for code in range(value[0], value[1] + 1)}
    if kind == "CATEGORY" and value.name == "CATEGORY_SPACE":
        return {" "}
    return None


def edge_of(run: Iterable[str], at: int) -> set[str]:
    """Return the one or two characters with which the strings of a run begin (0) or end (-1), if that is certain."""
    found = {string[at] if string else "" for string in run}
    return found if len(found) <= 2 and "" not in found else {""}  # noqa: PLR2004  # each doubles what comes next


def may_be_empty(token: Token) -> bool:
    """Tell whether a token may be left out altogether."""
    return token[0].name in REPEATS and token[1][0] == 0


def is_space(token: Token, at: int) -> bool:
    r"""Tell whether whatever a token matches begins (0) or ends (-1) with a space of plain text: ``[\s,]+``, ``\w+ ``.

    If it matches anything: see :func:`may_be_empty`.
    """
    kind, value = token[0].name, token[1]
    if kind == "LITERAL":
        return _plain(value) == " "
    if kind == "IN":
        return all(
            (item[0].name == "LITERAL" and _plain(item[1]) == " ")
            or (item[0].name == "CATEGORY" and item[1].name in _SPACES)
            for item in value
        )
    if kind == "BRANCH":
        return all(_edge_is_space(branch, at) for branch in value[1])
    inner = (
        value[2] if kind in REPEATS else value[3] if kind == "SUBPATTERN" else value if kind == "ATOMIC_GROUP" else ()
    )
    return _edge_is_space(inner, at)


def _edge_is_space(tokens: Tokens, at: int) -> bool:
    """Tell the same of a sequence, of which something matches or the text begins (-1) or ends (0) there."""
    for token in items(tokens)[:: at or 1]:
        kind, value = token
        if kind.name == "ASSERT" and value[0] == (at or 1) and _edge_is_space(value[1], at):
            return True
        if kind.name in ("ASSERT", "ASSERT_NOT"):
            continue
        if kind.name == "AT":
            if value.name in _OUTSIDE[at]:
                return True
            continue
        if not is_space(token, at):
            return False
        if not may_be_empty(token):
            return True
    return False


def letters_of(tokens: Iterable[Any]) -> set[str] | None:
    """Return the characters with which a match begins; None where it may be empty or begin with anything."""
    letters: set[str] = set()
    for token in items(tokens):
        kind, value = token[0].name, token[1]
        if kind in ("AT", "ASSERT", "ASSERT_NOT"):
            continue
        found = _of_kind(kind, value)
        if found is None:
            return None
        letters |= found
        if not (kind in ("MAX_REPEAT", "MIN_REPEAT") and value[0] == 0):
            return letters
    return None


def _of_kind(kind: str, value: Any) -> set[str] | None:
    if kind == "LITERAL":
        return {chr(value)}
    if kind == "SUBPATTERN":
        return None if value[1] & IGNORECASE else letters_of(value[3])
    if kind in ("MAX_REPEAT", "MIN_REPEAT"):
        return letters_of(value[2])
    if kind == "BRANCH":
        return _union(map(letters_of, value[1]))
    if kind == "IN":
        return _union(_letters_in(item[0].name, item[1]) for item in value)
    return None


def _letters_in(kind: str, value: Any) -> set[str] | None:
    if kind == "LITERAL":
        return {chr(value)}
    if kind == "RANGE":
        return {chr(code) for code in range(value[0], value[1] + 1)}
    return None
