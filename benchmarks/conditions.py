"""Shows which expressions are loaded in vain, and what that costs: ``python benchmarks/conditions.py TEXTS.jsonl``.

A part of a pattern's expression is loaded when the literals that it needs stand in one sentence, see
:mod:`guardctl.plans`; each code word of it costs 100 instructions. Where the part then matches nothing in the text, its
literals have not saved that. The table begins with the patterns that cost most in vain.
"""

from __future__ import annotations

import argparse
import marshal
import sys
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rows import read_texts

from guardctl.conditions import planned, prepare
from guardctl.layer1 import examine
from guardctl.plugins import LoadedGuard, load_guards
from guardctl.signals import Pattern
from guardctl.store import Store
from guardctl.window import Window

SHOWN = 25


@dataclass(slots=True)
class Trial:
    """What became of one pattern's expression.

    Attributes:
        guard: its guard's name; a bypass is marked.
        pattern: the pattern.
        candidates: candidates of it that were loaded, once a text.
        loads, vain: parts that were loaded, once a text, and those of them that matched nowhere in the text.
        words, vain_words: code words of these.
        tries, matches: sentences in which a part was searched, and in which it matched.
        parts: the different parts that were loaded.
    """

    guard: str
    pattern: Pattern
    candidates: int = 0
    loads: int = 0
    vain: int = 0
    words: int = 0
    vain_words: int = 0
    tries: int = 0
    matches: int = 0
    parts: set[int] = field(default_factory=set)


class Probe:
    """Stands between layer 1 and a store, and counts what is loaded for the pattern that is being tried.

    Every text is counted as if a new process looked at it: nothing is loaded yet, and nothing twice.

    Args:
        store: what is read.
        trials: by reference to a candidate.
    """

    def __init__(self, store: Store, trials: Mapping[int, Trial]) -> None:
        self._store = store
        self._trials = trials
        self._trial = Trial("", Pattern("", (), ""))
        self._candidates: set[int] = set()
        self._loaded: dict[int, tuple[Trial, int]] = {}
        self._matched: set[int] = set()
        self.read = store.read

    def load(self, reference: int) -> Any:
        """Do what :meth:`guardctl.store.Store.load` does."""
        if reference in self._trials:
            self._trial = self._trials[reference]
            self._trial.candidates += reference not in self._candidates
            self._candidates.add(reference)
        return self._store.load(reference)

    def thaw(self, reference: int) -> _Searched:
        """Do what :meth:`guardctl.store.Store.thaw` does, as far as layer 1 can tell."""
        if reference not in self._loaded:
            self._loaded[reference] = self._trial, code_words(self.read(reference))
        return _Searched(self, reference)

    def search(self, reference: int, sentence: str) -> object:
        """Search one part in one sentence."""
        found: object = self._store.thaw(reference).search(sentence)
        self._trial.tries += 1
        if found is not None:
            self._trial.matches += 1
            self._matched.add(reference)
        return found

    def end_text(self) -> None:
        """Count what was loaded for a text, and forget it."""
        for reference, (trial, words) in self._loaded.items():
            in_vain = reference not in self._matched
            trial.parts.add(reference)
            trial.loads += 1
            trial.words += words
            trial.vain += in_vain
            trial.vain_words += words * in_vain
        self._candidates.clear()
        self._loaded.clear()
        self._matched.clear()


@dataclass(frozen=True, slots=True)
class _Searched:
    probe: Probe
    reference: int

    def search(self, sentence: str) -> object:
        return self.probe.search(self.reference, sentence)


def code_words(frozen: bytes) -> int:
    """Return how many code words :func:`guardctl.store.thaw` hands to the engine; 0 where it has to compile."""
    _, *compiled = marshal.loads(frozen)
    return len(compiled[1]) if compiled else 0


def main(argv: list[str] | None = None) -> int:
    """Print the table."""
    parser = argparse.ArgumentParser(description="Show which expressions are loaded in vain, and what that costs.")
    parser.add_argument("files", nargs="+", type=Path, metavar="TEXTS.jsonl")
    parser.add_argument("--sample", type=int, default=0, metavar="N", help="only N texts of each file")
    parser.add_argument("--all", action="store_true", help=f"show all patterns, not the first {SHOWN}")
    options = parser.parse_args(argv)
    texts = [entry["text"] for file in options.files for entry in read_texts(file, options.sample)]
    trials = sorted(tried(load_guards()[0], texts), key=lambda trial: (-trial.vain_words, -trial.candidates))
    _print_summary(trials, len(texts))
    print("\ncandidates   loads  in vain   words  in vain   tries  matches  parts  pattern")
    for trial in trials if options.all else trials[:SHOWN]:
        loads = f"{trial.candidates:10} {trial.loads:7} {trial.vain:8} {trial.words:7} {trial.vain_words:8}"
        about = f"{trial.guard} [{trial.pattern.language}] {trial.pattern.why}"
        print(f"{loads} {trial.tries:7} {trial.matches:8} {len(trial.parts):6}  {about}")
    return 0


def tried(guards: Iterable[LoadedGuard], texts: Iterable[str]) -> list[Trial]:
    """Run layer 1 of ``guards`` over ``texts`` and return what became of each pattern."""
    specs = [guard.spec for guard in guards]
    trials: list[Trial] = []

    def numbered(name: str, pattern: Pattern) -> tuple[Any, ...]:
        """Return what ``planned`` does, with the number of a new trial in place of the reason."""
        plan, need, _, *others = planned(pattern)
        trials.append(Trial(name, pattern))
        return plan, need, len(trials) - 1, *others

    wanted = [
        {
            "signals": [numbered(spec.name, pattern) for pattern in spec.signals],
            "bypasses": [numbered(f"{spec.name} (bypass)", pattern) for pattern in spec.bypasses],
        }
        for spec in specs
    ]
    entries, store = prepare(wanted, [example.text for spec in specs for example in spec.examples])
    tables = {table for entry in entries for table, _ in (entry["signals"], entry["bypasses"])}
    probe = Probe(store, {one: trials[store.load(one)[3][0]] for table in tables for one in candidates(table, store)})
    for text in texts:
        window = Window(text)
        for entry in entries:
            examine({**entry, "store": probe}, window)
        probe.end_text()
    return trials


def candidates(table: tuple[int, ...], store: Store) -> list[int]:
    """Return references to all candidates of a table, see :class:`guardctl.tables.Table`."""
    return memoryview(store.read(table[3])).cast("q").tolist()[1::2]


def _print_summary(trials: list[Trial], texts: int) -> None:
    total = {
        name: sum(getattr(trial, name) for trial in trials)
        for name in ("candidates", "loads", "vain", "words", "vain_words", "tries", "matches")
    }
    each = {name: number / texts for name, number in total.items()}
    print(f"{texts} texts, {len(trials)} patterns. For each text {each['candidates']:.1f} candidates are loaded, and")
    print(f"{each['loads']:.1f} parts of expressions with {each['words']:.0f} code words: {each['vain']:.1f} parts")
    print(f"with {each['vain_words']:.0f} of them in vain. They are searched in {each['tries']:.1f} sentences;")
    print(f"{total['matches']} of {total['tries']} tries match.")


if __name__ == "__main__":
    sys.exit(main())
