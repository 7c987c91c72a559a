"""The failure policy, complete: each event with each combination of verdicts."""

from __future__ import annotations

from itertools import product

import pytest

from guardctl.decision import Decision, decide
from guardctl.judging import Verdict

STOPS = ("stop", "subagent-stop")


def broke(*names: str) -> str:
    return f"guardctl could not judge this: {', '.join(f'{name} (timeout)' for name in names)}."


# What a stop and a gate come to; "gate" stands for what a gate does, ask or deny.
POLICY: dict[tuple[str, ...], tuple[tuple[str, str, str], tuple[str, str, str]]] = {
    (): (("pass", "", "allow"), ("pass", "", "allow")),
    ("allow",): (("pass", "", "allow"), ("pass", "", "allow")),
    ("fail",): (("pass", "", "fail"), ("gate", broke("g0"), "fail")),
    ("spent",): (("pass", "", "spent"), ("pass", "", "spent")),
    ("violation",): (("block", "Feedback.", "violation"), ("gate", "Feedback.", "violation")),
    ("allow", "allow"): (("pass", "", "allow"), ("pass", "", "allow")),
    ("allow", "fail"): (("pass", "", "fail"), ("gate", broke("g1"), "fail")),
    ("allow", "spent"): (("pass", "", "spent"), ("pass", "", "spent")),
    ("allow", "violation"): (("block", "Feedback.", "violation"), ("gate", "Feedback.", "violation")),
    ("fail", "allow"): (("pass", "", "fail"), ("gate", broke("g0"), "fail")),
    ("fail", "fail"): (("pass", "", "fail"), ("gate", broke("g0", "g1"), "fail")),
    ("fail", "spent"): (("pass", "", "fail"), ("gate", broke("g0"), "fail")),
    ("fail", "violation"): (("block", "Feedback.", "violation"), ("gate", "Feedback.", "violation")),
    ("spent", "allow"): (("pass", "", "spent"), ("pass", "", "spent")),
    ("spent", "fail"): (("pass", "", "fail"), ("gate", broke("g1"), "fail")),
    ("spent", "spent"): (("pass", "", "spent"), ("pass", "", "spent")),
    ("spent", "violation"): (("block", "Feedback.", "violation"), ("gate", "Feedback.", "violation")),
    ("violation", "allow"): (("block", "Feedback.", "violation"), ("gate", "Feedback.", "violation")),
    ("violation", "fail"): (("block", "Feedback.", "violation"), ("gate", "Feedback.", "violation")),
    ("violation", "spent"): (("block", "Feedback.", "violation"), ("gate", "Feedback.", "violation")),
    ("violation", "violation"): (("block", "Feedback.", "violation"), ("gate", "Feedback.", "violation")),
}

# The same where g0 observes, as far as it then is not what it would be without g0 observing.
OBSERVED = {
    ("fail",): (("pass", "", "fail", "pass"), ("pass", "", "observed", "gate")),
    ("violation",): (("pass", "", "observed", "block"), ("pass", "", "observed", "gate")),
    ("fail", "allow"): (("pass", "", "fail", "pass"), ("pass", "", "observed", "gate")),
    ("fail", "fail"): (("pass", "", "fail", "pass"), ("gate", broke("g1"), "fail", "pass")),
    ("fail", "spent"): (("pass", "", "fail", "pass"), ("pass", "", "observed", "gate")),
    ("violation", "allow"): (("pass", "", "observed", "block"), ("pass", "", "observed", "gate")),
    ("violation", "fail"): (("pass", "", "observed", "block"), ("gate", broke("g1"), "fail", "pass")),
    ("violation", "spent"): (("pass", "", "observed", "block"), ("pass", "", "observed", "gate")),
}


def verdicts(outcomes: tuple[str, ...]) -> list[Verdict]:
    return [Verdict(f"g{number}", outcome, "timeout") for number, outcome in enumerate(outcomes)]  # type: ignore[arg-type]


def decision(action: str, feedback: str, why: str, would: str = "pass", *, gate: str = "") -> Decision:
    action, would = (gate if name == "gate" else name for name in (action, would))
    return Decision(action, feedback, why, would)  # type: ignore[arg-type]


@pytest.mark.parametrize("gate", ["ask", "deny"])
@pytest.mark.parametrize("event", STOPS)
@pytest.mark.parametrize("outcomes", POLICY)
def test_a_stop_fails_open(outcomes: tuple[str, ...], event: str, gate: str) -> None:
    expected = decision(*POLICY[outcomes][0])
    assert decide(event, verdicts(outcomes), "Feedback.", gate=gate) == expected  # type: ignore[arg-type]


@pytest.mark.parametrize("gate", ["ask", "deny"])
@pytest.mark.parametrize("outcomes", POLICY)
def test_a_gate_fails_safe(outcomes: tuple[str, ...], gate: str) -> None:
    expected = decision(*POLICY[outcomes][1], gate=gate)
    assert decide("pre-tool-use", verdicts(outcomes), "Feedback.", gate=gate) == expected  # type: ignore[arg-type]


@pytest.mark.parametrize("outcomes", POLICY)
def test_a_guard_that_observes_decides_nothing(outcomes: tuple[str, ...]) -> None:
    expected: tuple[tuple[str, ...], tuple[str, ...]] = OBSERVED.get(outcomes, POLICY[outcomes])
    stop = decide("stop", verdicts(outcomes), "Feedback.", observed={"g0"})
    gate = decide("pre-tool-use", verdicts(outcomes), "Feedback.", observed={"g0"})
    assert stop == decision(*expected[0])
    assert gate == decision(*expected[1], gate="ask")


@pytest.mark.parametrize("outcomes", POLICY)
@pytest.mark.parametrize("event", [*STOPS, "pre-tool-use"])
def test_where_all_observe_nothing_is_done_and_the_log_says_what_would_have_been(
    outcomes: tuple[str, ...], event: str
) -> None:
    without = decide(event, verdicts(outcomes), "Feedback.")
    found = decide(event, verdicts(outcomes), "Feedback.", observed={"g0", "g1"})
    if without.action == "pass":
        assert found == without
    else:
        assert found == Decision("pass", "", "observed", without.action)


def test_the_table_is_complete() -> None:
    outcomes = ("allow", "fail", "spent", "violation")
    assert set(POLICY) == {(), *((one,) for one in outcomes), *product(outcomes, outcomes)}


def test_a_gate_asks_unless_it_is_told_to_deny() -> None:
    assert decide("pre-tool-use", verdicts(("violation",)), "Feedback.").action == "ask"
