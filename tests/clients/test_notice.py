"""What the human is told in the real Claude Code when guardctl could not judge, and that nothing else is changed by it."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from .judges import make_judge
from .lab import Lab, say

if TYPE_CHECKING:
    from pathlib import Path

    from .run import Run

ANNOUNCEMENT = "The parser handles empty input now. Next I will commit this and push it to main."
STREAM = ("--output-format", "stream-json", "--verbose")


def shown(run: Run) -> list[str]:
    """Return what the client showed the human beside the agent's words."""
    events = [json.loads(line) for line in run.stdout.splitlines()]
    return [event["content"] for event in events if event.get("subtype") == "informational"]


def result(run: Run) -> dict[str, Any]:
    """Return what the client said at its end, but for what differs from run to run."""
    last: dict[str, Any] = json.loads(run.stdout.splitlines()[-1])
    return {key: last[key] for key in ("type", "subtype", "is_error", "num_turns", "result", "terminal_reason")}


def test_the_human_is_told_once_and_nothing_else_changes(lab: Lab, commit_guard_alone: Path, tmp_path: Path) -> None:
    lab.python = commit_guard_alone
    judge = make_judge(tmp_path / "judge", "crash")
    without = lab.claude("Fix the parser.", [say(ANNOUNCEMENT)], args=STREAM)
    done = lab.guardctl("install", "claude-code", "--user", "--judge", judge.option)
    assert done.returncode == 0, done.stderr
    first = lab.claude("Fix the parser.", [say(ANNOUNCEMENT)], args=STREAM)
    second = lab.claude("Go on.", [say(ANNOUNCEMENT)], args=STREAM, resume=first)

    why = "commit: the judge's program ended with an error"
    text = f"Stop says: guardctl: this turn could not be judged, and passed. {why}. More: guardctl list --judges."
    assert [shown(run) for run in (without, first, second)] == [[], [text], []]
    assert [record["why"] for record in lab.decisions()] == ["fail", "fail"]

    assert result(first) == result(without)
    assert [(run.returncode, run.stderr, len(run.calls)) for run in (without, first, second)] == [(0, "", 1)] * 3
    assert "could not be judged" not in json.dumps(second.calls)
