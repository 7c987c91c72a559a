"""Data regions that several guards show their judge: what the human asked, and what the tools really did.

Both are None in a turn whose record is missing or incomplete. Then there is no region, and a judge must not conclude
anything from its absence.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from guardctl.judging import Region
from guardctl.numerals import whole_number

if TYPE_CHECKING:
    from guardctl.turn import ToolRun, Turn

ASKED_BYTES = 2000
TOOLS_BYTES = 2500
EDIT_BYTES = 4000
_GAP_BYTES = 100
_OUTPUT_LINES = 3
_COMMAND_CHARACTERS = 300
_LINE_CHARACTERS = 160


def asked_items(turn: Turn) -> tuple[str, ...]:
    """Return what the human asked for, item by item: each list item, and each run of lines between lists.

    A judge names an item by its number, counted from 1, in the order returned here.
    """
    items: list[str] = []
    for message in turn.asked or ():
        items += _items(message)
    return tuple(items)


def _items(message: str) -> list[str]:
    items: list[str] = []
    joins = False  # whether a plain line goes on with the item before it
    for line in message.splitlines():
        text = line.strip()
        item = _without_bullet(text)
        if not text:
            joins = False
        elif item != text:
            items.append(item)
            joins = False
        elif items and (joins or line[0].isspace()):
            items[-1] += " " + text
        else:
            items.append(text)
            joins = True
    return items


def asked_regions(turn: Turn, limit: int = ASKED_BYTES) -> tuple[Region, ...]:
    """Return a region with what the human asked for, numbered; none when that is unknown."""
    if turn.asked is None:
        return ()
    text = "\n".join(f"{number}. {item}" for number, item in enumerate(asked_items(turn), 1))
    return (Region("asked", "What the human asked for, latest last, numbered:", text, limit),)


def tools_regions(turn: Turn, limit: int = TOOLS_BYTES) -> tuple[Region, ...]:
    """Return a region with what the tools did in this turn, oldest first; none when the record is not complete."""
    if turn.tools is None:
        return ()
    text = "\n".join(_run(run) for run in turn.tools) or "(no tool was used in this turn)"
    return (Region("tools", "The complete record of what the agent's tools did in this turn:", text, limit),)


def edit_regions(turn: Turn, limit: int = EDIT_BYTES) -> tuple[Region, ...]:
    """Return what :func:`tools_regions` does, for a guard that asks what came before the first edit.

    Where the record is longer than ``limit``, the calls that led to the first edit and the latest ones stay, half of
    the bytes each, and the region says how many are left out where.
    """
    if turn.tools is None:
        return ()
    runs = [_run(run) for run in turn.tools]
    first = next((number for number, run in enumerate(turn.tools) if run.changes), -1)
    kept = _around(first, [len(run.encode()) + 1 for run in runs], limit - _GAP_BYTES)
    if len(kept) == len(runs):
        return tools_regions(turn, limit)
    lines, last = [], -1
    for number in [*kept, len(runs)]:
        if number - last > 1:
            lines.append(f"(calls not shown here: {number - last - 1})")
        lines += runs[number : number + 1]
        last = number
    title = "A part of the record of what the agent's tools did in this turn, oldest first:"
    return (Region("tools", title, "\n".join(lines), limit),)


def _around(first: int, sizes: list[int], limit: int) -> list[int]:
    """Return which calls to show: from ``first`` back, and from the last one back with what is left of ``limit``."""
    if sum(sizes) <= limit:
        return list(range(len(sizes)))
    kept: set[int] = set()
    for start, room in ((first, limit // 2), (len(sizes) - 1, limit)):
        for number in range(start, -1, -1):
            if number in kept or sum(sizes[other] for other in kept) + sizes[number] > room:
                break
            kept.add(number)
    return sorted(kept)


def _run(run: ToolRun) -> str:
    status = "status unknown" if run.exit_code is None else f"exit {run.exit_code}"
    kind = "edit" if run.changes else "run"
    lines = [line[:_LINE_CHARACTERS] for line in run.output_tail.splitlines() if line.strip()][-_OUTPUT_LINES:]
    head = f"[{kind}, {status}] {' '.join(run.command.split())[:_COMMAND_CHARACTERS]}"
    return "\n".join([head, *(f"    {line}" for line in lines)])


def _without_bullet(line: str) -> str:
    """Return a list item's text, or the line itself when it is none."""
    mark, _, rest = line.partition(" ")
    if rest and (mark in ("-", "*", "•", "+") or (whole_number(mark[:-1]) is not None and mark[-1] in ".):")):
        return rest.removeprefix("[ ] ").removeprefix("[x] ").strip()
    return line
