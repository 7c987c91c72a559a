"""Claude Code: from a hook's payload and the tail of the transcript to a turn.

The payload's ``last_assistant_message`` is the last message only, and the transcript may lag behind it: both are read
together. What the lines of a transcript are, :mod:`guardctl.hosts.claude_code.record` knows.
"""

from guardctl.hosts.claude_code.lines import clean, is_host_text, text_of
from guardctl.hosts.claude_code.record import Record
from guardctl.scan import size_of
from guardctl.turn import LONGEST_TEXT, Turn

CAP_VARIABLE = "CLAUDE_CODE_STOP_HOOK_BLOCK_CAP"

STEP_SECONDS, WAIT_SECONDS = 0.05, 1.0
"""Where the payload has no text, how often and how long to look for it in a transcript that is late."""

_EVENTS = {"stop": "Stop", "subagent-stop": "SubagentStop"}


def read(payload: dict, event: str, whole: bool = False, turn_only: bool = False) -> "Turn | None":
    """Return the turn that this payload ends, or None when there is no text to judge.

    Args:
        payload: the hook's JSON object. Keys of another type than expected count as missing.
        event: ``stop`` or ``subagent-stop``; a subagent's transcript is a file of its own.
        whole: read back to the human's message and beyond (at most 4 MB), so that the turn has its key, the human's
            words and the tools. Without it only what layer 1 needs is read.
        turn_only: with ``whole``, stop at the human's message that began the turn: enough for facts and filters.
    """
    if event not in _EVENTS or payload.get("hook_event_name", _EVENTS[event]) != _EVENTS[event]:
        return None
    subagent = event == "subagent-stop"
    path = text_of(payload, "agent_transcript_path" if subagent else "transcript_path")
    final = text_of(payload, "last_assistant_message").strip()
    size = -1 if final else size_of(path)  # before it is read
    record = _recorded(path, whole, subagent, turn_only)
    if final and not record.has(final) and not is_host_text(final):
        if record.ends_with_an_answer():
            record = Record(whole, subagent, turn_only)  # to something older: the file knows nothing of this turn yet
        record.add_final(final)
    elif not final and not record.said():
        record = _late(path, size, whole, subagent)
    said = record.said()
    if not said:
        return None
    session = text_of(payload, "session_id")
    return Turn(
        host="claude-code",
        event=event,
        said=clean(said[-LONGEST_TEXT:]),
        text=clean(record.text()[-LONGEST_TEXT:]),
        closing=record.closing(),
        asked=record.asked() if whole else None,
        tools=record.tools(),
        todos=record.todos(),
        session=f"{session}/{text_of(payload, 'agent_id')}" if subagent else session,
        key=record.key,
        cwd=text_of(payload, "cwd"),
        truncated=whole and bool(record.lines) and not record.complete,
        continued=payload.get("stop_hook_active") is True,
    )


def _recorded(path: str, whole: bool, subagent: bool, turn_only: bool = False) -> Record:
    record = Record(whole, subagent, turn_only)
    record.read(path)
    return record


def _late(path: str, size: int, whole: bool, subagent: bool) -> Record:
    """Wait for a transcript that had ``size`` bytes and no answer; to read a long one takes longer than a step."""
    from time import monotonic, sleep

    end = monotonic() + WAIT_SECONDS
    record = Record(whole, subagent)
    while size >= 0 and monotonic() < end:
        sleep(STEP_SECONDS)
        before, size = size, size_of(path)
        if size != before:
            record = _recorded(path, whole, subagent)
            if record.said():
                break
    return record


def reply(action: str, feedback: str, event: str) -> str:
    """Return what to print for a decision: one JSON object in ASCII, or nothing when there is nothing to say."""
    if action == "pass":
        return ""
    import json

    if event != "pre-tool-use":
        return json.dumps({"decision": "block", "reason": feedback})
    answer = {"hookEventName": "PreToolUse", "permissionDecision": action, "permissionDecisionReason": feedback}
    return json.dumps({"hookSpecificOutput": answer})


def notice(text: str, event: str) -> str:
    """Return what to print so that the human reads ``text`` and the agent does not, or "".

    Seen with the real client: the message is shown, and the turn ends as it would without it.
    """
    if event != "stop":  # nobody looks on while a subagent works
        return ""
    import json

    return json.dumps({"systemMessage": text})


def project_defines(name: str, payload: dict, project: str) -> bool:
    """Tell whether the project's own settings put ``name`` into the environment of hooks, or may do so.

    Args:
        name: of the variable.
        payload: the hook's payload, for the session's folder.
        project: the project folder as the host names it, or "".
    """
    from guardctl.hosts.claude_code.project_settings import defines

    return any(defines(folder, name) for folder in {project, text_of(payload, "cwd"), "."} if folder)
