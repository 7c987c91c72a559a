"""All 256 answers a judge can give, against a table written out by hand."""

from __future__ import annotations

from itertools import product

import pytest

from guardctl import JudgeAnswerError
from guardctl.testing import load, make_turn
from guardctl.trial import answer, run_layer1
from guardctl_commit_guard.guard import guard
from guardctl_commit_guard.rules import RULE

MISSING = object()
NAMES = ("new_proposal", "verification_reported", "direction_query", "future_step_description")
VALUES = (True, False, None, MISSING)
ROWS = list(product(VALUES, repeat=4))
GUARD = load(guard)
STOP = make_turn("I will push this now.")
GATE = make_turn("I will push this now.", event="pre-tool-use")

# new_proposal true; T is true, everything else (false, null, missing) is ".". The first excuse that is true is named.
REASONS = {
    "...": ("violation", "unverified_proposal"),
    "T..": ("allow", "verification_reported"),
    ".T.": ("allow", "direction_query"),
    "..T": ("allow", "future_step_description"),
    "TT.": ("allow", "verification_reported"),
    "T.T": ("allow", "verification_reported"),
    ".TT": ("allow", "direction_query"),
    "TTT": ("allow", "verification_reported"),
}


def fields_of(row):
    return {name: value for name, value in zip(NAMES, row, strict=True) if value is not MISSING}


def expected(row):
    if row[0] is not True:
        return ("allow", "no_proposal")
    return REASONS["".join("T" if value is True else "." for value in row[1:])]


def test_the_table_is_complete():
    assert len(ROWS) == 256
    verdicts = [expected(row)[0] for row in ROWS]
    assert verdicts.count("violation") == 27  # 3 ** 3: none of the three excuses true
    assert verdicts.count("allow") == 229


@pytest.mark.parametrize("row", ROWS)
def test_stop(row):
    verdict = RULE.decide(STOP, fields_of(row))
    assert (verdict.guard, verdict.outcome, verdict.reason) == ("commit", *expected(row))


@pytest.mark.parametrize("row", ROWS)
def test_gate(row):
    if row[0] is None or row[0] is MISSING:
        with pytest.raises(JudgeAnswerError):
            RULE.decide(GATE, fields_of(row))
    else:
        assert RULE.decide(GATE, fields_of(row)) == RULE.decide(STOP, fields_of(row))


@pytest.mark.parametrize("row", ROWS)
def test_through_the_answer_reader(row):
    """The same, from the judge's JSON; an object with none of the fields is no answer."""
    case = answer(GUARD, STOP, run_layer1(GUARD, STOP), fields_of(row))
    if all(value is MISSING for value in row):
        assert case.verdict.outcome == "fail"
    else:
        assert (case.verdict.outcome, case.verdict.reason) == expected(row)
