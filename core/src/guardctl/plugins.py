"""Finding, importing and checking guards and extensions.

A guard is one entry point of the group ``guardctl`` that resolves to an object with a ``spec``; an object without one
is an extension that only registers judges, hosts, redactions or observers. Judges and hosts shipped here come in the
same way, from the modules under ``judges/`` and ``hosts/``: take a file away and its judge is gone.
"""

from __future__ import annotations

import inspect
import marshal
import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Any, TypeVar

import pluggy

from guardctl import hookspecs
from guardctl.errors import GuardLoadError, GuardRunError, JudgeError

if TYPE_CHECKING:
    from guardctl.spec import GuardSpec

GROUP = "guardctl"
CONTRACT = ("detect", "bypass", "build_prompt", "interpret_fields", "decide")
REQUIRED = ("build_prompt", "decide")
REGISTRATION = ("guardctl_judges", "guardctl_hosts", "guardctl_redactions", "guardctl_observe")
_MARKER = "guardctl_impl"

Item = TypeVar("Item")


@dataclass(frozen=True, slots=True)
class FoundGuard:
    """An entry point that was found, not imported.

    Attributes:
        name: of the entry point.
        target: ``module:attribute``.
        distribution, version: who ships it.
        location: the folder on ``sys.path`` it was found in.
    """

    name: str
    target: str
    distribution: str
    version: str
    location: str


@dataclass(frozen=True, slots=True)
class LoadedGuard:
    """A guard that was imported and keeps the contract."""

    found: FoundGuard
    plugin: object
    spec: GuardSpec


class Guard:
    """What the engine works with: a guard's entry in the index, and its plugin object.

    Args:
        entry: as :func:`guardctl.compiling.table.prepare` makes it.
        plugin: the object; imported from the entry's target when left out.

    Raises:
        GuardLoadError: the object cannot be imported.
    """

    def __init__(self, entry: Mapping[str, Any], plugin: object = None) -> None:
        self.entry = entry
        self.name: str = entry["name"]
        self.version: str = entry["version"]
        about = entry["store"].load(entry["about"])
        self.types: Mapping[str, str] = about["types"]
        self.schema: Mapping[str, Any] = about["schema"]
        self.feedback: Mapping[str, str] = about["feedback"]
        self.max_blocks: int = about["max_blocks"]
        self.audited: bool = entry.get("audited", False)
        self.observes: bool = about["observes"] or self.audited
        self.counter_examples: tuple[tuple[str, str, str], ...] = about["counter_examples"]
        self.options: Mapping[str, Any] = about["options"]
        self.detects: bool = entry["detects"]
        self.bypasses: bool = entry["bypasses_in_code"]
        self.interprets: bool = entry["interprets"]
        if plugin is None:
            plugin = resolve(entry["target"], self.name, entry["distribution"])
        manager = _Manager(GROUP)
        manager.add_hookspecs(hookspecs)
        manager.register(plugin, self.name)
        self._hook = manager.hook

    def call(self, hook: str, **arguments: object) -> Any:
        """Call one hook of this guard.

        Raises:
            JudgeError: the guard raised it on purpose.
            GuardRunError: the guard raised anything else.
        """
        try:
            return getattr(self._hook, hook)(**arguments)
        except JudgeError:
            raise
        except Exception as error:
            raise GuardRunError(self.name, hook, error) from error


class _Manager(pluggy.PluginManager):
    """Looks only at the names of hooks, so that registering a guard does not touch its lazy ``spec``."""

    def parse_hookimpl_opts(self, plugin: Any, name: str) -> Any:
        return super().parse_hookimpl_opts(plugin, name) if name in CONTRACT or name in REGISTRATION else None


def resolve(target: str, name: str, distribution: str) -> object:
    """Import ``module:attribute``.

    Raises:
        GuardLoadError: that failed; the message names the distribution and the error.
    """
    module, _, attribute = target.partition(":")
    try:
        value: object = import_module(module)
        for part in attribute.split("."):
            value = getattr(value, part)
    except (Exception, SystemExit) as error:
        raise GuardLoadError(name, distribution, f"cannot import {target}: {type(error).__name__}: {error}") from error
    return value


def find_guards(path: Sequence[str] | None = None) -> list[FoundGuard]:
    """Return every entry point of the group, by name; of two with one name the first on ``sys.path``, or ``path``."""
    from importlib.metadata import distributions

    found: dict[str, FoundGuard] = {}
    for distribution in distributions(path=list(sys.path if path is None else path)):
        for point in distribution.entry_points:
            if point.group == GROUP and point.name not in found:
                location = os.path.realpath(str(distribution.locate_file("")))
                found[point.name] = FoundGuard(
                    point.name, point.value, distribution.metadata["Name"], distribution.version, location
                )
    return [found[name] for name in sorted(found)]


