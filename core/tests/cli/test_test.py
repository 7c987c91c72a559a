"""``guardctl test --prompt`` shows what the hook would send."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from guardctl.paths import user_paths

from ..support import SIGNALLING, SILENT, add_distribution, command, moon_guard

WORDS = ("test", "--text", "text", "--prompt", "--json")


@pytest.fixture(autouse=True)
def _two_guards(site: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    add_distribution(site, "sky", moon_guard())
    add_distribution(site, "sea", moon_guard("tide"), entry_points={"tide": "sea:guard"}, distribution="sea-guard")
    monkeypatch.chdir(tmp_path)
    Path("text").write_text(SIGNALLING)


def headings(prompt: str) -> list[str]:
    return [line for line in prompt.splitlines() if line.startswith("# ")]


def prompts(capsys: pytest.CaptureFixture[str]) -> list[tuple[list[str], list[str]]]:
    code, out, err = command(capsys, *WORDS)
    assert (code, err) == (0, "")
    return [(prompt["guards"], headings(prompt["prompt"])) for prompt in json.loads(out)["prompts"]]


def test_one_prompt_for_all_guards(capsys: pytest.CaptureFixture[str]) -> None:
    assert prompts(capsys) == [(["moon", "tide"], ["# moon", "# tide"])]
    lines = command(capsys, *WORDS[:-1])[1].splitlines()
    assert lines[:7] == [
        "moon: a judge would be asked",
        "  signal: cheese on the moon",
        f"    in: {SIGNALLING}",
        "tide: a judge would be asked",
        "  signal: cheese on the moon",
        f"    in: {SIGNALLING}",
        "prompt for moon, tide:",
    ]


def test_one_for_each_where_they_are_asked_apart(capsys: pytest.CaptureFixture[str]) -> None:
    user_paths().settings.parent.mkdir(parents=True)
    user_paths().settings.write_text("merge = false\n")
    assert prompts(capsys) == [(["moon"], ["# moon"]), (["tide"], ["# tide"])]


def test_none_where_nobody_is_asked(capsys: pytest.CaptureFixture[str]) -> None:
    Path("text").write_text(SILENT)
    assert prompts(capsys) == []
    assert command(capsys, *WORDS[:-1]) == (
        0,
        "moon: no signal\ntide: no signal\nno prompt: layer 1 asks nobody about this text\n",
        "",
    )
