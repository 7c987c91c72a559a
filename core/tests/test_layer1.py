"""Layer 1: what patterns and bypasses make of a text."""

from __future__ import annotations

import time
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

from guardctl.conditions import OTHER_SCRIPTS, holds, planned, prepare
from guardctl.layer1 import ALL, CODE, examine
from guardctl.needs import WORDS
from guardctl.signals import Pattern
from guardctl.silent import find
from guardctl.turn import Turn
from guardctl.window import MOST_SENTENCES, WINDOW_CHARACTERS, Window

from .support import run_python


def pattern(regex: str, *groups: tuple[str, ...], why: str = "why", language: str = "en", scope: Any = "text") -> Any:
    return planned(Pattern(regex, groups, why, language, scope))


def look(text: str, signals: list[Any], bypasses: list[Any] | None = None) -> tuple[Any, Any]:
    [guard], _ = prepare([{"signals": signals, "bypasses": bypasses or []}])
    return examine(guard, Window(text))


# --- the window -----------------------------------------------------------------------------------------------------


def test_only_the_end_of_a_text_is_searched() -> None:
    signal = pattern("needle", ("needle",))
    inside = "needle " + "x" * (WINDOW_CHARACTERS - 7)
    assert look(inside, [signal])[0] is not None
    assert look("needle. " + "x" * (WINDOW_CHARACTERS - 1), [signal]) == (None, None)


@pytest.mark.parametrize("character", ["x", "é", "あ", "😀"])
def test_the_window_counts_characters_of_any_script(character: str) -> None:
    signal = pattern("needle", ("needle",))
    assert look("needle " + character * (WINDOW_CHARACTERS - 7), [signal])[0] is not None
    assert look("needle\n" + character * WINDOW_CHARACTERS, [signal]) == (None, None)


def test_a_window_that_begins_in_a_fence_knows_it() -> None:
    code = "needle = 1\n" * 600
    assert len(code) > WINDOW_CHARACTERS
    assert look(f"Here:\n```\n{code}", [pattern("needle", ("needle",))]) == (None, None)
    assert look(f"Here:\n```\n{code}```\nneedle", [pattern("needle", ("needle",))])[0] == ("needle", "why", "en")


def test_a_sentence_that_the_window_cuts_is_searched_whole() -> None:
    text = "Before we needle them, " + "x" * (WINDOW_CHARACTERS - 10)
    for word in ("needle", "xxx"):
        assert look(text, [pattern(word, (word,))])[0] is not None


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
    need = (ALL, ((WORDS, ("moon",)), (WORDS, ("cheese",))))
    unloadable = ((ALL, (*need[1], (CODE, b"not loadable"))), need, "why", "en", "text")
    assert look("The moon is up. We had cheese.", [unloadable]) == (None, None)
    with pytest.raises((ValueError, EOFError, TypeError)):
        look("The moon is cheese.", [unloadable])


def test_conditions_look_at_what_is_said_only() -> None:
    signal = pattern(".*", ("moon",))
    table = "| moon | moon |\n| --- | --- |\n| sun | sun |"
    assert look(f'```\nmoon\n```\n> moon\n{table}\nHe said "the moon is up" again.', [signal]) == (None, None)


def test_the_last_stance_counts() -> None:
    signal = pattern("moon", ("moon",))
    assert look("First moon. Second moon. Nothing.", [signal]) == (("Second moon.", "why", "en"), None)


COMMENTARY = {
    "only before the call": ("A moon.\n\nA sun.", 6, ("A moon.", None)),
    "only after it": ("A sun.\n\nA moon.", 7, ("A moon.", "A moon.")),
    "on both sides": ("A moon.\n\nOld moon.", 9, ("Old moon.", "Old moon.")),
    "said again": ("A moon. A sun.\n\nA moon.", 7, ("A moon.", "A moon.")),
    "said again before": ("A moon.\n\nA moon. A sun.\n\nA star.", 7, ("A moon.", None)),
    "the closing message is longer than the window": (
        f"A moon.\n\n{'x' * WINDOW_CHARACTERS}",
        WINDOW_CHARACTERS,
        (None, None),
    ),
    "no call": ("A moon. A sun.", 14, ("A moon.", "A moon.")),
    "nothing after the call": ("A moon.", 0, ("A moon.", None)),
}


@pytest.mark.parametrize(("text", "closing", "found"), COMMENTARY.values(), ids=COMMENTARY)
def test_a_guard_may_hear_the_closing_message_only(
    text: str, closing: int, found: tuple[str | None, str | None]
) -> None:
    heard = []
    for commentary in (True, False):
        [guard], _ = prepare([{"signals": [pattern("moon", ("moon",))], "bypasses": [], "commentary": commentary}])
        signal, _ = examine(guard, Window(text, closing))
        heard.append(signal and signal[0])
    assert tuple(heard) == found


