"""What damage does to the installed command: at most one turn, never a hang, a crash, or a turn that nobody hears of."""

from __future__ import annotations

import json
import os
import stat
import subprocess
import time
from pathlib import Path

import pytest

from guardctl.index_file import load, packed

from .support import SIGNALLING, SILENT, Environment, moon_guard, stop, wait_until


@pytest.fixture
def installed(environment: Environment) -> Environment:
    """An environment with the moon guard, installed into the host's settings with a judge that finds everything bad."""
    environment.add_guard()
    judge = environment.judge("print('{\"bad\": true}')")
    assert environment.guardctl("install", "claude-code", "--judge", judge).returncode == 0
    return environment


# --- log and state --------------------------------------------------------------------------------------------------


def logs(environment: Environment) -> list[Path]:
    today = time.strftime("%Y-%m-%d", time.gmtime())
    return [environment.log / name for name in (f"decisions-{today}.jsonl", f"silent-{today}")]


def test_named_pipes_in_place_of_the_log(installed: Environment) -> None:
    for file in logs(installed):
        os.mkfifo(file, 0o600)
    started = time.monotonic()
    assert '"block"' in installed.hook(stop(SIGNALLING)).stdout
    assert installed.hook(stop(SILENT)).stdout == ""
    assert time.monotonic() - started < 10


def test_links_in_place_of_the_log(installed: Environment) -> None:
    precious = installed.folder / "precious"
    precious.write_text("precious")
    for file in logs(installed):
        file.symlink_to(precious)
    assert '"block"' in installed.hook(stop(SIGNALLING)).stdout
    installed.hook(stop(SILENT))
    assert precious.read_text() == "precious"


def test_state_and_log_are_private_whatever_they_were(installed: Environment) -> None:
    installed.state.chmod(0o755)
    installed.hook(stop(SIGNALLING))
    assert stat.S_IMODE(installed.state.stat().st_mode) == 0o700
    installed.log.chmod(0o777)
    installed.guardctl("install", "claude-code")
    assert stat.S_IMODE(installed.log.stat().st_mode) == 0o700


def test_a_damaged_budget_costs_one_turn(installed: Environment) -> None:
    installed.hook(stop(SIGNALLING))
    (budget,) = installed.state.glob("blocks-*.json")
    budget.write_bytes(b"\x00")
    transcript = installed.folder / "transcript.jsonl"
    answers = []
    for number in range(2):
        asked = {"type": "user", "message": {"role": "user", "content": "Go on."}, "uuid": f"u{number}"}
        transcript.write_text(json.dumps(asked) + "\n")
        answers.append(outcome(installed.hook(stop(SIGNALLING, transcript_path=str(transcript)))))
    assert answers == ["nothing", "block"]
    assert [record["guards"][0]["reason"] for record in installed.records()] == ["cheese", "no_budget_state", "cheese"]


def test_ids_are_cut_and_redacted(installed: Environment) -> None:
    token = "ghp_" + "a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8"
    installed.hook(stop(SIGNALLING, session_id=f"{token}/" + "x" * 100_000))
    (record,) = installed.records()
    assert record["session"] == ("[redacted:github-token]/" + "x" * 100)[:100]


# --- index and bundle -----------------------------------------------------------------------------------------------


def file_of(environment: Environment, kind: str) -> Path:
    (file,) = environment.home.rglob(f"{kind}-*.bin")
    return file


def outcome(done: subprocess.CompletedProcess[str]) -> str:
    assert (done.returncode, done.stderr) == (0, "")
    return "block" if '"block"' in done.stdout else "nothing"


