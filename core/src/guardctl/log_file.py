"""Appending to a file of the log: part of the silent path, so builtins only."""

import time

try:
    import posix as _os
except ImportError:  # Windows: not proved
    import os as _os  # type: ignore[no-redef]

# Neither through a link nor, when there is a named pipe in the file's place, waiting for somebody to read from it.
_APPEND = _os.O_RDWR | _os.O_APPEND | _os.O_CREAT | getattr(_os, "O_NOFOLLOW", 0) | getattr(_os, "O_NONBLOCK", 0)

_KIND = 0o170000
_REGULAR = 0o100000


def append(folder: str, name: str, data: bytes, line: bool = True) -> bool:
    """Append ``data`` to a file in one write, so that hooks running at the same time never tear one another's.

    Args:
        folder: made, for its owner alone, where there is none.
        name: of the file; readable by its owner only when it is made here.
        data: what to write.
        line: whether the file has lines. One that was torn, because a disk was full, is then ended first.

    Returns:
        Whether it was written, whole. Nothing is written to what is no regular file.
    """
    for attempt in (0, 1):
        try:
            handle = _os.open(f"{folder}/{name}", _APPEND, 0o600)
        except (OSError, ValueError):
            if attempt:
                break
            from guardctl.records import make_private_folder

            make_private_folder(folder)
            continue
        try:
            status = _os.fstat(handle)
            if status.st_mode & _KIND != _REGULAR:
                break
            if line and status.st_size and _is_torn(handle):
                data = b"\n" + data
            return _os.write(handle, data) == len(data)
        except OSError:
            break
        finally:
            _os.close(handle)
    return False


def _is_torn(handle: int) -> bool:
    """Tell whether the last line has no end, also after a while: somebody may be writing it right now, page by page."""
    for _ in range(20):
        _os.lseek(handle, -1, 2)
        if _os.read(handle, 1) == b"\n":
            return False
        time.sleep(0.005)
    return True
