"""The index: everything the hook needs to know about guards, judges, hosts and settings, in one marshalled file.

Built by importing each guard once; stale as soon as one of its stamps is (:func:`guardctl.silent.load_index`). One file
per interpreter and version, readable by its owner only, replaced in one step.
"""

from __future__ import annotations

import marshal
import os
import re
import sys
from collections.abc import Mapping
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from guardctl import __version__
from guardctl.answers import OWN_FIELDS
from guardctl.bundle import renew
from guardctl.conditions import planned, prepare
from guardctl.errors import GuardLoadError, SettingsError
from guardctl.files import write_atomically
from guardctl.options import checked_options
from guardctl.paths import Paths, hook_sys_path
from guardctl.patterns import NewStore
from guardctl.plugins import LoadedGuard, collect, find_guards, implements, load_guards
from guardctl.redaction import freeze_kinds
from guardctl.redaction_kinds import KINDS, Redaction
from guardctl.registration import HostSpec, JudgeSpec
from guardctl.settings import GuardSettings, Settings, load_settings
from guardctl.silent import FORMAT, SIZE_BYTES, stamp
from guardctl.store import MAGIC

_STAMPED_FILES = 64
"""Files of one guard's package whose changes make the index stale; a larger package is stamped in part."""

_MAKERS = (
    "conditions",
    "index",
    "layer1",
    "lookup",
    "needs",
    "options",
    "patterns",
    "plans",
    "redaction",
    "redaction_kinds",
    "store",
    "tables",
    "tokens",
    "window",
)
"""Our own modules that decide what stands in the index."""

_TYPES = {"boolean": "bool", "integer": "int", "string": "str"}


class Inventory:
    """Everything that is installed, loaded once.

    Attributes:
        guards: guards that keep the contract, disabled ones included.
        errors: guards that were set aside.
        judges, hosts: by name.
        kinds: kinds of secrets.
        observers: targets of extensions that observe.
        settings: the user's.
        invisible: names of guards that are visible here, but not in the hook.
    """

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.guards, extensions, self.errors = load_guards()
        judges = collect("guardctl_judges", JudgeSpec, extensions, self.errors)
        hosts = collect("guardctl_hosts", HostSpec, extensions, self.errors)
        self.judges: dict[str, JudgeSpec] = {judge.name: judge for judge in judges}
        self.hosts: dict[str, HostSpec] = {host.name: host for host in hosts}
        self.kinds = list(KINDS)
        for kind in collect("guardctl_redactions", Redaction, extensions, self.errors):
            self._add_kind(kind)
        self.observers = [found.target for found, plugin in extensions if implements(plugin, "guardctl_observe")]
        visible = {os.path.realpath(folder) for folder in hook_sys_path()}
        self.invisible = {guard.found.name for guard in self.guards if guard.found.location not in visible}

    def _add_kind(self, kind: Redaction) -> None:
        """Add a plugin's kind behind ours, or set it aside when it is unusable: the others have to go on working."""
        try:
            freeze_kinds([kind])
        except (ValueError, re.error, AttributeError, TypeError) as error:
            self.errors.append(GuardLoadError("redaction", "plugin", str(error)))
        else:
            self.kinds.append(kind)

    def enabled(self) -> list[LoadedGuard]:
        """Return the guards that the hook runs."""
        return [
            guard
            for guard in self.guards
            if self.settings.guard(guard.found.name).enabled and guard.found.name not in self.invisible
        ]


def take_inventory(paths: Paths) -> Inventory:
    """Read the settings and load everything.

    Raises:
        SettingsError: the settings cannot be used.
    """
    return Inventory(load_settings(paths))


def describe(guard: LoadedGuard, settings: GuardSettings) -> dict[str, Any]:
    """Return a guard's entry in the index, for :func:`guardctl.conditions.prepare`.

    Raises:
        SettingsError: an option in ``settings`` is not one of the guard's.
        ValueError: a field of the guard is of an unusable type.
    """
    spec = guard.spec
    schema, types = answer_schema(spec.fields.model_json_schema())
    return {
        "name": spec.name,
        "version": spec.version,
        "distribution": guard.found.distribution,
        "target": guard.found.target,
        "events": tuple(spec.events),
        "commentary": spec.commentary,
        "signals": tuple(map(planned, spec.signals)),
        "bypasses": tuple(map(planned, spec.bypasses)),
        "detects": implements(guard.plugin, "detect"),
        "bypasses_in_code": implements(guard.plugin, "bypass"),
        "interprets": implements(guard.plugin, "interpret_fields"),
        "about": {
            "types": types,
            "schema": schema,
            "feedback": dict(spec.feedback),
            "max_blocks": settings.max_blocks,
            "observes": settings.mode == "observe",
            "counter_examples": tuple((item.text, item.verdict, item.note) for item in settings.counter_examples),
            "options": checked_options(spec, settings.options),
        },
    }


def answer_schema(declared: Mapping[str, Any]) -> tuple[dict[str, Any], dict[str, str]]:
    """Return the JSON schema for judges and the strict reader's types, from pydantic's schema of the fields.

    Every field is required and nullable and nothing else is allowed, which is what strict modes of backends ask for.

    Raises:
        ValueError: a field is something else than a boolean, an integer or a string.
    """
    properties: dict[str, Any] = {}
    types: dict[str, str] = {}
    names = [name for name in declared["properties"] if name not in OWN_FIELDS]
    for name in (*names, *OWN_FIELDS):
        field = declared["properties"][name]
        kinds = {option.get("type") for option in field.get("anyOf", [field])} - {"null"}
        kind = kinds.pop() if len(kinds) == 1 else None
        if kind not in _TYPES:
            raise ValueError(f"field '{name}' must be bool, int or str, each with '| None = None'")
        types[name] = _TYPES[kind]
        properties[name] = {"type": [kind, "null"], "description": field.get("description", "")}
    schema = {
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
    }
    return schema, types


