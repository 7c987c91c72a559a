"""A temporary home with guardctl put into it by ``guardctl install``, and what a host would send to the hook there."""

from __future__ import annotations

import json
import shlex
import subprocess
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from callgrind import Counted, Job, count, count_all
from transcripts import short_transcript

from guardctl.index_file import load_index

HOST = "claude-code"

ENVIRONMENT = {"PATH": "/usr/local/bin:/usr/bin:/bin", "LANG": "C.UTF-8"}
"""What every measured process finds, beside its HOME."""


class StageError(Exception):
    """What was measured is not what should have been measured."""


class Stage:
    """One home.

    Args:
        home: an empty folder.
        python: whose guards are installed; by default the interpreter that runs the benchmark.
        judge: as for ``guardctl install --judge``.
        off: names of guards that the user has switched off.
    """

    def __init__(
        self, home: Path, *, python: str = sys.executable, judge: str = "none", off: Iterable[str] = ()
    ) -> None:
        self.home = home
        self.project = home / "project"
        self.project.mkdir(parents=True)
        self.env = {**ENVIRONMENT, "HOME": str(home)}
        settings_file = home / ".config" / "guardctl" / "settings.toml"
        settings_file.parent.mkdir(parents=True)
        settings_file.write_text("".join(f"[guards.{name}]\nenabled = false\n" for name in off))
        done = subprocess.run(  # our own arguments
            [python, "-I", "-m", "guardctl", "install", HOST, "--judge", judge],
            env=self.env,
            cwd=self.project,
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode != 0:
            raise StageError(f"guardctl install failed: {done.stdout}{done.stderr}")
        settings = json.loads((home / ".claude" / "settings.json").read_text())
        self.argv = shlex.split(settings["hooks"]["Stop"][0]["hooks"][0]["command"])
        self.index_file = next(home.rglob("index-*.bin"))
        self.bundle_file = next(home.rglob("bundle-*.bin"))
        self._written = self._times()
        self._sent = 0
        # A first call writes byte code and makes the log folder: not what the rows are about.
        for event in ("warm", "up"):
            job = self.job(event)
            subprocess.run(job.argv, input=job.stdin, env=self.env, cwd=self.project, check=True)

    def entries(self) -> list[dict[str, Any]]:
        """Return the guards' entries in the index; candidates and expressions stay in its file, which is kept open."""
        index = load_index(str(self.index_file))
        if index is None:
            raise StageError("a guard's files changed, so the index is stale: measure again")
        entries: list[dict[str, Any]] = index["guards"]
        return entries

    def job(self, text: str, transcript: Path | None = None, skip: str = "") -> Job:
        """Return the hook's process at the end of a turn.

        Args:
            text: the agent's last message.
            transcript: the session's; by default one whose last turn has this message alone.
            skip: pattern of programs that are not counted.
        """
        self._sent += 1
        session = f"{self._sent:08x}-0000-4000-8000-000000000000"
        if transcript is None:
            transcript = self.home / "transcripts" / f"{session}.jsonl"
            transcript.parent.mkdir(exist_ok=True)
            transcript.write_bytes(short_transcript(text))
        payload = {
            "session_id": session,
            "transcript_path": str(transcript),
            "cwd": str(self.project / session),  # a folder of its own: what one is blocked in an hour is limited
            "permission_mode": "default",
            "hook_event_name": "Stop",
            "stop_hook_active": False,
            "last_assistant_message": text.strip(),
            "background_tasks": [],
        }
        data = json.dumps(payload, ensure_ascii=False).encode("utf-8", "replace")
        return Job(self.argv, data, self.env, str(self.project), skip)

    def shell_cost(self) -> int:
        """Return the instructions of the command's shell, which callgrind forgets when the shell becomes Python."""
        script = self.argv[-1].replace("exec ", "exit 0; ", 1)
        return count(Job([*self.argv[:-1], script], env=self.env)).instructions

    def ends(self, jobs: Sequence[Job]) -> list[str]:
        """Tell how each of ``jobs`` ended: ``silent``, ``bypass`` or ``judged``.

        Raises:
            StageError: a hook crashed, or index or bundle were written anew while hooks ran.
        """
        crashes = [file.read_text() for file in self.home.rglob("crash-*.log")]
        if crashes:
            raise StageError(f"a hook crashed: {crashes[0][-800:]}")
        if self._times() != self._written:
            raise StageError("files changed while hooks ran, so index or bundle were written anew: measure again")
        records = {}
        for file in self.home.rglob("decisions-*.jsonl"):
            for line in file.read_text().splitlines():
                record = json.loads(line)
                records[record.get("session")] = record  # what rebuilt the index belongs to none
        return [_end(records.get(json.loads(job.stdin)["session_id"])) for job in jobs]

    def _times(self) -> list[int]:
        return [file.stat().st_mtime_ns for file in (self.index_file, self.bundle_file)]

    def measure(self, jobs: Sequence[Job]) -> list[tuple[int, str]]:
        """Return instructions, shell included, and end of each of ``jobs``; two run at a time."""
        shell = self.shell_cost()
        counted: list[Counted] = count_all(jobs)
        return [(one.instructions + shell, end) for one, end in zip(counted, self.ends(jobs), strict=True)]


def _end(record: dict[str, Any] | None) -> str:
    if record is None:
        return "silent"
    return "bypass" if all(guard.get("bypass") for guard in record["guards"]) else "judged"
