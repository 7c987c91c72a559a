"""Running a judge's program: whatever it does, it ends in time and nothing of it is left."""

from __future__ import annotations

import json
import os
import sys
import time
from pathlib import Path

import pytest

from guardctl.credentials import CREDENTIALS
from guardctl.errors import JudgeError
from guardctl.processes import OUTPUT_LIMIT, Finished, child_environment, run

from .support import wait_until

ENVIRONMENT = {"PATH": "/usr/bin:/bin"}


def execute(
    code: str,
    stdin: str = "",
    *,
    folder: Path | str = "/",
    seconds: float = 10.0,
    environment: dict[str, str] | None = None,
) -> Finished:
    """Run a Python program."""
    argv = [sys.executable, "-I", "-S", "-c", code]
    return run(
        argv,
        stdin,
        environment=ENVIRONMENT if environment is None else environment,
        folder=str(folder),
        deadline=time.monotonic() + seconds,
    )


def reason(code: str, **more: object) -> str:
    with pytest.raises(JudgeError) as error:
        execute(code, **more)  # type: ignore[arg-type]
    return error.value.reason


def is_running(process: int) -> bool:
    """Tell whether a process is there and more than a dead child that nobody has collected."""
    try:
        status = Path(f"/proc/{process}/stat").read_text()
    except OSError:
        return False
    return status.rpartition(")")[2].split()[0] != "Z"


# --- what it gives and gets back ------------------------------------------------------------------------------------


def test_conversation() -> None:
    code = "import sys; text = sys.stdin.read(); print(text.upper()); print('é', file=sys.stderr); sys.exit(3)"
    assert execute(code, "hellö\n", environment={"PYTHONIOENCODING": "utf-8", "LC_ALL": "C.UTF-8"}) == Finished(
        3, "HELLÖ\n\n", "é\n"
    )


def test_a_signal_is_a_negative_status() -> None:
    assert execute("import os; os.kill(os.getpid(), 9)").status == -9


def test_output_that_is_no_utf_8() -> None:
    assert execute(r"import sys; sys.stdout.buffer.write(b'a\xff\0b')").output == "a\ufffd\0b"


def test_input_with_lone_surrogates() -> None:
    assert execute("import sys; print(ascii(sys.stdin.buffer.read()))", "a\ud800b").output == "b'a?b'\n"


def test_a_large_conversation() -> None:
    text = "x" * 700_000
    code = "import sys; sys.stdout.write(sys.stdin.read()); sys.stderr.write('y' * 700_000)"
    assert execute(code, text) == Finished(0, text, "y" * 700_000)


def test_the_environment_is_exactly_what_was_given(tmp_path: Path) -> None:
    code = "import os, json; print(json.dumps([dict(os.environ), os.getcwd(), os.getsid(0) == os.getpid()]))"
    given = {"A": "1", "LC_CTYPE": "C.UTF-8"}
    assert json.loads(execute(code, environment=given, folder=tmp_path).output) == [given, str(tmp_path), True]


def test_environment_of_children(monkeypatch: pytest.MonkeyPatch) -> None:
    """Remembered variables, credentials of now, the user's additions, and the mark against recursion."""
    monkeypatch.setenv("OPENAI_API_KEY", "from now")
    monkeypatch.setenv("PATH", "/project/bin")
    monkeypatch.setenv("PROJECT", "x")
    monkeypatch.setenv("STOP_HOOK_LLM_JUDGE_ACTIVE", "0")
    kept = {"PATH": "/usr/bin", "HOME": "/home/dev", "OPENAI_API_KEY": "old"}
    assert child_environment(kept, {"HOME": "/other", "MODEL": "m"}) == {
        "PATH": "/usr/bin",
        "HOME": "/other",
        "OPENAI_API_KEY": "from now",
        "MODEL": "m",
        "STOP_HOOK_LLM_JUDGE_ACTIVE": "1",
    }
    assert kept["HOME"] == "/home/dev"
    assert child_environment({}, {"STOP_HOOK_LLM_JUDGE_ACTIVE": "0"})["STOP_HOOK_LLM_JUDGE_ACTIVE"] == "1"


def test_nothing_that_steers_a_program_is_a_credential() -> None:
    assert all(name.endswith(("_KEY", "_TOKEN")) for name in CREDENTIALS)


def test_no_file_of_ours_is_open_in_the_program(tmp_path: Path) -> None:
    with (tmp_path / "file").open("w"):
        code = "import os; print(sorted(os.listdir('/proc/self/fd')))"
        assert execute(code).output in ("['0', '1', '2', '3']\n", "['0', '1', '2']\n")


