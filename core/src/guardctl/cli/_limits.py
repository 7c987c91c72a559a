"""Limits that figures of an evaluation have to keep: ``--fail-under`` and ``--fail-over``."""

from __future__ import annotations

from collections.abc import Sequence
from math import isfinite
from typing import Any

from guardctl.errors import SettingsError
from guardctl.evaluation import GROUPS

Limit = tuple[str, float]


def limits(option: str, values: Sequence[str]) -> list[Limit]:
    """Read the values of an option, each ``FIGURE=NUMBER``.

    Raises:
        SettingsError: one is something else.
    """
    found = []
    for value in values:
        name, _, number = value.rpartition("=")
        try:
            limit = float(number)
        except ValueError:
            limit = float("nan")
        if not name or not isfinite(limit):
            raise SettingsError(f"{option} {value}: it has to be FIGURE=NUMBER, for example layer1.recall=0.9.")
        found.append((name, limit))
    return found


def failures(summary: dict[str, Any], under: Sequence[Limit], over: Sequence[Limit]) -> list[str]:
    """Return which limits the figures do not keep, a sentence each.

    A figure is one of all guards together, or with ``GUARD.`` in front, of one.

    Raises:
        SettingsError: a figure is unknown, or these texts have none of it.
    """
    known = _figures(summary)
    failed = []
    for option, wanted in (("--fail-under", under), ("--fail-over", over)):
        for name, limit in wanted:
            if name not in known:
                general = ", ".join(_flat(summary["all"]))
                guards = ", ".join(summary["guards"])
                raise SettingsError(
                    f"{option}: there is no figure '{name}'. There are, also with the name of a guard and a dot in "
                    f"front: {general}. Guards: {guards}."
                )
            value = known[name]
            if value is None:
                raise SettingsError(
                    f"{option}: these texts say nothing about '{name}'. Name another figure, or other files."
                )
            if option == "--fail-under" and value < limit:
                failed.append(f"{name} is {value}, under {limit:g}.")
            if option == "--fail-over" and value > limit:
                failed.append(f"{name} is {value}, over {limit:g}.")
    return failed


def _figures(summary: dict[str, Any]) -> dict[str, float | None]:
    found = _flat(summary["all"])
    for guard, scored in summary["guards"].items():
        found.update({f"{guard}.{name}": value for name, value in _flat(scored).items()})
    return found


def _flat(scored: dict[str, Any]) -> dict[str, float | None]:
    """Return the figures of a score by their dotted names, without intervals and groups."""
    groups = {f"by_{name}" for name in GROUPS}
    found: dict[str, float | None] = {}
    for name, value in scored.items():
        if isinstance(value, dict) and name not in groups:
            found.update({f"{name}.{inner}": figure for inner, figure in _flat(value).items()})
        elif not isinstance(value, (dict, list)) and not name.endswith("_interval"):
            found[name] = value
    return found
