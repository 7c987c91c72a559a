"""The hook's first half: what runs on every turn, and for most turns is all that runs.

Reads the payload, lets the host's reader make a turn of it, and runs layer 1 from the index. A turn without a signal
leaves one byte in the log folder and ends here, as does one whose every signal is set aside by a declared bypass, and
one about which there is nobody to ask. Only what is left goes on, in the same process, to :mod:`guardctl.hook`, which
imports the rest of the world.

Budget: 1.5 bare interpreters for the whole process, so the imports at the top are builtins and our own small modules.
"""

import marshal
import sys
import time

from guardctl import layer1
from guardctl.log_file import append
from guardctl.scan import parse
from guardctl.store import MAGIC, Store
from guardctl.turn import Turn
from guardctl.window import Window

try:
    import posix as _os
except ImportError:  # Windows: not proved
    import os as _os  # type: ignore[no-redef]

FORMAT = 10
"""Version of the index file's layout: three sizes, then head (header and stamps), index, frozen expressions."""

SIZE_BYTES = 4

# Without waiting, should there be a named pipe.
_READ = _os.O_RDONLY | getattr(_os, "O_NOFOLLOW", 0) | getattr(_os, "O_NONBLOCK", 0)

RECURSION = "STOP_HOOK_LLM_JUDGE_ACTIVE"
"""Set to ``1`` for everything a judge starts; a hook that starts with it ends at once."""

PAYLOAD_LIMIT = 32 * 1024 * 1024
_UTF8_MARK = b"\xef\xbb\xbf"  # the codec that skips it is a module to import
STOP_EVENTS = ("stop", "subagent-stop")
USUAL = "balanced"
"""The sensitivity that asks only where a guard finds a signal; see :mod:`guardctl.sensitivity`."""

WITHOUT_PROGRAM = {"none", "recorded"}
"""Judges that start nothing."""


def main(argv: list, paths: dict) -> None:
    """Answer one hook call: payload on stdin, the host's reply (or nothing) on stdout. Never raises.

    Args:
        argv: ``[host, event]``; the event may be left out and is then ``stop``.
        paths: where things are, as :func:`guardctl.paths.hook_paths` makes them, and ``bundled``, false where the entry
            file could not use the bundle. Nothing is taken from the environment.
    """
    started = time.monotonic()
    try:
        answer(argv, paths, started)
    except Exception as error:  # noqa: BLE001  # an error must never become a block
        _note_crash(paths, error)


def answer(argv: list, paths: dict, started: float) -> None:
    """Do what :func:`main` promises, but raise what is unexpected."""
    host, event = argv[0] if argv else "", argv[1] if len(argv) > 1 else "stop"
    index = load_index(paths["index"])
    if index is None:
        index = _hook(paths).rebuild_index(paths)
    if not paths.get("bundled", True) and hasattr(_os, "getuid"):  # the entry file does without it on Windows
        _hook(paths).load("guardctl.bundle").renew(paths["bundle"], index["hosts"])
    reader_name = index["hosts"].get(host)
    if reader_name is None:
        return
    reader = _module(reader_name) if reader_name.startswith("guardctl.") else _hook(paths).load(reader_name)
    payload = read_payload()
    if payload is None:
        if event not in STOP_EVENTS:
            _hook(paths).fail_safe(index, paths, host, event, "broken_payload")
        return
    if _environment(RECURSION) == "1":
        if not reader.project_defines(RECURSION, payload, _environment("CLAUDE_PROJECT_DIR")):
            return
        _module("guardctl.notices").notice_ignored_variable(index, paths, host, payload)
    level = index["settings"]["sensitivity"]
    turn = reader.read(payload, event, whole=level != USUAL and _module("guardctl.sensitivity").needs_record(level))
    if turn is None:
        return
    findings = find(turn, index["guards"], level)
    if not findings:
        count_silent(paths["log"])
    elif all(bypass is not None for _, _, bypass in findings) or _nobody_to_ask(index, host, event, findings):
        from guardctl.records import early_record, write_record

        record = early_record(turn, findings, index, started)
        write_record(paths["log"], record)
        if record.get("why") == "fail" and host not in index["settings"]["chose_none"]:
            _module("guardctl.notices").tell_unjudged(reader, index, paths, event, payload, record)
    else:
        _judge(host, payload, event, reader, findings, index, paths, started)


def _judge(host: str, payload: dict, event: str, reader, findings: list, index: dict, paths: dict, started: float):  # type: ignore[no-untyped-def]
    """Hand over to the second half: in a process of its own where it may start programs."""

    def work() -> int:
        try:
            _hook(paths).judge(payload, event, reader, findings, index, paths, started)
        except Exception as error:  # noqa: BLE001  # as in main
            _note_crash(paths, error)
        return 0

    if set(index["chains"].get(host) or ()) <= WITHOUT_PROGRAM:
        work()
    else:
        _module("guardctl.apart").run(work)


