"""Layer 1: how a text is folded and cut into what the agent says, and what patterns and bypasses make of it."""

from __future__ import annotations

import time
from typing import Any

import pytest
from hypothesis import given, strategies as st

from guardctl.conditions import holds, prepare
from guardctl.layer1 import LONGEST_SENTENCE, WINDOW_BYTES, Window, examine, fold, spoken_sentences, tail
from guardctl.patterns import freeze

from .support import run_python


def spoken(text: str) -> list[str]:
    """Return what the agent itself says, sentence by sentence; blanked characters as ``_``."""
    return [sentence.replace("\0", "_") for _, _, sentence in spoken_sentences(text)]


def pattern(regex: str, *groups: tuple[str, ...], why: str = "why", language: str = "en", scope: str = "text") -> Any:
    return (groups, freeze(regex), why, language, scope)


def look(text: str, signals: list[Any], bypasses: list[Any] | None = None) -> tuple[Any, Any]:
    return examine({"signals": signals, "bypasses": bypasses or []}, Window(text))


# --- folding and cutting --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "folded"),
    [
        ("COMMIT now", "commit now"),
        ("ＣＯＭＭＩＴ　ｎｏｗ！", "commit now!"),
        ("ｺﾐｯﾄ", "コミット"),
        ("①②", "12"),
        ("ﬁx", "fix"),
        ("ÉCOLE", "école"),
        ("e\u0301", "é"),
        ("한글", "한글"),
        ("\ud800", "\ud800"),
        ("", ""),
    ],
)
def test_fold(text: str, folded: str) -> None:
    assert fold(text) == folded


@given(st.text(max_size=60), st.integers(0, 80))
def test_tail_is_the_longest_end_that_fits(text: str, size: int) -> None:
    text = text.encode("utf-8", "replace").decode()
    cut = tail(text, size)
    assert text.endswith(cut)
    assert len(cut.encode()) <= size
    longer = text[len(text) - len(cut) - 1 :]
    assert cut == text or len(longer.encode()) > size


# --- sentences ------------------------------------------------------------------------------------------------------

SENTENCES = {
    "empty": ("", []),
    "only breaks": ("\n \n\t\n", []),
    "one": ("Done", ["Done"]),
    "three": ("Done. Really? Yes!", ["Done.", " Really?", " Yes!"]),
    "a dot inside a word": ("See v1.2.3 in a.py.", ["See v1.2.3 in a.py."]),
    "a dot at the end": ("Done.", ["Done."]),
    "lines": ("one\ntwo\n\nthree", ["one", "two", "three"]),
    "wide full stop": ("完了。次へ", ["完了。", "次へ"]),
    "wide marks without spaces": ("本当？はい！よし．終", ["本当？", "はい！", "よし．", "終"]),
    "three dots": ("Well... no", ["Well...", " no"]),
    "carriage return": ("one\r\ntwo", ["one\r", "two"]),
}


@pytest.mark.parametrize(("text", "sentences"), SENTENCES.values(), ids=SENTENCES)
def test_sentences(text: str, sentences: list[str]) -> None:
    assert spoken(text) == sentences


BLANKED = {
    "fence": ("a\n```\ncode\n```\nb", ["a", "b"]),
    "fence with a language": ("a\n```python\ncode\n```\nb", ["a", "b"]),
    "fence of tildes": ("a\n~~~\ncode\n~~~\nb", ["a", "b"]),
    "fence inside a fence": ("a\n~~~\n```\ncode\n```\n~~~\nb", ["a", "b"]),
    "longer closing fence": ("a\n```\ncode\n`````\nb", ["a", "b"]),
    "words behind the closing fence do not close it": ("a\n```\ncode\n``` no\nb", ["a"]),
    "unclosed fence": ("a\n```\ncode\nmore", ["a"]),
    "indented fence": ("a\n  ```\n  code\n  ```\nb", ["a", "b"]),
    "two fences": ("```\nx\n```\na\n```\ny\n```", ["a"]),
    "inline code stays": ("run `make` now", ["run `make` now"]),
    "block quote": ("> they said so\nI say", ["I say"]),
    "indented block quote": ("  > they said so\nI say", ["I say"]),
    "wide block quote": ("＞ 引用\n発言", ["発言"]),
    "comparison stays": ("a > b holds", ["a > b holds"]),
    "table row": ("| a | b |\n| - | - |\nc", ["c"]),
    "a single bar is no table": ("| a\nb | c | d", ["| a", "b | c | d"]),
    "quoted sentence": ('He said "I will do it" and left', ['He said "____________" and left']),
    "quoted word stays": ('Say "commit" and "push it" now', ['Say "commit" and "push it" now']),
    "two quotations": ('"one two three" or "four five six"', ['"_____________" or "_____________"']),
    "open quotation stays": ('He said "I will do it', ['He said "I will do it']),
    "an apostrophe quotes nothing": ("it's what they're doing and don't", ["it's what they're doing and don't"]),
    "curly quotes": ("He said “I will do it” and", ["He said “____________” and"]),
    "low quotes": ("Er sagt „ich mache das“ oft", ["Er sagt „_____________“ oft"]),
    "guillemets": ("«je le fais maintenant»", ["«_____________________»"]),
    "Japanese quotation": ("「コミットしてもよろしいですか」と聞く", ["「______________」と聞く"]),
    "Japanese word stays": ("「コミット」する", ["「コミット」する"]),
    "white corner brackets": ("『コミットしてもよろしいですか』と", ["『______________』と"]),
    "a full stop inside a quotation ends nothing": (
        'It says "Stop. Do not go. Wait." today. Fine.',
        ['It says "______________________" today.', " Fine."],
    ),
}


