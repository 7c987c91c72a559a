"""Whether a project's own settings put a variable into the environment of the user's hooks.

Seen with the real client: the ``env`` block of a project reaches every hook, so a project could otherwise switch every
guard off with one line. The files are the project's to make and are read with distrust: what cannot be read whole and
clean counts as defining the variable. Then the hook goes on where it might have ended, which costs little: what a judge
starts runs without hooks anyway.

Looked at only where the variable is set, so it may cost what it likes; the imports are those of the silent path.
"""

from guardctl.scan import parse

try:
    import posix as _os
except ImportError:  # Windows: not proved
    import os as _os  # type: ignore[no-redef]

FILES = (".claude/settings.json", ".claude/settings.local.json")

LIMIT = 4 * 1024 * 1024
"""Bytes of a settings file that are read at most. Real ones have a few thousand."""

_REGULAR = 0o100000
_FORMAT = 0o170000


def defines(folder: str, name: str) -> bool:
    """Tell whether one of the settings files in ``folder`` defines the variable ``name``, or may do so."""
    return any(_defines(f"{folder}/{file}", name) for file in FILES)


def _defines(path: str, name: str) -> bool:
    try:
        settings = _read(path)
    except (FileNotFoundError, NotADirectoryError):
        return False
    except (OSError, ValueError):
        return True
    environment = settings.get("env") if isinstance(settings, dict) else None
    return isinstance(environment, dict) and name in environment


def _read(path: str) -> object:
    """Return what a settings file holds, links followed as the host does; an empty object for an empty file.

    Raises:
        FileNotFoundError, NotADirectoryError: there is no such file, nor a link of that name.
        OSError, ValueError: there is something else, or something that cannot be read whole and clean.
    """
    _os.lstat(path)  # a link to nothing is something
    try:
        # A pipe or a device is not opened. Should one take the file's place in between, nothing waits for it.
        if _os.stat(path).st_mode & _FORMAT != _REGULAR:
            raise ValueError("not a regular file")
        handle = _os.open(path, _os.O_RDONLY | getattr(_os, "O_NONBLOCK", 0))
    except FileNotFoundError:
        raise ValueError("a link to nothing, or gone since it was looked at") from None
    try:
        data = b""
        while chunk := _os.read(handle, LIMIT):
            data += chunk
            if len(data) > LIMIT:
                raise ValueError("too long")
    finally:
        _os.close(handle)
    text = data.decode("utf-8").removeprefix("\ufeff")
    return parse(text) if text.strip() else {}
