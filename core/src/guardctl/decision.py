"""What the host is told."""

from __future__ import annotations

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
        broke: whether a failure, not a finding, is behind an ``ask`` or ``deny``.
        why: for the log.
    """

    action: Action
    feedback: str = ""
    broke: bool = False
    why: str = ""


def decide(event: str, verdicts: list[Verdict], feedback: str, *, gate: Action = "ask") -> Decision:
    """Apply the failure policy: the one place where a failure becomes a decision.

    A stop fails open: an error never becomes a block. A gate fails safe: the human is asked (or the call denied, where
    the host has no usable question). Nothing to object means silence, never "allow", so that the host's own permission
    flow goes on.

    Args:
        event: ``stop``, ``subagent-stop`` or ``pre-tool-use``.
        verdicts: of all guards that signalled.
        feedback: the text for the violations among them.
        gate: what a gate does, ``ask`` or ``deny``.
    """
    violations = [verdict for verdict in verdicts if verdict.outcome == "violation"]
    failures = [verdict for verdict in verdicts if verdict.outcome == "fail"]
    if event == "pre-tool-use":
        if violations:
            return Decision(gate, feedback, why="violation")
        if failures:
            names = ", ".join(f"{verdict.guard} ({verdict.reason})" for verdict in failures)
            return Decision(gate, f"guardctl could not judge this: {names}.", broke=True, why="fail")
        return Decision("pass", why="allow")
    if violations:
        return Decision("block", feedback, why="violation")
    return Decision("pass", why="fail" if failures else "allow")
