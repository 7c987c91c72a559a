"""The index as an object: what the hook needs to know about guards, judges, hosts and settings.

Each guard has been imported once for it, so that the hook need not.
"""

from __future__ import annotations

import marshal
from collections.abc import Iterable, Mapping
from typing import Any

from guardctl import __version__
from guardctl.answers import OWN_FIELDS
from guardctl.compiling.inventory import Inventory
from guardctl.compiling.table import prepare
from guardctl.errors import GuardLoadError
from guardctl.filters import FilterError, read_filter
from guardctl.options import checked_options
from guardctl.plugins import LoadedGuard, implements
from guardctl.redaction import freeze_kinds
from guardctl.settings import GuardSettings, Settings
from guardctl.spec import GuardSpec

_TYPES = {"boolean": "bool", "integer": "int", "string": "str"}


def describe(guard: LoadedGuard, settings: GuardSettings) -> dict[str, Any]:
    """Return a guard's entry in the index, for :func:`guardctl.compiling.table.prepare`.

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
        "signals": spec.signals,
        "bypasses": spec.bypasses,
        "whens": tuple((when.rows, when.facts, when.why, when.filtered) for when in spec.whens),
        "joint": tuple(row.id for row in spec.signals if any(when.names(row.id) for when in spec.whens)),
        "filter": _usable_filter(spec),
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


def _usable_filter(spec: GuardSpec) -> dict[str, Any] | None:
    try:
        return read_filter(spec)
    except FilterError:  # 'list' says why
        return None


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
    for entry in guards:
        entry["release"] = inventory.sources.releases.get(entry["name"], b"")
    return {
        "version": __version__,
        "contents": inventory.sources.contents,
        "bundled": True,
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
        "projects": project_choices(settings, names),
        "settings": {"log_text": settings.log_text, "gate": settings.gate, "merge": settings.merge, "problem": problem,
                     "audit": settings.audit,
                     "sensitivity": settings.sensitivity,
                     "observing": [host for host in inventory.hosts if settings.observes(host, names)],
                     "chose_none": [host for host in inventory.hosts if settings.chose_none(host)]},
    }  # fmt: skip


def project_choices(settings: Settings, guards: Iterable[str]) -> dict[str, dict[str, bool]]:
    """Return for :func:`guardctl.projects.kept` what is on and off where; nothing when all is on everywhere."""
    choices = {path: {name: guard.enabled for name, guard in project.guards.items()}
               for path, project in settings.projects.items() if project.guards}  # fmt: skip
    off = {name: False for name in guards if not settings.guard(name).enabled}
    return {**choices, "": off} if off else choices


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
