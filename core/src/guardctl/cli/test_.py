"""``guardctl test``: a guard's own cases, or one text explained."""

from __future__ import annotations

import json
from typing import Any

import click

from guardctl.chain import JUDGE_SECONDS, make_judge
from guardctl.cli._bare import without_guards
from guardctl.cli.list_ import current_inventory
from guardctl.cli.switch import complete_guards
from guardctl.compiling.entries import describe
from guardctl.compiling.inventory import Inventory
from guardctl.compiling.loading import problems_in_proofs
from guardctl.compiling.table import prepare
from guardctl.disclosure import Censor
from guardctl.errors import SettingsError
from guardctl.files import as_text
from guardctl.naming import unknown
from guardctl.paths import hook_paths, user_paths
from guardctl.plugins import Guard
from guardctl.redaction import kinds_in
from guardctl.trial import Trial, ask, check_example, make_turn, request_for, try_layer1


@click.command(epilog='Example: echo "I will push now." | guardctl test --text -')
@click.argument("guards", nargs=-1, metavar="[GUARD]...", shell_complete=complete_guards)
@click.option("--text", "text_file", type=click.File("rb"), help="Explain the text in this file, or '-'.")
@click.option("--judge", "ask_judge", is_flag=True, help="With --text: also ask the configured judge.")
@click.option("--prompt", "show_prompt", is_flag=True, help="With --text: show what a judge would be asked.")
@click.option("--verbose", "-v", is_flag=True, help="Show what decided each case.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def test(
    guards: tuple[str, ...], text_file: Any, ask_judge: bool, show_prompt: bool, verbose: bool, as_json: bool
) -> None:
    """Run the cases that guards ship, through every stage that needs no network; or explain one text."""
    inventory = current_inventory(user_paths())
    chosen = choose(inventory, guards)
    if text_file is not None:
        text = as_text(text_file.read(), text_file.name)
        found = _explain(inventory, chosen, text, ask_judge=ask_judge, show_prompt=show_prompt)
        click.echo(json.dumps(found, ensure_ascii=False, indent=2) if as_json else _explanation(found))
        return
    failed = _run_cases(inventory, chosen, verbose=verbose, as_json=as_json)
    for error in inventory.errors:
        click.echo(f"Set aside: {error}", err=True)
    if failed or inventory.errors:
        raise click.exceptions.Exit(1)


def choose(inventory: Inventory, names: tuple[str, ...]) -> list[tuple[Guard, Any]]:
    """Return the named guards (all when none is named), each with its spec.

    Raises:
        SettingsError: a name is not that of an installed guard.
    """
    known = {guard.found.name: guard for guard in inventory.guards}
    for name in names:
        if name not in known:
            raise SettingsError(unknown("guard", name, known))
    chosen = [known[name] for name in names] or list(known.values())
    entries, _ = prepare([describe(guard, inventory.settings.guard(guard.found.name)) for guard in chosen])
    return [(Guard(entry, guard.plugin), guard.spec) for entry, guard in zip(entries, chosen, strict=True)]


def _run_cases(inventory: Inventory, chosen: list[tuple[Guard, Any]], *, verbose: bool, as_json: bool) -> int:
    report: dict[str, Any] = {}
    failed = 0
    for guard, spec in chosen:
        unproved = problems_in_proofs((*spec.signals, *spec.bypasses))
        misses: list[dict[str, Any]] = []
        for example in spec.examples:
            trial, problems = check_example(guard, example)
            if problems:
                misses.append({"name": example.name, "problems": problems})
            if verbose and not as_json:
                click.echo(f"{'miss' if problems else 'ok':4}  {guard.name}  {example.name}  {trial.decided_by}")
        failed += len(misses) + len(unproved)
        report[guard.name] = {"cases": len(spec.examples), "misses": misses, "rows": unproved}
        if not as_json:
            click.echo(f"{guard.name}: {len(spec.examples) - len(misses)} of {len(spec.examples)} cases pass")
            for miss in misses:
                click.echo(f"  {miss['name']}: {'; '.join(miss['problems'])}")
            for problem in unproved:
                click.echo(f"  {problem}")
    if as_json:
        click.echo(json.dumps({"guards": report}, ensure_ascii=False, indent=2))
    elif not report:
        click.echo("No guards are installed. Install a package of guards, such as guardctl-commit-guard.")
    return failed


