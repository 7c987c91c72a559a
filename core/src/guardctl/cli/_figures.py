"""The tables of ``guardctl eval``: no line is wider than a terminal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from guardctl.evaluation import EXPERIMENTAL, FEWEST_VIOLATIONS, too_few

WIDTH = 80
LONGEST_NAME = 30
INTERVALS = "95 % Wilson intervals, in per cent"

COUNTS = {"tp": "tp", "fp": "fp", "fn": "fn", "tn": "tn", "fail": "fail"}
RATES = {"precision": "precision", "recall": "recall", "f1": "f1"}
LAYER1 = {"L1 recall": "recall", "L1 hits": "hit_rate", "on any": "any_hit_rate", "unlabelled": "unlabelled_hit_rate"}


def summary_table(summary: dict[str, Any], *, judged: bool) -> str:
    """Return the table of guards, with what its figures mean."""
    rows = [*summary["guards"].items(), ("all", summary["all"])]
    lines = [_table("guard", rows, judged=judged)]
    lines.append(f"{summary['cases']} turns; in brackets: {INTERVALS}.")
    lines.append("'all' counts pairs of text and guard, its hit rates turns.")
    if not judged:
        lines.append("Layer 1 only chooses what a judge is asked, so there are no verdicts to count.")
    wait = summary["all"]["layer1"]["average_wait_seconds"]
    if wait is not None:
        lines.append(f"Average wait per turn at 4 s a judgement: {wait} s.")
    return "\n".join(lines)


def group_table(summary: dict[str, Any], by: str, *, judged: bool) -> str:
    """Return the table of sources, languages or categories, all guards together."""
    groups = summary["all"][f"by_{by}"]
    if by != "lang":
        return _table(by, groups.items(), judged=judged)
    silent = {name for name, scored in groups.items() if too_few(scored)}
    named = {name: f"{name} (experimental)" if name in EXPERIMENTAL else name for name in groups}
    rows = [(named[name], scored) for name, scored in groups.items()]
    table = _table(by, rows, judged=judged, silent={named[name] for name in silent})
    if not silent:
        return table
    return f"{table}\nToo few: with fewer than {FEWEST_VIOLATIONS} violations a rate says nothing about a language."


def curve_table(found: dict[str, Any]) -> str:
    """Return the table of :func:`guardctl.curve.curve`."""
    rows = [("sensitivity", "turns asked", "violations asked", "wait")]
    rows += [
        (level, _percent(point, "turns"), _percent(point, "violations"), f"{point['wait_seconds']} s")
        for level, point in found["levels"].items()
    ]
    return "\n".join(
        [
            *_aligned(rows),
            f"{found['turns']} turns, {found['violations']} violations; in brackets: {INTERVALS}.",
            "Wait: of a turn on average, at 4 s a judgement.",
        ]
    )


def unused_table(found: dict[str, Any]) -> str:
    """Return the table of :func:`guardctl.unused.unused`."""
    none = [row for row in found["unused"] if row["only"] is None]
    one = [row for row in found["unused"] if row["only"] is not None]
    lines = _aligned(
        [
            (_cut(row["guard"]), row["kind"], row["language"], row["id"], _cut(row["only"] or "-"))
            for row in [*none, *one]
        ]
    )
    return "\n".join(
        [*lines, f"{found['rows']} rows, {found['turns']} turns: {len(none)} rows match none, {len(one)} exactly one."]
    )


def _table(head: str, rows: Iterable[tuple[str, dict[str, Any]]], *, judged: bool, silent: Iterable[str] = ()) -> str:
    """Return a table of scores; those in ``silent`` show no rates. Columns that do not fit stand in a second block."""
    rows = list(rows)
    columns = [("n", [str(sum(scored[key] for key in ("tp", "fp", "fn", "tn"))) for _, scored in rows])]
    columns += [
        (title, [str(scored[key]) for _, scored in rows]) for title, key in COUNTS.items() if judged or key == "fail"
    ]
    for title, key in RATES.items() if judged else ():
        columns.append((title, [_rate(name, scored, key, silent) for name, scored in rows]))
    for title, key in LAYER1.items():
        if key in ("recall", "hit_rate") or any(scored["layer1"][key] is not None for _, scored in rows):
            columns.append((title, [_rate(name, scored["layer1"], key, silent) for name, scored in rows]))
    names = [head, *(_cut(name) for name, _ in rows)]
    blocks: list[list[list[str]]] = []
    width = WIDTH + 1
    for title, cells in columns:
        column = [title, *cells]
        needed = 2 + max(map(len, column))
        if width + needed > WIDTH:
            blocks.append([names])
            width = max(map(len, names))
        blocks[-1].append(column)
        width += needed
    return "\n\n".join("\n".join(_aligned(list(zip(*block, strict=True)))) for block in blocks)


def _rate(name: str, scored: dict[str, Any], key: str, silent: Iterable[str]) -> str:
    return "too few" if name in silent else _percent(scored, key)


def _percent(scored: dict[str, Any], key: str) -> str:
    value, interval = scored[key], scored.get(f"{key}_interval")
    if value is None:
        return "-"
    return f"{value:.1%}" + (f" [{100 * interval[0]:.0f}-{100 * interval[1]:.0f}]" if interval else "")


def _cut(name: str) -> str:
    return name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1]}…"


def _aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    """Return lines: the first column to the left, the others to the right."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))] if rows else []
    return [
        "  ".join(
            [row[0].ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True))]
        )
        for row in rows
    ]
