"""The test kit for guard authors, and for the guards shipped here.

Add ``-p guardctl.testing`` to pytest's options to get the fixtures; import the rest from here.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from guardctl.errors import JudgeError
from guardctl.judging import JudgeReply, JudgeRequest
from guardctl.testing.contract import GuardContract, load
from guardctl.testing.linear import superlinear
from guardctl.trial import Trial, make_turn, run_layer1

__all__ = ["FakeJudge", "GuardContract", "isolated_guardctl", "load", "make_turn", "run_guard", "superlinear"]


class FakeJudge:
    """A judge that gives the same answers in turn and keeps what it was asked.

    Args:
        answers: texts to return, or exceptions to raise; the last one repeats.
    """

    name = "fake"

    def __init__(self, *answers: str | JudgeError) -> None:
        self._answers = list(answers)
        self.requests: list[JudgeRequest] = []

    def ask(self, request: JudgeRequest, deadline: float) -> JudgeReply:
        """Return the next answer."""
        answer = self._answers[min(len(self.requests), len(self._answers) - 1)]
        self.requests.append(request)
        if isinstance(answer, JudgeError):
            raise answer
        return JudgeReply(answer, model="fake")


def run_guard(guard: Any, text: str, **turn: Any) -> Trial:
    """Run layer 1 of a guard object on a text and return what it found.

    Args:
        guard: the object that the entry point names.
        text: what the agent said.
        turn: further arguments of :func:`make_turn`.
    """
    return run_layer1(load(guard), make_turn(text, **turn))


@pytest.fixture
def isolated_guardctl(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Give guardctl a home of its own under ``tmp_path``, and take its variables away."""
    import os

    home = tmp_path / "home"
    home.mkdir()
    for name in list(os.environ):
        if name.startswith(("XDG_", "GUARDCTL_", "CLAUDE", "CODEX")) or name == "STOP_HOOK_LLM_JUDGE_ACTIVE":
            monkeypatch.delenv(name)
    monkeypatch.setenv("HOME", str(home))
    yield home
