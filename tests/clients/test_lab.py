"""The lab itself: a real client talks to the scripted model, and the lab sees it when a hook blocks."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from .lab import Lab, say, use, write

if TYPE_CHECKING:
    from .run import Run

REPLY = """'{"decision":"block","reason":"Say <why> & how."}'"""
BLOCK_ONCE = f'test -e "$HOME/blocked" || {{ touch "$HOME/blocked"; echo {REPLY}; }}'
HOOK_FILE = {"claude": ".claude/settings.json", "codex": ".codex/hooks.json"}
SHELL_CALL = {
    "claude": use("Bash", "Running them.", input={"command": "echo 3 passed"}),
    "codex": use("exec_command", "Running them.", input={"cmd": "echo 3 passed"}),
}

both = pytest.mark.parametrize("client", ["claude", "codex"])


def hook(lab: Lab, client: str, command: str, event: str = "Stop") -> None:
    entry = {"hooks": [{"type": "command", "command": command, "timeout": 30}]}
    write(lab.home / HOOK_FILE[client], {"hooks": {event: [entry]}})


def start(lab: Lab, client: str, *args: object, **kw: object) -> Run:
    run: Run = getattr(lab, client)(*args, **kw)
    return run


@both
def test_one_turn(lab: Lab, client: str) -> None:
    run = start(lab, client, "Fix the bug", [say("It is fixed.")])
    assert (run.returncode, run.stdout.strip()) == (0, "It is fixed.")
    assert (len(run.calls), run.feedback, run.unused) == (1, [], 0)
    assert "It is fixed." in run.transcript_text()


@both
def test_a_block_sends_the_agent_back_to_work(lab: Lab, client: str) -> None:
    hook(lab, client, BLOCK_ONCE)
    run = start(lab, client, "Fix the bug", [say("It is fixed."), SHELL_CALL[client], say("Tests pass.")])
    assert run.stdout.strip() == "Tests pass."
    assert run.feedback == ["Say <why> & how."]
    assert (len(run.calls), run.unused) == (3, 0)
    assert "3 passed" in str(run.calls[-1])


@both
def test_a_resumed_session_goes_on_where_it_was(lab: Lab, client: str) -> None:
    hook(lab, client, BLOCK_ONCE)
    first = start(lab, client, "Fix the bug", [say("It is fixed."), say("Because of a typo.")])
    second = start(lab, client, "Thanks", [say("You are welcome.")], resume=first)
    assert (second.session, second.transcript) == (first.session, first.transcript)
    assert "Because of a typo." in str(second.calls[0])
    assert (len(first.feedback), second.feedback) == (1, [])


@both
def test_a_run_that_asks_too_often_shows(lab: Lab, client: str) -> None:
    hook(lab, client, BLOCK_ONCE)
    run = start(lab, client, "Fix the bug", [say("It is fixed.")])
    assert run.returncode != 0
    assert [request["kind"] for request in run.requests][:2] == ["call", "unscripted"]


def test_a_subagent_is_told_apart(lab: Lab) -> None:
    hook(lab, "claude", BLOCK_ONCE, event="SubagentStop")
    errand = {"description": "count", "prompt": "Count the files.", "subagent_type": "general-purpose"}
    script = [
        use("Agent", input={**errand, "run_in_background": False}),
        say("Seven.", match="Count the files"),
        say("Seven, by ls.", match="Say <why>"),
        say("There are seven."),
    ]
    run = lab.claude("How many files?", script)
    assert run.stdout.strip() == "There are seven."
    assert (len(run.calls), len(run.subagent_calls), run.unused) == (2, 2, 0)
    assert (run.feedback, run.subagent_feedback) == ([], ["Say <why> & how."])


def test_nothing_of_a_killed_client_survives(lab: Lab) -> None:
    hook(lab, "claude", "sleep 30 & sleep 30")
    with pytest.raises(TimeoutError, match="still running after 3 s"):
        lab.claude("Fix the bug", [say("It is fixed.")], timeout=3)
    assert lab.survivors(0) != []
    lab.kill_survivors()
    assert lab.survivors() == []
