"""The user's settings: one TOML file, and a site-wide one beneath it.

Read when the index is built and by people's commands, never by the hook: what the hook needs stands in the index.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Collection, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, ValidationError

from guardctl.budget import MAX_BLOCKS
from guardctl.errors import SettingsError
from guardctl.naming import nearest, unknown
from guardctl.paths import Paths

Mode = Literal["block", "observe"]
"""Whether a violation blocks, or is only logged. Of guard and host, whichever observes wins."""


class CounterExample(BaseModel):
    """A text that was judged wrongly, and what is right; shown to the judge as data."""

    model_config = ConfigDict(extra="forbid")

    text: str = Field(min_length=1, max_length=1000)
    verdict: Literal["violation", "allow"]
    note: str = Field(default="", max_length=300)


class GuardSettings(BaseModel):
    """``[guards.NAME]``. What stands in ``options`` is the guard's own: :func:`guardctl.options.checked_options`."""

    model_config = ConfigDict(extra="forbid")

    enabled: bool = True
    mode: Mode = "block"
    max_blocks: int = Field(default=MAX_BLOCKS, ge=0, le=10)
    counter_examples: list[CounterExample] = Field(default_factory=list, max_length=20)
    options: dict[str, Any] = Field(default_factory=dict)


class ProjectGuardSettings(BaseModel):
    """``[projects."/absolute/path".guards.NAME]``."""

    model_config = ConfigDict(extra="forbid")

    enabled: bool


class ProjectSettings(BaseModel):
    """``[projects."/absolute/path"]``: the user's choices for one folder and all below it."""

    model_config = ConfigDict(extra="forbid")

    guards: dict[str, ProjectGuardSettings] = Field(default_factory=dict)


def _absolute(path: str) -> str:
    if not os.path.isabs(path):
        raise ValueError("a project is named by its absolute path")
    return path


class HostSettings(BaseModel):
    """``[hosts.NAME]``."""

    model_config = ConfigDict(extra="forbid")

    judge: list[str] | None = None
    mode: Mode = "block"


class Settings(BaseModel):
    """The whole file."""

    model_config = ConfigDict(extra="forbid")

    judge: list[str] | None = None
    gate: Literal["ask", "deny"] = "ask"
    merge: bool = True
    sensitivity: Literal["quiet", "balanced", "thorough", "all"] = "balanced"
    audit: float = Field(default=0.02, ge=0, le=1)
    log_text: Literal["none", "excerpt", "all"] = "excerpt"
    guards: dict[str, GuardSettings] = Field(default_factory=dict)
    hosts: dict[str, HostSettings] = Field(default_factory=dict)
    judges: dict[str, dict[str, Any]] = Field(default_factory=dict)
    projects: dict[Annotated[str, AfterValidator(_absolute)], ProjectSettings] = Field(default_factory=dict)

    def guard(self, name: str) -> GuardSettings:
        """Return the settings of one guard."""
        return self.guards.get(name) or GuardSettings()

    def choices(self, name: str) -> dict[str, bool]:
        """Return, for each project that says something about a guard, whether it is on there."""
        return {path: project.guards[name].enabled for path, project in self.projects.items() if name in project.guards}

    def observes(self, host: str, guards: Iterable[str] = ("",)) -> bool:
        """Tell whether nothing can be blocked on ``host``: it observes, or every one of ``guards`` does."""
        chosen = self.hosts.get(host)
        observing = chosen is not None and chosen.mode == "observe"
        return observing or all(self.guard(name).mode == "observe" for name in guards)

    def chose_none(self, host: str) -> bool:
        """Tell whether the user wants no judge on ``host``, and did not just leave the choice open."""
        chosen = self.judges_for(host)
        return chosen is not None and set(chosen) <= {"none"}

    def judges_for(self, host: str) -> list[str] | None:
        """Return the chain of judges chosen for ``host``; None when the user chose none."""
        chosen = self.hosts.get(host)
        return chosen.judge if chosen is not None and chosen.judge is not None else self.judge


