"""The guard object: what the core calls. Rows, prompt and rules stand beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guardctl import LazySpec, hookimpl

if TYPE_CHECKING:
    from guardctl import Fields, Question, Signal, Turn, Verdict


class CommitGuard:
    """Commit, push, release or deploy proposed before verification is complete."""

    spec = LazySpec("guardctl_commit_guard.spec:SPEC")

    @hookimpl
    def build_prompt(self, turn: Turn, signal: Signal) -> Question:
        from guardctl_commit_guard.prompt import question

        return question(turn, signal)

    @hookimpl
    def decide(self, turn: Turn, fields: Fields) -> Verdict:
        from guardctl_commit_guard.rules import RULE

        return RULE.decide(turn, fields)


guard = CommitGuard()
