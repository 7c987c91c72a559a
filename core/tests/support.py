"""What several test modules share: throw-away guards and judges, environments of their own, golden files.

One file of more than 300 lines: parts of one toolbox that use one another, divided by headings.
"""

from __future__ import annotations

import json
import marshal
import os
import shutil
import signal
import subprocess
import sys
import time
import venv
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any
from unittest.mock import patch

import guardctl
from guardctl import Question, Verdict, hookimpl
from guardctl.compiling.freezing import NewStore
from guardctl.judging import JudgeReply
from guardctl.paths import Paths, site_folders
from guardctl.plugins import Guard
from guardctl.turn import Turn

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    import pytest

    from guardctl.judging import Fields, JudgeRequest
    from guardctl.signals import Signal

SOURCE = Path(guardctl.__file__).parent.parent
WRITE_GOLDEN = os.environ.get("GUARDCTL_WRITE_GOLDEN") == "1"

# --- a guard as a distribution --------------------------------------------------------------------------------------

GUARD = """
from pydantic import Field

from guardctl import AnswerFields, Bypass, GuardSpec, LazySpec, Question, Row, Signal, Verdict, hookimpl


class Answer(AnswerFields):
    bad: bool | None = Field(default=None, description="whether the moon is said to be made of cheese")


SPEC = GuardSpec(
    name="{name}",
    version="0.1.0",
    languages=("en",),
    signals=(Row("cheese", r"\\bmoon\\b.*\\bcheese\\b", "cheese on the moon"),),
    bypasses=(Row("tale", r"\\bonly a tale\\b", "says that it is a tale", scope="text"),),
    fields=Answer,
    feedback={{"en": 'Look it up first: "{{sentence}}"'}},
)


class MoonGuard:
    spec = SPEC

    @hookimpl
    def build_prompt(self, turn, signal):
        return Question("Is the moon said to be made of cheese?", {{}})

    @hookimpl
    def decide(self, turn, fields):
        return Verdict("{name}", "violation" if fields["bad"] else "allow", "cheese")


guard = MoonGuard()
"""
"""A whole guard about something that no shipped guard is about. Fill in ``name``."""

SIGNALLING = "The moon is made of cheese."
BYPASSED = "The moon is made of cheese. That is only a tale."
SILENT = "The tide is high."


def moon_guard(name: str = "moon") -> str:
    """Return the source of a guard called ``name``."""
    return GUARD.format(name=name)


