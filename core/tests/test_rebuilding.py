"""A turn never makes the index: it judges by what is still true, and a process of its own makes it anew afterwards.

One file of more than 300 lines: the cases share one installation and its processes.
"""

from __future__ import annotations

import json
import os
import resource
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from guardctl.index_file import load
from guardctl.rebuilding import start, state_file

from .support import BYPASSED, SIGNALLING, SILENT, Environment, add_distribution, moon_guard, stop, wait_until

REPAIRED_SECONDS = 90


@pytest.fixture
def installed(environment: Environment) -> Environment:
    """An environment with the moon guard, installed into the host's settings with a judge that finds everything bad."""
    environment.add_guard()
    judge = environment.judge("print('{\"bad\": true}')")
    assert environment.guardctl("install", "claude-code", "--judge", judge).returncode == 0
    return environment


def index_file(environment: Environment) -> Path:
    (file,) = (file for file in environment.home.rglob("index-*") if not file.name.endswith(".rebuilding"))
    return file


def is_well(environment: Environment) -> bool:
    """Tell whether the environment's own interpreter finds nothing wrong with the index."""
    code = f"""
import sys
sys.path.insert(0, {str(environment.folder / "sources")!r})
from guardctl.index_file import load
print(load({str(index_file(environment))!r})[1] or "well")
"""
    return environment.run([str(environment.python), "-c", code]).stdout == "well\n"


def healed(environment: Environment) -> bool:
    """Wait until the index is well and nobody is at it any more."""
    well = wait_until(lambda: load(str(index_file(environment)))[1] == "", REPAIRED_SECONDS)
    return well and wait_until(lambda: running(environment) == [], REPAIRED_SECONDS)


def turn(environment: Environment, text: str = SIGNALLING, **variables: str) -> str:
    """Run one turn of a session of its own and say how it ended."""
    before = len(environment.records())
    done = environment.hook(stop(text, session_id=str(time.monotonic_ns())), **variables)
    assert (done.returncode, done.stderr) == (0, "")
    if done.stdout:
        assert json.loads(done.stdout)["decision"] == "block"
        return "block"
    records = environment.records()[before:]
    assert len(records) < 2
    if not records:
        return "silent"
    guards = records[0]["guards"]
    return guards[0].get("reason") or guards[0]["bypass"]["why"] if guards else str(records[0]["notice"])


def touch(file: Path) -> None:
    now = file.stat().st_mtime_ns + 1_000_000_000
    os.utime(file, ns=(now, now))


def installed_anew(environment: Environment) -> None:
    """What ``pip install`` leaves behind in any case."""
    touch(environment.site)


# --- what a turn does with what it finds ----------------------------------------------------------------------------


def remove_it(environment: Environment) -> None:
    index_file(environment).unlink()


def damage_it(environment: Environment) -> None:
    index_file(environment).write_bytes(b"\x00")


