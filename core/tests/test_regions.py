"""What a judge is shown of the tools' record, whole and where it is too long."""

from __future__ import annotations

from guardctl.regions import EDIT_BYTES, edit_regions, tools_regions
from guardctl.trial import make_turn
from guardctl.window import tail

READ = {"command": "Read src/a.py", "exit_code": 0, "output_tail": "x" * 150}
FAILING = {"command": "pytest -q", "exit_code": 1, "output_tail": "E   assert 1 == 2\n1 failed"}
EDIT = {"command": "Edit src/a.py", "exit_code": 0, "output_tail": "", "changes": True}
PASSING = {"command": "pytest -q", "exit_code": 0, "output_tail": "1 passed"}


def test_a_record_with_room_is_shown_whole() -> None:
    turn = make_turn("Fixed.", tools=[FAILING, EDIT, PASSING])
    (region,) = edit_regions(turn)
    assert (region,) == tools_regions(turn, EDIT_BYTES)
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
