"""The hook's first half: what runs on every turn, and for most turns is all that runs.

Reads the payload, lets the host's reader make a turn of it, and runs layer 1 from the index. A turn without a signal
leaves one byte in the log folder and ends here, as does one whose every signal is set aside by a declared bypass, and
one about which there is nobody to ask. Only what is left goes on, in the same process, to :mod:`guardctl.hook`, which
imports the rest of the world.

Budget: 2.0 bare interpreters for the whole process, so the imports at the top are builtins and our own small modules.
"""

import sys
import time

from guardctl.choosing import choose
from guardctl.index_file import load
from guardctl.log_file import append
from guardctl.matching.store import DamagedIndexError
from guardctl.scan import parse
from guardctl.turn import Turn

try:
    import posix as _os
except ImportError:  # Windows: not proved
    import os as _os  # type: ignore[no-redef]

RECURSION = "STOP_HOOK_LLM_JUDGE_ACTIVE"
"""Set to ``1`` for everything a judge starts; a hook that starts with it ends at once."""

PAYLOAD_LIMIT = 32 * 1024 * 1024
_UTF8_MARK = b"\xef\xbb\xbf"  # the codec that skips it is a module to import
STOP_EVENTS = ("stop", "subagent-stop")
SILENT, PASSED = b".", b"f"
"""What is counted for a turn about which nobody is asked: without a signal, or one that filters let pass."""

WITHOUT_PROGRAM = {"none", "recorded"}
"""Judges that start nothing."""

_ENDINGS = ("", "crash", "damaged")
"""What has to be mended after the second half, by its status. One that was taken down has 1."""

REBUILD = "--rebuild"
"""In place of a host: make index and bundle anew."""

LIMIT_SECONDS = {"stop": 28, "subagent-stop": 28}
"""When a hook gives up whatever it waits for: after its own deadlines, before the host's, which are 30 and 10 s."""


class TooLateError(BaseException):
    """The hook's time is over. Not for whoever catches every ``Exception``."""


def limit(argv: list) -> None:
    """See to it that the process ends before the host loses patience. For the entry file: there is one alarm only."""
    import _signal  # type: ignore[import-not-found]  # a builtin without stubs

    if not hasattr(_signal, "alarm"):  # Windows
        return

    def too_late(number: int, frame: object) -> None:
        _signal.signal(_signal.SIGALRM, lambda *_: _os._exit(0))  # should even saying so take too long
        _signal.alarm(1)
        raise TooLateError

    _signal.signal(_signal.SIGALRM, too_late)
    _signal.alarm(LIMIT_SECONDS.get(argv[1] if len(argv) > 1 else "stop", 9))


def main(argv: list, paths: dict) -> None:
    """Answer one hook call: payload on stdin, the host's reply (or nothing) on stdout. Never raises.

    What it finds stale or damaged is made anew after the reply, by a process of its own.

    Args:
        argv: ``[host, event]``; the event may be left out and is then ``stop``. Or :data:`REBUILD`.
        paths: where things are, as :func:`guardctl.paths.hook_paths` makes them, and ``unbundled``, true where the
            entry file could not use the bundle. Nothing is taken from the environment.
    """
    started = time.monotonic()
    host, event = argv[0] if argv else "", argv[1] if len(argv) > 1 else "stop"
    wrong = ""
    try:
        if host == REBUILD:
            _open_sites(paths)
            _module("guardctl.rebuilding").run(paths)
            return
        index, wrong = load(paths["index"])
        if index is None:
            read_payload()  # so that nobody writes into a closed pipe
            _module("guardctl.unjudged").answer(paths, host, event, wrong)
        else:
            if not wrong and paths.get("unbundled") and index["bundled"]:
                wrong = "unbundled"
            index["stale"] = wrong == "stale"
            wrong = answer(host, event, index, paths, started) or wrong
    except (Exception, TooLateError) as error:  # noqa: BLE001  # an error must never become a block
        wrong = _failed(paths, host, event, error) or wrong
    if wrong:
        _heal(paths, wrong)


