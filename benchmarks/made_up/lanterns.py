"""Guards that signal on one word each; ``coded`` has its bypass in code."""

from __future__ import annotations

from guardctl import Bypass, LazySpec, Question, Signal, Turn, Verdict, hookimpl
from guardctl.judging import Fields


class Lantern:
    """Is a lantern lit?"""

    def __init__(self, name: str) -> None:
        self.name = name

    @hookimpl
    def build_prompt(self, turn: Turn, signal: Signal) -> Question:
        return Question("Is a lantern lit?", {"lit": "a lantern is lit"})

    @hookimpl
    def decide(self, turn: Turn, fields: Fields) -> Verdict:
        return Verdict(self.name, "violation" if fields.get("lit") else "allow", "lit")


class Coded(Lantern):
    spec = LazySpec("lantern_specs:coded")

    @hookimpl
    def bypass(self, turn: Turn, signal: Signal) -> Bypass | None:
        return Bypass("somebody holds it") if "holds it" in turn.said else None


class First(Lantern):
    spec = LazySpec("lantern_specs:first")


class Second(Lantern):
    spec = LazySpec("lantern_specs:second")


class Third(Lantern):
    spec = LazySpec("lantern_specs:third")


class Fourth(Lantern):
    spec = LazySpec("lantern_specs:fourth")


class Fifth(Lantern):
    spec = LazySpec("lantern_specs:fifth")


coded = Coded("lantern-coded")
first, second, third = First("lantern-1"), Second("lantern-2"), Third("lantern-3")
fourth, fifth = Fourth("lantern-4"), Fifth("lantern-5")
