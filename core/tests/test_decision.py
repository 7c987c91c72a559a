"""The failure policy, complete: each event with each combination of verdicts."""

from __future__ import annotations

from itertools import product

import pytest

from guardctl.decision import Decision, decide
from guardctl.judging import Verdict

STOPS = ("stop", "subagent-stop")

STOP_POLICY = {
    (): Decision("pass", why="allow"),
    ("allow",): Decision("pass", why="allow"),
    ("fail",): Decision("pass", why="fail"),
    ("violation",): Decision("block", "Feedback.", why="violation"),
    ("allow", "allow"): Decision("pass", why="allow"),
    ("allow", "fail"): Decision("pass", why="fail"),
    ("allow", "violation"): Decision("block", "Feedback.", why="violation"),
    ("fail", "allow"): Decision("pass", why="fail"),
    ("fail", "fail"): Decision("pass", why="fail"),
    ("fail", "violation"): Decision("block", "Feedback.", why="violation"),
    ("violation", "allow"): Decision("block", "Feedback.", why="violation"),
    ("violation", "fail"): Decision("block", "Feedback.", why="violation"),
    ("violation", "violation"): Decision("block", "Feedback.", why="violation"),
}


def broke(*names: str) -> str:
    return f"guardctl could not judge this: {', '.join(f'{name} (timeout)' for name in names)}."


GATE_POLICY = {
    (): ("pass", "", False, "allow"),
    ("allow",): ("pass", "", False, "allow"),
    ("fail",): ("gate", broke("g0"), True, "fail"),
    ("violation",): ("gate", "Feedback.", False, "violation"),
    ("allow", "allow"): ("pass", "", False, "allow"),
    ("allow", "fail"): ("gate", broke("g1"), True, "fail"),
    ("allow", "violation"): ("gate", "Feedback.", False, "violation"),
    ("fail", "allow"): ("gate", broke("g0"), True, "fail"),
    ("fail", "fail"): ("gate", broke("g0", "g1"), True, "fail"),
    ("fail", "violation"): ("gate", "Feedback.", False, "violation"),
    ("violation", "allow"): ("gate", "Feedback.", False, "violation"),
    ("violation", "fail"): ("gate", "Feedback.", False, "violation"),
    ("violation", "violation"): ("gate", "Feedback.", False, "violation"),
}


def verdicts(outcomes: tuple[str, ...]) -> list[Verdict]:
    return [Verdict(f"g{number}", outcome, "timeout") for number, outcome in enumerate(outcomes)]  # type: ignore[arg-type]


@pytest.mark.parametrize("gate", ["ask", "deny"])
@pytest.mark.parametrize("event", STOPS)
@pytest.mark.parametrize("outcomes", STOP_POLICY)
def test_a_stop_fails_open(outcomes: tuple[str, ...], event: str, gate: str) -> None:
    assert decide(event, verdicts(outcomes), "Feedback.", gate=gate) == STOP_POLICY[outcomes]  # type: ignore[arg-type]


@pytest.mark.parametrize("gate", ["ask", "deny"])
@pytest.mark.parametrize("outcomes", GATE_POLICY)
def test_a_gate_fails_safe(outcomes: tuple[str, ...], gate: str) -> None:
    action, feedback, is_broken, why = GATE_POLICY[outcomes]
    expected = Decision(gate if action == "gate" else "pass", feedback, is_broken, why)  # type: ignore[arg-type]
    assert decide("pre-tool-use", verdicts(outcomes), "Feedback.", gate=gate) == expected  # type: ignore[arg-type]


def test_the_tables_are_complete() -> None:
    outcomes = ("allow", "fail", "violation")
    every = {(), *((one,) for one in outcomes), *product(outcomes, outcomes)}
    assert set(STOP_POLICY) == set(GATE_POLICY) == every


def test_a_gate_asks_unless_it_is_told_to_deny() -> None:
    assert decide("pre-tool-use", verdicts(("violation",)), "Feedback.").action == "ask"
