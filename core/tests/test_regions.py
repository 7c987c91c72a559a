"""What guards show their judge of the record, and under which title."""

from __future__ import annotations

import pytest

from guardctl import Region, asked_items, asked_regions, todos_regions, tools_regions
from guardctl.matching.window import tail
from guardctl.regions import EDIT_CHARACTERS, edit_regions
from guardctl.testing import make_turn
from guardctl.turn import ToolRun, Turn

READ = {"command": "Read src/a.py", "exit_code": 0, "output_tail": "x" * 150}
FAILING = {"command": "pytest -q", "exit_code": 1, "output_tail": "E   assert 1 == 2\n1 failed"}
EDIT = {"command": "Edit src/a.py", "exit_code": 0, "output_tail": "", "changes": True}
PASSING = {"command": "pytest -q", "exit_code": 0, "output_tail": "1 passed"}


def shown(regions: tuple[Region, ...]) -> tuple[str, str]:
    (region,) = regions
    return region.title, region.text


def test_what_the_human_asked_for_is_numbered() -> None:
    turn = Turn(
        host="none",
        event="stop",
        said="Done.",
        asked=("Please build:\n- import\n2. list\n  of books", "Plan that the human approved:\n1) look", "go on"),
    )
    assert asked_items(turn) == (
        "Please build:",
        "import",
        "list of books",
        "Plan that the human approved:",
        "look",
        "go on",
    )
    assert shown(asked_regions(turn)) == (
        "What the human asked for, latest last, numbered:",
        "1. Please build:\n2. import\n3. list of books\n4. Plan that the human approved:\n5. look\n6. go on",
    )


@pytest.mark.parametrize("bullet", ["²", "①", "１.", "1" * 5000 + ".", "-1."])
def test_what_only_looks_like_a_number_is_no_bullet(bullet: str) -> None:
    assert asked_items(make_turn("x", asked=f"{bullet} look")) == (f"{bullet} look",)


def test_a_subagent_is_asked_by_an_agent() -> None:
    title, text = shown(asked_regions(make_turn("Done.", asked="look", event="subagent-stop")))
    assert title == "What the agent that started this one asked it for (a human did not speak), latest last, numbered:"
    assert text == "1. look"


def test_the_agents_own_list_has_a_region_of_its_own() -> None:
    turn = make_turn("Done.", asked="fix it", todos=["[x] look", "[ ] fix"])
    assert shown(todos_regions(turn)) == (
        "The agent's own to-do list, written by the agent and not by the human ([x]: it calls the item done):",
        "[x] look\n[ ] fix",
    )
    assert asked_items(turn) == ("fix it",)


def test_tools() -> None:
    runs = [
        {"command": "make\n  test", "exit_code": 2, "output_tail": "a\nb\n\nc\nd"},
        {"command": "Write a.py", "exit_code": 0, "changes": True},
        {"command": "pytest", "exit_code": None},
    ]
    assert shown(tools_regions(make_turn("Done.", tools=runs))) == (
        "The complete record of what the agent's tools did in this turn:",
        "[run, exit 2] make test\n    b\n    c\n    d\n[edit, exit 0] Write a.py\n[run, status unknown] pytest",
    )
    assert shown(tools_regions(make_turn("Done.", tools=[])))[1] == "(no tool was used in this turn)"


def test_the_record_is_called_complete_only_where_it_is() -> None:
    done = [{"command": f"pytest test_{number}.py", "exit_code": 0} for number in range(100)]
    title, _ = shown(tools_regions(make_turn("Done.", tools=done)))
    assert title == "The latest part of the record of what the agent's tools did in this turn:"
    runs = (ToolRun("pytest", None, "", pending=True), ToolRun("git add .", 0, ""))
    assert shown(tools_regions(make_turn("Done.").replace(tools=runs))) == (
        "The record of what the agent's tools did in this turn, incomplete: not everything had ended:",
        "[run, started, result unknown] pytest\n[run, exit 0] git add .",
    )


def test_what_is_unknown_has_no_region() -> None:
    turn = make_turn("Done.")
    assert (asked_regions(turn), todos_regions(turn), tools_regions(turn)) == ((), (), ())
    assert todos_regions(make_turn("Done.", todos=[])) == ()


# --- a record that is too long ----------------------------------------------------------------------------------------


def test_a_record_with_room_is_shown_whole() -> None:
    turn = make_turn("Fixed.", tools=[FAILING, EDIT, PASSING])
    (region,) = edit_regions(turn)
    assert (region,) == tools_regions(turn, EDIT_CHARACTERS)
    assert region.text.splitlines() == [
        "[run, exit 1] pytest -q",
        "    E   assert 1 == 2",
        "    1 failed",
        "[edit, exit 0] Edit src/a.py",
        "[run, exit 0] pytest -q",
        "    1 passed",
    ]


def test_what_came_before_the_first_edit_stays_in_a_long_record() -> None:
    (region,) = edit_regions(make_turn("Fixed.", tools=[READ] * 20 + [FAILING, EDIT] + [READ] * 60 + [PASSING]))
    lines = region.text.splitlines()
    assert region.title == "A part of the record of what the agent's tools did in this turn, oldest first:"
    assert [line for line in lines if line.startswith(("(", "[edit", "[run, exit 1"))] == [
        "(calls not shown here: 10)",
        "[run, exit 1] pytest -q",
        "[edit, exit 0] Edit src/a.py",
        "(calls not shown here: 50)",
    ]
    assert lines[-2:] == ["[run, exit 0] pytest -q", "    1 passed"]
    assert tail(region.text, region.limit) == region.text


def test_a_long_record_without_an_edit_shows_the_latest_calls() -> None:
    (region,) = edit_regions(make_turn("Looked.", tools=[READ] * 60 + [PASSING]))
    lines = region.text.splitlines()
    assert lines[0] == "(calls not shown here: 39)"
    assert sum(line.startswith("(") for line in lines) == 1
    assert lines[-2:] == ["[run, exit 0] pytest -q", "    1 passed"]


def test_a_long_record_that_ends_with_its_first_edit() -> None:
    (region,) = edit_regions(make_turn("Fixed.", tools=[READ] * 60 + [EDIT]))
    lines = region.text.splitlines()
    assert lines[0].startswith("(calls not shown here: ")
    assert lines[-1] == "[edit, exit 0] Edit src/a.py"


def test_no_record_and_no_calls() -> None:
    assert edit_regions(make_turn("Fixed.")) == ()
    (region,) = edit_regions(make_turn("Fixed.", tools=[]))
    assert region.text == "(no tool was used in this turn)"
