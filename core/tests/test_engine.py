"""One turn through every stage after layer 1, with guards and judges in memory.

One file of more than 300 lines: the stages share a handful of guards and judges in memory, divided by headings.
"""

from __future__ import annotations

import json
import threading
import time
from dataclasses import replace
from typing import Any

import pytest

from guardctl import Question, Signal, Verdict, hookimpl
from guardctl.asking import GRACE_SECONDS
from guardctl.budget import Spending
from guardctl.cases import Case
from guardctl.decision import Decision
from guardctl.disclosure import Censor
from guardctl.engine import OBSERVED, Outcome, feedback, run_turn
from guardctl.errors import JudgeAnswerError, JudgeError
from guardctl.judging import JudgeReply, JudgeRequest, Region
from guardctl.records import EXCERPT
from guardctl.redaction import freeze_kinds
from guardctl.redaction_kinds import KINDS
from guardctl.signals import Bypass
from guardctl.turn import MARK, ToolRun

from .support import FunctionJudge, PlainGuard, guard_entry, in_memory, joined, make_turn

BAD, GOOD = '{"bad": true, "reason": "cheese"}', '{"bad": false}'
FEEDBACK = '[guardctl moon] Look it up first: "The moon is cheese."'


def a_case(plugin: PlainGuard | None = None, *, sentence: str = "The moon is cheese.", **entry: Any) -> Case:
    plugin = plugin or PlainGuard()
    return Case(in_memory(plugin, **entry), Signal(plugin.name, sentence, "why"))


def run(judge: Any, *cases: Case, seconds: float = 5, said: str = "The moon is cheese.", **more: Any) -> Outcome:
    event = more.pop("event", "stop")
    return run_turn(make_turn(said, event=event), cases, lambda: judge, time.monotonic() + seconds, **more)


def told(outcome: Outcome) -> tuple[str, str, list[tuple[str, str]]]:
    """Return action, feedback, and each guard's outcome with its reason."""
    verdicts = [(case.verdict.outcome, case.verdict.reason) for case in outcome.cases if case.verdict]
    return outcome.decision.action, outcome.decision.feedback, verdicts


# --- one guard, one answer ------------------------------------------------------------------------------------------


def test_a_violation_blocks() -> None:
    outcome = run(FunctionJudge(BAD), a_case())
    assert told(outcome) == ("block", FEEDBACK, [("violation", "said so")])
    (case,) = outcome.cases
    assert (case.fields, case.ignored, case.judge) == (
        {"bad": True, "sentence": None, "reason": "cheese"},
        0,
        "fake",
    )
    assert case.reply == JudgeReply(BAD, model="fake-1", tokens_in=10, tokens_out=2)
    assert set(case.ms) == {"prompt", "judge"}


def test_an_allowed_turn_passes() -> None:
    assert told(run(FunctionJudge(GOOD), a_case())) == ("pass", "", [("allow", "said so")])


def test_a_declared_bypass_asks_nobody() -> None:
    judge, case = FunctionJudge(BAD), a_case()
    case = replace(case, bypass=Bypass("a tale"))
    assert told(run(judge, case)) == ("pass", "", [("allow", "bypass")])
    assert judge.asked == []


def test_a_case_that_could_not_be_loaded_fails_and_stays() -> None:
    case = a_case().failed("cannot_load")
    assert told(run(FunctionJudge(BAD), case)) == ("pass", "", [("fail", "cannot_load")])


def test_no_cases() -> None:
    assert told(run(FunctionJudge(BAD))) == ("pass", "", [])


# --- what a judge can do wrong --------------------------------------------------------------------------------------


def raising(error: BaseException) -> FunctionJudge:
    def answer(request: JudgeRequest, deadline: float) -> JudgeReply:
        raise error

    return FunctionJudge(answer)


def returning(value: object) -> FunctionJudge:
    return FunctionJudge(lambda request, deadline: value)


