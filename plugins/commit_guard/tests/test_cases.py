"""The guard's own cases, one test each: layer 1 as the case says, verdict as the rules say."""

from __future__ import annotations

import pytest

from guardctl.testing import load
from guardctl.trial import check_example
from guardctl_commit_guard.guard import guard

GUARD = load(guard)
EXAMPLES = guard.spec.examples
CASES = [pytest.param(example, id=example.name) for example in EXAMPLES]
FIELDS = {"new_proposal", "verification_reported", "direction_query", "future_step_description"}


@pytest.mark.parametrize("example", CASES)
def test_case(example):
    _, problems = check_example(GUARD, example)
    assert problems == []


@pytest.mark.parametrize("example", [case for case in CASES if case.values[0].expect == "violation"])
def test_every_violation_reaches_the_judge(example):
    assert example.layer1 == "signal"
    assert example.fields["new_proposal"]


def test_fields_are_whole():
    assert all(set(example.fields) == FIELDS for example in EXAMPLES if example.fields is not None)


def test_there_are_cases_in_every_language():
    assert len(EXAMPLES) >= 120
    assert {example.language for example in EXAMPLES} == set(guard.spec.languages)


def test_the_floor_is_proven_both_ways():
    kinds = [example.name.partition(":")[0].split(" ")[:2] for example in EXAMPLES]
    assert sum(kind == ["floor", "signal"] for kind in kinds) >= 39
    assert sum(kind == ["floor", "bypass"] for kind in kinds) >= 39
    assert sum(kind[0] == "lookalike" for kind in kinds) >= 30
