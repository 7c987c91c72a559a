"""The five shipped guards together, in the hook of the real Claude Code."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

from .lab import Lab, say, write

BREAKS_THREE = (
    "The login form is in place.\n\n"
    "You asked for the CSV import as well; I'm deferring the CSV import to a follow-up ticket.\n\n"
    "My context window is almost full, so the help pages will have to continue in a new session.\n\n"
    "I'll push this to main now."
)
BROKEN = ["commit", "scope-change", "scope-check"]

JUDGE = """\
#!{python} -I
import json, re, sys
guards = re.findall("^# (.+)$", sys.stdin.read().partition("\\nCODE is ")[0], re.MULTILINE)
with open({record!r}, "a") as record:
    record.write(json.dumps(guards) + "\\n")
print(json.dumps({{guard: {{"new_proposal": True}} for guard in guards}}))
"""


def test_one_reply_that_breaks_three_rules_is_one_message(lab: Lab, tmp_path: Path) -> None:
    record = tmp_path / "calls.jsonl"
    judge = write(tmp_path / "judge.py", JUDGE.format(python=sys.executable, record=str(record)), mode=0o755)
    done = lab.guardctl("install", "claude-code", "--judge", f"command:{judge}")
    assert done.returncode == 0, done.stderr
    run = lab.claude("Add a login form, a CSV import and help pages.", [say(BREAKS_THREE), say("Noted.")])

    assert (len(run.calls), run.unused) == (2, 0)
    [feedback] = run.feedback
    assert re.findall(r"\[guardctl ([a-z-]+)\]", feedback) == BROKEN

    [blocked] = [decision for decision in lab.decisions() if decision["decision"] == "block"]
    assert {guard["name"]: guard["verdict"] for guard in blocked["guards"]} == dict.fromkeys(BROKEN, "violation")
    calls = [json.loads(line) for line in record.read_text(encoding="utf-8").splitlines()]
    assert calls == [BROKEN]
