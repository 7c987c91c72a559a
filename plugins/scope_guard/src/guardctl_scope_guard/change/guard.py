"""What the core calls. Patterns, prompt and rules stand in files of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guardctl import LazySpec, hookimpl

if TYPE_CHECKING:
    from guardctl import Fields, Question, Signal, Turn, Verdict


class ScopeChangeGuard:
    """Part of what was asked for or approved deferred, dropped, split off, staged or silently missing."""

    spec = LazySpec("guardctl_scope_guard.change.spec:SPEC")

    @hookimpl
    def build_prompt(self, turn: Turn, signal: Signal) -> Question:
        from guardctl_scope_guard.change.prompt import question

        return question(turn, signal)

    @hookimpl
    def decide(self, turn: Turn, fields: Fields) -> Verdict:
        from guardctl_scope_guard.change.rules import decide

        return decide(turn, fields)


guard = ScopeChangeGuard()