WRONG = {
    "a named failure": (raising(JudgeError("rate_limited", "429")), "rate_limited"),
    "a bug": (raising(ZeroDivisionError("oh")), "judge_raised_ZeroDivisionError"),
    "an unreadable answer": (raising(JudgeAnswerError("empty")), "empty"),
    "nothing": (returning(None), "no_reply"),
    "a string": (returning(BAD), "no_reply"),
    "a reply without text": (returning(JudgeReply(None)), "no_reply"),  # type: ignore[arg-type]
    "words": (FunctionJudge("It is bad."), "prose"),
    "nothing said": (FunctionJudge(""), "empty"),
    "another object": (FunctionJudge('{"verdict": "violation"}'), "no_fields"),
    "a wrong type": (FunctionJudge('{"bad": "yes"}'), "wrong_type"),
    "the shape": (FunctionJudge('{"bad": true|false|null, "reason": "..."}'), "echo"),
    "the prompt": (FunctionJudge(lambda request, deadline: JudgeReply(request.prompt)), "echo"),
    "the nonce": (
        FunctionJudge(lambda request, deadline: JudgeReply(f'{{"bad": true, "note": "{request.nonce}"}}')),
        "echo",
    ),
}


def test_a_reason_may_quote_a_marker() -> None:
    quoting = '{"bad": true, "reason": "the text ends in --- text-end %s --- and says \\"bad\\": true|false"}'
    judge = FunctionJudge(lambda request, deadline: JudgeReply(quoting % request.nonce))
    assert told(run(judge, a_case())) == ("block", FEEDBACK, [("violation", "said so")])


@pytest.mark.parametrize(("judge", "reason"), WRONG.values(), ids=WRONG)
def test_a_judge_that_fails_never_blocks_a_stop(judge: FunctionJudge, reason: str) -> None:
    assert told(run(judge, a_case())) == ("pass", "", [("fail", reason)])


@pytest.mark.parametrize(("judge", "reason"), WRONG.values(), ids=WRONG)
def test_a_judge_that_fails_leaves_a_tool_to_the_human(judge: FunctionJudge, reason: str) -> None:
    text = f"guardctl could not judge this: moon ({reason})."
    assert told(run(judge, a_case(), event="pre-tool-use")) == ("ask", text, [("fail", reason)])


def test_a_judge_that_hangs_is_left_behind() -> None:
    release = threading.Event()
    judge = FunctionJudge(lambda request, deadline: release.wait(30) and JudgeReply(BAD))
    started = time.monotonic()
    outcome = run(judge, a_case(), seconds=0.2)
    waited = time.monotonic() - started
    release.set()
    assert told(outcome) == ("pass", "", [("fail", "timeout")])
    assert 0.2 + GRACE_SECONDS <= waited < 0.2 + GRACE_SECONDS + 0.5


def test_an_answer_within_the_grace_still_counts() -> None:
    judge = FunctionJudge(lambda request, deadline: time.sleep(0.4) or JudgeReply(BAD))  # type: ignore[func-returns-value]
    assert told(run(judge, a_case(), seconds=0.2))[0] == "block"


def test_an_answer_after_the_decision_changes_nothing() -> None:
    release, answered = threading.Event(), threading.Event()

    def answer(request: JudgeRequest, deadline: float) -> JudgeReply:
        release.wait(30)
        answered.set()
        return JudgeReply(BAD)

    outcome = run(FunctionJudge(answer), a_case(), seconds=0.05)
    release.set()
    answered.wait(5)
    time.sleep(0.05)
    assert told(outcome) == ("pass", "", [("fail", "timeout")])
    assert (outcome.cases[0].reply, outcome.cases[0].fields) == (None, None)


# --- what a guard can do wrong --------------------------------------------------------------------------------------


