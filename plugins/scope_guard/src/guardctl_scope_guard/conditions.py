"""The ``all_of`` of a pattern, read off its expression, so that a condition can never forget one of its words.

Only the index is built from this; the hook reads the result. It understands what the expressions here are made of:
words, alternatives, optional parts, small character classes and bounded gaps.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import product

# Private since 3.11, present in every Python so far. Were it gone, the guards would fail to load by name, not silently.
from re import _parser  # type: ignore[attr-defined]
from typing import Any

from guardctl import Pattern

_STRINGS = 16  # of one run of words; beyond it the run is cut
_CLASS = 12  # characters of a class that is spelled out
_GROUPS = 3
_USELESS = 60.0
# What a sentence in these languages has, whatever it says, and an English one has not: they borrow each other's words.
_MARKS = {
    "pt": "ã|ç|é|á|ê|õ|í|ó| de | que | o | um|ei |pra |para | os | na | com | eu |por ",
    "es": "ó|í|é|á|ñ|¿| de | que | el | la | los | un ",
    "de": "ü|ä|ö|ß| der | die | das | ich | und | den | ist | auf | wir | einem | nicht ",
}

Group = frozenset[str]


def signal(language: str, why: str, regex: str, *near: str, mark: bool = True) -> Pattern:
    r"""Return a pattern for ``regex``.

    Args:
        language: ISO 639-1 code. In languages with accents ``\b`` and ``\w`` know accented letters.
        why: what the pattern stands for.
        regex: the expression, lower case.
        near: further groups of words, divided by ``|``; one of each group has to stand in the sentence.
        mark: whether the sentence also needs a mark of its language. Without, where every alternative is a word of
            that language alone: a line of a list is often too short to have a mark.
    """
    found = sorted(dict.fromkeys(_required(_parser.parse(regex))), key=_likelihood)[:_GROUPS]
    telling = [group for group in found if _likelihood(group) < _USELESS] or found[:1]
    near = (*near, _MARKS[language]) if mark and language in _MARKS else near
    conditions = (*(_shortest(group) for group in telling), *(tuple(group.split("|")) for group in near))
    if language in _MARKS:  # re.ASCII takes an accented letter for punctuation
        regex = f"(?u:{regex})"
    return Pattern(regex, conditions, why, language)


def both(left: str, right: str) -> str:
    """Return an expression for a sentence in which both match, in whatever order, at a cost that does not multiply."""
    return f"^(?=.*?(?:{left}))(?=.*?(?:{right}))"


def _shortest(group: Group) -> tuple[str, ...]:
    """Return the words of ``group`` in which none of the others stands."""
    kept: list[str] = []
    for word in sorted(group, key=lambda word: (len(word), word)):
        if not any(shorter in word for shorter in kept):
            kept.append(word)
    return tuple(kept)


def _likelihood(group: Iterable[str]) -> float:
    """Estimate how often one of the words occurs in a text of some length; a word counts by its letters."""
    return sum(40 * 6.0 ** -(len(word) if word.isascii() else 1.8 * len(word)) for word in group)


def _required(tokens: Iterable[Any]) -> list[Group]:
    """Return groups of words; a text that ``tokens`` match has a word of each."""
    groups: list[Group] = []
    run: set[str] = {""}
    for token in tokens:
        strings = _strings(token)
        if strings is not None and len(run) * len(strings) <= _STRINGS:
            run = {left + right for left, right in product(run, strings)}
            continue
        groups += _as_group(run)
        run = strings or {""}
        if strings is None:
            groups += _inside(token)
    return [*groups, *_as_group(run)]


def _as_group(words: set[str]) -> Iterator[Group]:
    if "" not in words:
        yield frozenset(words)


def _strings(token: Any) -> set[str] | None:
    """Return every string that ``token`` matches, or None when there are too many to say."""
    kind, value = str(token[0]), token[1]
    if kind == "LITERAL":
        return {chr(value)}
    if kind in ("AT", "ASSERT_NOT") or (kind == "ASSERT" and value[0] < 0):
        return {""}
    if kind == "SUBPATTERN":
        return _sequence(value[-1])
    if kind == "BRANCH":
        return _union(_sequence(branch) for branch in value[1])
    if kind == "IN":
        return _class(value)
    if kind in ("MAX_REPEAT", "MIN_REPEAT") and value[:2] in ((0, 1), (1, 1)):
        once = _sequence(value[2])
        return once if once is None or value[0] else once | {""}
    return None


def _sequence(tokens: Iterable[Any]) -> set[str] | None:
    run = {""}
    for token in tokens:
        strings = _strings(token)
        if strings is None or len(run) * len(strings) > _STRINGS:
            return None
        run = {left + right for left, right in product(run, strings)}
    return run


def _union(sets: Iterable[set[str] | None]) -> set[str] | None:
    whole: set[str] = set()
    for strings in sets:
        if strings is None:
            return None
        whole |= strings
    return whole if len(whole) <= _STRINGS else None


def _class(items: Sequence[Any]) -> set[str] | None:
    chars: set[str] = set()
    for kind, value in items:
        if str(kind) == "LITERAL":
            chars.add(chr(value))
        elif str(kind) == "RANGE" and value[1] - value[0] < _CLASS:
            chars |= {chr(code) for code in range(value[0], value[1] + 1)}
        else:
            return None
    return chars if len(chars) <= _CLASS else None


def _inside(token: Any) -> list[Group]:
    """Return the groups that a token implies which matches more than can be spelled out."""
    kind, value = str(token[0]), token[1]
    if kind in ("SUBPATTERN", "ASSERT"):
        return _required(value[-1])
    if kind in ("MAX_REPEAT", "MIN_REPEAT") and value[0] > 0:
        return _required(value[2])
    if kind == "BRANCH":
        branches = [_required(branch) for branch in value[1]]
        if all(branches):
            common = [group for group in branches[0] if all(group in groups for groups in branches[1:])]
            best = frozenset().union(*(min(groups, key=_likelihood) for groups in branches))
            return [*common, *_as_group(set(best))]
    return []
