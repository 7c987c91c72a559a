"""Putting guardctl into a host's settings and out again, and the command that then stands there.

One file of more than 300 lines: every test puts the same command into, or out of, the same settings files.
"""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import stat
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from guardctl.hosts.json_hooks import backup_of, command as hook_command, is_installed, plan_install, plan_uninstall
from guardctl.paths import user_paths

from ..support import SIGNALLING, SILENT, Environment, add_distribution, command, moon_guard, stop


@pytest.fixture(autouse=True)
def moon(site: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """One guard is installed, and commands run in a project's folder."""
    add_distribution(site, "sky", moon_guard())
    (tmp_path / "project").mkdir()
    monkeypatch.chdir(tmp_path / "project")


@pytest.fixture
def settings() -> Path:
    """Return the user's settings file of the host, which does not exist yet."""
    return Path.home() / ".claude" / "settings.json"


@pytest.fixture
def guardctl(capsys: pytest.CaptureFixture[str]) -> Any:
    """Return a function that runs the command line and returns stdout; it has to end with ``status``."""

    def call(*words: str, status: int = 0) -> str:
        found, out, err = command(capsys, *words)
        assert (found, err if status == 0 else "") == (status, ""), err
        return out if status == 0 else err

    return call


def our_entry(event: str) -> dict[str, Any]:
    return {"type": "command", "command": installed_command(event), "timeout": 30}


def installed_command(event: str) -> str:
    return hook_command(user_paths().entry, sys.executable, "claude-code", event)


def last_words() -> str:
    paths = user_paths()
    return f"No host calls guardctl any more. Your settings ({paths.settings}) and log ({paths.log}) stay.\n"


OURS = {"Stop": "stop", "SubagentStop": "subagent-stop"}


# --- what is written ------------------------------------------------------------------------------------------------


def test_a_new_file(guardctl: Any, settings: Path) -> None:
    out = guardctl("install", "claude-code")
    hooks = {name: [{"hooks": [our_entry(event)]}] for name, event in OURS.items()}
    assert settings.read_text() == json.dumps({"hooks": hooks}, indent=2) + "\n"
    assert out == (
        f"Installed in {settings}.\n"
        "Guards: moon.\n"
        "Judge: none. Text of flagged turns goes to: nobody.\n"
        "No judge is configured, so flagged turns are logged and pass. Choose one with --judge.\n"
        "Claude Code reads its settings again by itself; '/hooks' in a session lists the entry.\n"
    )
    assert not backup_of(settings).exists()


def test_the_command_has_the_shape_of_the_design() -> None:
    """Absolute paths, a check of both files, no environment and no site, and 0 whatever happens."""
    made = hook_command(Path("/data/it's here/guardctl-hook-x.py"), "/opt/python 3", "claude-code", "stop")
    shell, option, script = shlex.split(made)
    assert (shell, option) == ("/bin/sh", "-c")
    assert script == (
        """[ -r '/data/it'"'"'s here/guardctl-hook-x.py' ] && [ -x '/opt/python 3' ] && """
        """exec '/opt/python 3' -I -S '/data/it'"'"'s here/guardctl-hook-x.py' claude-code stop; exit 0"""
    )
    plain = hook_command(Path("/e/guardctl-hook-x.py"), "/p", "claude-code", "stop")
    assert plain == (
        "/bin/sh -c '[ -r /e/guardctl-hook-x.py ] && [ -x /p ] && exec /p -I -S /e/guardctl-hook-x.py claude-code stop; exit 0'"
    )


def test_installing_again_changes_nothing(guardctl: Any, settings: Path) -> None:
    guardctl("install", "claude-code")
    before = {file: file.stat().st_mtime_ns for file in (settings, user_paths().entry)}
    assert guardctl("install", "claude-code").startswith(f"Already installed in {settings}.\n")
    assert {file: file.stat().st_mtime_ns for file in before} == before


def test_the_entry_file_knows_the_places(guardctl: Any) -> None:
    guardctl("install", "claude-code")
    entry = user_paths().entry
    assert stat.S_IMODE(entry.stat().st_mode) == 0o600
    namespace: dict[str, Any] = {"__name__": "not main"}
    exec(entry.read_text(), namespace)
    paths = namespace["PATHS"]
    assert {name: paths[name] for name in ("index", "settings", "state", "log")} == {
        "index": str(user_paths().index),
        "settings": str(user_paths().settings),
        "state": str(user_paths().state),
        "log": str(user_paths().log),
    }
    assert paths["environment"]["HOME"] == str(Path.home())
    assert not [name for name in paths["environment"] if "KEY" in name or "TOKEN" in name]


@pytest.mark.parametrize(
    ("scope", "name"), [("--user", None), ("--project", "settings.json"), ("--local", "settings.local.json")]
)
def test_scopes(scope: str, name: str | None, guardctl: Any, settings: Path) -> None:
    file = settings if name is None else Path.cwd() / ".claude" / name
    guardctl("install", "claude-code", scope)
    assert [path for path in (settings, *Path.cwd().rglob("settings*.json")) if path.exists()] == [file]
    assert is_installed(file)
    assert guardctl("uninstall", "claude-code", scope) == f"Removed from {file}.\n{last_words()}"
    assert not file.parent.exists()


def test_the_users_settings_follow_the_hosts_own_variable(
    guardctl: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("CLAUDE_CONFIG_DIR", str(tmp_path / "elsewhere"))
    guardctl("install", "claude-code")
    assert is_installed(tmp_path / "elsewhere" / "settings.json")


def test_where_it_is_still_installed(guardctl: Any, settings: Path) -> None:
    for scope in ("--user", "--project", "--local"):
        guardctl("install", "claude-code", scope)
    out = guardctl("uninstall", "claude-code")
    assert out == f"Removed from {settings}.\nStill installed here: project, local (say --project to remove it).\n"


# --- what others wrote ----------------------------------------------------------------------------------------------

FOREIGN = {
    "permissions": {"allow": ["Bash(ls:*)"], "deny": []},
    "hooks": {
        "PreToolUse": [{"matcher": "Bash", "hooks": [{"type": "command", "command": "/bin/guard"}]}],
        "Stop": [
            {"hooks": [{"type": "command", "command": "/bin/first"}, {"type": "command", "command": "/bin/second"}]},
            {"matcher": "", "hooks": [{"type": "command", "command": "/bin/third", "timeout": 5}], "note": "mine"},
            {"hooks": []},
        ],
    },
    "model": "größte",
    "env": {"A": "1"},
}


def new_lines(before: str, after: str) -> list[str]:
    """Return the lines that came in, if all that was there stands there still, but for a comma at its end."""
    old = [line.removesuffix(",") for line in before.split("\n")]
    new = []
    for line in after.split("\n"):
        if old and line.removesuffix(",") == old[0]:
            old.pop(0)
        else:
            new.append(line.strip())
    assert old == []
    return new


@pytest.mark.parametrize("indent", [1, 2, 3, 4, 8, "\t"])
@pytest.mark.parametrize("end", ["\n", "", "\n\n"])
def test_foreign_entries_stay_as_they_are(indent: int | str, end: str, tmp_path: Path) -> None:
    before = json.dumps(FOREIGN, indent=indent, ensure_ascii=False) + end
    file = tmp_path / "settings.json"
    file.write_text(before, encoding="utf-8")
    plan = plan_install(file, {"Stop": installed_command("stop")}, 30)
    after = json.loads(plan.after)
    added = after["hooks"]["Stop"].pop()
    assert added == {"hooks": [our_entry("stop")]}
    assert after == FOREIGN
    assert list(after) == list(FOREIGN)
    assert list(after["hooks"]) == list(FOREIGN["hooks"])
    assert sorted(new_lines(before, plan.after)) == sorted(
        [
            *("{", '"hooks": [', "{", '"type": "command",'),
            f'"command": {json.dumps(installed_command("stop"))},',
            *('"timeout": 30', "}", "]", "}"),
        ]
    )


def test_line_ends_of_the_file_stay(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    file.write_bytes(b'{\r\n  "a": 1\r\n}\r\n')
    after = plan_install(file, {"Stop": installed_command("stop")}, 30).after
    assert after.count("\n") == after.count("\r\n") == 16


def test_an_entry_of_ours_that_differs_is_replaced_where_it_stands(guardctl: Any, settings: Path) -> None:
    guardctl("install", "claude-code")
    values = json.loads(settings.read_text())
    old = {
        "type": "command",
        "command": "/bin/sh -c 'exec /old/python /old/guardctl-hook-cpython-311.py claude-code stop'",
    }
    other = {"type": "command", "command": "/bin/other"}
    values["hooks"]["Stop"] = [{"hooks": [other]}, {"hooks": [other, old, other]}, {"hooks": [old]}, {"hooks": [other]}]
    settings.write_text(json.dumps(values))
    guardctl("install", "claude-code")
    assert json.loads(settings.read_text())["hooks"]["Stop"] == [
        {"hooks": [other]},
        {"hooks": [other, our_entry("stop"), other]},
        {"hooks": [other]},
    ]


def test_uninstalling_restores_byte_for_byte(guardctl: Any, settings: Path) -> None:
    """Whatever the format: comments are no JSON, but odd space, order and escapes are."""
    settings.parent.mkdir()
    for before in (
        '{ "a":1,\n      "hooks" : {"Stop":[ ]}, "b": "\\u00fc" }',
        "{}",
        "{}\n\n\n",
        json.dumps(FOREIGN),
        json.dumps(FOREIGN, indent="\t").replace("\n", "\r\n") + "\r\n",
    ):
        settings.write_bytes(before.encode())
        guardctl("install", "claude-code")
        assert settings.read_bytes() != before.encode()
        assert backup_of(settings).read_bytes() == before.encode()
        guardctl("uninstall", "claude-code")
        assert settings.read_bytes() == before.encode()
        assert not backup_of(settings).exists()


def test_uninstalling_keeps_what_was_changed_meanwhile(guardctl: Any, settings: Path) -> None:
    settings.parent.mkdir()
    settings.write_text(json.dumps(FOREIGN, indent=2))
    guardctl("install", "claude-code")
    values = json.loads(settings.read_text())
    values["model"] = "another"
    settings.write_text(json.dumps(values, indent=2))
    guardctl("uninstall", "claude-code")
    assert json.loads(settings.read_text()) == FOREIGN | {"model": "another"}


def test_uninstalling_with_broken_settings(guardctl: Any, settings: Path) -> None:
    guardctl("install", "claude-code")
    user_paths().settings.parent.mkdir(parents=True, exist_ok=True)
    user_paths().settings.write_text("jugde = [")
    assert guardctl("uninstall", "claude-code") == f"Removed from {settings}.\n{last_words()}"
    assert not settings.exists()


def test_uninstalling_what_is_not_there(guardctl: Any, settings: Path) -> None:
    assert guardctl("uninstall", "claude-code") == f"Nothing of guardctl's in {settings}.\n"
    assert not settings.exists()
    settings.parent.mkdir()
    settings.write_text(json.dumps(FOREIGN))
    assert guardctl("uninstall", "claude-code") == f"Nothing of guardctl's in {settings}.\n"
    assert settings.read_text() == json.dumps(FOREIGN)


def test_a_link_is_followed(guardctl: Any, settings: Path, tmp_path: Path) -> None:
    target = tmp_path / "dotfiles.json"
    target.write_text(json.dumps(FOREIGN))
    settings.parent.mkdir()
    settings.symlink_to(target)
    guardctl("install", "claude-code")
    assert settings.is_symlink()
    assert is_installed(target)
    guardctl("uninstall", "claude-code")
    assert settings.is_symlink()
    assert target.read_text() == json.dumps(FOREIGN)


def test_permissions_of_the_file_stay(guardctl: Any, settings: Path) -> None:
    settings.parent.mkdir()
    settings.write_text("{}")
    settings.chmod(0o640)
    guardctl("install", "claude-code")
    assert stat.S_IMODE(settings.stat().st_mode) == 0o640
    assert stat.S_IMODE(backup_of(settings).stat().st_mode) == 0o600


# --- a dry run ------------------------------------------------------------------------------------------------------


def everything_below(*folders: Path) -> dict[Path, bytes]:
    return {file: file.read_bytes() for folder in folders for file in folder.rglob("*") if file.is_file()}


def test_a_dry_run_shows_the_difference_and_writes_nothing(guardctl: Any, settings: Path) -> None:
    settings.parent.mkdir()
    settings.write_text('{\n  "model": "x"\n}\n')
    before = everything_below(Path.home(), Path.cwd())
    out = guardctl("install", "claude-code", "--dry-run", "--judge", f"command:{sys.executable} -x")
    assert everything_below(Path.home(), Path.cwd()) == before
    expected = [
        f"--- {settings}",
        f"+++ {settings} (new)",
        "@@ -1,3 +1,27 @@",
        " {",
        '-  "model": "x"',
        '+  "model": "x",',
    ]
    assert out.splitlines()[:6] == expected
    assert out.splitlines()[-2:] == [
        f"{user_paths().settings}: hosts.claude-code.judge = ['command']",
        f"{user_paths().settings}: judges.command.argv = ['{sys.executable}', '-x']",
    ]


def test_a_dry_run_of_what_is_done_already(guardctl: Any, settings: Path) -> None:
    guardctl("install", "claude-code")
    assert guardctl("install", "claude-code", "--dry-run") == "Nothing to change.\n"
    before = settings.read_text()
    out = guardctl("uninstall", "claude-code", "--dry-run")
    assert "-" * 3 + f" {settings}" in out
    assert settings.read_text() == before
    guardctl("uninstall", "claude-code")
    assert guardctl("uninstall", "claude-code", "--dry-run") == "Nothing to change.\n"


# --- what is refused ------------------------------------------------------------------------------------------------

REFUSED = {
    "cut off": '{"hooks": {',
    "with comments": '{\n  // mine\n  "a": 1\n}',
    "comma at the end": '{"a": 1,}',
    "words": "hooks",
    "duplicate keys": '{"model": "a", "model": "b"}',
    "duplicate events": '{"hooks": {"Stop": [], "Stop": []}}',
    "a list": "[]",
    "a number": "1",
    "hooks is a list": '{"hooks": []}',
    "an event is an object": '{"hooks": {"Stop": {}}}',
    "byte order mark": "\ufeff{}",
}


@pytest.mark.parametrize("text", REFUSED.values(), ids=REFUSED)
def test_settings_that_cannot_be_used_are_left_alone(text: str, guardctl: Any, settings: Path) -> None:
    settings.parent.mkdir()
    settings.write_text(text, encoding="utf-8")
    before = everything_below(Path.home())
    error = guardctl("install", "claude-code", status=1)
    assert error.startswith(f"Error: {settings}")
    assert error.count("\n") == 1
    assert everything_below(Path.home()) == before


@pytest.mark.parametrize("content", [b"\xff\xfe{\x00}\x00", None], ids=["UTF-16", "folder"])
def test_a_file_that_cannot_be_read(content: bytes | None, guardctl: Any, settings: Path) -> None:
    settings.parent.mkdir()
    if content is None:
        settings.mkdir()
    else:
        settings.write_bytes(content)
    assert guardctl("install", "claude-code", status=1).endswith("Nothing was changed.\n")
    assert content is None or settings.read_bytes() == content


@pytest.mark.parametrize("text", ["", " \n"])
def test_an_empty_file_counts_as_no_settings(text: str, guardctl: Any, settings: Path) -> None:
    settings.parent.mkdir()
    settings.write_text(text)
    guardctl("install", "claude-code")
    assert is_installed(settings)


def test_entries_that_are_none_are_left_alone(tmp_path: Path) -> None:
    odd = {"hooks": {"Stop": [7, "x", {"hooks": 7}, {"hooks": [7, {"command": 7}]}, {}], "Other": 7}}
    file = tmp_path / "settings.json"
    file.write_text(json.dumps(odd))
    plan = plan_install(file, {"Stop": installed_command("stop")}, 30)
    after = json.loads(plan.after)
    assert after["hooks"]["Stop"].pop() == {"hooks": [our_entry("stop")]}
    assert after == odd
    file.write_text(plan.after)
    assert json.loads(plan_uninstall(file).after) == odd


ARGUMENTS = {
    ("install", "emacs"): "Error: There is no host 'emacs'. Known: claude-code.\n",
    ("uninstall", "emacs"): "Error: There is no host 'emacs'. Known: claude-code.\n",
    ("install", "claude-code", "--judge", "command"): (
        'Error: Say which: --judge "command:/absolute/path arguments".\n'
    ),
    ("install", "claude-code", "--judge", "command:/nowhere"): (
        "Error: '/nowhere' is no program that can be run. Say which: --judge \"command:/absolute/path arguments\".\n"
    ),
    ("install", "claude-code", "--judge", "recorded:/nowhere"): (
        "Error: '/nowhere' is no file. Say which file: --judge recorded:ANSWERS.jsonl.\n"
    ),
    ("install", "claude-code", "--judge", "none:x"): "Error: Judge 'none' takes no value after the colon.\n",
}


@pytest.mark.parametrize(("words", "error"), ARGUMENTS.items(), ids=[" ".join(words) for words in ARGUMENTS])
def test_arguments_that_are_refused(words: tuple[str, ...], error: str, guardctl: Any, settings: Path) -> None:
    assert guardctl(*words, status=1) == error
    assert not settings.exists()
    assert not user_paths().entry.exists()


def test_an_unknown_judge_is_told_the_known_ones(guardctl: Any) -> None:
    error = guardctl("install", "claude-code", "--judge", "oracle", status=1)
    assert re.fullmatch(r"Error: There is no judge 'oracle'\. Known: .*command.*none.*recorded.*\.\n", error)


# --- judges ---------------------------------------------------------------------------------------------------------


def test_a_command_as_judge_is_fixed_by_its_absolute_path(
    guardctl: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin" / "my-judge").write_text("#!/bin/sh\n")
    (tmp_path / "bin" / "my-judge").chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path / 'bin'}:/usr/bin:/bin")
    out = guardctl("install", "claude-code", "--judge", "command:my-judge --model 'a b'")
    assert "Judge: command. Text of flagged turns goes to: the program you name.\n" in out
    assert user_paths().settings.read_text() == (
        '[hosts.claude-code]\njudge = ["command"]\n\n[judges.command]\n'
        f'argv = ["{tmp_path}/bin/my-judge", "--model", "a b"]\n'
    )


def test_a_program_of_the_project_is_not_found_by_name(guardctl: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    program = Path.cwd() / "my-judge"
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{Path.cwd()}:/usr/bin")
    guardctl("install", "claude-code", "--judge", "command:my-judge", status=1)
    guardctl("install", "claude-code", "--judge", f"command:{program}")


def executable(file: Path) -> Path:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("#!/bin/sh\n")
    file.chmod(0o755)
    return file


def test_a_program_of_a_work_tree_is_passed_over(
    guardctl: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The agent's own program, which is taken without being asked for: one on PATH, put there by a project's shell."""
    (tmp_path / "repo" / ".git").mkdir(parents=True)
    theirs, ours = executable(tmp_path / "repo" / "bin" / "claude"), executable(tmp_path / "own" / "bin" / "claude")
    refused = f"{theirs} is not used: it is inside the git work tree {tmp_path / 'repo'}.\n"
    monkeypatch.setenv("PATH", f"{theirs.parent}:/usr/bin:/bin")
    out = guardctl("install", "claude-code")
    assert out.startswith(refused)
    assert "Judge: none." in out
    assert not user_paths().settings.exists()
    error = guardctl("install", "claude-code", "--judge", "claude", status=1)
    assert error == (
        "Error: Judge 'claude' needs the program 'claude', which is not on PATH, or where it may be used. "
        f"{refused.strip()} Install it for yourself, or say which one: judges.claude.program in "
        f"{user_paths().settings}.\n"
    )
    monkeypatch.setenv("PATH", f"{theirs.parent}:{ours.parent}:/usr/bin:/bin")
    out = guardctl("install", "claude-code")
    assert out.startswith(refused)
    assert f'program = "{ours}"' in user_paths().settings.read_text()
    entry = user_paths().entry.read_text()
    assert f"'PATH': '{ours.parent}:/usr/bin:/bin'" in entry
    assert str(theirs.parent) not in entry


def test_a_command_in_the_work_tree_of_the_agent_is_refused(guardctl: Any, tmp_path: Path) -> None:
    """Which could write its own judge; a judge that is kept in another work tree is its owner's to choose."""
    (tmp_path / "other" / ".git").mkdir(parents=True)
    judge = executable(tmp_path / "other" / "judge")
    guardctl("install", "claude-code", "--judge", f"command:{judge}")
    Path(".git").mkdir()
    theirs = executable(Path.cwd() / "judge")
    reason = f"it is inside the git work tree {Path.cwd()}, whose agent could change it"
    for words in (f"{theirs}", "./judge", f"/bin/sh {theirs}"):
        error = guardctl("install", "claude-code", "--judge", f"command:{words}", status=1)
        assert error == (
            f"Error: --judge command: {theirs} is not used: {reason}. Put it where only you can change it.\n"
        )
    assert f'argv = ["{judge}"]' in user_paths().settings.read_text()


def test_what_steers_judges_and_is_taken_over_is_listed(
    guardctl: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "repo" / ".git").mkdir(parents=True)
    monkeypatch.setenv("HTTPS_PROXY", "http://me:secret@proxy:3128")
    monkeypatch.setenv("NODE_EXTRA_CA_CERTS", "/etc/ssl/corporate.pem")
    monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "repo" / "ca.pem"))
    monkeypatch.setenv("ANTHROPIC_BASE_URL", "https://elsewhere")
    out = guardctl("install", "claude-code", "--judge", f"command:{sys.executable}")
    assert out.splitlines()[-4:] == [
        "Taken over from this shell for judges: HTTPS_PROXY=http://…@proxy:3128",
        "Taken over from this shell for judges: NODE_EXTRA_CA_CERTS=/etc/ssl/corporate.pem",
        f"Not taken over for judges: SSL_CERT_FILE, because it is inside the git work tree {tmp_path / 'repo'}.",
        (
            "ANTHROPIC_BASE_URL is set here, and judges do not take addresses from the environment: "
            "write it into [judges.command.env] of the settings if the judge needs it."
        ),
    ]
    assert "Taken over" not in guardctl("install", "claude-code", "--judge", "none")


def test_recorded_answers_as_judge(guardctl: Any) -> None:
    Path("answers.jsonl").write_text("")
    guardctl("install", "claude-code", "--judge", "recorded:answers.jsonl")
    assert f'file = "{Path.cwd()}/answers.jsonl"' in user_paths().settings.read_text()


def test_the_judge_stays_when_it_is_not_named_again(guardctl: Any) -> None:
    guardctl("install", "claude-code", "--judge", f"command:{sys.executable}")
    before = user_paths().settings.read_text()
    assert "Judge: command." in guardctl("install", "claude-code")
    assert user_paths().settings.read_text() == before


# --- the installed command ------------------------------------------------------------------------------------------


@pytest.fixture
def installed(environment: Environment) -> Environment:
    environment.add_guard()
    environment.guardctl("install", "claude-code", "--judge", environment.judge("print('{\"bad\": true}')"))
    return environment


def test_it_blocks_and_passes(installed: Environment) -> None:
    done = installed.hook(stop(SIGNALLING))
    assert (done.returncode, json.loads(done.stdout), done.stderr) == (
        0,
        {"decision": "block", "reason": '[guardctl moon] Look it up first: "The moon is made of cheese."'},
        "",
    )
    done = installed.hook(stop(SILENT))
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def gone(environment: Environment, what: str) -> None:
    if what == "entry":
        (entry,) = environment.home.rglob("guardctl-hook-*.py")
        entry.unlink()
    elif what == "interpreter":
        environment.python.unlink()
    elif what == "environment":
        shutil.rmtree(environment.folder / "venv")
    elif what == "guardctl":
        shutil.rmtree(environment.folder / "sources")
    elif what == "guard":
        (environment.site / "moon_guard.py").unlink()
    elif what == "everything of the user's":
        for folder in (".local", ".cache", ".config"):
            shutil.rmtree(environment.home / folder, ignore_errors=True)


@pytest.mark.parametrize(
    "what",
    ["entry", "interpreter", "environment", "guardctl", "guard", "everything of the user's"],
)
def test_it_is_silent_when_something_is_gone(what: str, installed: Environment) -> None:
    if what == "guardctl":
        installed.copy_guardctl()
        installed.guardctl("install", "claude-code")
    line = installed.installed_command()
    gone(installed, what)
    done = installed.run(["/bin/sh", "-c", line], stdin=json.dumps(stop(SIGNALLING)))
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_it_does_not_listen_to_the_environment(installed: Environment, tmp_path: Path) -> None:
    """A project's variables reach the hook: none of them may switch it off, redirect it, or run code in it."""
    (tmp_path / "evil").mkdir()
    (tmp_path / "evil" / "sitecustomize.py").write_text("raise SystemExit(2)")
    (tmp_path / "evil" / "json.py").write_text("raise SystemExit(2)")
    (tmp_path / "evil" / "python").write_text("#!/bin/sh\nexit 2\n")
    (tmp_path / "evil" / "python").chmod(0o755)
    evil = str(tmp_path / "evil")
    variables = {
        "PATH": evil,
        "PYTHONPATH": evil,
        "PYTHONHOME": evil,
        "PYTHONSTARTUP": evil,
        "PYTHONWARNINGS": "error",
        "HOME": evil,
        "XDG_CONFIG_HOME": evil,
        "XDG_CACHE_HOME": evil,
        "XDG_STATE_HOME": evil,
        "GUARDCTL_GUARDS": "none",
        "GUARDCTL_JUDGE": "none",
        "GUARDCTL_LOG": evil,
        "ENV": f"{evil}/rc",
        "BASH_ENV": f"{evil}/rc",
    }
    (tmp_path / "evil" / "rc").write_text("exit 2\n")
    done = installed.run(
        ["/bin/sh", "-c", installed.installed_command()], stdin=json.dumps(stop(SIGNALLING)), **variables
    )
    assert done.returncode == 0
    assert json.loads(done.stdout)["decision"] == "block"
    assert sorted(os.listdir(evil)) == ["json.py", "python", "rc", "sitecustomize.py"]


def test_it_is_read_by_a_plain_shell(installed: Environment) -> None:
    """Not only by ``sh -c`` from here: the host hands the line to a shell of its own."""
    done = subprocess.run(
        installed.installed_command(),
        shell=True,
        input=json.dumps(stop(SIGNALLING)),
        text=True,
        capture_output=True,
        check=False,
        env=installed.variables,
        cwd=installed.project,
    )
    assert (done.returncode, json.loads(done.stdout)["decision"]) == (0, "block")


def test_the_last_uninstall_leaves_only_settings_and_log(guardctl: Any) -> None:
    paths = user_paths()
    guardctl("install", "claude-code")
    guardctl("install", "claude-code", "--local")
    guardctl("uninstall", "claude-code")
    assert paths.entry.is_file()
    out = guardctl("uninstall", "claude-code", "--local")
    assert out == f"Removed from {Path.cwd() / '.claude' / 'settings.local.json'}.\n{last_words()}"
    assert not paths.entry.parent.exists()
    assert not paths.index.exists()