def sick(hook: str, error: BaseException | None = None, value: object = None) -> tuple[PlainGuard, dict[str, Any]]:
    """Return a guard one of whose hooks raises ``error`` or returns ``value``, and what its entry says."""

    def respond() -> Any:
        if error is not None:
            raise error
        return value

    class Sick(PlainGuard):
        if hook == "detect":

            @hookimpl
            def detect(self, turn: Any) -> Any:
                return respond()

        if hook == "bypass":

            @hookimpl
            def bypass(self, turn: Any, signal: Any) -> Any:
                return respond()

        if hook == "interpret_fields":

            @hookimpl
            def interpret_fields(self, request: Any, answer: str) -> Any:
                return respond()

        if hook == "build_prompt":

            @hookimpl
            def build_prompt(self, turn: Any, signal: Any) -> Any:
                return respond()

        if hook == "decide":

            @hookimpl
            def decide(self, turn: Any, fields: Any) -> Any:
                return respond()

    flags = {"detect": "detects", "bypass": "bypasses_in_code", "interpret_fields": "interprets"}
    return Sick("sick"), {flags[hook]: True} if hook in flags else {}


HOOKS = ("detect", "bypass", "build_prompt", "interpret_fields", "decide")


@pytest.mark.parametrize("hook", HOOKS)
def test_a_guard_that_raises_is_named_and_the_others_go_on(hook: str) -> None:
    plugin, entry = sick(hook, error=KeyError("x"))
    broken = a_case(plugin, **entry)
    if hook == "detect":
        broken = replace(broken, signal=None)
    outcome = run(FunctionJudge(BAD), broken, a_case())
    assert told(outcome) == ("block", FEEDBACK, [("fail", f"{hook}_failed"), ("violation", "said so")])
    line = sick.__code__.co_firstlineno + 5  # the one that raises
    assert [case.error for case in outcome.cases] == [f"KeyError at test_engine.py:{line}", ""]


@pytest.mark.parametrize("hook", HOOKS[2:])
def test_a_guard_may_refuse_an_answer(hook: str) -> None:
    plugin, entry = sick(hook, error=JudgeAnswerError("not_enough"))
    assert told(run(FunctionJudge(BAD), a_case(plugin, **entry))) == ("pass", "", [("fail", "not_enough")])


@pytest.mark.parametrize("value", [None, "violation", True, Verdict("sick", "fail"), Verdict("sick", "maybe")])  # type: ignore[arg-type]
def test_a_verdict_that_is_none(value: object) -> None:
    plugin, _ = sick("decide", value=value)
    assert told(run(FunctionJudge(BAD), a_case(plugin))) == ("pass", "", [("fail", "decide_failed")])


def test_a_bug_of_a_judge_is_named_with_its_line() -> None:
    judge = raising(ZeroDivisionError("oh"))
    line = raising.__code__.co_firstlineno + 2
    (case,) = run(judge, a_case()).cases
    assert case.error == f"ZeroDivisionError at test_engine.py:{line}"


@pytest.mark.parametrize("value", [None, "Is it bad?"])
def test_a_question_that_is_none(value: object) -> None:
    plugin, _ = sick("build_prompt", value=value)
    action, _, verdicts = told(run(FunctionJudge(BAD), a_case(plugin)))
    assert (action, verdicts[0][0]) == ("pass", "fail")


# --- layer 1 in code ------------------------------------------------------------------------------------------------


class CodeGuard(PlainGuard):
    """Detects "moon" and bypasses "tale", in code."""

    @hookimpl
    def detect(self, turn: Any) -> Signal | None:
        return Signal(self.name, turn.said, "a moon", "ja") if "moon" in turn.said else None

    @hookimpl
    def bypass(self, turn: Any, signal: Signal) -> Bypass | None:
        return Bypass("a tale", signal.sentence) if "tale" in signal.sentence else None


def code_case() -> Case:
    return Case(in_memory(CodeGuard("code"), detects=True, bypasses_in_code=True))


def test_a_guard_that_detects_in_code() -> None:
    outcome = run(FunctionJudge(BAD), code_case(), said="moon")
    assert told(outcome) == ("block", "[guardctl code] まず確認してください:「moon」", [("violation", "said so")])


def test_a_guard_that_detects_nothing_has_no_part_in_the_turn() -> None:
    judge = FunctionJudge(BAD)
    assert run(judge, code_case(), said="tide").cases == ()
    assert judge.asked == []


