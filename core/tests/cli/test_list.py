"""``guardctl list``: guards, hosts, judges, and what had to be set aside."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from guardctl.paths import user_paths
from guardctl.silent import load_index

from ..support import add_distribution, command, moon_guard

MOON = {
    "name": "moon",
    "distribution": "moon-guard",
    "version": "0.1.0",
    "events": ["stop", "subagent-stop"],
    "fields": ["bad"],
    "languages": ["en"],
    "enabled": True,
    "in_hook": "yes",
    "health": "ok",
}


def listed(capsys: pytest.CaptureFixture[str], *words: str) -> Any:
    code, out, err = command(capsys, "list", "--json", *words)
    assert (code, err) == (0, "")
    return json.loads(out)


def test_guards(site: Path, capsys: pytest.CaptureFixture[str]) -> None:
    add_distribution(site, "sky", moon_guard())
    assert listed(capsys) == {"guards": [MOON], "broken": []}
    code, out, err = command(capsys, "list")
    assert (code, err) == (0, "")
    assert [line.split() for line in out.splitlines()] == [
        ["name", "distribution", "version", "events", "fields", "languages", "enabled", "in", "hook", "health"],
        ["moon", "moon-guard", "0.1.0", "stop,", "subagent-stop", "bad", "en", "yes", "yes", "ok"],
    ]


def test_no_guards(site: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert command(capsys, "list") == (
        0,
        "No guards are installed. Install some: pip install guardctl-commit-guard\n",
        "",
    )
    assert listed(capsys) == {"guards": [], "broken": []}


def test_a_disabled_guard(site: Path, capsys: pytest.CaptureFixture[str]) -> None:
    add_distribution(site, "sky", moon_guard())
    user_paths().settings.parent.mkdir(parents=True)
    user_paths().settings.write_text("[guards.moon]\nenabled = false\n")
    assert listed(capsys)["guards"] == [MOON | {"enabled": False, "in_hook": "no"}]


def test_a_guard_that_every_turn_imports(site: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source = moon_guard().replace("    @hookimpl", "    @hookimpl\n    def detect(self, turn): ...\n    @hookimpl", 1)
    add_distribution(site, "sky", source)
    assert listed(capsys)["guards"] == [MOON | {"health": "every turn imports it"}]


def test_a_guard_that_was_set_aside(site: Path, capsys: pytest.CaptureFixture[str]) -> None:
    add_distribution(site, "sky", moon_guard())
    add_distribution(site, "bad", "1 / 0", entry_points={"bad": "bad:guard"}, distribution="bad-guard")
    code, out, err = command(capsys, "list", "--json")
    problem = "cannot import bad:guard: ZeroDivisionError: division by zero"
    assert (code, err) == (0, f"Set aside: bad-guard[bad]: {problem}\n")
    assert json.loads(out) == {
        "guards": [MOON],
        "broken": [{"name": "bad", "distribution": "bad-guard", "problem": problem}],
    }


def test_hosts(site: Path, capsys: pytest.CaptureFixture[str]) -> None:
    host = {"name": "claude-code", "events": ["stop", "subagent-stop"], "installed": [], "judges": ["none"], "cap": 8}
    assert listed(capsys, "--hosts") == {"hosts": [host], "broken": []}
    command(capsys, "install", "claude-code")
    assert listed(capsys, "--hosts") == {"hosts": [host | {"installed": ["user"]}], "broken": []}


def test_judges(site: Path, capsys: pytest.CaptureFixture[str]) -> None:
    judges = {judge["name"]: judge for judge in listed(capsys, "--judges")["judges"]}
    assert {name: judges[name]["used_for"] for name in ("command", "recorded", "none")} == {
        "command": [],
        "recorded": [],
        "none": ["claude-code"],
    }
    assert judges["command"]["receiver"] == "the program you name"


def test_unusable_settings_are_one_line(site: Path, capsys: pytest.CaptureFixture[str]) -> None:
    user_paths().settings.parent.mkdir(parents=True)
    user_paths().settings.write_text("jugde = []")
    code, out, err = command(capsys, "list")
    assert (code, out, err.count("\n")) == (1, "", 1)
    assert err.startswith(f"Error: {user_paths().settings}: 'jugde'")


def test_it_writes_a_fresh_index(site: Path, capsys: pytest.CaptureFixture[str]) -> None:
    add_distribution(site, "sky", moon_guard())
    assert load_index(str(user_paths().index)) is None
    command(capsys, "list")
    index = load_index(str(user_paths().index))
    assert index is not None
    assert [guard["name"] for guard in index["guards"]] == ["moon"]


def test_an_index_that_cannot_be_written_is_said(site: Path, capsys: pytest.CaptureFixture[str]) -> None:
    add_distribution(site, "sky", moon_guard())
    cache = user_paths().index.parent
    cache.parent.mkdir(parents=True, exist_ok=True)
    cache.write_text("in the way")
    code, out, err = command(capsys, "list")
    assert code == 0
    assert "moon-guard" in out
    assert err.startswith("The index cannot be written (")
    assert os.path.isfile(cache)
