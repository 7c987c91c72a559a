"""How many steps a backtracking search takes: ``re``'s engine again, in Python, with a counter.

``_sre`` counts nothing, and seconds on a busy machine say little about one search of 600 characters. So the syntax tree
of :mod:`re` is searched here by the same rules in the same order, and each place, repetition and alternative that is
tried is a step. What the real engine skips faster, by a constant factor, does not change how the steps grow.
Longer than other modules because it is one thing: a method for each kind of token.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from typing import Any

from guardctl.compiling.literals import items

Match = Callable[[int], bool]
"""Tells whether the expression matches from a place on, with everything that follows."""

_DEEP = 1_000_000  # frames: a repeated group takes a few for each time
_FOR_EACH_GROUP = re.ASCII | re.UNICODE | re.LOCALE

ONE_CHARACTER = ("LITERAL", "NOT_LITERAL", "ANY", "IN")
"""Kinds of the tokens that match one character."""


def within(flags: int, group: Any) -> int:
    """Return the flags that hold inside a group ``(number, added, removed, tokens)``."""
    if group[1] & _FOR_EACH_GROUP:
        flags &= ~_FOR_EACH_GROUP
    return int((flags | group[1]) & ~group[2])


class TooManyStepsError(Exception):
    """The search was given up."""


class Characters(dict[str, bool]):
    """Tells of each character whether a token that stands for one character matches it."""

    def __init__(self, state: Any, token: Any, flags: int) -> None:
        super().__init__()
        self._fullmatch = compiled(state, [token], flags).fullmatch

    def __missing__(self, character: str) -> bool:
        found = self[character] = self._fullmatch(character) is not None
        return found


def compiled(state: Any, tokens: list[Any], flags: int) -> re.Pattern[str]:
    """Return a part of an expression, without groups, as ``re`` itself searches it."""
    from re import _compiler, _parser  # type: ignore[attr-defined]

    found: re.Pattern[str] = _compiler.compile(_parser.SubPattern(_parser.State(), tokens), flags)
    return found


class Search:
    """One expression, searched with a counter.

    Args:
        tree: what ``re._parser`` made of the expression.
        flags: those with which it was parsed.

    Attributes:
        steps: how many the last search took.
    """

    def __init__(self, tree: Any, flags: int) -> None:
        self.steps = 0
        self._most = 0
        self._text = ""
        self._end = 0
        self._groups: dict[int, tuple[int, int]] = {}
        self._state = tree.state
        self._known: dict[tuple[str, int], Characters] = {}
        flags = int(flags) | int(tree.state.flags)
        self._first = self._begins(items(tree), flags)
        self._match = self._sequence(items(tree), flags, self._accept)

    def search(self, text: str, most: int) -> bool:
        """Tell whether the expression matches anywhere in ``text``.

        Raises:
            TooManyStepsError: it takes more than ``most`` steps.
        """
        self.steps, self._most, self._text = 0, most, text
        limit = sys.getrecursionlimit()
        sys.setrecursionlimit(_DEEP)
        try:
            first = self._first
            for at in range(len(text) + 1):
                self.steps += 1
                if first is None or (at < len(text) and first[text[at]]):
                    self._groups.clear()
                    if self._match(at):
                        return True
            return False
        finally:
            sys.setrecursionlimit(limit)

    def _accept(self, at: int) -> bool:
        self._end = at
        return True

    def _step(self, steps: int) -> None:
        self.steps += steps
        if self.steps > self._most:
            raise TooManyStepsError

    def _sequence(self, tokens: list[Any], flags: int, following: Match) -> Match:
        for token in reversed(tokens):
            following = self._token(token, flags, following)
        return following

    def _token(self, token: Any, flags: int, following: Match) -> Match:
        kind, value = token[0].name, token[1]
        if kind in ONE_CHARACTER:
            return self._repeat_one(self.characters(token, flags), 1, 1, 1, following)
        if kind in ("MAX_REPEAT", "MIN_REPEAT", "POSSESSIVE_REPEAT"):
            least, most, body = value[0], int(value[1]), items(value[2])
            way = {"MAX_REPEAT": 1, "MIN_REPEAT": 0, "POSSESSIVE_REPEAT": -1}[kind]
            if len(body) == 1 and body[0][0].name in ONE_CHARACTER:
                return self._repeat_one(self.characters(body[0], flags), least, most, way, following)
            return (self._possessive if way < 0 else self._repeat)(body, flags, least, most, way, following)
        if kind == "BRANCH":
            return self._branch([items(branch) for branch in value[1]], flags, following)
        if kind == "SUBPATTERN":
            return self._group(value[0], items(value[3]), within(flags, value), following)
        if kind == "ATOMIC_GROUP":
            return self._atomic(self._sequence(items(value), flags, self._accept), following)
        if kind in ("ASSERT", "ASSERT_NOT"):
            return self._assert(value[0], value[1], flags, kind == "ASSERT", following)
        if kind == "AT":
            return self._at(token, flags, following)
        if kind == "GROUPREF":
            return self._reference(value, following)
        if kind == "GROUPREF_EXISTS":
            group, present, absent = value
            ways = [self._sequence(items(way or ()), flags, following) for way in (absent, present)]
            return lambda at: ways[group in self._groups](at)  # noqa: PLW0108  # which of them is known at the time
        return lambda _: False  # FAILURE, as of (?!)

    def characters(self, token: Any, flags: int) -> Characters:
        """Return what one token for one character stands for."""
        key = str(token), flags
        if key not in self._known:
            self._known[key] = Characters(self._state, token, flags)
        return self._known[key]

    def told_apart(self, characters: str) -> list[str]:
        """Return some of ``characters``, in order: one of those that no token of the expression tells apart."""
        sets = list(self._known.values())
        found: dict[tuple[bool, ...], str] = {}
        for character in characters:
            found.setdefault(tuple(fits[character] for fits in sets), character)
        return list(found.values())

    def _begins(self, tokens: list[Any], flags: int) -> Characters | None:
        """Return the characters with which a match begins, where one token says so."""
        if not tokens:
            return None
        kind, value = tokens[0][0].name, tokens[0][1]
        if kind in ONE_CHARACTER:
            return self.characters(tokens[0], flags)
        if kind == "SUBPATTERN" and value[1:3] == (0, 0):
            return self._begins(items(value[3]), flags)
        if kind in ("MAX_REPEAT", "MIN_REPEAT", "POSSESSIVE_REPEAT") and value[0]:
            return self._begins(items(value[2]), flags)
        return None

    def _repeat_one(self, fits: Characters, least: int, most: int, way: int, following: Match) -> Match:
        def one(at: int) -> bool:
            self._step(1)
            return at < len(self._text) and fits[self._text[at]] and following(at + 1)

        def greedy(at: int) -> bool:
            text, end, last = self._text, at, min(len(self._text), at + most)
            while end < last and fits[text[end]]:
                end += 1
            self._step(end - at + 1)
            if way < 0:
                return end >= at + least and following(end)
            for place in range(end, at + least - 1, -1):
                self._step(1)
                if following(place):
                    return True
            return False

        def lazy(at: int) -> bool:
            text, last = self._text, min(len(self._text), at + most)
            for place in range(at, last + 1):
                self._step(1)
                if place >= at + least and following(place):
                    return True
                if place == last or not fits[text[place]]:
                    return False
            return False

        return one if least == most == 1 else greedy if way else lazy

    def _repeat(self, body: list[Any], flags: int, least: int, most: int, way: int, following: Match) -> Match:
        times, begun = 0, -1

        def enter(at: int) -> bool:
            nonlocal times, begun
            kept = times, begun
            times, begun = 0, -1
            if again(at):
                return True
            times, begun = kept
            return False

        def once_more(at: int) -> bool:
            nonlocal times, begun
            if times >= most or (at == begun and times >= least):
                return False
            kept = times, begun
            times, begun = times + 1, at
            if inner(at):
                return True
            times, begun = kept
            return False

        def leave(at: int) -> bool:
            nonlocal times, begun
            if times < least:
                return False
            kept = times, begun
            if following(at):
                return True
            times, begun = kept
            return False

        def again(at: int) -> bool:
            self._step(1)
            return (once_more(at) or leave(at)) if way else (leave(at) or once_more(at))

        inner = self._sequence(body, flags, again)
        return enter

    def _possessive(self, body: list[Any], flags: int, least: int, most: int, way: int, following: Match) -> Match:
        inner = self._sequence(body, flags, self._accept)

        def run(at: int) -> bool:
            times = 0
            while times < most:
                self._step(1)
                if not inner(at):
                    break
                times += 1
                if self._end == at:
                    times = max(times, least)
                    break
                at = self._end
            return times >= least and following(at)

        return run

    def _branch(self, alternatives: list[list[Any]], flags: int, following: Match) -> Match:
        ways = [(self._begins(tokens, flags), self._sequence(tokens, flags, following)) for tokens in alternatives]
        fitting: dict[str, list[Match]] = {"": [way for first, way in ways if first is None]}

        def run(at: int) -> bool:
            character = self._text[at : at + 1]
            found = fitting.get(character)
            if found is None:
                found = fitting[character] = [way for first, way in ways if first is None or first[character]]
            self._step(1 + len(found))
            for way in found:  # noqa: SIM110  # a generator would take two more frames
                if way(at):
                    return True
            return False

        return run

    def _group(self, group: int | None, body: list[Any], flags: int, following: Match) -> Match:
        if group is None:
            return self._sequence(body, flags, following)
        begun: list[int] = []

        def close(at: int) -> bool:
            kept = self._groups.get(group)
            start = begun.pop()
            self._groups[group] = start, at
            if following(at):
                return True
            begun.append(start)
            if kept is None:
                self._groups.pop(group, None)
            else:
                self._groups[group] = kept
            return False

        def run(at: int) -> bool:
            begun.append(at)
            if inner(at):
                return True
            begun.pop()
            return False

        inner = self._sequence(body, flags, close)
        return run

    def _atomic(self, inner: Match, following: Match) -> Match:
        return lambda at: inner(at) and following(self._end)

    def _assert(self, direction: int, body: Any, flags: int, wanted: bool, following: Match) -> Match:  # noqa: FBT001
        inner = self._sequence(items(body), flags, self._accept)
        back = body.getwidth()[0] if direction < 0 else 0

        def run(at: int) -> bool:
            self._step(1)
            return (at >= back and inner(at - back)) is wanted and following(at)

        return run

    def _at(self, token: Any, flags: int, following: Match) -> Match:
        match = compiled(self._state, [token], flags).match

        def run(at: int) -> bool:
            self._step(1)
            return match(self._text, at) is not None and following(at)

        return run

    def _reference(self, group: int, following: Match) -> Match:
        def run(at: int) -> bool:
            if group not in self._groups:
                return False
            begin, end = self._groups[group]
            self._step(1)
            return self._text.startswith(self._text[begin:end], at) and following(at + end - begin)

        return run
