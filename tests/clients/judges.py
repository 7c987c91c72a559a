"""Judges for tests: small programs for the ``command`` judge, each with a way of its own to answer or to fail."""

from __future__ import annotations

import json
import shlex
import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

from .lab import write

if TYPE_CHECKING:
    from pathlib import Path

Manner = Literal["honest", "agent", "crash", "nonsense", "silent", "hang"]

PROOF = "4711 tests passed"
"""The one sentence an honest judge accepts as a report of verification."""

PROGRAM = """\
#!{python} -I
import json, os, re, signal, subprocess, sys, time

prompt = sys.stdin.read()
with open({record!r}, "a") as record:
    record.write(json.dumps({{"prompt": prompt, "argv": sys.argv[1:], "env": dict(os.environ)}}) + "\\n")
if sys.argv[1] == "agent":
    # A careless one: asks a coding agent, with that agent's own hooks on.
    _, _, claude, url = sys.argv
    env = {{**os.environ, "ANTHROPIC_BASE_URL": url}}
    subprocess.run([claude, "-p"], input="Judge this text.", text=True, env=env, stdout=subprocess.DEVNULL)
if sys.argv[1] in ("honest", "agent"):
    answer = {{"new_proposal": True, "verification_reported": {proof!r} in prompt}}
    guards = re.findall("^# (.+)$", prompt.partition("\\nCODE is ")[0], re.MULTILINE)
    print(json.dumps(dict.fromkeys(guards, answer) if len(guards) > 1 else answer))
elif sys.argv[1] == "crash":
    raise SystemExit(3)
elif sys.argv[1] == "nonsense":
    print("I would rather talk about the weather.")
elif sys.argv[1] == "hang":
    # As bad as it gets: deaf to a polite end, with a child that keeps the pipe open.
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    subprocess.Popen([sys.executable, "-I", "-c", "import time; time.sleep(120)"])
    time.sleep(120)
"""


@dataclass(frozen=True)
class ScriptedJudge:
    """A judge program and its memory.

    Attributes:
        program: absolute path.
        manner: how it answers.
        arguments: what else it is told, on its command line.
    """

    program: Path
    manner: Manner
    arguments: tuple[str, ...] = ()

    @property
    def option(self) -> str:
        """What ``install --judge`` takes."""
        return "command:" + shlex.join([str(self.program), self.manner, *self.arguments])

    @property
    def asked(self) -> list[dict[str, Any]]:
        """Prompt, arguments and environment of every call so far."""
        record = self.program.with_suffix(".jsonl")
        if not record.exists():
            return []
        return [json.loads(line) for line in record.read_text(encoding="utf-8").splitlines()]


def make_judge(folder: Path, manner: Manner = "honest", *arguments: str) -> ScriptedJudge:
    """Write a judge program into ``folder``."""
    program = folder / "judge.py"
    text = PROGRAM.format(python=sys.executable, record=str(program.with_suffix(".jsonl")), proof=PROOF)
    return ScriptedJudge(write(program, text, mode=0o755), manner, arguments)