def find(turn: Turn, guards: "tuple | list", level: str = USUAL) -> list:
    """Return ``(guard, signal, bypass)`` for each guard that has something to say, or is to be asked, about the turn.

    Signal and bypass are None for a guard that detects in code: it has to be asked.
    """
    window = Window(turn.said, turn.closing)
    anyway = None
    if level != USUAL:
        anyway = _module("guardctl.sensitivity").signal_of(turn, window, level)
    findings: list = []
    for guard in guards:
        if turn.event not in guard["events"]:
            continue
        if guard["detects"]:
            findings.append((guard, None, None))
            continue
        signal, bypass = layer1.examine(guard, window)
        if signal is None:
            signal = anyway
        if signal is not None:
            findings.append((guard, signal, bypass))
    return findings


def _nobody_to_ask(index: dict, host: str, event: str, findings: list) -> bool:
    """Tell whether the end is certain without a guard's code: a stop with no judge to ask passes, as a ``fail``."""
    return (
        event in STOP_EVENTS
        and host in index["without_judge"]
        and not any(guard["detects"] or guard["bypasses_in_code"] for guard, _, bypass in findings if bypass is None)
    )


def read_payload() -> "dict | None":
    """Return the JSON object on stdin, or None when there is none."""
    data = sys.stdin.buffer.read(PAYLOAD_LIMIT)
    try:
        payload = parse(data.removeprefix(_UTF8_MARK).decode("utf-8", "replace"))
    except ValueError:
        return None
    return payload if isinstance(payload, dict) else None


def load_index(path: str) -> "dict | None":
    """Return the index, or None when it is missing, stale, damaged, or somebody else's."""
    try:
        handle = _os.open(path, _READ)
    except (OSError, ValueError):
        return None
    index: "dict | None" = None
    try:
        status = _os.fstat(handle)
        if hasattr(_os, "getuid") and (status.st_uid != _os.getuid() or status.st_mode & 0o077):
            return None
        sizes = memoryview(_os.read(handle, 3 * SIZE_BYTES))
        head, body, rest = (int.from_bytes(sizes[at : at + SIZE_BYTES], "little") for at in (0, 4, 8))
        begin = 3 * SIZE_BYTES + head + body
        if status.st_size != begin + rest:
            return None
        data = memoryview(_os.read(handle, head + body))
        header, stamps = marshal.loads(data[:head])
        if header == (FORMAT, sys.version, MAGIC) and all(stamp(entry[0]) == entry for entry in stamps):
            index = marshal.loads(data[head:])
            store, handle = Store(handle, begin), -1  # it closes the file
            index["store"] = store
            for guard in index["guards"]:
                guard["store"] = store
    except Exception:  # noqa: BLE001  # damaged bytes make marshal raise anything, MemoryError included
        index = None
    finally:
        if handle >= 0:
            _os.close(handle)
    return index


def stamp(path: str) -> tuple:
    """Return ``(path, mtime in ns, size)``; ``(path, 0, -1)`` for what does not exist."""
    try:
        status = _os.stat(path)
    except (OSError, ValueError):
        return (path, 0, -1)
    return (path, status.st_mtime_ns, status.st_size)


def count_silent(log: str) -> None:
    """Append one byte to today's count of turns without a signal. A failure changes nothing."""
    append(log, time.strftime("silent-%Y-%m-%d", time.gmtime()), b".", line=False)


def _environment(name: str) -> str:
    environment: dict = _os.environ  # bytes in posix, text in os
    value = environment.get(name.encode()) or environment.get(name) or ""
    return value.decode("utf-8", "replace") if isinstance(value, bytes) else value


def _module(name: str):  # type: ignore[no-untyped-def]
    """Import a module of our own. ``importlib`` would import ``warnings`` for it, at a price of 0.06 interpreters."""
    __import__(name)
    return sys.modules[name]


def _hook(paths: dict):  # type: ignore[no-untyped-def]
    """Import the second half, with ``site`` and everything installed beside us."""
    import site

    for folder in paths["sites"]:
        site.addsitedir(folder)
    from guardctl import hook

    return hook


def _note_crash(paths: dict, error: Exception) -> None:
    """Leave a traceback in the log folder, if that is possible."""
    try:
        from guardctl.records import write_crash

        write_crash(paths["log"], error)
    except Exception:  # noqa: BLE001, S110  # the last resort of the last resort
        pass
