"""A host that cannot be counted by: the installed hook, called as often as an agent in a loop would, blocks a few times."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from guardctl.ceiling import BLOCKS

if TYPE_CHECKING:
    from .support import Environment

STOPS = 12
"""More than any limit."""


@pytest.fixture
def installed(environment: Environment) -> Environment:
    environment.add_guard()
    environment.guardctl("install", "claude-code", "--judge", environment.judge("print('{\"bad\": true}')"))
    return environment


def said(number: int) -> str:
    """Return a text that signals and is unlike every other."""
    words = " ".join(f"{word}{number * 7919 % 10_007}" for word in ("alpha", "beta", "gamma", "delta", "epsilon"))
    return f"The moon of {words} is made of {words} cheese."


def user(text: str, uuid: str) -> dict[str, Any]:
    return {"type": "user", "uuid": uuid, "message": {"role": "user", "content": text}}


def assistant(text: str) -> dict[str, Any]:
    return {"type": "assistant", "message": {"id": text, "content": [{"type": "text", "text": text}]}}


class Loop:
    """An agent that says something new whenever it is blocked."""

    def __init__(self, installed: Environment) -> None:
        self.installed = installed
        self.lines = [user("Write about the moon.", "human")]
        self.answers: list[str] = []

    def stop(self, number: int, **payload: object) -> str:
        """Let the agent stop; return the feedback, "" when the turn passes."""
        self.lines.append(assistant(said(number)))
        transcript = self.installed.folder / "transcript.jsonl"
        transcript.write_text("".join(json.dumps(line) + "\n" for line in self.lines))
        values = {
            "hook_event_name": "Stop",
            "session_id": "s",
            "cwd": str(self.installed.project),
            "transcript_path": str(transcript),
            "last_assistant_message": said(number),
            **payload,
        }
        done = self.installed.hook(values)
        assert (done.returncode, done.stderr, self.installed.crashes()) == (0, "", "")
        self.answers.append(json.loads(done.stdout)["reason"] if done.stdout else "")
        return self.answers[-1]

    def blocks(self) -> int:
        return sum(bool(answer) for answer in self.answers)

    def reasons(self) -> list[str]:
        """Return why turns passed, without repetitions."""
        records = [record for record in self.installed.records() if record["decision"] == "pass"]
        return sorted({record["guards"][0]["reason"] for record in records})


LEADS = {"as it is": "", "with a lead": "Stop hook feedback:\n", "in a list": "Stop hook feedback:\n- "}


@pytest.mark.parametrize("lead", LEADS.values(), ids=LEADS)
def test_feedback_that_is_recorded_as_a_message_of_the_human(lead: str, installed: Environment) -> None:
    loop = Loop(installed)
    for number in range(STOPS):
        feedback = loop.stop(number)
        loop.lines.append(user(lead + (feedback or "Go on."), f"line {number}" if feedback else "human"))
    assert loop.blocks() == 2
    assert loop.reasons() == ["budget_spent"]


def test_a_key_that_alternates(installed: Environment) -> None:
    loop = Loop(installed)
    for number in range(STOPS):
        loop.lines = [user("Go on.", f"key {number % 2}")]
        loop.stop(number)
    assert loop.blocks() == 4  # two for each of two turns
    assert loop.reasons() == ["budget_spent"]


def test_a_key_that_is_new_with_every_stop_of_an_agent_that_goes_on(installed: Environment) -> None:
    loop = Loop(installed)
    for number in range(STOPS):
        loop.lines = [user("Go on.", f"key {number}")]
        loop.stop(number, stop_hook_active=number > 0)
    assert loop.blocks() == 2
    assert loop.reasons() == ["budget_spent"]


def test_a_session_that_is_new_with_every_stop_of_an_agent_that_goes_on(installed: Environment) -> None:
    loop = Loop(installed)
    for number in range(STOPS):
        loop.stop(number, session_id=f"session {number}", stop_hook_active=number > 0)
    assert loop.blocks() == 2
    assert loop.reasons() == ["budget_spent"]


def test_a_session_and_a_key_that_are_new_with_every_stop(installed: Environment) -> None:
    """Nothing tells this from as many people at work: the ceiling of the folder ends it, without asking a judge."""
    loop = Loop(installed)
    for number in range(STOPS):
        loop.lines = [user("Go on.", f"key {number}")]
        loop.stop(number, session_id=f"session {number}")
    assert (loop.blocks(), BLOCKS) == (8, 8)
    assert loop.reasons() == ["hourly_limit"]
    assert ["fields" in record["guards"][0] for record in installed.records()] == [True] * 8 + [False] * 4


def test_a_folder_that_is_written_in_another_way_with_every_stop(installed: Environment) -> None:
    """One folder is one place, with or without git; what is no folder at all is one place, too."""
    link = installed.folder / "link"
    link.symlink_to(installed.project)
    folder = str(installed.project)
    for ways in (
        [folder, f"{folder}/", f"{folder}/.", f"{folder}/../{installed.project.name}", f"{link}"],
        ["", 5, "\0"],
    ):
        loop = Loop(installed)
        for number in range(STOPS):
            loop.lines = [user("Go on.", f"key {number}")]
            loop.stop(number, session_id=f"session {number} {ways[0]}", cwd=ways[number % len(ways)])
        assert loop.blocks() == BLOCKS
