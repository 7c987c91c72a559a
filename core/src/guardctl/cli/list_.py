"""``guardctl list``: what is installed, and whether the hook sees it."""

from __future__ import annotations

import json
import os
from typing import Any

import click

from guardctl.answers import OWN_FIELDS
from guardctl.bundle import is_fresh
from guardctl.cli._health import host_row, judge_state, remarks
from guardctl.compiling.entries import judge_chain
from guardctl.compiling.inventory import Inventory, take_inventory
from guardctl.engine import OBSERVED
from guardctl.filters import filter_problem
from guardctl.index_file import load_index
from guardctl.paths import Paths, user_paths
from guardctl.plugins import implements
from guardctl.rebuilding import at_once
from guardctl.records import prune

ONLY_IN_JSON = ("problem", "distribution", "events", "fields", "languages", "on_in", "off_in")


@click.command("list", epilog="Example: guardctl list --json")
@click.option("--hosts", "what", flag_value="hosts", help="List hosts instead.")
@click.option("--judges", "what", flag_value="judges", help="List judges instead.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def list_(what: str | None, as_json: bool) -> None:
    """List guards: who ships them, where they look, and whether the hook runs them."""
    paths = user_paths()
    inventory = current_inventory(paths)
    rows = {"hosts": _hosts, "judges": _judges}.get(what or "", _guards)(inventory)
    for error in inventory.errors:
        click.echo(f"Set aside: {error}", err=True)
    if as_json:
        broken = [{"name": error.guard, "distribution": error.distribution, "problem": error.problem}
                  for error in inventory.errors]  # fmt: skip
        found: dict[str, Any] = {what or "guards": rows, "broken": broken}
        if what is None:
            found["remarks"] = remarks(inventory)
        click.echo(json.dumps(found, ensure_ascii=False, indent=2))
    elif not rows:
        click.echo("No guards are installed. Install a package of guards, such as guardctl-commit-guard.")
    else:
        click.echo(_table([_shown(row) for row in rows] if what is None else rows))
        for line in remarks(inventory) if what is None else ():
            click.echo(line)
        for row in rows if what is None else ():
            if row["problem"]:
                click.echo(f"{row['name']} goes without its filter: {row['problem']}")
            for key, on in (("on_in", "on"), ("off_in", "off")):
                if row[key]:
                    click.echo(f"{row['name']} is {on} in: {', '.join(row[key])}")


def current_inventory(paths: Paths) -> Inventory:
    """Take inventory, rebuild the index when it is stale, and remove records that are older than they are kept."""
    for folder in (paths.log, paths.state, paths.state / OBSERVED.strip("/")):
        prune(str(folder))
    if load_index(str(paths.index)) is None or not is_fresh(paths.bundle):
        try:
            return at_once(paths)
        except OSError as error:
            click.echo(f"The index cannot be written ({error}); without one the hook lets every turn pass.", err=True)
    return take_inventory(paths)


def _guards(inventory: Inventory) -> list[dict[str, Any]]:
    rows = []
    elsewhere = "no: only on PYTHONPATH" if os.environ.get("PYTHONPATH") else "no: run 'guardctl install' again"
    enabled = {guard.found.name for guard in inventory.enabled()}
    for guard in inventory.guards:
        name, spec = guard.found.name, guard.spec
        in_hook = elsewhere if name in inventory.invisible else "yes" if name in enabled else "no"
        problem = filter_problem(spec)
        health = "every turn imports it" if implements(guard.plugin, "detect") else "unfiltered" if problem else "ok"
        rows.append(
            {
                "name": name,
                "distribution": guard.found.distribution,
                "version": guard.found.version,
                "events": list(spec.events),
                "fields": [field for field in spec.fields.model_fields if field not in OWN_FIELDS],
                "languages": list(spec.languages),
                "enabled": inventory.settings.guard(name).enabled,
                "on_in": [path for path, on in inventory.settings.choices(name).items() if on],
                "off_in": [path for path, on in inventory.settings.choices(name).items() if not on],
                "mode": inventory.settings.guard(name).mode,
                "in_hook": in_hook,
                "health": health,
                "problem": problem,
            }
        )
    return rows


def _hosts(inventory: Inventory) -> list[dict[str, Any]]:
    return [host_row(inventory, name) for name in inventory.hosts]


def _judges(inventory: Inventory) -> list[dict[str, Any]]:
    state = str(user_paths().state)
    return [
        {
            "name": judge.name,
            "receiver": judge.receiver,
            "used_for": [host for host in inventory.hosts if judge.name in (judge_chain(inventory, host) or ["none"])],
            "configured": sorted(inventory.settings.judges.get(judge.name, {})),
            "health": judge_state(inventory, judge.name, state),
        }
        for judge in inventory.judges.values()
    ]


def _shown(row: dict[str, Any]) -> dict[str, Any]:
    """Leave out what would make the line of a guard wider than a terminal; ``--json`` has it."""
    return {head: value for head, value in row.items() if head not in ONLY_IN_JSON}


def _table(rows: list[dict[str, Any]]) -> str:
    heads = list(rows[0])
    lines = [[head.replace("_", " ") for head in heads]]
    lines += [[_cell(row[head]) for head in heads] for row in rows]
    widths = [max(len(line[column]) for line in lines) for column in range(len(heads))]
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip() for line in lines
    )


def _cell(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return ", ".join(str(item) for item in value) or "-"
    return "-" if value is None else str(value)
