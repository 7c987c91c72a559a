"""``guardctl demo``: a recorded turn through the real hook, with each stage explained."""

from __future__ import annotations

import json
import os
import shlex
import subprocess
import sys
import tempfile
from importlib.resources import files
from pathlib import Path
from typing import Any

import click

from guardctl.cli.stats import read_records
from guardctl.compiling.inventory import Inventory
from guardctl.errors import SettingsError
from guardctl.paths import user_paths
from guardctl.plugins import LoadedGuard
from guardctl.settings import Settings


@click.command(epilog="Example: guardctl demo")
def demo() -> None:
    """Show a turn that a real agent ended being blocked, and why; then the same agent passing.

    Needs no key, no network and no agent. Everything is written to a temporary folder that is removed again.
    """
    guard = _guard_with_recording()
    package, _, folder = guard.spec.recording.partition(":")
    recording = files(package).joinpath(folder)
    story: dict[str, Any] = json.loads(recording.joinpath("story.json").read_text(encoding="utf-8"))
    with tempfile.TemporaryDirectory(prefix="guardctl-demo-") as temporary:
        stage = _Stage(Path(temporary))
        stage.copy(recording)
        click.echo(_paragraph(f"What was recorded: {story['recorded']}"))
        click.echo(_paragraph(f"What is scripted: {story['scripted']}"))
        stage.guardctl("install", "claude-code", "--judge", f"recorded:{stage.answers}")
        _head("guardctl install claude-code")
        click.echo(f"The hook that the agent calls when it wants to stop:\n  {stage.command()}")
        for number, step in enumerate(story["steps"], 1):
            _head(f"{number}. {step['title']}")
            _show_step(stage, step)
    click.echo(f"\n{story['end']}")


def _guard_with_recording() -> LoadedGuard:
    inventory = Inventory(Settings(), user_paths())
    for guard in inventory.guards:
        if guard.spec.recording:
            return guard
    raise SettingsError(
        "No installed guard brings a recorded turn. Install one that does, such as guardctl-commit-guard."
    )


class _Stage:
    """A home of its own for the demo: temporary settings, state, cache and log folders."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.home = folder / "home"
        self.project = folder / "project"
        for made in (self.home, self.project):
            made.mkdir()
        self.answers = folder / "answers.jsonl"
        self.environment = {
            "HOME": str(self.home),
            "PATH": os.environ.get("PATH", os.defpath),
            **{f"XDG_{name}_HOME": str(self.home / name.lower()) for name in ("CONFIG", "CACHE", "DATA", "STATE")},
        }

    def copy(self, recording: Any) -> None:
        for item in recording.iterdir():
            self.folder.joinpath(item.name).write_bytes(item.read_bytes())

    def guardctl(self, *arguments: str) -> str:
        done = subprocess.run(  # ourselves
            [sys.executable, "-m", "guardctl", *arguments],
            env=self.environment,
            cwd=self.project,
            capture_output=True,
            text=True,
            encoding="utf-8",
            check=False,
        )
        if done.returncode != 0:
            raise SettingsError(f"'guardctl {shlex.join(arguments)}' failed: {done.stderr.strip()}")
        return done.stdout

    def command(self) -> str:
        settings = json.loads((self.home / ".claude" / "settings.json").read_text(encoding="utf-8"))
        return str(settings["hooks"]["Stop"][0]["hooks"][0]["command"])

    def stop(self, payload: dict[str, Any]) -> str:
        """Call the installed command as the agent does."""
        done = subprocess.run(  # noqa: S602  # a shell command line is what hosts call
            self.command(),
            shell=True,
            input=json.dumps(payload),
            env=self.environment,
            cwd=self.project,
            capture_output=True,
            text=True,
            encoding="utf-8",
            check=False,
        )
        return done.stdout

    def records(self) -> list[dict[str, Any]]:
        return [record for folder in self.home.rglob("log") for record in read_records(folder)]


def _show_step(stage: _Stage, step: dict[str, Any]) -> None:
    payload = json.loads((stage.folder / step["payload"]).read_text(encoding="utf-8"))
    payload["transcript_path"] = str(stage.folder / step["transcript"])
    payload["cwd"] = str(stage.project)
    before = len(stage.records())
    answer = stage.stop(payload)
    click.echo(f"The agent ends its turn with:\n{_quote(payload['last_assistant_message'])}")
    new = stage.records()[before:]
    if not new:
        click.echo("Layer 1 finds no signal: no judge is asked. One byte in the log, exit 0.")
    for record in new:
        for guard in record["guards"]:
            _show_guard(guard)
    if answer:
        reason = json.loads(answer)["reason"]
        click.echo(f"The hook answers (stdout, exit 0), and the agent goes on with this feedback:\n{_quote(reason)}")
    else:
        click.echo("The hook says nothing (exit 0): the turn ends.")


def _show_guard(guard: dict[str, Any]) -> None:
    click.echo(f"Guard '{guard['name']}':")
    click.echo(f"  signal   {guard['signal']['why']}: {guard['signal'].get('sentence', '')}")
    if guard.get("bypass"):
        click.echo(f"  bypass   {guard['bypass']['why']}: {guard['bypass'].get('sentence', '')}")
        click.echo("           certain, so no judge is asked")
    if guard.get("fields"):
        click.echo(f"  judge    {guard['judge']} answers {json.dumps(guard['fields'])}")
    reason = f" ({guard['reason']})" if guard.get("reason") else ""
    click.echo(f"  verdict  {guard['verdict']}{reason}")


def _head(title: str) -> None:
    click.echo(f"\n{title}\n{'-' * len(title)}")


def _paragraph(text: str) -> str:
    return click.wrap_text(text, width=100)


def _quote(text: str) -> str:
    return "\n".join(f"  | {line}" for line in text.splitlines())
