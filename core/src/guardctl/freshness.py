"""What an index was made of, and how much of that is still so.

Stamps say only that something may have changed. What a judged turn would use of a stale index is compared by content:
a guard whose code is not what its patterns were read from is set aside, so that no turn is judged by halves of two
versions.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from guardctl.index_file import stamp
from guardctl.matching.store import checksum
from guardctl.paths import Paths, hook_sys_path
from guardctl.plugins import find_guards

_STAMPED_FILES = 64
"""Files of one guard's package whose changes make the index stale; a larger package is stamped in part."""

_MAKERS = ("compiling/*.py", "freshness.py", "index_file.py", "matching/*.py", "redaction*.py", "rows.py")
"""Our own modules that decide what stands in the index."""


class Sources:
    """What an index is made of, as it was before anything was imported.

    What changes while the index is made is then not what it says it was made of: it is stale at once, not halves of two
    versions for ever.

    Attributes:
        contents: checksums of our own code and of the settings.
        releases: guard to the checksum of its code and version.
    """

    def __init__(self, paths: Paths) -> None:
        self._paths = paths
        self._found = find_guards()
        self._folders = hook_sys_path(paths)
        files = [str(paths.settings), str(paths.site_settings), *_own_files()]
        for found in self._found:  # also those that will be set aside: mending one has to be enough
            files += files_of(found.target)
        self._before = [stamp(file) for file in dict.fromkeys([*self._folders, *files])]
        self.contents = contents(str(paths.settings), str(paths.site_settings))
        self.releases = {found.name: release(found.target, found.version) for found in self._found}

    def stamps(self) -> tuple[tuple[str, int, int], ...]:
        """Return what makes the index stale when it changes; to be called when everything has been imported.

        Importing may leave byte code in a folder, which changes the folder. So folders are looked at again, unless
        something was installed meanwhile.
        """
        now = {folder: stamp(folder) for folder in self._folders}
        if find_guards() == self._found:
            return tuple(now.get(entry[0], entry) for entry in self._before)
        return tuple(self._before)


def contents(settings: str, site_settings: str) -> dict[str, bytes]:
    """Return checksums of our own code and of the settings."""
    return {"core": _summed(_own_files()), "settings": _summed([settings, site_settings])}


def release(target: str, installed: str) -> bytes:
    """Return a checksum of a guard's code and version.

    Args:
        target: of its entry point.
        installed: the version of its distribution.
    """
    return checksum(installed.encode() + _summed(files_of(target)))


def set_aside(
    index: Mapping[str, Any], paths: Mapping[str, Any], guards: Iterable[Mapping[str, Any]]
) -> dict[str, str]:
    """Return the guards that a stale index says nothing true about any more, each with the reason.

    Args:
        index: a stale one.
        paths: as on the silent path.
        guards: entries of the guards that would be asked.
    """
    now = contents(paths["settings"], paths["site_settings"])
    if now["core"] != index["contents"]["core"]:
        return {guard["name"]: "guardctl itself has changed" for guard in guards}
    if now["settings"] != index["contents"]["settings"]:
        return {guard["name"]: "the settings have changed" for guard in guards}
    aside = {}
    for guard in guards:
        try:
            installed = version(guard["distribution"])
        except PackageNotFoundError:
            aside[guard["name"]] = "its distribution is gone"
            continue
        if release(guard["target"], installed) != guard["release"]:
            aside[guard["name"]] = "its distribution has changed"
    return aside


def files_of(target: str) -> list[str]:
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


def _own_files() -> list[str]:
    folder = Path(__file__).parent
    return [str(file) for pattern in _MAKERS for file in sorted(folder.glob(pattern))]


def _summed(files: Iterable[str]) -> bytes:
    """Return a checksum of the contents of files; one that is missing counts as such."""
    sums = []
    for file in files:
        try:
            content = Path(file).read_bytes() if os.path.isfile(file) else None  # nobody need write into a pipe
        except OSError:
            content = None
        sums.append(b"-" if content is None else os.fsencode(os.path.basename(file)) + checksum(content))
    return checksum(b"/".join(sums))
