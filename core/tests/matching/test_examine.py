"""Layer 1: what signals and bypasses make of a text."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Any

import pytest

from guardctl import Row
from guardctl.choosing import choose
from guardctl.compiling.table import OTHER_SCRIPTS, prepare
from guardctl.matching.examine import Found, examine
from guardctl.matching.window import MOST_SENTENCES, WINDOW_CHARACTERS, Window
from guardctl.turn import Turn

from ..support import run_python


def row(regex: str, why: str = "why", **more: Any) -> Row:
    return Row(more.pop("id", "row"), regex, why, **more)


def found(text: str, signals: Iterable[Row], bypasses: Iterable[Row] = (), **more: Any) -> Found | None:
    [guard], _ = prepare([{"signals": signals, "bypasses": bypasses, **more}])
    return examine(guard, Window(text))


def look(text: str, signals: Iterable[Row], bypasses: Iterable[Row] = ()) -> tuple[Any, Any]:
    """Return signal and bypass, each None or a tuple."""
    one = found(text, signals, bypasses)
    return (None, None) if one is None else (one.signal, one.bypass)


# --- the window -----------------------------------------------------------------------------------------------------


def test_only_the_end_of_a_text_is_searched() -> None:
    signal = row("needle")
    inside = "needle " + "x" * (WINDOW_CHARACTERS - 7)
    assert look(inside, [signal])[0] is not None
    assert look("needle. " + "x" * (WINDOW_CHARACTERS - 1), [signal]) == (None, None)


@pytest.mark.parametrize("character", ["x", "é", "あ", "😀"])
def test_the_window_counts_characters_of_any_script(character: str) -> None:
    signal = row("needle")
    assert look("needle " + character * (WINDOW_CHARACTERS - 7), [signal])[0] is not None
    assert look("needle\n" + character * WINDOW_CHARACTERS, [signal]) == (None, None)


def test_a_window_that_begins_in_a_fence_knows_it() -> None:
    code = "needle = 1\n" * 600
    assert len(code) > WINDOW_CHARACTERS
    assert look(f"Here:\n```\n{code}", [row("needle")]) == (None, None)
    assert look(f"Here:\n```\n{code}```\nneedle", [row("needle")])[0] == ("needle", "why", "en")


def test_a_sentence_that_the_window_cuts_is_searched_whole() -> None:
    text = "Before we needle them, " + "x" * (WINDOW_CHARACTERS - 10)
    for word in ("needle", "xxx"):
        assert look(text, [row(word)])[0] is not None


def test_folding_that_changes_lengths_keeps_the_agents_own_words() -> None:
    signal = look("①②③ ＣＯＭＭＩＴ　now. Bye.", [row("commit now")])[0]
    assert signal == ("①②③ ＣＯＭＭＩＴ　now.", "why", "en")


# --- signals and bypasses ---------------------------------------------------------------------------------------


def test_groups_have_to_meet_in_one_sentence() -> None:
    signal = row("moon.*cheese")
    assert look("The moon is up. We had cheese.", [signal]) == (None, None)
    assert look("The moon is cheese.", [signal])[0] is not None


def test_only_what_is_said_is_looked_at() -> None:
    signal = row("moon")
    table = "| moon | moon |\n| --- | --- |\n| sun | sun |"
    assert look(f'```\nmoon\n```\n> moon\n{table}\nHe said "the moon is up" again.', [signal]) == (None, None)


def test_the_last_stance_counts() -> None:
    signal = row("moon")
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


@pytest.mark.parametrize(("text", "closing", "expected"), COMMENTARY.values(), ids=COMMENTARY)
def test_a_guard_may_hear_the_closing_message_only(
    text: str, closing: int, expected: tuple[str | None, str | None]
) -> None:
    heard = []
    for commentary in (True, False):
        [guard], _ = prepare([{"signals": [row("moon")], "bypasses": [], "commentary": commentary}])
        signalled = examine(guard, Window(text, closing))
        heard.append(signalled and signalled.sentence)
    assert tuple(heard) == expected


def test_the_hook_tells_each_guard_what_it_hears() -> None:
    """What layer 1 makes of a turn with a tool call between two messages."""
    entries = [
        {"name": name, "events": ("stop",), "detects": False, "signals": [row("moon")], "bypasses": []}
        for name in ("a", "b")
    ]
    entries[1]["commentary"] = False
    guards, _ = prepare(entries)
    turn = Turn(host="none", event="stop", said="A moon.\n\nA sun.", closing=6)
    assert [choice.guard["name"] for choice in choose(turn, guards)] == ["a"]
    assert [choice.guard["name"] for choice in choose(turn.replace(closing=15), guards)] == ["a", "b"]


def test_what_is_certain_may_stand_in_the_commentary() -> None:
    [guard], _ = prepare([{"signals": [row("moon")], "bypasses": [row("tale", scope="text")], "commentary": False}])
    signalled = examine(guard, Window("A tale.\n\nA moon.", 7))
    assert signalled is not None
    assert (signalled.signal, signalled.bypass) == (("A moon.", "why", "en"), ("A tale.", "why"))


def test_which_rows_match_where() -> None:
    """All of them, of every language, but for sentences that are bypassed by themselves."""
    signals = [row("moon", id="moon"), row("luna", id="moon", language="es"), row("star|moon", id="star")]
    text = "The moon. La luna. An old moon, an old star. A star."
    signalled = found(text, signals, [row("old", id="old")])
    assert signalled is not None
    assert (signalled.row, signalled.rows) == ("star", {"moon": 0b11, "star": 0b1001})


def test_rows_that_raise_nothing_alone() -> None:
    signals = [row("moon", id="moon"), row("star", id="star"), row("moon|sun", id="asked", on="asked")]
    quiet = found("A sun and a moon.", signals, joint=("moon",))
    assert quiet is not None
    assert (quiet.sentence, quiet.rows) == (None, {"moon": 1})
    signalled = found("A star. A moon.", signals, joint=("moon",))
    assert signalled is not None
    assert (signalled.sentence, signalled.row, signalled.rows) == ("A star.", "star", {"star": 1, "moon": 2})


def test_the_first_declared_row_names_a_sentence() -> None:
    signals = [row("moon", why="first"), row("mo{2}n", why="second", language="xx")]
    assert look("The moon.", signals)[0] == ("The moon.", "first", "en")
    assert look("The moon.", signals[::-1])[0] == ("The moon.", "second", "xx")


@pytest.mark.parametrize("language", OTHER_SCRIPTS)
def test_other_scripts_are_looked_for_where_there_are_letters_beyond_latin(language: str) -> None:
    signal = row("commit", language=language)
    assert look("— commit ✅ já", [signal]) == (None, None)
    assert look("次\n- commit", [signal])[0] == ("- commit", "why", language)
    assert look("次\n- commit", [row("moon")], [signal]) == (None, None)


def test_a_text_that_is_made_to_be_dear_is_given_up() -> None:
    dear = [row(rf"cat \d+ dog(?!,|{number})", id=f"dear-{number}") for number in range(40)]
    moon = row("moon")
    sentences = [f"A cat {number} dog, and the moon." for number in range(MOST_SENTENCES)]
    assert look("\n".join(sentences[:10]), [*dear, moon])[0] == (sentences[9], "why", "en")
    assert look("\n".join(sentences), [*dear, moon]) == (None, None)
    assert look("\n".join(sentences), [moon, *dear])[0] == (sentences[-1], "why", "en")


SIGNAL = row("moon", why="moon")
WHOLE = row("tale", why="a tale", scope="text")
LOCAL = row("old", why="old news")

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
    signal = row("moon")
    text = "moon" + unit * (2_000_000 // len(unit))
    started = time.process_time()
    look(text, [signal])
    assert time.process_time() - started < 4


def test_needs_next_to_nothing() -> None:
    done = run_python(
        """
before = set(sys.modules)
from guardctl.matching import examine, store
print(sorted(name for name in set(sys.modules) - before))
""",
        "-I",
        "-S",
    )
    modules = [
        "_sre",
        "guardctl",
        "guardctl.matching",
        "guardctl.matching.examine",
        "guardctl.matching.rows",
        "guardctl.matching.store",
        "guardctl.matching.window",
    ]
    assert done.stdout == f"{modules}\n"
