"""What is said once a session, and not with every turn.

Imports builtins and our own small modules only: the silent path comes here.
"""

import time

from guardctl.records import clean_id, make_private_folder, text_hash, write_record
from guardctl.redaction import kinds_in
from guardctl.said import say

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
    text = "the project's settings define the recursion variable; guardctl went on regardless"
    log_once(index, paths, host, payload, text)


def log_once(index, paths, host: str, payload: dict, text: str, what: str = "") -> None:  # type: ignore[no-untyped-def]
    """Log a notice, unless it was logged in this session; ``what`` tells it from others."""
    session = payload.get("session_id")
    if not first_time(paths["state"], host, session, what):
        return
    record = {
        "time": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime()),
        "host": host,
        "session": clean_id(session, kinds_in(index)) if isinstance(session, str) else "",
        "notice": text,
    }
    write_record(paths["log"], record)


_NO_JUDGE = (
    "a turn was flagged, but there is no judge to ask, so nothing can be blocked. Choose one, or none for good: "
    "guardctl install HOST --judge NAME"
)
_IN_WORDS = {
    "timeout": "the judge did not answer in time",
    "not_installed": "the judge's program is gone: run 'guardctl install HOST' again",
    "not_found": "the judge's program is gone: run 'guardctl install HOST' again",
    "cannot_start": "the judge's program cannot be started",
    "crash": "the judge's program ended with an error",
    "not_logged_in": "the judge has no login or key, or a refused one",
    "rate_limited": "the judge's service says to wait",
    "overloaded": "the judge's service is in trouble",
    "unreachable": "the judge's service cannot be reached",
    "breaker_open": "the judge failed repeatedly and is skipped for a while",
    "no_judge": "there is no judge to ask",
}


def _in_words(reason: str, guard: dict) -> str:
    error = guard.get("error")
    return f"{reason} ({error})" if error else _IN_WORDS.get(reason, reason)


def tell_unjudged(reader, index, paths, event: str, payload: dict, record: dict) -> None:  # type: ignore[no-untyped-def]
    """Tell the human in the host, once per session, that guardctl could not judge a turn, and why. Never a block.

    Says nothing where the host has no way to tell only the human (its reader has no ``notice``), nor where the user
    chose to have no judge.

    Args:
        reader: the host's.
        index: as on the silent path.
        paths: as on the silent path.
        event: the event.
        payload: the hook's.
        record: of the turn, as logged.
    """
    notice = getattr(reader, "notice", None)
    if notice is None or record.get("why") != "fail":
        return
    host, settings = record["host"], index["settings"]
    failed = {guard["reason"]: guard for guard in record["guards"] if guard["verdict"] == "fail"}
    if all(reason.startswith("set_aside: ") for reason in failed):
        return  # the next turn is judged, without anybody's doing
    if set(failed) == {"no_judge"}:
        if host in settings["chose_none"]:
            return
        text = _NO_JUDGE.replace("HOST", host)
    else:
        words = [f"{guard['name']}: {_in_words(reason, guard)}" for reason, guard in failed.items()]
        why = settings["problem"].rstrip(".") or "; ".join(words).replace("HOST", host)
        text = f"this turn could not be judged, and passed. {why}. More: guardctl list --judges"
    answer = notice(f"guardctl: {text}.", event)
    if answer and first_time(paths["state"], host, payload.get("session_id"), "/unjudged"):
        say(answer)
