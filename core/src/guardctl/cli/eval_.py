"""``guardctl eval``: how well guards do on labelled texts, for any judge."""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import click

from guardctl.chain import JUDGE_SECONDS, make_judge
from guardctl.cli._bare import without_guards
from guardctl.cli._figures import curve_table, group_table, summary_table, unused_table
from guardctl.cli._health import judge_problem
from guardctl.cli._limits import failures, limits
from guardctl.cli._saving import Saving
from guardctl.cli.list_ import current_inventory
from guardctl.cli.test_ import choose
from guardctl.compiling.inventory import Inventory
from guardctl.curve import curve
from guardctl.errors import SettingsError
from guardctl.evaluation import GROUPS, Result, compare, read_report, report
from guardctl.files import check_writable
from guardctl.judges.recorded import RecordedJudge
from guardctl.judging import Judge
from guardctl.labelled import ANY, LabelledCase, read_cases
from guardctl.naming import nearest, unknown
from guardctl.paths import hook_paths, user_paths
from guardctl.plugins import Guard
from guardctl.redaction import kinds_in
from guardctl.sensitivity import BALANCED, LEVELS
from guardctl.trial import Trial, ask, make_turn, request_for, try_layer1
from guardctl.turn import Turn
from guardctl.unused import unused

Pair = tuple[LabelledCase, Guard]


@click.command("eval", epilog="Example: guardctl eval corpus.jsonl --judge recorded:answers.jsonl --show misses")
@click.argument(
    "files", nargs=-1, required=True, metavar="FILE...", type=click.Path(exists=True, dir_okay=False, path_type=Path)
)
@click.option("--guard", "names", multiple=True, help="Only this guard; may be given several times.")
@click.option("--judge", "judge_name", metavar="NAME[:VALUE]", help="Who judges; your configured judge by default.")
@click.option(
    "--stage",
    type=click.Choice(["layer1", "judge", "full"]),
    help="Layer 1 alone, the judge alone, or both (default; layer1 when there is no judge).",
)
@click.option("--show", type=click.Choice(["misses", "signals"]), help="List wrong results, or what reaches a judge.")
@click.option("--compare", "old", type=click.Path(exists=True, dir_okay=False, path_type=Path), metavar="OLD.json",
              help="Say what was fixed and what regressed since that report.")  # fmt: skip
@click.option("--export-prompts", "prompts", type=click.Path(dir_okay=False, path_type=Path), metavar="OUT.jsonl",
              help="Write the prompt of every (case, guard) pair and stop.")  # fmt: skip
@click.option("--save", type=click.Path(dir_okay=False, path_type=Path), metavar="ANSWERS.jsonl",
              help="Keep answers in this file; a run that stopped goes on from it.")  # fmt: skip
@click.option("--jobs", type=click.IntRange(1, 64), default=4, show_default=True, help="Judge calls at the same time.")
@click.option("--merge/--no-merge", default=None,
              help="Ask about a text once for all guards, or once for each; default: your settings.")  # fmt: skip
@click.option("--sensitivity", "level", type=click.Choice(LEVELS),
              help="Which turns are asked about; as in your settings by default.")  # fmt: skip
@click.option("--by", type=click.Choice([*GROUPS]), help="Also a table of these, in the order of the files.")
@click.option("--curve", "with_curve", is_flag=True,
              help="Only what reaches a judge, turns and violations, for each sensitivity.")  # fmt: skip
@click.option("--unused", "only_unused", is_flag=True, help="Only the rows that match no text, or exactly one.")
@click.option("--fail-under", multiple=True, metavar="FIGURE=NUMBER",
              help="Exit with 1 when a figure is lower: layer1.recall=0.9, commit.recall=0.8.")  # fmt: skip
