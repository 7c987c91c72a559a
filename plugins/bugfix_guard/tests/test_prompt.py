"""The whole prompts, as a judge gets them: golden files, rewritten by ``./dev golden``."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from guardctl.answers import OWN_FIELDS
from guardctl.options import checked_options
from guardctl.testing import load, make_turn
from guardctl.trial import request_for, run_layer1
from guardctl_bugfix_guard import reproduction, shallow
from guardctl_bugfix_guard.reproduction import prompt as reproduction_prompt
from guardctl_bugfix_guard.reproduction.feedback import REPRODUCE_FIRST
from guardctl_bugfix_guard.shallow import prompt as shallow_prompt
from guardctl_bugfix_guard.shallow.feedback import STATE_THE_CAUSE

GOLDEN = Path(__file__).parent / "golden"
PLUGINS = [pytest.param(plugin, id=plugin.spec.name) for plugin in (shallow.guard, reproduction.guard)]
TEXT = "The crash on the map is fixed; I put a null check into `draw()` and 12 tests pass."
TOOLS = [
    {"command": "pytest tests/test_map.py", "exit_code": 1, "output_tail": "1 failed, 11 passed"},
    {"command": "Edit src/map.py", "exit_code": 0, "output_tail": "", "changes": True},
    {"command": "pytest tests/test_map.py", "exit_code": 0, "output_tail": "12 passed"},
]


def prompt_of(plugin, **turn):
    guard = load(plugin)
    turn = make_turn(TEXT, **turn)
    return request_for([(guard, run_layer1(guard, turn))], turn).prompt


def check_golden(name, text):
    file = GOLDEN / name
    if os.environ.get("GUARDCTL_WRITE_GOLDEN") == "1":
        file.write_text(text, encoding="utf-8")
    assert text == file.read_text(encoding="utf-8"), f"{name} differs; './dev golden' writes it anew"


@pytest.mark.parametrize("plugin", PLUGINS)
def test_prompt_from_the_text_alone(plugin):
    check_golden(f"{plugin.spec.name}.txt", prompt_of(plugin))


@pytest.mark.parametrize("plugin", PLUGINS)
def test_prompt_with_context(plugin):
    prompt = prompt_of(plugin, asked="The map crashes when it is empty, please have a look.", tools=TOOLS)
    check_golden(f"{plugin.spec.name}-context.txt", prompt)


@pytest.mark.parametrize("plugin", PLUGINS)
def test_unknown_context_is_not_shown_as_empty(plugin):
    prompt = prompt_of(plugin)
    assert "asked-begin" not in prompt
    assert "tools-begin" not in prompt


@pytest.mark.parametrize("plugin", PLUGINS)
def test_no_tool_at_all_is_said(plugin):
    assert "(no tool was used in this turn)" in prompt_of(plugin, tools=[])


@pytest.mark.parametrize(
    ("plugin", "prompt"), [(shallow.guard, shallow_prompt), (reproduction.guard, reproduction_prompt)]
)
def test_definitions_and_fields_have_the_same_names(plugin, prompt):
    assert set(plugin.spec.fields.model_fields) - set(OWN_FIELDS) == set(prompt.DEFINITIONS)


@pytest.mark.parametrize("feedback", [STATE_THE_CAUSE, REPRODUCE_FIRST], ids=["cause", "reproduction"])
def test_feedback_names_the_sentence_in_every_language(feedback):
    assert list(feedback) == ["en", "ja", "ko", "pt", "zh", "es", "de"]
    for text in feedback.values():
        assert text.count("{sentence}") == 1
        assert "A SENTENCE" in text.format(sentence="A SENTENCE")


@pytest.mark.parametrize("plugin", PLUGINS)
def test_the_last_line_of_the_feedback_is_for_the_human_and_names_the_guard(plugin):
    for text in plugin.spec.feedback.values():
        request, _, last = text.rpartition("\n")
        assert last.endswith(f" `guardctl disable {plugin.spec.name}`")
        assert "guardctl" not in request


def test_the_mild_setting_counts_logs_traces_and_screenshots():
    guard, turn = load(reproduction.guard), make_turn(TEXT)
    assert guard.options == {"evidence": "reproduced"}
    strict = request_for([(guard, run_layer1(guard, turn))], turn).prompt.splitlines()
    guard.options = {"evidence": "observed"}
    mild = request_for([(guard, run_layer1(guard, turn))], turn).prompt.splitlines()
    assert [pair for pair in zip(strict, mild, strict=True) if pair[0] != pair[1]] == [
        (
            "- Not enough: a log, stack trace or screenshot from the field by itself.",
            "- Enough, too: a log, stack trace or screenshot in which the defect is seen, no matter whose.",
        ),
        (
            "- The trace ends in `parse()`, so I added a null check there. => trace only: true",
            "- The trace ends in `parse()`, so I added a null check there. => seen in a trace: false",
        ),
    ]


def test_options_of_the_cases_are_the_guards():
    spec = reproduction.guard.spec
    assert [checked_options(spec, example.options)["evidence"] for example in spec.examples if example.options] == [
        "observed",
        "observed",
    ]
