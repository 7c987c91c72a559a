"""Measures what the hook costs and compares it with its budget: ``python benchmarks/budget.py``; see README.md."""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import rows
import throwaway
import worst_case
from callgrind import NoValgrindError, bare_interpreter, require_valgrind
from rows import Row
from stage import ENVIRONMENT, Stage, StageError

from guardctl.plugins import load_guards

GROUPS = ("silent", "turns", "bypass", "judged", "layer1", "together")


def main(argv: list[str] | None = None) -> int:
    """Print the table; return 1 when a row is over its budget, 2 when nothing could be measured."""
    options = _options(argv)
    try:
        require_valgrind()
        with tempfile.TemporaryDirectory(prefix="guardctl-budget-") as folder:
            bare = bare_interpreter(ENVIRONMENT)
            measured = []
            if not options.json:
                print(f"B = {bare:,} instructions: {sys.executable} -I -S -c pass\n")
                print(_line("row", "measured", "budget", ""))
            for row in measure(options, bare, Path(folder).resolve()):
                measured.append(row)
                if not options.json:
                    print(_table_line(row), flush=True)
    except (NoValgrindError, StageError) as error:
        print(error, file=sys.stderr)
        return 2
    if options.json:
        table = [
            {
                "row": row.name,
                "measured": round(row.measured, 3),
                "budget": row.budget,
                "over": row.over,
                "note": row.note,
            }
            for row in measured
        ]
        print(json.dumps({"bare": bare, "python": sys.version.split()[0], "rows": table}, indent=2))
    return int(any(row.budget is not None and row.measured > row.budget * (1 + options.tolerance) for row in measured))


def measure(options: argparse.Namespace, bare: int, folder: Path) -> Iterator[Row]:
    """Measure the groups that were asked for."""
    chosen = options.only or GROUPS
    stage = Stage(folder / "home")
    guards = load_guards()[0]
    if "silent" in chosen:
        yield from rows.silent(stage, bare, folder)
        names = {guard.spec.name for guard in guards}
        for name in options.alone:
            alone = Stage(folder / f"home-{name}", off=sorted(names - {name}))
            yield from rows.silent(alone, bare, folder, f", {name} alone")
    if "turns" in chosen and (options.turns or options.texts):
        yield from rows.turns(stage, bare, options.turns, options.texts, options.sample)
    if "layer1" in chosen:
        for guard in guards:
            found, cost = worst_case.worst(guard, guards, folder, options.search)
            yield Row(f"layer 1 of {guard.spec.name}, worst text found", cost / bare, worst_case.BUDGET, found.origin)
    if "judged" in chosen:
        yield from rows.judged(stage, bare, folder, guards)
    if "bypass" in chosen or "together" in chosen:
        python = throwaway.make_interpreter(folder / "venv")
        if "bypass" in chosen:
            yield from rows.bypasses(stage, bare, guards)
            yield from rows.bypass_in_code(Stage(folder / "home-coded", python=python), bare)
        if "together" in chosen:
            yield from rows.together(folder, python)


def _options(argv: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Measure what the hook costs against its budget.")
    parser.add_argument("--turns", type=Path, action="append", default=[], metavar="FILE.jsonl",
                        help="real turns, one object with 'text' a line: their distribution is measured")  # fmt: skip
    parser.add_argument("--texts", type=Path, action="append", default=[], metavar="FILE.jsonl",
                        help="further texts, for the worst one that ends in layer 1")  # fmt: skip
    parser.add_argument("--sample", type=int, default=0, metavar="N", help="only N texts of each file")
    parser.add_argument("--search", type=float, default=20, metavar="SECONDS",
                        help="how long to search for each guard's worst text")  # fmt: skip
    parser.add_argument("--alone", action="append", default=[], metavar="GUARD",
                        help="measure the silent rows also with this guard alone")  # fmt: skip
    parser.add_argument("--only", action="append", choices=GROUPS, help="measure these rows only")
    parser.add_argument("--tolerance", type=float, default=0, metavar="SHARE",
                        help="a row over by a smaller share of its budget is shown, and no failure")  # fmt: skip
    parser.add_argument("--json", action="store_true", help="print JSON")
    return parser.parse_args(argv)


def _table_line(row: Row) -> str:
    verdict = "" if row.budget is None else "OVER" if row.over else "ok"
    return _line(row.name, f"{row.measured:.3f}", "" if row.budget is None else f"{row.budget:g}", verdict, row.note)


def _line(name: str, measured: str, budget: str, verdict: str, note: str = "") -> str:
    return f"{name:<48} {measured:>8} {budget:>7}  {verdict:<5} {note}".rstrip()


if __name__ == "__main__":
    sys.exit(main())
