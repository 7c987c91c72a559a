"""Putting our entry into a host's JSON settings and taking it out again, without touching anything else.

Several hosts share the shape ``{"hooks": {EVENT: [{"hooks": [{"type": "command", "command": ...}]}]}}``; a host says
which file and which events.
"""

from __future__ import annotations

import ast
import copy
import json
import os
import re
import shlex
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from guardctl.errors import SettingsError

_PATHS = re.compile(r"^PATHS: dict = (\{.*\})$", re.MULTILINE)
_OURS = re.compile(r"/guardctl-hook-[\w.-]+\.py\b")


@dataclass(frozen=True, slots=True)
class Plan:
    """What would be written.

    Attributes:
        file: the settings file.
        before: its text, "" when it does not exist.
        after: its new text, "" when it should not exist.
    """

    file: Path
    before: str
    after: str

    @property
    def changes(self) -> bool:
        """Whether there is anything to do."""
        return self.before != self.after


def command(entry: Path, python: str, host: str, event: str) -> str:
    """Return the command that hosts call: silent and 0 when our file or the interpreter is gone.

    A bare script path would exit with 2 when it is gone, which hosts read as "block", and real ones then loop for ever.
    """
    script, program = shlex.quote(str(entry)), shlex.quote(python)
    call = f"[ -r {script} ] && [ -x {program} ] && exec {program} -I -S {script} {host} {event}"
    return f"/bin/sh -c {shlex.quote(call + '; exit 0')}"


def plan_install(file: Path, commands: dict[str, str], timeout: int) -> Plan:
    """Plan to add one entry per event; an entry of ours that differs is replaced where it stands.

    Args:
        file: the settings file.
        commands: the host's event name to the command.
        timeout: seconds, as registered with the host.

    Raises:
        SettingsError: the file is not usable JSON; it stays as it is.
    """
    before, settings = _load(file)
    wanted = copy.deepcopy(settings)
    hooks = _table(wanted, "hooks", file)
    for event, line in commands.items():
        groups = hooks.setdefault(event, [])
        if not isinstance(groups, list):
            raise SettingsError(f"{file}: hooks.{event} is not a list. Correct it, then run the command again.")
        entry = {"type": "command", "command": line, "timeout": timeout}
        ours = [(group, at) for group in groups for at in _own_places(group)]
        if not ours:
            groups.append({"hooks": [entry]})
            continue
        group, at = ours[0]
        group["hooks"][at] = entry
        for group, at in reversed(ours[1:]):
            del group["hooks"][at]
        hooks[event] = [group for group in groups if group.get("hooks") != []]
    return Plan(file, before, before if wanted == settings else _dump(wanted, before))


def plan_uninstall(file: Path) -> Plan:
    """Plan to take every entry of ours out, and containers that are empty then; see :func:`plan_install`."""
    before, settings = _load(file)
    wanted = copy.deepcopy(settings)
    hooks = wanted.get("hooks")
    if not isinstance(hooks, dict):
        return Plan(file, before, before)
    for event, groups in list(hooks.items()):
        if isinstance(groups, list) and groups:
            hooks[event] = [group for group in groups if not _emptied(group)]
            if not hooks[event]:
                del hooks[event]
    if wanted == settings:
        return Plan(file, before, before)
    if not hooks:
        del wanted["hooks"]
    backup = backup_of(file)
    if backup.is_file():
        original = backup.read_bytes().decode("utf-8")  # read_text would take the carriage returns away
        if _bare(_parsed(original)) == _bare(wanted):
            return Plan(file, before, original)  # byte for byte what was there before us
    return Plan(file, before, _dump(wanted, before) if wanted else "")


def backup_of(file: Path) -> Path:
    """Return where the file is kept as it was before our first change."""
    return file.with_name(file.name + ".before-guardctl")


def is_installed(file: Path) -> bool:
    """Tell whether the file has an entry of ours; False for what cannot be read."""
    try:
        return _OURS.search(json.dumps(json.loads(file.read_text(encoding="utf-8")).get("hooks"))) is not None
    except (OSError, ValueError, AttributeError, RecursionError):
        return False


