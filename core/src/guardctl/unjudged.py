"""A turn that cannot be judged at all: no index that could be used, or no time. It passes, and the log says so."""

import sys
import time

from guardctl.records import write_record
from guardctl.said import say

WHY = {
    "missing": "there is no index",
    "damaged": "the index is damaged",
    "foreign": "the index was made by another version of guardctl or Python",
    "exposed": "the index is not the user's alone",
    "too_late": "the hook's time was over: stdin was not closed, or something hung",
}
"""For the log."""

_MENDED = "; it is made anew now"


def answer(paths: dict, host: str, event: str, wrong: str) -> None:
    """Log that a turn was not judged, and answer the host where that cannot be silence.

    Args:
        paths: as on the silent path.
        host: as in the installed command.
        event: a gate is for the human then.
        wrong: a key of :data:`WHY`.
    """
    record = {
        "time": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime()),
        "host": host,
        "event": event,
        "decision": "pass",
        "why": "fail",
        "guards": [],
        "notice": WHY[wrong] + ("" if wrong == "too_late" else _MENDED),
    }
    if event in ("stop", "subagent-stop"):
        write_record(paths["log"], record)
        return
    reader = _reader(host)
    if reader is None:
        return
    write_record(paths["log"], {**record, "decision": "ask"})
    text = reader.reply("ask", f"guardctl could not judge this: {WHY[wrong]}.", event)
    say(text)


def _reader(host: str):  # type: ignore[no-untyped-def]  # a module, or None
    """Return the reader of a host of ours, by its name: what others have registered stands in the index."""
    name = f"guardctl.hosts.{host.replace('-', '_')}.reader"
    try:
        __import__(name)
    except ImportError:
        return None
    return sys.modules[name]
