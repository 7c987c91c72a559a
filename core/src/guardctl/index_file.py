"""The index file: its layout, what makes it stale, and how the hook reads it. Part of the silent path.

The file is a checksum, three sizes, the head (header and stamps), the index, and the content of its store. The checksum
is of everything before the store, whose pieces have each their own: a turn needs 30 kB of its 5 MB.
:mod:`guardctl.compiling.entries` makes what is written here.
"""

import marshal
import sys

from guardctl import __version__
from guardctl.matching.store import MAGIC, SUM_BYTES, Store, checksum, read_at

try:
    import posix as _os
except ImportError:  # Windows: not proved
    import os as _os  # type: ignore[no-redef]

FORMAT = 13
"""Version of the layout."""

HEADER = (FORMAT, __version__, sys.version, MAGIC)
"""Whose index it is: what another version of guardctl or of Python has written is not read."""

SIZE_BYTES = 4

# Without waiting, should there be a named pipe.
_READ = _os.O_RDONLY | getattr(_os, "O_NOFOLLOW", 0) | getattr(_os, "O_NONBLOCK", 0)


def load(path: str) -> tuple:
    """Return the index and what is wrong with it.

    Returns:
        ``(index, "")``, ``(index, "stale")`` when a stamp changed, or ``(None, reason)``: ``missing``, ``damaged``,
        ``foreign`` (written by another version) or ``exposed`` (not the user's alone).
    """
    try:
        handle = _os.open(path, _READ)
    except (OSError, ValueError):
        return None, "missing"
    try:
        status = _os.fstat(handle)
        if hasattr(_os, "getuid") and (status.st_uid != _os.getuid() or status.st_mode & 0o077):
            return None, "exposed"
        start = _os.read(handle, SUM_BYTES + 3 * SIZE_BYTES)
        sizes = memoryview(start)[SUM_BYTES:]
        head, body, rest = (int.from_bytes(sizes[at : at + SIZE_BYTES], "little") for at in (0, 4, 8))
        begin = len(start) + head + body
        if status.st_size != begin + rest:
            return None, "damaged"
        data = memoryview(read_at(handle, begin - SUM_BYTES, SUM_BYTES))
        if checksum(data) != start[:SUM_BYTES]:
            return None, "damaged"
        data = data[3 * SIZE_BYTES :]
        header, stamps = marshal.loads(data[:head])
        if header != HEADER:
            return None, "foreign"
        index = marshal.loads(data[head:])
        guards = index["guards"]
        store, handle = Store(handle, begin), -1  # it closes the file
        index["store"] = store
        for guard in guards:
            guard["store"] = store
        return index, "" if all(stamp(entry[0]) == entry for entry in stamps) else "stale"
    except Exception:  # noqa: BLE001  # damaged bytes make marshal raise anything, MemoryError included
        return None, "damaged"
    finally:
        if handle >= 0:
            _os.close(handle)


def load_index(path: str) -> "dict | None":
    """Return the index where nothing is wrong with it."""
    index, wrong = load(path)
    return None if wrong else index


def packed(index: dict, stamps: tuple) -> bytes:
    """Return what has to stand in the file.

    Args:
        index: as :func:`guardctl.compiling.entries.build` makes it, with a store in the making.
        stamps: what makes it stale when it changes, each as from :func:`stamp`.
    """
    guards = [{name: value for name, value in guard.items() if name != "store"} for guard in index["guards"]]
    body = {**index, "guards": guards, "store": None}
    head, content = marshal.dumps((HEADER, stamps)), index["store"].content()
    parts = head, marshal.dumps(body), content
    sizes = b"".join([len(part).to_bytes(SIZE_BYTES, "little") for part in parts])
    summed = b"".join((sizes, *parts[:2]))
    return b"".join((checksum(summed), summed, content))


def stamp(path: str) -> tuple:
    """Return ``(path, mtime in ns, size)``; ``(path, 0, -1)`` for what does not exist."""
    try:
        status = _os.stat(path)
    except (OSError, ValueError):
        return (path, 0, -1)
    return (path, status.st_mtime_ns, status.st_size)
