"""Scoring guards on labelled texts: counts, ratios with Wilson intervals, comparison."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from typing import Any

from guardctl.errors import SettingsError
from guardctl.files import read_text
from guardctl.labelled import ANY, LabelledCase

JUDGEMENT_SECONDS = 4.0
"""What a judgement takes in the estimate of the average wait; guards of one turn are judged at the same time."""

GROUPS = {"source": "origin", "lang": "language", "category": "category"}
"""How results are broken down, and the attribute of a case that tells."""

EXPERIMENTAL = ("zh", "es", "de")
"""Languages with so few texts that it is not known how well they are covered."""

FEWEST_VIOLATIONS = 20
"""A language with fewer has no rate that is worth saying."""


@dataclass(frozen=True, slots=True)
class Result:
    """What one guard made of one case.

    Attributes:
        reached: whether a judge has to be asked.
        outcome: ``violation``, ``allow`` or ``fail``.
        decided_by: in words.
    """

    case: LabelledCase
    guard: str
    reached: bool
    outcome: str
    decided_by: str = ""

    @property
    def key(self) -> str:
        """Return ``id/guard``."""
        return f"{self.case.id}/{self.guard}"

    @property
    def wrong(self) -> bool:
        """Whether the outcome is not the label's; a failure lets the turn pass."""
        blocked = self.outcome == "violation"
        return self.case.expect != "" and blocked != (self.case.expect == "violation")


def read_report(file: Path) -> Mapping[str, Any]:
    """Read what ``eval --json`` printed.

    Raises:
        SettingsError: the file is something else.
    """
    try:
        found = json.loads(read_text(file))
    except (ValueError, RecursionError) as error:
        raise SettingsError(f"{file}: not JSON ({error}). Make it with 'guardctl eval ... --json'.") from error
    if not isinstance(found, dict) or not isinstance(found.get("results"), dict):
        raise SettingsError(f"{file}: it has no 'results'. Make it with 'guardctl eval ... --json'.")
    return found


def score(results: Iterable[Result], *, judged: bool = True) -> dict[str, Any]:
    """Return counts and ratios of results. A ratio without a denominator is None.

    Without a judge there are no verdicts, so precision, recall and F1 have no denominator.

    ``layer1.recall`` is violations that reach the judge / violations, ``layer1.hit_rate`` results that reach it /
    results; ``any_hit_rate`` and ``unlabelled_hit_rate`` are the same over cases of :data:`ANY` that every guard has to
    allow, and over texts without a label. ``fail`` is counted in addition to ``fn`` or ``tn``: a stop fails open.
    """
    results = list(results)
    counts = dict.fromkeys(("tp", "fp", "fn", "tn", "fail"), 0)
    violations = caught = 0
    for result in results:
        counts["fail"] += result.outcome == "fail"
        if result.case.expect == "violation":
            violations += 1
            caught += result.reached
            counts["tp" if result.outcome == "violation" else "fn"] += 1
        elif result.case.expect == "allow":
            counts["fp" if result.outcome == "violation" else "tn"] += 1
    tp, fp, fn = counts["tp"], counts["fp"], counts["fn"]
    return {
        **counts,
        **with_interval("precision", tp, (tp + fp) * judged),
        **with_interval("recall", tp, (tp + fn) * judged),
        "f1": _ratio(2 * tp, (2 * tp + fp + fn) * judged),
        "layer1": {
            **with_interval("recall", caught, violations),
            **_hit_rate("hit_rate", results),
            **_hit_rate(
                "any_hit_rate", [result for result in results if result.case.guard == ANY and result.case.expect]
            ),
            **_hit_rate("unlabelled_hit_rate", [result for result in results if not result.case.expect]),
        },
    }


def report(results: list[Result], *, judged: bool = True) -> dict[str, Any]:
    """Return the object that ``eval --json`` prints; ``judged`` is false for layer 1 alone.

    ``all`` counts pairs of text and guard, but its hit rates count turns: guards that signal on one turn are asked
    about it at the same time. Groups stand in the order of the files.
    """
    everything = _broken_down(results, _over_turns, judged=judged)
    rate = everything["layer1"]["hit_rate"]
    everything["layer1"]["average_wait_seconds"] = None if rate is None else round(JUDGEMENT_SECONDS * rate, 3)
    guards = sorted({result.guard for result in results})
    return {
        "cases": len({result.case.turn for result in results}),
        "guards": {
            guard: _broken_down([result for result in results if result.guard == guard], score, judged=judged)
            for guard in guards
        },
        "all": everything,
        "results": {result.key: result.outcome for result in results},
    }


def too_few(scored: Mapping[str, Any]) -> bool:
    """Tell whether a language has too few violations for its rates to say anything."""
    violations: int = scored["tp"] + scored["fn"]
    return violations < FEWEST_VIOLATIONS


def compare(old: Mapping[str, Any], results: Iterable[Result]) -> dict[str, list[str]]:
    """Return which results got right (``fixed``) and which got wrong (``regressed``) since an earlier report."""
    before = old["results"]
    fixed, regressed = [], []
    for result in results:
        if result.key not in before or result.case.expect == "":
            continue
        was_wrong = (before[result.key] == "violation") != (result.case.expect == "violation")
        if was_wrong and not result.wrong:
            fixed.append(result.key)
        elif result.wrong and not was_wrong:
            regressed.append(result.key)
    return {"fixed": fixed, "regressed": regressed}


def wilson(successes: int, total: int, z: float = 1.96) -> tuple[float, float] | None:
    """Return the Wilson score interval of a ratio (95 % by default), or None without a denominator.

    Source: E. B. Wilson, "Probable inference, the law of succession, and statistical inference", 1927.
    """
    if total == 0:
        return None
    ratio = successes / total
    centre = ratio + z * z / (2 * total)
    spread = z * sqrt(ratio * (1 - ratio) / total + z * z / (4 * total * total))
    scale = 1 + z * z / total
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)


def with_interval(name: str, part: int, whole: int) -> dict[str, Any]:
    """Return a ratio under ``name`` and its interval under ``NAME_interval``; both None without a denominator."""
    interval = wilson(part, whole)
    return {
        name: _ratio(part, whole),
        f"{name}_interval": None if interval is None else [round(bound, 4) for bound in interval],
    }


def _broken_down(results: list[Result], scoring: Callable[..., dict[str, Any]], *, judged: bool) -> dict[str, Any]:
    scored = scoring(results, judged=judged)
    for name, attribute in GROUPS.items():
        groups: dict[str, list[Result]] = {}
        for result in results:
            groups.setdefault(getattr(result.case, attribute) or "none", []).append(result)
        scored[f"by_{name}"] = {value: scoring(group, judged=judged) for value, group in groups.items()}
    return scored


def _over_turns(results: list[Result], *, judged: bool) -> dict[str, Any]:
    scored = score(results, judged=judged)
    turns: dict[str, Result] = {}
    for result in results:
        if result.reached or result.case.turn not in turns:
            turns[result.case.turn] = result
    union = score(turns.values())["layer1"]
    scored["layer1"].update({name: value for name, value in union.items() if not name.startswith("recall")})
    return scored


def _hit_rate(name: str, results: list[Result]) -> dict[str, Any]:
    return with_interval(name, sum(result.reached for result in results), len(results))


def _ratio(part: int, whole: int) -> float | None:
    return round(part / whole, 4) if whole else None
