"""Whether what is configured can work: judges, hosts' entries, and so whether anything can be blocked at all."""

from __future__ import annotations

import shutil
import time
from typing import Any

from guardctl.breaker import judge_health
from guardctl.compiling.entries import judge_chain
from guardctl.compiling.inventory import Inventory
from guardctl.errors import GuardctlError, JudgeError, raised_at
from guardctl.hosts.json_hooks import entry_problem, is_installed
from guardctl.judging import JudgeContext
from guardctl.plugins import resolve

CANNOT_BLOCK = "nothing can be blocked"


def judge_problem(inventory: Inventory, name: str, options: dict[str, Any] | None = None) -> str:
    """Return why a judge cannot be asked; "" when nothing speaks against it. Its program is looked for, not run.

    Args:
        inventory: what is installed.
        name: of the judge.
        options: those of the settings when left out.
    """
    judge = inventory.judges.get(name)
    if judge is None:
        return f"there is no judge '{name}'"
    if name == "none":
        return "it answers nothing"
    if options is None:
        options = inventory.settings.judges.get(name, {})
    try:
        resolve(judge.factory, name, name)(options, JudgeContext("", {}, ""))  # type: ignore[operator]
    except JudgeError as error:
        return f"not configured ({error})" if error.reason == "not_configured" else str(error)
    except GuardctlError as error:
        return str(error)
    except Exception as error:  # noqa: BLE001  # foreign code
        return f"it cannot be made ({raised_at(error)})"
    argv = options.get("argv")
    for program in (options.get("program"), *(argv[:1] if isinstance(argv, list) else ())):
        if isinstance(program, str) and shutil.which(program) is None:
            return f"its program is gone: {program}"
    return ""


def judge_state(inventory: Inventory, name: str, folder: str) -> str:
    """Return a judge's health in words; ``folder`` is where the breaker keeps its state."""
    problem = "" if name == "none" else judge_problem(inventory, name)
    if problem:
        return "not configured" if problem.startswith("not configured") else problem
    health = judge_health(folder, name)
    if health.until > time.time():
        until = time.strftime("%H:%M:%S", time.localtime(health.until))
        return f"skipped until {until} ({health.reason}, {health.failures} in a row)"
    return f"failing ({health.reason}, {health.failures} in a row)" if health.failures else "ok"


def chain_problem(inventory: Inventory, host: str) -> str:
    """Return why no judge can be asked for ``host``; "" when one can."""
    chain = [name for name in judge_chain(inventory, host) if name != "none"]
    problems = {name: judge_problem(inventory, name) for name in chain}
    if not problems:
        return f"no judge: {CANNOT_BLOCK}"
    if all(problems.values()):
        return (
            f"no judge can be asked: {CANNOT_BLOCK} ({'; '.join(f'{name}: {why}' for name, why in problems.items())})"
        )
    return ""


def host_row(inventory: Inventory, name: str) -> dict[str, Any]:
    """Return what is known about a host as seen from the current folder."""
    host = inventory.hosts[name]
    installer: Any = resolve(host.installer, name, name)
    files = {scope: installer.file(scope) for scope in installer.scopes}
    installed = [scope for scope, file in files.items() if is_installed(file)]
    problems = [f"{scope}: {problem}" for scope, file in files.items() if (problem := entry_problem(file))]
    if installed:
        problems += filter(None, [chain_problem(inventory, name)])
    observes = inventory.settings.observes(name)
    return {
        "name": name,
        "events": list(host.events),
        "installed": installed,
        "mode": "observe" if observes else "block",
        "judges": judge_chain(inventory, name) or ["none"],
        "cap": host.cap,
        "health": "; ".join(problems) or ("ok" if installed else "not installed"),
    }


def remarks(inventory: Inventory) -> list[str]:
    """Return what keeps guards from blocking, one line for each host that has something of the kind."""
    idle = [f"'{key}' of the settings has no effect: it is not installed" for key in inventory.idle]
    return _of_hosts(inventory) + idle


def _of_hosts(inventory: Inventory) -> list[str]:
    rows = [host_row(inventory, name) for name in inventory.hosts]
    if not any(row["installed"] for row in rows):
        broken = [f"{row['name']}: {row['health']}" for row in rows if row["health"] != "not installed"]
        return [*broken, "No host calls guardctl: put it into one with 'guardctl install HOST'."]
    lines = [f"{row['name']}: {row['health']}" for row in rows if row["health"] not in ("ok", "not installed")]
    observing = [row["name"] for row in rows if row["installed"] and row["mode"] == "observe"]
    return lines + [f"{name}: it observes, so nothing is blocked" for name in observing]
