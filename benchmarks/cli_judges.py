"""What it costs to start the agents' own programs as judges: ``.venv/bin/python benchmarks/cli_judges.py``.

Each program answers from the scripted model server of ``tests/clients``, which takes no time, so what is left is the
program itself: start, one request, end. Median of five after one that does not count. Needs the pinned clients:
``./dev clients``.
"""

from __future__ import annotations

import json
import statistics
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.clients import install
from tests.clients.cli_judges import ANSWER, JUDGES, PROMPT, CliJudge, JudgeLab
from tests.clients.lab import say

RUNS = 5


def measure(judge: CliJudge) -> dict[str, object]:
    """Return seconds of the judge and of its program as it comes, and the size of what the model is asked."""
    asked, plain = [], []
    with tempfile.TemporaryDirectory(dir=Path.home()) as folder, JudgeLab(Path(folder)) as lab:
        for _ in range(RUNS + 1):
            reply = lab.ask(judge, [judge.answer(ANSWER)])
            assert not reply["reason"], reply
            asked.append(reply["seconds"])
            began = time.monotonic()
            run = getattr(lab, judge.name)(PROMPT, [say(json.dumps(ANSWER))])
            plain.append(time.monotonic() - began)
            sizes = [len(json.dumps(request)) for request in (reply["requests"][0], run.calls[0])]
    return {
        "judge": judge.name,
        "version": install.CLIENTS[judge.name].version,
        "seconds": round(statistics.median(asked[1:]), 2),
        "request_bytes": sizes[0],
        "plain_seconds": round(statistics.median(plain[1:]), 2),
        "plain_request_bytes": sizes[1],
    }


def main() -> int:
    """Print one JSON object for each judge whose program is installed."""
    for judge in JUDGES:
        if install.binary(judge.name) is None:
            print(f"{judge.name} is not installed: './dev clients' does that", file=sys.stderr)
            continue
        print(json.dumps(measure(judge)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
