"""The item of the request that a verdict is about, for both guards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guardctl import asked_items

if TYPE_CHECKING:
    from guardctl import Fields, Turn

ITEM_LENGTH = 120
"""Characters of an item that the feedback shows: enough to recognise it, and a pasted page stays out."""


def missing_item(turn: Turn, fields: Fields) -> str:
    """Return the item that the judge names by its number, ready to follow a noun: `` (2. Export to PDF)``.

    Empty without a number, and with one that no item has: the verdict rests on the booleans, a number only helps the
    agent to find the part, so a wrong one is dropped and not a failure.
    """
    number = fields.get("missing_item")
    if number is None or isinstance(number, bool):
        return ""
    items = asked_items(turn)
    if not 1 <= number <= len(items):
        return ""
    item = items[number - 1]
    if len(item) > ITEM_LENGTH:
        item = item[: ITEM_LENGTH - 1].rstrip() + "…"
    return f" ({number}. {item})"


def detail(turn: Turn, fields: Fields) -> dict[str, str]:
    """Return what a violation's verdict carries for the feedback: the item as ``name``, or nothing."""
    item = missing_item(turn, fields)
    return {"name": item} if item else {}
