"""Which hosts' settings files call our entry file, so that the last ``uninstall`` can take that away as well."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path

from guardctl.files import write_atomically
from guardctl.hosts.json_hooks import is_installed
from guardctl.paths import Paths
from guardctl.rebuilding import state_file


def remember(paths: Paths, file: Path) -> None:
    """Note that ``file`` has an entry of ours now."""
    known = _known(paths)
    if str(file) not in known:
        write_atomically(_ledger(paths), json.dumps([*known, str(file)], indent=1) + "\n", mode=0o600)


def clean_up(paths: Paths) -> bool:
    """Remove entry file, index, bundle and ledger when no settings file calls us any more; return whether that was so.

    The user's settings and the log are the user's, and stay.
    """
    left = [file for file in _known(paths) if is_installed(Path(file))]
    if left:
        write_atomically(_ledger(paths), json.dumps(left, indent=1) + "\n", mode=0o600)
        return False
    rebuilding = Path(state_file(str(paths.index)))
    for file in (paths.entry, paths.index, paths.bundle, rebuilding, _ledger(paths)):
        file.unlink(missing_ok=True)
        with suppress(OSError):  # not empty: somebody else's, or another environment's
            file.parent.rmdir()
    return True


def _ledger(paths: Paths) -> Path:
    return paths.entry.with_suffix(".installs.json")


def _known(paths: Paths) -> list[str]:
    try:
        known = json.loads(_ledger(paths).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return []
    return [file for file in known if isinstance(file, str)] if isinstance(known, list) else []
