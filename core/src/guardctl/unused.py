"""Rows that earn nothing: those that match no text of some files, or exactly one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from guardctl.compiling.table import KINDS
from guardctl.labelled import LabelledCase
from guardctl.matching.examine import ID, LANGUAGE
from guardctl.matching.rows import Finder
from guardctl.matching.window import Window, fold
from guardctl.plugins import Guard


def unused(cases: Iterable[LabelledCase], guards: Sequence[Guard]) -> dict[str, Any]:
    """Return the rows that hardly any text needs. Their own proofs, and guards' cases, do not count.

    Args:
        cases: texts, whatever their labels say; several of one turn count once.
        guards: whose rows.

    Returns:
        ``rows`` and ``turns``, how many there are; ``unused``, a list of objects with ``guard``, ``kind`` (``signals``,
        ``bypasses``, ``asked`` or ``ran``), ``language``, ``id``, and ``only``, the id of the one line that it matches,
        or None.
    """
    turns = {case.turn: case for case in reversed(list(cases))}
    met: dict[tuple[str, str, int], list[str]] = {}
    for case in reversed(turns.values()):
        for guard in guards:
            for kind, number in _matching(guard, case):
                met.setdefault((guard.name, kind, number), []).append(case.id)
    found = []
    rows = 0
    for guard in guards:
        finder = Finder([], guard.entry["store"])
        for kind in KINDS:
            _, first, end = guard.entry[kind]
            rows += end - first
            for number in range(first, end):
                ids = met.get((guard.name, kind, number), [])
                if len(ids) < 2:  # noqa: PLR2004  # none, or one
                    about = finder.about(guard.entry[kind], number)
                    row = {"guard": guard.name, "kind": kind, "language": about[LANGUAGE], "id": about[ID]}
                    found.append({**row, "only": ids[0] if ids else None})
    return {"rows": rows, "turns": len(turns), "unused": found}


def _matching(guard: Guard, case: LabelledCase) -> Iterator[tuple[str, int]]:
    """Yield kind and number of each row that matches in a turn."""
    said = Window(case.text).folded
    asked = [] if case.asked is None else Window(case.asked).folded
    ran = [fold(str(tool.get("command", ""))).replace("\n", " ") for tool in case.tools or ()]
    for kind, folded in {"signals": said, "bypasses": said, "asked": asked, "ran": ran}.items():
        if folded:
            for number in Finder(folded, guard.entry["store"]).find(guard.entry[kind]):
                yield kind, number