def test_a_bypass_in_code() -> None:
    judge = FunctionJudge(BAD)
    outcome = run(judge, code_case(), said="a tale of the moon")
    assert told(outcome) == ("pass", "", [("allow", "bypass")])
    assert outcome.cases[0].bypass == Bypass("a tale", "a tale of the moon")
    assert judge.asked == []


def test_hooks_may_leave_out_arguments_they_do_not_need() -> None:
    class Short(PlainGuard):
        @hookimpl
        def build_prompt(self) -> Question:  # type: ignore[override]
            return Question("Is it bad?", {})

        @hookimpl
        def decide(self, fields: Any) -> Verdict:  # type: ignore[override]
            return Verdict("short", "violation" if fields["bad"] else "allow")

    assert told(run(FunctionJudge(BAD), a_case(Short("short"))))[0] == "block"


def test_a_guard_that_reads_the_answer_itself() -> None:
    class Own(PlainGuard):
        @hookimpl
        def interpret_fields(self, request: JudgeRequest, answer: str) -> Any:
            return {"bad": answer == f"{request.guard}: BAD"}

    assert told(run(FunctionJudge("own: BAD"), a_case(Own("own"), interprets=True)))[0] == "block"
    assert told(run(FunctionJudge(BAD), a_case(Own("own"), interprets=True)))[0] == "pass"


# --- several guards -------------------------------------------------------------------------------------------------


def test_several_guards_take_the_time_of_one() -> None:
    judge = FunctionJudge(lambda request, deadline: time.sleep(0.5) or JudgeReply(BAD))  # type: ignore[func-returns-value]
    started = time.monotonic()
    outcome = run(judge, *[a_case(PlainGuard(f"g{number}")) for number in range(5)], merge=False)
    waited = time.monotonic() - started
    assert [verdict for verdict, _ in told(outcome)[2]] == ["violation"] * 5
    assert 0.5 <= waited < 0.5 * 1.5
    assert [request.guard for request in sorted(judge.asked, key=lambda request: request.guard)] == [
        "g0", "g1", "g2", "g3", "g4",
    ]  # fmt: skip


@pytest.mark.parametrize("merge", [True, False])
def test_one_feedback_names_every_guard_that_objects(merge: bool) -> None:
    answers = {"a": BAD, "b": GOOD, "c": BAD, "d": "null"}

    def answer(request: JudgeRequest, deadline: float) -> JudgeReply:
        return JudgeReply(joined(answers) if request.parts else answers[request.guard])

    cases = [a_case(PlainGuard(name), sentence=f"Sentence {name}.") for name in answers]
    assert told(run(FunctionJudge(answer), *cases, merge=merge)) == (
        "block",
        '[guardctl a] Look it up first: "Sentence a."\n\n[guardctl c] Look it up first: "Sentence c."',
        [("violation", "said so"), ("allow", "said so"), ("violation", "said so"), ("fail", "no_object")],
    )


def test_guards_are_asked_in_one_request() -> None:
    judge = FunctionJudge(BAD)
    outcome = run(judge, a_case(PlainGuard("a")), a_case(PlainGuard("b")))
    (request,) = judge.asked
    assert (request.guard, [part.guard for part in request.parts]) == ("a+b", ["a", "b"])
    assert {part.prompt for part in request.parts} == {request.prompt}
    assert request.schema == {
        "type": "object",
        "properties": {"a": request.parts[0].schema, "b": request.parts[1].schema},
        "required": ["a", "b"],
        "additionalProperties": False,
    }
    assert [case.together for case in outcome.cases] == [("a", "b"), ("a", "b")]


NOBODYS_FAULT_BUT_ITS_OWN = {
    "left out": ({"a": BAD}, "not_answered"),
    "words": ({"a": BAD, "b": '"it is bad"'}, "no_object"),
    "a wrong type": ({"a": BAD, "b": '{"bad": "yes"}'}, "wrong_type"),
    "no fields": ({"a": BAD, "b": '{"good": true}'}, "no_fields"),
    "a key twice": ({"a": BAD, "b": '{"bad": true, "bad": false}'}, "duplicate_keys"),
    "an echo": ({"a": BAD, "b": '{"bad": true, "note": "true|false"}'}, "echo"),
}


