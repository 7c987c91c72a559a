"""``guardctl enable`` and ``guardctl disable``: guards on and off, everywhere or in one project."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from guardctl.compiling.inventory import take_inventory
from guardctl.errors import SettingsError
from guardctl.naming import unknown
from guardctl.paths import user_paths
from guardctl.rebuilding import at_once
from guardctl.settings import change_settings


def complete_guards(_: click.Context, __: click.Parameter, begun: str) -> list[str]:
    """Return the guards that a shell may complete to. Nothing is imported for it."""
    from guardctl.plugins import find_guards

    return [found.name for found in find_guards() if found.name.startswith(begun)]


def _arguments(function: Any) -> Any:
    project = click.option("--project", is_flag=False, flag_value="", metavar="[PATH]",
                           help="Only there and below; without PATH in the project of the current folder.")  # fmt: skip
    return click.argument("guard", shell_complete=complete_guards)(project(function))


@click.command(epilog="Example: guardctl disable commit --project")
@_arguments
def disable(guard: str, project: str | None) -> None:
    """Switch GUARD off, everywhere or in one project. The choice stands in your own settings."""
    _switch(guard, project, on=False)


@click.command(epilog="Example: guardctl enable commit --project ~/src/parser")
@_arguments
def enable(guard: str, project: str | None) -> None:
    """Switch GUARD on again, everywhere or in one project. The innermost project has the last word."""
    _switch(guard, project, on=True)


def _switch(guard: str, project: str | None, *, on: bool) -> None:
    paths = user_paths()
    inventory = take_inventory(paths)
    known = {found.found.name for found in inventory.guards}
    if guard not in known:
        raise SettingsError(unknown("guard", guard, known))
    folder = None if project is None else _project(project)
    where: tuple[str, ...] = () if folder is None else ("projects", str(folder))
    changed = change_settings(paths.settings, [((*where, "guards", guard, "enabled"), on)])
    settings = at_once(paths).settings
    place = "everywhere" if folder is None else f"in {folder} and below"
    click.echo(f"{guard} is {'' if changed else 'already '}{'on' if on else 'off'} {place} ({paths.settings}).")
    others = [path for path, choice in settings.choices(guard).items() if choice is not on and path != str(folder)]
    if others:
        click.echo(f"It stays {'off' if on else 'on'} in: {', '.join(others)}.")


def _project(path: str) -> Path:
    """Return a project's folder: the one that was named, or the root of the work tree around the current folder."""
    folder = Path(path or ".").expanduser().resolve()
    if not folder.is_dir():
        raise SettingsError(f"{folder}: no such folder. Name the project's folder, or leave it out when you are in it.")
    if path:
        return folder
    return next((above for above in (folder, *folder.parents) if (above / ".git").exists()), folder)
