"""Writing files that other programs read at the same time."""

from __future__ import annotations

import os
import tempfile
from contextlib import suppress
from pathlib import Path

from guardctl.errors import SettingsError


def read_text(file: Path) -> str:
    """Return the text of a file that a person named.

    Raises:
        SettingsError: it cannot be read, or is no text.
    """
    try:
        return as_text(file.read_bytes(), str(file))
    except OSError as error:
        raise SettingsError(f"{file}: {error.strerror}. Name a file that you may read.") from error


def as_text(data: bytes, name: str) -> str:
    """Return what bytes say in UTF-8, with or without its mark.

    Raises:
        SettingsError: they are something else; the message says where that begins.
    """
    try:
        return data.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        problem = f"{name}: not UTF-8 text, at byte {error.start}. Convert it, or name another file."
        raise SettingsError(problem) from None


def check_writable(file: Path) -> None:
    """Make sure that a file can be written before long work is done for it; it is made where it is missing.

    Raises:
        SettingsError: it cannot.
    """
    try:
        with file.open("ab"):
            pass
    except OSError as error:
        raise SettingsError(f"{file}: {error.strerror}. Name a file in a folder that is there and yours.") from error


def write_atomically(file: Path, content: str | bytes, *, mode: int | None = None, ours: bool = False) -> None:
    """Replace ``file`` in one step, through a temporary file beside it.

    A link is followed, so that a settings file kept elsewhere stays a link. An existing file keeps its permissions.
    Not so a file that is ours alone, and is not trusted behind a link or with other permissions.

    Args:
        file: what to write; its folder is created, private to the user, when missing.
        content: text is written as UTF-8.
        mode: permissions of a new file.
        ours: whether nobody else has a say in what ``file`` is.

    Raises:
        OSError: that is not possible; it names the file, not the temporary one.
    """
    target = file if ours else Path(os.path.realpath(file))
    try:
        _replace(target, content, mode=mode, ours=ours)
    except OSError as error:
        error.filename, error.filename2 = str(target), None
        raise


def _replace(target: Path, content: str | bytes, *, mode: int | None, ours: bool) -> None:
    if not target.parent.is_dir():
        target.parent.mkdir(parents=True, mode=0o700)
    data = content.encode("utf-8") if isinstance(content, str) else content
    handle, name = tempfile.mkstemp(prefix=f".{target.name}.", dir=target.parent)
    try:
        with os.fdopen(handle, "wb") as stream:
            stream.write(data)
        if target.exists() and not ours:
            os.chmod(name, target.stat().st_mode & 0o7777)
        elif mode is not None:
            os.chmod(name, mode)
        else:
            umask = os.umask(0)
            os.umask(umask)
            os.chmod(name, 0o666 & ~umask)
        if ours:
            with suppress(OSError):
                os.rmdir(target)  # an empty folder in its place; nothing else is touched
        os.replace(name, target)
    except BaseException:
        os.unlink(name)
        raise
