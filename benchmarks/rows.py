"""The rows of the budget table: each function measures one group of them."""

from __future__ import annotations

import json
import random
import shlex
import statistics
import subprocess
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import texts
import throwaway
from stage import Stage, StageError
from transcripts import write_long_transcript

from guardctl.plugins import LoadedGuard

JUDGE_SECONDS = 2
WALL_RUNS = 3


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the table.

    Attributes:
        name: what was measured.
        measured: the ratio.
        budget: the highest ratio allowed; None for a row that only informs.
        note: which text, or how many.
    """

    name: str
    measured: float
    budget: float | None
    note: str = ""

    @property
    def over(self) -> bool:
        """Whether the budget is exceeded."""
        return self.budget is not None and self.measured > self.budget


def silent(stage: Stage, bare: int, folder: Path, which: str = "") -> Iterator[Row]:
    """4 kB in which no signal has a live sentence, with a short transcript and with 100 MB behind it.

    Args:
        stage: the guards that are measured.
        bare: B.
        folder: for the transcript.
        which: added to the rows' names.
    """
    long = folder / "long.jsonl"
    for language, sentences in (("English", texts.ENGLISH), ("Japanese", texts.JAPANESE)):
        text, problem = texts.silent_text(sentences, stage.entries())
        write_long_transcript(long, text)
        last = text.splitlines()[-1]
        results = stage.measure([stage.job(text), stage.job(last, long)])
        for (instructions, end), (what, budget) in zip(results, (("", 2.0), (", 100 MB transcript", 2.3)), strict=True):
            if not problem:
                _expect(end, "silent", f"{language} text")
            yield Row(f"silent, 4 kB {language}{what}{which}", instructions / bare, budget, problem)
        long.unlink()


def turns(stage: Stage, bare: int, files: Sequence[Path], others: Sequence[Path], sample: int) -> Iterator[Row]:
    """The distribution over real turns, and the worst of all texts that ends in layer 1.

    Args:
        stage: has the judge ``none``, so that a turn with a signal costs all but a judge's work.
        bare: B.
        files: real turns, JSON Lines with ``text``.
        others: further texts, only for the worst one.
        sample: how many of each file; 0 for all.
    """
    worst: list[tuple[float, str, str]] = []
    for file in (*files, *others):
        entries = read_texts(file, sample)
        results = stage.measure([stage.job(entry["text"]) for entry in entries])
        ratios = sorted(instructions / bare for instructions, _ in results)
        ends = [end for _, end in results]
        worst += [
            (instructions / bare, str(entry.get("id", "")), end)
            for entry, (instructions, end) in zip(entries, results, strict=True)
            if end != "judged"
        ]
        if file in files:
            counts = ", ".join(f"{ends.count(end)} {end}" for end in ("silent", "bypass", "judged"))
            yield Row("real turns, median", statistics.median(ratios), 2.2, f"{len(ratios)} turns: {counts}")
            yield Row("real turns, mean", statistics.fmean(ratios), 3)
            yield Row("real turns, 95th percentile", ratios[min(len(ratios) - 1, len(ratios) * 95 // 100)], 5)
    if worst:
        ratio, name, end = max(worst)
        yield Row("worst text that ends in layer 1", ratio, 8, f"{name} of {len(worst)}, {end}")


def bypasses(stage: Stage, bare: int, guards: Sequence[LoadedGuard]) -> Iterator[Row]:
    """A declared bypass, the worst of the guards' own examples."""
    declared = list(texts.bypass_examples(guards, stage.entries()))
    if declared:
        results = stage.measure([stage.job(text) for text in declared])
        for _, end in results:
            _expect(end, "bypass", "an example that a declared bypass covers")
        yield Row("bypass, declared", max(results)[0] / bare, 5, f"worst of {len(declared)} examples")


def bypass_in_code(stage: Stage, bare: int) -> Iterator[Row]:
    """A bypass in code, of a made-up guard."""
    [(instructions, end)] = stage.measure([stage.job(throwaway.CODED_TEXT)])
    _expect(end, "bypass", "the bypass in code")
    yield Row("bypass, in code", instructions / bare, 9)