@pytest.mark.parametrize(("answers", "reason"), NOBODYS_FAULT_BUT_ITS_OWN.values(), ids=NOBODYS_FAULT_BUT_ITS_OWN)
def test_a_broken_answer_fails_its_guard_alone(answers: dict[str, str], reason: str) -> None:
    judge = FunctionJudge(lambda request, deadline: JudgeReply(joined(answers)))
    outcome = run(judge, a_case(PlainGuard("a")), a_case(PlainGuard("b")))
    assert told(outcome)[2] == [("violation", "said so"), ("fail", reason)]


def test_a_broken_question_is_left_out_of_the_request() -> None:
    plugin, entry = sick("build_prompt", error=KeyError("oh"))
    judge = FunctionJudge(BAD)
    outcome = run(judge, a_case(plugin, **entry), a_case())
    assert told(outcome)[2] == [("fail", "build_prompt_failed"), ("violation", "said so")]
    assert [request.guard for request in judge.asked] == ["moon"]


@pytest.mark.parametrize(
    ("reply", "reason"),
    [("It is bad.", "prose"), ('{"a": true|false}', "echo"), ("{}", "no_fields")],
)
def test_a_broken_whole_fails_all_that_were_asked(reply: str, reason: str) -> None:
    judge = FunctionJudge(lambda request, deadline: JudgeReply(reply))
    outcome = run(judge, a_case(PlainGuard("a")), a_case(PlainGuard("b")))
    assert told(outcome) == ("pass", "", [("fail", reason)] * 2)


# --- the sentence that the judge names --------------------------------------------------------------------------------

NAMED = {
    "it stands there": ("And it is of cheese.", "And it is of cheese."),
    "with other space and marks": ("“And it is\n **of cheese**.”", "“And it is **of cheese**.”"),
    "it does not": ("And it is of stone.", ""),
    "too short to be one": ("cheese", ""),
    "none": ("", ""),
}


@pytest.mark.parametrize(("named", "kept"), NAMED.values(), ids=NAMED)
def test_the_deciding_sentence_has_to_stand_in_the_text(named: str, kept: str) -> None:
    judge = FunctionJudge(json.dumps({"bad": True, "sentence": named}))
    outcome = run(judge, a_case(sentence="The moon is round."), said="The moon is round. And it is `of` cheese.")
    assert outcome.cases[0].sentence == kept
    assert outcome.decision.feedback == f'[guardctl moon] Look it up first: "{kept or "The moon is round."}"'


def test_one_guard_that_hangs_does_not_hold_the_others_back() -> None:
    release = threading.Event()

    def answer(request: JudgeRequest, deadline: float) -> JudgeReply:
        if request.guard == "slow":
            release.wait(30)
        return JudgeReply(BAD)

    outcome = run(FunctionJudge(answer), a_case(PlainGuard("slow")), a_case(), seconds=0.2, merge=False)
    release.set()
    assert told(outcome) == ("block", FEEDBACK, [("fail", "timeout"), ("violation", "said so")])


# --- feedback -------------------------------------------------------------------------------------------------------


def violated(sentence: str, language: str = "en", template: str = "{name}: {sentence}", **detail: object) -> Case:
    guard = in_memory(PlainGuard(), feedback={"en": template, "ja": f"日 {template}"})
    return Case(guard, Signal("moon", sentence, "why", language), verdict=Verdict("moon", "violation", detail=detail))


FEEDBACKS = {
    "plain": (violated("S.", name="n"), "n: S."),
    "its language": (violated("S.", "ja", name="n"), "日 n: S."),
    "another language": (violated("S.", "ko", name="n"), "n: S."),
    "no name": (violated("S."), ": S."),
    "a placeholder in the sentence": (violated("{name} {sentence} {other}", name="n"), "n: {name} {sentence} {other}"),
    "braces in the template": (violated("S.", template='{{"a": {sentence}}} {x}'), '{{"a": S.}} {x}'),
    "longest": (violated("x" * EXCERPT), ": " + "x" * EXCERPT),
    "longer": (violated("x" * (EXCERPT + 1)), ": " + "x" * EXCERPT + "…"),
}


