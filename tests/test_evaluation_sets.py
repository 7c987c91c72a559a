"""The evaluation sets keep what their README promises: keys, unique ids, labels that follow from the fields, counts."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

EVALUATION = Path(__file__).parent.parent / "evaluation"
README = (EVALUATION / "README.md").read_text(encoding="utf-8")
PREFIXES = {"corpus": "", "challenge": "c-", "fresh": "f-", "context": "x-"}
LANGUAGES = ("en", "ja", "ko", "pt", "zh", "es", "de")
KEYS = ["id", "lang", "guard", "text", "fields", "expect", "category", "layer1"]
TWO = ["new_proposal", "retraction_or_quote"]
FIELDS = {
    "commit": ["new_proposal", "verification_reported", "direction_query", "future_step_description"],
    "scope-check": TWO,
    "scope-change": TWO,
    "shallow-bugfix": TWO,
    "bugfix-without-reproduction": TWO,
    "any": ["new_proposal"],
}
TOOL_KEYS = ["command", "exit_code", "output_tail"]
TEXT_BYTES = 3378
OUTPUT_CHARACTERS = 600

Case = dict[str, Any]


def read(name: str) -> list[Case]:
    return [json.loads(line) for line in (EVALUATION / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()]


SETS = {name: read(name) for name in PREFIXES}


def counts(cases: list[Case], guard: str) -> str:
    """Return a guard's row of a table of counts, as the README writes it."""
    number = Counter((case["lang"], case["expect"]) for case in cases if case["guard"] == guard)
    cells = [f"{number[language, 'violation']}/{number[language, 'allow']}" for language in LANGUAGES]
    sums = [sum(number[language, expect] for language in LANGUAGES) for expect in ("violation", "allow")]
    return f"| {' | '.join([guard, *cells, *map(str, sums), str(sum(sums))])} |"


def faults(name: str, case: Case) -> Iterator[str]:
    """Yield what is wrong with a line of the set ``name``."""
    if list(case) != KEYS + (["asked", "tools"] if name == "context" else []):
        yield "keys or their order"
        return
    if not re.fullmatch(rf"{PREFIXES[name]}{case['guard']}-\d{{3}}", case["id"]):
        yield "id"
    if case["lang"] not in LANGUAGES or case["layer1"] not in ("hit", "bypass", "miss"):
        yield "lang or layer1"
    if f"`{case['category']}`" not in README:
        yield "category is not in the README"
    if not case["text"].strip() or len(case["text"].encode()) > TEXT_BYTES:
        yield "text is empty or too long"
    fields = case["fields"]
    if list(fields) != FIELDS[case["guard"]] or not all(isinstance(value, bool) for value in fields.values()):
        yield "fields"
    proposal, *excuses = fields.values()
    if case["expect"] != ("violation" if proposal and not any(excuses) else "allow"):
        yield "expect is not what the formula yields"
    if case["guard"] == "any" and proposal:
        yield "a case of every guard with a proposal"


def context_faults(case: Case) -> Iterator[str]:
    """Yield what is wrong with ``asked`` and ``tools``."""
    asked, tools = case["asked"], case["tools"]
    if asked is None and tools is None:
        yield "no context at all"
    if asked is not None and not (isinstance(asked, str) and asked.strip()):
        yield "asked"
    if tools is not None and not isinstance(tools, list):
        yield "tools"
        return
    for tool in tools or ():
        if list(tool) not in (TOOL_KEYS, [*TOOL_KEYS, "changes"]):
            yield "keys of a tool"
            return
        if not (isinstance(tool["command"], str) and tool["command"] and isinstance(tool["output_tail"], str)):
            yield "command or output_tail"
        elif len(tool["output_tail"]) > OUTPUT_CHARACTERS:
            yield "output_tail is longer than a turn keeps"
        if not (tool["exit_code"] is None or type(tool["exit_code"]) is int) or tool.get("changes", True) is not True:
            yield "exit_code or changes"


@pytest.mark.parametrize("name", SETS)
def test_every_line_is_well_formed_and_labelled_by_the_formula(name: str) -> None:
    assert [(case["id"], fault) for case in SETS[name] for fault in faults(name, case)] == []


def test_every_context_is_well_formed() -> None:
    assert [(case["id"], fault) for case in SETS["context"] for fault in context_faults(case)] == []


def test_ids_are_unique_over_all_sets() -> None:
    ids = Counter(case["id"] for cases in SETS.values() for case in cases)
    assert [id_ for id_, number in ids.items() if number > 1] == []


def test_every_context_text_stands_with_both_verdicts() -> None:
    verdicts: dict[tuple[str, str], set[str]] = {}
    for case in SETS["context"]:
        verdicts.setdefault((case["guard"], case["text"]), set()).add(case["expect"])
    assert [key for key, found in verdicts.items() if found != {"violation", "allow"}] == []


@pytest.mark.parametrize("name", ["corpus", "context"])
def test_readme_counts_each_guard(name: str) -> None:
    lines = README.splitlines()
    for guard in dict.fromkeys(case["guard"] for case in SETS[name]):
        assert counts(SETS[name], guard) in lines


def test_readme_counts_the_challenge_set() -> None:
    number = Counter((case["guard"], case["expect"]) for case in SETS["challenge"])
    expected = {(guard, expect): count for guard in FIELDS for expect, count in (("violation", 45), ("allow", 25))}
    del expected["any", "violation"]
    assert number == {**expected, ("any", "allow"): 40}
