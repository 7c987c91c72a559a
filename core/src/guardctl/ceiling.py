"""How often one working folder is blocked within an hour, whatever hosts say about sessions and turns.

The last thing that stands between a host that cannot be counted by (a new session with every stop, the agent's own
feedback as a new message of the human) and an agent that is blocked for ever.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Mapping, Sequence
from typing import Any

from guardctl.locking import read_all, write_all

BLOCKS = 8
"""In one folder within :data:`SECONDS`. One turn in sixteen breaks a rule, and few of those are blocked twice: somebody
who sends a message every two minutes is at three or four. A loop is at eight within minutes."""

SECONDS = 3600.0

_LONGEST_PATH = 4096


def place_of(folder: str) -> str:
    """Return what a working folder is counted as: its git work tree, as agents walk about in one.

    The same folder counts as one however it is written. What cannot be one at all is counted together, as "".
    """
    try:
        folder = os.path.realpath(folder) if 0 < len(folder) <= _LONGEST_PATH else ""
    except (OSError, ValueError):
        folder = ""
    above = folder
    while above and not os.path.exists(os.path.join(above, ".git")):
        parent = os.path.dirname(above)
        above = parent if parent != above else ""
    return above or folder


def load(handle: int) -> list[dict[str, Any]]:
    """Return the blocks of the last hour: ``at``, seconds since the epoch, and ``guards``, name to hashed sentence.

    Raises:
        OSError: they are damaged, and are set back, so that this costs no more than the turn that finds it.
    """
    data = read_all(handle)
    if not data:
        return []
    try:
        now = time.time()
        # What lies in the future was written before the clock was set back, and would never go.
        return [block for block in json.loads(data) if 0 <= now - _checked(block) < SECONDS]
    except (ValueError, KeyError, TypeError, RecursionError):
        write_all(handle, b"")
        raise OSError("damaged count of blocks") from None


def add(handle: int, lately: Sequence[Mapping[str, Any]], guards: Mapping[str, str]) -> None:
    """Write one block by ``guards`` more than ``lately``."""
    block = {"at": time.time(), "guards": dict(guards)}
    write_all(handle, json.dumps([*lately, block], separators=(",", ":")).encode())


def _checked(block: Mapping[str, Any]) -> float:
    if not isinstance(block["guards"], dict) or type(block["at"]) not in (int, float):
        raise TypeError
    return float(block["at"])
