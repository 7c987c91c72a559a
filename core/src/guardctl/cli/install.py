"""``guardctl install`` and ``guardctl uninstall``."""

from __future__ import annotations

import difflib
import os
import shlex
import shutil
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import click

from guardctl.breaker import forgive
from guardctl.cli._health import chain_problem
from guardctl.cli._installs import clean_up, remember
from guardctl.compiling.entries import judge_chain
from guardctl.compiling.inventory import Inventory, take_inventory
from guardctl.errors import SettingsError
from guardctl.files import write_atomically
from guardctl.hosts.json_hooks import Plan, backup_of, is_installed
from guardctl.naming import unknown
from guardctl.paths import PATHS_LINE, Paths, hook_paths, user_paths
from guardctl.plugins import resolve
from guardctl.rebuilding import at_once
from guardctl.records import make_private_folder
from guardctl.settings import Settings, change_settings
from guardctl.shell import STEERING, Found, find_program, kept_environment, why_not_named, without_password

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
@click.option("--observe/--block", "observe", default=None,
              help="Judge and log, and block nothing; --block ends that.")  # fmt: skip
@click.option("--dry-run", is_flag=True, help="Show the change and write nothing.")
def install(host: str, scope: str, judge: str | None, observe: bool | None, dry_run: bool) -> None:
    """Put guardctl into the hooks of HOST. Running it again changes nothing."""
    paths = user_paths()
    inventory = take_inventory(paths)
    installer = _installer(inventory, host, scope)
    plan = installer.install(installer.file(scope), paths.entry, sys.executable)
    changes = _judge_changes(inventory, host, judge)
    if observe is not None:
        changes.append((("hosts", host, "mode"), "observe" if observe else "block"))
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
    _tell(at_once(paths), host, plan, installer.notes)


@click.command()
@click.argument("host")
@_scoped
@click.option("--dry-run", is_flag=True, help="Show the change and write nothing.")
def uninstall(host: str, scope: str, dry_run: bool) -> None:
    """Take guardctl out of the hooks of HOST. Entries of others stay as they are."""
    paths = user_paths()
    # The settings do not say what is to be removed, and broken ones must not keep anybody from removing it.
    installer = _installer(Inventory(Settings(), paths), host, scope)
    plan = installer.uninstall(installer.file(scope))
    if dry_run:
        click.echo(_diff(plan) or "Nothing to change.")
        return
    _write(plan)
    backup = backup_of(plan.file)
    if plan.changes and backup.is_file():
        backup.unlink()
    if plan.changes and not plan.after:
        with suppress(OSError):  # not empty: the host's
            plan.file.parent.rmdir()
    click.echo(f"Removed from {plan.file}." if plan.changes else f"Nothing of guardctl's in {plan.file}.")
    others = [scope for scope in installer.scopes if is_installed(installer.file(scope))]
    if others:
        click.echo(f"Still installed here: {', '.join(others)} (say --{others[0]} to remove it).")
    elif plan.changes and clean_up(paths):
        click.echo(f"No host calls guardctl any more. Your settings ({paths.settings}) and log ({paths.log}) stay.")


def write_entry(paths: Paths) -> None:
    """Write the file that the installed command runs, with today's paths in it."""
    source = Path(__file__).parent.parent.joinpath("hook_entry.py").read_text(encoding="utf-8")
    filled = source.replace(f"{PATHS_LINE}{{}}", f"{PATHS_LINE}{hook_paths(paths)!r}")
    if not paths.entry.is_file() or paths.entry.read_text(encoding="utf-8") != filled:
        write_atomically(paths.entry, filled, mode=0o600)


