"""Which turns are asked about, beyond those with a signal of a guard's own."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path
from typing import Any

import pytest

from guardctl.matching.window import Window
from guardctl.paths import user_paths
from guardctl.sensitivity import statement_of

from .support import SILENT, add_distribution, command, moon_guard, stop

EDITED = "something was edited (sensitivity)"
EVERY = "every turn is asked about (sensitivity)"


@pytest.mark.parametrize(
    ("said", "sentence", "language"),
    [
        ("One.\n\nThe last one!\n\n```sh\nls\n```", "The last one!", "en"),
        ("見ました。問題ありません。", "問題ありません。", "ja"),
        ("살펴보았습니다. 문제없습니다.", "문제없습니다.", "ko"),
        ("看过了。没有问题。", "没有问题。", "zh"),
        ("```\ncode alone\n```", "", "en"),
        ("", "", "en"),
    ],
)
def test_the_last_sentence_stands_for_the_turn(said: str, sentence: str, language: str) -> None:
    assert statement_of(Window(said)) == (sentence, language)


def transcript(folder: Path, tool: str) -> Path:
    """Write a session in which ``tool`` is used once, and return its file."""
    call = {"type": "tool_use", "id": "t1", "name": tool, "input": {"file_path": "moon.py"}}
    lines: list[dict[str, Any]] = [
        {"type": "user", "uuid": "u1", "message": {"role": "user", "content": "Paint the moon."}},
        {"type": "assistant", "message": {"id": "m1", "role": "assistant", "content": [call]}},
        {
            "type": "user",
            "message": {"role": "user", "content": [{"type": "tool_result", "tool_use_id": "t1", "content": "ok"}]},
        },
    ]
    file = folder / f"{tool}.jsonl"
    file.write_text("".join(json.dumps(line) + "\n" for line in lines))
    return file


@pytest.mark.parametrize(
    ("level", "tool", "blocked"),
    [("balanced", "Edit", False), ("thorough", "Read", False), ("thorough", "Edit", True), ("all", "Read", True)],
)
def test_the_hook_asks_as_the_user_chose(
    level: str,
    tool: str,
    blocked: bool,
    site: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    add_distribution(site, "sky", moon_guard())
    add_distribution(site, "sea", moon_guard("tide"), entry_points={"tide": "sea:guard"}, distribution="tide")
    answers = site / "answers.jsonl"
    answers.write_text("".join(f'{{"guard": "{name}", "answer": {{"bad": true}}}}\n' for name in ("moon", "tide")))
    command(capsys, "install", "claude-code", "--judge", f"recorded:{answers}")
    settings = user_paths().settings
    settings.write_text(f'sensitivity = "{level}"\n' + settings.read_text())
    command(capsys, "list")
    payload = stop(SILENT, transcript_path=str(transcript(site, tool)))
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(json.dumps(payload).encode())))
    _, out, _ = command(capsys, "hook", "claude-code", "stop")
    assert bool(out) is blocked
    logged = [file.read_text() for file in user_paths().log.glob("decisions-*")]
    assert len(logged) == blocked
    if blocked:
        guards = {guard["name"]: guard for guard in json.loads(logged[0])["guards"]}
        assert guards["moon"]["signal"] == {"why": EVERY if level == "all" else EDITED, "sentence": SILENT}
        assert guards["moon"]["together"] == list(guards) == ["moon", "tide"]