@pytest.mark.parametrize(("text", "sentences"), BLANKED.values(), ids=BLANKED)
def test_what_is_not_said_is_blanked(text: str, sentences: list[str]) -> None:
    assert spoken(text) == sentences


def test_long_lines_are_searched_in_pieces() -> None:
    pieces = spoken("x" * (2 * LONGEST_SENTENCE + 5))
    assert "".join(pieces) == "x" * (2 * LONGEST_SENTENCE + 5)
    assert max(map(len, pieces)) <= LONGEST_SENTENCE + 1


@given(st.text(alphabet='ab .!?\n"`>|。「」~', max_size=200))
def test_offsets_point_at_the_sentences(text: str) -> None:
    for offset, raw, sentence in spoken_sentences(text):
        assert text[offset : offset + len(sentence)].strip() == raw
        assert "\n" not in sentence


# --- the window -----------------------------------------------------------------------------------------------------


def test_only_the_end_of_a_text_is_searched() -> None:
    signal = pattern("needle", ("needle",))
    inside = "needle " + "x" * (WINDOW_BYTES - 7)
    assert look(inside, [signal])[0] is not None
    assert look("needle " + "x" * (WINDOW_BYTES - 1), [signal]) == (None, None)


def test_the_window_counts_bytes() -> None:
    signal = pattern("needle", ("needle",))
    assert look("needle " + "あ" * 1331, [signal])[0] is not None
    assert look("needle\n" + "あ" * 1334, [signal]) == (None, None)


def test_a_window_that_begins_in_a_fence_knows_it() -> None:
    code = "needle = 1\n" * 600
    assert len(code) > WINDOW_BYTES
    assert look(f"Here:\n```\n{code}", [pattern("needle", ("needle",))]) == (None, None)
    assert look(f"Here:\n```\n{code}```\nneedle", [pattern("needle", ("needle",))])[0] == ("needle", "why", "en")


def test_a_sentence_that_the_window_cuts_is_searched_whole() -> None:
    text = "Before we needle them, " + "x" * (WINDOW_BYTES - 10)
    hit = look(text, [pattern("xxx", ("xxx",))])[0]
    assert hit is not None


def test_folding_that_changes_lengths_keeps_the_agents_own_words() -> None:
    signal = look("①②③ ＣＯＭＭＩＴ　now. Bye.", [pattern("commit now", ("commit",))])[0]
    assert signal == ("①②③ ＣＯＭＭＩＴ　now.", "why", "en")


# --- conditions, signals, bypasses ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("groups", "text", "held"),
    [
        ((("a", "b"), ("c",)), "b and c", True),
        ((("a", "b"), ("c",)), "a and b", False),
        ((("a",),), "", False),
        ((), "anything", True),
    ],
)
def test_holds(groups: tuple[tuple[str, ...], ...], text: str, held: bool) -> None:
    assert holds(groups, text) is held


def test_conditions_have_to_meet_in_one_sentence() -> None:
    signal = pattern(".", ("moon",), ("cheese",))
    assert look("The moon is up. We had cheese.", [signal]) == (None, None)
    assert look("The moon is cheese.", [signal])[0] is not None


def test_an_expression_is_loaded_only_where_its_conditions_hold() -> None:
    """Broken code words would raise when they are loaded."""
    unloadable = ((("moon",), ("cheese",)), b"not loadable", "why", "en", "text")
    assert look("The moon is up. We had cheese.", [unloadable]) == (None, None)
    with pytest.raises((ValueError, EOFError, TypeError)):
        look("The moon is cheese.", [unloadable])


def test_conditions_look_at_what_is_said_only() -> None:
    signal = pattern(".*", ("moon",))
    assert look('```\nmoon\n```\n> moon\n| moon | moon |\nHe said "the moon is up" again.', [signal]) == (None, None)


