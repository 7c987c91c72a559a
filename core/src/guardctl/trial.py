"""One text through one guard, stage by stage: what ``test`` shows and ``eval`` counts."""

from __future__ import annotations

import json
import time
from collections.abc import Mapping, Sequence
from copy import copy
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Literal

from guardctl.asking import decided, failed_by, judge_together, share_of, with_fields
from guardctl.cases import Case
from guardctl.choosing import Choice, choose
from guardctl.disclosure import Censor
from guardctl.errors import GuardRunError, JudgeError
from guardctl.judging import Judge, JudgeRequest, Verdict
from guardctl.plugins import Guard
from guardctl.prompting import EXPORT_NONCE, build_joint_request
from guardctl.sensitivity import BALANCED
from guardctl.signals import Bypass, Signal
from guardctl.turn import ToolRun, Turn

if TYPE_CHECKING:
    from guardctl.spec import Example

Layer1 = Literal["silent", "bypass", "passed", "signal", "failed"]


@dataclass(slots=True)
class Trial:
    """What became of a text.

    Attributes:
        guard: name of the guard.
        layer1: ``silent`` (no signal), ``bypass``, ``passed`` (by the filter), ``signal`` (a judge has to be asked), or
            ``failed``.
        signal, bypass: what layer 1 found.
        verdict: None when no judge was asked although one is needed.
        decided_by: the pattern, field or failure that decided, in words.
    """

    guard: str
    layer1: Layer1
    signal: Signal | None = None
    bypass: Bypass | None = None
    verdict: Verdict | None = None
    decided_by: str = ""


def make_turn(
    text: str,
    *,
    asked: str | None = None,
    todos: Sequence[str] | None = None,
    tools: Sequence[Mapping[str, Any]] | None = None,
    event: str = "stop",
) -> Turn:
    """Return a turn that says ``text``, as corpus lines and cases describe it.

    Args:
        text: what the agent said.
        asked: what the human asked; None when unknown.
        todos: the agent's own to-do list; None when unknown.
        tools: objects with ``command``, ``exit_code``, ``output_tail`` (and ``changes``); None when unknown.
        event: the event.
    """
    runs = None
    if tools is not None:
        runs = tuple(
            ToolRun(
                str(tool.get("command", "")),
                tool.get("exit_code"),
                str(tool.get("output_tail", "")),
                bool(tool.get("changes", False)),
            )
            for tool in tools
        )
    return Turn(
        host="none",
        event=event,
        said=text,
        asked=None if asked is None else (asked,),
        todos=None if todos is None else tuple(todos),
        tools=runs,
    )


def run_layer1(guard: Guard, turn: Turn) -> Trial:
    """Run layer 1 of one guard by itself, code included, and without its filter.

    Args:
        guard: the guard.
        turn: with what the human asked and tools did, where that is known.

    Raises:
        GuardRunError: the guard raised.
    """
    entry = {**guard.entry, "filter": None}
    return _tried(guard, turn, {choice.guard["name"]: choice for choice in choose(turn, [entry], merge=False)})


def try_layer1(guards: Sequence[Guard], turn: Turn, level: str = BALANCED, *, merge: bool = True) -> list[Trial]:
    """Run layer 1 of guards on one turn as the hook does; one that raises gets a ``fail`` verdict, the others go on.

    Args:
        guards: no two with the same name.
        turn: with what the human asked and tools did, where that is known.
        level: see :mod:`guardctl.sensitivity`.
        merge: whether they are asked in one request.
    """
    entries = [guard.entry for guard in guards]
    choices = {choice.guard["name"]: choice for choice in choose(turn, entries, level, merge=merge)}
    trials = []
    for guard in guards:
        try:
            trials.append(_tried(guard, turn, choices))
        except GuardRunError as error:
            reason = f"{error.hook}_failed"
            failed = Verdict(guard.name, "fail", reason)
            trials.append(Trial(guard.name, "failed", verdict=failed, decided_by=f"failure: {reason} ({error.where})"))
    return trials


def _tried(guard: Guard, turn: Turn, choices: Mapping[str, Choice]) -> Trial:
    name, choice = guard.name, choices.get(guard.name)
    signal: Signal | None = None
    if guard.detects:
        signal = guard.call("detect", turn=turn)
    elif choice is not None and choice.signal is not None:
        signal = Signal(name, *choice.finding()[1])
    if signal is None:
        return Trial(name, "silent", decided_by="layer 1: no signal")
    bypass = None
    if choice is not None and choice.bypass is not None:
        bypass = Bypass(choice.bypass[1], choice.bypass[0])
    elif guard.bypasses:
        bypass = guard.call("bypass", turn=turn, signal=signal)
    if bypass is not None:
        verdict = Verdict(name, "allow", "bypass")
        return Trial(name, "bypass", signal, bypass, verdict, f"bypass: {bypass.why}")
    if choice is not None and choice.passed:
        return Trial(name, "passed", signal, None, Verdict(name, "allow", "filter"), f"filter: {signal.why}")
    return Trial(name, "signal", signal, decided_by=f"signal: {signal.why}")