def _installer(inventory: Inventory, host: str, scope: str) -> Any:
    known = inventory.hosts.get(host)
    if known is None:
        raise SettingsError(unknown("host", host, inventory.hosts))
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
            raise SettingsError(unknown("judge", name, inventory.judges))
        changes.append((("hosts", host, "judge"), [name]))
        changes += [(("judges", name, key), item) for key, item in judge_options(name, value).items()]
    for spec in inventory.judges.values():
        wanted = spec.name in names or (judge is None and not names and spec.host == host)
        if spec.program and wanted:
            found = find_program(spec.program)
            if found.program:
                changes.append((("judges", spec.name, "program"), found.program))
            elif judge is not None:
                raise SettingsError(
                    f"Judge '{spec.name}' needs the program '{spec.program}', which is not on PATH, or where it may be "
                    f"used.{found.told()} Install it for yourself, or say which one: judges.{spec.name}.program in "
                    f"{user_paths().settings}."
                )
            if found.refused:
                click.echo(found.told().strip())
    return changes


def judge_options(name: str, value: str) -> dict[str, Any]:
    """Return the options that ``NAME:VALUE`` stands for.

    Raises:
        SettingsError: the value is missing, or the judge takes none.
    """
    if name == "command":
        try:
            argv = shlex.split(value)
        except ValueError as error:
            raise SettingsError(f"--judge command:{value}: {error}. Close the quotation.") from None
        return {"argv": [_command_program(argv[0] if argv else ""), *map(_command_argument, argv[1:])]}
    if name == "recorded":
        if not Path(value).is_file():
            problem = f"'{value}' is no file. " if value else ""
            raise SettingsError(f"{problem}Say which file: --judge recorded:ANSWERS.jsonl.")
        return {"file": str(Path(value).resolve())}
    if value:
        raise SettingsError(f"Judge '{name}' takes no value after the colon.")
    return {}


def _command_program(name: str) -> str:
    """Return the absolute path of the program that ``command:`` names, by its path or as a shell would find it."""
    if os.sep in name:
        found = Found(os.path.abspath(name) if shutil.which(name) else None, ())
    else:
        found = find_program(name) if name else Found(None, ())
    if found.program is None:
        problem = f"'{name}' is no program that can be run. " if name else ""
        raise SettingsError(f'{problem}Say which: --judge "command:/absolute/path arguments".{found.told()}')
    return _command_argument(found.program)


def _command_argument(word: str) -> str:
    """Return a word of the command; a script is as good as the program that runs it."""
    if os.path.isabs(word) and os.path.exists(word) and (reason := why_not_named(word)):
        raise SettingsError(f"--judge command: {word} is not used: {reason}. Put it where only you can change it.")
    return word


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
    click.echo(
        f"Guards: {', '.join(guards) or 'none yet; install a package of guards, such as guardctl-commit-guard'}."
    )
    chain = judge_chain(inventory, host) or ["none"]
    receivers = [inventory.judges[name].receiver if name in inventory.judges else "unknown" for name in chain]
    click.echo(f"Judge: {', then '.join(chain)}. Text of flagged turns goes to: {', then '.join(receivers)}.")
    if chain == ["none"]:
        click.echo("No judge is configured, so flagged turns are logged and pass. Choose one with --judge.")
    elif problem := chain_problem(inventory, host):
        click.echo(f"{problem[0].upper()}{problem[1:]}.")
    if inventory.settings.observes(host):
        click.echo(f"It observes: nothing is blocked, 'guardctl stats' shows what would be. To block: "
                   f"guardctl install {host} --block")  # fmt: skip
    for note in notes:
        click.echo(note)
    kept, left_out = kept_environment()
    for name in STEERING:
        if chain != ["none"] and name in kept:
            click.echo(f"Taken over from this shell for judges: {name}={without_password(kept[name])}")
    for name, reason in left_out.items():
        click.echo(f"Not taken over for judges: {name}, because {reason}.")
    addresses = [name for name in os.environ if name.endswith("_BASE_URL")]
    if addresses and chain != ["none"]:
        click.echo(
            f"{', '.join(sorted(addresses))} is set here, and judges do not take addresses from the environment: "
            f"write it into [judges.{chain[0]}.env] of the settings if the judge needs it."
        )