# --- what it can do wrong -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("argv", "expected"),
    [
        (["/nowhere/judge"], "not_found"),
        (["/etc/passwd"], "cannot_start"),
        (["/"], "cannot_start"),
        ([f"{sys.executable}\0"], "cannot_start"),
    ],
)
def test_a_program_that_cannot_start(argv: list[str], expected: str) -> None:
    with pytest.raises(JudgeError) as error:
        run(argv, "", environment=ENVIRONMENT, folder="/", deadline=time.monotonic() + 5)
    assert error.value.reason == expected


def test_a_folder_that_is_missing() -> None:
    assert reason("", folder="/nowhere") in ("not_found", "cannot_start")


@pytest.mark.parametrize(
    "code",
    [
        "import time; time.sleep(60)",
        "import sys, time; print('{', flush=True); time.sleep(60)",
        "import sys, time; sys.stdin.read(); time.sleep(60)",
        "import os, time; os.close(1); os.close(2); time.sleep(60)",
        "import signal, time; [signal.signal(n, signal.SIG_IGN) for n in (1, 2, 15)]; time.sleep(60)",
        "while True: pass",
        "import time\nwhile True: print('x', flush=True); time.sleep(0.01)",
    ],
    ids=["sleeps", "answers half", "reads and sleeps", "closes its output", "ignores signals", "computes", "drips"],
)
def test_a_program_that_does_not_end(code: str) -> None:
    started = time.monotonic()
    assert reason(code, stdin="x" * 200_000, seconds=0.7) == "timeout"
    assert time.monotonic() - started < 1.7


def test_a_deadline_that_is_over() -> None:
    assert reason("import time; time.sleep(60)", seconds=-1) == "timeout"


@pytest.mark.parametrize("stream", ["stdout", "stderr"])
def test_a_flood_is_cut_off(stream: str) -> None:
    code = f"import sys\nwhile True: sys.{stream}.write('x' * 65536)"
    started = time.monotonic()
    assert reason(code, seconds=20) == "too_much_output"
    assert time.monotonic() - started < 10
    assert len(execute(f"import sys; sys.{stream}.write('x' * {OUTPUT_LIMIT})").output) in (0, OUTPUT_LIMIT)


@pytest.mark.parametrize("code", ["print('done')", "import os; os.close(0); print('done')"], ids=["ignores", "closes"])
def test_input_that_is_not_read(code: str) -> None:
    assert execute(code, "x" * 5_000_000) == Finished(0, "done\n", "")


def test_input_that_is_read_slowly() -> None:
    code = """
import os, time
size = 0
while chunk := os.read(0, 4096):
    size += len(chunk)
    time.sleep(0.001)
print(size)
"""
    assert execute(code, "x" * 400_000).output == "400000\n"


# --- grandchildren --------------------------------------------------------------------------------------------------

GRANDCHILD = """
import os, subprocess, sys, time
child = subprocess.Popen([sys.executable, "-I", "-S", "-c", "import time; time.sleep(60)"] {more})
print(child.pid, flush=True)
"""


@pytest.fixture
def note(tmp_path: Path) -> Path:
    return tmp_path / "pid"


def grandchild(note: Path, ending: str, popen: str = "") -> str:
    code = GRANDCHILD.format(more=popen)
    return f"{code}\nopen({str(note)!r}, 'w').write(str(child.pid))\n{ending}"


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks into /proc")
def test_a_timeout_ends_the_grandchild_too(note: Path) -> None:
    assert reason(grandchild(note, "time.sleep(60)"), seconds=1.5) == "timeout"
    assert wait_until(lambda: not is_running(int(note.read_text())))


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks into /proc")
def test_a_grandchild_that_holds_the_pipes_open_is_not_waited_for(note: Path) -> None:
    started = time.monotonic()
    done = execute(grandchild(note, "print('answer', flush=True)"), seconds=20)
    assert time.monotonic() - started < 5
    assert done.status == 0
    assert done.output == f"{note.read_text()}\nanswer\n"
    assert wait_until(lambda: not is_running(int(note.read_text())))


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks into /proc")
def test_a_flood_ends_the_grandchild_too(note: Path) -> None:
    assert reason(grandchild(note, "while True: sys.stdout.write('x' * 65536)"), seconds=20) == "too_much_output"
    assert wait_until(lambda: not is_running(int(note.read_text())))


def test_no_files_stay_open() -> None:
    before = sorted(os.listdir("/proc/self/fd"))
    for code in ("print('x')", "import sys; sys.exit(1)"):
        execute(code, "x" * 1000)
    reason("import time; time.sleep(60)", seconds=0.2)
    assert sorted(os.listdir("/proc/self/fd")) == before
