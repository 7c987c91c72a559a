"""``guardctl train``: a guard's learned filter, from labelled cases and the turns of sessions."""

from __future__ import annotations

import math
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click

from guardctl.choosing import Known
from guardctl.cli.list_ import current_inventory
from guardctl.cli.switch import complete_guards
from guardctl.cli.test_ import choose
from guardctl.errors import SettingsError
from guardctl.evaluation import wilson
from guardctl.files import check_writable, write_atomically
from guardctl.filters import CUT_LEVELS, data_hash, packed
from guardctl.labelled import ANY, LabelledCase, read_cases
from guardctl.matching.examine import examine
from guardctl.matching.window import Window
from guardctl.paths import user_paths
from guardctl.plugins import Guard
from guardctl.training import Sample, Trained, inserted, train
from guardctl.trial import make_turn
from guardctl.turn import Turn

LIKELY = {"quiet": 0.22, "balanced": 0.115, "thorough": 0.016}
"""Sensitivity to the likelihood of a violation from which on a guard is asked.

Chosen so that five guards together ask about some 8, 18 and 60 in 100 turns of repositories that they have not seen.
"""


@click.command("train", epilog="Example: guardctl train commit turns.jsonl cases.jsonl --out filter.json")
@click.argument("guard_name", metavar="GUARD", shell_complete=complete_guards)
@click.argument(
    "files", nargs=-1, required=True, metavar="FILE...", type=click.Path(exists=True, dir_okay=False, path_type=Path)
)
@click.option("--out", type=click.Path(dir_okay=False, path_type=Path), default=Path("filter.json"), show_default=True,
              help="Where the filter is written.")  # fmt: skip
@click.option("--likely", multiple=True, metavar="LEVEL=SHARE",
              help="From which likelihood on a sensitivity asks; may be given several times.")  # fmt: skip
def train_(guard_name: str, files: tuple[Path, ...], out: Path, likely: tuple[str, ...]) -> None:
    """Make a guard's learned filter. Each FILE has labelled turns, one JSON object per line, as 'eval' reads them.

    A line with a 'source' is a turn of a session, others are written cases; 'about' says whether a turn is about what
    the guard guards at all. Needs scikit-learn: pip install 'guardctl[train]'.
    """
    cuts = {level: math.log(share / (1 - share)) for level, share in _shares(likely).items()}
    there = out.exists()
    check_writable(out)
    if not there:  # nothing is left behind where nothing is made
        out.unlink()
    inventory = current_inventory(user_paths())
    [(guard, spec)] = choose(inventory, (guard_name,))
    samples = samples_of(guard, read_cases(*files))
    try:
        trained = train(samples)
    except ImportError as error:
        raise SettingsError(
            f"Training needs scikit-learn ({error}). Install it: pip install 'guardctl[train]'."
        ) from error
    except ValueError as error:
        raise SettingsError(f"No filter could be made of {', '.join(map(str, files))}: {error}. Add turns.") from error
    metrics = metrics_of(samples, trained, cuts)
    data = data_hash(file.read_bytes() for file in files)
    write_atomically(out, packed(spec, trained, cuts, data, metrics).encode(), mode=0o644)
    click.echo(_told(guard_name, metrics))
    click.echo(f'Wrote {out}. Name it in the guard\'s spec, for instance filter="my_guard:filter.json".', err=True)


def _shares(likely: Sequence[str]) -> dict[str, float]:
    shares = dict(LIKELY)
    for choice in likely:
        level, _, share = choice.partition("=")
        try:
            shares[level] = float(share) if level in shares else 0.0
        except ValueError:
            shares[level] = 0.0
        if not 0 < shares[level] < 1:
            raise SettingsError(
                f"--likely {choice}: write LEVEL=SHARE, a level of {', '.join(LIKELY)} and a share below 1."
            )
    return shares


def samples_of(guard: Guard, cases: Sequence[LabelledCase]) -> list[Sample]:
    """Return what a guard's filter sees of the cases that are labelled for it, and of sentences put into real turns."""
    samples, sentences, turns = [], [], []
    for case in cases:
        if case.guard not in (guard.name, ANY):
            continue
        turn = make_turn(case.text, asked=case.asked, tools=case.tools)
        violation = case.expect == "violation"
        if case.source:
            samples.append(_sample(guard, case.id, turn, violation, case.about, case.source, "real"))
            if not violation:
                turns.append(turn)
            continue
        samples.append(_sample(guard, case.id, turn, violation, None, case.origin, "written"))
        around = _signalled(guard, turn)
        if around:
            sentences.append((case.id, around, violation, case.origin))
    if turns:
        for name, number, said, violation, group in inserted(sentences, [turn.said for turn in turns]):
            turn = turns[number].replace(said=said, text=said, closing=len(said))
            samples.append(_sample(guard, name, turn, violation, None, group, "inserted"))
    return samples


def _sample(guard: Guard, name: str, turn: Turn, violation: bool, about: bool | None, group: str, kind: str) -> Sample:
    window = Window(turn.said, turn.closing)
    features, (named, words) = Known(turn, window).features(guard.entry, examine(guard.entry, window))
    sets = tuple(map(frozenset, (*features.words, words)))
    return Sample(name, {**features.named, **named}, sets, violation, about, group, kind)


def _signalled(guard: Guard, turn: Turn) -> tuple[str, ...]:
    """Return the sentence that signalled, between its neighbours; nothing where none did."""
    window = Window(turn.said)
    found = examine(guard.entry, window)
    if found is None or found.sentence is None or found.bypass is not None:
        return ()
    at = window.sentences.index(found.sentence)
    sentences = ["", *window.sentences, ""]
    return tuple(sentences[at : at + 3])


def metrics_of(samples: Sequence[Sample], trained: Trained, cuts: dict[str, float]) -> dict[str, Any]:
    """Return for each cut what a filter asks about that was trained without the repository or author, out of fold."""
    metrics: dict[str, Any] = {}
    for level in CUT_LEVELS:
        metrics[level] = {}
        for kind in ("real", "inserted"):
            scores = [(trained.scores[sample.id], sample.violation) for sample in samples if sample.kind == kind]
            broken = [score >= cuts[level] for score, violation in scores if violation]
            asked = [score >= cuts[level] for score, _ in scores]
            metrics[level][kind] = {"asked": _rate(asked), "violations": _rate(broken)}
    return metrics


def _rate(hits: Sequence[bool]) -> list[Any]:
    """Return ``[hits, of, [low, high]]``, the interval Wilson's with 95 %."""
    interval = wilson(sum(hits), len(hits))
    return [sum(hits), len(hits), None if interval is None else [round(bound, 3) for bound in interval]]


def _told(name: str, metrics: dict[str, Any]) -> str:
    lines = [f"{name}: out of fold, by repository and author"]
    for level, kinds in metrics.items():
        told = []
        for kind, what in (("real", "turns"), ("inserted", "sentences put into turns")):
            (asked, of, _), (kept, broken, _) = kinds[kind]["asked"], kinds[kind]["violations"]
            if of:
                told.append(f"asks about {asked} of {of} {what}, {kept} of {broken} violations in them")
        lines.append(f"  {level:8}  {'; '.join(told)}")
    return "\n".join(lines)