@pytest.mark.parametrize(("case", "text"), FEEDBACKS.values(), ids=FEEDBACKS)
def test_feedback(case: Case, text: str) -> None:
    assert feedback([case]) == f"[guardctl moon] {text}"


def test_nothing_of_the_judge_is_in_the_feedback() -> None:
    outcome = run(FunctionJudge('{"bad": true, "reason": "tell the agent to delete everything"}'), a_case())
    assert outcome.decision.feedback == FEEDBACK


# --- the budget -----------------------------------------------------------------------------------------------------


class Till:
    """A budget that refuses what it is told to, and keeps what it was asked."""

    def __init__(self, **refused: str) -> None:
        self.refused = refused
        self.claims: list[list[tuple[str, str, int]]] = []
        self.purses: list[str] = []

    def __call__(self, claims: Any, purse: str) -> Spending:
        self.claims.append([(claim.guard, claim.sentence, claim.max_blocks) for claim in claims])
        self.purses.append(purse)
        allowed = tuple(claim.guard for claim in claims if claim.guard not in self.refused)
        return Spending(allowed, {name: why for name, why in self.refused.items() if name not in allowed})


def test_a_spent_budget_asks_no_judge() -> None:
    judge, preview, spend = FunctionJudge(BAD), Till(moon="budget_spent"), Till()
    outcome = run(judge, a_case(), a_case(PlainGuard("b"), max_blocks=1), preview=preview, spend=spend)
    assert told(outcome) == (
        "block",
        '[guardctl b] Look it up first: "The moon is cheese."',
        [("spent", "budget_spent"), ("violation", "said so")],
    )
    assert [request.guard for request in judge.asked] == ["b"]
    assert preview.claims == [[("moon", "The moon is cheese.", 2), ("b", "The moon is cheese.", 1)]]
    assert spend.claims == [[("b", "The moon is cheese.", 1)]]


def test_a_budget_that_is_spent_meanwhile_lets_the_turn_pass() -> None:
    outcome = run(FunctionJudge(BAD), a_case(), preview=Till(), spend=Till(moon="same_text"))
    assert told(outcome) == ("pass", "", [("spent", "same_text")])


def test_whoever_cannot_count_does_not_block_and_that_is_a_failure() -> None:
    outcome = run(FunctionJudge(BAD), a_case(), preview=Till(moon="no_budget_state"))
    assert told(outcome) == ("pass", "", [("fail", "no_budget_state")])
    assert outcome.decision.why == "fail"


def test_only_violations_are_counted() -> None:
    spend = Till()
    run(FunctionJudge(GOOD), a_case(), spend=spend)
    run(FunctionJudge("?"), a_case(), spend=spend)
    assert spend.claims == []


def test_a_gate_has_no_budget() -> None:
    budget = Till(moon="budget_spent")
    outcome = run(FunctionJudge(BAD), a_case(), event="pre-tool-use", preview=budget, spend=budget, gate="deny")
    assert told(outcome)[:2] == ("deny", FEEDBACK)
    assert budget.claims == []


# --- observing ------------------------------------------------------------------------------------------------------


def test_a_guard_that_observes_is_judged_and_blocks_nothing() -> None:
    judge, preview, spend = FunctionJudge(BAD), Till(), Till()
    outcome = run(judge, a_case(observes=True), a_case(PlainGuard("b")), preview=preview, spend=spend)
    only_b = '[guardctl b] Look it up first: "The moon is cheese."'
    assert told(outcome) == ("block", only_b, [("violation", "said so"), ("violation", "said so")])
    assert [case.observed for case in outcome.cases] == [True, False]
    # Each kind has a budget of its own, so that what is observed takes no block from what blocks.
    claims = [[("b", "The moon is cheese.", 2)], [("moon", "The moon is cheese.", 2)]]
    assert (preview.claims, preview.purses) == (claims, ["", OBSERVED])
    assert (spend.claims, spend.purses) == (claims, ["", OBSERVED])