def flip_a_bit(environment: Environment) -> None:
    data = bytearray(index_file(environment).read_bytes())
    data[len(data) // 3] ^= 1
    index_file(environment).write_bytes(data)


def open_it(environment: Environment) -> None:
    index_file(environment).chmod(0o644)


def link_it(environment: Environment) -> None:
    index_file(environment).rename(environment.folder / "elsewhere")
    (index_file_place(environment)).symlink_to(environment.folder / "elsewhere")


def put_a_folder_there(environment: Environment) -> None:
    index_file(environment).unlink()
    index_file_place(environment).mkdir()


def put_a_pipe_in_place_of_the_state(environment: Environment) -> None:
    Path(state_of(environment)).unlink(missing_ok=True)
    os.mkfifo(state_of(environment))
    remove_it(environment)


def put_a_folder_in_place_of_the_state(environment: Environment) -> None:
    Path(state_of(environment)).unlink(missing_ok=True)
    Path(state_of(environment)).mkdir()
    remove_it(environment)


def index_file_place(environment: Environment) -> Path:
    return Path(state_of(environment).removesuffix(".rebuilding"))


def state_of(environment: Environment) -> str:
    (bundle,) = environment.home.rglob("bundle-*.bin")
    return state_file(str(bundle.with_name(bundle.name.replace("bundle", "index"))))


def identity(environment: Environment) -> object:
    """Return what changes when the index is replaced."""
    try:
        status = index_file_place(environment).lstat()
    except OSError:
        return None
    return status.st_ino, status.st_mtime_ns


def age_it(environment: Environment) -> None:
    """As another version of guardctl would have left it."""
    (entry,) = environment.home.rglob("guardctl-hook-*.py")
    code = """
import guardctl, sys
guardctl.__version__ = "0.0.9"
from guardctl import silent
namespace = {"__name__": "other"}
exec(open(sys.argv[1]).read(), namespace)
silent.main(["--rebuild"], namespace["PATHS"])
"""
    environment.run([str(environment.python), "-c", code, str(entry)])


UNUSABLE: dict[str, tuple[Callable[[Environment], None], str]] = {
    "gone": (remove_it, "there is no index"),
    "damaged": (damage_it, "the index is damaged"),
    "one bit": (flip_a_bit, "the index is damaged"),
    "open to others": (open_it, "the index is not the user's alone"),
    "behind a link": (link_it, "there is no index"),
    "a folder": (put_a_folder_there, "the index is not the user's alone"),
    "gone, and a pipe where it is told who makes it": (put_a_pipe_in_place_of_the_state, "there is no index"),
    "gone, and a folder there": (put_a_folder_in_place_of_the_state, "there is no index"),
    "of another version": (age_it, "the index was made by another version of guardctl or Python"),
}


@pytest.mark.parametrize(("spoil", "why"), UNUSABLE.values(), ids=UNUSABLE)
def test_a_turn_without_an_index_passes_and_the_next_one_is_judged(
    spoil: Callable[[Environment], None], why: str, installed: Environment
) -> None:
    spoil(installed)
    before = identity(installed)
    assert turn(installed) == f"{why}; it is made anew now"
    assert wait_until(lambda: identity(installed) != before, REPAIRED_SECONDS)
    assert healed(installed)
    assert [turn(installed), turn(installed, SILENT), turn(installed, BYPASSED)] == [
        "block",
        "silent",
        "says that it is a tale",
    ]
    assert installed.crashes() == ""
    assert index_file(installed).stat().st_mode & 0o777 == 0o600


def test_a_gate_without_an_index_is_for_the_human(installed: Environment) -> None:
    remove_it(installed)
    line = installed.installed_command().replace("claude-code stop", "claude-code pre-tool-use")
    done = installed.run(["/bin/sh", "-c", line], stdin=b"{}")
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout)["hookSpecificOutput"] == {
        "hookEventName": "PreToolUse",
        "permissionDecision": "ask",
        "permissionDecisionReason": "guardctl could not judge this: there is no index.",
    }
    (record,) = installed.records()
    assert (record["event"], record["decision"], record["why"]) == ("pre-tool-use", "ask", "fail")


def test_a_turn_with_a_stale_index_is_judged_by_it(installed: Environment) -> None:
    for change in (lambda: touch(installed.site / "moon_guard.py"), lambda: installed_anew(installed)):
        before = index_file(installed).read_bytes()
        change()
        assert turn(installed) == "block"
        assert wait_until(lambda before=before: index_file(installed).read_bytes() != before, REPAIRED_SECONDS)
        assert healed(installed)
    assert installed.crashes() == ""


def test_no_turn_pays_for_an_index(installed: Environment) -> None:
    """Imports of pydantic and the like alone cost several times as much as all of a silent turn."""

    def seconds() -> float:
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        assert turn(installed, SILENT) == "silent"
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime

    usual = min(seconds() for _ in range(3))
    installed_anew(installed)
    assert seconds() < usual + 0.15
    assert healed(installed)


# --- never halves of two versions -----------------------------------------------------------------------------------


def other_version(environment: Environment) -> None:
    """``pip install --upgrade``: another version that asks about the sun."""
    shutil.rmtree(environment.site / "moon_guard-0.1.0.dist-info")
    source = moon_guard().replace("moon\\b.*", "sun\\b.*").replace('(("moon",)', '(("sun",)')
    environment.add_guard(source, version="0.2.0")