def load_guard(found: FoundGuard) -> LoadedGuard | None:
    """Import a guard and check that it keeps the contract; None for an extension.

    Raises:
        GuardLoadError: it does not; the message says what is wrong.
    """
    plugin = resolve(found.target, found.name, found.distribution)

    def wrong(problem: str) -> GuardLoadError:
        return GuardLoadError(found.name, found.distribution, problem)

    marked = {name for name in _method_names(plugin) if _is_hookimpl(plugin, name)}
    unknown = sorted(marked - set(CONTRACT) - set(REGISTRATION))
    if unknown:
        raise wrong(f"{unknown[0]} is not a hook; the hooks are {', '.join(CONTRACT)}")
    if inspect.getattr_static(plugin, "spec", None) is None:
        if marked & set(REGISTRATION):
            return None
        raise wrong("it has no 'spec' and registers nothing; a guard is an object with a GuardSpec as 'spec'")
    spec = _checked_spec(plugin, found)
    missing = [name for name in REQUIRED if name not in marked]
    if missing:
        raise wrong(f"it does not implement {' and '.join(missing)} (is @hookimpl missing?)")
    if "detect" not in marked and not spec.signals and not spec.whens:
        raise wrong("it declares no signals and does not implement detect, so it would never be asked")
    try:
        Guard(_bare_entry(spec.name), plugin)
    except pluggy.PluginValidationError as error:
        raise wrong(str(error).replace("\n", " ")) from error
    return LoadedGuard(found, plugin, spec)


def _checked_spec(plugin: Any, found: FoundGuard) -> GuardSpec:
    from guardctl.spec import API, GuardSpec

    def wrong(problem: str) -> GuardLoadError:
        return GuardLoadError(found.name, found.distribution, problem)

    try:
        spec = plugin.spec
    except Exception as error:
        raise wrong(f"its spec cannot be made: {type(error).__name__}: {error}") from error
    if not isinstance(spec, GuardSpec):
        raise wrong(f"its spec is a {type(spec).__name__}, not a guardctl.GuardSpec")
    if spec.name != found.name:
        raise wrong(f"its spec is called '{spec.name}', its entry point '{found.name}': make them equal")
    if spec.api != API:
        older = f"'{found.distribution or found.name}'" if spec.api < API else "'guardctl'"
        raise wrong(f"it keeps version {spec.api} of the contract and this guardctl version {API}; upgrade {older}")
    return spec


def load_guards() -> tuple[list[LoadedGuard], list[tuple[FoundGuard, object]], list[GuardLoadError]]:
    """Load everything that is installed: guards, extensions, and what had to be set aside."""
    guards, extensions, errors = [], [], []
    for found in find_guards():
        try:
            loaded = load_guard(found)
        except GuardLoadError as error:
            errors.append(error)
            continue
        if loaded is None:
            extensions.append((found, resolve(found.target, found.name, found.distribution)))
        else:
            guards.append(loaded)
    return guards, extensions, errors


def implements(plugin: object, hook: str) -> bool:
    """Tell whether ``plugin`` implements ``hook``."""
    return _is_hookimpl(plugin, hook)


def collect(
    hook: str, kind: type[Item], extensions: Sequence[tuple[FoundGuard, object]], errors: list[GuardLoadError]
) -> list[Item]:
    """Return what ``extensions``, and behind them our own judges and hosts, register through ``hook``.

    Of two things with one name the first stays. Whoever raises, or returns something else, is added to ``errors`` and
    set aside; that is why pluggy, which stops at the first exception, is not asked to call them all.
    """
    kept: dict[str, Item] = {}
    for found, plugin in [*extensions, *_shipped()]:
        if not _is_hookimpl(plugin, hook):
            continue
        try:
            items = list(getattr(plugin, hook)() or ())
            wrong = [item for item in items if not isinstance(item, kind)]
            if wrong:
                raise TypeError(f"{wrong[0]!r:.40} is no {kind.__name__}")
        except Exception as error:  # noqa: BLE001  # foreign code
            problem = f"{hook} failed: {type(error).__name__}: {error}"
            errors.append(GuardLoadError(found.name, found.distribution, problem))
            continue
        for item in items:
            kept.setdefault(getattr(item, "name", "") or getattr(item, "kind", ""), item)
    return list(kept.values())


def _shipped() -> Iterator[tuple[FoundGuard, object]]:
    from pkgutil import iter_modules

    from guardctl import __version__, hosts, judges

    for package in (hosts, judges):
        for info in iter_modules(package.__path__, package.__name__ + "."):
            plugin = getattr(import_module(info.name), "plugin", None)
            if plugin is not None:
                yield FoundGuard(info.name, f"{info.name}:plugin", "guardctl", __version__, ""), plugin


def _method_names(plugin: object) -> list[str]:
    return [name for name in dir(plugin) if not name.startswith("__") and name != "spec"]


def _is_hookimpl(plugin: object, name: str) -> bool:
    member = inspect.getattr_static(plugin, name, None)
    function = getattr(member, "__func__", member)
    return hasattr(function, _MARKER)


def _bare_entry(name: str) -> dict[str, Any]:
    from guardctl.compiling.freezing import NewStore

    store = NewStore()
    about = {"types": {}, "schema": {}, "feedback": {}, "max_blocks": 0, "observes": False}
    about |= {"counter_examples": (), "options": {}}
    return {
        "name": name,
        **dict.fromkeys(("version", "target", "distribution"), ""),
        **dict.fromkeys(("detects", "bypasses_in_code", "interprets"), False),
        "about": store.add(marshal.dumps(about)),
        "store": store,
    }
