r"""What a sentence must contain for an expression to match, read off the expression itself.

Loading an expression costs 100 instructions for each word of its code, and most are loaded for nothing. But whatever
``\bleft (?:it|them) (?:out|aside)\b`` matches contains `` left it out``, `` left it aside``, `` left them out`` or
`` left them aside``: searching a sentence for four strings is next to free. This is what indexed code search does with
grams (Russ Cox, "Regular Expression Matching with a Trigram Index", 2012), here with whole literals.

Sentences are looked at as :func:`guardctl.window.plain` makes them: of ASCII only letters, digits and ``_`` are left,
everything else is a space, and there is a space at either end. So a word boundary beside a letter *is* a space, and
``i'll`` and ``i’ll`` are the same. A literal with other scripts in it is looked up in the sentence as it was.

A *need* is None (nothing is needed), or one of

* ``(WORDS, (literal, ...))``: one of the literals has to be there;
* ``(ALL, (need, ...))``, ``(ONE, (need, ...))``: each of these, or one of these.

It may hold where the expression does not match, and never fails to hold where it does.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import pairwise, product
from typing import Any

from guardctl.layer1 import ALL, ONE
from guardctl.window import ANCHOR, PAIR_ANCHOR, SHORT_ANCHOR, anchors, pair_anchor, wide_anchors

WORDS = -1
"""A third kind of node, in the making: a group of literals that has no number yet."""

Need = tuple[int, tuple[Any, ...]] | None
Tokens = Iterable[tuple[Any, Any]]  # a list, or ``re._parser.SubPattern``
"""What ``re``'s parser makes of an expression: pairs of an operation and its argument."""

MOST_STRINGS = 24
"""So many strings are spelled out for one run of tokens; beyond, the run is cut in two."""

IGNORECASE = int(re.IGNORECASE)  # the flag itself is an enum, and fifty times as slow

_known: dict[int, tuple[Any, set[str] | None]] = {}
_MOST_OF_CLASS = 12
_MOST_TIMES = 4
_BOUNDARY = "\b"  # stands for itself in a run until what is beside it is known
_REPEATS = ("MAX_REPEAT", "MIN_REPEAT", "POSSESSIVE_REPEAT")
_SPACES = ("CATEGORY_SPACE", "CATEGORY_NOT_WORD")
_EDGES = ("AT_BOUNDARY", "AT_BEGINNING", "AT_BEGINNING_STRING", "AT_END", "AT_END_STRING")
_ANYTHING = frozenset({""})
_SPACE = {" ", _BOUNDARY}


def need_of(tokens: Tokens, before: Iterable[str] = _ANYTHING, behind: Iterable[str] = _ANYTHING) -> Need:
    """Return what a sentence needs for ``tokens`` to match in it.

    Args:
        tokens: a parsed expression, or a part of one.
        before: the character, or boundary, that is known to stand before it.
        behind: the same behind it.
    """
    tokens = items(tokens)
    needs: list[Need] = []
    run = set(before)
    for at, token in enumerate(tokens):
        strings = _strings(token)
        if token[0].name == "ASSERT":  # looks ahead or behind, and leaves the run where it is
            needs.append(need_of(token[1][1]))
        elif strings is None:
            needs.append(_words(run))
            edge = _edge(run, -1)
            needs.append(_inside(token, edge, _following(tokens[at + 1 :], behind)))
            run = {""}
            if _is_space(token, -1) and (edge <= _SPACE or not _may_be_empty(token)):
                # Without the token there is only what stood before it: a boundary is no space yet.
                run = {_BOUNDARY} if _may_be_empty(token) and _BOUNDARY in edge else {" "}
        elif len(run) * len(strings) <= MOST_STRINGS:
            run = _joined(run, strings)
        else:
            needs.append(_words(run))
            edge = _edge(run, -1)
            run = _joined(edge, strings) if len(edge) * len(strings) <= MOST_STRINGS else strings
    if len(run) * len(list(behind)) <= MOST_STRINGS:
        run = _joined(run, behind)
    return all_of([*needs, _words(run)])


def items(tokens: Any) -> list[tuple[Any, Any]]:
    """Return tokens as a list; ``re``'s own kind of list is ten times as slow to go through."""
    found: list[tuple[Any, Any]] = getattr(tokens, "data", tokens)
    return found