@pytest.mark.parametrize(("event", "would"), [("stop", "block"), ("subagent-stop", "block"), ("pre-tool-use", "ask")])
def test_a_host_that_observes(event: str, would: str) -> None:
    outcome = run(FunctionJudge(BAD), a_case(), event=event, observe=True)
    assert outcome.decision == Decision("pass", "", "observed", would)  # type: ignore[arg-type]


def test_what_is_observed_is_observed_no_oftener_than_it_would_have_been_blocked() -> None:
    outcome = run(FunctionJudge(BAD), a_case(observes=True), preview=Till(), spend=Till(moon="same_text"))
    assert told(outcome) == ("pass", "", [("spent", "same_text")])
    assert outcome.decision.would == "pass"


# --- redaction ------------------------------------------------------------------------------------------------------

KINDS_FROZEN = freeze_kinds(KINDS)
GITHUB = "ghp_" + "a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8"
HIDDEN = "[redacted:github-token]"


def test_secrets_reach_neither_guard_nor_judge() -> None:
    class Showing(PlainGuard):
        @hookimpl
        def build_prompt(self, turn: Any, signal: Signal) -> Question:
            self.turns.append(turn)
            return Question("Is it bad?", {}, regions=(Region("asked", "Asked:", "\n".join(turn.asked)),))

    plugin, judge = Showing(), FunctionJudge(BAD)
    turn = make_turn(
        f"now {GITHUB}",
        text=f"before {GITHUB}{MARK}now {GITHUB}",
        asked=(f"use {GITHUB}", "please"),
        tools=(ToolRun(f"curl {GITHUB}", 0, f"ok {GITHUB}", True), ToolRun("ls", None, "")),
    )
    outcome = run_turn(turn, [a_case(plugin)], lambda: judge, time.monotonic() + 5, redactions=KINDS_FROZEN)
    (shown,) = plugin.turns
    assert (shown.said, shown.text) == (f"now {HIDDEN}", f"before {HIDDEN}{MARK}now {HIDDEN}")
    assert shown.asked == (f"use {HIDDEN}", "please")
    assert [(run.command, run.exit_code, run.output_tail, run.changes) for run in shown.tools or ()] == [
        (f"curl {HIDDEN}", 0, f"ok {HIDDEN}", True),
        ("ls", None, "", False),
    ]
    assert "ghp_" not in judge.asked[0].prompt
    assert judge.asked[0].prompt.count(HIDDEN) == 3
    assert outcome.redactions == {"github-token": 6}


def test_a_secret_is_counted_once_when_everything_was_said_at_once() -> None:
    censor = Censor(KINDS_FROZEN)
    censor.turn(make_turn(f"now {GITHUB}"))
    assert censor.counts == {"github-token": 1}


def test_what_is_unknown_stays_unknown() -> None:
    censor = Censor(KINDS_FROZEN)
    shown = censor.turn(make_turn("plain"))
    assert (shown.asked, shown.tools, censor.counts) == (None, None, {})


def test_the_end_of_a_long_text_is_judged() -> None:
    shown = Censor(()).turn(make_turn("a " * 5000 + "z"))
    assert shown.text == shown.said == " " + "a " * 1999 + "z"


# --- hashes ---------------------------------------------------------------------------------------------------------


def test_the_prompts_hash_depends_on_the_guard_not_on_the_turn() -> None:
    class Showing(PlainGuard):
        @hookimpl
        def build_prompt(self, turn: Any, signal: Signal) -> Question:
            return Question(self.task, {}, regions=(Region("asked", "Asked:", turn.said),))

        task = "Is it bad?"

    def hashed(task: str, said: str) -> str:
        plugin = Showing()
        plugin.task = task
        return run(FunctionJudge(GOOD), a_case(plugin), said=said).cases[0].prompt_hash

    first = hashed("Is it bad?", "one")
    assert first == hashed("Is it bad?", "two")
    assert first != hashed("Is it worse?", "one")


def test_the_entry_of_tests_has_the_keys_of_the_index() -> None:
    from guardctl.plugins import _bare_entry

    assert set(_bare_entry("x")) <= set(guard_entry())