def only_the_number(environment: Environment) -> None:
    (environment.site / "moon_guard-0.1.0.dist-info").rename(environment.site / "moon_guard-0.2.0.dist-info")
    metadata = environment.site / "moon_guard-0.2.0.dist-info" / "METADATA"
    metadata.write_text(metadata.read_text().replace("0.1.0", "0.2.0"))


def only_the_code(environment: Environment) -> None:
    """An installation for development, in which a file was saved."""
    (environment.site / "moon_guard.py").write_text(moon_guard() + "\nraise SystemExit\n")


def gone(environment: Environment) -> None:
    shutil.rmtree(environment.site / "moon_guard-0.1.0.dist-info")
    (environment.site / "moon_guard.py").unlink()


def half_gone(environment: Environment) -> None:
    shutil.rmtree(environment.site / "moon_guard-0.1.0.dist-info")


def other_settings(environment: Environment) -> None:
    environment.settings.write_text(environment.settings.read_text() + "\n[guards.moon]\nenabled = false\n")


CHANGES = {
    "another version": (other_version, "its distribution has changed"),
    "another number": (only_the_number, "its distribution has changed"),
    "other code": (only_the_code, "its distribution has changed"),
    "gone": (gone, "its distribution is gone"),
    "half gone": (half_gone, "its distribution is gone"),
    "other settings": (other_settings, "the settings have changed"),
}


@pytest.mark.parametrize(("change", "why"), CHANGES.values(), ids=CHANGES)
def test_a_guard_that_is_not_what_the_index_was_made_of_is_set_aside(
    change: Callable[[Environment], None], why: str, installed: Environment
) -> None:
    change(installed)
    assert turn(installed) == f"set_aside: {why}"
    assert installed.crashes() == ""
    assert healed(installed)


def test_the_next_turn_is_judged_by_the_new_version(installed: Environment) -> None:
    other_version(installed)
    assert turn(installed, "The sun is made of cheese.") == "silent"
    assert healed(installed)
    assert turn(installed, "The sun is made of cheese.") == "block"
    assert turn(installed) == "silent"
    assert [guard["version"] for record in installed.records() for guard in record["guards"]] == ["0.1.0"]


def test_the_other_guards_are_asked_all_the_same(installed: Environment) -> None:
    installed.add_guard(moon_guard("tide"), module="tide", entry_points={"tide": "tide:guard"}, distribution="tide")
    installed.guardctl("install", "claude-code")
    only_the_number(installed)
    assert turn(installed) == "block"
    (record,) = installed.records()
    assert [(guard["name"], guard["verdict"]) for guard in record["guards"]] == [
        ("moon", "fail"),
        ("tide", "violation"),
    ]


def test_guardctl_itself_has_changed(environment: Environment) -> None:
    environment.add_guard()
    package = environment.copy_guardctl()
    environment.guardctl("install", "claude-code", "--judge", environment.judge("print('{\"bad\": true}')"))
    with (package / "compiling" / "table.py").open("a") as file:
        file.write("\n# changed\n")
    assert turn(environment) == "set_aside: guardctl itself has changed"
    assert wait_until(lambda: is_well(environment), REPAIRED_SECONDS)
    assert turn(environment) == "block"


def test_what_changes_while_an_index_is_made_makes_it_stale(installed: Environment) -> None:
    """A guard that is replaced while it is read: the index that comes of it must not pass for fresh."""
    guard = installed.site / "moon_guard.py"
    other = "\n".join(("import pathlib", f"pathlib.Path({str(guard)!r}).write_text({moon_guard()!r} + '# new')"))
    guard.write_text(moon_guard() + other)
    installed.guardctl("list")
    assert load(str(index_file(installed)))[1] == "stale"
    assert turn(installed) == "set_aside: its distribution has changed"


# --- the environment has no say -------------------------------------------------------------------------------------