@click.option("--fail-over", multiple=True, metavar="FIGURE=NUMBER",
              help="Exit with 1 when a figure is higher: layer1.hit_rate=0.2.")  # fmt: skip
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def evaluate(
    files: tuple[Path, ...],
    names: tuple[str, ...],
    judge_name: str | None,
    stage: str | None,
    show: str | None,
    old: Path | None,
    prompts: Path | None,
    save: Path | None,
    jobs: int,
    merge: bool | None,
    level: str | None,
    by: str | None,
    with_curve: bool,
    only_unused: bool,
    fail_under: tuple[str, ...],
    fail_over: tuple[str, ...],
    as_json: bool,
) -> None:
    """Measure guards on labelled texts: each FILE has one JSON object per line. Ids are unique over all files."""
    under, over = limits("--fail-under", fail_under), limits("--fail-over", fail_over)
    inventory = current_inventory(user_paths())
    guards = {guard.name: guard for guard, _ in choose(inventory, names)}
    cases = read_cases(*files)
    pairs = _pairs(cases, guards, everything=not names)
    together = inventory.settings.merge if merge is None else merge
    if with_curve:
        _print(curve(cases, list(guards.values()), merge=together), curve_table, as_json=as_json)
        return
    if only_unused:
        _print(unused(cases, list(guards.values())), unused_table, as_json=as_json)
        return
    index = without_guards(inventory)
    redactions = kinds_in(index)
    before = None if old is None else read_report(old)
    if prompts is not None:
        _export(_grouped(pairs, together=bool(merge)), prompts, redactions)
        return
    level = level or inventory.settings.sensitivity
    judge = None if stage == "layer1" else _judge(inventory, index, judge_name, save)
    if judge is None and stage != "layer1":
        if stage is not None:
            raise SettingsError("No judge is configured: name one with --judge, or use --stage layer1.")
        click.echo("No judge is configured: measuring layer 1 alone.", err=True)
    groups = _grouped(pairs, together=together)
    stage = stage or ("full" if judge else "layer1")
    results = _run(groups, judge, stage, jobs, redactions, level)
    changed = compare(before, results) if before is not None else None
    summary = report(results, judged=judge is not None)
    failed, judged = failures(summary, under, over), judge is not None
    if as_json:
        click.echo(json.dumps(summary | ({"compare": changed} if changed else {}), ensure_ascii=False, indent=2))
    else:
        click.echo(summary_table(summary, judged=judged))
        if by is not None:
            click.echo("\n" + group_table(summary, by, judged=judged))
    if show is not None:
        _show(results, show, judged=judged, to_stderr=as_json)
    if changed is not None and not as_json:
        for kind, keys in changed.items():
            click.echo(f"{kind}: {len(keys)}" + "".join(f"\n  {key}" for key in keys))
    for sentence in failed:
        click.echo(sentence, err=True)
    if judged and _tell_failures([result for result in results if result.reached or stage == "judge"]):
        raise click.exceptions.Exit(1)
    if failed:
        raise click.exceptions.Exit(1)


def _print(found: dict[str, Any], table: Callable[[dict[str, Any]], str], *, as_json: bool) -> None:
    click.echo(json.dumps(found, ensure_ascii=False, indent=2) if as_json else table(found))


def _tell_failures(asked: list[Result]) -> bool:
    """Say how many judgements failed, and why; return whether all did."""
    failed = Counter(result.decided_by.removeprefix("failure: ") for result in asked if result.outcome == "fail")
    if failed:
        reasons = ", ".join(f"{number} {reason}" for reason, number in sorted(failed.items()))
        click.echo(f"{failed.total()} of {len(asked)} judgements failed: {reasons}.", err=True)
    if failed.total() < len(asked) or not asked:
        return False
    click.echo("No judgement succeeded, so the figures say nothing about the judge.", err=True)
    return True


def _pairs(cases: list[LabelledCase], guards: dict[str, Guard], *, everything: bool) -> list[Pair]:
    missing = sorted({case.guard for case in cases} - set(guards) - {ANY})
    for name in missing if everything else ():
        if nearest(name, guards):
            raise SettingsError(f"The labels name an unknown guard. {unknown('guard', name, guards)}")
    if missing and everything:
        click.echo(f"Not installed, skipped: {', '.join(missing)}.", err=True)
    pairs = [
        (case, guard)
        for case in cases
        for guard in (guards.values() if case.guard == ANY else [guards[case.guard]] if case.guard in guards else [])
    ]
    if not pairs:
        raise SettingsError(f"No text is labelled for a guard that is asked about. Guards: {', '.join(guards)}.")
    return pairs