@pytest.mark.parametrize("kind", ["index", "bundle"])
@pytest.mark.parametrize("number_of_places", [10, pytest.param(40, marks=pytest.mark.slow)], ids=["some", "many"])
def test_no_bit_of_them_takes_a_turn_down(number_of_places: int, kind: str, installed: Environment) -> None:
    """One bit at a time, all over the file: the turn is judged or logged, and the damage is mended, or asked to be.

    The same bits made marshal take the process down, which a host reads as an error, or made turns silent for ever.
    """
    installed.judge("print('{\"bad\": false}')")  # a folder is blocked so many times an hour only
    file = file_of(installed, kind)
    whole = file.read_bytes()
    state = Path(f"{file_of(installed, 'index')}.rebuilding")
    # Nothing is mended behind our back: whoever is asked to says when it was, and is not due before.
    off = json.dumps({"failures": 0, "until": time.time() + 800, "ended": 0})
    state.write_text(off)
    places = [*range(64, len(whole), len(whole) // number_of_places), *range(0, 64, 9)]
    for number, place in enumerate(places):
        damaged = bytearray(whole)
        damaged[place] ^= 1 << number % 8
        file.write_bytes(damaged)
        before = len(installed.records())
        assert outcome(installed.hook(stop(SIGNALLING, session_id=str(number)))) == "nothing"
        (record,) = installed.records()[before:]
        judged = bool(record["guards"]) and record["guards"][0]["reason"] == "cheese"
        assert judged or record["notice"] == "the index is damaged; it is made anew now", place
        assert kind == "index" or judged
    assert installed.crashes() == ""
    assert file.read_bytes() == damaged
    state.unlink()
    installed.judge("print('{\"bad\": true}')")
    installed.hook(stop(SIGNALLING, session_id="last"))
    assert wait_until(lambda: file.read_bytes() != damaged, 60)
    assert wait_until(lambda: load(str(file_of(installed, "index")))[1] == "", 60)
    assert outcome(installed.hook(stop(SIGNALLING, session_id="after"))) == "block"


def test_a_crash_of_the_silent_path_is_mended_once(installed: Environment) -> None:
    """A sound file with nonsense in it: whatever the reason, a new one is made, but not again and again."""
    file = file_of(installed, "index")
    index, _ = load(str(file))
    guard = {name: value for name, value in index["guards"][0].items() if name != "store"} | {"signals": None}

    class Content:
        def content(self) -> bytes:
            return b""

    broken = packed({**index, "guards": [guard], "store": Content()}, ())
    file.write_bytes(broken)
    assert outcome(installed.hook(stop(SIGNALLING))) == "nothing"
    assert "TypeError" in installed.crashes()
    assert wait_until(lambda: file.read_bytes() != broken, 60)
    assert wait_until(lambda: outcome(installed.hook(stop(SIGNALLING, session_id=str(time.time())))) == "block", 60)
    state = Path(f"{file}.rebuilding")
    assert wait_until(lambda: json.loads(state.read_text())["ended"] > 0, 60)
    file.write_bytes(broken)
    installed.hook(stop(SIGNALLING))
    time.sleep(1)
    assert file.read_bytes() == broken


# --- whatever does not end ------------------------------------------------------------------------------------------


def impatient(environment: Environment) -> list[str]:
    """Return the installed command, with 1 s in place of the hook's whole time."""
    (entry,) = environment.home.rglob("guardctl-hook-*.py")
    code = entry.read_text()
    assert "        limit(sys.argv[1:])\n" in code
    patience = "        import guardctl.silent\n        guardctl.silent.LIMIT_SECONDS = {'stop': 1}\n"
    entry.write_text(code.replace("        limit(sys", f"{patience}        limit(sys"))
    return ["/bin/sh", "-c", environment.installed_command()]


@pytest.mark.parametrize("payload", ["", '{"hook_event_name": ', json.dumps(stop(SIGNALLING))])
def test_a_stdin_that_is_never_closed(payload: str, installed: Environment) -> None:
    hook = subprocess.Popen(
        impatient(installed),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=installed.variables,
        cwd=installed.project,
    )
    with hook:
        assert hook.stdin is not None
        assert hook.stdout is not None
        assert hook.stderr is not None
        hook.stdin.write(payload.encode())
        hook.stdin.flush()
        assert hook.wait(20) == 0
        assert (hook.stdout.read(), hook.stderr.read()) == (b"", b"")
    (record,) = installed.records()
    assert (record["decision"], record["why"], record["notice"]) == (
        "pass",
        "fail",
        "the hook's time was over: stdin was not closed, or something hung",
    )
    assert installed.crashes() == ""


def test_a_guard_that_never_ends(environment: Environment) -> None:
    """The alarm goes through whoever catches every exception."""
    hanging = "    @hookimpl\n    def detect(self, turn):\n        import time\n        while True: time.sleep(9)\n\n"
    environment.add_guard(moon_guard().replace("    @hookimpl", f"{hanging}    @hookimpl", 1))
    environment.guardctl("install", "claude-code")
    done = environment.run(impatient(environment), stdin=json.dumps(stop(SIGNALLING)))
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_there_is_time_for_every_deadline() -> None:
    """The host's are 30 s for a stop and 10 s for a gate: see the installers."""
    from guardctl.hook import DEADLINE_SECONDS
    from guardctl.silent import LIMIT_SECONDS

    assert DEADLINE_SECONDS["stop"] + 2 < LIMIT_SECONDS["stop"] < 30
    assert LIMIT_SECONDS.keys() == {"stop", "subagent-stop"}


@pytest.mark.parametrize("signals", [SIGNALLING, "Nothing to see."])
def test_what_others_print_is_not_said_to_the_host(signals: str, environment: Environment) -> None:
    """A guard's own prints, those of code in a ``.pth`` file, and what Python says about one that fails."""
    noise = "import os, sys; print('noise'); sys.stderr.write('noise'); os.write(1, b'noise'); os.write(2, b'noise')"
    environment.add_guard(f"{moon_guard()}\n{noise}\n")
    environment.guardctl("install", "claude-code", "--judge", environment.judge("print('{\"bad\": true}')"))
    (environment.site / "noise.pth").write_text(
        "import sys; print('noise'); sys.stderr.write('noise')\nimport missing\n"
    )
    done = environment.hook(stop(signals))
    assert (done.returncode, done.stderr) == (0, "")
    assert (json.loads(done.stdout)["decision"] if signals == SIGNALLING else done.stdout) == (
        "block" if signals == SIGNALLING else ""
    )
