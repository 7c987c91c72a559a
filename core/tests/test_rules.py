"""The formula of most guards, complete: each field true, false, null and missing, at a stop and at a gate."""

from __future__ import annotations

from itertools import product

import pytest

from guardctl import JudgeAnswerError, Rule, Verdict

from .support import make_turn

RULE = Rule("moon", claim="bad", excuses=("tale", "quote"), violation="said so", nothing="silent")
VALUES = (True, False, None, "missing")


def expected(bad: object, tale: object, quote: object) -> Verdict:
    if bad is not True:
        return Verdict("moon", "allow", "silent")
    if tale is True:
        return Verdict("moon", "allow", "tale")
    return Verdict("moon", "allow", "quote") if quote is True else Verdict("moon", "violation", "said so")


@pytest.mark.parametrize("event", ["stop", "subagent-stop", "pre-tool-use"])
@pytest.mark.parametrize("values", list(product(VALUES, repeat=3)))
def test_every_answer(event: str, values: tuple[object, ...]) -> None:
    given = {name: value for name, value in zip(("bad", "tale", "quote"), values, strict=True) if value != "missing"}
    turn = make_turn("The moon is cheese.", event=event)
    if event == "pre-tool-use" and given.get("bad") is None:
        with pytest.raises(JudgeAnswerError) as caught:
            RULE.decide(turn, given)
        assert (caught.value.reason, str(caught.value)) == ("open_claim", "the judge did not answer 'bad'")
    else:
        assert RULE.decide(turn, given) == expected(*values)


def test_only_a_violation_has_detail() -> None:
    turn = make_turn("The moon is cheese.")
    assert RULE.decide(turn, {"bad": True}, {"name": "x"}) == Verdict("moon", "violation", "said so", {"name": "x"})
    assert RULE.decide(turn, {"bad": False}, {"name": "x"}) == Verdict("moon", "allow", "silent")
