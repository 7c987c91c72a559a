"""``guardctl stats``: rates and waits from the user's own log."""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import click

from guardctl.errors import SettingsError
from guardctl.evaluation import JUDGEMENT_SECONDS
from guardctl.paths import user_paths
from guardctl.silent import PASSED

NO_JUDGE = "no_judge"
ENDS = ("bypassed", "judged", "budget_spent", NO_JUDGE)
"""What a guard's signal may come to beside a failure; ``judged`` means that a judge answered the guard's question."""


@click.command(epilog="Example: guardctl stats --json")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def stats(as_json: bool) -> None:
    """Show how often turns signalled, were judged and were blocked, and what that cost."""
    summary = summarise(user_paths().log)
    click.echo(json.dumps(summary, indent=2) if as_json else _text(summary))


def summarise(folder: Path) -> dict[str, Any]:
    """Return counts and rates over all log files in ``folder``.

    ``passed``, of the silent ones, had a signal that a filter let pass. A turn counts once under each end that a guard
    of it came to, and once under each reason for which one failed. A share is of all turns that came by, silent ones
    included; None when there was none. Waits are in seconds.

    Raises:
        SettingsError: the log cannot be read.
    """
    counted = b"".join(file.read_bytes() for file in folder.glob("silent-*"))
    turns = {"silent": len(counted), "passed": counted.count(PASSED)}
    turns |= dict.fromkeys((*ENDS, "blocked", "would_have_blocked"), 0)
    failed: Counter[str] = Counter()
    guards: dict[str, dict[str, Any]] = {}
    records = list(read_records(folder))
    waited, asked = 0.0, 0
    for record in records:
        cases = record["guards"]
        ends = {(_end(case), _reason(case)) for case in cases}
        for end in {end for end, _ in ends} & set(ENDS):
            turns[end] += 1
        failed.update({reason for end, reason in ends if end == "failed"})
        turns["blocked"] += record.get("decision") == "block"
        turns["would_have_blocked"] += record.get("would") == "block"
        # Guards of one turn are judged at the same time: the turn waits for the slowest, also for one that fails.
        waits = [case["ms"]["judge"] for case in cases if "judge" in case.get("ms", {})]
        asked += bool(waits)
        waited += max(waits, default=0) / 1000
        for case in cases:
            _count(guards.setdefault(case["name"], _nothing()), case)
    total = turns["silent"] + len(records)
    for row in guards.values():
        row["judged_share"] = _share(row["judged"], total)
        row["failed"] = dict(sorted(row["failed"].items()))
    return {
        "turns": total,
        **turns,
        "failed": dict(sorted(failed.items())),
        "judged_share": _share(turns["judged"], total),
        "average_wait_seconds": _share(waited, total),
        "average_wait_at_4s": _share(JUDGEMENT_SECONDS * asked, total),
        "guards": dict(sorted(guards.items())),
    }


def read_records(folder: Path) -> Iterator[dict[str, Any]]:
    """Yield the decision records in ``folder``, oldest file first; lines that cannot be read are left out.

    Raises:
        SettingsError: the folder or a file cannot be read.
    """
    if folder.is_dir() and not os.access(folder, os.R_OK | os.X_OK):
        raise SettingsError(f"{folder}: no permission to read the log. Give yourself that permission.")
    for file in sorted(folder.glob("decisions-*.jsonl")):
        try:
            lines = file.read_text(encoding="utf-8", errors="replace").split("\n")
        except OSError as error:
            raise SettingsError(f"{file}: {error.strerror}. Make it readable for you, or move it away.") from error
        for line in lines:
            try:
                record = json.loads(line)
            except (ValueError, RecursionError):
                continue
            guards = record.get("guards") if isinstance(record, dict) else None
            if isinstance(guards, list) and all(isinstance(case, dict) and "name" in case for case in guards):
                yield record


def _end(case: Mapping[str, Any]) -> str:
    """Return what a guard's signal came to: one of :data:`ENDS`, or ``failed``."""
    if case.get("bypass"):
        return "bypassed"
    if case.get("verdict") == "fail":
        return NO_JUDGE if case.get("reason") == NO_JUDGE else "failed"
    # A violation that may not block any more was judged all the same.
    return "budget_spent" if case.get("verdict") == "spent" and "fields" not in case else "judged"


def _reason(case: Mapping[str, Any]) -> str:
    """Return the failure's name, without what may stand behind a colon."""
    return str(case.get("reason") or "unknown").partition(":")[0]


def _nothing() -> dict[str, Any]:
    return {
        "signalled": 0, **dict.fromkeys(ENDS, 0), "violations": 0, "blocked": 0, "would_have_blocked": 0,
        "audited": 0, "missed": 0, "failed": Counter(),
    }  # fmt: skip


def _count(row: dict[str, Any], case: Mapping[str, Any]) -> None:
    end, violation, observed = _end(case), case.get("verdict") == "violation", case.get("mode") == "observe"
    if case.get("mode") == "audit":  # what its filter let pass, judged all the same
        row["audited"] += end == "judged"
        row["missed"] += violation
        return
    row["signalled"] += 1
    if end == "failed":
        row["failed"][_reason(case)] += 1
    else:
        row[end] += 1
    row["violations"] += violation
    row["blocked"] += violation and not observed
    row["would_have_blocked"] += violation and observed


def _share(part: float, whole: int) -> float | None:
    return round(part / whole, 4) if whole else None


def _text(summary: dict[str, Any]) -> str:
    if not summary["turns"]:
        return "No turn has come by yet. Is guardctl installed? See 'guardctl list --hosts'."
    wait, estimate = summary["average_wait_seconds"], summary["average_wait_at_4s"]
    lines = [
        f"{summary['turns']} turns: {summary['silent']} silent{_passed(summary)}, {_ends(summary)}.",
        f"{summary['blocked']} blocked, {summary['would_have_blocked']} would have been (by who only observes).",
        f"Average wait per turn: {wait:.2f} s (at 4 s a judgement it would be {estimate:.2f} s).",
    ]
    if summary[NO_JUDGE] and not summary["judged"]:
        lines.append("Without a judge nothing can be blocked. Choose one: guardctl install HOST --judge NAME.")
    for name, row in summary["guards"].items():
        lines.append(f"  {name}: {row['signalled']} signalled, {_ends(row)}")
        lines.append(f"    {row['blocked']} blocked, {row['would_have_blocked']} would have been")
        if row["audited"]:
            lines.append(
                f"    its filter: {row['missed']} of {row['audited']} turns that it let pass break the rule (audit)"
            )
    return "\n".join(lines)


def _passed(summary: Mapping[str, Any]) -> str:
    return f" ({summary['passed']} let pass by a filter)" if summary["passed"] else ""


def _ends(row: Mapping[str, Any]) -> str:
    """Say what signals came to: always how many were judged, and of the rest what there is."""
    share = f" ({row['judged_share']:.1%})"
    names = {
        "bypassed": "bypassed",
        "budget_spent": "not asked because the budget was spent",
        NO_JUDGE: "without a judge",
    }
    parts = [f"{row['judged']} judged{share}"]
    parts += [f"{row[end]} {words}" for end, words in names.items() if row[end]]
    if row["failed"]:
        reasons = ", ".join(f"{number} {reason}" for reason, number in row["failed"].items())
        parts.append(f"{sum(row['failed'].values())} failed ({reasons})")
    return ", ".join(parts)