def test_the_hook_tells_each_guard_what_it_hears() -> None:
    """What layer 1 makes of a turn with a tool call between two messages."""
    entries = [
        {"name": name, "events": ("stop",), "detects": False, "signals": [pattern("moon", ("moon",))], "bypasses": []}
        for name in ("a", "b")
    ]
    entries[1]["commentary"] = False
    guards, _ = prepare(entries)
    turn = Turn(host="none", event="stop", said="A moon.\n\nA sun.", closing=6)
    assert [guard["name"] for guard, _, _ in find(turn, guards)] == ["a"]
    assert [guard["name"] for guard, _, _ in find(turn.replace(closing=15), guards)] == ["a", "b"]


def test_what_is_certain_may_stand_in_the_commentary() -> None:
    [guard], _ = prepare(
        [{"signals": [pattern("moon", ("moon",))], "bypasses": [pattern("tale", ("tale",))], "commentary": False}]
    )
    assert examine(guard, Window("A tale.\n\nA moon.", 7)) == (("A moon.", "why", "en"), ("A tale.", "why"))


def test_the_first_declared_pattern_names_a_sentence() -> None:
    signals = [pattern("moon", ("moon",), why="first"), pattern("mo+n", ("moon",), why="second", language="xx")]
    assert look("The moon.", signals)[0] == ("The moon.", "first", "en")
    assert look("The moon.", signals[::-1])[0] == ("The moon.", "second", "xx")


@pytest.mark.parametrize("language", OTHER_SCRIPTS)
def test_other_scripts_are_looked_for_where_there_are_letters_beyond_ascii(language: str) -> None:
    signal = pattern("commit", ("commit",), language=language)
    assert look("— commit ✅", [signal]) == (None, None)
    assert look("次\n- commit", [signal])[0] == ("- commit", "why", language)
    assert look("次\n- commit", [pattern("moon", ("moon",))], [signal]) == (None, None)


def test_a_text_that_is_made_to_be_dear_is_given_up() -> None:
    dear = [pattern(rf"cat \d+ dog(?!,|{number})", ("cat",)) for number in range(20)]
    moon = pattern("moon", ("moon",))
    sentences = [f"A cat {number} dog, and the moon." for number in range(MOST_SENTENCES)]
    assert look("\n".join(sentences[:10]), [*dear, moon])[0] == (sentences[9], "why", "en")
    assert look("\n".join(sentences), [*dear, moon]) == (None, None)
    assert look("\n".join(sentences), [moon, *dear])[0] == (sentences[-1], "why", "en")


LITERALS = st.sampled_from(
    ["a", "ab", "abc", "abcd", "bcda", "abcdabcd", " a", "dab", "é", "ab é", "一", "二一", "一二三", "😀", "c一"]
)
SAID = st.lists(LITERALS | st.sampled_from(["\n", ". ", "。", " ", "x"]), max_size=25).map("".join)


@settings(deadline=None)  # the table takes 50 ms to make
@given(st.lists(st.lists(LITERALS, min_size=1, max_size=4), min_size=1, max_size=3), SAID)
def test_conditions_hold_where_each_group_has_a_literal_in_one_sentence(groups: list[list[str]], text: str) -> None:
    """Whatever is prepared and looked up by anchors is what the plain definition says."""
    signal, _ = look(text, [pattern("", *map(tuple, groups))])
    window = Window(text)
    met = [raw for raw, folded in zip(window.sentences, window.folded, strict=False) if holds(groups, folded)]
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
    text = "A tale.\n" + "x" * WINDOW_CHARACTERS + "\nA moon."
    assert look(text, [SIGNAL], [WHOLE]) == (("A moon.", "moon", "en"), None)


@pytest.mark.parametrize(
    "unit",
    [
        '"',
        "a. ",
        "「",
        "`",
        "> \n",
        "> ⚠",
        "> **a:**\n",
        "| | |\n",
        "|-|-|\n",
        "| a | b c d |\n",
        "```\n",
        "~~~~\n```\n",
        '" a b c ',
        "あ。",
        "\n",
        "- x\n",
        "“",
    ],
)
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
from guardctl import layer1, store, window
print(sorted(name for name in set(sys.modules) - before))
""",
        "-I",
        "-S",
    )
    modules = [
        "_sre",
        "guardctl",
        "guardctl.layer1",
        "guardctl.lookup",
        "guardctl.store",
        "guardctl.window",
    ]
    assert done.stdout == f"{modules}\n"
