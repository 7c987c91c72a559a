"""Literals are found in the sentences in which they stand, by their anchors."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import example, given, settings, strategies as st

from guardctl.lookup import lookup_in, wide_anchors, word_anchors
from guardctl.patterns import NewStore
from guardctl.tables import Frequency, Table, anchors_of
from guardctl.window import Window, plain

Group = tuple[str, ...]


def number(text: str) -> int:
    """Return the anchor that is read off these letters."""
    return int.from_bytes(text.encode(), "little")


def wide(text: str) -> int:
    return int.from_bytes(text.encode("utf-32-le"), "little")


# --- anchors --------------------------------------------------------------------------------------------------------


def test_anchors_of_words() -> None:
    singles, pairs = word_anchors(("we", "not", "ship", "shipped"))
    assert singles == [number("we  "), number("not "), number("ship"), number("ship")]
    assert pairs == [number("we  not "), number("shipship"), number("not ship")]


@pytest.mark.parametrize(("words", "expected"), [((), ([], [])), (("it",), ([number("it  ")], []))])
def test_anchors_of_few_words(words: tuple[str, ...], expected: tuple[list[int], list[int]]) -> None:
    assert word_anchors(words) == expected


def test_anchors_in_other_scripts() -> None:
    assert wide_anchors("次回") == {wide("次"), wide("回"), wide("次回")}
    assert wide_anchors("a é b") == {wide("é")}
    assert wide_anchors("次の x回") >= {wide("次の"), wide("回")}
    assert wide_anchors("plain") == wide_anchors("") == set()


@pytest.mark.parametrize(
    ("literal", "expected"),
    [
        ("art", set()),
        (" art", set()),
        ("art ", set()),
        (" arts", {number("arts")}),
        (" art ", {number("art ")}),
        (" not shipp", {number("not "), number("ship"), number("not ship")}),
        (" not sh", {number("not ")}),
        ("ed it ", {number("it  ")}),
        ("次の", {wide("次"), wide("の"), wide("次の")}),
    ],
)
def test_anchors_of_a_literal(literal: str, expected: set[int]) -> None:
    assert anchors_of(literal) == expected


WORD = st.sampled_from(["a", "it", "not", "ship", "shipped", "x_1", "commits", "残り", "é", "次の会話", "が", "’", "—"])
TEXT = st.lists(WORD | st.sampled_from([" ", " ", " ", "'", ", ", "-"]), min_size=1, max_size=12).map("".join)


@given(TEXT, st.data())
def test_a_sentence_has_every_anchor_of_the_literals_in_it(sentence: str, data: st.DataObject) -> None:
    """Or a literal would be missed in a sentence that it stands in."""
    line = plain(sentence)
    singles, pairs = word_anchors(tuple(line.split()))
    begin = data.draw(st.integers(0, len(line) - 1))
    end = data.draw(st.integers(begin + 1, len(line)))
    assert anchors_of(line[begin:end]) <= {*singles, *pairs}
    part = sentence[begin : end - 1]
    if not part.isascii():
        assert anchors_of(part) <= wide_anchors(sentence)


# --- looking up -----------------------------------------------------------------------------------------------------

LITERAL = st.one_of(
    TEXT.map(lambda text: plain(text).strip()).filter(bool),
    st.tuples(
        st.sampled_from(["", " "]),
        st.sampled_from(["a", "art", "it", "not sh", "shipp", "it not", "a it ship"]),
        st.sampled_from(["", " "]),
    ).map("".join),
    st.sampled_from(["次", "残り", "の会", "é", "がé"]),
)
GROUPS = st.lists(st.lists(LITERAL, min_size=1, max_size=4, unique=True).map(tuple), max_size=6, unique=True)


def standing(group: Group, window: Window) -> set[int]:
    """Return the numbers of the sentences that have a literal of a group, looking at each of them."""
    return {
        at
        for at, (line, folded) in enumerate(zip(window.plain, window.folded, strict=True))
        if any(literal in (line if literal.isascii() else folded) for literal in group)
    }


def numbers_in(mask: int) -> set[int]:
    return {at for at in range(mask.bit_length()) if mask >> at & 1}


@settings(deadline=None)  # the table takes 50 ms to make
@given(GROUPS, st.lists(TEXT, max_size=4))
@example([(" it not",)], ["it not it", "not it", "it notes"])
@example([(" not it ",), (" it ",)], ["a it not", "it a not it"])
def test_candidates_are_where_their_literals_stand(groups: list[Group], lines: list[str]) -> None:
    """Through sieve, buckets and anchors the same is found as by a search of every literal in every sentence."""
    window = Window("\n".join(lines))
    store = NewStore()
    table = Table(Frequency(lines))
    expected: dict[int, list[Any]] = {}
    for at, group in enumerate(groups):
        guard = table.begin_guard()
        table.add(group, at, at + 100)
        table.add(None, -at, at + 200)
        found = standing(group, window)
        if found:
            expected.setdefault(guard, []).append((found, at, at + 100))
        expected.setdefault(guard, []).append((numbers_in(window.everywhere), -at, at + 200))
    packed = table.pack(store)
    lookup = lookup_in(window, store)
    candidates = {guard: lookup.candidates((packed, guard)) for guard in range(len(groups))}
    assert {
        guard: [(numbers_in(mask), first, rest) for mask, first, rest in of_guard]
        for guard, of_guard in candidates.items()
    } == expected


@settings(deadline=None)
@given(GROUPS, st.lists(TEXT, max_size=4))
def test_a_sentence_has_a_group_where_a_literal_of_it_stands(groups: list[Group], lines: list[str]) -> None:
    window = Window("\n".join(lines))
    store = NewStore()
    frequency = Frequency(lines)
    for group in groups:
        reference = frequency.put(group, store)
        lookup = lookup_in(window, store)
        found = {at for at in range(len(window.sentences)) if lookup.has(reference, at)}
        assert found == standing(group, window)


def test_a_guard_without_patterns_has_no_candidates() -> None:
    store = NewStore()
    table = Table(Frequency([]))
    table.begin_guard()
    guard = table.begin_guard()
    table.add((" moon ",), 0, 7)
    table.begin_guard()
    packed = table.pack(store)
    lookup = lookup_in(Window("The moon."), store)
    assert [lookup.candidates((packed, number)) for number in range(3)] == [[], [(1, 0, 7)], []]
    assert guard == 1


def test_an_empty_window_has_none() -> None:
    store = NewStore()
    table = Table(Frequency([]))
    table.begin_guard()
    table.add((" moon ",), 0, 7)
    assert lookup_in(Window(""), store).candidates((table.pack(store), 0)) == []


def test_tables_of_two_stores_are_told_apart() -> None:
    """Their references are the same numbers."""
    window = Window("The moon is no star.")
    found = []
    for literal in (" moon ", " mars ", " star "):
        store = NewStore()
        table = Table(Frequency([]))
        table.begin_guard()
        table.add((literal,), 0, 7)
        found.append((table.pack(store), lookup_in(window, store).candidates((table.pack(store), 0))))
    assert [packed for packed, _ in found] == [found[0][0]] * 3
    assert [candidates for _, candidates in found] == [[(1, 0, 7)], [], [(1, 0, 7)]]
