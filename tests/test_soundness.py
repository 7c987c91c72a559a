"""Layer 1 finds what the guards' rows match, sentence by sentence, on the texts that are shipped.

Between a row and what the hook searches stand literals read off it and a table of them, which only save time: here each
row of each guard is compared with ``re``.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from guardctl.compiling.table import OTHER_SCRIPTS, prepare
from guardctl.matching import rows as matching_rows
from guardctl.matching.rows import LAST_LATIN, finder_in
from guardctl.matching.window import Window
from guardctl.plugins import LoadedGuard, load_guards

EVALUATION = Path(__file__).parent.parent / "evaluation"
GUARDS, _, ERRORS = load_guards()


def texts() -> list[str]:
    """Return every guard's examples, and what is said in the evaluation sets."""
    found = [example.text for guard in GUARDS for example in guard.spec.examples]
    for file in ("corpus.jsonl", "challenge.jsonl"):
        found += [json.loads(line)["text"] for line in (EVALUATION / file).read_text(encoding="utf-8").splitlines()]
    return list(dict.fromkeys(found))


@pytest.fixture(scope="module", params=[7, pytest.param(1, marks=pytest.mark.slow)], ids=["some", "every"])
def windows(request: pytest.FixtureRequest) -> list[Window]:
    """Every seventh text, with ``--slow`` every one."""
    return [Window(text) for text in texts()[:: request.param]]


@pytest.fixture(scope="module")
def entries() -> dict[str, dict[str, Any]]:
    """All guards' rows, as in the index."""
    declared = [
        {"name": guard.spec.name, "signals": guard.spec.signals, "bypasses": guard.spec.bypasses} for guard in GUARDS
    ]
    made, _ = prepare(declared, [example.text for guard in GUARDS for example in guard.spec.examples])
    return {entry["name"]: entry for entry in made}


def test_all_guards_are_there() -> None:
    assert ERRORS == []
    assert len(GUARDS) == 5


@pytest.mark.parametrize("guard", GUARDS, ids=lambda guard: guard.spec.name)
def test_every_row_is_found_where_it_matches(
    guard: LoadedGuard,
    windows: list[Window],
    entries: dict[str, dict[str, Any]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(matching_rows, "MOST_WORK", 10**9)  # no text is given up
    kinds = {kind: [row for row in guard.spec.signals if row.on == kind] for kind in ("said", "asked", "ran")}
    entry = entries[guard.spec.name]
    declared = [("signals", kinds["said"]), ("asked", kinds["asked"]), ("ran", kinds["ran"])]
    matches = 0
    wrong = []
    for window in windows:
        finder = finder_in(window, entry["store"])
        wide = any(letter > LAST_LATIN and letter.isalnum() for letter in "".join(window.folded))
        for kind, rows in [*declared, ("bypasses", guard.spec.bypasses)]:
            found = finder.find(entry[kind])
            for number, row in enumerate(rows, entry[kind][1]):
                looked_for = wide or row.language not in OTHER_SCRIPTS
                expression = re.compile(row.regex, re.ASCII)
                expected = sum(
                    1 << place
                    for place, sentence in enumerate(window.folded)
                    if looked_for and expression.search(sentence)
                )
                matches += bool(expected)
                if found.get(number, 0) != expected:
                    wrong.append((row.language, row.id, window.sentences, found.get(number, 0), expected))
    assert wrong == []
    assert matches > len(windows) / 20, "or nothing was compared"
