"""One text through one guard, stage by stage: what ``test`` shows and ``eval`` counts."""

from __future__ import annotations

import json
import time
from collections.abc import Mapping, Sequence
from copy import copy
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Literal

from guardctl.asking import judge_together, share_of, verdict_on
from guardctl.cases import Case
from guardctl.disclosure import Censor
from guardctl.errors import GuardRunError, JudgeError
from guardctl.judging import Judge, JudgeRequest, Verdict
from guardctl.matching.examine import examine
from guardctl.matching.window import Window
from guardctl.plugins import Guard
from guardctl.prompting import EXPORT_NONCE, build_joint_request
from guardctl.sensitivity import signal_of
from guardctl.signals import Bypass, Signal
from guardctl.silent import USUAL
from guardctl.turn import ToolRun, Turn

if TYPE_CHECKING:
    from guardctl.spec import Example

Layer1 = Literal["silent", "bypass", "signal", "failed"]


@dataclass(slots=True)
class Trial:
    """What became of a text.

    Attributes:
        guard: name of the guard.
        layer1: ``silent`` (no signal), ``bypass``, ``signal`` (a judge has to be asked), or ``failed``.
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


def run_layer1(guard: Guard, turn: Turn, window: Window | None = None, level: str = USUAL) -> Trial:
    """Run layer 1 of one guard, code included.

    Args:
        guard: the guard.
        turn: with what the human asked and tools did, where that is known.
        window: of what the turn says; made where it is left out.
        level: see :mod:`guardctl.sensitivity`.

    Raises:
        GuardRunError: the guard raised.
    """
    name = guard.name
    if guard.detects:
        signal: Signal | None = guard.call("detect", turn=turn)
        found = excuse = None
    else:
        window = window or Window(turn.said, turn.closing)
        raised = examine(guard.entry, window)
        found, excuse = (None, None) if raised is None else (raised.signal, raised.bypass)
        if found is None and level != USUAL:
            found = signal_of(turn, window, level)
        signal = None if found is None else Signal(name, found[0], found[1], found[2])
    if signal is None:
        return Trial(name, "silent", decided_by="layer 1: no signal")
    bypass = None if excuse is None else Bypass(excuse[1], excuse[0])
    if bypass is None and guard.bypasses:
        bypass = guard.call("bypass", turn=turn, signal=signal)
    if bypass is not None:
        verdict = Verdict(name, "allow", "bypass")
        return Trial(name, "bypass", signal, bypass, verdict, f"bypass: {bypass.why}")
    return Trial(name, "signal", signal, decided_by=f"signal: {signal.why}")


def try_layer1(guard: Guard, turn: Turn, window: Window | None = None, level: str = USUAL) -> Trial:
    """Run layer 1 as the hook does: a guard that raises gets a ``fail`` verdict, and the others go on."""
    try:
        return run_layer1(guard, turn, window, level)
    except GuardRunError as error:
        reason = f"{error.hook}_failed"
        return Trial(
            guard.name, "failed", verdict=Verdict(guard.name, "fail", reason),
            decided_by=f"failure: {reason} ({error.where})",
        )  # fmt: skip


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
    judge_together(cases, shown, judge, time.monotonic() + seconds, EXPORT_NONCE, ids)
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
        case.verdict = verdict_on(case, turn, request, json.dumps(dict(fields)))
    except JudgeError as error:
        case.fail(error.reason)
    except GuardRunError as error:
        case.fail(f"{error.hook}_failed", error.where)
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
