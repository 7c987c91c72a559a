"""``guardctl install`` and ``guardctl uninstall``."""

from __future__ import annotations

import difflib
import os
import shlex
import shutil
import sys
from pathlib import Path
from typing import Any

import click

from guardctl.breaker import forgive
from guardctl.cli._installs import clean_up, remember
from guardctl.errors import SettingsError
from guardctl.files import write_atomically
from guardctl.hosts.json_hooks import Plan, backup_of, is_installed
from guardctl.index import Inventory, judge_chain, refresh, take_inventory
from guardctl.paths import Paths, hook_paths, user_paths
from guardctl.plugins import resolve
from guardctl.records import make_private_folder
from guardctl.settings import change_settings

_SCOPES = (
    click.option("--user", "scope", flag_value="user", default=True, help="In your own settings (default)."),
    click.option("--project", "scope", flag_value="project", help="In the settings of the current folder."),
    click.option("--local", "scope", flag_value="local", help="In the current folder, for you alone."),
)


def _scoped(function: Any) -> Any:
    for option in reversed(_SCOPES):
        function = option(function)
    return function


@click.command(epilog='Example: guardctl install claude-code --judge "command:/usr/local/bin/my-judge --fast"')
@click.argument("host")
@_scoped
@click.option("--judge", metavar="NAME[:VALUE]", help="Who judges: see 'guardctl list --judges'.")
@click.option("--dry-run", is_flag=True, help="Show the change and write nothing.")
def install(host: str, scope: str, judge: str | None, dry_run: bool) -> None:
    """Put guardctl into the hooks of HOST. Running it again changes nothing."""
    paths = user_paths()
    inventory = take_inventory(paths)
    installer = _installer(inventory, host, scope)
    plan = installer.install(installer.file(scope), paths.entry, sys.executable)
    changes = _judge_changes(inventory, host, judge)
    if dry_run:
        click.echo(_diff(plan) or "Nothing to change.")
        for keys, value in changes:
            click.echo(f"{paths.settings}: {'.'.join(keys)} = {value!r}")
        return
    if changes:
        change_settings(paths.settings, changes)
    write_entry(paths)
    _write(plan)
    remember(paths, plan.file)
    make_private_folder(str(paths.state))
    make_private_folder(str(paths.log))  # or the first silent turn would have to, at twice its cost
    for name in inventory.judges:
        forgive(str(paths.state), name)
    _tell(refresh(paths), host, plan, installer.notes)


@click.command()
@click.argument("host")
@_scoped
@click.option("--dry-run", is_flag=True, help="Show the change and write nothing.")
def uninstall(host: str, scope: str, dry_run: bool) -> None:
    """Take guardctl out of the hooks of HOST. Entries of others stay as they are."""
    paths = user_paths()
    inventory = take_inventory(paths)
    installer = _installer(inventory, host, scope)
    plan = installer.uninstall(installer.file(scope))
    if dry_run:
        click.echo(_diff(plan) or "Nothing to change.")
        return
    _write(plan)
    backup = backup_of(plan.file)
    if plan.changes and backup.is_file():
        backup.unlink()
    click.echo(f"Removed from {plan.file}." if plan.changes else f"Nothing of guardctl's in {plan.file}.")
    others = [scope for scope in installer.scopes if is_installed(installer.file(scope))]
    if others:
        click.echo(f"Still installed here: {', '.join(others)} (say --{others[0]} to remove it).")
    elif plan.changes and clean_up(paths):
        click.echo(f"No host calls guardctl any more. Your settings ({paths.settings}) and log ({paths.log}) stay.")


def write_entry(paths: Paths) -> None:
    """Write the file that the installed command runs, with today's paths in it."""
    source = Path(__file__).parent.parent.joinpath("hook_entry.py").read_text(encoding="utf-8")
    filled = source.replace("PATHS: dict = {}", f"PATHS: dict = {hook_paths(paths)!r}")
    if not paths.entry.is_file() or paths.entry.read_text(encoding="utf-8") != filled:
        write_atomically(paths.entry, filled, mode=0o600)


