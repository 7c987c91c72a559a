"""What the agent says before its last tool call: which of the five guards hear it."""

from __future__ import annotations

from importlib.metadata import entry_points
from typing import Any

import pytest

from guardctl.testing import load, make_turn
from guardctl.trial import run_layer1

GUARDS: dict[str, Any] = {entry.name: entry.load() for entry in entry_points(group="guardctl")}
SAID = {
    "commit": "I'll commit this and push it to main now.",
    "scope-check": "My context window is almost full, so the help pages will have to continue in a new session.",
    "scope-change": "You asked for the CSV import as well; I'm deferring the CSV import to a follow-up ticket.",
    "shallow-bugfix": "Fixed the freeze on start-up.",
    "bugfix-without-reproduction": "Probably a race, so I put a lock around the counter to fix the crash.",
}
HEARS = {"commit": False, "scope-check": True, "scope-change": True, "shallow-bugfix": False,
         "bugfix-without-reproduction": True}  # fmt: skip


def test_every_guard_declares_it() -> None:
    assert {name: guard.spec.commentary for name, guard in sorted(GUARDS.items())} == dict(sorted(HEARS.items()))


@pytest.mark.parametrize("name", HEARS)
def test_commentary(name: str) -> None:
    guard = load(GUARDS[name])
    closing = "The parser reads both files."
    before = make_turn(f"{SAID[name]}\n\n{closing}").replace(closing=len(closing))
    after = make_turn(f"{closing}\n\n{SAID[name]}").replace(closing=len(SAID[name]))
    assert run_layer1(guard, after).layer1 == "signal"
    assert run_layer1(guard, before).layer1 == ("signal" if HEARS[name] else "silent")
