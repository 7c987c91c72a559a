"""What the user switched on or off for single projects; asked only where a guard has something to say.

The choices come from the user's settings by way of the index, and the turn's folder decides which of them hold. Folders
are compared by device and file number, all the way up from the turn's, so that links and ".." change nothing. A project
has no say in it: whatever cannot be found out leaves a guard as it is everywhere.
"""

try:
    import posix as _os
except ImportError:  # Windows: not proved
    import os as _os  # type: ignore[no-redef]

_HIGHEST = 100
"""Folders above the turn's that are looked at."""


def kept(guards: list, projects: dict, cwd: str) -> list:
    """Return the guards that are on in a folder.

    Args:
        guards: entries of the index.
        projects: path to ``{guard: whether it is on}``; "" stands for everywhere else. The innermost project wins.
        cwd: of the turn.
    """
    choices: dict = {}
    for path, chosen in projects.items():
        choices.setdefault(_identity(path), {}).update(chosen)
    decided: dict = {}
    folder, below = cwd, ()
    for _ in range(_HIGHEST):
        identity = _identity(folder)
        if not identity or identity == below:
            break
        decided = {**choices.get(identity, {}), **decided}
        folder, below = f"{folder}/..", identity
    decided = {**projects.get("", {}), **decided}
    return [guard for guard in guards if decided.get(guard["name"], True)]


def _identity(path: str) -> tuple:
    """Return what a folder is known by, or () where there is none."""
    if not path.startswith("/"):
        return ()
    try:
        status = _os.stat(path)
    except (OSError, ValueError):
        return ()
    return (status.st_dev, status.st_ino)
