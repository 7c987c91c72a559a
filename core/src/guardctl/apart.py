"""Judging in a process of its own, which outlives the hook by no more than it takes to end what was started in it.

A host may end its hook at any moment, and by a signal that nobody can catch. So the process that the host knows only
waits, and a child of it, in a session of its own, does the work. The child reads from a pipe that nobody writes to:
when that ends, its parent is gone. (A parent-death signal would be no way: it is sent when the *thread* that forked
ends.)

On Linux everything that loses its parent below the child becomes a child of it, however often it forked and whatever
session it is in, so that ``waitpid`` tells whether anybody is left. Elsewhere what has forked twice is not found.

Imported where there is somebody to ask, before any thread: forking with threads is what Python warns of. The imports
are builtins, for half of what is judged is still to come. A fork costs no instructions worth counting.
"""

import sys
import time
from _thread import allocate_lock, start_new_thread

from guardctl.said import channel

try:
    import posix as _os
except ImportError:  # Windows: there is no fork, and judging goes on in the hook's own process
    import os as _os  # type: ignore[no-redef]

starting = allocate_lock()
"""Held while a program is started, and for ever once no more may start."""

_SWEEP_SECONDS = 1.0
_LOOK_MILLISECONDS = 250
_KILL = 9
_SUBREAPER = 36
"""``PR_SET_CHILD_SUBREAPER`` of Linux' ``prctl``."""

_here = {"apart": False, "closed": False, "over": False}


def run(work) -> int:  # type: ignore[no-untyped-def]  # Callable[[], int]
    """Do ``work`` in a child and return what it returns, from 0 to 255; what it says is written here.

    Where no child can be had it is done here. SIGTERM, SIGINT and SIGHUP end this process at once, with status 0.
    """
    try:
        from select import poll

        parent = _os.getppid()
        gone, alive = _os.pipe()
        heard, said = _os.pipe()
        before = _on_signals(lambda *_: _os._exit(0))
        child = _os.fork()
    except (AttributeError, ImportError, OSError):
        return work()
    if child == 0:
        status = 1
        try:
            for handle in (alive, heard):
                _os.close(handle)
            _settle(gone, said)
            status = work()
        finally:
            _os._exit(status)
    for handle in (gone, said):
        _os.close(handle)
    ready = poll()
    ready.register(heard, 1)  # POLLIN
    while part := _next(ready, heard, parent):
        sys.stdout.buffer.write(part)
        sys.stdout.buffer.flush()
    status = _os.waitpid(child, 0)[1]
    for handle in (alive, heard):
        _os.close(handle)
    _restore(before)
    return status >> 8 if status & 0xFF == 0 else 1


def _next(ready, heard: int, parent: int) -> bytes:  # type: ignore[no-untyped-def]  # select.poll
    """Return what the child says next, b"" when it has ended. Ends this process when its own parent is gone.

    A host starts a shell, many of which stay as our parent; what ends them leaves us running, for nobody.
    """
    while not ready.poll(_LOOK_MILLISECONDS):
        if _os.getppid() != parent:
            _os._exit(0)
    return _os.read(heard, 65536)


def end_judges() -> None:
    """End all that was started by judges, and let none of them start anything any more. Only in the child."""
    if _here["apart"] and not _here["over"]:
        if not _here["closed"]:
            starting.acquire(timeout=_SWEEP_SECONDS)
            _here["closed"] = True
        _sweep()
        _here["over"] = True


def _restore(handlers: dict) -> None:
    import _signal  # type: ignore[import-not-found]

    for number, handler in handlers.items():
        if handler is not None:
            _signal.signal(number, handler)


def _settle(gone: int, said: int) -> None:
    """Make this process the one that stays, and let go of what belongs to the hook."""
    _here["apart"] = True
    _os.setsid()  # whoever ends the hook's whole group does not end this
    nothing = _os.open("/dev/null", _os.O_RDWR)
    for handle in (0, 1, 2):
        _os.dup2(nothing, handle)
    channel["stream"] = open(said, "w", encoding="utf-8", closefd=False)  # noqa: SIM115  # for the rest of its life
    _on_signals(lambda *_: _leave())
    _adopt()
    start_new_thread(_watch, (gone, said, nothing))


def _watch(gone: int, said: int, nothing: int) -> None:
    _os.read(gone, 1)
    _os.dup2(nothing, said)  # nobody hears what may still be said
    _leave()


def _leave() -> None:
    try:
        end_judges()
    finally:
        _os._exit(0)


def _adopt() -> None:
    """Become the parent of all that loses its parent below."""
    if sys.platform != "linux":
        return
    try:
        # What `ctypes` does, for a twelfth of its price: 0.05 of a bare interpreter.
        from _ctypes import call_cdeclfunction, dlopen, dlsym

        call_cdeclfunction(dlsym(dlopen(None, 2), "prctl"), (_SUBREAPER, 1, 0, 0, 0))  # type: ignore[arg-type]
    except (ImportError, OSError):  # an interpreter that was built without it
        pass


def _sweep() -> None:
    """End everything below this process, and wait until nobody is left."""
    end = time.monotonic() + _SWEEP_SECONDS
    while time.monotonic() < end:
        try:
            while _os.waitpid(-1, _os.WNOHANG)[0]:
                pass
        except ChildProcessError:
            return
        from guardctl.descendants import below  # only now: there is hardly ever anybody

        for process in below(_os.getpid()):
            try:
                _os.kill(process, _KILL)
            except OSError:
                pass
        time.sleep(0.002)


def _on_signals(handler) -> dict:  # type: ignore[no-untyped-def]
    """Handle the signals that end a process, unless they are ignored; return the handlers that were there before."""
    import _signal

    before = {}
    for number in (_signal.SIGTERM, _signal.SIGINT, _signal.SIGHUP):
        if _signal.getsignal(number) != _signal.SIG_IGN:
            try:
                before[number] = _signal.signal(number, handler)
            except ValueError:  # not in the main thread
                pass
    return before
