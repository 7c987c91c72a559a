"""The table finds rows exactly where a plain search of every row in every sentence finds them."""

from __future__ import annotations

import re

from hypothesis import given, settings, strategies as st

from guardctl import Row
from guardctl.compiling.table import OTHER_SCRIPTS, prepare
from guardctl.matching.rows import LAST_LATIN, Finder, grams_of


def number(four: bytes) -> int:
    """Return the gram of four bytes."""
    return int.from_bytes(four, "little")


def test_grams() -> None:
    assert grams_of("abcdef") == {number(b"abcd"), number(b"bcde"), number(b"cdef")}
    assert grams_of("次回") == {number("次回".encode()[at : at + 4]) for at in range(3)}
    assert grams_of("abc") == grams_of("") == set()
    assert len(grams_of("\ud800x")) == 1


PIECES = st.sampled_from(["commit", "push", " it", " not", "now", "次回", "後", "で", "é", "ão", "’", " ", "c", "😀"])
SENTENCES = st.lists(st.lists(PIECES, max_size=8).map("".join), max_size=6)
REGEXES = st.lists(
    PIECES
    | st.sampled_from([".{0,9}", r"\b", r"\w", "(?:commit|push|次回)", "(?: it)?", "[ ’]", "(?=.*now)", "(?!.*not)"]),
    min_size=1,
    max_size=5,
).map("".join)
ROWS = st.lists(st.tuples(REGEXES, st.sampled_from(["en", "pt", "ja", "zh"])), max_size=8)


@settings(max_examples=300, deadline=None)
@given(ROWS, ROWS, SENTENCES, st.lists(PIECES, max_size=20))
def test_finds_what_re_finds(
    one: list[tuple[str, str]], other: list[tuple[str, str]], sentences: list[str], sample: list[str]
) -> None:
    made = [[Row("row", regex, "why", language) for regex, language in rows] for rows in (one, other)]
    entries, store = prepare([{"signals": rows, "bypasses": ()} for rows in made], sample)
    finder = Finder(sentences, store)
    all_letters = "".join(sentences)
    wide = any(letter > LAST_LATIN and letter.isalnum() for letter in all_letters)
    for rows, entry in zip(made, entries, strict=True):
        first = entry["signals"][1]
        expected = {}
        for at, row in enumerate(rows):
            where = sum(
                1 << place for place, sentence in enumerate(sentences) if re.search(row.regex, sentence, re.ASCII)
            )
            if where and (wide or row.language not in OTHER_SCRIPTS):
                expected[first + at] = where
        assert finder.find(entry["signals"]) == expected
        assert finder.find(entry["signals"], 1) == {row: 1 for row, where in expected.items() if where & 1}


def test_rows_of_each_kind_have_a_table() -> None:
    signals = [Row("a", "moon", "why"), Row("b", "moon", "why", on="asked"), Row("c", "moon", "why", on="ran")]
    [_, entry], store = prepare([{"signals": signals, "bypasses": signals[:1]}] * 2)
    finder = Finder(["a sun", "a moon"], store)
    found = {kind: finder.find(entry[kind]) for kind in ("signals", "bypasses", "asked", "ran")}
    assert found == {kind: {1: 0b10} for kind in found}
    assert [finder.about(entry[kind], 1) for kind in ("signals", "asked", "ran")] == [
        (name, "why", "en", "sentence", True) for name in "abc"
    ]
