"""The guard ``shallow-bugfix``: what the core calls. Rows, prompt and rule stand beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guardctl import LazySpec, hookimpl

if TYPE_CHECKING:
    from guardctl import Fields, Question, Signal, Turn, Verdict


class ShallowBugfixGuard:
    """A defect reported as fixed, or as green again, without its cause."""

    spec = LazySpec("guardctl_bugfix_guard.shallow.spec:SPEC")

    @hookimpl
    def build_prompt(self, turn: Turn, signal: Signal) -> Question:
        from guardctl_bugfix_guard.shallow.prompt import question

        return question(turn, signal)

    @hookimpl
    def decide(self, turn: Turn, fields: Fields) -> Verdict:
        from guardctl_bugfix_guard.shallow.rules import RULE

        return RULE.decide(turn, fields)


guard = ShallowBugfixGuard()
