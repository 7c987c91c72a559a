"""What is asked about a turn: signals, facts, filters, and the user's sensitivity together."""

from __future__ import annotations

from typing import Any

import pytest

from guardctl import Row, When
from guardctl.choosing import ALONG, Choice, choose
from guardctl.compiling.table import prepare
from guardctl.matching.filter import BUCKETS
from guardctl.sensitivity import LEVELS
from guardctl.turn import ToolRun, Turn

EDIT, LOOK = ToolRun("Edit moon.py", 0, "", changes=True), ToolRun("cat moon.py", 0, "moon")
PUSH, TESTED = ToolRun("git push", 0, ""), ToolRun("pytest", 0, "3 passed")
CHEESE = Row("cheese", r"\bcheese\b", "cheese on the moon")
TALE = Row("tale", r"\bonly a tale\b", "says that it is a tale", scope="text")
CUTS = {"quiet": 2.0, "balanced": 1.0, "thorough": -1.0}


def entry(name: str = "moon", odds: float | None = None, **more: Any) -> dict[str, Any]:
    """Return a guard's entry; with ``odds`` it has a filter that gives them to every turn."""
    learned = None if odds is None else {"weights": (odds, {}, 1.0, bytes(BUCKETS)), "cuts": CUTS}
    whens = tuple((when.rows, when.facts, when.why, when.filtered) for when in more.pop("whens", ()))
    declared = {"signals": (CHEESE,), "bypasses": (TALE,), "events": ("stop",), "detects": False, **more}
    return {"name": name, "filter": learned, "whens": whens, "joint": tuple(when[0] for when in whens), **declared}


def chosen(
    said: str, *entries: dict[str, Any], level: str = "balanced", merge: bool = True, **turn: Any
) -> list[Choice]:
    guards, _ = prepare(entries or [entry()])
    return choose(Turn(host="none", event="stop", said=said, **turn), guards, level, merge=merge)


def told(choices: list[Choice]) -> list[tuple[Any, ...]]:
    """Return ``(guard, why, asked, odds)`` of each choice."""
    return [(one.guard["name"], one.signal and one.signal[1], one.asked, one.odds) for one in choices]


# --- without a filter -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
def test_a_guard_without_a_filter_is_asked_where_it_has_a_signal(level: str):
    [one] = chosen("The moon is cheese.", level=level, asked=("Look at it.",), tools=(LOOK,))
    assert (one.signal, one.bypass, one.asked) == (
        ("The moon is cheese.", "cheese on the moon", "en", "cheese"),
        None,
        True,
    )


def test_a_bypass_is_no_question():
    [one] = chosen("The moon is cheese. That is only a tale.", asked=("Look at it.",))
    assert (one.bypass, one.asked) == (("That is only a tale.", "says that it is a tale"), False)


@pytest.mark.parametrize(
    ("level", "tools", "why"),
    [
        ("quiet", (EDIT,), None),
        ("balanced", (EDIT,), None),
        ("balanced", None, None),
        ("thorough", (LOOK,), None),
        ("thorough", (LOOK, EDIT), "something was edited (sensitivity)"),
        ("thorough", None, "it is not known what was done (sensitivity)"),
        ("all", (LOOK,), "every turn is asked about (sensitivity)"),
    ],
)
def test_what_the_level_asks_about_beyond_signals(level: str, tools: tuple[ToolRun, ...] | None, why: str | None):
    choices = chosen("The tide is high.", level=level, asked=("Look.",), tools=tools)
    assert [one.signal for one in choices] == ([] if why is None else [("The tide is high.", why, "en", "")])


def test_a_guard_that_detects_in_code_has_to_be_asked_itself():
    assert told(chosen("The tide is high.", entry(detects=True))) == [("moon", None, True, None)]


def test_a_guard_for_another_event_has_no_part():
    assert chosen("The moon is cheese.", entry(events=("subagent-stop",))) == []


# --- what the record raises -------------------------------------------------------------------------------------------

UNTESTED = When(("published", "not check_passed"), why="published untested")


@pytest.mark.parametrize(
    ("tools", "why"),
    [((EDIT, PUSH), "published untested"), ((EDIT, TESTED, PUSH), None), ((EDIT,), None), ((), None), (None, None)],
)
def test_facts_that_hold_together(tools: tuple[ToolRun, ...] | None, why: str | None):
    choices = chosen("Done.", entry(whens=(UNTESTED,)), asked=("Go on.",), tools=tools)
    assert [one.signal for one in choices] == ([] if why is None else [("Done.", why, "en", "")])


def test_a_row_comes_before_the_record():
    [one] = chosen("Done. The moon is cheese.", entry(whens=(UNTESTED,)), tools=(PUSH,))
    assert one.signal == ("The moon is cheese.", "cheese on the moon", "en", "cheese")


