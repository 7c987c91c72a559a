"""``guardctl stats``: rates and waits from the user's own log."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click

from guardctl.evaluation import JUDGEMENT_SECONDS
from guardctl.paths import user_paths


@click.command(epilog="Example: guardctl stats --json")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def stats(as_json: bool) -> None:
    """Show how often turns signalled, were judged and were blocked, and what that cost."""
    summary = summarise(user_paths().log)
    click.echo(json.dumps(summary, indent=2) if as_json else _text(summary))


def summarise(folder: Path) -> dict[str, Any]:
    """Return counts and rates over all log files in ``folder``.

    A share is of all turns that came by, silent ones included; None when there was none. Waits are in seconds.
    """
    silent = sum(file.stat().st_size for file in folder.glob("silent-*"))
    records = list(read_records(folder))
    turns = silent + len(records)
    guards: dict[str, dict[str, int]] = {}
    judged_turns = blocked = 0
    waited = 0.0
    for record in records:
        judged = [guard for guard in record["guards"] if guard.get("judge")]
        judged_turns += bool(judged)
        blocked += record.get("decision") == "block"
        # Guards of one turn are judged at the same time: the turn waits for the slowest.
        waited += max((guard.get("ms", {}).get("judge", 0) for guard in judged), default=0) / 1000
        for guard in record["guards"]:
            row = guards.setdefault(guard["name"], dict.fromkeys(("signalled", "judged", "violations", "failures"), 0))
            row["signalled"] += 1
            row["judged"] += bool(guard.get("judge"))
            row["violations"] += guard.get("verdict") == "violation"
            row["failures"] += guard.get("verdict") == "fail"
    return {
        "turns": turns,
        "silent": silent,
        "judged": judged_turns,
        "blocked": blocked,
        "judged_share": _share(judged_turns, turns),
        "average_wait_seconds": _share(waited, turns),
        "average_wait_at_4s": _share(JUDGEMENT_SECONDS * judged_turns, turns),
        "guards": {name: {**row, "judged_share": _share(row["judged"], turns)} for name, row in sorted(guards.items())},
    }


def read_records(folder: Path) -> Iterator[dict[str, Any]]:
    """Yield the decision records in ``folder``, oldest file first; lines that cannot be read are left out."""
    for file in sorted(folder.glob("decisions-*.jsonl")):
        for line in file.read_text(encoding="utf-8", errors="replace").split("\n"):
            try:
                record = json.loads(line)
            except ValueError:
                continue
            if isinstance(record, dict) and isinstance(record.get("guards"), list):
                yield record


def _share(part: float, whole: int) -> float | None:
    return round(part / whole, 4) if whole else None


def _text(summary: dict[str, Any]) -> str:
    if not summary["turns"]:
        return "No turn has come by yet. Is guardctl installed? See 'guardctl list --hosts'."
    lines = [
        "{turns} turns: {silent} silent, {judged} judged ({judged_share:.1%}), {blocked} blocked.".format(**summary),
        (
            "Average wait per turn: {average_wait_seconds:.2f} s "
            "(at 4 s a judgement it would be {average_wait_at_4s:.2f} s)."
        ).format(**summary),
    ]
    for name, row in summary["guards"].items():
        lines.append(
            f"  {name}: {row['signalled']} signalled, {row['judged']} judged ({row['judged_share']:.1%}), "
            f"{row['violations']} violations, {row['failures']} failures"
        )
    return "\n".join(lines)
