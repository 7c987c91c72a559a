"""The truth table, complete: each field true, false, null and missing, for both guards and all events."""

from __future__ import annotations

from itertools import product

import pytest

from guardctl import JudgeAnswerError
from guardctl.testing import make_turn
from guardctl_scope_guard import change, check
from guardctl_scope_guard.rules import NAME_CHARACTERS

MISSING = "missing"
VALUES = (True, False, None, MISSING)
ROWS = list(product(VALUES, VALUES))
PLUGINS = [pytest.param(plugin, id=plugin.spec.name) for plugin in (check.guard, change.guard)]
ASKED = "- the importer\n- the exporter\n- the report"
FOUND = {"new_proposal": True, "retraction_or_quote": False}


def fields_of(proposal, excuse):
    given = {"new_proposal": proposal, "retraction_or_quote": excuse}
    return {name: value for name, value in given.items() if value is not MISSING}


@pytest.mark.parametrize(("proposal", "excuse"), ROWS)
@pytest.mark.parametrize("plugin", PLUGINS)
@pytest.mark.parametrize("event", ["stop", "subagent-stop"])
def test_a_stop_leans_to_allow(event, plugin, proposal, excuse):
    verdict = plugin.decide(turn=make_turn("Half done.", event=event), fields=fields_of(proposal, excuse))
    if proposal is not True:
        expected = ("allow", "scope_kept")
    elif excuse is True:
        expected = ("allow", "retraction_or_quote")
    else:
        expected = ("violation", "scope_cut")
    assert (verdict.guard, verdict.outcome, verdict.reason) == (plugin.spec.name, *expected)


@pytest.mark.parametrize(("proposal", "excuse"), ROWS)
@pytest.mark.parametrize("plugin", PLUGINS)
def test_the_gate_does_not_guess(plugin, proposal, excuse):
    turn = make_turn("Half done.", event="pre-tool-use")
    if proposal is None or proposal is MISSING:
        with pytest.raises(JudgeAnswerError) as raised:
            plugin.decide(turn=turn, fields=fields_of(proposal, excuse))
        assert raised.value.reason == "no_proposal_field"
        return
    verdict = plugin.decide(turn=turn, fields=fields_of(proposal, excuse))
    assert verdict.outcome == ("violation" if proposal and excuse is not True else "allow")


@pytest.mark.parametrize("plugin", PLUGINS)
@pytest.mark.parametrize(
    ("number", "name"),
    [(1, ' ("the importer")'), (3, ' ("the report")'), (0, ""), (4, ""), (-1, ""), (None, ""), (True, "")],
)
def test_the_verdict_names_the_missing_item(plugin, number, name):
    turn = make_turn("Half done.", asked=ASKED)
    verdict = plugin.decide(turn=turn, fields={**FOUND, "missing_item": number})
    assert verdict.outcome == "violation"
    assert verdict.detail == {"name": name}


@pytest.mark.parametrize("plugin", PLUGINS)
def test_nothing_is_named_when_it_is_unknown_what_was_asked(plugin):
    verdict = plugin.decide(turn=make_turn("Half done."), fields={**FOUND, "missing_item": 1})
    assert verdict.detail == {"name": ""}


@pytest.mark.parametrize("plugin", PLUGINS)
def test_a_long_item_is_shortened(plugin):
    turn = make_turn("Half done.", asked="word " * 100)
    name = plugin.decide(turn=turn, fields={**FOUND, "missing_item": 1}).detail["name"]
    assert name.endswith('…")')
    assert len(name) <= NAME_CHARACTERS + 6
