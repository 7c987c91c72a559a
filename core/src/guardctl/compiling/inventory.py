"""Everything that is installed, loaded once, and what the user has chosen of it."""

from __future__ import annotations

import re

from guardctl.errors import GuardLoadError
from guardctl.freshness import Sources
from guardctl.options import check_judge_options
from guardctl.paths import Paths, hook_sys_path
from guardctl.plugins import LoadedGuard, collect, find_guards, implements, load_guards
from guardctl.redaction import freeze_kinds
from guardctl.redaction_kinds import KINDS, Redaction
from guardctl.registration import HostSpec, JudgeSpec
from guardctl.settings import Settings, check_names, load_settings


class Inventory:
    """Everything that is installed, loaded once.

    Attributes:
        guards: guards that keep the contract, disabled ones included.
        errors: guards that were set aside.
        judges, hosts: by name.
        kinds: kinds of secrets.
        observers: targets of extensions that observe.
        settings: the user's.
        idle: keys of the settings that name nothing which is installed.
        sources: what an index of it is made of.
        invisible: names of guards that are visible here, but not in the hook.
    """

    def __init__(self, settings: Settings, paths: Paths) -> None:
        self.settings = settings
        self.idle: list[str] = []
        self.sources = Sources(paths)
        self.guards, extensions, self.errors = load_guards()
        judges = collect("guardctl_judges", JudgeSpec, extensions, self.errors)
        hosts = collect("guardctl_hosts", HostSpec, extensions, self.errors)
        self.judges: dict[str, JudgeSpec] = {judge.name: judge for judge in judges}
        self.hosts: dict[str, HostSpec] = {host.name: host for host in hosts}
        self.kinds = list(KINDS)
        for kind in collect("guardctl_redactions", Redaction, extensions, self.errors):
            self._add_kind(kind)
        self.observers = [found.target for found, plugin in extensions if implements(plugin, "guardctl_observe")]
        visible = {found.name for found in find_guards(hook_sys_path(paths))}
        self.invisible = {guard.found.name for guard in self.guards if guard.found.name not in visible}

    def _add_kind(self, kind: Redaction) -> None:
        """Add a plugin's kind behind ours, or set it aside when it is unusable: the others have to go on working."""
        try:
            freeze_kinds([kind])
        except (ValueError, re.error, AttributeError, TypeError) as error:
            self.errors.append(GuardLoadError("redaction", "plugin", str(error)))
        else:
            self.kinds.append(kind)

    def names(self) -> dict[str, set[str]]:
        """Return what is installed, also what was set aside, by ``guard``, ``host`` and ``judge``."""
        guards = {guard.found.name for guard in self.guards} | {error.guard for error in self.errors}
        return {"guard": guards, "host": set(self.hosts), "judge": set(self.judges)}

    def enabled(self) -> list[LoadedGuard]:
        """Return the guards that the hook runs, in some project at least."""
        return [
            guard
            for guard in self.guards
            if guard.found.name not in self.invisible
            and (self.settings.guard(guard.found.name).enabled or any(self.settings.choices(guard.found.name).values()))
        ]


def take_inventory(paths: Paths) -> Inventory:
    """Read the settings and load everything.

    Raises:
        SettingsError: the settings cannot be used.
    """
    inventory = Inventory(load_settings(paths), paths)
    inventory.idle = check_names(paths, inventory.names())
    check_judge_options(inventory.judges, inventory.settings.judges)
    return inventory
