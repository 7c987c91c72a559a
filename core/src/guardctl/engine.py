"""From the findings of layer 1 to a decision: bypass, judge, verdict, budget, decision.

Knows no files, processes or network: guards, judge and budget come in as arguments. Guards that signalled on one turn
are judged at the same time, within one deadline. Whatever a guard or judge does wrong ends in a ``fail`` verdict, and
only :func:`guardctl.decision.decide` says what that means.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from guardctl.answers import read_answer
from guardctl.budget import Claim, Spending
from guardctl.cases import Case
from guardctl.decision import Action, Decision, decide
from guardctl.disclosure import Censor
from guardctl.errors import GuardRunError, JudgeAnswerError, JudgeError, raised_at
from guardctl.judging import Judge, JudgeReply, JudgeRequest, Question, Region, Verdict
from guardctl.prompting import EXPORT_NONCE, build_request, is_echo, new_nonce
from guardctl.records import EXCERPT, text_hash
from guardctl.redaction import redact
from guardctl.signals import Signal
from guardctl.turn import FEEDBACK

if TYPE_CHECKING:
    from guardctl.plugins import Guard
    from guardctl.turn import Turn

GRACE_SECONDS = 0.5
"""How long the engine waits for a judge that should have returned at its deadline."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of a turn: the decision, each guard's case, and redaction counts per kind."""

    decision: Decision
    cases: tuple[Case, ...]
    redactions: dict[str, int]


OBSERVED = "/observed"
"""Below the state folder, the place of the budget that guards which observe spend."""

Budget = Callable[[Sequence[Claim], str], Spending]
"""Told who wants to block, and from which purse: "", or :data:`OBSERVED` for guards that observe. What these would have
blocked is counted as blocks are, or it could not be compared, and takes nothing from those that block."""


def run_turn(
    turn: Turn,
    cases: Sequence[Case],
    make_judge: Callable[[], Judge],
    deadline: float,
    *,
    redactions: tuple[Any, ...] = (),
    preview: Budget | None = None,
    spend: Budget | None = None,
    gate: Action = "ask",
    observe: bool = False,
    nonce: Callable[[], str] = new_nonce,
) -> Outcome:
    """Take a turn through every stage after layer 1.

    Args:
        turn: the turn, unredacted.
        cases: one for each guard that signalled, or that detects in code.
        make_judge: called where there is something to ask; returns who answers for all of them, from several threads.
        deadline: ``time.monotonic()`` seconds by which the decision has to stand.
        redactions: frozen kinds of secrets.
        preview: asks the block budget without counting; None where blocks are not counted.
        spend: the same, counting.
        gate: what a violation before a tool call leads to.
        observe: whether every guard only observes on this host.
        nonce: makes the nonce of one prompt.
    """
    censor = Censor(redactions)
    shown = censor.turn(turn)
    for case in cases:
        case.observed = observe or case.guard.observes
        _finish_layer1(case, shown)
    # A guard that detects in code and found nothing has neither signal nor verdict: it has no part in this turn.
    cases = [case for case in cases if case.signal is not None or case.verdict is not None]
    stop = turn.event != "pre-tool-use"
    if stop and preview is not None:
        _refuse([case for case in cases if case.verdict is None], preview)
    undecided = [case for case in cases if case.verdict is None]
    if undecided:
        _judge_all(undecided, shown, make_judge(), deadline, nonce)
    violations = [case for case in cases if case.verdict is not None and case.verdict.outcome == "violation"]
    if stop and spend is not None and violations:
        _refuse(violations, spend)
    verdicts = [case.verdict for case in cases if case.verdict is not None]
    # Most of it is redacted already, but a guard may name things in it that are its own.
    text, _ = redact(feedback([case for case in cases if not case.observed]), redactions)
    observed = {case.guard.name for case in cases if case.observed}
    return Outcome(decide(turn.event, verdicts, text, gate=gate, observed=observed), tuple(cases), censor.counts)


def feedback(cases: Sequence[Case]) -> str:
    """Return the one text for the agent that names every guard whose rule was broken."""
    parts = []
    for case in cases:
        if case.verdict is None or case.verdict.outcome != "violation" or case.signal is None:
            continue
        template = case.guard.feedback.get(case.signal.language) or case.guard.feedback["en"]
        sentence = case.signal.sentence
        short = sentence if len(sentence) <= EXCERPT else sentence[:EXCERPT] + "…"
        name = str(case.verdict.detail.get("name", ""))
        # Split first, so that a name or sentence that looks like a placeholder stays what it is.
        text = short.join(part.replace("{name}", name) for part in template.split("{sentence}"))
        parts.append(f"{FEEDBACK}{case.guard.name}] {text}")
    return "\n\n".join(parts)


def _finish_layer1(case: Case, turn: Turn) -> None:
    """Ask the parts of layer 1 that are code."""
    guard = case.guard
    if case.verdict is not None:
        return
    try:
        if case.signal is None and guard.detects:
            case.signal = guard.call("detect", turn=turn)
        if case.signal is not None and case.bypass is None and guard.bypasses:
            case.bypass = guard.call("bypass", turn=turn, signal=case.signal)
    except GuardRunError as error:
        case.fail(f"{error.hook}_failed", error.where)
        return
    if case.bypass is not None:
        case.verdict = Verdict(guard.name, "allow", "bypass")


