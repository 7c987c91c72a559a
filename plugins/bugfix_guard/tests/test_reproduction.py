"""The rows of ``bugfix-without-reproduction`` that are for conjunctions with facts."""

from __future__ import annotations

import pytest

from guardctl import patterns_from
from guardctl.matching.examine import examine
from guardctl.matching.window import Window
from guardctl.testing import load
from guardctl_bugfix_guard import reproduction

LANGUAGES = {"en", "ja", "ko", "pt", "zh", "es", "de"}
ROWS = patterns_from(reproduction).signals


def languages_of(rows):
    return {row.language for row in rows}


def test_there_are_rows_for_facts_in_every_language():
    assert languages_of(row for row in ROWS if row.id.startswith("works-on-defect")) == LANGUAGES
    assert languages_of(row for row in ROWS if row.on == "asked") == LANGUAGES
    assert {row.id for row in ROWS if row.on == "asked" and not row.id.startswith("defect-asked")} == set()


@pytest.mark.parametrize(
    "text",
    ["The server hangs after an hour.", "原因は型の不一致でした。", "문제를 찾았습니다.", "问题在归一化那一步。"],
)
def test_work_on_a_defect_raises_nothing_by_itself(text):
    found = examine(load(reproduction.guard).entry, Window(text))
    assert found is not None
    assert found.sentence is None
    assert all(row.startswith("works-on-defect") for row in found.rows)
