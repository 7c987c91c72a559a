"""Real coding agents, offline, under the test's control.

A :class:`Lab` has a home and a project folder of its own and a scripted model. It runs the real ``claude`` and
``codex`` programs there, with an environment that holds nothing else, and returns what they did. It installs no hook:
the test does that, by :meth:`Lab.guardctl` or by writing settings.

    with Lab(tmp_path) as lab:
        lab.guardctl("install", "claude-code", "--user")
        run = lab.claude("Fix the bug", [say("I will push this now."), say("41 tests pass.")])
        assert len(run.calls) == 2
"""

from __future__ import annotations

import contextlib
import json
import os
import re
import signal
import sys
import time
import uuid
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self

import pytest

from . import install
from .run import Run
from .sandbox import Sandbox

if TYPE_CHECKING:
    import subprocess
    from collections.abc import Mapping, Sequence

Json = dict[str, Any]

CODEX_CONFIG = """\
model = "gpt-5.5"
model_provider = "scripted"
approval_policy = "never"
sandbox_mode = "danger-full-access"
check_for_update_on_startup = false

[model_providers.scripted]
name = "scripted"
base_url = "http://127.0.0.1:{port}/v1"
wire_api = "responses"
env_key = "SCRIPTED_API_KEY"
request_max_retries = 0
stream_max_retries = 0

[analytics]
enabled = false

[otel]
exporter = "none"

[projects."{project}"]
trust_level = "trusted"
"""


def say(text: str, **options: Any) -> Json:
    """A turn in which the model only speaks. Options as in ``model_server``: match, delay, repeat."""
    return {"text": text, **options}


def use(tool: str, text: str = "", /, **options: Any) -> Json:
    """A turn in which the model calls a tool, with ``input`` as arguments, after saying ``text``."""
    return {"text": text, "tools": [{"name": tool, "input": options.pop("input")}], **options}


