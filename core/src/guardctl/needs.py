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
from collections.abc import Callable, Iterable
from typing import Any

from guardctl.layer1 import ALL, ONE
from guardctl.patterns import parsed
from guardctl.tokens import (
    BOUNDARY,
    IGNORECASE,
    MOST_STRINGS,
    REPEATS,
    Token,
    Tokens,
    edge_of,
    forget,
    is_letter,
    is_space,
    items,
    joined,
    may_be_empty,
    strings_of,
)

WORDS = -1
"""A third kind of node, in the making: a group of literals that has no number yet."""

Need = tuple[int, tuple[Any, ...]] | None
Rarity = Callable[[Any], float]  # of a group of literals: the smaller, the rarer

_LAST_LATIN = "\u024f"
_TELLING = 2  # letters

_ANYTHING = frozenset({""})
_SPACE = {" ", BOUNDARY}


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
        strings = strings_of(token)
        if token[0].name == "ASSERT":  # looks ahead or behind, and leaves the run where it is
            needs.append(need_of(token[1][1]))
        elif strings is None:
            needs.append(_words(run))
            edge = edge_of(run, -1)
            needs.append(_inside(token, edge, _following(tokens[at + 1 :], behind)))
            run = {""}
            if is_space(token, -1) and (edge <= _SPACE or not may_be_empty(token)):
                # Without the token there is only what stood before it: a boundary is no space yet.
                run = {BOUNDARY} if may_be_empty(token) and BOUNDARY in edge else {" "}
        elif len(run) * len(strings) <= MOST_STRINGS:
            run = joined(run, strings)
        else:
            needs.append(_words(run))
            edge = edge_of(run, -1)
            run = joined(edge, strings) if len(edge) * len(strings) <= MOST_STRINGS else strings
    if len(run) * len(list(behind)) <= MOST_STRINGS:
        run = joined(run, behind)
    return all_of([*needs, _words(run)])


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


def necessary(need: Need, rarity: Rarity) -> list[tuple[str, ...]]:
    """Return groups of literals, each of which a sentence has one of when ``need`` is met.

    Args:
        need: what :func:`guardctl.needs.need_of` returned, or a plan, whose expressions say no more.
        rarity: a function; of several groups that would do, that with the smallest value is taken.
    """
    if need is None:
        return []
    kind, parts = need
    if kind == WORDS:
        return [parts]
    if kind == ALL:
        return [group for part in parts for group in necessary(part, rarity)]
    if kind != ONE:
        return []
    best: list[str] = []
    for part in parts:
        groups = necessary(part, rarity)
        if not groups:
            return []
        best += min(groups, key=rarity)
    return [shortest(best)]


def words_of(regex: str) -> tuple[tuple[str, ...], ...]:
    """Return groups for :attr:`guardctl.Pattern.all_of`, read off an expression: it matches no sentence without them.

    Args:
        regex: the expression, lower case.

    Returns:
        The most telling group first; nothing for an expression that does not ask for any word.

    Raises:
        re.error: the expression is no expression.
    """
    tree = parsed(regex)
    need = None if tree is None else need_of(tree)
    forget()
    longest = (tuple(max(literal.split(), key=len) for literal in group) for group in necessary(need, _likelihood))
    groups = set(map(shortest, longest))
    return tuple(sorted(groups, key=lambda group: (_likelihood(group), group)))


def _likelihood(group: Iterable[str]) -> float:
    """Estimate how often one of some words occurs; a word counts by its letters."""
    return sum(6.0 ** -(len(word) if word.isascii() else 1.8 * len(word)) for word in group)


def _node(kind: int, parts: Iterable[tuple[int, Any]]) -> Need:
    different = tuple(dict.fromkeys(parts))
    return different[0] if len(different) == 1 else (kind, different)


def _words(run: Iterable[str]) -> Need:
    """Return the need of one of the strings of a run, or None where one of them says nothing."""
    words = set()
    for string in run:
        word = looked_up(_settled(string))
        if not word.isascii():  # the pieces between are looked up in another text
            word = max(re.split(r"[\x00-\x7f]+", word), key=len)
        elif len(word) < 2 or not word.strip():  # noqa: PLR2004  # a letter is everywhere
            return None
        words.add(word)
    return (WORDS, shortest(words))


def looked_up(literal: str) -> str:
    """Return a literal as it stands in plain text, if it is of Latin letters: an accented one is a space there.

    ``não dá`` would else be looked up as ``ã``, which is in every Portuguese sentence.
    """
    if literal.isascii() or max(literal) > _LAST_LATIN:
        return literal
    spaced = "".join(character if character.isascii() else " " for character in literal)
    return spaced if len(spaced.replace(" ", "")) >= _TELLING else literal


def _settled(string: str) -> str:
    """Return a string with a space for each boundary at an end that has a letter beside it."""
    bare = string.replace(BOUNDARY, "")
    if not bare:
        return ""
    begin = " " if string[0] == BOUNDARY and is_letter(bare[0]) else ""
    end = " " if string[-1] == BOUNDARY and is_letter(bare[-1]) else ""
    return f"{begin}{bare}{end}"


def _inside(token: Token, before: Iterable[str], behind: Iterable[str]) -> Need:
    """Return what a token needs that matches more than can be spelled out."""
    kind, value = token[0].name, token[1]
    if kind == "SUBPATTERN" and not value[1] & IGNORECASE:
        return need_of(value[3], before, behind)
    if kind == "ATOMIC_GROUP":
        return need_of(value, before, behind)
    if kind == "BRANCH":
        return one_of(need_of(branch, before, behind) for branch in value[1])
    if kind in REPEATS and value[0] > 0:
        return need_of(value[2], before, behind if value[1] == 1 else _ANYTHING)
    return None


def _following(tokens: Tokens, behind: Iterable[str]) -> set[str]:
    """Return the character, or boundary, that stands before ``tokens``, if that is certain."""
    skipped = False
    for token in tokens:
        strings = {""} if token[0].name == "ASSERT" else strings_of(token)
        if strings is None and is_space(token, 0):
            if not may_be_empty(token):
                return {" "}
            skipped = True  # a space stands here either way, if what comes next begins with one
            continue
        if strings is None:
            return {""}
        if strings != {""}:  # what is empty in any case says nothing
            edge = edge_of(strings, 0)
            return edge if not skipped or edge <= _SPACE else {""}
    return set(behind) if not skipped or set(behind) <= _SPACE else {""}