def _explain(
    inventory: Inventory, chosen: list[tuple[Guard, Any]], text: str, *, ask_judge: bool, show_prompt: bool
) -> dict[str, Any]:
    """Return a row for each guard, and the prompts, which the hook would send: one for all guards, or one for each."""
    turn, settings = make_turn(text), inventory.settings
    index = without_guards(inventory)
    redactions = kinds_in(index)
    guards = [guard for guard, _ in chosen]
    tried = try_layer1(guards, turn, settings.sensitivity, merge=settings.merge)
    trials = list(zip(guards, tried, strict=True))
    asking = [(guard, trial) for guard, trial in trials if trial.layer1 == "signal"]
    requests = [asking] if settings.merge and asking else [[pair] for pair in asking]
    found: dict[str, Any] = {}
    if show_prompt:
        found["prompts"] = [
            {
                "guards": [guard.name for guard, _ in pairs],
                "prompt": request_for(pairs, turn, redactions=redactions).prompt,
            }
            for pairs in requests
        ]
    judged: dict[str, dict[str, Any]] = {}
    for pairs in requests if ask_judge else ():
        judge = make_judge(index, next(iter(inventory.hosts), ""), hook_paths())
        for case in ask(pairs, turn, judge, JUDGE_SECONDS, redactions=redactions):
            judged[case.guard.name] = {"judge": case.judge, "fields": dict(case.fields or {})}
    rows = [{**_row(trial, text, redactions), **judged.get(trial.guard, {})} for _, trial in trials]
    return {"guards": rows, **found}


def _row(trial: Trial, text: str, redactions: tuple[Any, ...]) -> dict[str, Any]:
    found = (None, trial.signal and (trial.signal.sentence,), trial.bypass and (trial.bypass.sentence,))
    shown = Censor(redactions).passages(text, [found])
    return {
        "guard": trial.guard,
        "layer1": trial.layer1,
        "signal": trial.signal and {"why": trial.signal.why, "sentence": shown[trial.signal.sentence]},
        "bypass": trial.bypass and {"why": trial.bypass.why, "sentence": shown[trial.bypass.sentence]},
        "verdict": None if trial.verdict is None else trial.verdict.outcome,
        "decided_by": trial.decided_by,
    }


def _explanation(found: dict[str, Any]) -> str:
    lines = []
    for row in found["guards"]:
        lines.append(f"{row['guard']}: {_outcome(row)}")
        for stage in ("signal", "bypass"):
            if row[stage] is not None:
                lines.append(f"  {stage}: {row[stage]['why']}")
                if row[stage]["sentence"]:
                    lines.append(f"    in: {row[stage]['sentence']}")
        if row.get("fields"):
            lines.append(f"  judge {row['judge']}: {json.dumps(row['fields'], ensure_ascii=False)}")
        if row["verdict"] is not None:
            lines.append(f"  decided by {row['decided_by']}")
    for prompt in found.get("prompts", ()):
        lines += [
            f"prompt for {', '.join(prompt['guards'])}:",
            *(f"  {line}" for line in prompt["prompt"].splitlines()),
        ]
    if found.get("prompts") == []:
        lines.append("no prompt: layer 1 asks nobody about this text")
    return "\n".join(lines)


def _outcome(row: dict[str, Any]) -> str:
    if row["verdict"] is not None:
        return str(row["verdict"])
    return "no signal" if row["layer1"] == "silent" else "a judge would be asked"
