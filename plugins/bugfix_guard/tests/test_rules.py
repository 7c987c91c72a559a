"""The truth table, complete: each field true, false, null and missing, for both guards and all events."""

from __future__ import annotations

from itertools import product

import pytest

from guardctl import JudgeAnswerError
from guardctl.testing import make_turn
from guardctl_bugfix_guard import reproduction, shallow

MISSING = "missing"
VALUES = (True, False, None, MISSING)
ROWS = list(product(VALUES, VALUES))
PLUGINS = [
    pytest.param(shallow.guard, "fixed_without_cause", "no_unexplained_fix", id="shallow-bugfix"),
    pytest.param(
        reproduction.guard, "changed_without_reproduction", "no_blind_change", id="bugfix-without-reproduction"
    ),
]


def fields_of(proposal, excuse):
    given = {"new_proposal": proposal, "retraction_or_quote": excuse}
    return {name: value for name, value in given.items() if value is not MISSING}


@pytest.mark.parametrize(("proposal", "excuse"), ROWS)
@pytest.mark.parametrize(("plugin", "violation", "nothing"), PLUGINS)
@pytest.mark.parametrize("event", ["stop", "subagent-stop"])
def test_a_stop_leans_to_allow(event, plugin, violation, nothing, proposal, excuse):
    verdict = plugin.decide(turn=make_turn("Fixed.", event=event), fields=fields_of(proposal, excuse))
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
    turn = make_turn("Fixed.", event="pre-tool-use")
    if proposal is None or proposal is MISSING:
        with pytest.raises(JudgeAnswerError) as raised:
            plugin.decide(turn=turn, fields=fields_of(proposal, excuse))
        assert raised.value.reason == "open_claim"
        return
    verdict = plugin.decide(turn=turn, fields=fields_of(proposal, excuse))
    assert verdict.outcome == ("violation" if proposal and excuse is not True else "allow")
