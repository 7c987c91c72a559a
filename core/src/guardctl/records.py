"""The decision log: one JSON line per hook call in which a guard signalled, one byte per silent turn.

Lines go out in a single append, so that hooks running at the same time never tear one another's. A write that fails
never changes a decision. Nothing here imports more than ``json``: a declared bypass is logged from the silent path.
"""

import json
import time

from guardctl.log_file import append

KEPT_DAYS = 30
EXCERPT = 300
"""Characters of a sentence or reason that go into a record."""

_ID = 100
_ID_READ = 1000


def make_private_folder(path: str) -> None:
    """Make ``path``, with its parents, a folder for its owner alone, also where it was there before.

    Failures are left to the writer.
    """
    import os

    try:
        os.makedirs(path, mode=0o700, exist_ok=True)
        status = os.stat(path)
        if status.st_mode & 0o077 and hasattr(os, "getuid") and status.st_uid == os.getuid():
            os.chmod(path, 0o700)
    except (OSError, ValueError):
        pass


def clean_id(name: str, kinds: tuple) -> str:
    """Return an id out of a payload as it may be logged: redacted, and of bounded length.

    Redacted before it is cut to what is logged, so that no half of a secret stays at the end.
    """
    from guardctl.redaction import redact

    return redact(name[:_ID_READ], kinds)[0][:_ID]


def early_record(turn, findings: list, index: dict, started: float) -> dict:  # type: ignore[no-untyped-def]
    """Return the record of a turn that ended in layer 1.

    Every signal was set aside by a declared bypass, or fails because there is no judge to ask.
    """
    from guardctl.disclosure import Censor
    from guardctl.redaction import kinds_in

    censor = Censor(kinds_in(index))
    shown = censor.passages(turn.said, findings)
    guards = [
        {
            "name": guard["name"],
            "version": guard["version"],
            "signal": _signal(signal, shown[signal[0]][:EXCERPT]),
            **(
                {"bypass": None, "judge": "none", "verdict": "fail", "reason": "no_judge"}
                if bypass is None
                else {"bypass": {"why": bypass[1], "sentence": shown[bypass[0]][:EXCERPT]}, "verdict": "allow"}
            ),
        }
        for guard, signal, bypass in findings
    ]
    failed = {} if all(bypass is not None for _, _, bypass in findings) else {"why": "fail"}
    log_text, kinds = index["settings"]["log_text"], censor.kinds
    return censor.record(turn_record(turn, "pass", guards, censor.counts, log_text, started, kinds, **failed))


def _signal(signal: tuple, sentence: str) -> dict:
    _, why, _, row, odds = signal
    record = {"why": why, "sentence": sentence}
    if row:
        record["row"] = row
    if odds is not None:
        record["odds"] = round(odds, 2)
    return record


def turn_record(  # type: ignore[no-untyped-def]
    turn,
    decision: str,
    guards: list,
    redactions: dict,
    log_text: str,
    started: float,
    kinds: tuple = (),
    **more: object,
) -> dict:
    """Return a record; the fields are described in ``docs/reference/log.md``.

    Args:
        turn: what it is about.
        decision: what the host is told.
        guards: one object for each that signalled, redacted.
        redactions: how many secrets of each kind were replaced.
        log_text: the user's setting.
        started: ``time.monotonic()`` at the start of the process.
        kinds: of secrets, for what the host calls the session.
        more: further fields.
    """
    record = {
        "time": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime()),
        "host": turn.host,
        "event": turn.event,
        "session": clean_id(turn.session, kinds),
        "decision": decision,
        "ms": round((time.monotonic() - started) * 1000),
        "guards": guards,
        "redactions": redactions,
        "text_hash": text_hash(turn.text),
        "truncated": turn.truncated,
    }
    if log_text == "none":
        for guard in guards:
            for finding in ("signal", "bypass"):
                if isinstance(guard.get(finding), dict):
                    guard[finding].pop("sentence", None)
            guard.pop("sentence", None)
    record.update(more)
    return record


def text_hash(text: str) -> str:
    """Return the first 16 hex digits of the text's SHA-256. Without ``hashlib``, which would load OpenSSL."""
    try:
        from _sha2 import sha256  # type: ignore[import-not-found]  # a builtin without stubs
    except ImportError:  # Python 3.11
        from _sha256 import sha256  # type: ignore[import-not-found]
    digest: str = sha256(text.encode("utf-8", "replace")).hexdigest()
    return digest[:16]


def write_record(folder: str, record: dict) -> bool:
    """Append ``record`` to today's file (UTC); return whether that worked."""
    line = json.dumps(record, ensure_ascii=True, separators=(",", ":")).encode() + b"\n"
    return append(folder, time.strftime("decisions-%Y-%m-%d.jsonl", time.gmtime()), line)


def write_crash(folder: str, error: BaseException) -> bool:
    """Append the traceback of an unexpected error, with versions, to today's crash file."""
    import sys
    import traceback

    from guardctl import __version__

    head = f"--- {time.strftime('%Y-%m-%dT%H:%M:%SZ', time.gmtime())} guardctl {__version__} python {sys.version}\n"
    frames = "".join(traceback.format_tb(error.__traceback__))
    # The message of an exception may quote the payload, which is not redacted: its type has to do.
    text = f"{head}{frames}{type(error).__name__}\n"
    return append(folder, time.strftime("crash-%Y-%m-%d.log", time.gmtime()), text.encode("utf-8", "replace"))


def prune(folder: str, now: "float | None" = None) -> int:
    """Remove our files in ``folder`` (log or state) older than :data:`KEPT_DAYS`; return how many. Not for the hook."""
    import os
    import re

    logged, kept = (
        r"(decisions|silent|crash)-\d{4}-\d\d-\d\d(\.jsonl|\.log)?",
        r"(blocks|folder|noticed|breaker)-[0-9a-f]{16}(-[0-9a-f]{16})?(\.json)?",
    )
    ours = re.compile(f"{logged}|{kept}")
    oldest = (time.time() if now is None else now) - KEPT_DAYS * 86400
    removed = 0
    try:
        names = os.listdir(folder)
    except OSError:
        return 0
    for name in names:
        if ours.fullmatch(name):
            path = os.path.join(folder, name)
            if os.path.getmtime(path) < oldest:
                os.unlink(path)
                removed += 1
    return removed