def write(path: Path, content: str | Json, *, mode: int = 0o644) -> Path:
    """Write a file, as JSON unless it is text, and the folders above it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(content if isinstance(content, str) else json.dumps(content, indent=2), encoding="utf-8")
    path.chmod(mode)
    return path


class Lab:
    """A home, a project and a model server.

    Attributes:
        home: the home folder; it starts out empty but for Codex's own configuration.
        project: the folder the clients work in, empty.
        python: the interpreter that runs guardctl; a test may put another one here.
    """

    def __init__(self, folder: Path) -> None:
        self.home = folder / "home"
        self.project = folder / "project"
        self.python = Path(sys.executable)
        for path in (self.home, self.project, folder / "tmp"):
            path.mkdir()
        self._sandbox = Sandbox()
        url = f"http://127.0.0.1:{self._sandbox.port}"
        self.env = {
            "PATH": "/usr/local/bin:/usr/bin:/bin",
            "HOME": str(self.home),
            "TMPDIR": str(folder / "tmp"),
            "LANG": "C.UTF-8",
            "TERM": "dumb",
            "ANTHROPIC_BASE_URL": url,
            "ANTHROPIC_API_KEY": "sk-scripted",
            "CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC": "1",
            "DISABLE_AUTOUPDATER": "1",
            "DISABLE_TELEMETRY": "1",
            "CODEX_HOME": str(self.home / ".codex"),
            "SCRIPTED_API_KEY": "sk-scripted",
        }
        write(self.home / ".codex/config.toml", CODEX_CONFIG.format(port=self._sandbox.port, project=self.project))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.kill_survivors()
        self._sandbox.close()

    # --- clients ----------------------------------------------------------------------------------------------------

    def claude(
        self, prompt: str, script: Sequence[Json], *, resume: Run | None = None, args: Sequence[str] = (), **kw: Any
    ) -> Run:
        """Run ``claude -p`` once, in a new session or in that of an earlier run. The Bash tool needs no permission."""
        session = resume.session if resume else str(uuid.uuid4())
        which = ["--resume" if resume else "--session-id", session]
        command = [require("claude"), "-p", *which, "--allowedTools", "Bash", *args]
        run = self._run(command, prompt, script, **kw)
        transcripts = self.home.glob(f".claude/projects/*/{session}.jsonl")
        return Run("claude", session, next(transcripts, None), **run)

    def codex(
        self, prompt: str, script: Sequence[Json], *, resume: Run | None = None, args: Sequence[str] = (), **kw: Any
    ) -> Run:
        """Run ``codex exec`` once, in a new session or in that of an earlier run. Hooks run without being trusted."""
        options = ["--skip-git-repo-check", "--dangerously-bypass-hook-trust", *args]
        which = ["resume", resume.session] if resume else []
        run = self._run([require("codex"), "exec", *options, *which, "-"], prompt, script, **kw)
        found = re.search(r"^session id: (\S+)$", run["stderr"], re.MULTILINE)
        session = found[1] if found else ""
        transcripts = self.home.glob(f".codex/sessions/*/*/*/rollout-*-{session}.jsonl")
        return Run("codex", session, next(transcripts, None), **run)

    def _run(
        self,
        command: Sequence[str],
        prompt: str,
        script: Sequence[Json],
        *,
        env: Mapping[str, str] | None = None,
        timeout: float = 60,
    ) -> Json:
        self._sandbox.order({"script": list(script)})
        began = time.monotonic()
        done = self._sandbox.run(
            command, env={**self.env, **(env or {})}, cwd=self.project, stdin=prompt, timeout=timeout
        )
        seconds = time.monotonic() - began
        output = {"returncode": done.returncode, "stdout": done.stdout, "stderr": done.stderr}
        return {**output, "seconds": seconds, **self._sandbox.order({"report": True})}

    # --- guardctl ---------------------------------------------------------------------------------------------------

    def guardctl(self, *args: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
        """Run a guardctl command with the lab's environment, in the project folder."""
        command = [str(self.python), "-m", "guardctl", *args]
        return self._sandbox.run(command, env=self.env, cwd=self.project, stdin=stdin)

    @property
    def log_folder(self) -> Path:
        """Where guardctl's records of this home are (on Linux)."""
        return self.home / ".local/state/guardctl/log"

    def records(self) -> list[Json]:
        """Return everything on record, oldest first: decisions and notices."""
        files = sorted(self.log_folder.glob("decisions-*.jsonl"))
        return [json.loads(line) for file in files for line in file.read_text(encoding="utf-8").splitlines()]

    def decisions(self) -> list[Json]:
        """Return every decision on record, oldest first."""
        return [record for record in self.records() if "decision" in record]

    def silent_count(self) -> int:
        """Return how many turns passed without a signal: one byte each."""
        return sum(file.stat().st_size for file in self.log_folder.glob("silent-*"))

    # --- processes --------------------------------------------------------------------------------------------------

    def survivors(self, patience: float = 2) -> list[int]:
        """Return the processes of this home that are still running, after giving them a moment to end."""
        give_up = time.monotonic() + patience
        while (pids := self._pids()) and time.monotonic() < give_up:
            time.sleep(0.05)
        return pids

    def kill_survivors(self) -> None:
        """Kill what is still running."""
        for pid in self._pids():
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)

    def _pids(self) -> list[int]:
        mark = b"HOME=" + os.fsencode(self.home)
        pids = []
        for environ in Path("/proc").glob("[0-9]*/environ"):
            try:
                if mark in environ.read_bytes().split(b"\0"):
                    pids.append(int(environ.parent.name))
            except OSError:  # gone meanwhile, or somebody else's
                continue
        return pids


def require(client: str) -> str:
    """Return the path of a client's program; skip the test, naming the remedy, where it is not installed."""
    program = install.binary(client)
    if program is None:
        wanted = install.CLIENTS[client].version
        pytest.skip(f"{client} {wanted} is not in {install.folder()}: './dev clients' installs it")
    return str(program)
