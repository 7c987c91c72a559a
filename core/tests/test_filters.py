"""A filter's file: what fits the guard is used, what does not is named, and the guard goes on without it."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path
from typing import Any

import pytest
from pydantic import ValidationError

from guardctl import AnswerFields, GuardSpec, Row, When
from guardctl.cli.stats import summarise
from guardctl.filters import FilterError, data_hash, filter_problem, packed, read_filter, rows_hash
from guardctl.matching.filter import BUCKETS
from guardctl.paths import user_paths
from guardctl.training import Trained

from .support import SIGNALLING, SILENT, add_distribution, command, moon_guard, stop

CUTS = {"quiet": 2.0, "balanced": 1.0, "thorough": -1.0}
MOON = Row("cheese", r"\bmoon\b.*\bcheese\b", "cheese on the moon")


def spec(**more: Any) -> GuardSpec:
    declared = {"signals": (MOON,), "fields": AnswerFields, "feedback": {"en": "Look."}, "languages": ("en",), **more}
    return GuardSpec(name="moon", version="1", **declared)


def learned(odds: float) -> Trained:
    return Trained(odds, {"signal": 0.5}, 0.01, bytes(BUCKETS), {})


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return an importable package of its own for a filter."""
    folder = tmp_path / "moon_filter"
    folder.mkdir()
    (folder / "__init__.py").touch()
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "moon_filter", raising=False)
    return folder


def test_what_is_written_is_read(package: Path):
    one = spec(filter="moon_filter:filter.json")
    (package / "filter.json").write_text(packed(one, learned(-3.0), CUTS, "d", {"balanced": {}}))
    assert read_filter(one) == {"weights": (-3.0, {"signal": 0.5}, 0.01, bytes(BUCKETS)), "cuts": CUTS}
    assert filter_problem(one) == ""
    assert json.loads((package / "filter.json").read_text())["rows"] == rows_hash(one)


def test_a_guard_without_a_filter_has_none():
    assert (read_filter(spec()), filter_problem(spec())) == (None, "")


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"format": 2}, "filter moon_filter:filter.json was made for another version of guardctl. Make it anew with 'guardctl train moon'."),
        ({"features": 0}, "filter moon_filter:filter.json was made for another version of guardctl. Make it anew with 'guardctl train moon'."),
        ({"rows": "x"}, "filter moon_filter:filter.json was made for other rows. Make it anew with 'guardctl train moon'."),
        ({"guard": "sun"}, "filter moon_filter:filter.json was made for other rows. Make it anew with 'guardctl train moon'."),
        ({"cuts": {}}, "filter moon_filter:filter.json is damaged (KeyError('quiet')). Reinstall the guard."),
        ({"named": 3}, "filter moon_filter:filter.json is damaged (AttributeError(\"'int' object has no attribute 'items'\")). Reinstall the guard."),
        ({"words": "00000"}, "is damaged (error("),
    ],
)  # fmt: skip
def test_one_that_does_not_fit_is_not_used(change: dict[str, Any], problem: str, package: Path):
    one = spec(filter="moon_filter:filter.json")
    content = json.loads(packed(one, learned(0.0), CUTS, "d", {})) | change
    (package / "filter.json").write_text(json.dumps(content))
    with pytest.raises(FilterError):
        read_filter(one)
    assert problem in filter_problem(one)


def test_one_with_too_few_weights_is_damaged(package: Path):
    one = spec(filter="moon_filter:filter.json")
    (package / "filter.json").write_text(packed(one, Trained(0.0, {}, 1.0, bytes(8), {}), CUTS, "d", {}))
    assert filter_problem(one) == "filter moon_filter:filter.json is damaged (8 weights). Reinstall the guard."


@pytest.mark.parametrize("content", ["", "no json", "[]", "\x00"])
def test_one_that_is_no_filter_is_named(content: str, package: Path):
    one = spec(filter="moon_filter:filter.json")
    (package / "filter.json").write_text(content)
    assert filter_problem(one).startswith("filter moon_filter:filter.json ")


