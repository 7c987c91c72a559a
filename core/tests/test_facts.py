"""Facts: what the record of a turn tells, by rule; None wherever it does not tell."""

import pytest

from guardctl.facts import NAMES, Facts, holds, is_check
from guardctl.turn import ToolRun, Turn

EDIT = ToolRun("Edit app.py", 0, "", changes=True)
PASSED, FAILED = ToolRun("pytest -q", 0, "3 passed"), ToolRun("pytest -q", 1, "1 failed")
UNTOLD = ToolRun("pytest -q", None, "collected 3 items")


def facts(*tools: ToolRun, todos: tuple[str, ...] | None = None) -> dict[str, bool | None]:
    """Return all facts of a turn with these tools, by name."""
    found = Facts(Turn(host="none", event="stop", said="Done.", tools=tools, todos=todos))
    return {name: getattr(found, name) for name in NAMES}


def test_nothing_but_that_there_is_no_record_is_known_without_one():
    found = Facts(Turn(host="none", event="stop", said="Done."))
    assert {name: getattr(found, name) for name in NAMES} == dict.fromkeys(NAMES, None) | {"recorded": False}


def test_a_turn_in_which_nothing_was_done():
    assert facts(todos=()) == dict.fromkeys(NAMES, False) | {"recorded": True}


@pytest.mark.parametrize(
    ("tools", "told"),
    [
        pytest.param((EDIT, PASSED), {"edited": True, "check_passed": True}, id="passed after the edit"),
        pytest.param((PASSED, EDIT), {"edited": True}, id="passed before the edit only"),
        pytest.param((FAILED, EDIT, PASSED), {"edited": True, "failed_first": True, "check_passed": True}, id="red first"),
        pytest.param((EDIT, PASSED, FAILED), {"edited": True, "check_failed": True}, id="the last check counts"),
        pytest.param((FAILED,), {"failed_first": True, "check_failed": True}, id="failed, and nothing was edited"),
        pytest.param(
            (EDIT, ToolRun("npm test", None, "", pending=True)),
            {"edited": True, "check_pending": True},
            id="started, and not ended",
        ),
        pytest.param(
            (EDIT, UNTOLD), {"edited": True, "check_passed": None, "check_failed": None}, id="how it ended is not told"
        ),
        pytest.param(
            (UNTOLD, EDIT), {"edited": True, "failed_first": None}, id="whether it failed first is not told"
        ),
        pytest.param(
            (ToolRun("python app.py", None, "Traceback (most recent call last):\n"), EDIT),
            {"edited": True, "failed_first": True},
            id="the output tells that it failed",
        ),
        pytest.param((ToolRun("grep -n x app.py", 1, ""), EDIT), {"edited": True}, id="to look in vain is no failure"),
        pytest.param((EDIT, ToolRun("git commit -m x", 0, "")), {"edited": True, "published": True}, id="committed"),
    ],
)  # fmt: skip
def test_facts_of_a_record(tools: tuple[ToolRun, ...], told: dict[str, bool | None]):
    assert facts(*tools, todos=()) == dict.fromkeys(NAMES, False) | {"recorded": True} | told


def test_open_items_of_the_agents_own_list():
    assert [facts(todos=todos)["open_todos"] for todos in (None, ("[x] a",), ("[x] a", "[ ] b"))] == [None, False, True]


@pytest.mark.parametrize(
    ("command", "published"),
    [
        ("git push", True),
        ("cd app && git -C sub push origin main", True),
        ("git commit -am 'x' && git log", True),
        ("gh pr create --fill", True),
        ("npm publish", True),
        ("kubectl apply -f x.yaml", True),
        ("gh pr view 12", False),
        ("git status", False),
        ("git log --grep push", False),
        ("git push --dry-run", False),
        ("npm test", False),
        ("", False),
    ],
)
def test_what_publishes(command: str, published: bool):
    assert facts(ToolRun(command, 0, ""))["published"] is published


@pytest.mark.parametrize(
    ("command", "check"),
    [
        ("pytest", True),
        ("cd web && CI=1 npx jest --ci", True),
        ("uv run ruff check .", True),
        ("python -m pytest tests", True),
        ("go test ./...", True),
        ("go mod tidy", False),
        ("cargo fmt", False),
        ("pnpm --filter web test", True),
        ("pnpm add left-pad", False),
        ("./run.sh", True),
        ("/usr/bin/make all", True),
        ("curl -s http://127.0.0.1:8000/health", True),
        ("ls tests", False),
        ("Edit test_app.py", False),
        ("", False),
    ],
)
def test_what_is_a_check(command: str, check: bool):
    assert is_check(command) is check


def test_unknown_satisfies_neither_polarity():
    known, unknown = (
        Facts(Turn(host="none", event="stop", said="", tools=(EDIT,))),
        Facts(Turn(host="none", event="stop", said="")),
    )
    assert [holds(known, "edited"), holds(known, "not edited")] == [True, False]
    assert [holds(unknown, "edited"), holds(unknown, "not edited"), holds(unknown, "not recorded")] == [
        False,
        False,
        True,
    ]


def test_any_command_line_is_read():
    for command in ("'", "&&", "$(", "((((", "git", "gh pr", "-", "=", "\n\n", "a" * 100_000, "env A=1", "sudo"):
        facts(ToolRun(command, 0, ""), ToolRun(command, None, "", changes=True))
