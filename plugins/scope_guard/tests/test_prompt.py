"""The whole prompts, as a judge gets them: golden files, rewritten by ``./dev golden``."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from guardctl.answers import OWN_FIELDS
from guardctl.testing import load, make_turn
from guardctl.trial import request_for, run_layer1
from guardctl_scope_guard import change, check
from guardctl_scope_guard.change import prompt as change_prompt
from guardctl_scope_guard.change.feedback import DELIVER_THE_WHOLE
from guardctl_scope_guard.check import prompt as check_prompt
from guardctl_scope_guard.check.feedback import GO_ON_HERE

GOLDEN = Path(__file__).parent / "golden"
PLUGINS = [pytest.param(plugin, id=plugin.spec.name) for plugin in (check.guard, change.guard)]
LOADED = {plugin: load(plugin) for plugin in (check.guard, change.guard)}
TEXT = "Import and list work. The PDF export goes to the next session, there is little room left in this one."
ASKED = "Please build these for the lending desk:\n- import\n- list\n- PDF export"
TODOS = ["[x] import", "[x] list", "[ ] PDF export"]
TOOLS = [
    {"command": "Edit desk/import.py", "exit_code": 0, "output_tail": "", "changes": True},
    {"command": "Edit desk/list.py", "exit_code": 0, "output_tail": "", "changes": True},
    {"command": "pytest desk", "exit_code": 0, "output_tail": "18 passed"},
]


def prompt_of(plugin, **turn):
    guard = LOADED[plugin]
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
    check_golden(f"{plugin.spec.name}-context.txt", prompt_of(plugin, asked=ASKED, todos=TODOS, tools=TOOLS))


@pytest.mark.parametrize("plugin", PLUGINS)
def test_items_are_numbered_as_the_answer_counts_them(plugin):
    assert "\n4. PDF export\n" in prompt_of(plugin, asked=ASKED)


@pytest.mark.parametrize("plugin", PLUGINS)
def test_unknown_context_is_not_shown_as_empty(plugin):
    prompt = prompt_of(plugin)
    assert "asked-begin" not in prompt
    assert "todos-begin" not in prompt
    assert "tools-begin" not in prompt


@pytest.mark.parametrize("plugin", PLUGINS)
def test_no_tool_at_all_is_said(plugin):
    assert "(no tool was used in this turn)" in prompt_of(plugin, tools=[])


@pytest.mark.parametrize(("plugin", "prompt"), [(check.guard, check_prompt), (change.guard, change_prompt)])
def test_definitions_and_fields_have_the_same_names(plugin, prompt):
    assert set(plugin.spec.fields.model_fields) - set(OWN_FIELDS) == set(prompt.DEFINITIONS)


@pytest.mark.parametrize("feedback", [GO_ON_HERE, DELIVER_THE_WHOLE], ids=["go-on", "deliver"])
def test_feedback_names_sentence_and_item_in_every_language(feedback):
    assert list(feedback) == ["en", "ja", "ko", "pt", "zh", "es", "de"]
    for text in feedback.values():
        assert text.count("{sentence}") == 1
        assert text.count("{name}") == 1
        assert " {name}" not in text, "the item brings its own space, and may be absent"


@pytest.mark.parametrize("plugin", PLUGINS)
def test_the_last_line_of_the_feedback_is_for_the_human_and_names_the_guard(plugin):
    for text in plugin.spec.feedback.values():
        request, _, last = text.rpartition("\n")
        assert last.endswith(f" `guardctl disable {plugin.spec.name}`")
        assert "guardctl" not in request
