"""Data regions that several guards show their judge: what the human asked, the agent's list, what the tools really did.

Each is None in a turn whose record is missing or incomplete. Then there is no region, and a judge must not conclude
anything from its absence.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from guardctl.judging import Region
from guardctl.numerals import whole_number

if TYPE_CHECKING:
    from guardctl.turn import ToolRun, Turn

ASKED_CHARACTERS = 2000
TODOS_CHARACTERS = 1000
TOOLS_CHARACTERS = 2500
EDIT_CHARACTERS = 4000
_GAP_CHARACTERS = 100
_OUTPUT_LINES = 3
_COMMAND_CHARACTERS = 300
_LINE_CHARACTERS = 160


def asked_items(turn: Turn) -> tuple[str, ...]:
    """Return what the human wrote, answered or approved, item by item: each list item, each run of lines between lists.

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


def asked_regions(turn: Turn, limit: int = ASKED_CHARACTERS) -> tuple[Region, ...]:
    """Return a region with what was asked for, numbered; none when that is unknown.

    A subagent is asked by the agent that started it, and the region says so.
    """
    if turn.asked is None:
        return ()
    text = "\n".join(f"{number}. {item}" for number, item in enumerate(asked_items(turn), 1))
    title = "What the human asked for, latest last, numbered:"
    if turn.event == "subagent-stop":
        title = "What the agent that started this one asked it for (a human did not speak), latest last, numbered:"
    return (Region("asked", title, text, limit),)


def todos_regions(turn: Turn, limit: int = TODOS_CHARACTERS) -> tuple[Region, ...]:
    """Return a region with the agent's own to-do list; none when it has none or that is unknown."""
    if not turn.todos:
        return ()
    title = "The agent's own to-do list, written by the agent and not by the human ([x]: it calls the item done):"
    return (Region("todos", title, "\n".join(turn.todos), limit),)


def tools_regions(turn: Turn, limit: int = TOOLS_CHARACTERS) -> tuple[Region, ...]:
    """Return a region with what the tools did in this turn, oldest first; none when the record is not complete.

    Its title calls the record complete only where it is shown whole and everything that was started has ended.
    """
    if turn.tools is None:
        return ()
    text = "\n".join(_run(run) for run in turn.tools) or "(no tool was used in this turn)"
    title = "The complete record of what the agent's tools did in this turn:"
    if any(run.pending for run in turn.tools):
        title = "The record of what the agent's tools did in this turn, incomplete: not everything had ended:"
    elif len(text) > limit:
        title = "The latest part of the record of what the agent's tools did in this turn:"
    return (Region("tools", title, text, limit),)


def edit_regions(turn: Turn, limit: int = EDIT_CHARACTERS) -> tuple[Region, ...]:
    """Return what :func:`tools_regions` does, for a guard that asks what came before the first edit.

    Where the record is longer than ``limit``, the calls that led to the first edit and the latest ones stay, half of
    the characters each, and the region says how many are left out where.
    """
    if turn.tools is None:
        return ()
    runs = [_run(run) for run in turn.tools]
    first = next((number for number, run in enumerate(turn.tools) if run.changes), -1)
    kept = _around(first, [len(run) + 1 for run in runs], limit - _GAP_CHARACTERS)
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
    if run.pending:
        status = "started, result unknown"
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
