"""From the findings of layer 1 to a decision: bypass, judge, verdict, budget, decision.

Knows no files, processes or network: guards, judge and budget come in as arguments. Guards that signalled on one turn
are judged together (:mod:`guardctl.asking`), within one deadline. Whatever a guard or judge does wrong ends in a
``fail`` verdict, and only :func:`guardctl.decision.decide` says what that means.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from guardctl.asking import judge_all
from guardctl.budget import Claim, Spending
from guardctl.cases import Case
from guardctl.decision import Action, Decision, decide
from guardctl.disclosure import Censor
from guardctl.errors import GuardRunError
from guardctl.judging import Judge, Verdict
from guardctl.prompting import new_nonce
from guardctl.records import EXCERPT
from guardctl.redaction import redact
from guardctl.turn import FEEDBACK

if TYPE_CHECKING:
    from guardctl.turn import Turn


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
    merge: bool = True,
    nonce: Callable[[], str] = new_nonce,
) -> Outcome:
    """Take a turn through every stage after layer 1.

    Args:
        turn: the turn, unredacted.
        cases: one for each guard that signalled, or that detects in code.
        make_judge: called where there is something to ask; returns who answers for all of them.
        deadline: ``time.monotonic()`` seconds by which the decision has to stand.
        redactions: frozen kinds of secrets.
        preview: asks the block budget without counting; None where blocks are not counted.
        spend: the same, counting.
        gate: what a violation before a tool call leads to.
        observe: whether every guard only observes on this host.
        merge: whether the guards ask in one request, or in one each.
        nonce: makes the nonce of one prompt.
    """
    censor = Censor(redactions)
    shown = censor.turn(turn)
    cases = [_after_layer1(replace(case, observed=observe or case.guard.observes), shown) for case in cases]
    # A guard that detects in code and found nothing has neither signal nor verdict: it has no part in this turn.
    cases = [case for case in cases if case.signal is not None or case.verdict is not None]
    stop = turn.event != "pre-tool-use"
    if stop and preview is not None:
        cases = _refused(cases, preview, lambda case: case.verdict is None)
    undecided = [case for case in cases if case.verdict is None]
    if undecided:
        sentences = [case.signal.sentence for case in undecided if case.signal is not None]
        shown = shown.replace(text=censor.judged(turn, shown, sentences))
        judged = iter(judge_all(undecided, shown, make_judge(), deadline, nonce, merge=merge))
        cases = [next(judged) if case.verdict is None else case for case in cases]
    if stop and spend is not None:
        cases = _refused(cases, spend, lambda case: case.verdict is not None and case.verdict.outcome == "violation")
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
        sentence = case.sentence or case.signal.sentence
        short = sentence if len(sentence) <= EXCERPT else sentence[:EXCERPT] + "…"
        name = str(case.verdict.detail.get("name", ""))
        # Split first, so that a name or sentence that looks like a placeholder stays what it is.
        text = short.join(part.replace("{name}", name) for part in template.split("{sentence}"))
        parts.append(f"{FEEDBACK}{case.guard.name}] {text}")
    return "\n\n".join(parts)


def _after_layer1(case: Case, turn: Turn) -> Case:
    """Return a case after the parts of layer 1 that are code."""
    guard = case.guard
    if case.verdict is not None:
        return case
    try:
        if case.signal is None and guard.detects:
            case = replace(case, signal=guard.call("detect", turn=turn))
        if case.signal is not None and case.bypass is None and guard.bypasses:
            case = replace(case, bypass=guard.call("bypass", turn=turn, signal=case.signal))
    except GuardRunError as error:
        return case.failed(f"{error.hook}_failed", error.where)
    return case if case.bypass is None else replace(case, verdict=Verdict(guard.name, "allow", "bypass"))


def _refused(cases: Sequence[Case], budget: Budget, asks: Callable[[Case], bool]) -> list[Case]:
    """Let those turns pass that may not be blocked any more. Whoever cannot count does not block: that is a failure.

    Args:
        cases: all of them.
        budget: what is asked.
        asks: whether a case is about to block.
    """
    reasons: dict[tuple[str, bool], str] = {}
    for purse in ("", OBSERVED):
        observed = bool(purse)
        claims = [
            Claim(case.guard.name, case.signal.sentence, case.guard.max_blocks)
            for case in cases
            if case.observed is observed and case.signal is not None and asks(case)
        ]
        for name, reason in (budget(claims, purse).refused if claims else {}).items():
            reasons[name, observed] = reason
    return [_spent(case, reasons.get((case.guard.name, case.observed))) if asks(case) else case for case in cases]


def _spent(case: Case, reason: str | None) -> Case:
    if reason is None or case.signal is None:
        return case
    name = case.guard.name
    failed = reason == "no_budget_state"
    return replace(case, verdict=Verdict(name, "fail" if failed else "spent", reason))