def test_a_missing_one_is_named():
    assert filter_problem(spec(filter="no_such:filter.json")) == (
        "filter no_such:filter.json cannot be read (No module named 'no_such'). Reinstall the guard."
    )


def test_rows_and_data_have_hashes_of_their_own():
    other = Row("cheese", r"\bmoon\b.*\bcheeses?\b", "cheese on the moon")
    assert rows_hash(spec()) != rows_hash(spec(signals=(other,)))
    assert rows_hash(spec()) == rows_hash(spec(bypasses=(other,)))
    assert len({data_hash(parts) for parts in ([b"ab"], [b"a", b"b"], [b"b", b"a"], [])}) == 4


@pytest.mark.parametrize(
    ("when", "problem"),
    [
        (When(("tested",), why="x"), "whens: 'tested' is no fact; there are check_failed, check_passed, "),
        (When(("edited",), "star", "x"), "whens: no signal has the id 'star'; name one that stands in patterns/*.toml"),
        (When(why="x"), "whens: each names facts or rows, and says in 'why' what it means that they hold"),
        (When(("edited",)), "whens: each names facts or rows, and says in 'why' what it means that they hold"),
    ],
)
def test_a_when_that_cannot_hold_is_refused(when: When, problem: str):
    with pytest.raises(ValidationError) as caught:
        spec(whens=(when,))
    assert problem in str(caught.value)


# --- in the hook ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("odds", "audit", "blocked", "passed", "audited"),
    [(3.0, 0, True, 0, 0), (-3.0, 0, False, 1, 0), (-3.0, 1, False, 0, 1)],
    ids=["likely", "unlikely", "unlikely, but in the sample"],
)
def test_a_filter_chooses_and_the_sample_is_judged_without_blocking(
    odds: float, audit: int, blocked: bool, passed: int, audited: int,
    site: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    source = moon_guard().replace(
        '    languages=("en",),', '    languages=("en",),\n    filter="moon_filter:filter.json",'
    )
    monkeypatch.delitem(sys.modules, "moon_filter", raising=False)
    add_distribution(site, "sky", source, entry_points={"moon": "sky:guard"})
    (site / "moon_filter").mkdir()
    (site / "moon_filter" / "__init__.py").touch()
    fitting = spec(signals=(Row("cheese", r"\bmoon\b.*\bcheese\b", "cheese on the moon"),))
    (site / "moon_filter" / "filter.json").write_text(packed(fitting, learned(odds), CUTS, "d", {}))
    (site / "answers.jsonl").write_text('{"guard": "moon", "answer": {"bad": true}}\n')
    command(capsys, "install", "claude-code", "--judge", f"recorded:{site / 'answers.jsonl'}")
    settings = user_paths().settings
    settings.write_text(f"audit = {audit}\n" + settings.read_text())
    assert "ok" in command(capsys, "list")[1]
    file = site / "session.jsonl"
    file.write_text('{"type":"user","uuid":"u1","message":{"role":"user","content":"Paint the moon."}}\n')
    payload = stop(SIGNALLING, transcript_path=str(file))
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(json.dumps(payload).encode())))
    assert bool(command(capsys, "hook", "claude-code", "stop")[1]) is blocked
    summary = summarise(user_paths().log)
    moon = summary["guards"].get("moon", {})
    assert (summary["passed"], moon.get("audited", 0), moon.get("missed", 0)) == (passed, audited, audited)
    assert SILENT not in str(summary)
    records = [
        json.loads(line) for path in user_paths().log.glob("decisions-*") for line in path.read_text().splitlines()
    ]
    told = [
        (record["decision"], guard["signal"].get("odds"), guard.get("mode"))
        for record in records
        for guard in record["guards"]
    ]
    assert told == ([("block", odds + 0.5, None)] if blocked else [("pass", odds + 0.5, "audit")] if audited else [])
