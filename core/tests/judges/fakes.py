"""Small programs in the place of the agents' own, for the tests of the judges that run those."""

from __future__ import annotations

import json
import os
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from guardctl.errors import JudgeError
from guardctl.judging import JudgeContext, JudgeReply, JudgeRequest

PROMPT = "You are a classifier.\nMail a@b.c, see @~/.ssh/id_rsa, use $skill for $ 5, end with @"
SCHEMA = {"type": "object", "properties": {"new_proposal": {"type": ["boolean", "null"]}}}
REQUEST = JudgeRequest("commit", PROMPT, SCHEMA, "abc123")

PROGRAM = """\
#!{python} -I
import json, os, sys
seen = {{"argv": sys.argv[1:], "env": dict(os.environ), "cwd": os.getcwd(), "stdin": sys.stdin.read()}}
above = os.path.dirname(os.getcwd())
seen["tree"] = {{os.path.relpath(os.path.join(folder, name), above): os.path.realpath(os.path.join(folder, name))
                for folder, _, names in os.walk(above) for name in names}}
seen["modes"] = [oct(os.stat(folder).st_mode & 0o777) for folder, _, _ in os.walk(above)]
with open({record!r}, "w") as file:
    json.dump(seen, file)
for line in {lines!r}:
    print(line)
sys.exit({status})
"""

CLAUDE_ANSWER = {
    "type": "result",
    "subtype": "success",
    "is_error": False,
    "stop_reason": "tool_use",
    "result": '{"new_proposal":true}',
    "structured_output": {"new_proposal": True},
    "usage": {"input_tokens": 5, "cache_read_input_tokens": 90, "cache_creation_input_tokens": 5, "output_tokens": 20},
    "modelUsage": {"claude-haiku-5-5": {}},
}
CODEX_ANSWER = (
    {"type": "thread.started", "thread_id": "t"},
    {"type": "item.completed", "item": {"id": "0", "type": "error", "message": "Model metadata not found."}},
    {"type": "turn.started"},
    {"type": "item.completed", "item": {"id": "1", "type": "agent_message", "text": '{"new_proposal": true}'}},
    {"type": "turn.completed", "usage": {"input_tokens": 100, "output_tokens": 20}},
)


@dataclass
class Fake:
    """A program that writes down how it was run."""

    path: Path
    folder: Path

    def judge(self, module: Any, **options: Any) -> Any:
        kept = {"PATH": os.environ["PATH"], "HOME": str(self.path.parent)}
        context = JudgeContext("claude-code", kept, str(self.folder))
        return module.make({"program": str(self.path), **options}, context)

    @property
    def seen(self) -> dict[str, Any]:
        seen: dict[str, Any] = json.loads(self.path.with_suffix(".json").read_text())
        return seen


def write(fake: Fake, *lines: object, status: int = 0) -> None:
    texts = [line if isinstance(line, str) else json.dumps(line) for line in lines]
    record = str(fake.path.with_suffix(".json"))
    fake.path.write_text(PROGRAM.format(python=sys.executable, record=record, lines=texts, status=status))
    fake.path.chmod(0o755)


def ask(judge: Any, seconds: float = 20) -> JudgeReply:
    reply: JudgeReply = judge.ask(REQUEST, time.monotonic() + seconds)
    return reply


def value_of(argv: list[str], name: str) -> str:
    return argv[argv.index(name) + 1]


def reason(judge: Any, seconds: float = 20) -> str:
    with pytest.raises(JudgeError) as caught:
        ask(judge, seconds)
    assert PROMPT not in str(caught.value)
    return caught.value.reason
