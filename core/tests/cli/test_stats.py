"""``guardctl stats``: what became of turns, each end by its own name."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from guardctl.cli.stats import summarise
from guardctl.paths import user_paths

from ..support import BYPASSED, SIGNALLING, SILENT, Environment, command, stop


def case(verdict: str, reason: str = "", name: str = "moon", **more: Any) -> dict[str, Any]:
    return {"name": name, "verdict": verdict, "reason": reason, **more}


def judged(verdict: str, seconds: float = 2, **more: Any) -> dict[str, Any]:
    return case(verdict, "said so", judge="command", fields={"bad": True}, ms={"judge": int(seconds * 1000)}, **more)


BYPASS = case("allow", bypass={"why": "a tale"})
LATE = case("fail", "timeout", judge="command", ms={"judge": 20000})
UNASKED = case("fail", "no_judge", judge="none")
OBSERVED = {"mode": "observe"}

NOTHING = {
    "signalled": 0, "bypassed": 0, "judged": 0, "budget_spent": 0, "no_judge": 0, "violations": 0, "blocked": 0,
    "would_have_blocked": 0, "audited": 0, "missed": 0, "failed": {}, "judged_share": 0.0,
}  # fmt: skip
EMPTY = {
    "turns": 0, "silent": 0, "passed": 0, "bypassed": 0, "judged": 0, "budget_spent": 0, "no_judge": 0, "blocked": 0,
    "would_have_blocked": 0, "failed": {}, "judged_share": None, "average_wait_seconds": None,
    "average_wait_at_4s": None, "guards": {},
}  # fmt: skip


def record(*cases: dict[str, Any], decision: str = "pass", **more: Any) -> dict[str, Any]:
    return {"decision": decision, "guards": list(cases), **more}


def summary_of(folder: Path, *records: dict[str, Any], silent: int = 0) -> dict[str, Any]:
    (folder / "decisions-2026-01-01.jsonl").write_text("".join(json.dumps(record) + "\n" for record in records))
    (folder / "silent-2026-01-01").write_text("." * silent)
    return summarise(folder)


def test_nothing(tmp_path: Path) -> None:
    assert summarise(tmp_path / "missing") == EMPTY


def test_turns_that_filters_let_pass_and_what_the_audit_found(tmp_path: Path) -> None:
    audited = {"mode": "audit"}
    records = [record(judged("violation", **audited)), record(judged("allow", **audited)), record(LATE | audited)]
    (tmp_path / "decisions-2026-01-01.jsonl").write_text("".join(json.dumps(each) + "\n" for each in records))
    (tmp_path / "silent-2026-01-01").write_text("..f.f")
    summary = summarise(tmp_path)
    assert (summary["turns"], summary["silent"], summary["passed"]) == (8, 5, 2)
    assert summary["guards"]["moon"] == NOTHING | {"audited": 2, "missed": 1}


ENDS = {
    "a bypass": (record(BYPASS), {"bypassed": 1}, {"bypassed": 1}),
    "nobody to ask": (record(UNASKED, why="fail"), {"no_judge": 1}, {"no_judge": 1}),
    "a judge that fails": (
        record(LATE, why="fail"),
        {"failed": {"timeout": 1}, "average_wait_seconds": 10.0, "average_wait_at_4s": 2.0},
        {"failed": {"timeout": 1}},
    ),
    "a guard that cannot be loaded": (
        record(case("fail", "cannot_load: no module 'x'"), why="fail"),
        {"failed": {"cannot_load": 1}},
        {"failed": {"cannot_load": 1}},
    ),
    "a spent budget": (record(case("spent", "same_text")), {"budget_spent": 1}, {"budget_spent": 1}),
    "allowed": (
        record(judged("allow")),
        {"judged": 1, "judged_share": 0.5, "average_wait_seconds": 1.0, "average_wait_at_4s": 2.0},
        {"judged": 1, "judged_share": 0.5},
    ),
    "blocked": (
        record(judged("violation"), decision="block"),
        {"judged": 1, "blocked": 1, "judged_share": 0.5, "average_wait_seconds": 1.0, "average_wait_at_4s": 2.0},
        {"judged": 1, "violations": 1, "blocked": 1, "judged_share": 0.5},
    ),
    "observed": (
        record(judged("violation", **OBSERVED), why="observed", would="block"),
        {"judged": 1, "would_have_blocked": 1, "judged_share": 0.5, "average_wait_seconds": 1.0,
         "average_wait_at_4s": 2.0},
        {"judged": 1, "violations": 1, "would_have_blocked": 1, "judged_share": 0.5},
    ),
    "judged, and the budget spent meanwhile": (
        record(judged("spent")),
        {"judged": 1, "judged_share": 0.5, "average_wait_seconds": 1.0, "average_wait_at_4s": 2.0},
        {"judged": 1, "judged_share": 0.5},
    ),
}  # fmt: skip


@pytest.mark.parametrize(("found", "turns", "guard"), ENDS.values(), ids=ENDS)
def test_each_end(found: dict[str, Any], turns: dict[str, Any], guard: dict[str, Any], tmp_path: Path) -> None:
    whole = {"turns": 2, "silent": 1, "judged_share": 0.0, "average_wait_seconds": 0.0, "average_wait_at_4s": 0.0}
    whole["guards"] = {"moon": NOTHING | {"signalled": 1} | guard}
    assert summary_of(tmp_path, found, silent=1) == EMPTY | whole | turns


def test_a_turn_counts_once_under_each_end(tmp_path: Path) -> None:
    both = record(judged("allow", 3), judged("violation", 1, name="tide"), LATE | {"name": "sun"}, UNASKED, BYPASS)
    summary = summary_of(tmp_path, both)
    assert {key: summary[key] for key in ("turns", "judged", "no_judge", "bypassed", "failed")} == {
        "turns": 1, "judged": 1, "no_judge": 1, "bypassed": 1, "failed": {"timeout": 1},
    }  # fmt: skip
    assert summary["average_wait_seconds"] == 20.0


def test_lines_that_cannot_be_read_are_left_out(tmp_path: Path) -> None:
    summary_of(tmp_path, record(BYPASS), {"notice": "x"}, {"guards": [1]}, {"guards": {}}, {"guards": [{}]})
    with (tmp_path / "decisions-2026-01-01.jsonl").open("ab") as log:
        log.write(b'\xff\n{"guards": [{"na\n' + b"[" * 100000 + b"\n[]\n")
    assert summarise(tmp_path)["turns"] == 1


def test_as_people_read_it(capsys: pytest.CaptureFixture[str]) -> None:
    log = user_paths().log
    log.mkdir(parents=True)
    summary_of(
        log, record(judged("violation"), decision="block"), record(LATE, case("fail", "crash", "tide")),
        record(judged("violation", **OBSERVED), would="block"), record(UNASKED), record(BYPASS),
        record(case("spent", "budget_spent")), silent=4,
    )  # fmt: skip
    assert command(capsys, "stats") == (
        0,
        (
            "10 turns: 4 silent, 2 judged (20.0%), 1 bypassed, 1 not asked because the budget was spent, "
            "1 without a judge, 2 failed (1 crash, 1 timeout).\n"
            "1 blocked, 1 would have been (by who only observes).\n"
            "Average wait per turn: 2.40 s (at 4 s a judgement it would be 1.20 s).\n"
            "  moon: 6 signalled, 2 judged (20.0%), 1 bypassed, 1 not asked because the budget was spent, "
            "1 without a judge, 1 failed (1 timeout)\n"
            "    1 blocked, 1 would have been\n"
            "  tide: 1 signalled, 0 judged (0.0%), 1 failed (1 crash)\n"
            "    0 blocked, 0 would have been\n"
        ),
        "",
    )


def test_who_never_had_a_judge_is_told_how_to_choose_one(capsys: pytest.CaptureFixture[str]) -> None:
    log = user_paths().log
    log.mkdir(parents=True)
    summary_of(log, record(UNASKED))
    assert command(capsys, "stats") == (
        0,
        (
            "1 turns: 0 silent, 0 judged (0.0%), 1 without a judge.\n"
            "0 blocked, 0 would have been (by who only observes).\n"
            "Average wait per turn: 0.00 s (at 4 s a judgement it would be 0.00 s).\n"
            "Without a judge nothing can be blocked. Choose one: guardctl install HOST --judge NAME.\n"
            "  moon: 1 signalled, 0 judged (0.0%), 1 without a judge\n"
            "    0 blocked, 0 would have been\n"
        ),
        "",
    )


def test_a_log_that_cannot_be_read(capsys: pytest.CaptureFixture[str]) -> None:
    file = user_paths().log / "decisions-2026-01-01.jsonl"
    file.mkdir(parents=True)
    error = f"Error: {file}: Is a directory. Make it readable for you, or move it away.\n"
    assert command(capsys, "stats") == (1, "", error)


def test_what_the_hook_writes(environment: Environment) -> None:
    """Without a judge nothing is judged, whatever the record says of who was asked."""
    environment.add_guard()
    environment.guardctl("install", "claude-code", "--judge", "none")
    for text in (SIGNALLING, BYPASSED, SILENT):
        environment.hook(stop(text))
    done = json.loads(environment.guardctl("stats", "--json").stdout)
    assert done["guards"] == {"moon": NOTHING | {"signalled": 2, "no_judge": 1, "bypassed": 1}}
    assert (done["turns"], done["silent"], done["judged"], done["no_judge"], done["bypassed"]) == (3, 1, 0, 1, 1)
