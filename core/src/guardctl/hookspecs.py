"""The guard contract: five hooks, in the order in which the engine calls them.

A guard implements ``build_prompt`` and ``decide``; the other three have defaults. Every hook is called for one guard
alone, by keyword, so an implementation may leave out arguments it does not need. A hook that raises is named in the
log and its guard counts as ``fail`` for this turn; the other guards go on. ``turn`` and ``signal`` mean the same thing
in every hook, and ``turn.text`` is redacted and at most 4,000 characters long wherever a guard sees it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pluggy

if TYPE_CHECKING:
    from collections.abc import Mapping

    from guardctl.judging import Fields, JudgeRequest, Question, Verdict
    from guardctl.signals import Bypass, Signal
    from guardctl.turn import Turn

hookspec = pluggy.HookspecMarker("guardctl")
hookimpl = pluggy.HookimplMarker("guardctl")

# --- layer 1: every turn --------------------------------------------------------------------------------------------


@hookspec(firstresult=True)
def detect(turn: Turn) -> Signal | None:
    """Does this turn carry a signal of mine?

    Leave it out and the declared ``signals`` run, without the guard being imported. A guard that implements it is
    imported on *every* turn, and ``guardctl list`` says so: no I/O, no imports beyond the standard library.

    Returns:
        The signal, or None when there is nothing to judge.
    """


@hookspec(firstresult=True)
def bypass(turn: Turn, signal: Signal) -> Bypass | None:
    """Is it certain that this is allowed? Called after a signal that no declared bypass has set aside.

    Returns:
        The bypass, or None when a judge has to decide. Certain means certain: no judge sees the turn after it.
    """


# --- layer 2: only after a signal -----------------------------------------------------------------------------------


@hookspec(firstresult=True)
def build_prompt(turn: Turn, signal: Signal, options: Mapping[str, Any]) -> Question:  # type: ignore[empty-body]
    """What shall the judge be asked? Called once per signal; ``options`` holds the user's values, or the defaults.

    Returns:
        Task, definition of each field, rulings, counter-examples, and data regions to show beside the text. The core
        adds wrapper, schema and text, redacts and bounds the data.
    """


@hookspec(firstresult=True)
def interpret_fields(request: JudgeRequest, answer: str) -> Fields:  # type: ignore[empty-body]
    """What did the judge say? Leave it out and the strict reader made from the declared fields runs.

    Returns:
        The guard's fields.

    Raises:
        JudgeAnswerError: the answer does not answer the question; the verdict is then ``fail``.
    """


@hookspec(firstresult=True)
def decide(turn: Turn, fields: Fields) -> Verdict:  # type: ignore[empty-body]
    """Does this break the rule? Called with validated fields; a field the judge left out is None.

    Returns:
        ``violation`` or ``allow``. Not a decision: what the host is told is made by the engine from all verdicts.

    Raises:
        JudgeAnswerError: the fields do not suffice for a verdict; the verdict is then ``fail``.
    """
