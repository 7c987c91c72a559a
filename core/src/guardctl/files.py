"""Writing files that other programs read at the same time."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path


def write_atomically(file: Path, content: str | bytes, *, mode: int | None = None, ours: bool = False) -> None:
    """Replace ``file`` in one step, through a temporary file beside it.

    A link is followed, so that a settings file kept elsewhere stays a link. An existing file keeps its permissions.
    Not so a file that is ours alone, and is not trusted behind a link or with other permissions.

    Args:
        file: what to write; its folder is created, private to the user, when missing.
        content: text is written as UTF-8.
        mode: permissions of a new file.
        ours: whether nobody else has a say in what ``file`` is.
    """
    target = file if ours else Path(os.path.realpath(file))
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
        os.replace(name, target)
    except BaseException:
        os.unlink(name)
        raise