def build(inventory: Inventory, problem: str = "") -> dict[str, Any]:
    """Return the index as an object.

    Args:
        inventory: what is installed.
        problem: why the user's settings could not be used, if so.

    Raises:
        SettingsError: an option of an enabled guard cannot be used.
    """
    settings = inventory.settings
    chains = {host: judge_chain(inventory, host) for host in inventory.hosts}
    # What the judged half does beside judging: it tells observers and logs whole texts.
    plain = not inventory.observers and not problem and settings.log_text != "all"
    entries = []
    for guard in inventory.enabled():
        try:
            entries.append(describe(guard, settings.guard(guard.found.name)))
        except (ValueError, KeyError, RecursionError) as error:
            inventory.errors.append(GuardLoadError(guard.found.name, guard.found.distribution, str(error)))
    names = [entry["name"] for entry in entries]
    texts = [example.text for guard in inventory.guards for example in guard.spec.examples]
    guards, store = prepare(entries, texts)
    return {
        "version": __version__,
        "guards": guards,
        "hosts": {host.name: host.reader for host in inventory.hosts.values()},
        "caps": {host.name: host.cap for host in inventory.hosts.values()},
        "judges": {judge.name: (judge.factory, settings.judges.get(judge.name, {})) for judge in
                   inventory.judges.values()},
        "chains": chains,
        "without_judge": [host for host, chain in chains.items() if set(chain) <= {"none"} and plain],
        "redactions": store.add(marshal.dumps(freeze_kinds(inventory.kinds))),
        "store": store,
        "observers": inventory.observers,
        "settings": {"log_text": settings.log_text, "gate": settings.gate, "merge": settings.merge, "problem": problem,
                     "sensitivity": settings.sensitivity,
                     "observing": [host for host in inventory.hosts if settings.observes(host, names)],
                     "chose_none": [host for host in inventory.hosts if settings.chose_none(host)]},
    }  # fmt: skip


def judge_chain(inventory: Inventory, host: str) -> list[str]:
    """Return the judges to ask for ``host``, in order.

    Without a choice of the user's, text goes only to the agent that wrote it: to the same host's own program, where
    ``install`` has found one.
    """
    chosen = inventory.settings.judges_for(host)
    if chosen is not None:
        return chosen
    return [
        judge.name
        for judge in inventory.judges.values()
        if judge.host == host and inventory.settings.judges.get(judge.name, {}).get("program")
    ]


def stamps(inventory: Inventory, paths: Paths) -> tuple[tuple[str, int, int], ...]:
    """Return what makes the index stale when it changes."""
    files = [*hook_sys_path(), str(paths.settings), str(paths.site_settings)]
    files += [str(Path(__file__).parent / f"{name}.py") for name in _MAKERS]
    for found in find_guards():  # also those that were set aside: mending one has to be enough
        files += _files_of(found.target)
    return tuple(stamp(file) for file in dict.fromkeys(files))


def _files_of(target: str) -> list[str]:
    """Return the files of the package in which a guard lives, or its one module."""
    try:
        spec = find_spec(target.partition(":")[0].partition(".")[0])
    except (ImportError, ValueError):
        return []
    if spec is None or not spec.submodule_search_locations:
        return [spec.origin] if spec is not None and spec.origin else []
    files: list[Path] = []
    for folder in spec.submodule_search_locations:
        files += sorted(file for file in Path(folder).rglob("*") if file.suffix in (".py", ".toml"))
    return [str(file) for file in files[:_STAMPED_FILES]]


def write_index(paths: Paths, index: Mapping[str, Any], stamped: tuple[tuple[str, int, int], ...]) -> None:
    """Write the index file.

    Raises:
        OSError: the cache folder cannot be written.
    """
    store: NewStore = index["store"]
    guards = [{name: value for name, value in guard.items() if name != "store"} for guard in index["guards"]]
    body = {**index, "guards": guards, "store": None}
    parts = marshal.dumps(((FORMAT, sys.version, MAGIC), stamped)), marshal.dumps(body), store.content()
    sizes = b"".join(len(part).to_bytes(SIZE_BYTES, "little") for part in parts)
    write_atomically(paths.index, b"".join((sizes, *parts)), mode=0o600, ours=True)


def refresh(paths: Paths) -> Inventory:
    """Take inventory and write a fresh index, and a fresh bundle of the code that reads it.

    Raises:
        SettingsError: the settings cannot be used.
        OSError: the index cannot be written.
    """
    inventory = take_inventory(paths)
    index = build(inventory)
    write_index(paths, index, stamps(inventory, paths))
    renew(str(paths.bundle), index["hosts"])
    return inventory


def rebuild(paths: Paths) -> dict[str, Any]:
    """Return a fresh index for the hook, and write it if that is possible. Unusable settings mean no judge."""
    try:
        inventory = take_inventory(paths)
        index = build(inventory)
    except SettingsError as error:
        inventory = Inventory(Settings(judge=[]))
        index = build(inventory, problem=str(error))
    with suppress(OSError):
        write_index(paths, index, stamps(inventory, paths))
    return index