def add_distribution(
    folder: Path,
    module: str,
    source: str,
    *,
    entry_points: Mapping[str, str] | None = None,
    distribution: str = "moon-guard",
    version: str = "0.1.0",
) -> Path:
    """Install a one-module distribution into ``folder`` as pip would have left it, and return its metadata folder.

    Args:
        folder: on ``sys.path``.
        module: name of the module.
        source: its text.
        entry_points: of the group ``guardctl``, name to target; one called ``moon`` when left out.
        distribution, version: what the metadata say.
    """
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{module}.py").write_text(source, encoding="utf-8")
    metadata = folder / f"{distribution.replace('-', '_')}-{version}.dist-info"
    metadata.mkdir(exist_ok=True)
    (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {distribution}\nVersion: {version}\n")
    points = {"moon": f"{module}:guard"} if entry_points is None else entry_points
    lines = "".join(f"{name} = {target}\n" for name, target in points.items())
    (metadata / "entry_points.txt").write_text(f"[guardctl]\n{lines}")
    return metadata


def link_dependencies(folder: Path) -> None:
    """Link everything that is installed beside us into ``folder``, but nothing of guardctl's: no shipped guard."""
    folder.mkdir(parents=True, exist_ok=True)
    for installed in site_folders():  # not site.getsitepackages(): Debian's names folders that need not exist
        for item in sorted(Path(installed).iterdir()):
            if "guardctl" not in item.name and not (folder / item.name).exists() and item.name != "__pycache__":
                (folder / item.name).symlink_to(item)


# --- an environment of its own --------------------------------------------------------------------------------------


class Environment:
    """A virtual environment with guardctl and its dependencies, and only those guards that a test puts there.

    Commands see a home of their own, and nothing of the environment variables of whoever runs the tests.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        venv.create(folder / "venv", symlinks=True)
        self.python = folder / "venv" / "bin" / "python"
        self.site = next((folder / "venv" / "lib").glob("python*/site-packages"))
        link_dependencies(self.site)
        (self.site / "guardctl.pth").write_text(f"{SOURCE}\n")
        self.home = folder / "home"
        self.home.mkdir()
        self.project = folder / "project"
        self.project.mkdir()
        self.variables = {"HOME": str(self.home), "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"}
        self.log = self.home / ".local" / "state" / "guardctl" / "log"
        self.state = self.home / ".local" / "state" / "guardctl"
        self.settings = self.home / ".config" / "guardctl" / "settings.toml"
        self.claude_settings = self.home / ".claude" / "settings.json"

    def add_guard(self, source: str | None = None, *, module: str = "moon_guard", **more: Any) -> Path:
        """Install a guard; the moon guard when no source is given."""
        return add_distribution(self.site, module, moon_guard() if source is None else source, **more)

    def copy_guardctl(self) -> Path:
        """Give the environment sources of its own, which a test may change, and return their folder."""
        folder = self.folder / "sources"
        shutil.copytree(SOURCE, folder, ignore=shutil.ignore_patterns("__pycache__"))
        (self.site / "guardctl.pth").write_text(f"{folder}\n")
        return folder / "guardctl"

    def guardctl(self, *words: str, **more: Any) -> subprocess.CompletedProcess[str]:
        """Run the command line."""
        return self.run([str(self.python), "-m", "guardctl", *words], **more)

    def run(
        self, argv: Sequence[str], *, stdin: str | bytes = "", timeout: float = 60, **variables: str
    ) -> subprocess.CompletedProcess[str]:
        """Run any program in the project's folder, with ``variables`` added to the environment."""
        data = stdin.encode() if isinstance(stdin, str) else stdin
        done = subprocess.run(
            list(argv),
            input=data,
            capture_output=True,
            timeout=timeout,
            check=False,
            cwd=self.project,
            env={**self.variables, **variables},
        )
        return subprocess.CompletedProcess(
            done.args, done.returncode, done.stdout.decode("utf-8", "replace"), done.stderr.decode("utf-8", "replace")
        )

    def installed_command(self, event: str = "Stop") -> str:
        """Return the command line that ``guardctl install claude-code`` has registered."""
        settings = json.loads(self.claude_settings.read_text())
        command: str = settings["hooks"][event][-1]["hooks"][-1]["command"]
        return command

    def hook(self, payload: object, event: str = "Stop", **more: Any) -> subprocess.CompletedProcess[str]:
        """Call the installed command as the host does, through a shell."""
        stdin = payload if isinstance(payload, (str, bytes)) else json.dumps(payload)
        return self.run(["/bin/sh", "-c", self.installed_command(event)], stdin=stdin, **more)

    def records(self) -> list[dict[str, Any]]:
        """Return every decision record, in the order in which they were written."""
        files = sorted(self.log.glob("decisions-*.jsonl"))
        return [json.loads(line) for file in files for line in file.read_text().splitlines()]

    def silent_turns(self) -> int:
        """Return how many turns ended without a signal."""
        return sum(file.stat().st_size for file in self.log.glob("silent-*"))

    def crashes(self) -> str:
        """Return what the crash log says."""
        return "".join(file.read_text() for file in sorted(self.log.glob("crash-*.log")))

    def judge(self, body: str) -> str:
        """Write a judge for ``install --judge``: a Python program that has the prompt in ``prompt``."""
        file = self.folder / "judge.py"
        file.write_text(f"#!{sys.executable} -IS\nimport sys, time\nprompt = sys.stdin.read()\n{body}\n")
        file.chmod(0o700)
        return f"command:{file}"


def stop(text: str, **more: object) -> dict[str, object]:
    """Return a ``Stop`` payload whose last message is ``text``."""
    return {"hook_event_name": "Stop", "session_id": "s", "last_assistant_message": text, **more}


# --- guards and judges in memory ------------------------------------------------------------------------------------

SCHEMA = {
    "type": "object",
    "properties": {
        "bad": {"type": ["boolean", "null"], "description": "whether it is bad"},
        "sentence": {"type": ["string", "null"], "description": "which sentence"},
        "reason": {"type": ["string", "null"], "description": "why"},
    },
    "required": ["bad", "sentence", "reason"],
    "additionalProperties": False,
}


ABOUT = {
    "types": {"bad": "bool", "sentence": "str", "reason": "str"},
    "schema": SCHEMA,
    "feedback": {"en": 'Look it up first: "{sentence}"', "ja": "まず確認してください:「{sentence}」"},
    "max_blocks": 2,
    "observes": False,
    "counter_examples": (),
    "options": {},
}


def guard_entry(name: str = "moon", **changes: object) -> dict[str, Any]:
    """Return a guard's entry in the index; changes are of the entry, or of what it is about."""
    store = NewStore()
    entry: dict[str, Any] = {
        "name": name,
        "version": "0.1.0",
        "target": "",
        "distribution": f"{name}-guard",
        "events": ("stop", "subagent-stop"),
        "signals": (),
        "bypasses": (),
        "detects": False,
        "bypasses_in_code": False,
        "interprets": False,
        "about": store.add(marshal.dumps({**ABOUT, **{key: changes[key] for key in changes if key in ABOUT}})),
        "store": store,
    }
    entry.update({key: value for key, value in changes.items() if key not in ABOUT})
    return entry


class PlainGuard:
    """A guard in memory: ``bad`` is a violation."""

    def __init__(self, name: str = "moon") -> None:
        self.name = name
        self.turns: list[Turn] = []

    @hookimpl
    def build_prompt(self, turn: Turn, signal: Signal) -> Question:
        self.turns.append(turn)
        return Question("Is it bad?", {"bad": "whether it is bad"})

    @hookimpl
    def decide(self, turn: Turn, fields: Fields) -> Verdict:
        return Verdict(self.name, "violation" if fields["bad"] else "allow", "said so")


def in_memory(plugin: PlainGuard, **changes: object) -> Guard:
    """Return ``plugin`` as the engine sees it."""
    return Guard(guard_entry(plugin.name, **changes), plugin)


class FunctionJudge:
    """Answers from a function, or always the same, to each guard; remembers what it was asked."""

    name = "fake"

    def __init__(self, answer: str | Callable[[JudgeRequest, float], Any]) -> None:
        self.answer = answer
        self.asked: list[JudgeRequest] = []

    def ask(self, request: JudgeRequest, deadline: float) -> JudgeReply:
        self.asked.append(request)
        if isinstance(self.answer, str):
            text = joined({part.guard: self.answer for part in request.parts}) if request.parts else self.answer
            return JudgeReply(text, model="fake-1", tokens_in=10, tokens_out=2)
        reply: JudgeReply = self.answer(request, deadline)
        return reply


def joined(answers: Mapping[str, str]) -> str:
    """Return one answer to the questions of several guards."""
    return "{" + ", ".join(f'"{guard}": {answer}' for guard, answer in answers.items()) + "}"


def make_turn(said: str, **more: Any) -> Turn:
    """Return a turn in which the agent said ``said``."""
    return Turn(**{"host": "claude-code", "event": "stop", "said": said, **more})


# --- places ---------------------------------------------------------------------------------------------------------


def paths_in(folder: Path) -> Paths:
    """Return guardctl's places, all of them under ``folder``."""
    return Paths(
        settings=folder / "config" / "settings.toml",
        site_settings=folder / "site" / "settings.toml",
        index=folder / "cache" / "index.bin",
        bundle=folder / "cache" / "bundle.bin",
        entry=folder / "data" / "guardctl-hook-test.py",
        state=folder / "state",
        log=folder / "log",
    )


def run_python(code: str, *flags: str, stdin: str = "", **variables: str) -> subprocess.CompletedProcess[str]:
    """Run ``code`` in a fresh interpreter that finds guardctl and nothing else of ours."""
    lines = f"import sys\nsys.path.insert(0, {str(SOURCE)!r})\n{code}"
    return subprocess.run(
        [sys.executable, *flags, "-c", lines],
        input=stdin,
        text=True,
        capture_output=True,
        check=False,
        timeout=60,
        env={"PATH": os.defpath, "LANG": "C.UTF-8", **variables},
    )


def command(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    """Run the command line in this process; return exit code, stdout and stderr."""
    from guardctl.cli import run

    program = sys.modules["__main__"]  # click asks it for the program's name; in a console script it has no package
    with patch.object(sys, "argv", ["guardctl", *words]), patch.object(program, "__package__", None):
        try:
            run()
        except SystemExit as done:
            out, err = capsys.readouterr()
            return int(done.code or 0), out, err
    raise AssertionError("a command ends with SystemExit")


# --- time and golden files ------------------------------------------------------------------------------------------


@contextmanager
def within(seconds: float) -> Iterator[None]:
    """Fail, instead of hanging, when the block takes longer."""

    def too_late(*_: object) -> None:
        raise AssertionError(f"still running after {seconds} s")

    before = signal.signal(signal.SIGALRM, too_late)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def wait_until(condition: Callable[[], bool], seconds: float = 5.0) -> bool:
    """Return whether ``condition`` came true in time."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if condition():
            return True
        time.sleep(0.01)
    return condition()


def check_golden(file: Path, text: str) -> None:
    """Compare ``text`` with a golden file; ``./dev golden`` writes it anew."""
    if WRITE_GOLDEN:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    assert text == file.read_text(encoding="utf-8"), f"{file.name} differs; './dev golden' writes it anew"
