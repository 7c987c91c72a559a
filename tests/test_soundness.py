"""Layer 1 finds what the guards' expressions match, sentence by sentence, on the texts that are shipped.

Between an expression and what the hook searches stand literals read off it, a table of them, keys and plans. All of it
only saves time: here each pattern of each guard is compared with ``re`` and the plain meaning of its conditions.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from guardctl.conditions import OTHER_SCRIPTS, holds, planned, prepare
from guardctl.layer1 import hits
from guardctl.lookup import lookup_in
from guardctl.plugins import LoadedGuard, load_guards
from guardctl.signals import Pattern
from guardctl.window import Window, is_wide_letter

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


@pytest.fixture(scope="module", params=[7, pytest.param(1, marks=pytest.mark.slow)], ids=["some", "every"])
def windows(request: pytest.FixtureRequest) -> list[Window]:
    """Every seventh text, with ``--slow`` every one."""
    return [Window(text) for text in texts()[:: request.param]]


@pytest.fixture(scope="module")
def prepared() -> dict[Pattern, dict[str, Any]]:
    """All guards' patterns in one table, as in the index; each as if it were a guard of its own."""
    patterns = list(dict.fromkeys(pattern for guard in GUARDS for pattern in patterns_of(guard)))
    examples = [example.text for guard in GUARDS for example in guard.spec.examples]
    entries, _ = prepare([{"signals": (planned(pattern),), "bypasses": ()} for pattern in patterns], examples)
    return dict(zip(patterns, entries, strict=True))


def test_all_guards_are_there() -> None:
    assert ERRORS == []
    assert len(GUARDS) == 5


@pytest.mark.parametrize("guard", GUARDS, ids=lambda guard: guard.spec.name)
def test_every_pattern_is_found_where_it_matches(
    guard: LoadedGuard, windows: list[Window], prepared: dict[Pattern, dict[str, Any]]
) -> None:
    compiled = [re.compile(pattern.regex, re.ASCII) for pattern in patterns_of(guard)]
    matches = 0
    wrong = []
    for window in windows:
        for pattern, theirs in zip(patterns_of(guard), compiled, strict=True):
            entry = prepared[pattern]
            lookup = lookup_in(window, entry["store"])
            found = hits(lookup.candidates(entry["signals"]), lookup)
            looked_for = pattern.language not in OTHER_SCRIPTS or any(map(is_wide_letter, "".join(window.folded)))
            for number, sentence in enumerate(window.folded):
                expected = looked_for and holds(pattern.all_of, sentence) and theirs.search(sentence) is not None
                matches += expected
                if (number in found) is not expected:
                    wrong.append((pattern.language, pattern.why, "missed" if expected else "made up", sentence))
    assert wrong == []
    assert matches > len(windows) / 20, "or nothing was compared"