def answer(host: str, event: str, index: dict, paths: dict, started: float) -> str:
    """Do what :func:`main` promises with an index, which may be ``stale``, but raise what is unexpected.

    Returns:
        What has to be mended that was not seen before; "" when nothing has.
    """
    reader_name = index["hosts"].get(host)
    if reader_name is None:
        return ""
    reader = _module(reader_name) if reader_name.startswith("guardctl.") else _hook(paths).load(reader_name)
    payload = read_payload()
    if payload is None:
        if event not in STOP_EVENTS:
            _hook(paths).fail_safe(index, paths, host, event, "broken_payload")
        return ""
    if _environment(RECURSION) == "1":
        if not reader.project_defines(RECURSION, payload, _environment("CLAUDE_PROJECT_DIR")):
            return ""
        _module("guardctl.notices").notice_ignored_variable(index, paths, host, payload)
    guards, settings = index["guards"], index["settings"]
    deep = any(guard["whens"] for guard in guards)
    turn = reader.read(payload, event, whole=deep, turn_only=deep)
    if turn is None:
        return ""
    if index["projects"]:
        guards = _module("guardctl.projects").kept(guards, index["projects"], turn.cwd)

    def whole() -> "Turn | None":
        return turn if deep else reader.read(payload, event, whole=True, turn_only=True)

    choices = choose(turn, guards, settings["sensitivity"], whole, settings["merge"])
    asked = [choice for choice in choices if not choice.passed]
    if not asked and settings["audit"] and choices and _sampled(turn, settings["audit"]):
        asked = [choice.audited() for choice in choices]
    findings = [choice.finding() for choice in asked]
    if not findings:
        count_silent(paths["log"], PASSED if choices else SILENT)
    elif all(bypass is not None for _, _, bypass in findings) or _nobody_to_ask(index, host, event, findings):
        from guardctl.records import early_record, write_record

        record = early_record(turn, findings, index, started)
        write_record(paths["log"], record)
        if record.get("why") == "fail" and host not in index["settings"]["chose_none"]:
            _module("guardctl.notices").tell_unjudged(reader, index, paths, event, payload, record)
    else:
        return _judge(host, payload, event, reader, findings, index, paths, started)
    return ""


def _judge(  # type: ignore[no-untyped-def]
    host: str, payload: dict, event: str, reader, findings: list, index: dict, paths: dict, started: float
) -> str:
    """Hand over to the second half, in a process of its own where it may start programs; return as ``answer``."""

    def work() -> int:
        try:
            _hook(paths).judge(payload, event, reader, findings, index, paths, started)
        except Exception as error:  # noqa: BLE001  # as in main
            return _ENDINGS.index(_failed(paths, host, event, error))
        return 0

    if set(index["chains"].get(host) or ()) <= WITHOUT_PROGRAM:
        return _ENDINGS[work()]
    return _ENDINGS[_module("guardctl.apart").run(work)]


def _sampled(turn: Turn, share: float) -> bool:
    """Tell whether a turn belongs to the audit sample: always the same ones, by what they say."""
    from zlib import crc32

    return crc32(turn.said.encode("utf-8", "replace")) % 10_000 < share * 10_000


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


def count_silent(log: str, kind: bytes = SILENT) -> None:
    """Append one byte to today's count of turns about which nobody was asked. A failure changes nothing."""
    append(log, time.strftime("silent-%Y-%m-%d", time.gmtime()), kind, line=False)


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
    _open_sites(paths)
    from guardctl import hook

    return hook


def _open_sites(paths: dict) -> None:
    """Let everything be imported that is installed where ``install`` has found it.

    Not in the host's environment: ``.pth`` files may run code, and some of it heeds variables.
    """
    import os
    import site

    theirs = dict(os.environ)
    os.environ.clear()
    os.environ.update(paths["environment"])
    streams = sys.stdout, sys.stderr
    try:
        with open(os.devnull, "w") as sys.stdout:  # what they print, or ``site`` about them, is not for the host
            sys.stderr = sys.stdout
            for folder in paths["sites"]:
                site.addsitedir(folder)
    finally:
        sys.stdout, sys.stderr = streams
        os.environ.clear()
        os.environ.update(theirs)


def _failed(paths: dict, host: str, event: str, error: BaseException) -> str:
    """Say what went wrong where that is possible, and return what has to be mended, if anything has."""
    try:
        if isinstance(error, (DamagedIndexError, TooLateError)):
            wrong = "damaged" if isinstance(error, DamagedIndexError) else "too_late"
            _module("guardctl.unjudged").answer(paths, host, event, wrong)
            return "damaged" if wrong == "damaged" else ""
        from guardctl.records import write_crash

        write_crash(paths["log"], error)
    except Exception:  # noqa: BLE001, S110  # the last resort of the last resort
        pass
    return "crash"


def _heal(paths: dict, wrong: str) -> None:
    """Have index and bundle made anew; the reply is on its way first."""
    try:
        sys.stdout.flush()
        _module("guardctl.rebuilding").start(paths, wrong)
    except Exception:  # noqa: BLE001, S110  # the next turn tries again
        pass
