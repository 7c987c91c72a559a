"""The index as ``test`` and ``eval`` need it to ask a judge: without guards, which they run themselves."""

from __future__ import annotations

from copy import copy
from typing import Any

from guardctl.compiling.entries import build
from guardctl.compiling.inventory import Inventory


def without_guards(inventory: Inventory) -> dict[str, Any]:
    """Return an index with judges, hosts, settings and secrets, but no guard: guards are nearly all of its cost."""
    bare = copy(inventory)
    bare.guards = []
    return build(bare)
