"""What the core calls. Patterns, prompt and rules stand in files of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guardctl import LazySpec, hookimpl

if TYPE_CHECKING:
    from guardctl import Fields, Question, Signal, Turn, Verdict


class ScopeCheckGuard:
    """Work moved to another conversation, stopped early, split or shrunk by the agent to spare its context."""

    spec = LazySpec("guardctl_scope_guard.check.spec:SPEC")

    @hookimpl
    def build_prompt(self, turn: Turn, signal: Signal) -> Question:
        from guardctl_scope_guard.check.prompt import question

        return question(turn, signal)

    @hookimpl
    def decide(self, turn: Turn, fields: Fields) -> Verdict:
        from guardctl_scope_guard.check.rules import decide

        return decide(turn, fields)


guard = ScopeCheckGuard()
