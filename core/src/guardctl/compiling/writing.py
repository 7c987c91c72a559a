"""Writes the index, one marshalled file, and the bundle of the code that reads it.

One file per interpreter and version, readable by its owner only, replaced in one step; stale as soon as one of its
stamps is (:mod:`guardctl.index_file`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from guardctl.bundle import renew
from guardctl.compiling.entries import build
from guardctl.compiling.inventory import Inventory, take_inventory
from guardctl.errors import SettingsError
from guardctl.files import write_atomically
from guardctl.index_file import packed
from guardctl.paths import Paths
from guardctl.settings import Settings


def refresh(paths: Paths) -> Inventory:
    """Take inventory and write a fresh index, and a fresh bundle of the code that reads it.

    Raises:
        SettingsError: the settings cannot be used.
        OSError: the index cannot be written.
    """
    inventory = take_inventory(paths)
    _write(paths, inventory)
    return inventory


def rebuild(paths: Paths) -> None:
    """Write a fresh index and bundle for the hook. Unusable settings mean no judge.

    Raises:
        OSError: the index cannot be written.
    """
    try:
        refresh(paths)
    except SettingsError as error:
        _write(paths, Inventory(Settings(judge=[]), paths), str(error))


def _write(paths: Paths, inventory: Inventory, problem: str = "") -> None:
    index = build(inventory, problem)
    index["bundled"] = renew(paths.bundle, index["hosts"])
    write_index(paths, index, inventory.sources.stamps())


def write_index(paths: Paths, index: Mapping[str, Any], stamps: tuple[tuple[str, int, int], ...]) -> None:
    """Write the index file.

    Raises:
        OSError: the cache folder cannot be written.
    """
    write_atomically(paths.index, packed(dict(index), stamps), mode=0o600, ours=True)
