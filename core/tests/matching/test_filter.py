"""What a filter sees of a turn, and how it adds it up."""

from __future__ import annotations

from zlib import crc32

import pytest

from guardctl.facts import Facts
from guardctl.matching.filter import BUCKETS, Features, score, words_of
from guardctl.matching.window import Window
from guardctl.turn import ToolRun, Turn


def buckets(*words: str) -> set[int]:
    return {crc32(f"s{word}".encode()) % BUCKETS for word in words}


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", ()),
        ("Fixed it!", ("fixed", "it", "fixed it")),
        ("12 of 34 refactorings", ("0", "of", "refactor", "0 of", "of 0", "0 refactor")),
        ("não vou", ("não", "vou", "não vou")),
        ("コミット", ("コミ", "ミッ", "ット", "コミ ミッ", "ミッ ット")),
        ("修", ("修",)),
        ("pushします。", ("push", "しま", "ます", "push しま", "しま ます")),
        ("[a](b): c", ("a", "b", "c", "a b", "b c")),
    ],
)
def test_words_and_pairs_of_words(text: str, words: tuple[str, ...]):
    assert words_of(text, "s") == buckets(*words)


def test_the_same_word_counts_differently_in_each_text():
    assert words_of("fixed", "s").isdisjoint(words_of("fixed", "a"))


def features(said: str, **more: object) -> Features:
    turn = Turn(host="none", event="stop", said=said, **more)  # type: ignore[arg-type]
    return Features(turn, Facts(turn))


def test_everything_a_filter_sees_of_a_turn():
    edit, run = ToolRun("Edit a.py", 0, "", changes=True), ToolRun("pytest", 0, "1 passed")
    seen = features("# Done\n- [ ] one\n- two\n\nShip it?", asked=("Fix it.\n1. a\n2) b\nError: x",), tools=(edit, run))
    assert {name: value for name, value in seen.named.items() if value} == {
        "edits": 0.1, "runs": pytest.approx(2 / 30), "recorded": 1, "edited": 1, "check_passed": 1, "not failed_first": 1,
        "not check_failed": 1, "not check_pending": 1, "not published": 1,
        "said length": pytest.approx(32 / 4000), "said lines": pytest.approx(5 / 60), "said items": 0.2, "said short": 1,
        "said asks": 1, "said headings": 1, "said open boxes": 1,
        "asked length": pytest.approx(26 / 4000), "asked lines": pytest.approx(4 / 60), "asked items": 0.2, "asked short": 1,
        "asked trace": 1,
    }  # fmt: skip
    assert seen.words == [
        words_of("# Done\n- [ ] one\n- two\n\nShip it?", "s"),
        words_of("Fix it.\n1. a\n2) b\nError: x", "a"),
    ]


def test_only_the_ends_of_long_texts_are_seen():
    seen = features("early " + "x" * 4000, asked=("early " + "y" * 1000,))
    assert seen.words == [words_of("x" * 4000, "s"), words_of("y" * 1000, "a")]


def test_everything_that_rows_add():
    window = Window("One thing.\n- Two things?\nAnd so on.\nThe end.")
    named, words = features("x").of_guard(window, {"thing": 0b011, "second": 0b010, "asked-row": 0})
    assert {name: value for name, value in named.items() if value} == {
        "row thing": 1, "row second": 1, "row asked-row": 1, "signal": 1, "signals": 0.5, "signal at the end": 1,
        "signal asks": 1, "signal is an item": 1,
    }  # fmt: skip
    assert words == words_of("one thing", "g") | words_of("- two things?", "g")
    assert features("x").of_guard(window, {}) == ({}, set())


def test_a_score_is_what_its_parts_add_up_to():
    content = bytearray(BUCKETS)
    for word, weight in (("sfixed", 40), ("sit", 256 - 20), ("abug", 10), ("gfixed", 5)):
        content[crc32(word.encode()) % BUCKETS] = weight
    seen = features("fixed it", asked=("bug",), tools=())
    guard = {"row claim": 1.0, "signals": 0.25}, words_of("fixed", "g")
    weights = {"row claim": 2.0, "signals": 4.0, "recorded": -0.5, "row other": 9.0}
    odds = score((-3.0, weights, 0.1, bytes(content)), seen, guard)
    assert odds == pytest.approx(-3 + 2 + 1 - 0.5 + 0.1 * (20 / 4**0.5 + 10 / 2**0.5 + 5 / 2**0.5))


@pytest.mark.parametrize("text", ["", "\x00", "\ud800 lone", "𝕏" * 10, "a" * 100_000, "。" * 9, "\u3000x", "é\u0301"])
def test_any_text_has_features(text: str):
    features(text, asked=(text,)).of_guard(Window(text), {"row": (1 << len(Window(text).sentences)) - 1})