def test_the_last_stance_counts() -> None:
    signal = pattern("moon", ("moon",))
    assert look("First moon. Second moon. Nothing.", [signal]) == (("Second moon.", "why", "en"), None)


def test_the_first_declared_pattern_names_a_sentence() -> None:
    signals = [pattern("moon", ("moon",), why="first"), pattern("mo+n", ("moon",), why="second", language="xx")]
    assert look("The moon.", signals)[0] == ("The moon.", "first", "en")
    assert look("The moon.", signals[::-1])[0] == ("The moon.", "second", "xx")


LITERALS = st.sampled_from(
    ["a", "ab", "abc", "abcd", "bcda", "abcdabcd", " a", "dab", "é", "ab é", "一", "二一", "一二三", "😀", "c一"]
)
SAID = st.lists(LITERALS | st.sampled_from(["\n", ". ", "。", " ", "x"]), max_size=25).map("".join)


@given(st.lists(st.lists(LITERALS, min_size=1, max_size=4), min_size=1, max_size=3), SAID)
def test_conditions_hold_where_each_group_has_a_literal_in_one_sentence(groups: list[list[str]], text: str) -> None:
    """Whatever is prepared and looked up by grams is what the plain definition says."""
    (guard,) = prepare([{"signals": [pattern("", *map(tuple, groups))], "bypasses": []}])
    signal, _ = examine(guard, Window(text))
    met = [raw for raw, folded in Window(text).sentences() if holds(groups, folded)]
    assert (signal and signal[0]) == (met[-1] if met else None)


SIGNAL = pattern("moon", ("moon",), why="moon")
WHOLE = pattern("tale", ("tale",), why="a tale")
LOCAL = pattern("old", ("old",), why="old news", scope="sentence")

SCOPES = {
    "no bypass": ("A moon.", ("A moon.", None)),
    "text, same sentence": ("A moon tale.", ("A moon tale.", ("A moon tale.", "a tale"))),
    "text, before": ("A tale. A moon.", ("A moon.", ("A tale.", "a tale"))),
    "text, behind": ("A moon. A tale.", ("A moon.", ("A tale.", "a tale"))),
    "text, in a quotation": ('He said "it is a tale". A moon.', ("A moon.", None)),
    "text, in a fence": ("```\ntale\n```\nA moon.", ("A moon.", None)),
    "sentence, same": ("An old moon.", ("An old moon.", ("An old moon.", "old news"))),
    "sentence, before": ("An old thing. A moon.", ("A moon.", None)),
    "sentence, behind": ("A moon. An old thing.", ("A moon.", None)),
    "sentence, the last of two": ("A moon. An old moon.", ("A moon.", None)),
    "sentence, the first of two": ("An old moon. A moon.", ("A moon.", None)),
    "sentence, both of two": ("An old moon. Old moon two.", ("Old moon two.", ("Old moon two.", "old news"))),
    "both scopes": ("An old moon. A tale.", ("An old moon.", ("An old moon.", "old news"))),
    "sentence bypass here, text bypass for the other": (
        "A moon. An old moon. A tale.",
        ("A moon.", ("A tale.", "a tale")),
    ),
    "no signal, only a bypass": ("A tale.", (None, None)),
}


@pytest.mark.parametrize(("text", "expected"), SCOPES.values(), ids=SCOPES)
def test_scopes_of_bypasses(text: str, expected: tuple[str | None, Any]) -> None:
    signal, bypass = look(text, [SIGNAL], [WHOLE, LOCAL])
    assert (signal and signal[0], bypass) == expected


def test_a_bypass_outside_the_window_bypasses_nothing() -> None:
    text = "A tale.\n" + "x" * WINDOW_BYTES + "\nA moon."
    assert look(text, [SIGNAL], [WHOLE]) == (("A moon.", "moon", "en"), None)


@pytest.mark.parametrize("unit", ['"', "a. ", "「", "`", "> \n", "| | |\n", '" a b c ', "あ。", "\n", "- x\n", "“"])
def test_time_grows_with_the_length_only(unit: str) -> None:
    signal = pattern("moon", ("m",))
    text = "m" + unit * (2_000_000 // len(unit))
    started = time.process_time()
    look(text, [signal])
    assert time.process_time() - started < 4


def test_needs_next_to_nothing() -> None:
    done = run_python(
        """
before = set(sys.modules)
from guardctl import layer1
layer1.examine({"signals": [], "bypasses": [], "literals": (0, b"", bytes(4), b"")}, layer1.Window("plain text"))
print(sorted(name for name in set(sys.modules) - before))
""",
        "-I",
        "-S",
    )
    assert done.stdout == "['_sre', 'guardctl', 'guardctl.layer1', 'guardctl.patterns']\n"
