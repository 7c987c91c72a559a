"""Scoring guards on labelled texts: cases, counts, ratios with Wilson intervals, comparison."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from typing import Any

from guardctl.errors import SettingsError
from guardctl.files import read_text

ANY = "any"
"""A case with this guard counts for every installed guard; each of them has to allow it."""

JUDGEMENT_SECONDS = 4.0
"""What a judgement takes in the estimate of the average wait; guards of one turn are judged at the same time."""


@dataclass(frozen=True, slots=True)
class LabelledCase:
    """One line of an evaluation file.

    Attributes:
        id: unique in the file.
        guard: whose label it is, or :data:`ANY`.
        text: what the agent said.
        expect: ``violation``, ``allow``, or "" for an unlabelled text, which counts only for rates.
        language, category: for the breakdown.
        asked, tools: what the human asked and what the tools did, where the line says so.
    """

    id: str
    guard: str
    text: str
    expect: str
    language: str
    category: str
    asked: str | None = None
    tools: list[Mapping[str, Any]] | None = None
    source: str = ""
    author: str = ""
    about: bool | None = None


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


def read_cases(*files: Path) -> list[LabelledCase]:
    """Read evaluation files, one JSON object per line.

    Raises:
        SettingsError: a file or a line is unusable; the message names the line.
    """
    cases: list[LabelledCase] = []
    seen: set[str] = set()
    for file in files:
        for number, line in enumerate(read_text(file).split("\n"), 1):
            if not line.strip():
                continue
            case = _case(line, f"{file}, line {number}")
            if case.id in seen:
                raise SettingsError(f"{file}, line {number}: the id '{case.id}' stands twice. Make ids unique.")
            seen.add(case.id)
            cases.append(case)
    return cases


def _case(line: str, where: str) -> LabelledCase:
    try:
        entry = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise SettingsError(f"{where}: not JSON ({error}). Correct the line.") from error
    if not isinstance(entry, dict):
        raise SettingsError(f"{where}: not a JSON object. Correct the line.")
    for key in ("id", "guard", "text"):
        if not isinstance(entry.get(key), str) or not entry[key]:
            raise SettingsError(f"{where}: '{key}' must be a non-empty string. Correct the line.")
    expect = entry.get("expect") or ""
    if expect not in ("violation", "allow", ""):
        raise SettingsError(f"{where}: 'expect' must be 'violation' or 'allow', or left out. Correct the line.")
    asked, tools = entry.get("asked"), entry.get("tools")
    if asked is not None and not isinstance(asked, str):
        raise SettingsError(f"{where}: 'asked' must be a string or null. Correct the line.")
    if tools is not None and not (isinstance(tools, list) and all(map(_is_tool, tools))):
        raise SettingsError(
            f"{where}: 'tools' must be null or a list of objects, each 'exit_code' a whole number or null. "
            "Correct the line."
        )
    return LabelledCase(
        id=entry["id"],
        guard=entry["guard"],
        text=entry["text"].encode("utf-8", "replace").decode("utf-8"),  # a lone surrogate cannot be written anywhere
        expect=expect,
        language=str(entry.get("lang") or ""),
        category=str(entry.get("category") or ""),
        asked=asked,
        tools=tools,
        source=str(entry.get("source") or ""),
        author=str(entry.get("author") or ""),
        about=entry.get("about") if isinstance(entry.get("about"), bool) else None,
    )


def _is_tool(tool: object) -> bool:
    return isinstance(tool, dict) and isinstance(tool.get("exit_code"), int | None)


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
        **_with_interval("precision", tp, (tp + fp) * judged),
        **_with_interval("recall", tp, (tp + fn) * judged),
        "f1": _ratio(2 * tp, (2 * tp + fp + fn) * judged),
        "layer1": {
            **_with_interval("recall", caught, violations),
            **_hit_rate("hit_rate", results),
            **_hit_rate(
                "any_hit_rate", [result for result in results if result.case.guard == ANY and result.case.expect]
            ),
            **_hit_rate("unlabelled_hit_rate", [result for result in results if not result.case.expect]),
        },
    }


def report(results: list[Result], *, judged: bool = True) -> dict[str, Any]:
    """Return the object that ``eval --json`` prints; ``judged`` is false for layer 1 alone."""
    everything = _scored(results, judged=judged)
    # Over texts, not over pairs: guards that signal on one text are judged at the same time.
    texts: dict[str, Result] = {}
    for result in results:
        if result.reached or result.case.id not in texts:
            texts[result.case.id] = result
    union = score(texts.values())["layer1"]
    everything["layer1"].update({name: value for name, value in union.items() if not name.startswith("recall")})
    rate = union["hit_rate"]
    everything["layer1"]["average_wait_seconds"] = None if rate is None else round(JUDGEMENT_SECONDS * rate, 3)
    guards = sorted({result.guard for result in results})
    return {
        "cases": len(texts),
        "guards": {
            guard: _scored([result for result in results if result.guard == guard], judged=judged) for guard in guards
        },
        "all": everything,
        "results": {result.key: result.outcome for result in results},
    }


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


def _scored(results: list[Result], *, judged: bool) -> dict[str, Any]:
    scored = score(results, judged=judged)
    for name, attribute in (("by_lang", "language"), ("by_category", "category")):
        groups: dict[str, list[Result]] = {}
        for result in results:
            groups.setdefault(getattr(result.case, attribute), []).append(result)
        scored[name] = {value or "none": score(group, judged=judged) for value, group in sorted(groups.items())}
    return scored


def _hit_rate(name: str, results: list[Result]) -> dict[str, Any]:
    return _with_interval(name, sum(result.reached for result in results), len(results))


def _ratio(part: int, whole: int) -> float | None:
    return round(part / whole, 4) if whole else None


def _with_interval(name: str, part: int, whole: int) -> dict[str, Any]:
    interval = wilson(part, whole)
    return {
        name: _ratio(part, whole),
        f"{name}_interval": None if interval is None else [round(bound, 4) for bound in interval],
    }