def load_settings(paths: Paths) -> Settings:
    """Read both files; the user's values win, table by table.

    Raises:
        SettingsError: a file is not TOML or a value is not usable; the message names file and key.
    """
    merged: dict[str, Any] = {}
    for file in (paths.site_settings, paths.settings):
        values = _read(file)
        _validate(values, file)
        _merge(merged, values)
    return _validate(merged, paths.settings)


def check_names(paths: Paths, known: Mapping[str, Collection[str]]) -> list[str]:
    """Look at the names that both files give to guards, hosts and judges.

    Args:
        paths: where the files are.
        known: ``guard``, ``host`` and ``judge`` to the names of those that are installed.

    Returns:
        The keys that have no effect, because nothing is installed under such a name, or under one like it.

    Raises:
        SettingsError: a name is nearly that of something that is installed; the message names file, key and name.
    """
    idle = []
    for file in (paths.site_settings, paths.settings):
        for key, kind, name in _names(_read(file)):
            if name in known[kind]:
                continue
            if nearest(name, known[kind]):
                raise SettingsError(f"{file}: '{key}': {unknown(kind, name, known[kind])}")
            idle.append(key)
    return list(dict.fromkeys(idle))


def _names(values: dict[str, Any]) -> Iterator[tuple[str, str, str]]:
    """Yield key, kind and name for everything that a validated file names."""
    for kind in ("guard", "host", "judge"):
        for name in values.get(f"{kind}s", {}):
            yield f"{kind}s.{name}", kind, name
    for path, project in values.get("projects", {}).items():
        for name in project.get("guards", {}):
            yield f"projects.{path}.guards.{name}", "guard", name
    chains = {"judge": values, **{f"hosts.{name}.judge": host for name, host in values.get("hosts", {}).items()}}
    for key, table in chains.items():
        for name in table.get("judge") or ():
            yield key, "judge", name


def change_settings(file: Path, changes: list[tuple[tuple[str, ...], Any]]) -> bool:
    """Write values into the user's file, keeping its comments and order; return whether anything changed.

    Args:
        file: the settings file; created with its folder when missing.
        changes: key path and value; None removes the key.

    Raises:
        SettingsError: the file is not TOML; it is left as it is.
    """
    import tomlkit

    before = file.read_text(encoding="utf-8") if file.is_file() else ""
    _validate(_read(file), file)
    document = tomlkit.parse(before)
    for keys, value in changes:
        table: Any = document
        for key in keys[:-1]:
            if key not in table:
                inline = isinstance(table, tomlkit.items.InlineTable)  # which holds nothing but its kind
                table[key] = tomlkit.inline_table() if inline else tomlkit.table(is_super_table=key != keys[-2])
            table = table[key]
        if value is None:
            table.pop(keys[-1], None)
        elif table.get(keys[-1]) != value:
            table[keys[-1]] = value
    after = tomlkit.dumps(document)
    if after == before:
        return False
    from guardctl.files import write_atomically

    write_atomically(file, after, mode=0o600)
    return True


def _read(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return {}
    except (OSError, ValueError, RecursionError) as error:  # ValueError also for a number too long for ``int``
        raise SettingsError(f"{file}: {error}. Correct it, or move it away to start with the defaults.") from error


def _validate(values: dict[str, Any], file: Path) -> Settings:
    try:
        return Settings.model_validate(values)
    except ValidationError as error:
        first = error.errors()[0]
        key = ".".join(str(part) for part in first["loc"])
        match first:
            case {"type": "extra_forbidden", "loc": ("guards", guard, _)}:
                hint = f"Options of the guard itself stand in [guards.{guard}.options]. Move the key, or remove it."
                raise SettingsError(f"{file}: '{key}' is no setting that every guard has. {hint}") from None
            case {"type": "extra_forbidden", "loc": (str() as name,)}:
                hint = unknown("setting", name, Settings.model_fields)
                raise SettingsError(f"{file}: '{key}': {hint} Correct the name, or remove the key.") from None
        raise SettingsError(f"{file}: '{key}': {first['msg']}. Correct the value, or remove the key.") from None


def _merge(base: dict[str, Any], over: dict[str, Any]) -> None:
    for key, value in over.items():
        if isinstance(value, dict) and isinstance(base.get(key), dict):
            _merge(base[key], value)
        else:
            base[key] = value
