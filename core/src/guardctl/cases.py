"""One guard's way through one turn, and what the log keeps of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from guardctl.answers import OWN_FIELDS, REASON
from guardctl.disclosure import Censor
from guardctl.judging import JudgeReply, Verdict
from guardctl.records import EXCERPT
from guardctl.signals import Bypass, Signal

if TYPE_CHECKING:
    from guardctl.plugins import Guard


@dataclass(frozen=True, slots=True)
class Case:
    """One guard's way through one turn, as far as it has come; becomes one object of the record.

    Each stage makes a new one of it (``dataclasses.replace``): nothing that is left behind in a thread can change what
    was decided without it.

    Attributes:
        guard: the guard.
        signal: what layer 1 found; None until a guard that detects in code was asked.
        bypass: why no judge was asked, or None.
        verdict: None while open.
        observed: whether the guard only observes here.
        together: names of the guards that were asked in the same request, this one included.
        reply, fields, ignored: what came from the judge; the reply is that to all of ``together``.
        sentence: the one that decided, as the judge names it, if it stands in the text; else "".
        error: what the guard or judge raised, and where; "" when it did not.
        ms: milliseconds per stage.
    """

    guard: Guard
    signal: Signal | None = None
    bypass: Bypass | None = None
    verdict: Verdict | None = None
    prompt_hash: str = ""
    together: tuple[str, ...] = ()
    reply: JudgeReply | None = None
    fields: Mapping[str, Any] | None = None
    ignored: int = 0
    sentence: str = ""
    judge: str = ""
    observed: bool = False
    error: str = ""
    ms: Mapping[str, int] = field(default_factory=dict)

    def failed(self, reason: str, error: str = "") -> Case:
        """Return the case with a ``fail`` verdict."""
        return replace(self, verdict=Verdict(self.guard.name, "fail", reason), error=error)

    def timed(self, stage: str, milliseconds: int) -> Case:
        """Return the case with what a stage took."""
        return replace(self, ms={**self.ms, stage: milliseconds})


def case_record(case: Case, censor: Censor) -> dict[str, Any]:
    """Return one guard's object of the record."""
    verdict = case.verdict
    record: dict[str, Any] = {
        "name": case.guard.name,
        "version": case.guard.version,
        "signal": None if case.signal is None else signal_record(case.signal),
        "bypass": None if case.bypass is None else {"why": case.bypass.why, "sentence": _short(case.bypass.sentence)},
        "judge": case.judge,
        "verdict": "fail" if verdict is None else verdict.outcome,
        "reason": "" if verdict is None else verdict.reason,
        "prompt_hash": case.prompt_hash,
        "ms": dict(case.ms),
    }
    if case.observed:
        record["mode"] = "audit" if case.guard.audited else "observe"
    if case.error:
        record["error"] = case.error
    if len(case.together) > 1:
        record["together"] = list(case.together)
    if case.sentence:
        record["sentence"] = _short(case.sentence)
    if case.reply is not None:
        record["model"] = case.reply.model
        record["tokens"] = {"in": case.reply.tokens_in, "out": case.reply.tokens_out}
    if case.fields is not None:
        record["fields"] = {name: value for name, value in case.fields.items() if name not in OWN_FIELDS}
        record["judge_reason"] = censor.start(str(case.fields.get(REASON) or ""), EXCERPT)
        record["ignored_keys"] = case.ignored
    return record


def signal_record(signal: Signal) -> dict[str, Any]:
    """Return what the log keeps of a signal."""
    record: dict[str, Any] = {"why": signal.why, "sentence": _short(signal.sentence)}
    if signal.row:
        record["row"] = signal.row
    if signal.odds is not None:
        record["odds"] = round(signal.odds, 2)
    return record


def _short(text: str) -> str:
    return text[:EXCERPT]