def judged(layer1: Stage, bare: int, folder: Path, guards: Sequence[LoadedGuard]) -> Iterator[Row]:
    """A turn that is judged and blocked, without the judge's own work: answers from a file, and a program's.

    Args:
        layer1: finds out which examples reach a judge.
        bare: B.
        folder: for programs, recordings and homes.
        guards: whose examples they are.
    """
    examples = list(texts.judged_examples(guards, layer1.entries()))
    if not examples:
        return
    answer = {name: value for example in examples for name, value in example.fields.items()}
    recording = folder / "answers.jsonl"
    recording.write_text("".join(json.dumps({"guard": one.guard, "answer": answer}) + "\n" for one in examples))
    program = folder / "judge-program"
    program.write_text(f"#!/bin/sh\ncat >/dev/null\necho {shlex.quote(json.dumps(answer))}\n")
    program.chmod(0o700)
    for name, judge in (("recorded", f"recorded:{recording}"), ("program", f"command:{program}")):
        stage = Stage(folder / f"home-judge-{name}", judge=judge)
        measured = stage.measure([stage.job(example.text, skip=str(program)) for example in examples])
        # A guard's filter knows here that nothing was done, and may let its example pass.
        results = [(result, one) for result, one in zip(measured, examples, strict=True) if result[1] == "judged"]
        if not results:
            raise StageError("no example of any guard reaches the judge")
        cost, guard = max((result[0], example.guard) for result, example in results)
        yield Row(f"judged, {name}, without the judge's work", cost / bare, 10, f"worst of {len(results)}: {guard}")
        if name == "recorded":
            long = folder / "long.jsonl"
            write_long_transcript(long, examples[0].text)
            [(instructions, _)] = stage.measure([stage.job(examples[0].text, long)])
            yield Row("judged, recorded, 100 MB transcript", instructions / bare, None, "no budget")
            long.unlink()


def together(folder: Path, python: str) -> Iterator[Row]:
    """Wall time of five guards on one turn against that of one, with a judge that sleeps."""
    program = folder / "sleeping-judge"
    alone = '{"lit": false}'
    joint = json.dumps({f"lantern-{number}": {"lit": False} for number in range(1, throwaway.GUARDS + 1)})
    program.write_text(
        f"#!/bin/sh\nif grep -q '^# lantern-2'; then answer='{joint}'; else answer='{alone}'; fi\n"
        f'cat >/dev/null\nsleep {JUDGE_SECONDS}\necho "$answer"\n'
    )
    program.chmod(0o700)
    stage = Stage(folder / "home-together", python=python, judge=f"command:{program}")
    seconds: dict[str, list[float]] = {throwaway.ONE_TEXT: [], throwaway.ALL_TEXT: []}
    for _ in range(WALL_RUNS):
        for text, runs in seconds.items():
            job = stage.job(text)
            started = time.monotonic()
            subprocess.run(job.argv, input=job.stdin, env=dict(job.env), cwd=job.folder, check=True)
            runs.append(time.monotonic() - started)
            _expect(stage.ends([job])[0], "judged", "the made-up guards' text")
    one, all_of_them = (min(runs) for runs in seconds.values())
    note = f"{throwaway.GUARDS} guards {all_of_them:.2f} s, one {one:.2f} s"
    yield Row(f"{throwaway.GUARDS} guards, judge sleeps {JUDGE_SECONDS} s, against one", all_of_them / one, 1.15, note)


def read_texts(file: Path, sample: int = 0) -> list[dict[str, Any]]:
    """Return the entries of a JSON Lines file, or ``sample`` of them, always the same ones."""
    entries = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines() if line.strip()]
    if 0 < sample < len(entries):
        entries = random.Random(file.name).sample(entries, sample)  # not for security
    return entries


def _expect(end: str, wanted: str, what: str) -> None:
    if end != wanted:
        raise StageError(f"{what} ended as '{end}', not '{wanted}'")