def all_of(needs: Iterable[Need]) -> Need:
    """Return the need that each of ``needs`` is met."""
    parts = [part for need in needs if need is not None for part in (need[1] if need[0] == ALL else (need,))]
    return _node(ALL, parts) if parts else None


def one_of(needs: Iterable[Need]) -> Need:
    """Return the need that one of ``needs``, at least one, is met."""
    words: set[str] = set()
    others = []
    for need in needs:
        if need is None:
            return None
        for part in need[1] if need[0] == ONE else (need,):
            if part[0] == WORDS:
                words.update(part[1])
            else:
                others.append(part)
    return _node(ONE, [(WORDS, shortest(words)), *others] if words else others)


def shortest(words: Iterable[str]) -> tuple[str, ...]:
    """Return those of ``words`` that contain none of the others."""
    kept: list[str] = []
    for word in sorted(set(words), key=lambda word: (len(word), word)):
        if not any(other in word for other in kept):
            kept.append(word)
    return tuple(kept)


def anchors_of(literal: str) -> list[str]:
    """Return the anchors that a sentence has whenever it has a literal: see :func:`guardctl.window.anchors`.

    ``" not shipp"`` has the anchors of the word ``not`` and, as no more of it is known, `` shi`` and `` shipp``.
    """
    if not literal.isascii():
        return sorted(wide_anchors(literal))
    first, *begun = literal.split(" ")
    if not begun:
        return []  # it may begin and end anywhere in a word
    last = begun.pop()
    words = [word for word in begun if word]
    found = [anchor for word in words for anchor in anchors(word)]
    found += [pair_anchor(word, following) for word, following in pairwise(words)]
    if words and len(last) >= PAIR_ANCHOR - 2:
        found.append(pair_anchor(words[-1], last))
    found += [f" {last}"[:size] for size in (SHORT_ANCHOR, ANCHOR) if len(last) + 1 >= size]
    return [*found, f"{first} "[-SHORT_ANCHOR:]] if len(first) + 1 >= SHORT_ANCHOR else found


def _node(kind: int, parts: Iterable[tuple[int, Any]]) -> Need:
    different = tuple(dict.fromkeys(parts))
    return different[0] if len(different) == 1 else (kind, different)


def _words(run: Iterable[str]) -> Need:
    """Return the need of one of the strings of a run, or None where one of them says nothing."""
    words = set()
    for string in run:
        word = _settled(string)
        if not word.isascii():  # the pieces between are looked up in another text
            word = max(re.split(r"[\x00-\x7f]+", word), key=len)
        elif len(word) < 2 or not word.strip():  # noqa: PLR2004  # a letter is everywhere
            return None
        words.add(word)
    return (WORDS, shortest(words))


def _settled(string: str) -> str:
    """Return a string with a space for each boundary at an end that has a letter beside it."""
    bare = string.replace(_BOUNDARY, "")
    if not bare:
        return ""
    begin = " " if string[0] == _BOUNDARY and _is_letter(bare[0]) else ""
    end = " " if string[-1] == _BOUNDARY and _is_letter(bare[-1]) else ""
    return f"{begin}{bare}{end}"


def _is_letter(character: str) -> bool:
    return character.isascii() and (character.isalnum() or character == "_")


def _plain(code: int) -> str:
    """Return how plain text shows a character; letters of other scripts, which it lacks, as they are."""
    character = chr(code)
    return character if _is_letter(character) or (character.isalnum() and not character.isascii()) else " "


def _joined(left: Iterable[str], right: Iterable[str]) -> set[str]:
    return {before + behind for before, behind in product(left, right)}


def forget() -> None:
    """Forget what was found out about the parts of one expression; to be called when it is done with."""
    _known.clear()


def _strings(token: tuple[Any, Any]) -> set[str] | None:
    """Return every string that a token matches, as plain text has it, or None when there are too many to say."""
    if token[0].name == "LITERAL":
        return {_plain(token[1])}
    known = _known.get(id(token[1]))
    if known is None:
        # With what the number stands for, so that nothing else can get it. A choice is asked about once a level.
        known = _known[id(token[1])] = token[1], _spelled(token)
    return known[1]


