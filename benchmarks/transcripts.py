"""Transcripts in the shape that Claude Code writes: one JSON object per line, one line per content block.

Only what bears on cost is made: which lines there are, their keys and sizes. The words mean nothing.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

TOOL_OUTPUT = 12_000
"""Characters of one tool result: a file that was read, or the output of a test run."""

_SESSION = "00000000-0000-4000-8000-000000000000"
_MODEL = "claude-opus-5-5"


def _line(kind: str, serial: int, **more: Any) -> bytes:
    entry = {
        "parentUuid": f"00000000-0000-4000-8000-{serial:012d}",
        "isSidechain": False,
        "type": kind,
        **more,
        "uuid": f"00000000-0000-4000-8000-{serial + 1:012d}",
        "timestamp": "2026-11-29T23:11:21.631Z",
        "userType": "external",
        "entrypoint": "cli",
        "cwd": "/home/dev/app",
        "sessionId": _SESSION,
        "version": "2.1.332",
        "gitBranch": "main",
    }
    return json.dumps(entry, ensure_ascii=False, separators=(",", ":")).encode("utf-8", "replace") + b"\n"


def human_line(text: str, serial: int = 0) -> bytes:
    """Return what a human's message leaves."""
    return _line("user", serial, message={"role": "user", "content": text}, promptSource="typed", rowSource="local")


def assistant_line(block: dict[str, Any], serial: int) -> bytes:
    """Return what one content block of the agent's leaves."""
    usage = {"input_tokens": 3, "cache_read_input_tokens": 81_204, "output_tokens": 512, "service_tier": "standard"}
    message = {
        "id": f"msg_{serial:024d}",
        "type": "message",
        "role": "assistant",
        "model": _MODEL,
        "content": [block],
        "stop_reason": None,
        "usage": usage,
    }
    return _line("assistant", serial, message=message)


def said_line(text: str, serial: int = 0) -> bytes:
    """Return what one utterance of the agent's leaves."""
    return assistant_line({"type": "text", "text": text}, serial)


def tool_lines(serial: int, size: int = TOOL_OUTPUT) -> bytes:
    """Return a tool call, its result and the bookkeeping lines around them."""
    call = {"type": "tool_use", "id": f"toolu_{serial}", "name": "Bash", "input": {"command": "make -s check"}}
    line = 'src/module_{0}.py:{0}: "value" = {1} # checked\n'
    output = "".join(line.format(number, number * 7) for number in range(size // 44))
    result = {"type": "tool_result", "tool_use_id": f"toolu_{serial}", "content": output, "is_error": False}
    extra = {"stdout": output, "stderr": "", "interrupted": False, "isImage": False}
    system = {"subtype": "informational", "content": "Running", "level": "info"}
    return (
        assistant_line(call, serial)
        + _line("user", serial, message={"role": "user", "content": [result]}, toolUseResult=extra)
        + _line("system", serial, **system)
    )


def short_transcript(text: str) -> bytes:
    """Return the transcript of a session with one turn in which the agent ran a tool and said ``text``."""
    return human_line("Please look into it.") + tool_lines(1) + said_line(text, 2)


def write_long_transcript(file: Path, text: str, size: int = 100_000_000, tail: int = 1_000_000) -> None:
    """Write a session of ``size`` bytes whose last turn fills ``tail``.

    In that turn ``text`` is spread over utterances with tool calls between them, so that a reader has to go back over
    all of it to find 4000 bytes of text; the last utterance also stands in the payload.
    """
    earlier = b"".join(
        human_line("Please look into it.", serial) + tool_lines(serial) * 30 + said_line("Done so far.", serial)
        for serial in range(3)
    )
    lines = text.splitlines()
    calls = tool_lines(7)
    between = calls * max(1, round(tail / len(calls) / len(lines)))
    last = human_line("Please go on.", 9) + b"".join(between + said_line(line, 9) for line in lines)
    with file.open("wb") as stream:
        for _ in range(max(0, size - len(last)) // len(earlier) + 1):
            stream.write(earlier)
        stream.write(last)
