"""Asking a judge about one turn: the guards' questions go out in one request, each guard gets its own answer back.

What goes wrong with a guard's question or answer fails that guard alone; what goes wrong with the request fails all
that were in it. A failure is a verdict like another here: only :mod:`guardctl.decision` says what it leads to.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
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
) -> None:
    """Give every case a verdict by ``deadline`` and a grace; never raises.

    Args:
        cases: the open ones.
        turn: redacted.
        judge: who answers for all of them; from several threads where they are not merged.
        deadline: ``time.monotonic()`` seconds.
        nonce: makes the nonce of one prompt.
        merge: whether the guards ask in one request, or in one each at the same time.
    """
    import threading  # a fifteenth of an interpreter: a bypass does without

    # Always in threads, even for one request: a foreign judge may ignore its deadline. Each works on copies, so that
    # one that is left behind cannot rewrite what was decided without it.
    groups = [list(cases)] if merge else [[case] for case in cases]
    copies = [[replace(case, ms=dict(case.ms)) for case in group] for group in groups]
    calls = [(group, turn, judge, deadline, nonce()) for group in copies]
    threads = [threading.Thread(target=_judge_guarded, args=call, daemon=True) for call in calls]
    for thread in threads:
        thread.start()
    for group, copied, thread in zip(groups, copies, threads, strict=True):
        thread.join(max(0.0, deadline + GRACE_SECONDS - time.monotonic()))
        late = thread.is_alive()
        for case, copy in zip(group, copied, strict=True):
            if late:
                case.judge, case.prompt_hash, case.together = copy.judge, copy.prompt_hash, copy.together
                case.fail("timeout")
                continue
            for name in Case.__slots__:
                setattr(case, name, getattr(copy, name))


def _judge_guarded(cases: Sequence[Case], turn: Turn, judge: Judge, deadline: float, nonce: str) -> None:
    try:
        judge_together(cases, turn, judge, deadline, nonce)
    except Exception as error:  # noqa: BLE001  # a judge is foreign code; its bug must not decide anything
        for case in cases:
            if case.verdict is None:
                case.fail(f"judge_raised_{type(error).__name__}", raised_at(error))


def judge_together(
    cases: Sequence[Case], turn: Turn, judge: Judge, deadline: float, nonce: str, ids: Mapping[str, str] | None = None
) -> None:
    """Ask the judge the questions of all ``cases`` in one request and fill in their verdicts, failures included.

    Args:
        cases: one for each guard that asks.
        turn: redacted.
        judge: who is asked.
        deadline: ``time.monotonic()`` seconds.
        nonce: of the prompt.
        ids: guard to the id of its evaluation case.
    """
    started = time.monotonic()
    open_cases: list[Case] = []
    shares: list[Share] = []
    for case in cases:
        with _failing(case):
            share = share_of(case.guard, turn, case.signal, (ids or {}).get(case.guard.name, ""))
            case.prompt_hash = prompt_hash(share)
            shares.append(share)
            open_cases.append(case)
    if not shares:
        return
    request = build_joint_request(shares, turn.text, nonce)
    asked = time.monotonic()
    for case in open_cases:
        case.ms["prompt"] = round((asked - started) * 1000)
        case.judge = judge.name
        case.together = tuple(share.guard for share in shares)
    try:
        reply = _reply(judge, request, deadline)
        answers = _answers(request, reply)
    except JudgeError as error:
        for case in open_cases:
            case.fail(error.reason)
        return
    finally:
        for case in open_cases:
            case.ms["judge"] = round((time.monotonic() - asked) * 1000)
    for case, part in zip(open_cases, request.parts or (request,), strict=True):
        case.reply, case.judge = reply, reply.judge or judge.name
        with _failing(case):
            if part.guard not in answers:
                raise JudgeAnswerError("not_answered", "the answer leaves this guard out")
            case.verdict = verdict_on(case, turn, part, answers[part.guard])


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


@contextmanager
def _failing(case: Case) -> Iterator[None]:
    """Turn what goes wrong with one guard's question or answer into its verdict."""
    try:
        yield
    except JudgeError as error:
        case.fail(error.reason)
    except GuardRunError as error:
        case.fail(f"{error.hook}_failed", error.where)


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


def verdict_on(case: Case, turn: Turn, request: JudgeRequest, answer: str) -> Verdict:
    """Read the answer to one guard's question and let the guard decide.

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
    case.sentence = _standing(case.fields.get(SENTENCE) if isinstance(case.fields, Mapping) else None, turn.text)
    verdict = guard.call("decide", turn=turn, fields=case.fields)
    if not isinstance(verdict, Verdict) or verdict.outcome not in ("violation", "allow"):
        raise GuardRunError(guard.name, "decide", TypeError("not a violation or allow verdict"))
    return verdict


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
