"""``guardctl list``: guards, hosts, judges, and what had to be set aside."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Any

import pytest

from guardctl.index_file import load_index
from guardctl.paths import user_paths

from ..support import SOURCE, add_distribution, command, moon_guard

MOON = {
    "name": "moon",
    "distribution": "moon-guard",
    "version": "0.1.0",
    "events": ["stop", "subagent-stop"],
    "fields": ["bad"],
    "languages": ["en"],
    "enabled": True,
    "on_in": [],
    "off_in": [],
    "mode": "block",
    "in_hook": "yes",
    "health": "ok",
    "problem": "",
}

NOT_INSTALLED = "No host calls guardctl: put it into one with 'guardctl install HOST'."
NO_JUDGE = "no judge: nothing can be blocked"


def listed(capsys: pytest.CaptureFixture[str], *words: str) -> Any:
    code, out, err = command(capsys, "list", "--json", *words)
    assert (code, err) == (0, "")
    return json.loads(out)


def test_guards(site: Path, capsys: pytest.CaptureFixture[str]) -> None:
    add_distribution(site, "sky", moon_guard())
    assert listed(capsys) == {"guards": [MOON], "broken": [], "remarks": [NOT_INSTALLED]}
    code, out, err = command(capsys, "list")
    assert (code, err) == (0, "")
    assert out == (
        f"name  version  enabled  mode   in hook  health\nmoon  0.1.0    yes      block  yes      ok\n{NOT_INSTALLED}\n"
    )


def test_where_a_guard_is_on_or_off_stands_below_the_table(site: Path, capsys: pytest.CaptureFixture[str]) -> None:
    add_distribution(site, "sky", moon_guard())
    user_paths().settings.parent.mkdir(parents=True)
    user_paths().settings.write_text(
        '[projects."/a".guards.moon]\nenabled = true\n'
        '[projects."/b".guards.moon]\nenabled = false\n[projects."/c".guards.moon]\nenabled = false\n'
    )
    assert command(capsys, "list") == (
        0,
        (
            "name  version  enabled  mode   in hook  health\n"
            "moon  0.1.0    yes      block  yes      ok\n"
            f"{NOT_INSTALLED}\n"
            "moon is on in: /a\n"
            "moon is off in: /b, /c\n"
        ),
        "",
    )


def test_no_guards(site: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert command(capsys, "list") == (
        0,
        "No guards are installed. Install a package of guards, such as guardctl-commit-guard.\n",
        "",
    )
    assert listed(capsys) == {"guards": [], "broken": [], "remarks": [NOT_INSTALLED]}


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
        "remarks": [NOT_INSTALLED],
    }


HOST = {
    "name": "claude-code",
    "events": ["stop", "subagent-stop"],
    "installed": [],
    "mode": "block",
    "judges": ["none"],
    "cap": 8,
    "health": "not installed",
}


def test_hosts(site: Path, capsys: pytest.CaptureFixture[str]) -> None:
    add_distribution(site, "sky", moon_guard())
    assert listed(capsys, "--hosts") == {"hosts": [HOST], "broken": []}
    command(capsys, "install", "claude-code")
    assert listed(capsys, "--hosts") == {"hosts": [HOST | {"installed": ["user"], "health": NO_JUDGE}], "broken": []}
    assert listed(capsys)["remarks"] == [f"claude-code: {NO_JUDGE}"]
    command(capsys, "install", "claude-code", "--observe", "--judge", "command:/bin/cat")
    observing = HOST | {"installed": ["user"], "mode": "observe", "judges": ["command"], "health": "ok"}
    assert listed(capsys, "--hosts") == {"hosts": [observing], "broken": []}
    assert listed(capsys)["remarks"] == ["claude-code: it observes, so nothing is blocked"]
    command(capsys, "install", "claude-code", "--block")
    assert listed(capsys)["remarks"] == []


def test_a_judge_whose_program_is_gone(site: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    program = tmp_path / "judge"
    program.write_text("#!/bin/sh\n")
    program.chmod(0o700)
    command(capsys, "install", "claude-code", "--judge", f"command:{program}")
    judges = {judge["name"]: judge["health"] for judge in listed(capsys, "--judges")["judges"]}
    assert judges == {"claude": "not configured", "codex": "not configured", "command": "ok", "none": "ok",
                      "recorded": "not configured"}  # fmt: skip
    program.unlink()
    judges = {judge["name"]: judge["health"] for judge in listed(capsys, "--judges")["judges"]}
    assert judges["command"] == f"its program is gone: {program}"
    why = f"no judge can be asked: nothing can be blocked (command: its program is gone: {program})"
    assert listed(capsys)["remarks"] == [f"claude-code: {why}"]


def health(capsys: pytest.CaptureFixture[str]) -> str:
    (host,) = listed(capsys, "--hosts")["hosts"]
    return str(host["health"])


def test_a_hook_that_does_nothing_is_dead(site: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command(capsys, "install", "claude-code", "--judge", "command:/bin/cat")
    assert health(capsys) == "ok"
    settings, entry = Path.home() / ".claude" / "settings.json", user_paths().entry
    again = "run 'guardctl install' again"
    whole, text = settings.read_text(), entry.read_text()

    settings.write_text(whole.replace(sys.executable, "/gone/python"))
    assert health(capsys) == f"user: dead: the interpreter /gone/python is gone: {again}"
    settings.write_text(whole.replace("[ -r", "[ -f"))
    assert health(capsys) == f"user: dead: its command is not as guardctl wrote it: {again}"
    settings.write_text("{")
    assert health(capsys).startswith(f"user: {settings} is not valid JSON (")
    settings.write_text(whole)

    for broken in ("", "PATHS: dict = {[}", "PATHS: dict = {}"):
        entry.write_text(broken)
        assert health(capsys).startswith("user: dead: ")
    entry.write_text(text.replace(str(SOURCE), "/gone"))
    assert health(capsys) == f"user: dead: guardctl is gone from /gone: {again}"
    entry.unlink()
    assert health(capsys) == f"user: dead: its file {entry} is gone or damaged: {again}"
    command(capsys, "install", "claude-code")
    assert health(capsys) == "ok"


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
    assert "moon" in out
    assert err.startswith("The index cannot be written (")
    assert os.path.isfile(cache)
