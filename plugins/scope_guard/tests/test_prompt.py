"""The whole prompts, as a judge gets them: golden files, rewritten by ``./dev golden``."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from guardctl.testing import load, make_turn
from guardctl.trial import request_for, run_layer1
from guardctl_scope_guard import change, change_prompt, check, check_prompt
from guardctl_scope_guard.feedback import DELIVER_IT, GO_ON

GOLDEN = Path(__file__).parent / "golden"
PLUGINS = [pytest.param(plugin, id=plugin.spec.name) for plugin in (check.guard, change.guard)]
TEXT = "Importer and exporter are done. The report goes to a follow-up ticket; we can do it in a new session."
ASKED = "- the importer\n- the exporter\n- the report"
TOOLS = [
    {"command": "Edit src/importer.py", "exit_code": 0, "output_tail": "", "changes": True},
    {"command": "pytest -q", "exit_code": 0, "output_tail": "14 passed"},
]


def prompt_of(plugin, **turn):
    guard = load(plugin)
    turn = make_turn(TEXT, **turn)
    return request_for(guard, turn, run_layer1(guard, turn)).prompt


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
    check_golden(f"{plugin.spec.name}-context.txt", prompt_of(plugin, asked=ASKED, tools=TOOLS))


@pytest.mark.parametrize("plugin", PLUGINS)
def test_unknown_context_is_not_shown_as_empty(plugin):
    prompt = prompt_of(plugin)
    assert "asked-begin" not in prompt
    assert "tools-begin" not in prompt


@pytest.mark.parametrize("plugin", PLUGINS)
def test_items_are_numbered(plugin):
    assert "1. the importer\n2. the exporter\n3. the report" in prompt_of(plugin, asked=ASKED)


@pytest.mark.parametrize(("plugin", "prompt"), [(check.guard, check_prompt), (change.guard, change_prompt)])
def test_definitions_and_fields_have_the_same_names(plugin, prompt):
    assert set(plugin.spec.fields.model_fields) - {"reason"} == set(prompt.DEFINITIONS)


@pytest.mark.parametrize("feedback", [GO_ON, DELIVER_IT], ids=["scope-check", "scope-change"])
def test_feedback_names_sentence_and_item_in_every_language(feedback):
    assert list(feedback) == ["en", "ja", "ko", "pt", "zh", "es", "de"]
    for text in feedback.values():
        assert text.count("{sentence}") == 1
        assert text.count("{name}") == 1
        assert text.format(sentence="A SENTENCE", name=' ("an item")').count('("an item")') == 1
