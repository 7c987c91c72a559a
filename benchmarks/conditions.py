"""Shows which patterns are tried in vain: ``python benchmarks/conditions.py TEXTS.jsonl``.

A pattern whose ``all_of`` holds in a sentence is loaded (0.1 M instructions per kB of its expression) and searched. On
texts in which it never matches, that is what its conditions were to save. The table begins with the dearest.
"""

from __future__ import annotations

import argparse
import re
import sys
from dataclasses import dataclass
from pathlib import Path

from rows import read_texts

from guardctl.conditions import holds
from guardctl.layer1 import Window
from guardctl.plugins import load_guards
from guardctl.signals import Pattern

SHOWN = 25


@dataclass(slots=True)
class Trial:
    """What became of one pattern: texts in which it was loaded, sentences in which it was tried, and matched."""

    guard: str
    pattern: Pattern
    texts: int = 0
    tries: int = 0
    matches: int = 0

    @property
    def cost(self) -> int:
        """Characters of expression that were loaded."""
        return self.texts * len(self.pattern.regex)


def main(argv: list[str] | None = None) -> int:
    """Print the table."""
    parser = argparse.ArgumentParser(description="Show which patterns are tried in vain.")
    parser.add_argument("files", nargs="+", type=Path, metavar="TEXTS.jsonl")
    parser.add_argument("--sample", type=int, default=0, metavar="N", help="only N texts of each file")
    parser.add_argument("--all", action="store_true", help=f"show all patterns, not the first {SHOWN}")
    options = parser.parse_args(argv)
    trials = [Trial(guard.spec.name, pattern) for guard in load_guards()[0] for pattern in guard.spec.signals]
    texts = [entry["text"] for file in options.files for entry in read_texts(file, options.sample)]
    for text in texts:
        sentences = [folded for _, folded in Window(text).sentences()]
        for trial in trials:
            _try(trial, sentences)
    trials.sort(key=lambda trial: -trial.cost)
    loaded, tries = sum(trial.texts for trial in trials), sum(trial.tries for trial in trials)
    print(f"{len(texts)} texts; of {len(trials)} patterns {loaded / len(texts):.1f} are loaded per text, and tried")
    print(f"in {tries / len(texts):.1f} sentences; {sum(trial.matches for trial in trials)} of {tries} tries match\n")
    print(" loaded   tries  matches  length  groups  pattern")
    for trial in trials if options.all else trials[:SHOWN]:
        sizes = "x".join(str(len(group)) for group in trial.pattern.all_of)
        numbers = f"{trial.texts / len(texts):7.0%} {trial.tries:7} {trial.matches:8} {len(trial.pattern.regex):7}"
        print(f"{numbers}  {sizes:<7} {trial.guard} [{trial.pattern.language}] {trial.pattern.why}")
    return 0


def _try(trial: Trial, sentences: list[str]) -> None:
    met = [sentence for sentence in sentences if holds(trial.pattern.all_of, sentence)]
    if met:
        trial.texts += 1
        trial.tries += len(met)
        trial.matches += sum(bool(re.search(trial.pattern.regex, sentence, re.ASCII)) for sentence in met)


if __name__ == "__main__":
    sys.exit(main())
