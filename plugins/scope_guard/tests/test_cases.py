"""Each guard's own cases, one test each: layer 1 as the case says, verdict as the rules say."""

from __future__ import annotations

import pytest

from guardctl.testing import load
from guardctl.trial import check_example
from guardctl_scope_guard import change, check

GUARDS = {plugin.spec.name: load(plugin) for plugin in (check.guard, change.guard)}
CASES = [
    pytest.param(plugin.spec.name, example, id=f"{plugin.spec.name}-{example.name}")
    for plugin in (check.guard, change.guard)
    for example in plugin.spec.examples
]
VIOLATIONS = [param for param in CASES if param.values[1].expect == "violation"]


@pytest.mark.parametrize(("name", "example"), CASES)
def test_case(name, example):
    _, problems = check_example(GUARDS[name], example)
    assert problems == []


@pytest.mark.parametrize(("name", "example"), VIOLATIONS)
def test_every_violation_reaches_the_judge(name, example):
    assert example.layer1 == "signal"
    assert example.fields == {"new_proposal": True, "retraction_or_quote": False}


@pytest.mark.parametrize("plugin", [check.guard, change.guard], ids=lambda plugin: plugin.spec.name)
def test_there_are_cases_in_every_language(plugin):
    spec = plugin.spec
    assert len(spec.examples) >= 60
    assert {example.language for example in spec.examples} == set(spec.languages)
    assert {example.language for example in spec.examples if example.expect == "violation"} == set(spec.languages)
