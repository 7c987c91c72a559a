"""Making index and bundle anew: by a process of its own where a turn found them wanting, at once for people's commands.

That process is the entry file in another mode, so that it sees what the hook sees, whoever starts it: ``sys.path`` and
places come out of that file, and of the environment it gets only what cannot lead it elsewhere. One runs at a time, and
after each failure the next waits longer.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from guardctl.index_file import load
from guardctl.locking import make_way, write_all
from guardctl.records import make_private_folder, write_crash, write_record
from guardctl.silent import REBUILD

if TYPE_CHECKING:
    from guardctl.compiling.inventory import Inventory
    from guardctl.paths import Paths

LIMIT_SECONDS = 300
"""How long it may take, on a busy machine; five guards take 5 s of CPU."""

FIRST_PAUSE_SECONDS = 5.0
LONGEST_PAUSE_SECONDS = 900.0
"""How long to wait after a failure, and what that may double to."""

DOUBTFUL = {"crash", "unbundled"}
DOUBTFUL_PAUSE_SECONDS = 600.0
"""What a new index may not mend; so it is tried only so long after the last one."""

_MOST_FAILURES = 20
_ENVIRONMENT = ("HOME", "USER", "LOGNAME", "LANG", "LC_ALL", "LC_CTYPE", "TZ", "SYSTEMROOT")


def start(paths: Mapping[str, Any], wrong: str) -> bool:
    """Start making index and bundle anew, detached, unless somebody is at it or it has just failed.

    Args:
        paths: as on the silent path.
        wrong: what is wrong with them.

    Returns:
        Whether it was started.

    Raises:
        OSError: nobody can tell whether somebody is at it, or the process cannot be started.
    """
    try:
        import fcntl
    except ImportError:  # Windows: people's commands have to do it
        return False
    entry = paths.get("entry") or sys.argv[0]
    if not os.path.isfile(entry):
        return False
    make_private_folder(os.path.dirname(paths["index"]))
    make_way(state_file(paths["index"]))
    flags = os.O_RDWR | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0)
    handle = os.open(state_file(paths["index"]), flags, 0o600)
    try:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        state = _read(handle)
        if not _due(state, wrong):
            return False
        # Counted as a failure until it has succeeded: it may be killed, or never get so far as to say anything.
        pause = min(FIRST_PAUSE_SECONDS * 2 ** state["failures"], LONGEST_PAUSE_SECONDS)
        _write(handle, failures=state["failures"] + 1, until=time.time() + pause, ended=state["ended"])
        subprocess.Popen(  # the lock is of the open file, which the child inherits: it holds it until it ends
            _command(paths),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            cwd=os.path.abspath(os.sep),
            env=_environment(paths),
            start_new_session=True,
            pass_fds=(handle,),
        )
    finally:
        os.close(handle)
    return True


def run(paths: Mapping[str, Any]) -> None:
    """Make index and bundle anew: what the entry file does in its mode. Says in the log when that failed."""
    import signal

    if hasattr(signal, "alarm"):  # in place of the hook's
        signal.signal(signal.SIGALRM, signal.SIG_DFL)
        signal.alarm(LIMIT_SECONDS)
    with suppress(OSError, AttributeError):
        os.nice(10)
    try:
        from guardctl.compiling.writing import rebuild
        from guardctl.paths import Paths

        rebuild(Paths.told({"entry": sys.argv[0], **paths}))  # older entry files do not know their own place
        _, wrong = load(paths["index"])
        if wrong:  # the folder cannot be private, or something is being installed right now
            raise OSError(f"the index is {wrong} as soon as it is written")
    except BaseException as error:  # noqa: BLE001  # whatever guards do when they are imported
        write_crash(paths["log"], error)
        notice = f"the index could not be made anew ({type(error).__name__}); see the crash log, or run 'guardctl list'"
        write_record(paths["log"], {"time": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime()), "notice": notice})
        return
    handle = os.open(state_file(paths["index"]), os.O_RDWR | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0), 0o600)
    try:
        _write(handle, failures=0, until=0.0, ended=time.time())
    finally:
        os.close(handle)


def at_once(paths: Paths) -> Inventory:
    """Make index and bundle anew for somebody who waits for it, and return what is installed.

    In this process where it imports from nowhere else than the hook does. With ``PYTHONPATH``, for example, the guards
    here need not be the hook's.

    Raises:
        SettingsError: the settings cannot be used.
        OSError: the index cannot be written.
    """
    from guardctl.compiling.inventory import take_inventory
    from guardctl.compiling.writing import refresh
    from guardctl.paths import beyond_the_hook, told_paths

    with suppress(OSError):
        os.unlink(state_file(str(paths.index)))
    if not beyond_the_hook(paths):
        return refresh(paths)
    inventory = take_inventory(paths)
    told = told_paths(paths.entry)
    if told is not None:  # otherwise nobody calls the hook
        told = {**told, "entry": str(paths.entry)}
        done = subprocess.run(  # our own entry file
            _command(told),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            cwd=os.path.abspath(os.sep),
            env=_environment(told),
            timeout=LIMIT_SECONDS,
            check=False,
        )
        _, wrong = load(str(paths.index))
        if wrong:
            raise OSError(f"{paths.index} is {wrong}, exit status {done.returncode}; see {paths.log}")
    return inventory


def state_file(index: str) -> str:
    """Return the file that tells when the index at ``index`` was made anew, and that is locked while it is."""
    return f"{index}.rebuilding"


def _command(paths: Mapping[str, Any]) -> list[str]:
    return [paths.get("python") or sys.executable, "-I", "-S", paths.get("entry") or sys.argv[0], REBUILD]


def _environment(paths: Mapping[str, Any]) -> dict[str, str]:
    return {name: paths["environment"][name] for name in _ENVIRONMENT if name in paths["environment"]}


def _due(state: Mapping[str, Any], wrong: str) -> bool:
    now = time.time()
    if now < state["until"] <= now + LONGEST_PAUSE_SECONDS:  # later than that: the clock was set back
        return False
    return wrong not in DOUBTFUL or not 0 <= now - state["ended"] < DOUBTFUL_PAUSE_SECONDS


def _read(handle: int) -> dict[str, Any]:
    fresh = {"failures": 0, "until": 0.0, "ended": 0.0}
    try:
        state = json.loads(os.read(handle, 4096))
        sound = set(state) == set(fresh) and all(type(state[name]) in (int, float) for name in fresh)
        return state if sound and 0 <= state["failures"] <= _MOST_FAILURES else fresh
    except (ValueError, TypeError, RecursionError):
        return fresh


def _write(handle: int, *, failures: int, until: float, ended: float) -> None:
    state = {"failures": min(failures, _MOST_FAILURES), "until": until, "ended": ended}
    write_all(handle, json.dumps(state).encode())
