"""The truth table, complete: each boolean true, false, null and missing, for both guards and all events."""

from __future__ import annotations

from itertools import product

import pytest

from guardctl import JudgeAnswerError, Signal
from guardctl.cases import Case
from guardctl.engine import feedback
from guardctl.testing import load, make_turn
from guardctl.trial import answer, run_layer1
from guardctl_scope_guard import change, check
from guardctl_scope_guard.items import ITEM_LENGTH

MISSING = "missing"
VALUES = (True, False, None, MISSING)
ROWS = list(product(VALUES, VALUES))
PLUGINS = [
    pytest.param(check.guard, "cut_for_context", "no_cut_for_context", id="scope-check"),
    pytest.param(change.guard, "scope_cut", "scope_kept", id="scope-change"),
]
GUARDS = [pytest.param(plugin, id=plugin.spec.name) for plugin in (check.guard, change.guard)]
LOADED = {plugin: load(plugin) for plugin in (check.guard, change.guard)}
ASKED = "Please build:\n1. import from CSV\n2. export to PDF"
CUT = "The PDF export from your list is postponed to a new session, my context is nearly full."


def fields_of(proposal, excuse):
    given = {"new_proposal": proposal, "retraction_or_quote": excuse}
    return {name: value for name, value in given.items() if value is not MISSING}


def detail(plugin, asked, number):
    fields = {"new_proposal": True, "retraction_or_quote": False, "missing_item": number}
    verdict = plugin.decide(turn=make_turn(CUT, asked=asked), fields=fields)
    assert verdict.outcome == "violation"
    return dict(verdict.detail)


@pytest.mark.parametrize(("proposal", "excuse"), ROWS)
@pytest.mark.parametrize(("plugin", "violation", "nothing"), PLUGINS)
@pytest.mark.parametrize("event", ["stop", "subagent-stop"])
def test_a_stop_leans_to_allow(event, plugin, violation, nothing, proposal, excuse):
    verdict = plugin.decide(turn=make_turn(CUT, event=event), fields=fields_of(proposal, excuse))
    if proposal is not True:
        expected = ("allow", nothing)
    elif excuse is True:
        expected = ("allow", "retraction_or_quote")
    else:
        expected = ("violation", violation)
    assert (verdict.guard, verdict.outcome, verdict.reason) == (plugin.spec.name, *expected)


@pytest.mark.parametrize(("proposal", "excuse"), ROWS)
@pytest.mark.parametrize(("plugin", "violation", "nothing"), PLUGINS)
def test_the_gate_does_not_guess(plugin, violation, nothing, proposal, excuse):
    turn = make_turn(CUT, event="pre-tool-use")
    if proposal is None or proposal is MISSING:
        with pytest.raises(JudgeAnswerError) as raised:
            plugin.decide(turn=turn, fields=fields_of(proposal, excuse))
        assert raised.value.reason == "open_claim"
        return
    verdict = plugin.decide(turn=turn, fields=fields_of(proposal, excuse))
    expected = ("violation", violation) if proposal and excuse is not True else ("allow", None)
    assert (verdict.outcome, verdict.reason if verdict.outcome == "violation" else None) == expected


@pytest.mark.parametrize("plugin", GUARDS)
def test_the_missing_item_is_named_with_its_number(plugin):
    assert detail(plugin, ASKED, 3) == {"name": " (3. export to PDF)"}


@pytest.mark.parametrize("plugin", GUARDS)
@pytest.mark.parametrize("number", [None, 0, -1, 4, 10**9, True])
def test_a_number_that_no_item_has_is_dropped(plugin, number):
    assert detail(plugin, ASKED, number) == {}


@pytest.mark.parametrize("plugin", GUARDS)
@pytest.mark.parametrize("asked", [None, "", "\n\n"])
def test_without_items_no_number_is_valid(plugin, asked):
    assert detail(plugin, asked, 1) == {}


@pytest.mark.parametrize("plugin", GUARDS)
@pytest.mark.parametrize(
    ("item", "shown"),
    [("x" * ITEM_LENGTH, "x" * ITEM_LENGTH), ("x" * 121, "x" * 119 + "…"), ("日" * 500, "日" * 119 + "…")],
)
def test_a_long_item_is_shortened(plugin, item, shown):
    assert detail(plugin, item, 1) == {"name": f" (1. {shown})"}


@pytest.mark.parametrize("plugin", GUARDS)
@pytest.mark.parametrize("fields", [(False, False), (None, None), (True, True)])
def test_an_allowed_turn_names_no_item(plugin, fields):
    turn = make_turn(CUT, asked=ASKED)
    verdict = plugin.decide(turn=turn, fields={**fields_of(*fields), "missing_item": 3})
    assert dict(verdict.detail) == {}


@pytest.mark.parametrize("plugin", GUARDS)
@pytest.mark.parametrize(("number", "named"), [(3, True), (None, False), (9, False)])
def test_the_item_reaches_the_agent(plugin, number, named):
    guard = LOADED[plugin]
    turn = make_turn(CUT, asked=ASKED)
    trial = run_layer1(guard, turn)
    case = answer(
        guard, turn, trial, {"new_proposal": True, "retraction_or_quote": False, "missing_item": number, "reason": ""}
    )
    text = feedback([case])
    assert CUT in text
    assert ("(3. export to PDF)" in text) is named
    assert "{" not in text
    assert "  " not in text


@pytest.mark.parametrize("plugin", GUARDS)
@pytest.mark.parametrize("language", ["en", "ja", "ko", "pt", "zh", "es", "de"])
@pytest.mark.parametrize("asked", [ASKED, None])
def test_feedback_reads_well_with_and_without_an_item(plugin, language, asked):
    guard = LOADED[plugin]
    fields = {"new_proposal": True, "retraction_or_quote": False, "missing_item": 3}
    verdict = plugin.decide(turn=make_turn(CUT, asked=asked), fields=fields)
    case = Case(guard, Signal(guard.name, "A SENTENCE", "", language), verdict=verdict)
    text = feedback([case])
    assert "A SENTENCE" in text
    assert ("(3. export to PDF)" in text) is (asked is not None)
    assert "  " not in text
    assert " ." not in text
