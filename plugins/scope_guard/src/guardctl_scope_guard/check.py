"""The guard ``scope-check``: what the core calls. Patterns, prompt and rules stand in modules of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guardctl import LazySpec, hookimpl

if TYPE_CHECKING:
    from guardctl import Question, Signal, Turn, Verdict
    from guardctl.judging import Fields


class ScopeCheckGuard:
    """Work moved to another conversation, stopped early, split or shrunk by the agent to spare its context."""

    spec = LazySpec("guardctl_scope_guard.specs:CHECK")

    @hookimpl
    def build_prompt(self, turn: Turn, signal: Signal) -> Question:
        from guardctl_scope_guard.check_prompt import question

        return question(turn, signal)

    @hookimpl
    def decide(self, turn: Turn, fields: Fields) -> Verdict:
        from guardctl_scope_guard.rules import CHECK, decide

        return decide(CHECK, turn, fields)


guard = ScopeCheckGuard()
