"""Nothing that a judge starts outlives its hook, however the hook ends and however the judge's processes hide."""

from __future__ import annotations

import json
import os
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from guardctl.descendants import below

from .support import SIGNALLING, Environment, stop, wait_until

pytestmark = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks into /proc")

FAMILY = """
import os, signal, subprocess
def note(name, process=None):
    open(os.path.join({folder!r}, name), "w").write(str(process or os.getpid()))
def sleeper(name, **more):
    code = "import signal, time; [signal.signal(n, signal.SIG_IGN) for n in (1, 2, 15)]; time.sleep(60)"
    argv = [sys.executable, "-I", "-S", "-c", code]
    note(name, subprocess.Popen(argv, stdin=-3, stdout=-3, stderr=-3, **more).pid)
note("judge")
[signal.signal(number, signal.SIG_IGN) for number in (1, 2, 15)]
sleeper("child")
sleeper("in a session of its own", start_new_session=True)
if os.fork() == 0:
    os.setsid()
    if os.fork() == 0:
        os.environ.clear()
        sleeper("daemon's child", env={{}}, start_new_session=True)
        note("daemon")
        time.sleep(60)
    os._exit(0)
os.wait()
while not os.path.exists(os.path.join({folder!r}, "daemon")): time.sleep(0.01)
note("ready")
{ending}
"""

MEMBERS = ("judge", "child", "in a session of its own", "daemon", "daemon's child")


def is_running(process: int) -> bool:
    """Tell whether a process is there and more than a dead child that nobody has collected."""
    try:
        status = Path(f"/proc/{process}/stat").read_text()
    except OSError:
        return False
    return status.rpartition(")")[2].split()[0] != "Z"


class Family:
    """A judge that starts others, in a hook that is running."""

    def __init__(self, environment: Environment) -> None:
        self.environment = environment
        self.folder = environment.folder / "family"
        self.folder.mkdir()
        environment.add_guard()
        environment.guardctl("install", "claude-code", "--judge", self.judge("time.sleep(60)"))

    def judge(self, ending: str) -> str:
        """Write the judge, which does ``ending`` when all are there."""
        return self.environment.judge(FAMILY.format(folder=str(self.folder), ending=ending))

    def start(self, command: list[str] | None = None, **more: Any) -> subprocess.Popen[bytes]:
        """Start the hook, as the process that the host knows, in a group of its own."""
        (self.folder / "ready").unlink(missing_ok=True)
        hook = subprocess.Popen(
            command or shlex.split(self.environment.installed_command()),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=self.environment.variables,
            cwd=self.environment.project,
            start_new_session=True,
        )
        assert hook.stdin is not None
        hook.stdin.write(json.dumps(stop(SIGNALLING, **more)).encode())
        hook.stdin.close()
        hook.stdin = None
        return hook

    def running(self) -> dict[str, int]:
        """Return who is there, by name."""
        noted = {name: int((self.folder / name).read_text()) for name in MEMBERS}
        return {name: process for name, process in noted.items() if is_running(process)}

    def is_complete(self) -> bool:
        return (self.folder / "ready").exists()


@pytest.fixture
def family(environment: Environment) -> Any:
    family = Family(environment)
    yield family
    for process in family.running().values():
        os.kill(process, signal.SIGKILL)


@pytest.mark.parametrize("whole_group", [False, True], ids=["the hook", "its group"])
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP, signal.SIGKILL])
def test_a_signal_that_ends_the_hook_ends_all(number: signal.Signals, whole_group: bool, family: Family) -> None:
    hook = family.start()
    assert wait_until(family.is_complete, 20)
    assert sorted(family.running()) == sorted(MEMBERS)
    others = below(hook.pid)
    (os.killpg if whole_group else os.kill)(hook.pid, number)
    started = time.monotonic()
    out, err = hook.communicate(timeout=5)
    assert time.monotonic() - started < 1
    assert (hook.returncode, out, err) == (-9 if number == signal.SIGKILL else 0, b"", b"")
    assert wait_until(lambda: family.running() == {}, 1), family.running()
    assert wait_until(lambda: not any(map(is_running, others)), 1)
    assert family.environment.crashes() == ""
    # A judge that was ended with its hook has not failed: nothing is held against it.
    assert (family.environment.records(), list(family.environment.state.glob("breaker-*"))) == ([], [])


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL])
def test_the_end_of_the_shell_in_between_ends_all(number: signal.Signals, family: Family) -> None:
    """Hosts have a shell run the command, and that is the process they know and end."""
    hook = family.start(["/bin/sh", "-c", f"{family.environment.installed_command()}; exit $?"])
    assert wait_until(family.is_complete, 20)
    others = below(hook.pid)
    os.kill(hook.pid, number)
    assert hook.communicate(timeout=5) == (b"", b"")
    assert wait_until(lambda: family.running() == {}, 1), family.running()
    assert wait_until(lambda: not any(map(is_running, others)), 1)
    assert (family.environment.records(), family.environment.crashes()) == ([], "")


