"""Counting the instructions of a process with ``valgrind --tool=callgrind``.

Instruction counts repeat within half a percent on a busy machine, where times do not. They are given as multiples of
:func:`bare_interpreter`, so that a figure means the same on another machine and another build of Python.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

TIMEOUT_SECONDS = 300
_LOG = re.compile(
    r"==(?P<process>\d+)== Command: (?P<command>.*)\n==\d+== Parent PID: (?P<parent>\d+)\n"
    r"[\s\S]*Collected : (?P<number>\d+)"
)


class NoValgrindError(Exception):
    """valgrind is not installed."""


@dataclass(frozen=True, slots=True)
class Job:
    """One process to count.

    Attributes:
        argv: program and arguments.
        stdin: what it reads.
        env: its whole environment.
        folder: its working directory.
        skip: pattern of programs that are run, but not counted.
    """

    argv: Sequence[str]
    stdin: bytes = b""
    env: Mapping[str, str] = field(default_factory=dict)
    folder: str = "/"
    skip: str = ""


@dataclass(frozen=True, slots=True)
class Counted:
    """What came of a job: instructions, of it and its counted children, and what it wrote."""

    instructions: int
    stdout: bytes


def require_valgrind() -> str:
    """Return the path of valgrind.

    Raises:
        NoValgrindError: the message names the package to install.
    """
    found = shutil.which("valgrind")
    if found is None:
        raise NoValgrindError("valgrind is not installed. On Debian and Ubuntu: apt-get install valgrind")
    return found


def count(job: Job) -> Counted:
    """Run ``job`` under callgrind.

    What a process did before it replaced itself by ``exec`` is lost to callgrind; see ``Stage.shell_cost`` for the one
    place where that matters. A child that was forked and does not replace itself goes on counting where its parent
    was, so it stands for both: what the parent did afterwards is lost, and that is to wait.

    Raises:
        NoValgrindError: valgrind is not installed.
        RuntimeError: the program failed, or callgrind counted nothing.
    """
    with tempfile.TemporaryDirectory(prefix="guardctl-callgrind-") as folder:
        command = [require_valgrind(), "--tool=callgrind", "--trace-children=yes", "--callgrind-out-file=/dev/null"]
        command += [f"--log-file={folder}/%p", *([f"--trace-children-skip={job.skip}"] if job.skip else [])]
        done = subprocess.run(  # our own arguments
            [*command, *job.argv],
            input=job.stdin,
            env=dict(job.env),
            cwd=job.folder,
            capture_output=True,
            timeout=TIMEOUT_SECONDS,
            check=False,
        )
        logs = [file.read_text(errors="replace") for file in Path(folder).iterdir()]
    numbers = _counted(logs)
    if done.returncode != 0 or not numbers:
        raise RuntimeError(f"{job.argv[0]} ended with {done.returncode}: {done.stderr.decode(errors='replace')[-500:]}")
    return Counted(sum(numbers), done.stdout)


def _counted(logs: Iterable[str]) -> list[int]:
    """Return the numbers of processes, without those of which a forked child went on counting."""
    found = [_LOG.search(log) for log in logs]
    ended = {one["process"]: one for one in found if one is not None}
    for one in list(ended.values()):
        parent = ended.get(one["parent"])
        if parent is not None and parent["command"] == one["command"]:
            del ended[one["parent"]]
    return [int(one["number"]) for one in ended.values()]


def count_all(jobs: Iterable[Job], workers: int = 2) -> list[Counted]:
    """Run ``jobs`` under callgrind, ``workers`` at a time; results in the order of the jobs."""
    with ThreadPoolExecutor(workers) as pool:
        return list(pool.map(count, jobs))


def bare_interpreter(env: Mapping[str, str], python: str = sys.executable) -> int:
    """Return B: the instructions of ``python -I -S -c pass`` as a whole process, the median of three.

    ``env`` is the one the hook gets: a ``LANG`` alone makes the bare interpreter five percent dearer.
    """
    job = Job([python, "-I", "-S", "-c", "pass"], env=env)
    return sorted(counted.instructions for counted in count_all([job] * 3))[1]
