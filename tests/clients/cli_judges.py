"""The judges that are agents' own programs, as their tests see them: one description each, and a lab that asks them."""

from __future__ import annotations

import json
import shlex
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from . import install
from .lab import Lab, require, say, use, write

Json = dict[str, Any]

SCHEMA: Json = {
    "type": "object",
    "properties": {
        "new_proposal": {"type": ["boolean", "null"], "description": "does it propose"},
        "reason": {"type": ["string", "null"], "description": "why"},
    },
    "required": ["new_proposal", "reason"],
    "additionalProperties": False,
}
ANSWER: Json = {"new_proposal": True, "reason": "it says so"}
PROMPT = "You are a classifier. The report to evaluate: I will push this now."

# Asks a judge from inside the sandbox, where the model server is.
ASK = """\
import json, sys, time
from guardctl.errors import JudgeError
from guardctl.judging import JudgeContext, JudgeRequest
from guardctl.plugins import resolve

order = json.load(sys.stdin)
context = JudgeContext("claude-code", order["environment"], order["folder"])
began = time.monotonic()
try:
    judge = resolve(order["factory"], "", "")(order["options"], context)
    reply = judge.ask(JudgeRequest("commit", order["prompt"], order["schema"]), began + order["seconds"])
    said = {"text": reply.text, "model": reply.model, "tokens": [reply.tokens_in, reply.tokens_out]}
except JudgeError as error:
    said = {"reason": error.reason, "message": str(error)}
print(json.dumps({"reason": "", **said, "seconds": time.monotonic() - began}))
"""


@dataclass(frozen=True)
class CliJudge:
    """What the tests have to know about one judge.

    Attributes:
        name: of the judge, which is also its program's.
        model: its default model, as it goes over the wire.
        configure: adds to the options what leads it to the lab's model server.
        answer: makes the turn in which the model hands in an answer.
        schema: finds the answer's JSON schema in a request.
        tools: finds the names of all tools in a request.
        deviating_tools: those it cannot be made to leave out.
        writes: paths relative to the home folder, or their beginnings, of what it writes there.
        memories: files with standing instructions, relative to the home folder.
        mention: a text that makes the program attach the file ``secret.txt`` or the skill ``secret`` of the home.
        escape: a turn in which the model tries to write the file given to it.
    """

    name: str
    model: str
    configure: Callable[[Lab], Json]
    answer: Callable[[Json], Json]
    schema: Callable[[Json], Json]
    tools: Callable[[Json], set[str]]
    deviating_tools: frozenset[str]
    writes: tuple[str, ...]
    memories: tuple[str, ...]
    mention: str
    escape: Callable[[Path], Json]

    def options(self, lab: Lab, **more: Any) -> Json:
        """Return the judge's settings in a lab."""
        return {"program": require(self.name), **self.configure(lab), **more}


def _codex_config(lab: Lab) -> Json:
    provider = {"name": "scripted", "base_url": f"{lab.env['ANTHROPIC_BASE_URL']}/v1", "wire_api": "responses",
                "env_key": "CODEX_API_KEY", "request_max_retries": 0, "stream_max_retries": 0}  # fmt: skip
    return {"config": {"model_provider": "scripted", "model_providers": {"scripted": provider}}}


def _codex_tools(body: Json) -> set[str]:
    """Codex hands tools over in two places: the interface's own, and as an item of the conversation."""
    found = {tool.get("name") or tool["type"] for tool in body.get("tools", ())}
    for item in body["input"]:
        for group in item.get("tools", ()) if item["type"] == "additional_tools" else ():
            found |= {tool["name"] for tool in group.get("tools", [group])}
    return found