@pytest.mark.parametrize(
    ("ending", "decision"),
    [
        ("print('{\"bad\": true}')", "block"),
        ("sys.exit(1)", "pass"),
        ("while True: sys.stdout.write('x' * 65536)", "pass"),
        ("os.kill(os.getpid(), 9)", "pass"),
    ],
    ids=["answers", "fails", "floods", "is killed"],
)
def test_a_judge_that_ended_leaves_nobody(ending: str, decision: str, family: Family) -> None:
    family.judge(ending)
    hook = family.start()
    hook.communicate(timeout=40)
    assert hook.returncode == 0
    assert family.running() == {}
    assert [record["decision"] for record in family.environment.records()] == [decision]


def test_at_the_deadline_nobody_is_left(family: Family) -> None:
    started = time.monotonic()
    hook = family.start()
    assert b'"decision"' not in hook.communicate(timeout=40)[0]
    assert 19 < time.monotonic() - started < 26  # 20 s for the judge, and a busy machine
    assert family.running() == {}
    (record,) = family.environment.records()
    assert record["guards"][0]["reason"] == "timeout"


def test_the_process_that_judges_ends_all_when_it_is_told_to_end(family: Family) -> None:
    hook = family.start()
    assert wait_until(family.is_complete, 20)
    os.kill(below(hook.pid)[0], signal.SIGTERM)
    assert hook.communicate(timeout=5) == (b"", b"")
    assert hook.returncode == 0
    assert wait_until(lambda: family.running() == {}, 1)


def test_what_an_observer_starts_may_stay(family: Family) -> None:
    """It is no judge's."""
    environment = family.environment
    note = environment.folder / "observer"
    environment.add_guard(
        "import subprocess\nfrom guardctl import hookimpl\n\n\nclass Observer:\n    @hookimpl\n"
        "    def guardctl_observe(self, record):\n"
        "        process = subprocess.Popen(['/bin/sleep', '60'])\n"
        f"        open({str(note)!r}, 'w').write(str(process.pid))\n\n\nobserver = Observer()\n",
        module="looking",
        distribution="looking",
        entry_points={"looking": "looking:observer"},
    )
    environment.guardctl("install", "claude-code")
    family.judge("print('{\"bad\": true}')")
    out, err = family.start().communicate(timeout=20)
    assert (json.loads(out)["decision"], err) == ("block", b"")
    assert family.running() == {}
    assert is_running(int(note.read_text()))
    os.kill(int(note.read_text()), signal.SIGKILL)


def test_a_host_that_ignores_signals_for_its_hooks(family: Family) -> None:
    """Started under ``nohup``: what is ignored stays ignored."""
    hook = subprocess.Popen(
        ["/usr/bin/nohup", *shlex.split(family.environment.installed_command())],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env=family.environment.variables,
    )
    assert hook.stdin is not None
    hook.stdin.write(json.dumps(stop(SIGNALLING)).encode())
    hook.stdin.close()
    hook.stdin = None
    assert wait_until(family.is_complete, 20)
    hook.send_signal(signal.SIGHUP)
    time.sleep(0.3)
    assert hook.poll() is None
    hook.terminate()
    assert hook.communicate(timeout=5)[0] == b""
    assert hook.returncode == 0
    assert wait_until(lambda: family.running() == {}, 1)


def test_descendants_are_found_nearest_first() -> None:
    code = "import subprocess, sys\nsubprocess.run([sys.executable, '-c', 'input()'])"
    with subprocess.Popen([sys.executable, "-c", code], stdin=subprocess.PIPE) as process:
        assert wait_until(lambda: len(below(process.pid)) == 1)
        (child,) = below(process.pid)
        assert below(child) == []
        assert below(os.getpid())[:1] == [process.pid]
        assert child in below(os.getpid())
        assert process.stdin is not None
        process.stdin.close()


def test_a_process_with_an_odd_name_is_found(tmp_path: Path) -> None:
    program = tmp_path / "a) R 1 (b"
    program.symlink_to("/bin/sleep")
    with subprocess.Popen([str(program), "60"]) as process:
        assert process.pid in below(os.getpid())
        process.kill()
