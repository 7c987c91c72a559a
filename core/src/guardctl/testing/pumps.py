"""Texts that make an expression work, read off its syntax tree: a head, and a unit that is repeated behind it.

A backtracking search takes long where many places can be the first, or many the end of a repetition, and each is tried.
So for each repetition of an expression there is a text that follows the expression up to it and then repeats what it
repeats, and one that begins the expression again and again. A few runs that are all alike stand for everything else.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from guardctl.compiling.literals import REPEATS, items
from guardctl.testing.steps import ONE_CHARACTER, Search, within

Pump = tuple[str, str]
"""What stands first, and what follows again and again."""

LARGE = 8
"""A repetition that may match so many times is tried."""

_KANA, _HAN, _HANGUL = map(chr, (0x3042, 0x6F22, 0xAC00))
RUNS = ("0", " ", ",", "a", "a ", "0 ", "a, ", ". ", "-", _KANA, _HAN, _HANGUL, f"{_HANGUL} ", "、")
"""Tried with every expression, without a head."""

_SAMPLES = f"a0 {_KANA}{_HANGUL}{_HAN},.-_A\n=/:\t%é"
_ALTERNATIVES = 3  # of a repeated choice
_BROAD, _FEW = 3, 2  # what matches all but so few of the samples is tried with few: runs of it are tried anyway


def pumps(tree: Any, flags: int, search: Search, *, thorough: bool = False) -> Iterator[Pump]:
    """Yield heads and units for the expression that ``re`` parsed into ``tree`` with ``flags``, each once.

    Args:
        tree: the expression.
        flags: with which it was parsed.
        search: knows its characters.
        thorough: yield some times as many, with more kinds of characters.
    """
    seen = set()
    for samples in (_SAMPLES, "0" + _SAMPLES)[: 1 + thorough]:
        maker = _Maker(search, search.told_apart(samples), thorough=thorough)
        for pump in (*(("", run) for run in RUNS), *maker.walk(items(tree), flags | int(tree.state.flags), "")):
            if pump[1] and pump not in seen:
                seen.add(pump)
                yield pump


class _Maker:
    def __init__(self, search: Search, samples: list[str], *, thorough: bool) -> None:
        self._search = search
        self._samples = samples
        self._thorough = thorough

    def walk(self, tokens: list[Any], flags: int, before: str) -> Iterator[Pump]:
        """Yield pumps for the repetitions in some tokens.

        Args:
            tokens: the tokens.
            flags: that hold for them.
            before: what the expression matches up to them.
        """
        for token in tokens:
            kind, value = token[0].name, token[1]
            if kind in REPEATS:
                if int(value[1]) >= LARGE:
                    yield from self._repeated(items(value[2]), flags, before)
                yield from self.walk(items(value[2]), flags, before)
            elif kind == "BRANCH":
                for branch in value[1]:
                    yield from self.walk(items(branch), flags, before)
            elif kind == "SUBPATTERN":
                yield from self.walk(items(value[3]), within(flags, value), before)
            elif kind == "ATOMIC_GROUP":
                yield from self.walk(items(value), flags, before)
            elif kind in ("ASSERT", "ASSERT_NOT"):
                yield from self.walk(items(value[1]), flags, before)
            before += self._example(token, flags)
        yield "", before
        yield "", before + " "

    def _repeated(self, body: list[Any], flags: int, before: str) -> Iterator[Pump]:
        yield "", before
        yield "", before + " "
        for unit in self._bodies(body, flags):
            yield before, unit
            if self._thorough:
                yield "", before + unit

    def _bodies(self, body: list[Any], flags: int) -> list[str]:
        if len(body) == 1 and body[0][0].name in ONE_CHARACTER:
            fits = self._search.characters(body[0], flags)
            found = [character for character in self._samples if fits[character]] or self._some(body[0], flags)
            broad = len(found) > _FEW and len(found) >= len(self._samples) - _BROAD
            return found[:_FEW] if broad and not self._thorough else found
        if len(body) == 1 and body[0][0].name == "SUBPATTERN":
            return self._bodies(items(body[0][1][3]), within(flags, body[0][1]))
        if len(body) == 1 and body[0][0].name == "BRANCH":
            return [self._text(items(branch), flags) for branch in body[0][1][1][:_ALTERNATIVES]]
        return [self._text(body, flags)]

    def _text(self, tokens: list[Any], flags: int) -> str:
        return "".join(self._example(token, flags) for token in tokens)

    def _example(self, token: Any, flags: int) -> str:
        """Return a short text that a token matches, as far as its neighbours do not matter."""
        kind, value = token[0].name, token[1]
        if kind == "LITERAL":
            return chr(value)
        if kind in ONE_CHARACTER:
            return self._some(token, flags)[0]
        if kind in REPEATS:
            body = items(value[2])
            if value[0] == 0 and self._is_gap(body, int(value[1]), flags):
                return " "
            return "".join(self._text(body, flags) for _ in range(value[0]))
        if kind == "BRANCH":
            return self._text(items(value[1][0]), flags)
        if kind == "SUBPATTERN":
            return self._text(items(value[3]), within(flags, value))
        if kind == "ATOMIC_GROUP":
            return self._text(items(value), flags)
        return ""

    def _is_gap(self, body: list[Any], most: int, flags: int) -> bool:
        """Tell whether a repetition is one between two words, like ``.{0,40}``."""
        one = most >= LARGE and len(body) == 1 and body[0][0].name in ONE_CHARACTER
        return one and self._search.characters(body[0], flags)[" "]

    def _some(self, token: Any, flags: int) -> list[str]:
        fits = self._search.characters(token, flags)
        named = (chr(code) for code in map(int, re.findall(r"\d+", str(token))) if code <= 0x10FFFF)  # noqa: PLR2004
        return [character for character in (*self._samples, *named) if fits[character]][:1] or [""]
