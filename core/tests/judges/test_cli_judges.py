"""What the claude and codex judges share: how they run their program, and what happens when it fails."""

from __future__ import annotations

import json
import os
import time
from pathlib import Path
from typing import Any

import pytest

from guardctl.errors import JudgeError
from guardctl.judges import _cli, claude, codex
from guardctl.plugins import collect
from guardctl.registration import JudgeSpec

from .fakes import CLAUDE_ANSWER, CODEX_ANSWER, PROMPT, Fake, ask, reason, value_of, write

BOTH = pytest.mark.parametrize(
    ("module", "answer"), [(claude, (CLAUDE_ANSWER,)), (codex, CODEX_ANSWER)], ids=["claude", "codex"]
)


@BOTH
def test_a_call(fake: Fake, module: Any, answer: tuple[Any, ...]) -> None:
    write(fake, *answer)
    judge = fake.judge(module)
    reply = ask(judge)
    assert (json.loads(reply.text), reply.tokens_in, reply.tokens_out) == ({"new_proposal": True}, 100, 20)
    assert judge.name == module.NAME
    seen = fake.seen
    assert value_of(seen["argv"], "--model") == module.MODEL
    assert seen["env"]["STOP_HOOK_LLM_JUDGE_ACTIVE"] == "1"
    assert (Path(seen["cwd"]).name, Path(seen["env"]["TMPDIR"]).name) == ("work", "tmp")
    assert Path(seen["cwd"]).parent.parent == Path(os.path.realpath(fake.folder))
    assert set(seen["modes"]) == {"0o700"}
    assert list(fake.folder.iterdir()) == []


@BOTH
def test_the_prompt_goes_to_stdin_with_its_mentions_taken_apart(
    fake: Fake, module: Any, answer: tuple[Any, ...]
) -> None:
    write(fake, *answer)
    ask(fake.judge(module))
    said = fake.seen["stdin"]
    assert said.replace("\u2060", "") == PROMPT
    assert "@~" not in said
    assert "$skill" not in said
    assert "$ 5, end with @" in said
    assert not any("classifier.\n" in part for part in fake.seen["argv"])


@BOTH
def test_the_host_and_the_project_do_not_reach_it(
    fake: Fake, module: Any, answer: tuple[Any, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("CLAUDECODE", "CLAUDE_CODE_ENTRYPOINT", "LD_PRELOAD_X", "ANTHROPIC_BASE_URL", "NODE_OPTIONS"):
        monkeypatch.setenv(name, "1")
    monkeypatch.setenv("ANTHROPIC_API_KEY", "sk-1")
    write(fake, *answer)
    ask(fake.judge(module, env={"HTTPS_PROXY": "http://proxy"}))
    seen = fake.seen["env"]
    assert {"CLAUDECODE", "CLAUDE_CODE_ENTRYPOINT", "LD_PRELOAD_X", "ANTHROPIC_BASE_URL", "NODE_OPTIONS"} & set(
        seen
    ) == set()
    assert (seen["ANTHROPIC_API_KEY"], seen["HTTPS_PROXY"]) == ("sk-1", "http://proxy")


@BOTH
def test_the_model_is_a_setting(fake: Fake, module: Any, answer: tuple[Any, ...]) -> None:
    write(fake, *answer)
    ask(fake.judge(module, model="other"))
    assert value_of(fake.seen["argv"], "--model") == "other"
    ask(fake.judge(module, model=""))
    assert "--model" not in fake.seen["argv"]


@BOTH
@pytest.mark.parametrize(
    "options",
    [
        pytest.param({"program": ""}, id="no program"),
        pytest.param({"program": "claude"}, id="relative program"),
        pytest.param({"program": 7}, id="a number for a program"),
        pytest.param({"model": 7}, id="a number for a model"),
        pytest.param({"env": "A=1"}, id="a string for a table"),
    ],
)
def test_settings_that_cannot_be_used(fake: Fake, module: Any, answer: tuple[Any, ...], options: Any) -> None:
    with pytest.raises(JudgeError) as caught:
        fake.judge(module, **options)
    assert caught.value.reason == "not_configured"
    assert f"judges.{module.NAME}." in str(caught.value)


# --- a program that is not there, or not itself ---------------------------------------------------------------------


@BOTH
def test_a_program_that_is_gone(fake: Fake, module: Any, answer: tuple[Any, ...]) -> None:
    assert reason(fake.judge(module)) == "not_installed"


@BOTH
def test_a_program_that_may_not_be_run(fake: Fake, module: Any, answer: tuple[Any, ...]) -> None:
    fake.path.mkdir()
    assert reason(fake.judge(module)) == "cannot_start"


@BOTH
@pytest.mark.parametrize("status", [0, 1, 3])
@pytest.mark.parametrize("line", ["", "Segmentation fault", "[]", "7", '{"type": "other"}', "\x00"])
def test_a_program_that_crashes(fake: Fake, module: Any, answer: tuple[Any, ...], line: str, status: int) -> None:
    write(fake, line, status=status)
    assert reason(fake.judge(module)) == "crash"


@BOTH
def test_a_program_that_hangs(fake: Fake, module: Any, answer: tuple[Any, ...]) -> None:
    fake.path.write_text("#!/bin/sh\ntrap '' TERM\nsleep 60 &\nsleep 60\n")
    fake.path.chmod(0o755)
    began = time.monotonic()
    assert reason(fake.judge(module), 0.5) == "timeout"
    assert time.monotonic() - began < 2
    assert list(fake.folder.iterdir()) == []


@BOTH
def test_a_folder_that_cannot_be_made(fake: Fake, module: Any, answer: tuple[Any, ...]) -> None:
    write(fake, *answer)
    fake.folder.parent.write_text("a file")
    assert reason(fake.judge(module)) == "no_folder"


def test_what_a_killed_process_left_is_removed_later(fake: Fake) -> None:
    old, young = fake.folder / "call-old", fake.folder / "call-young"
    for folder in (old, young):
        (folder / "work").mkdir(parents=True)
    hour_ago = time.time() - 3600
    os.utime(old, (hour_ago, hour_ago))
    with _cli.private_folder(str(fake.folder)):
        pass
    assert list(fake.folder.iterdir()) == [young]


# --- models that are refused ----------------------------------------------------------------------------------------


def test_a_refused_model_is_replaced_by_the_default_once() -> None:
    asked = []

    def ask(model: str) -> str:
        asked.append(model)
        if model == "spark":
            raise _cli.ModelRefusedError("codex", model)
        return "answer"

    assert _cli.with_fallback("codex", "spark", ask) == "answer"
    assert asked == ["spark", ""]


def test_a_refused_default_is_a_failure() -> None:
    def ask(model: str) -> str:
        raise _cli.ModelRefusedError("codex", model)

    for model in ("spark", ""):
        with pytest.raises(JudgeError) as caught:
            _cli.with_fallback("codex", model, ask)
        assert caught.value.reason == "model_refused"


# --- registration ---------------------------------------------------------------------------------------------------


def test_they_are_defaults_of_their_own_host_only() -> None:
    known = {spec.name: spec for spec in collect("guardctl_judges", JudgeSpec, [], [])}
    assert (known["claude"].host, known["claude"].program) == ("claude-code", "claude")
    assert (known["codex"].host, known["codex"].program) == ("codex", "codex")
