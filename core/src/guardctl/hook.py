"""The hook's second half: a signal is there, so guards, judge and engine are brought together.

Runs in the same process as :mod:`guardctl.silent`, after ``site``. Settings come from the index, paths from the entry
file; the environment is not asked for anything but credentials, because hosts pass a project's own variables on.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from importlib import import_module
from types import ModuleType
from typing import Any

from guardctl import credentials, records
from guardctl.apart import end_judges
from guardctl.budget import Claim, Spending, preview, spend, total_cap
from guardctl.cases import Case, case_record
from guardctl.chain import make_judge
from guardctl.decision import Decision, decide
from guardctl.disclosure import LOGGED, LONGEST, PROBLEM, Censor
from guardctl.engine import run_turn
from guardctl.errors import GuardLoadError
from guardctl.judging import Verdict
from guardctl.notices import tell_unjudged
from guardctl.numerals import whole_number
from guardctl.plugins import Guard, resolve
from guardctl.redaction import kinds_in
from guardctl.said import say
from guardctl.signals import Bypass, Signal

DEADLINE_SECONDS = {"stop": 25.0, "subagent-stop": 25.0, "pre-tool-use": 8.0}
"""How long the whole hook may take, from its start."""


def load(name: str) -> ModuleType:
    """Import a module, now that ``site`` has run."""
    return import_module(name)


def judge(
    payload: dict[str, Any],
    event: str,
    reader: Any,
    findings: Sequence[tuple[dict[str, Any], Any, Any]],
    index: Mapping[str, Any],
    paths: Mapping[str, Any],
    started: float,
) -> None:
    """Take a turn with signals to its decision, answer the host and write the record.

    Args:
        payload: as on the silent path; the turn is read again from it, this time whole.
        event: as on the silent path.
        reader: the host's.
        findings: guard's entry, signal, declared bypass; signal and bypass None for a guard that detects in code.
        index: as on the silent path; guards that are not what a stale one was made of are set aside.
        paths: as on the silent path.
        started: ``time.monotonic()`` at the start of the process.
    """
    turn = reader.read(payload, event, whole=True)
    if turn is None:
        return
    credentials.set_aside(reader, index, paths, turn.host, payload)
    redactions = kinds_in(index)
    censor = Censor(redactions)
    aside = {}
    if index.get("stale"):
        aside = load("guardctl.freshness").set_aside(index, paths, [entry for entry, *_ in findings])
    cases = _cases(findings, turn.said, censor, aside)
    observe = turn.host in index["settings"]["observing"]
    cap = total_cap(lowered_cap(index["caps"].get(turn.host), getattr(reader, "CAP_VARIABLE", "")))
    known = turn.replace(said=censor.end(turn.said, LONGEST))  # what of it is kept as hashes could be guessed

    def budget(ask: Callable[..., Spending]) -> Callable[[Sequence[Claim], str], Spending]:
        return lambda claims, purse: ask(paths["state"] + purse, known, claims, cap)

    deadline = started + DEADLINE_SECONDS.get(event, 8.0)
    outcome = run_turn(
        turn,
        cases,
        lambda: make_judge(index, turn.host, paths),
        deadline,
        redactions=redactions,
        preview=budget(preview),
        spend=budget(spend),
        gate=index["settings"]["gate"],
        observe=observe,
        merge=index["settings"]["merge"],
    )
    end_judges()
    # The record first: a host may end the hook as soon as it has its answer.
    record = records.turn_record(
        turn,
        outcome.decision.action,
        [case_record(case, censor) for case in outcome.cases],
        outcome.redactions,
        index["settings"]["log_text"],
        started,
        redactions,
        why=outcome.decision.why,
        **({} if outcome.decision.would == "pass" else {"would": outcome.decision.would}),
    )
    if outcome.cases:
        if index["settings"]["log_text"] == "all":
            record["text"] = censor.end(turn.text, LOGGED)
        record = censor.record(record)
        records.write_record(paths["log"], record)
    else:
        from guardctl.silent import count_silent

        count_silent(paths["log"])
    reply(reader, outcome.decision, event)
    if outcome.decision.why == "fail" and event != "pre-tool-use":
        tell_unjudged(reader, index, paths, event, payload, record)
    _observe(index["observers"], record)


def lowered_cap(usual: int | None, variable: str) -> int | None:
    """Return the host's cap, lowered by its own variable where that is set.

    The one thing that is taken from the environment besides credentials: it can only lower the number of blocks, and
    the host holds to it anyway, with an empty answer to whoever called it.
    """
    value = whole_number(os.environ.get(variable, ""))
    if not value:
        return usual
    return value if usual is None else min(usual, value)


def reply(reader: Any, decision: Decision, event: str) -> None:
    """Write the host's answer to stdout, if there is one."""
    text = reader.reply(decision.action, decision.feedback, event)
    if text:
        say(text)


def fail_safe(index: Mapping[str, Any], paths: Mapping[str, Any], host: str, event: str, reason: str) -> None:
    """Answer a gate whose payload could not be read: the human decides."""
    if host in index["settings"]["observing"]:
        return
    reader = load(index["hosts"][host])
    decision = decide(event, [Verdict("guardctl", "fail", reason)], "", gate=index["settings"]["gate"])
    reply(reader, decision, event)


def _cases(
    findings: Sequence[tuple[dict[str, Any], Any, Any]], said: str, censor: Censor, aside: Mapping[str, str]
) -> list[Case]:
    """Return the case of each finding; a guard that is set aside or cannot be imported fails there and then."""
    shown = censor.passages(said, findings)
    cases = []
    for entry, signal, bypass in findings:
        found = signal and Signal(entry["name"], shown[signal[0]], *signal[1:])
        set_aside = bypass and Bypass(bypass[1], shown[bypass[0]])
        if entry["name"] in aside:
            case = Case(Guard(entry, plugin=object()), found, set_aside)
            cases.append(case.failed(f"set_aside: {aside[entry['name']]}"))
            continue
        try:
            case = Case(Guard(entry), found, set_aside)
        except GuardLoadError as error:
            case = Case(Guard(entry, plugin=object()), found, set_aside)
            case = case.failed(f"cannot_load: {censor.start(error.problem, PROBLEM)}")
        cases.append(case)
    return cases


def _observe(observers: Sequence[str], record: dict[str, Any]) -> None:
    for target in observers:
        with suppress(Exception):  # an observer never changes a decision
            resolve(target, target, target).guardctl_observe(record=record)  # type: ignore[attr-defined]
