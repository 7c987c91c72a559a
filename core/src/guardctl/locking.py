"""State that several hook processes share: one file, opened under a lock."""

from __future__ import annotations

import os
import stat
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress

LOCK_SECONDS = 2.0
"""How long to wait for another process, which holds a lock for as long as it takes to write a few hundred bytes."""


@contextmanager
def locked(file: str, *, create: bool = True) -> Iterator[int]:
    """Open ``file`` for reading and writing and hold its lock.

    Args:
        file: readable by its owner only when it is made here; a link is not followed.
        create: whether to make the file where there is none.

    Raises:
        OSError: it cannot be opened, is no regular file, or stays locked.
    """
    flags = os.O_RDWR | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0) | (os.O_CREAT if create else 0)
    handle = os.open(file, flags, 0o600)
    try:
        if not stat.S_ISREG(os.fstat(handle).st_mode):
            raise OSError(f"{file} is no regular file")
        _lock(handle)
        yield handle
    finally:
        os.close(handle)


def make_way(file: str) -> None:
    """Take away what has a file's place and is none: a link, a named pipe, an empty folder."""
    with suppress(OSError):
        kind = os.lstat(file).st_mode
        if stat.S_ISDIR(kind):
            os.rmdir(file)
        elif not stat.S_ISREG(kind):
            os.unlink(file)


def read_all(handle: int) -> bytes:
    """Return what stands in an open file."""
    os.lseek(handle, 0, os.SEEK_SET)
    return os.read(handle, 1 << 20)


def write_all(handle: int, data: bytes) -> None:
    """Replace what stands in an open file."""
    os.lseek(handle, 0, os.SEEK_SET)
    os.ftruncate(handle, 0)
    os.write(handle, data)


def _lock(handle: int) -> None:
    try:
        import fcntl
    except ImportError:  # Windows: not proved
        import msvcrt

        msvcrt.locking(handle, msvcrt.LK_LOCK, 1)  # type: ignore[attr-defined]
        return
    end = time.monotonic() + LOCK_SECONDS
    while True:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            if time.monotonic() > end:
                raise
            time.sleep(0.005)
        else:
            return