def entry_problem(file: Path) -> str:
    """Return why an entry of ours in the file cannot do anything, or why the file cannot be read; else ""."""
    try:
        _, settings = _load(file)
    except SettingsError as error:
        return f"{str(error).partition('. Nothing was changed')[0]}: correct it"
    hooks = settings.get("hooks")
    groups = (
        [group for groups in hooks.values() if isinstance(groups, list) for group in groups]
        if isinstance(hooks, dict)
        else []
    )
    lines = [group["hooks"][at]["command"] for group in groups for at in _own_places(group)]
    return next(filter(None, map(_why_dead, lines)), "")


def _why_dead(line: str) -> str:
    """Return what a command of ours misses, as :func:`command` wrote it."""
    again = "run 'guardctl install' again"
    try:
        call = shlex.split(shlex.split(line)[2])
        script, python = call[call.index("-r") + 1], call[call.index("-x") + 1]
    except (ValueError, IndexError):
        return f"dead: its command is not as guardctl wrote it: {again}"
    if not os.access(python, os.X_OK):
        return f"dead: the interpreter {python} is gone: {again}"
    try:
        paths = _PATHS.search(Path(script).read_text(encoding="utf-8"))
        package = Path(ast.literal_eval(paths[1])["package"]) if paths else Path()
    except (OSError, ValueError, SyntaxError, TypeError, KeyError):
        return f"dead: its file {script} is gone or damaged: {again}"
    return "" if (package / "guardctl").is_dir() else f"dead: guardctl is gone from {package}: {again}"


def _emptied(group: Any) -> bool:
    """Take our entries out of a group, and tell whether that left it empty."""
    places = _own_places(group)
    for at in reversed(places):
        del group["hooks"][at]
    return bool(places) and not group["hooks"]


def _own_places(group: object) -> list[int]:
    entries = group.get("hooks") if isinstance(group, dict) else None
    if not isinstance(entries, list):
        return []
    return [
        at
        for at, entry in enumerate(entries)
        if isinstance(entry, dict) and isinstance(entry.get("command"), str) and _OURS.search(entry["command"])
    ]


def _load(file: Path) -> tuple[str, dict[str, Any]]:
    try:
        text = file.read_bytes().decode("utf-8")
    except FileNotFoundError:
        return "", {}
    except (OSError, UnicodeDecodeError) as error:
        raise SettingsError(f"{file}: {error}. Nothing was changed.") from error
    if not text.strip():
        return text, {}
    try:
        settings = json.loads(text, object_pairs_hook=_no_duplicates)
    except (ValueError, RecursionError) as error:
        raise SettingsError(f"{file} is not valid JSON ({error}). Nothing was changed: correct it first.") from error
    if not isinstance(settings, dict):
        raise SettingsError(f"{file} does not hold a JSON object. Nothing was changed: correct it first.")
    return text, settings


def _no_duplicates(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    value = dict(pairs)
    if len(value) != len(pairs):
        twice = next(key for key, _ in pairs if sum(key == other for other, _ in pairs) > 1)
        raise ValueError(f"the key {twice!r} stands twice in one object")
    return value


def _parsed(text: str) -> object:
    try:
        return json.loads(text) if text.strip() else {}
    except ValueError:
        return None


def _bare(settings: Any) -> Any:
    """Without empty containers of hooks, which installing and uninstalling do not tell from missing ones."""
    if not isinstance(settings, dict) or not isinstance(settings.get("hooks"), dict):
        return settings
    hooks = {event: groups for event, groups in settings["hooks"].items() if groups != []}
    return {key: value for key, value in (settings | {"hooks": hooks}).items() if key != "hooks" or value}


def _table(settings: dict[str, Any], key: str, file: Path) -> dict[str, Any]:
    value = settings.setdefault(key, {})
    if not isinstance(value, dict):
        raise SettingsError(f"{file}: '{key}' is not an object. Nothing was changed: correct it first.")
    return value


def _dump(settings: dict[str, Any], before: str) -> str:
    """Write in the file's own indentation and with its own end."""
    indent = re.search(r"^\s*\{\r?\n([ \t]+)", before)
    text = json.dumps(settings, indent=indent.group(1) if indent else 2, ensure_ascii=False)
    if "\r\n" in before:
        text = text.replace("\n", "\r\n")
    return text + (before[len(before.rstrip()) :] if before.strip() else "\n")
