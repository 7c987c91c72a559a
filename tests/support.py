"""An installation of core and the commit guard in an environment and a home of their own."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

from .clients import throwaway

SIGNALLING = "All files are in place. I will commit and push these changes now."
SILENT = "The function returns a list of names, sorted by date."
BYPASSED = "pass=41 warn=0 fail=0, so I will commit and push these changes now."


class Installation:
    """guardctl, put into Claude Code's user settings by ``guardctl install``."""

    def __init__(self, folder: Path, judge: str = "") -> None:
        """Install into ``folder``.

        Args:
            folder: does not exist yet.
            judge: body of a Python program that has the prompt in ``prompt`` and prints an answer; none when empty.
        """
        folder.mkdir(parents=True)
        self.folder = folder
        self.python = throwaway.make(folder / "environment")
        self.home = folder / "home"
        self.home.mkdir()
        self.project = folder / "project"
        self.project.mkdir()
        self.variables = {"HOME": str(self.home), "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"}
        self.log = self.home / ".local" / "state" / "guardctl" / "log"
        options = []
        if judge:
            program = folder / "judge.py"
            program.write_text(f"#!{self.python} -IS\nimport sys, time\nprompt = sys.stdin.read()\n{judge}\n")
            program.chmod(0o700)
            options = ["--judge", f"command:{program}"]
        done = self.guardctl("install", "claude-code", *options)
        assert done.returncode == 0, done.stderr

    def guardctl(self, *words: str) -> subprocess.CompletedProcess[str]:
        """Run a command."""
        return subprocess.run(
            [str(self.python), "-m", "guardctl", *words],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
            env=self.variables,
            cwd=self.project,
        )

    def command(self, event: str = "Stop") -> str:
        """Return the command line that now stands in the host's settings."""
        settings = json.loads((self.home / ".claude" / "settings.json").read_text())
        line: str = settings["hooks"][event][0]["hooks"][0]["command"]
        return line

    def start(self, event: str = "Stop") -> subprocess.Popen[bytes]:
        """Start the hook as the host does; the payload goes to its stdin."""
        return subprocess.Popen(
            ["/bin/sh", "-c", self.command(event)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=self.variables,
            cwd=self.project,
        )

    def hook(self, payload: object, event: str = "Stop") -> tuple[int, bytes, bytes]:
        """Run the hook; return exit status, stdout and stderr."""
        process = self.start(event)
        data = payload if isinstance(payload, bytes) else json.dumps(payload).encode()
        out, err = process.communicate(data, timeout=60)
        return process.returncode, out, err

    def entry(self) -> Path:
        """Return the entry file that the command runs."""
        (entry,) = self.home.rglob("guardctl-hook-*.py")
        return entry

    def paths(self) -> dict[str, Any]:
        """Return the places that the entry file was given."""
        namespace: dict[str, Any] = {"__name__": "not main"}
        exec(self.entry().read_text(), namespace)
        paths: dict[str, Any] = namespace["PATHS"]
        return paths

    def records(self) -> list[dict[str, Any]]:
        """Return every decision record."""
        files = sorted(self.log.glob("decisions-*.jsonl"))
        return [json.loads(line) for file in files for line in file.read_text().splitlines()]

    def silent_turns(self) -> int:
        """Return how many turns ended without a signal."""
        return sum(file.stat().st_size for file in self.log.glob("silent-*"))

    def crashes(self) -> str:
        """Return what the crash log says."""
        return "".join(file.read_text() for file in sorted(self.log.glob("crash-*.log")))


def stop(text: str, **more: object) -> dict[str, object]:
    """Return a ``Stop`` payload whose last message is ``text``."""
    return {"hook_event_name": "Stop", "session_id": "s", "last_assistant_message": text, **more}