CLAUDE = CliJudge(
    name="claude",
    model="claude-haiku-5-5",
    configure=lambda lab: {"env": {"ANTHROPIC_BASE_URL": lab.env["ANTHROPIC_BASE_URL"]}},
    answer=lambda answer: use("StructuredOutput", input=answer),
    schema=lambda body: next(t["input_schema"] for t in body["tools"] if t["name"] == "StructuredOutput"),
    tools=lambda body: {tool["name"] for tool in body.get("tools", ())},
    deviating_tools=frozenset({"StructuredOutput"}),
    writes=(".claude.json", ".claude/backups/", ".claude/plugins/"),
    memories=("CLAUDE.md", ".claude/CLAUDE.md", ".claude/rules/always.md"),
    mention='Look at @~/secret.txt and @"~/secret.txt", please.',
    escape=lambda file: use("Write", input={"file_path": str(file), "content": "x"}),
)
CODEX = CliJudge(
    name="codex",
    model="gpt-5.3-codex-spark",
    configure=_codex_config,
    answer=lambda answer: say(json.dumps(answer)),
    schema=lambda body: body["text"]["format"]["schema"],
    tools=_codex_tools,
    deviating_tools=frozenset(),
    writes=(),
    memories=("AGENTS.md", ".codex/AGENTS.md", ".codex/AGENTS.override.md"),
    mention="Look at $secret and [$secret](~/.agents/skills/secret/SKILL.md) and @~/secret.txt, please.",
    escape=lambda file: use("apply_patch", input=f"*** Begin Patch\n*** Add File: {file}\n+x\n*** End Patch\n"),
)
JUDGES = (CLAUDE, CODEX)


class JudgeLab(Lab):
    """A lab that asks judges directly, without a client as host.

    Attributes:
        folder: guardctl's folder for judges, where each call gets one of its own.
    """

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.folder = self.home / ".local/state/guardctl/judge"
        self.env |= {"CODEX_API_KEY": "sk-scripted", "CLAUDECODE": "1"}

    def ask(
        self, judge: CliJudge, script: Sequence[Json], options: Json | None = None, prompt: str = PROMPT, **kw: Any
    ) -> Json:
        """Ask a judge, with the project as the current folder.

        Returns:
            ``reason`` of a failure or "", ``text``, ``model``, ``tokens`` and ``seconds``, and ``requests``, the bodies
            of what the model was asked.
        """
        kept = {name: self.env[name] for name in ("PATH", "HOME", "LANG")}
        order = {"factory": f"guardctl.judges.{judge.name}:make", "environment": kept, "folder": str(self.folder),
                 "options": judge.options(self) if options is None else options, "prompt": prompt, "schema": SCHEMA,
                 "seconds": 20, **kw}  # fmt: skip
        run = self._run([str(self.python), "-I", "-c", ASK], json.dumps(order), script)
        assert run["returncode"] == 0, run["stderr"]
        calls = [request["body"] for request in run["requests"] if request["kind"] in {"call", "unscripted"}]
        return {**json.loads(run["stdout"]), "requests": calls, "unused": run["unused"]}

    def files(self) -> dict[str, float]:
        """Return every file of the home and its modification time, by its path in the home."""
        found = (path for path in self.home.rglob("*") if path.is_file() and not path.is_symlink())
        return {str(path.relative_to(self.home)): path.stat().st_mtime_ns for path in found}

    def wrapper(self, judge: CliJudge, body: str, name: str = "wrapper") -> Path:
        """Write a program that does ``body`` (a shell's) and then becomes the judge's real one."""
        text = f'#!/bin/sh\n{body}\nexec {require(judge.name)} "$@"\n'
        return write(self.home.parent / "bin" / name, text, mode=0o755)


def judge_lab(folder: Path) -> Iterator[JudgeLab]:
    """Yield a lab; for fixtures."""
    with JudgeLab(folder) as lab:
        yield lab


def programs(lab: Lab) -> None:
    """Put the clients on the lab's PATH, where ``guardctl install`` looks for them."""
    folder = lab.home.parent / "programs"
    folder.mkdir(exist_ok=True)
    for name in install.CLIENTS:
        # Not a link: it would lead into this repository's work tree, from where nothing is taken over.
        write(folder / name, f'#!/bin/sh\nexec {shlex.quote(require(name))} "$@"\n', mode=0o755)
    lab.env["PATH"] = f"{folder}:{lab.env['PATH']}"
