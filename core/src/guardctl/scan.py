"""Reading JSON without the ``json`` package, and files without ``os``: what the silent path can afford.

``import json`` costs 1.2 bare interpreters, nearly all of it for ``re``; its C scanner costs nothing. ``import os``
costs 0.2; the builtin ``posix`` beneath it nothing.
"""

from _json import make_scanner

try:
    import posix as _os
except ImportError:  # Windows: not proved
    import os as _os  # type: ignore[no-redef]

BLOCK, LONGEST_BLOCK = 65536, 1024 * 1024
LIMIT = 4 * 1024 * 1024
"""Bytes of a transcript that are read at most, from its end."""

_REGULAR = 0o100000
_FORMAT = 0o170000
_SPACE = " \t\r\n"
_LONG_INTEGER = 1000  # digits; ``int`` raises at more than 4300


class _Context:
    """What ``json.JSONDecoder`` would hand to the C scanner; ``strict`` off, for control characters in strings."""

    strict = False
    object_hook = None
    object_pairs_hook = None
    parse_float = float
    parse_int = int
    parse_constant = float
    memo: dict = {}  # noqa: RUF012  # what the C scanner wants


def _integer(digits: str) -> "int | float":
    return int(digits) if len(digits) < _LONG_INTEGER else float(digits)


class _Lenient(_Context):
    parse_int = staticmethod(_integer)  # type: ignore[assignment]  # the scanner calls it


_scan = make_scanner(_Context)  # type: ignore[arg-type]  # any object with these attributes will do


def parse(text: str) -> object:
    """Return the one JSON value in ``text``. An integer of a thousand digits or more becomes a float, often infinite.

    Raises:
        ValueError: it is not JSON, or nested too deeply, or something follows the value.
    """
    start = len(text) - len(text.lstrip(_SPACE))
    try:
        try:
            value, stop = _scan(text, start)
        except ValueError:
            # Perhaps for an integer that is too long for ``int``. Looked at only here: a function instead of ``int``
            # would cost every number of every line.
            value, stop = make_scanner(_Lenient)(text, start)  # type: ignore[arg-type]  # as above
    except (StopIteration, RecursionError, SystemError):
        # The scanner takes its exception from json.decoder, and up to 3.12 sets none where nobody has imported that.
        raise ValueError("not JSON") from None
    if text[stop:].strip(_SPACE):
        raise ValueError("something follows the JSON value")
    return value


def is_regular(path: str) -> bool:
    """Tell whether ``path`` itself, not what it links to, is a regular file. Never raises."""
    return size_of(path) >= 0


def size_of(path: str) -> int:
    """Return the size of a regular file in bytes; -1 for anything else. Never raises."""
    try:
        status = _os.lstat(path)
    except (OSError, ValueError):
        return -1
    return status.st_size if status.st_mode & _FORMAT == _REGULAR else -1


def lines_backward(path: str, limit: int = LIMIT):  # type: ignore[no-untyped-def]  # Iterator[bytes]
    """Yield the lines of a regular file from the last to the first, reading blocks that double in size, up to 1 MB.

    Anything but a regular file (a folder, device, FIFO, link, nothing) is not opened and yields nothing. When ``limit``
    bytes were read and the file has more, the line that is cut there is left out.
    """
    if not is_regular(path):
        return
    try:
        handle = _os.open(path, _os.O_RDONLY | getattr(_os, "O_NONBLOCK", 0) | getattr(_os, "O_NOFOLLOW", 0))
    except (OSError, ValueError):
        return
    try:
        position = size = _os.fstat(handle).st_size
        floor = max(0, size - limit)
        block, rest = BLOCK, b""
        while position > floor:
            start = max(floor, position - block)
            _os.lseek(handle, start, 0)
            chunk = _read(handle, position - start)
            end = len(chunk)
            # Not split: that takes 10 instructions a byte, rfind a third of one.
            while (at := chunk.rfind(b"\n", 0, end)) >= 0:
                yield chunk[at + 1 : end] + rest
                end, rest = at, b""
            rest = chunk[:end] + rest
            position, block = start, min(block * 2, LONGEST_BLOCK)
        if floor == 0 and rest:
            yield rest
    except OSError:
        return
    finally:
        _os.close(handle)


def _read(handle: int, size: int) -> bytes:
    data = _os.read(handle, size)
    while len(data) < size:
        more = _os.read(handle, size - len(data))
        if not more:
            break
        data += more
    return data
