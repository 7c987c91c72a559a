"""Layer 1 finds what the guards' expressions match, sentence by sentence, on every text that is shipped.

Between an expression and what the hook searches stand literals read off it, a table of them, keys and plans. All of it
only saves time: here each pattern of each guard is compared with ``re`` and the plain meaning of its conditions.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from guardctl.conditions import holds, planned, prepare
from guardctl.layer1 import _live, _search
from guardctl.plugins import LoadedGuard, load_guards
from guardctl.signals import Pattern
from guardctl.window import Window

EVALUATION = Path(__file__).parent.parent / "evaluation"
GUARDS, _, ERRORS = load_guards()


def texts() -> list[str]:
    """Return every guard's examples, and what is said in the evaluation sets."""
    found = [example.text for guard in GUARDS for example in guard.spec.examples]
    for file in ("corpus.jsonl", "challenge.jsonl"):
        found += [json.loads(line)["text"] for line in (EVALUATION / file).read_text(encoding="utf-8").splitlines()]
    return list(dict.fromkeys(found))


def patterns_of(guard: LoadedGuard) -> list[Pattern]:
    return [*guard.spec.signals, *guard.spec.bypasses]


@pytest.fixture(scope="module")
def windows() -> list[Window]:
    return [Window(text) for text in texts()]


@pytest.fixture(scope="module")
def prepared() -> dict[str, dict[str, Any]]:
    """All guards' patterns in one table, as in the index; bypasses beside the signals."""
    entries = [{"signals": tuple(map(planned, patterns_of(guard))), "bypasses": ()} for guard in GUARDS]
    examples = [example.text for guard in GUARDS for example in guard.spec.examples]
    names = [guard.spec.name for guard in GUARDS]
    return dict(zip(names, prepare(entries, examples), strict=True))


def test_all_guards_are_there() -> None:
    assert ERRORS == []
    assert len(GUARDS) == 5


@pytest.mark.parametrize("guard", GUARDS, ids=lambda guard: guard.spec.name)
def test_every_pattern_is_found_where_it_matches(
    guard: LoadedGuard, windows: list[Window], prepared: dict[str, dict[str, Any]]
) -> None:
    entry = prepared[guard.spec.name]
    compiled = [re.compile(pattern.regex, re.ASCII) for pattern in patterns_of(guard)]
    matches = 0
    wrong = []
    for window in windows:
        places = window.places(entry["literals"])
        sentences = list(enumerate(window.folded[: len(window.sentences)]))
        for pattern, theirs, ours in zip(patterns_of(guard), compiled, entry["signals"], strict=True):
            live = _live((ours,), places, window.everywhere)
            for number, sentence in sentences:
                expected = holds(pattern.all_of, sentence) and theirs.search(sentence) is not None
                matches += expected
                if (_search(live, number, window, places) is not None) is not expected:
                    wrong.append((pattern.language, pattern.why, "missed" if expected else "made up", sentence))
    assert wrong == []
    assert matches > 100, "or nothing was compared"