def request_for(
    trials: Sequence[tuple[Guard, Trial]],
    turn: Turn,
    ids: Mapping[str, str] | None = None,
    redactions: tuple[Any, ...] = (),
) -> JudgeRequest:
    """Return the request that a judge would get, with the fixed nonce.

    Raises:
        GuardRunError: a guard raised.
    """
    shown, signals = _shown(trials, turn, redactions)
    shares = [
        share_of(guard, shown, signal, (ids or {}).get(guard.name, ""))
        for (guard, _), signal in zip(trials, signals, strict=True)
    ]
    request = build_joint_request(shares, shown.text, EXPORT_NONCE)
    return request.with_prompt(Censor(redactions).whole(request.prompt))


def ask(
    trials: Sequence[tuple[Guard, Trial]],
    turn: Turn,
    judge: Judge,
    seconds: float,
    ids: Mapping[str, str] | None = None,
    redactions: tuple[Any, ...] = (),
) -> list[Case]:
    """Have trials of one turn judged in one request and write verdict and reason into each; a failure is a verdict."""
    shown, signals = _shown(trials, turn, redactions)
    cases = [Case(guard, signal) for (guard, _), signal in zip(trials, signals, strict=True)]
    cases = judge_together(cases, shown, judge, time.monotonic() + seconds, EXPORT_NONCE, ids)
    for (_, trial), case in zip(trials, cases, strict=True):
        _settle(trial, case)
    return cases


def _shown(trials: Sequence[tuple[Guard, Trial]], turn: Turn, redactions: tuple[Any, ...]) -> tuple[Turn, list[Signal]]:
    """Return the turn, and each trial's signal, as the guards see them."""
    censor = Censor(redactions)
    found = [(guard, trial.signal and (trial.signal.sentence,), None) for guard, trial in trials]
    sentences = censor.passages(turn.said, found)
    signals = [
        Signal(guard.name, "", "") if signal is None else replace(signal, sentence=sentences[signal.sentence])
        for guard, signal in ((guard, trial.signal) for guard, trial in trials)
    ]
    shown = censor.turn(turn)
    return shown.replace(text=censor.judged(turn, shown, [signal.sentence for signal in signals])), signals


def answer(guard: Guard, turn: Turn, trial: Trial, fields: Mapping[str, Any]) -> Case:
    """Decide a trial by the fields that a judge would answer."""
    case = Case(guard, trial.signal)
    request = JudgeRequest(guard.name, "", guard.schema, EXPORT_NONCE)
    try:
        case = with_fields(case, turn, request, json.dumps(dict(fields)))
        case = decided(case, turn)
    except (JudgeError, GuardRunError) as error:
        case = failed_by(case, error)
    _settle(trial, case)
    return case


def _settle(trial: Trial, case: Case) -> None:
    trial.verdict = case.verdict
    if case.verdict is not None:
        by = "judge" if case.verdict.outcome != "fail" else "failure"
        trial.decided_by = f"{by}: {case.verdict.reason}{f' ({case.error})' if case.error else ''}"


def check_example(guard: Guard, example: Example) -> tuple[Trial, list[str]]:
    """Run one of a guard's own cases through every stage that needs no network.

    Returns:
        What became of it, and what is wrong, one line each; no line means that it is as the case says.
    """
    turn = make_turn(example.text, asked=example.asked, tools=example.tools)
    if example.options:
        guard = copy(guard)
        guard.options = {**guard.options, **example.options}
    problems = []
    try:
        trial = run_layer1(guard, turn)
        if example.layer1 not in ("any", trial.layer1):
            problems.append(f"layer 1 says {trial.layer1} ({trial.decided_by}), the case says {example.layer1}")
        if trial.layer1 == "signal" or example.fields is not None:
            request_for([(guard, trial)], turn)
    except GuardRunError as error:
        return Trial(guard.name, "silent"), [str(error)]
    if example.fields is not None:
        answer(guard, turn, trial, example.fields)
    elif trial.verdict is None:
        trial.verdict = Verdict(guard.name, "allow", trial.layer1)
    outcome = None if trial.verdict is None else trial.verdict.outcome
    if outcome != example.expect:
        problems.append(f"verdict is {outcome} ({trial.decided_by}), the case says {example.expect}")
    return trial, problems
