"""The window: how a text is folded and cut into what the agent says."""

from __future__ import annotations

import sys
import time
import unicodedata
from unicodedata import normalize

import pytest
from hypothesis import given, strategies as st

from guardctl.matching.window import (
    EMOJI,
    LONGEST_SENTENCE,
    MOST_SENTENCES,
    UNCHANGED,
    WINDOW_CHARACTERS,
    Window,
    fold,
    spoken_sentences,
    tail,
)


def spoken(text: str) -> list[str]:
    """Return what the agent itself says, sentence by sentence; blanked characters as ``_``."""
    return [sentence.replace("\0", "_") for _, _, sentence in spoken_sentences(text)]


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


@given(st.text(st.sampled_from([*"aA.é①ﬁ…—→✅\ufe0f\u0301\u0338≠", "🎉", "か", "\u3099", "한"]), max_size=12))
def test_fold_unifies_compatibility_forms(text: str) -> None:
    assert fold(text) == normalize("NFKC", text).lower()


def test_characters_that_need_no_folding_stay_as_they_are_beside_any_other() -> None:
    """NFKC leaves a text alone whose characters it leaves alone, unless one of them combines with what precedes it."""
    decomposed = (normalize("NFD", chr(code)) for code in range(sys.maxunicode + 1) if not 0xD800 <= code < 0xE000)
    combining = {character for characters in decomposed for character in characters[1:]}
    for character in {*UNCHANGED, *map(chr, range(ord(EMOJI[0]), ord(EMOJI[1]) + 1))}:
        assert (normalize("NFKC", character), character in combining) == (character, False)
        assert unicodedata.combining(character) == 0


@given(st.text(max_size=60), st.integers(0, 80))
def test_tail_is_the_longest_end_that_fits(text: str, size: int) -> None:
    cut = tail(text, size)
    assert text.endswith(cut)
    assert len(cut) == min(size, len(text))


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
    "a shorter fence does not close it": ("````\ncode\n```\nmore\n````\nb", ["b"]),
    "a fence inside a longer one": ("a\n````md\n```py\ncode\n```\n````\nb", ["a", "b"]),
    "other marks do not close it": ("~~~\ncode\n```\n~~~\nb", ["b"]),
    "inline code in backticks opens nothing": ("```make``` runs\nb", ["```make``` runs", "b"]),
    "an info string of tildes may have backticks": ("~~~ a`b\ncode\n~~~\nb", ["b"]),
    "a fence in a list": ("- a\n      ```\n      code\n      ```\nb", ["- a", "b"]),
    "code that shows a fence": ("```\n    ```\ncode\n```\nb", ["b"]),
    "two fences": ("```\nx\n```\na\n```\ny\n```", ["a"]),
    "inline code stays": ("run `make` now", ["run `make` now"]),
    "block quote": ("> they said so\nI say", ["I say"]),
    "indented block quote": ("  > they said so\nI say", ["I say"]),
    "wide block quote": ("＞ 引用\n発言", ["発言"]),
    "a note": ("> **Note:** I left it out.\n> It can wait.\nb", ["**Note:** I left it out.", "It can wait.", "b"]),
    "a note in another language": ("> **注意**：後回しにします。", ["**注意**：後回しにします。"]),
    "a note behind a sign": ("> ⚠️ **Warning:** not run.", ["⚠️ **Warning:** not run."]),
    "a note in underlines": ("> __Note__: not run.", ["__Note__: not run."]),
    "an alert": ("> [!NOTE]\n> I left it out.\nb", ["[!NOTE]", "I left it out.", "b"]),
    "a quotation that goes on with a bold word": ("> they said\n> **Note:** so", []),
    "a quotation that begins with a bold word": ("> **never** do so", []),
    "a quotation behind a note": ("> **Note:** mine\n\n> theirs", ["**Note:** mine"]),
    "an empty quotation": (">\n> theirs", []),
    "comparison stays": ("a > b holds", ["a > b holds"]),
    "a table's head and rule": ("| a | b |\n| - | - |\nc", ["c"]),
    "a table's rows": (
        "| item | state |\n|:--|--:|\n| export | put off. Later |\n| list | done |\nc",
        ["| export | put off.", " Later |", "| list | done |", "c"],
    ),
    "an indented table": ("  | a | b |\n  | - | - |\n  | c | d |", ["  | c | d |"]),
    "rows without a head": ("| a | b |\n| c | d |", ["| a | b |", "| c | d |"]),
    "a quoted sentence in a row": ('| a | "I will do it" |', ['| a | "____________" |']),
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


@given(st.text(alphabet='ab .!?\n"`>|。「」~-*:[', max_size=200))
def test_offsets_point_at_the_sentences(text: str) -> None:
    for offset, raw, sentence in spoken_sentences(text):
        assert text[offset : offset + len(sentence)].strip() == raw
        assert "\n" not in sentence


# --- the window -----------------------------------------------------------------------------------------------------


def test_an_empty_text_says_nothing() -> None:
    window = Window("\n```\ncode\n```\n")
    assert (window.sentences, window.everywhere) == ([], 0)


def test_sentences_are_kept_as_written_and_as_searched() -> None:
    window = Window('First ＯＮＥ. He said "I will do it". 第二。')
    assert window.sentences == ["First ＯＮＥ.", 'He said "I will do it".', "第二。"]
    assert window.folded == ["first one.", ' he said "\0\0\0\0\0\0\0\0\0\0\0\0".', " 第二。"]
    assert window.everywhere == 0b111


def test_only_the_last_sentences_are_looked_at() -> None:
    window = Window("\n".join(f"n{number}" for number in range(MOST_SENTENCES + 20)))
    assert window.sentences == [f"n{number}" for number in range(20, MOST_SENTENCES + 20)]
    window = Window("".join(f"n{number}. " for number in range(MOST_SENTENCES + 20)))
    assert window.sentences == [f"n{number}." for number in range(20, MOST_SENTENCES + 20)]


def test_what_is_said_again_counts_where_it_is_said_last() -> None:
    window = Window("One. Two.\nONE.\nTwo. Three. Two.\nOne.")
    assert window.sentences == ["ONE.", "Three.", "Two.", "One."]
    assert window.folded == ["one.", " three.", " two.", "one."]
    assert Window("One.\nOne.").sentences == ["One."]


def test_sentences_that_end_before_the_window_are_not_looked_at() -> None:
    window = Window("Far away. " + "x" * 400 + "\n" + "y " * (WINDOW_CHARACTERS // 2 - 1) + "z.")
    assert "Far away." not in window.sentences
    assert window.sentences[-1].endswith("z.")


def test_a_long_line_is_read_from_a_little_before_the_window() -> None:
    text = "Far away. " * 10_000 + "Near. " + "x" * (WINDOW_CHARACTERS - 3)
    assert Window(text).sentences == ["Near.", "x" * 599, "x" * 600, "x" * 398]


def test_a_text_of_any_length_costs_what_a_window_costs() -> None:
    """Readers cut at 65,536 characters; even without that only fences are looked for in what lies before the window."""
    for unit in ("x y z. ", "word and 日本 more. ", "「a b c」", "| a | b |", "> ⚠", "😀"):
        text = unit * (20_000_000 // len(unit))
        started = time.process_time()
        Window(text)
        assert time.process_time() - started < 1, unit
