"""What is said once a session, and not with every turn.

Imports builtins and our own small modules only: the silent path comes here.
"""

import time

from guardctl.records import clean_id, make_private_folder, text_hash, write_record
from guardctl.redaction import kinds_in

try:
    import posix as _os
except ImportError:  # Windows: not proved
    import os as _os  # type: ignore[no-redef]


def first_time(folder: str, host: str, session: object, what: str = "") -> bool:
    """Tell whether this is the first time in a session, and remember that it was; False where that is impossible.

    Args:
        folder: for state; the mark in it is pruned with the rest.
        host: name of the host.
        session: as in the payload.
        what: which of the things that are said once.
    """
    mark = f"{folder}/noticed-{text_hash(f'{host}/{session}{what}')}"
    make_private_folder(folder)
    try:
        _os.close(_os.open(mark, _os.O_WRONLY | _os.O_CREAT | _os.O_EXCL, 0o600))
    except (OSError, ValueError):
        return False
    return True


def notice_ignored_variable(index: dict, paths: dict, host: str, payload: dict) -> None:
    """Log, once per session, that a project tried to switch guardctl off through the environment."""
    session = payload.get("session_id")
    if not first_time(paths["state"], host, session):
        return
    record = {
        "time": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime()),
        "host": host,
        "session": clean_id(session, kinds_in(index)) if isinstance(session, str) else "",
        "notice": "the project's settings define the recursion variable; guardctl went on regardless",
    }
    write_record(paths["log"], record)
