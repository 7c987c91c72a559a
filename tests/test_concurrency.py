"""Sixty hooks, 24 at once, each a process of its own: no record is lost or torn, and the block budget is exact."""

from __future__ import annotations

import json
import subprocess
import time
from collections import Counter
from pathlib import Path

import pytest

from .support import Installation, stop

HOOKS = [60, pytest.param(200, marks=pytest.mark.slow)]
AT_ONCE = 24
SESSIONS = 4
MAX_BLOCKS = 2

JUDGE = """
time.sleep(0.7)
print('{"new_proposal": true, "verification_reported": false, "reason": "' + "x" * 400 + '"}')
"""


def text(number: int) -> str:
    """Return a text that signals, and that is unlike every other, so that none is refused as the same again."""
    words = " ".join(
        f"{word}{number * 7919 % 10_007}" for word in ("alpha", "beta", "gamma", "delta", "epsilon", "zeta")
    )
    return f"Everything about {words} is in place. I will commit and push {words} now."


@pytest.mark.parametrize("hooks", HOOKS)
def test_many_hooks(hooks: int, tmp_path: Path) -> None:
    installation = Installation(tmp_path / "installation", JUDGE)
    # The first process also compiles guardctl's modules; it is not one of those that count.
    installation.hook(stop("Sorted by date.", session_id="first"))

    waiting = list(range(hooks))
    running: dict[int, subprocess.Popen[bytes]] = {}
    answers: dict[int, str] = {}
    most = 0
    while waiting or running:
        while waiting and len(running) < AT_ONCE:
            number = waiting.pop(0)
            process = running[number] = installation.start()
            assert process.stdin is not None
            payload = stop(text(number), session_id=f"session {number % SESSIONS}")
            process.stdin.write(json.dumps(payload).encode())
            process.stdin.close()
        most = max(most, len(running))
        for number, process in list(running.items()):
            if process.poll() is not None:
                assert process.stdout is not None
                assert process.stderr is not None
                with process.stdout, process.stderr:
                    assert (process.returncode, process.stderr.read()) == (0, b"")
                    answers[number] = process.stdout.read().decode()
                del running[number]
        time.sleep(0.005)
    assert most == AT_ONCE

    blocks = [number for number, answer in answers.items() if answer]
    assert all(json.loads(answers[number])["decision"] == "block" for number in blocks)
    assert Counter(number % SESSIONS for number in blocks) == dict.fromkeys(range(SESSIONS), MAX_BLOCKS)

    (file,) = installation.log.glob("decisions-*.jsonl")
    lines = file.read_text().splitlines()
    records = [json.loads(line) for line in lines]
    assert len(records) == len({record["text_hash"] for record in records}) == hooks
    assert Counter(record["decision"] for record in records) == {"block": len(blocks), "pass": hooks - len(blocks)}
    reasons = Counter(record["guards"][0]["reason"] for record in records)
    assert set(reasons) == {"unverified_proposal", "budget_spent"}
    assert reasons["unverified_proposal"] == len(blocks)
    # Judges were running side by side: more were asked than there was budget for, and the late ones were refused.
    assert sum("fields" in record["guards"][0] for record in records) > len(blocks)
    assert installation.crashes() == ""
