"""Lines of a transcript as the client writes them, and a session of them in a file."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from guardctl.hosts.claude_code.reader import read

if TYPE_CHECKING:
    from pathlib import Path

    from guardctl.turn import Turn

Line = dict[str, Any]


def human(content: object, **more: object) -> Line:
    return {
        "type": "user",
        "message": {"role": "user", "content": content},
        "origin": {"kind": "human"},
        "promptSource": "typed",
        "turnOrigin": "human",
        "uuid": f"uuid of {content!s:.40}",
        **more,
    }


def assistant(*blocks: object, id: str = "", **more: object) -> Line:  # noqa: A002  # the key's own name
    content = [{"type": "text", "text": block} if isinstance(block, str) else block for block in blocks]
    message = {"role": "assistant", "model": "some-model", "content": content}
    return {"type": "assistant", "message": message | ({"id": id} if id else {}), **more}


def tool_use(name: str, call: str = "t1", **arguments: object) -> Line:
    return {"type": "tool_use", "id": call, "name": name, "input": arguments}


def tool_result(content: object, call: str = "t1", *, line: Line | None = None, **more: object) -> Line:
    """Return a line with a tool's result; ``line`` has what stands beside the message, ``more`` what stands in the block."""
    block = {"type": "tool_result", "tool_use_id": call, "content": content, **more}
    return {"type": "user", "message": {"role": "user", "content": [block]}, "uuid": "of a result", **(line or {})}


def feedback(text: str = "Run the tests.") -> Line:
    content = f"Stop hook feedback:\n{text}"
    return {"type": "user", "isMeta": True, "rowSource": "hook", "message": {"role": "user", "content": content}}


def written(line: Line) -> str:
    return json.dumps(line, separators=(",", ":"))


class Session:
    """A transcript in a file, and how the reader reads it."""

    def __init__(self, file: Path) -> None:
        self.file = file

    def write(self, *lines: Line | str) -> None:
        """Write lines as the client does: without spaces, which readers may rely on."""
        whole = "".join((line if isinstance(line, str) else written(line)) + "\n" for line in lines)
        self.file.write_text(whole, encoding="utf-8", errors="surrogatepass")

    def turn(self, last: str | None = None, *, whole: bool = True, **payload: object) -> Turn | None:
        values = {"hook_event_name": "Stop", "session_id": "s", "transcript_path": str(self.file), **payload}
        if last is not None:
            values["last_assistant_message"] = last
        return read(values, "stop", whole=whole)

    def heard(self, last: str | None = None) -> tuple[str, str]:
        """Return what was said since the last feedback, and the whole text."""
        turn = self.turn(last)
        assert turn is not None
        quick = self.turn(last, whole=False)
        assert quick is not None
        assert quick.said == turn.said
        return turn.said, turn.text
