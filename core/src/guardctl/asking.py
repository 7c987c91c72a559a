"""Asking a judge about one turn: the guards' questions go out in one request, each guard gets its own answer back.

What goes wrong with a guard's question or answer fails that guard alone; what goes wrong with the request fails all
that were in it. A failure is a verdict like another here: only :mod:`guardctl.decision` says what it leads to.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from guardctl.answers import SENTENCE, read_answer, read_parts
from guardctl.cases import Case
from guardctl.errors import GuardRunError, JudgeAnswerError, JudgeError, raised_at
from guardctl.judging import Judge, JudgeReply, JudgeRequest, Question, Region, Verdict
from guardctl.prompting import EXPORT_NONCE, Share, build_joint_request, is_echo
from guardctl.records import text_hash

if TYPE_CHECKING:
    from guardctl.plugins import Guard
    from guardctl.signals import Signal
    from guardctl.turn import Turn

GRACE_SECONDS = 0.5
"""How long the engine waits for a judge that should have returned at its deadline."""

SHORTEST_SENTENCE = 8
"""Characters below which what a judge names is no sentence: it would stand anywhere in a text."""

_UNMARKED = str.maketrans("", "", "*_`\"'“”„「」")


def judge_all(
    cases: Sequence[Case], turn: Turn, judge: Judge, deadline: float, nonce: Callable[[], str], *, merge: bool
) -> list[Case]:
    """Return every case with a verdict by ``deadline`` and a grace; never raises.

    Args:
        cases: the open ones.
        turn: redacted.
        judge: who answers for all of them; from several threads where they are not merged.
        deadline: ``time.monotonic()`` seconds.
        nonce: makes the nonce of one prompt.
        merge: whether the guards ask in one request, or in one each at the same time.
    """
    import threading  # a fifteenth of an interpreter: a bypass does without

    # Always in threads, even for one request: a foreign judge may ignore its deadline. Each has a list of its own, in
    # which it puts how far it has come; what is taken from it is not changed any more.
    groups = [list(cases)] if merge else [[case] for case in cases]
    calls = [(group, turn, judge, deadline, nonce()) for group in groups]
    threads = [threading.Thread(target=_judge_guarded, args=call, daemon=True) for call in calls]
    for thread in threads:
        thread.start()
    judged: list[Case] = []
    for group, thread in zip(groups, threads, strict=True):
        thread.join(max(0.0, deadline + GRACE_SECONDS - time.monotonic()))
        late = thread.is_alive()
        judged += [case.failed("timeout") if late else case for case in group]
    return judged


def _judge_guarded(cases: list[Case], turn: Turn, judge: Judge, deadline: float, nonce: str) -> None:
    try:
        _judge(cases, turn, judge, deadline, nonce)
    except Exception as error:  # noqa: BLE001  # a judge is foreign code; its bug must not decide anything
        reason = f"judge_raised_{type(error).__name__}"
        cases[:] = [case.failed(reason, raised_at(error)) if case.verdict is None else case for case in cases]


def judge_together(
    cases: Sequence[Case], turn: Turn, judge: Judge, deadline: float, nonce: str, ids: Mapping[str, str] | None = None
) -> list[Case]:
    """Ask the judge the questions of all ``cases`` in one request and return them with verdicts, failures included.

    Args:
        cases: one for each guard that asks.
        turn: redacted.
        judge: who is asked.
        deadline: ``time.monotonic()`` seconds.
        nonce: of the prompt.
        ids: guard to the id of its evaluation case.
    """
    judged = list(cases)
    _judge(judged, turn, judge, deadline, nonce, ids)
    return judged


def _judge(
    cases: list[Case], turn: Turn, judge: Judge, deadline: float, nonce: str, ids: Mapping[str, str] | None = None
) -> None:
    """Do what :func:`judge_together` does in place, step by step: a new case where the old one stood."""
    started = time.monotonic()
    places: list[int] = []
    shares: list[Share] = []
    for at, case in enumerate(cases):
        try:
            share = share_of(case.guard, turn, case.signal, (ids or {}).get(case.guard.name, ""))
            cases[at] = replace(case, prompt_hash=prompt_hash(share))
        except (JudgeError, GuardRunError) as error:
            cases[at] = failed_by(case, error)
            continue
        shares.append(share)
        places.append(at)
    if not shares:
        return
    request = build_joint_request(shares, turn.text, nonce)
    together = tuple(share.guard for share in shares)
    asked = time.monotonic()
    for at in places:
        case = cases[at].timed("prompt", round((asked - started) * 1000))
        cases[at] = replace(case, judge=judge.name, together=together)
    failure: JudgeError | None = None
    try:
        reply = _reply(judge, request, deadline)
        answers = _answers(request, reply)
    except JudgeError as error:
        failure = error
    finally:
        for at in places:
            cases[at] = cases[at].timed("judge", round((time.monotonic() - asked) * 1000))
    for at, part in zip(places, request.parts or (request,), strict=True):
        if failure is not None:
            cases[at] = failed_by(cases[at], failure)
            continue
        cases[at] = replace(cases[at], reply=reply, judge=reply.judge or judge.name)
        try:
            if part.guard not in answers:
                raise JudgeAnswerError("not_answered", "the answer leaves this guard out")
            cases[at] = with_fields(cases[at], turn, part, answers[part.guard])
            cases[at] = decided(cases[at], turn)
        except (JudgeError, GuardRunError) as error:
            cases[at] = failed_by(cases[at], error)


def _reply(judge: Judge, request: JudgeRequest, deadline: float) -> JudgeReply:
    reply = judge.ask(request, deadline)
    if not isinstance(reply, JudgeReply) or not isinstance(reply.text, str):
        raise JudgeError("no_reply", f"judge {judge.name} returned nothing")
    return reply


def _answers(request: JudgeRequest, reply: JudgeReply) -> dict[str, str]:
    """Return what was answered to each guard."""
    if not request.parts:
        return {request.guard: reply.text}
    try:
        return read_parts(reply.text, [part.guard for part in request.parts])
    except JudgeAnswerError:
        if is_echo(reply.text, request.nonce):
            raise JudgeAnswerError("echo", "the answer repeats the prompt") from None
        raise


def failed_by(case: Case, error: JudgeError | GuardRunError) -> Case:
    """Return a case whose question, answer or decision went wrong."""
    if isinstance(error, JudgeError):
        return case.failed(error.reason)
    return case.failed(f"{error.hook}_failed", error.where)


def share_of(guard: Guard, turn: Turn, signal: Signal | None, case: str = "") -> Share:
    """Return what the guard asks, with the user's own counter-examples as one more data region.

    Raises:
        GuardRunError: the guard raised, or returned something else than a question.
    """
    question = guard.call("build_prompt", turn=turn, signal=signal, options=guard.options)
    if not isinstance(question, Question):
        raise GuardRunError(guard.name, "build_prompt", TypeError("not a Question"))
    if not guard.counter_examples:
        return Share(guard.name, question, guard.schema, case)
    lines = [
        f"- {json.dumps(text, ensure_ascii=False)} is: {verdict}{f' ({note})' if note else ''}"
        for text, verdict, note in guard.counter_examples
    ]
    title = "Precedents: texts that were judged wrongly before, each with its right verdict:"
    precedents = Region("precedents", title, "\n".join(lines), limit=4000)
    question = replace(question, regions=(*question.regions, precedents))
    return Share(guard.name, question, guard.schema, case)


def with_fields(case: Case, turn: Turn, request: JudgeRequest, answer: str) -> Case:
    """Return the case with what the judge answered to the guard's question.

    Raises:
        JudgeAnswerError: the answer does not answer the question.
        GuardRunError: the guard raised.
    """
    guard, ignored = case.guard, case.ignored
    if is_echo(answer, request.nonce):
        raise JudgeAnswerError("echo", "the answer repeats the prompt")
    if guard.interprets:
        fields = guard.call("interpret_fields", request=request, answer=answer)
    else:
        fields, ignored = read_answer(answer, guard.types)
    sentence = _standing(fields.get(SENTENCE) if isinstance(fields, Mapping) else None, turn.text)
    return replace(case, fields=fields, ignored=ignored, sentence=sentence)


def decided(case: Case, turn: Turn) -> Case:
    """Return the case with the guard's verdict on the fields.

    Raises:
        GuardRunError: the guard raised, or returned something else than a verdict.
    """
    verdict = case.guard.call("decide", turn=turn, fields=case.fields)
    if not isinstance(verdict, Verdict) or verdict.outcome not in ("violation", "allow"):
        raise GuardRunError(case.guard.name, "decide", TypeError("not a violation or allow verdict"))
    return replace(case, verdict=verdict)


def _standing(sentence: object, text: str) -> str:
    """Return ``sentence`` if it stands in ``text``, but for space and marks of emphasis and quotation; else ""."""
    if not isinstance(sentence, str):
        return ""
    sentence = " ".join(sentence.split())
    bare, within = (" ".join(words.translate(_UNMARKED).split()) for words in (sentence, text))
    return sentence if len(bare) >= SHORTEST_SENTENCE and bare in within else ""


def prompt_hash(share: Share) -> str:
    """Return a hash of everything in a guard's own prompt that does not depend on the turn."""
    bare = replace(share, question=replace(share.question, regions=()))
    return text_hash(build_joint_request([bare], "", EXPORT_NONCE).prompt)