def hostile(environment: Environment, folder: Path) -> dict[str, str]:
    """Variables of a project that would like to be looked up in first, or to hide what is installed."""
    user_base = folder / "base"
    user_site = user_base / "lib" / f"python3.{sys.version_info[1]}" / "site-packages"
    evil = moon_guard().replace("class MoonGuard", "open('evil', 'w').close()\nclass MoonGuard")
    add_distribution(user_site, "moon_guard", evil)
    (user_site / "evil.pth").write_text("import builtins; open('evil', 'w').close()\n")
    return {
        "PYTHONPATH": f"{environment.site}{os.pathsep}{user_site}",
        "PYTHONUSERBASE": str(user_base),
        "PYTHONHOME": str(user_base),
        "ENABLE_USER_SITE": "1",
        "VIRTUAL_ENV": str(user_base),
        "HOME": str(folder),
        "PYTHONSTARTUP": str(user_site / "moon_guard.py"),
        "PYTHONSAFEPATH": "",
        "XDG_CACHE_HOME": str(folder),
        "XDG_CONFIG_HOME": str(folder),
    }


@pytest.mark.parametrize("spoil", [installed_anew, remove_it], ids=["stale", "gone"])
def test_a_project_cannot_make_guards_invisible(
    spoil: Callable[[Environment], None], installed: Environment, tmp_path: Path
) -> None:
    variables = hostile(installed, tmp_path / "hostile")
    if spoil is remove_it:
        spoil(installed)
        turn(installed, **variables)
        assert wait_until(lambda: identity(installed) is not None, REPAIRED_SECONDS)
    else:
        spoil(installed)
        assert turn(installed, **variables) == "block"
    assert healed(installed)
    assert [turn(installed, **variables), turn(installed)] == ["block", "block"]
    assert not list(tmp_path.rglob("evil"))


def test_the_environment_of_a_command_has_no_say_either(installed: Environment, tmp_path: Path) -> None:
    """Another copy of the guard in front, and the stale index is made anew by a command."""
    other = moon_guard().replace("moon", "sun")
    add_distribution(tmp_path / "mine", "moon_guard", other.replace('name="sun"', 'name="moon"'))
    installed_anew(installed)
    done = installed.guardctl("list", PYTHONPATH=f"{tmp_path / 'mine'}{os.pathsep}{installed.site}")
    assert (done.returncode, done.stderr) == (0, "")
    assert healed(installed)
    assert turn(installed) == "block"


def test_code_in_pth_files_does_not_see_the_projects_variables(installed: Environment) -> None:
    """Coverage and setuptools have such files; a variable would tell them what to import or write."""
    note = installed.folder / "seen"
    (installed.site / "tool.pth").write_text(
        f"import os; open({str(note)!r}, 'a').write(os.environ.get('TOOL', '-'))\n"
    )
    assert turn(installed, TOOL="!") == "block"
    assert healed(installed)
    assert set(note.read_text()) == {"-"}


# --- one at a time, and not again and again -------------------------------------------------------------------------


def running(environment: Environment) -> list[int]:
    """Return the processes that make an index for this environment."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        try:
            words = (process / "cmdline").read_bytes().split(b"\0")
        except OSError:
            continue
        if b"--rebuild" in words and any(word.startswith(os.fsencode(environment.home)) for word in words):
            found.append(int(process.name))
    return found


SLOW = """
import os, time
with open({note!r}, "a") as file:
    file.write(str(os.getpid()) + "\\n")
time.sleep(3)
"""


def slow_guard(environment: Environment) -> Path:
    note = environment.folder / "imports"
    environment.add_guard(SLOW.format(note=str(note)) + moon_guard())
    return note


def test_hooks_at_once_start_one(installed: Environment) -> None:
    note = slow_guard(installed)
    command = ["/bin/sh", "-c", installed.installed_command()]
    hooks = [
        subprocess.Popen(command, stdin=subprocess.PIPE, env=installed.variables, cwd=installed.project)
        for _ in range(8)
    ]
    for hook in hooks:
        assert hook.stdin is not None
        hook.stdin.write(json.dumps(stop(SILENT)).encode())
        hook.stdin.close()
    assert [hook.wait(30) for hook in hooks] == [0] * 8
    assert turn(installed, SILENT) == "silent"
    assert len(running(installed)) == 1
    assert healed(installed)
    assert len(set(note.read_text().split())) == 1


def test_it_is_detached(installed: Environment) -> None:
    """In a session of its own, without the host's pipes, folder and variables: nobody has to wait for it."""
    slow_guard(installed)
    started = time.monotonic()
    assert turn(installed, SILENT, SECRET="x") == "silent"
    assert time.monotonic() - started < 3
    assert wait_until(lambda: len(running(installed)) == 1)
    (process,) = running(installed)
    place = Path(f"/proc/{process}")
    assert os.getsid(process) == process
    assert os.readlink(place / "cwd") == "/"
    assert {os.readlink(place / "fd" / str(number)) for number in range(3)} == {"/dev/null"}
    names = {line.partition(b"=")[0] for line in (place / "environ").read_bytes().split(b"\0")[:-1]}
    assert names <= {b"HOME", b"LANG"}
    flags = (place / "cmdline").read_bytes().split(b"\0")[1:3]
    assert flags == [b"-I", b"-S"]
    assert healed(installed)