def _refuse(cases: Sequence[Case], budget: Budget) -> None:
    """Let those turns pass that may not be blocked any more. Whoever cannot count does not block: that is a failure."""
    for purse in ("", OBSERVED):
        asking = [case for case in cases if case.observed is bool(purse) and case.signal]
        claims = [Claim(case.guard.name, case.signal.sentence, case.guard.max_blocks) for case in asking if case.signal]
        refused = budget(claims, purse).refused if claims else {}
        for case in asking:
            reason = refused.get(case.guard.name)
            if reason is not None:
                failed = reason == "no_budget_state"
                case.verdict = Verdict(case.guard.name, "fail" if failed else "spent", reason)


def _judge_all(cases: Sequence[Case], turn: Turn, judge: Judge, deadline: float, nonce: Callable[[], str]) -> None:
    import threading  # a fifteenth of an interpreter: a bypass does without

    # Always in threads, even for one guard: a foreign judge may ignore its deadline. Each works on a copy, so that one
    # that is left behind cannot rewrite what was decided without it.
    copies = [replace(case, ms=dict(case.ms)) for case in cases]
    calls = [(copy, turn, judge, deadline, nonce()) for copy in copies]
    threads = [threading.Thread(target=_judge_guarded, args=call, daemon=True) for call in calls]
    for thread in threads:
        thread.start()
    for case, copy, thread in zip(cases, copies, threads, strict=True):
        thread.join(max(0.0, deadline + GRACE_SECONDS - time.monotonic()))
        if thread.is_alive():
            case.judge, case.prompt_hash = copy.judge, copy.prompt_hash
            case.fail("timeout")
            continue
        for name in Case.__slots__:
            setattr(case, name, getattr(copy, name))


def _judge_guarded(case: Case, turn: Turn, judge: Judge, deadline: float, nonce: str) -> None:
    try:
        judge_case(case, turn, judge, deadline, nonce)
    except JudgeError as error:
        case.fail(error.reason)
    except GuardRunError as error:
        case.fail(f"{error.hook}_failed", error.where)
    except Exception as error:  # noqa: BLE001  # a judge is foreign code; its bug must not decide anything
        case.fail(f"judge_raised_{type(error).__name__}", raised_at(error))


def judge_case(case: Case, turn: Turn, judge: Judge, deadline: float, nonce: str, case_id: str = "") -> None:
    """Ask the judge one guard's question and fill in the verdict.

    Raises:
        JudgeError: no answer, or one that does not answer the question.
        GuardRunError: the guard raised.
    """
    guard, started = case.guard, time.monotonic()
    question = ask_guard(guard, turn, case.signal)
    request = build_request(guard.name, question, turn.text, guard.schema, nonce, case=case_id)
    case.request = request
    case.prompt_hash = prompt_hash(guard, question)
    asked = time.monotonic()
    case.ms["prompt"] = round((asked - started) * 1000)
    case.judge = judge.name
    try:
        case.reply = judge.ask(request, deadline)
    finally:
        case.ms["judge"] = round((time.monotonic() - asked) * 1000)
    case.judge = case.reply.judge or judge.name if isinstance(case.reply, JudgeReply) else judge.name
    if not isinstance(case.reply, JudgeReply) or not isinstance(case.reply.text, str):
        raise JudgeError("no_reply", f"judge {judge.name} returned nothing")
    case.verdict = verdict_on(case, turn, request, case.reply.text)


def ask_guard(guard: Guard, turn: Turn, signal: Signal | None) -> Question:
    """Return the guard's question, with the user's own counter-examples as one more data region.

    Raises:
        GuardRunError: the guard raised, or returned something else than a question.
    """
    question = guard.call("build_prompt", turn=turn, signal=signal, options=guard.options)
    if not isinstance(question, Question):
        raise GuardRunError(guard.name, "build_prompt", TypeError("not a Question"))
    if not guard.counter_examples:
        return question
    lines = [
        f"- {json.dumps(text, ensure_ascii=False)} is: {verdict}{f' ({note})' if note else ''}"
        for text, verdict, note in guard.counter_examples
    ]
    title = "Precedents: texts that were judged wrongly before, each with its right verdict:"
    precedents = Region("precedents", title, "\n".join(lines), limit=4000)
    return replace(question, regions=(*question.regions, precedents))


def verdict_on(case: Case, turn: Turn, request: JudgeRequest, answer: str) -> Verdict:
    """Read an answer and let the guard decide.

    Raises:
        JudgeAnswerError: the answer does not answer the question.
        GuardRunError: the guard raised, or returned something else than a verdict.
    """
    guard = case.guard
    if is_echo(answer, request.nonce):
        raise JudgeAnswerError("echo", "the answer repeats the prompt")
    if guard.interprets:
        case.fields = guard.call("interpret_fields", request=request, answer=answer)
    else:
        case.fields, case.ignored = read_answer(answer, guard.types)
    verdict = guard.call("decide", turn=turn, fields=case.fields)
    if not isinstance(verdict, Verdict) or verdict.outcome not in ("violation", "allow"):
        raise GuardRunError(guard.name, "decide", TypeError("not a violation or allow verdict"))
    return verdict


def prompt_hash(guard: Guard, question: Question) -> str:
    """Return a hash of everything in the prompt that does not depend on the turn."""
    bare = Question(question.task, question.definitions, question.rulings, question.counter_examples)
    return text_hash(build_request(guard.name, bare, "", guard.schema, EXPORT_NONCE).prompt)
