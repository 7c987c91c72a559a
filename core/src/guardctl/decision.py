"""What the host is told."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Literal

from guardctl.judging import Verdict

Action = Literal["pass", "block", "ask", "deny"]


@dataclass(frozen=True, slots=True)
class Decision:
    """Made by the engine from all verdicts and the failure policy, and by nothing else.

    Attributes:
        action: ``pass`` says nothing to the host. ``block`` sends the agent back to work. ``ask`` and ``deny`` answer a
            tool call.
        feedback: for the agent (``block``) or the human (``ask``, ``deny``).
        why: for the log: ``violation``, ``fail``, ``observed``, ``spent`` or ``allow``, the first that holds.
        would: what the action would have been, had not every guard behind it been there to observe; else ``pass``.
    """

    action: Action
    feedback: str = ""
    why: str = ""
    would: Action = "pass"


def decide(
    event: str, verdicts: Sequence[Verdict], feedback: str, *, gate: Action = "ask", observed: Collection[str] = ()
) -> Decision:
    """Apply the failure policy: the one place where a failure becomes a decision.

    A stop fails open: an error never becomes a block. A gate fails safe: the human is asked (or the call denied, where
    the host has no usable question). Nothing to object means silence, never "allow", so that the host's own permission
    flow goes on. Guards that observe decide nothing, neither by a violation nor by a failure.

    Args:
        event: ``stop``, ``subagent-stop`` or ``pre-tool-use``.
        verdicts: of all guards that signalled.
        feedback: the text for the violations of guards that do not observe.
        gate: what a gate does, ``ask`` or ``deny``.
        observed: names of the guards that observe.
    """
    heard = _policy(event, [verdict for verdict in verdicts if verdict.guard not in observed], feedback, gate)
    if not observed or heard.action != "pass":
        return heard
    whole = _policy(event, verdicts, "", gate)
    return whole if whole.action == "pass" else Decision("pass", why="observed", would=whole.action)


def _policy(event: str, verdicts: Sequence[Verdict], feedback: str, gate: Action) -> Decision:
    violations = [verdict for verdict in verdicts if verdict.outcome == "violation"]
    failures = [verdict for verdict in verdicts if verdict.outcome == "fail"]
    if violations:
        return Decision(gate if event == "pre-tool-use" else "block", feedback, "violation")
    if failures and event == "pre-tool-use":
        names = ", ".join(f"{verdict.guard} ({verdict.reason})" for verdict in failures)
        return Decision(gate, f"guardctl could not judge this: {names}.", "fail")
    spent = any(verdict.outcome == "spent" for verdict in verdicts)
    return Decision("pass", why="fail" if failures else "spent" if spent else "allow")