def _spelled(token: tuple[Any, Any]) -> set[str] | None:
    kind, value = token[0].name, token[1]
    if kind == "AT":
        return {_BOUNDARY if value.name in _EDGES else ""}
    if kind == "ASSERT_NOT":
        return {""}
    if kind == "SUBPATTERN":
        return None if value[1] & IGNORECASE else _sequence(value[3])
    if kind == "ATOMIC_GROUP":
        return _sequence(value)
    if kind == "BRANCH":
        return _union(_sequence(branch) for branch in value[1])
    if kind == "IN":
        return _union(_of_class(item[0].name, item[1]) for item in value)
    if kind in _REPEATS and (value[1] == 1 or value[0] == value[1] <= _MOST_TIMES):
        once = _sequence(value[2])
        if value[:2] == (0, 1):
            return once if once is None else once | {""}
        return _sequence([], [once] * value[0])
    return None


def _sequence(tokens: Tokens, parts: Sequence[set[str] | None] | None = None) -> set[str] | None:
    run = {""}
    for strings in map(_strings, items(tokens)) if parts is None else parts:
        if strings is None or len(run) * len(strings) > MOST_STRINGS:
            return None
        run = _joined(run, strings)
    return run


def _union(sets: Iterable[set[str] | None]) -> set[str] | None:
    whole: set[str] = set()
    for strings in sets:
        if strings is None:
            return None
        whole |= strings
    return whole if len(whole) <= MOST_STRINGS else None


def _of_class(kind: str, value: Any) -> set[str] | None:
    if kind == "LITERAL":
        return {_plain(value)}
    if kind == "RANGE" and value[1] - value[0] < _MOST_OF_CLASS:
        return {_plain(code) for code in range(value[0], value[1] + 1)}
    if kind == "CATEGORY" and value.name == "CATEGORY_SPACE":
        return {" "}
    return None


def _inside(token: tuple[Any, Any], before: Iterable[str], behind: Iterable[str]) -> Need:
    """Return what a token needs that matches more than can be spelled out."""
    kind, value = token[0].name, token[1]
    if kind == "SUBPATTERN" and not value[1] & IGNORECASE:
        return need_of(value[3], before, behind)
    if kind == "ATOMIC_GROUP":
        return need_of(value, before, behind)
    if kind == "BRANCH":
        return one_of(need_of(branch, before, behind) for branch in value[1])
    if kind in _REPEATS and value[0] > 0:
        return need_of(value[2], before, behind if value[1] == 1 else _ANYTHING)
    return None


def _edge(run: Iterable[str], at: int) -> set[str]:
    """Return the one or two characters with which the strings of a run begin (0) or end (-1), if that is certain."""
    found = {string[at] if string else "" for string in run}
    return found if len(found) <= 2 and "" not in found else {""}  # noqa: PLR2004  # each doubles what comes next


def _following(tokens: Tokens, behind: Iterable[str]) -> set[str]:
    """Return the character, or boundary, that stands before ``tokens``, if that is certain."""
    skipped = False
    for token in tokens:
        strings = {""} if token[0].name == "ASSERT" else _strings(token)
        if strings is None and _is_space(token, 0):
            if not _may_be_empty(token):
                return {" "}
            skipped = True  # a space stands here either way, if what comes next begins with one
            continue
        if strings is None:
            return {""}
        if strings != {""}:  # what is empty in any case says nothing
            edge = _edge(strings, 0)
            return edge if not skipped or edge <= _SPACE else {""}
    return set(behind) if not skipped or set(behind) <= _SPACE else {""}


def _may_be_empty(token: tuple[Any, Any]) -> bool:
    return token[0].name in _REPEATS and token[1][0] == 0


def _is_space(token: tuple[Any, Any], at: int) -> bool:
    r"""Tell whether whatever a token matches begins (0) or ends (-1) with a space of plain text: ``[\s,]+``, ``\w+ ``.

    If it matches anything: see :func:`_may_be_empty`.
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
    inner = value[2] if kind in _REPEATS else value[3] if kind == "SUBPATTERN" else ()
    edge = items(inner)[at:][:1] if inner else []
    return bool(edge) and not _may_be_empty(edge[0]) and _is_space(edge[0], at)
