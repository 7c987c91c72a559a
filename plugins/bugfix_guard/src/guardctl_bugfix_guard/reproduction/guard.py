"""The guard ``bugfix-without-reproduction``: what the core calls. Rows, prompt and rule stand beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from guardctl import LazySpec, hookimpl

if TYPE_CHECKING:
    from collections.abc import Mapping

    from guardctl import Fields, Question, Turn, Verdict


class BugfixWithoutReproductionGuard:
    """Code changed for a defect that nobody has shown, classified, or declared irreproducible."""

    spec = LazySpec("guardctl_bugfix_guard.reproduction.spec:SPEC")

    @hookimpl
    def build_prompt(self, turn: Turn, options: Mapping[str, Any]) -> Question:
        from guardctl_bugfix_guard.reproduction.prompt import question

        return question(turn, options["evidence"])

    @hookimpl
    def decide(self, turn: Turn, fields: Fields) -> Verdict:
        from guardctl_bugfix_guard.reproduction.rules import RULE

        return RULE.decide(turn, fields)


guard = BugfixWithoutReproductionGuard()