def test_one_that_fails_is_not_started_again_and_again(installed: Environment) -> None:
    note = slow_guard(installed)
    guard = installed.site / "moon_guard.py"
    guard.write_text(guard.read_text() + "\nimport os; os._exit(1)\n")
    for number in range(1, 4):
        assert turn(installed, SILENT) == "silent"
        assert wait_until(lambda: running(installed) == [], 60)
        state = json.loads(Path(state_of(installed)).read_text())
        assert state["failures"] == number
        left = state["until"] - time.time()
        assert 5 * 2 ** (number - 1) - 15 < left <= 5 * 2 ** (number - 1)
        # Within the pause nothing is started, however many turns there are; then one is.
        Path(state_of(installed)).write_text(json.dumps({**state, "until": time.time() + 60}))
        for _ in range(2):
            assert turn(installed, SILENT) == "silent"
        assert running(installed) == []
        Path(state_of(installed)).write_text(json.dumps({**state, "until": time.time()}))
        assert len(note.read_text().split()) == number
    installed.add_guard()
    assert turn(installed, SILENT) == "silent"
    assert healed(installed)
    assert wait_until(lambda: json.loads(Path(state_of(installed)).read_text())["failures"] == 0)


def test_one_that_fails_says_so(installed: Environment) -> None:
    """A folder in the place of the index cannot be replaced by it."""
    place = index_file_place(installed)
    place.unlink()
    place.mkdir(mode=0o700)
    (place / "file").touch()
    turn(installed)
    assert wait_until(lambda: len(installed.records()) == 2, 60)
    assert [record["notice"] for record in installed.records()] == [
        "the index is damaged; it is made anew now",
        "the index could not be made anew (IsADirectoryError); see the crash log, or run 'guardctl list'",
    ]
    assert installed.crashes().endswith("IsADirectoryError\n")


STATES = {
    "damaged": b"\x00",
    "another object": b"[]",
    "of other types": b'{"failures": "x", "until": null, "ended": 0}',
    "too many": b'{"failures": 1000000, "until": 0, "ended": 0}',
    "of a clock that was wrong": b'{"failures": 1, "until": 99999999999, "ended": 0}',
    "endless": b'{"failures": 1, "until": Infinity, "ended": NaN}',
}


@pytest.mark.parametrize("state", STATES.values(), ids=STATES)
def test_a_strange_state_keeps_nothing_from_being_mended(state: bytes, installed: Environment) -> None:
    Path(state_of(installed)).write_bytes(state)
    installed_anew(installed)
    assert turn(installed, SILENT) == "silent"
    assert healed(installed)


def test_without_a_place_for_its_state_none_is_started(tmp_path: Path) -> None:
    entry = tmp_path / "entry.py"
    entry.write_text("")
    (tmp_path / "file").write_text("")
    paths: dict[str, Any] = {"entry": str(entry), "index": str(tmp_path / "file" / "index"), "environment": {}}
    with pytest.raises(OSError, match="file"):
        start(paths, "stale")


def test_without_an_entry_file_none_is_started(tmp_path: Path) -> None:
    assert not start({"entry": str(tmp_path / "none"), "index": str(tmp_path / "index"), "environment": {}}, "stale")
    assert list(tmp_path.iterdir()) == []
