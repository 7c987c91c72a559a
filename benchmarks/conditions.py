"""Shows which expressions are loaded in vain, and what that costs: ``python benchmarks/conditions.py TEXTS.jsonl``.

A part of a pattern's expression is loaded when the literals that it needs stand in one sentence, see
:mod:`guardctl.plans`; each code word of it costs 100 instructions. Where the part then matches nothing in the text, its
literals have not saved that. The table begins with the patterns that cost most in vain.
"""

from __future__ import annotations

import argparse
import marshal
import sys
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from unittest.mock import patch

from rows import read_texts

from guardctl import layer1, patterns
from guardctl.conditions import planned, prepare
from guardctl.plugins import LoadedGuard, load_guards
from guardctl.signals import Pattern
from guardctl.window import Window

SHOWN = 25
_WORD_BYTES = 4


@dataclass(slots=True)
class Trial:
    """What became of one pattern's expression.

    Attributes:
        guard: its guard's name; a bypass is marked.
        pattern: the pattern.
        plans: texts in which its plan was loaded.
        loads, vain: parts that were loaded, once a text, and those of them that matched nowhere in the text.
        words, vain_words: code words of these.
        tries, matches: sentences in which a part was searched, and in which it matched.
        parts: the different parts that were loaded.
    """

    guard: str
    pattern: Pattern
    plans: int = 0
    loads: int = 0
    vain: int = 0
    words: int = 0
    vain_words: int = 0
    tries: int = 0
    matches: int = 0
    parts: set[bytes] = field(default_factory=set)


class Probe:
    """Stands in layer 1 where plans and expressions are loaded, and counts for the pattern that is being tried.

    Every text is counted as if a new process looked at it: nothing is loaded yet, and nothing twice.

    Args:
        trials: by plan.
    """

    def __init__(self, trials: dict[bytes, Trial]) -> None:
        self._trials = trials
        self._trial = Trial("", Pattern("", (), ""))
        self._plans: set[bytes] = set()
        self._loaded: dict[bytes, tuple[Trial, int]] = {}
        self._matched: set[bytes] = set()

    def load(self, blob: bytes) -> tuple[Any, ...]:
        """Do what :func:`guardctl.patterns.load` does."""
        if blob in self._trials:
            self._trial = self._trials[blob]
            self._trial.plans += blob not in self._plans
            self._plans.add(blob)
        loaded: tuple[Any, ...] = patterns.load(blob)  # type: ignore[no-untyped-call]
        return loaded

    def thaw(self, blob: bytes) -> _Searched:
        """Do what :func:`guardctl.patterns.thaw` does, as far as layer 1 can tell."""
        if blob not in self._loaded:
            self._loaded[blob] = self._trial, code_words(blob)
        return _Searched(self, blob)

    def search(self, blob: bytes, sentence: str) -> object:
        """Search one part in one sentence."""
        found: object = patterns.thaw(blob).search(sentence)  # type: ignore[no-untyped-call]
        self._trial.tries += 1
        if found is not None:
            self._trial.matches += 1
            self._matched.add(blob)
        return found

    def end_text(self) -> None:
        """Count what was loaded for a text, and forget it."""
        for blob, (trial, words) in self._loaded.items():
            in_vain = blob not in self._matched
            trial.parts.add(blob)
            trial.loads += 1
            trial.words += words
            trial.vain += in_vain
            trial.vain_words += words * in_vain
        self._plans.clear()
        self._loaded.clear()
        self._matched.clear()


@dataclass(frozen=True, slots=True)
class _Searched:
    probe: Probe
    blob: bytes

    def search(self, sentence: str) -> object:
        return self.probe.search(self.blob, sentence)


def code_words(frozen: bytes) -> int:
    """Return how many code words :func:`guardctl.patterns.thaw` hands to the engine; 0 where it has to compile."""
    _, *compiled = marshal.loads(frozen)
    return len(compiled[1]) // _WORD_BYTES if compiled else 0


def main(argv: list[str] | None = None) -> int:
    """Print the table."""
    parser = argparse.ArgumentParser(description="Show which expressions are loaded in vain, and what that costs.")
    parser.add_argument("files", nargs="+", type=Path, metavar="TEXTS.jsonl")
    parser.add_argument("--sample", type=int, default=0, metavar="N", help="only N texts of each file")
    parser.add_argument("--all", action="store_true", help=f"show all patterns, not the first {SHOWN}")
    options = parser.parse_args(argv)
    texts = [entry["text"] for file in options.files for entry in read_texts(file, options.sample)]
    trials = sorted(tried(load_guards()[0], texts), key=lambda trial: (-trial.vain_words, -trial.plans))
    _print_summary(trials, len(texts))
    print("\n  plans   loads  in vain   words  in vain   tries  matches  parts  pattern")
    for trial in trials if options.all else trials[:SHOWN]:
        counts = f"{trial.plans:7} {trial.loads:7} {trial.vain:8} {trial.words:7} {trial.vain_words:8} {trial.tries:7}"
        about = f"{trial.guard} [{trial.pattern.language}] {trial.pattern.why}"
        print(f"{counts} {trial.matches:8} {len(trial.parts):6}  {about}")
    return 0


def tried(guards: Iterable[LoadedGuard], texts: Iterable[str]) -> list[Trial]:
    """Run layer 1 of ``guards`` over ``texts`` and return what became of each pattern."""
    specs = [guard.spec for guard in guards]
    wanted = [
        {
            "name": spec.name,
            "signals": tuple(map(planned, spec.signals)),
            "bypasses": tuple(map(planned, spec.bypasses)),
        }
        for spec in specs
    ]
    entries = prepare(wanted, [example.text for spec in specs for example in spec.examples])
    trials = {
        plan: Trial(name, pattern)
        for spec, entry in zip(specs, entries, strict=True)
        for name, declared, ready in (
            (spec.name, spec.signals, entry["signals"]),
            (f"{spec.name} (bypass)", spec.bypasses, entry["bypasses"]),
        )
        for pattern, (_, _, plan) in zip(declared, ready, strict=True)
    }
    probe = Probe(trials)
    with patch.multiple(layer1, load=probe.load, thaw=probe.thaw):
        for text in texts:
            window = Window(text)
            for entry in entries:
                layer1.examine(entry, window)
            probe.end_text()
    return list(trials.values())


def _print_summary(trials: list[Trial], texts: int) -> None:
    total = {
        name: sum(getattr(trial, name) for trial in trials)
        for name in ("plans", "loads", "vain", "words", "vain_words", "tries", "matches")
    }
    each = {name: number / texts for name, number in total.items()}
    print(f"{texts} texts, {len(trials)} patterns. For each text {each['plans']:.1f} plans are loaded, and")
    print(f"{each['loads']:.1f} parts of expressions with {each['words']:.0f} code words: {each['vain']:.1f} parts")
    print(f"with {each['vain_words']:.0f} of them in vain. They are searched in {each['tries']:.1f} sentences;")
    print(f"{total['matches']} of {total['tries']} tries match.")


if __name__ == "__main__":
    sys.exit(main())
