"""The guard ``scope-change``: what the core calls. Patterns, prompt and rules stand in modules of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guardctl import LazySpec, hookimpl

if TYPE_CHECKING:
    from guardctl import Question, Signal, Turn, Verdict
    from guardctl.judging import Fields


class ScopeChangeGuard:
    """Part of what was asked for or approved deferred, dropped, split off, staged or silently missing."""

    spec = LazySpec("guardctl_scope_guard.specs:CHANGE")

    @hookimpl
    def build_prompt(self, turn: Turn, signal: Signal) -> Question:
        from guardctl_scope_guard.change_prompt import question

        return question(turn, signal)

    @hookimpl
    def decide(self, turn: Turn, fields: Fields) -> Verdict:
        from guardctl_scope_guard.rules import decide

        return decide(turn, fields)


guard = ScopeChangeGuard()
