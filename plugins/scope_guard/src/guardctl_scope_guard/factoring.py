r"""Rewrites an expression so that places where it cannot match are passed over quickly; it matches the same.

The engine tries the alternatives of a group one after the other at each place, and works out a word boundary each time
it meets one. So ``\bfoo|\bbar|x`` becomes ``\b(?:foo|bar)|x``, and a group of many alternatives begins with one look at
the letter there: ``(?=[fbx])``. On texts made of near misses that is a tenth of the cost.
"""

from __future__ import annotations

from collections.abc import Iterable

# Private since 3.11, present in every Python so far. Were it gone, the guards would fail to load by name, not silently.
from re import _parser  # type: ignore[attr-defined]
from typing import Any

_BOUNDARY = r"\b"
_MANY = 8
"""Alternatives from which on a look at the first letter pays."""


def quick(regex: str) -> str:
    """Return an expression that is found where ``regex`` is, and costs less where it is not.

    The engine looks only at places with a fitting letter when an expression *begins* with a class. So it begins with
    one, steps back, and asks whether ``regex`` matches from there: :meth:`re.Pattern.search` finds the same places, but
    the match is one letter long.
    """
    letters = _first(_parser.parse(regex))
    rewritten = factored(regex)
    return rewritten if letters is None else f"{_class(letters)}(?<=(?={rewritten}).)"


def factored(regex: str) -> str:
    """Return an expression that matches the same and costs less where it does not."""
    alternatives = [_inner(alternative) for alternative in _split(regex)]
    bounded = [alternative[len(_BOUNDARY) :] for alternative in alternatives if alternative.startswith(_BOUNDARY)]
    others = [alternative for alternative in alternatives if not alternative.startswith(_BOUNDARY)]
    if len(bounded) < 2:  # noqa: PLR2004  # nothing to share
        return _looking("|".join(alternatives), len(alternatives))
    shared = f"{_BOUNDARY}(?:{_looking('|'.join(bounded), len(bounded))})"
    return "|".join([shared, _looking("|".join(others), len(others))] if others else [shared])


def _looking(regex: str, alternatives: int) -> str:
    """Return ``regex`` behind a look at the first letter, where it has many alternatives and begins with a letter."""
    if alternatives < _MANY:
        return regex
    letters = _first(_parser.parse(regex))
    return regex if letters is None else f"(?={_class(letters)})(?:{regex})"


def _class(letters: Iterable[str]) -> str:
    return "[" + "".join(f"\\{letter}" if letter in "\\]^-[" else letter for letter in sorted(letters)) + "]"


def _first(tokens: Iterable[Any]) -> set[str] | None:
    """Return the letters with which a match begins; None where it may be empty or begin with anything."""
    letters: set[str] = set()
    for token in tokens:
        kind, value = str(token[0]), token[1]
        if kind in ("AT", "ASSERT", "ASSERT_NOT"):
            continue
        found = _first_of(kind, value)
        if found is None:
            return None
        letters |= found
        if not (kind in ("MAX_REPEAT", "MIN_REPEAT") and value[0] == 0):
            return letters
    return None


def _first_of(kind: str, value: Any) -> set[str] | None:
    if kind == "LITERAL":
        return {chr(value)}
    if kind == "SUBPATTERN":
        return _first(value[-1])
    if kind in ("MAX_REPEAT", "MIN_REPEAT"):
        return _first(value[2])
    if kind == "BRANCH":
        return _union(_first(branch) for branch in value[1])
    if kind == "IN":
        return _union(_in_class(str(item[0]), item[1]) for item in value)
    return None


def _in_class(kind: str, value: Any) -> set[str] | None:
    if kind == "LITERAL":
        return {chr(value)}
    if kind == "RANGE":
        return {chr(code) for code in range(value[0], value[1] + 1)}
    return {str(digit) for digit in range(10)} if str(value) == "CATEGORY_DIGIT" else None


def _union(sets: Iterable[set[str] | None]) -> set[str] | None:
    whole: set[str] = set()
    for letters in sets:
        if letters is None:
            return None
        whole |= letters
    return whole


def _inner(alternative: str) -> str:
    """Return ``alternative`` with the groups in it rewritten."""
    parts: list[str] = []
    at = 0
    while at < len(alternative):
        end = _past(alternative, at)
        token = alternative[at:end]
        opening = next((mark for mark in ("(?:", "(?=", "(?!") if token.startswith(mark)), "")
        parts.append(f"{opening}{factored(token[len(opening) : -1])})" if opening else token)
        at = end
    return "".join(parts)


def _split(regex: str) -> list[str]:
    alternatives = [""]
    at = 0
    while at < len(regex):
        end = _past(regex, at)
        if regex[at] == "|":
            alternatives.append("")
        else:
            alternatives[-1] += regex[at:end]
        at = end
    return alternatives


def _past(regex: str, at: int) -> int:
    """Return where the character, escape, class or group that begins at ``at`` ends."""
    if regex[at] == "\\":
        return at + 2
    if regex[at] == "[":
        end = at + 1
        while regex[end] != "]":
            end += 2 if regex[end] == "\\" else 1
        return end + 1
    if regex[at] == "(":
        end = at + 1
        while regex[end] != ")":
            end = _past(regex, end)
        return end + 1
    return at + 1