def _installer(inventory: Inventory, host: str, scope: str) -> Any:
    known = inventory.hosts.get(host)
    if known is None:
        raise SettingsError(f"There is no host '{host}'. Known hosts: {', '.join(sorted(inventory.hosts))}.")
    installer: Any = resolve(known.installer, host, host)
    if scope not in installer.scopes:
        raise SettingsError(f"{host} has no {scope} settings. It has: {', '.join(installer.scopes)}.")
    return installer


def _judge_changes(inventory: Inventory, host: str, judge: str | None) -> list[tuple[tuple[str, ...], Any]]:
    """Return what to write into the settings: the chosen judge, and the absolute path of every program it may run."""
    changes: list[tuple[tuple[str, ...], Any]] = []
    names = judge_chain(inventory, host) if judge is None else [judge.partition(":")[0]]
    if judge is not None:
        name, _, value = judge.partition(":")
        if name not in inventory.judges:
            raise SettingsError(f"There is no judge '{name}'. Known judges: {', '.join(sorted(inventory.judges))}.")
        changes.append((("hosts", host, "judge"), [name]))
        changes += [(("judges", name, key), item) for key, item in judge_options(name, value).items()]
    for spec in inventory.judges.values():
        wanted = spec.name in names or (judge is None and not names and spec.host == host)
        if spec.program and wanted:
            program = _find_program(spec.program)
            if program:
                changes.append((("judges", spec.name, "program"), program))
            elif judge is not None:
                raise SettingsError(f"Judge '{spec.name}' needs the program '{spec.program}', which is not on PATH.")
    return changes


def judge_options(name: str, value: str) -> dict[str, Any]:
    """Return the options that ``NAME:VALUE`` stands for.

    Raises:
        SettingsError: the value is missing, or the judge takes none.
    """
    if name == "command":
        argv = shlex.split(value)
        program = _find_program(argv[0]) if argv else None
        if program is None:
            raise SettingsError('Say which program: --judge "command:/absolute/path arguments". Is it executable?')
        return {"argv": [program, *argv[1:]]}
    if name == "recorded":
        if not Path(value).is_file():
            raise SettingsError("Say which file: --judge recorded:ANSWERS.jsonl.")
        return {"file": str(Path(value).resolve())}
    if value:
        raise SettingsError(f"Judge '{name}' takes no value after the colon.")
    return {}


def _find_program(name: str) -> str | None:
    """Return the absolute path of a program, found outside the current folder unless it was named by its path."""
    found = shutil.which(name)
    if found is None or (os.sep not in name and Path(found).resolve().is_relative_to(Path.cwd())):
        return None
    return os.path.abspath(found)


def _diff(plan: Plan) -> str:
    lines = difflib.unified_diff(
        plan.before.splitlines(keepends=True),
        plan.after.splitlines(keepends=True),
        str(plan.file),
        f"{plan.file} (new)",
    )
    return "".join(line if line.endswith("\n") else line + "\n" for line in lines).rstrip("\n")


def _write(plan: Plan) -> None:
    if not plan.changes:
        return
    backup = backup_of(plan.file)
    if plan.before and not backup.exists():
        write_atomically(backup, plan.before, mode=0o600)
    if plan.after:
        write_atomically(plan.file, plan.after)
    else:
        plan.file.unlink()


def _tell(inventory: Inventory, host: str, plan: Plan, notes: tuple[str, ...]) -> None:
    done = "Installed in" if plan.changes else "Already installed in"
    click.echo(f"{done} {plan.file}.")
    guards = [guard.found.name for guard in inventory.enabled()]
    click.echo(f"Guards: {', '.join(guards) or 'none yet: pip install guardctl-commit-guard'}.")
    chain = judge_chain(inventory, host) or ["none"]
    receivers = [inventory.judges[name].receiver if name in inventory.judges else "unknown" for name in chain]
    click.echo(f"Judge: {', then '.join(chain)}. Text of flagged turns goes to: {', then '.join(receivers)}.")
    if chain == ["none"]:
        click.echo("No judge is configured, so flagged turns are logged and pass. Choose one with --judge.")
    for note in notes:
        click.echo(note)
    addresses = [name for name in os.environ if name.endswith("_BASE_URL")]
    if addresses and chain != ["none"]:
        click.echo(
            f"{', '.join(sorted(addresses))} is set here, and judges do not take addresses from the environment: "
            f"write it into [judges.{chain[0]}.env] of the settings if the judge needs it."
        )
