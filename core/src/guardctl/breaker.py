"""The circuit breaker: a judge that is down costs its deadline a few times, not on every turn.

After :data:`FAILURES` turns in a row in which a judge could not be reached or did not answer in time, it is skipped for
a while; then one process may try it, and it is in use again as soon as it answers. Kept on disk, one file per judge
and origin of its credential, because every hook call is a process of its own, and one project's bad key is nothing to
the others. Whatever is wrong with that file, the judge is asked.
"""

from __future__ import annotations

import json
import os
import time
from _thread import allocate_lock  # what threading.Lock is, without all else that is in threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass

from guardctl.locking import locked, read_all, write_all
from guardctl.records import make_private_folder, text_hash

FAILURES = 3
"""Turns in a row with a failure after which a judge is skipped."""

PAUSE_SECONDS = 60.0
LONGEST_PAUSE_SECONDS = 900.0
"""The first pause, and what it may double to with every attempt that fails."""

PROBE_SECONDS = 30.0
"""How long the process that tries a judge again may keep others from it: longer than any hook lives."""

FAIR_SECONDS = 5.0
"""A judge that was given less time than this is not blamed for being late."""

COUNTED = frozenset({
    "timeout", "not_installed", "not_found", "cannot_start", "crash", "not_logged_in", "rate_limited", "overloaded",
    "unreachable",
})  # fmt: skip
"""Failures of the judge as such. A strange answer is none: whoever answers is there."""

EXEMPT = frozenset({"none", "recorded"})
"""Judges that cost nothing to ask."""


@dataclass(slots=True)
class Health:
    """How a judge has done lately.

    Attributes:
        failures: turns in a row in which it failed.
        reason: of the last failure.
        pause: seconds of the current pause.
        until: when the pause ends, in seconds since the epoch; 0 when there is none.
        probe: when somebody began to try it again; 0 when nobody did.
    """

    failures: int = 0
    reason: str = ""
    pause: float = 0.0
    until: float = 0.0
    probe: float = 0.0


class Breaker:
    """Used for one turn: a turn in which several guards see a judge fail counts once.

    Args:
        folder: where the state is kept.
        origin: of the credentials, from :func:`guardctl.credentials.origin`; "" for the user's own.
    """

    def __init__(self, folder: str, origin: str = "") -> None:
        self._folder = folder
        self._origin = origin
        self._lock = allocate_lock()
        self._trying: set[str] = set()
        self._counted: set[str] = set()

    def admits(self, judge: str) -> bool:
        """Tell whether to ask ``judge`` now. After a pause, one process is told so, for all its guards."""
        if judge in EXEMPT:
            return True
        with self._lock:
            if judge in self._trying:
                return True
            try:
                with _open(self._file(judge), create=False) as (handle, health):
                    now = time.time()
                    if not health.until:
                        return True
                    if now < health.until or now < health.probe + PROBE_SECONDS:
                        return False
                    health.probe = now
                    write_all(handle, _encode(health))
            except OSError:
                return True
            self._trying.add(judge)
            return True

    def note(self, judge: str, reason: str, seconds: float) -> None:
        """Remember how an attempt ended.

        Args:
            judge: which was asked.
            reason: of the failure; "" when it answered.
            seconds: how long it was given.
        """
        if judge in EXEMPT or (reason == "timeout" and seconds < FAIR_SECONDS):
            return
        with self._lock, suppress(OSError):
            if reason not in COUNTED:
                self._close(judge)
            elif judge not in self._counted:
                self._counted.add(judge)
                self._fail(judge, reason)

    def _close(self, judge: str) -> None:
        with _open(self._file(judge), create=False) as (handle, health):
            if health.failures:
                write_all(handle, b"")

    def _fail(self, judge: str, reason: str) -> None:
        make_private_folder(self._folder)
        with _open(self._file(judge), create=True) as (handle, health):
            now = time.time()
            if now < health.until:
                return  # it was asked before another process saw the last straw
            health.failures += 1
            health.reason = reason
            if health.failures >= FAILURES:
                health.pause = min(health.pause * 2 or PAUSE_SECONDS, LONGEST_PAUSE_SECONDS)
                health.until = now + health.pause
            health.probe = 0.0
            write_all(handle, _encode(health))

    def _file(self, judge: str) -> str:
        return _stem(self._folder, judge) + (f"-{self._origin}" if self._origin else "") + ".json"


def judge_health(folder: str, judge: str) -> Health:
    """Return what is known about a judge, for people's commands: of several origins the one in the worst health."""
    worst = Health()
    for file in _files(folder, judge):
        with suppress(OSError), _open(file, create=False) as (_, health):
            worst = max(worst, health, key=lambda one: (one.until, one.failures))
    return worst


def forgive(folder: str, judge: str) -> None:
    """Forget a judge's failures, because somebody has just set it up anew."""
    for file in _files(folder, judge):
        with suppress(OSError):
            os.unlink(file)


def _stem(folder: str, judge: str) -> str:
    return os.path.join(folder, f"breaker-{text_hash(judge)}")


def _files(folder: str, judge: str) -> list[str]:
    from glob import escape, glob

    return sorted(glob(f"{escape(_stem(folder, judge))}*.json"))


@contextmanager
def _open(file: str, *, create: bool) -> Iterator[tuple[int, Health]]:
    with locked(file, create=create) as handle:
        yield handle, _decode(read_all(handle))


def _encode(health: Health) -> bytes:
    return json.dumps(asdict(health), separators=(",", ":")).encode()


def _decode(data: bytes) -> Health:
    """Read the state; anything that cannot be one, a pause of the far future included, is a judge in good health."""
    try:
        health = Health(**json.loads(data))
    except (ValueError, TypeError, RecursionError):
        return Health()
    numbers = (health.failures, health.pause, health.until, health.probe)
    if not isinstance(health.reason, str) or not all(type(number) in (int, float) for number in numbers):
        return Health()
    furthest = time.time() + LONGEST_PAUSE_SECONDS
    return health if all(0 <= number <= furthest for number in numbers) else Health()