@pytest.mark.parametrize(
    ("row", "said", "asked", "command", "holds"),
    [
        (Row("repair", r"\brepair", "a repair"), "I repaired it.", "Go on.", "ls", True),
        (Row("repair", r"\brepair", "a repair"), "I did it.", "Repair it.", "ls", False),
        (Row("repair", r"\brepair", "a repair", on="asked"), "I did it.", "Please repair it!", "ls", True),
        (Row("repair", r"\brepair", "a repair", on="asked"), "I repaired it.", "Go on.", "ls", False),
        (Row("repair", r"\brepair", "a repair", on="ran"), "I did it.", "Go on.", "cd x && Repair --all", True),
        (Row("repair", r"\brepair", "a repair", on="ran"), "I repaired it.", "Repair it.", "ls", False),
    ],
)
def test_a_row_and_facts_together(row: Row, said: str, asked: str, command: str, holds: bool):
    when = When(("edited",), "repair", "a repair that was made")
    one = entry(signals=(row,), whens=(when,))
    choices = chosen(said, one, asked=(asked,), tools=(ToolRun(command, 0, ""), EDIT))
    assert [choice.signal for choice in choices] == ([(said, when.why, "en", "")] if holds else [])
    assert chosen(said, one, asked=(asked,), tools=(ToolRun(command, 0, ""),)) == []


# --- filters ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("level", "odds", "asked"),
    [
        ("quiet", 1.9, False), ("quiet", 2.0, True), ("balanced", 0.9, False), ("balanced", 1.0, True),
        ("thorough", -1.1, False), ("thorough", -1.0, True), ("all", -9.0, True),
    ],
)  # fmt: skip
def test_a_filter_asks_from_its_cut_on(level: str, odds: float, asked: bool):
    choices = chosen("The moon is cheese.", entry(odds=odds), level=level, asked=("Look.",), tools=(LOOK,))
    assert told(choices) == [("moon", "cheese on the moon", asked, None if level == "all" else odds)]


def test_where_nothing_is_known_of_a_turn_every_signal_is_asked_about():
    assert told(chosen("The moon is cheese.", entry(odds=-9.0))) == [("moon", "cheese on the moon", True, None)]


OFTEN = When(("edited",), why="edited", filtered=True)


def test_what_holds_of_many_turns_asks_only_through_a_filter():
    turn = {"asked": ("Go on.",), "tools": (EDIT,)}
    assert chosen("Done.", entry(whens=(OFTEN,)), **turn) == []
    assert told(chosen("Done.", entry(whens=(OFTEN,), odds=0.0), **turn)) == [("moon", "edited", False, 0.0)]
    assert told(chosen("Done.", entry(whens=(OFTEN,), odds=3.0), **turn)) == [("moon", "edited", True, 3.0)]


def test_who_is_not_ruled_out_is_asked_along():
    turn = {"said": "The moon is cheese.", "asked": ("Go on.",), "tools": ()}
    asked, possible, ruled_out, without = entry("a", 3.0), entry("b", -1.9), entry("c", -2.1), entry("d", signals=())
    assert told(chosen(turn.pop("said"), asked, possible, ruled_out, without, **turn)) == [
        ("a", "cheese on the moon", True, 3.0), ("b", "cheese on the moon", True, -1.9), ("c", "cheese on the moon", False, -2.1),
    ]  # fmt: skip
    silent = entry("b", 0.0, signals=())
    assert told(chosen("The moon is cheese.", asked, silent, **turn)) == [
        ("a", "cheese on the moon", True, 3.0),
        ("b", ALONG, True, 0.0),
    ]
    assert told(chosen("The moon is cheese.", asked, silent, merge=False, **turn)) == [
        ("a", "cheese on the moon", True, 3.0)
    ]
    assert told(chosen("The moon is cheese.", possible, **turn)) == [("b", "cheese on the moon", False, -1.9)]


# --- the record is read only where it is needed -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("said", "more", "level", "reads"),
    [
        ("The tide is high.", {}, "balanced", 0),
        ("The moon is cheese.", {}, "balanced", 0),
        ("The moon is cheese.", {"odds": 0.0}, "balanced", 1),
        ("The tide is high.", {"odds": 0.0}, "balanced", 0),
        ("The tide is high.", {"whens": (UNTESTED,)}, "balanced", 1),
        ("The tide is high.", {}, "thorough", 1),
        ("The tide is high.", {}, "all", 0),
    ],
)
def test_the_record_is_read_at_most_once(said: str, more: dict[str, Any], level: str, reads: int):
    guards, _ = prepare([entry("a", **more), entry("b", **more)])
    turn, calls = Turn(host="none", event="stop", said=said), []

    def whole() -> Turn:
        calls.append(1)
        return turn.replace(asked=("Go on.",), tools=(EDIT, PUSH))

    choose(turn, guards, level, whole)
    assert len(calls) == reads