def _judge(inventory: Inventory, index: dict[str, Any], name: str | None, save: Path | None) -> Judge | None:
    """Return the judge to ask: the named one, else the configured one, else None."""
    host = "eval"
    if name is None:
        chain = next((chain for chain in index["chains"].values() if chain and chain != ["none"]), None)
        if chain is None:
            return None
    else:
        kind, _, value = name.partition(":")
        if kind not in inventory.judges:
            raise SettingsError(unknown("judge", kind, inventory.judges))
        if value:
            from guardctl.cli.install import judge_options

            factory, options = index["judges"][kind]
            index["judges"][kind] = (factory, {**options, **judge_options(kind, value)})
        chain = [kind]
    problems = {known: judge_problem(inventory, known, index["judges"].get(known, ("", {}))[1]) for known in chain}
    if all(problems.values()):
        reasons = "; ".join(f"{known}: {why}" for known, why in problems.items())
        raise SettingsError(
            f"No judge can be asked: {reasons}. Set it up with 'guardctl install HOST --judge NAME', name another one "
            "with --judge, or measure layer 1 alone with --stage layer1."
        )
    if chain == ["recorded"]:
        return RecordedJudge(index["judges"]["recorded"][1]["file"])
    index["chains"][host] = chain
    judge = make_judge(index, host, hook_paths())
    return judge if save is None else Saving(judge, save)


def _grouped(pairs: list[Pair], *, together: bool) -> list[list[Pair]]:
    """Return the pairs that are asked in one request: those of the same turn, or each by itself."""
    groups: list[list[Pair]] = []
    latest: dict[str, list[Pair]] = {}
    for case, guard in pairs:
        group = latest.get(case.turn)
        if group is None or not together or any(other is guard for _, other in group):
            group = latest[case.turn] = []
            groups.append(group)
        group.append((case, guard))
    return groups


def _run(
    groups: list[list[Pair]], judge: Judge | None, stage: str, jobs: int, redactions: tuple[Any, ...], level: str
) -> list[Result]:
    def run(group: list[Pair]) -> list[Result]:
        turn, trials = _tried(group, level)
        asking = [
            (guard, trial)
            for guard, trial in trials
            if trial.layer1 != "failed" and (trial.layer1 == "signal" or stage == "judge")
        ]
        if judge is not None and asking:
            ids = {guard.name: case.id for case, guard in group}
            ask(asking, turn, judge, JUDGE_SECONDS, ids, redactions)
        cases = [case for case, _ in group]
        return [_result(case, trial, judged=judge is not None) for case, (_, trial) in zip(cases, trials, strict=True)]

    if judge is None:
        return [result for group in groups for result in run(group)]
    with (
        ThreadPoolExecutor(jobs) as pool,
        click.progressbar(length=sum(map(len, groups)), label="Judging", file=sys.stderr) as bar,
    ):
        results: list[Result] = []
        for some in pool.map(run, groups):
            results += some
            bar.update(len(some))
        return results


def _tried(group: list[Pair], level: str = BALANCED) -> tuple[Turn, list[tuple[Guard, Trial]]]:
    """Return the turn of a group, and each guard with what layer 1 says."""
    case = group[0][0]
    turn = make_turn(case.text, asked=case.asked, tools=case.tools)
    guards = [guard for _, guard in group]
    return turn, list(zip(guards, try_layer1(guards, turn, level), strict=True))


def _result(case: LabelledCase, trial: Trial, *, judged: bool) -> Result:
    """Return what became of a trial: where nobody was asked, a signal stands for a violation."""
    reached = trial.layer1 == "signal"
    unjudged = "violation" if reached and not judged else "allow"
    outcome = unjudged if trial.verdict is None else trial.verdict.outcome
    return Result(case, trial.guard, reached, outcome, trial.decided_by)


def _export(groups: list[list[Pair]], out: Path, redactions: tuple[Any, ...]) -> None:
    check_writable(out)
    with out.open("w", encoding="utf-8") as stream:
        for group in groups:
            turn, trials = _tried(group)
            request = request_for(trials, turn, {guard.name: case.id for case, guard in group}, redactions)
            ids = {"ids": {part.guard: part.case for part in request.parts}} if request.parts else {"id": request.case}
            line = {**ids, "guard": request.guard, "prompt": request.prompt, "schema": request.schema}
            stream.write(json.dumps(line, ensure_ascii=False) + "\n")
    click.echo(f"Wrote {len(groups)} prompts to {out}.", err=True)


def _show(results: list[Result], what: str, *, judged: bool, to_stderr: bool) -> None:
    for result in results:
        # Layer 1 alone is never wrong to ask.
        missed = result.wrong and (judged or result.case.expect == "violation")
        if missed if what == "misses" else result.reached:
            expected = result.case.expect or "unlabelled"
            click.echo(f"{result.key}: {result.outcome}, expected {expected} ({result.decided_by})", err=to_stderr)
