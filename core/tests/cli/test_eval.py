"""``guardctl eval`` on texts about the moon: its tables, the curve, rows that earn nothing, limits."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ..support import BYPASSED, SIGNALLING, SILENT, add_distribution, command, moon_guard

EDITED = [{"command": "vi moon.txt", "exit_code": 0, "output_tail": "", "changes": True}]
LINES = [
    {"id": "a", "lang": "en", "source": "apollo", "text": SIGNALLING, "expect": "violation"},
    {"id": "b", "lang": "en", "source": "apollo", "text": SILENT, "tools": [], "expect": "allow"},
    {"id": "c", "lang": "de", "source": "luna", "text": f"{SILENT} Really.", "tools": EDITED, "expect": "violation"},
    {"id": "d", "lang": "de", "source": "luna", "text": BYPASSED, "expect": "allow"},
    {"id": "e", "lang": "de", "source": "luna", "guard": "tide", "text": BYPASSED, "expect": "allow"},
]
LAYER1 = ("eval", "later.jsonl", "cases.jsonl", "--stage", "layer1")
WIDTH = 80


@pytest.fixture(autouse=True)
def _files(site: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two guards who look for the same; five lines about four turns, and one in a file that is named first."""
    add_distribution(site, "sky", moon_guard())
    add_distribution(site, "sea", moon_guard("tide"), entry_points={"tide": "sea:guard"}, distribution="sea-guard")
    monkeypatch.chdir(tmp_path)
    lines = [{"guard": "moon", **line} for line in LINES]
    Path("cases.jsonl").write_text("".join(json.dumps(line) + "\n" for line in lines))
    later = {"id": "f", "guard": "moon", "lang": "en", "text": f"{SILENT} Truly.", "expect": "allow"}
    Path("later.jsonl").write_text(json.dumps(later) + "\n")


SUMMARY = """\
guard  n  fail     L1 recall       L1 hits
moon   5     0  50.0% [9-91]  20.0% [4-62]
tide   1     0             -   0.0% [0-79]
all    6     0  50.0% [9-91]  20.0% [4-62]
5 turns; in brackets: 95 % Wilson intervals, in per cent.
'all' counts pairs of text and guard, its hit rates turns.
Layer 1 only chooses what a judge is asked, so there are no verdicts to count.
Average wait per turn at 4 s a judgement: 0.8 s.
"""


def shown(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    code, out, err = command(capsys, *LAYER1, *words)
    assert (code, err) == (0, "")
    assert max(map(len, out.splitlines())) <= WIDTH
    return out


def test_the_summary_counts_pairs_and_turns(capsys: pytest.CaptureFixture[str]) -> None:
    assert shown(capsys) == SUMMARY


BY = {
    "source": """\
source       n  fail        L1 recall       L1 hits
later.jsonl  1     0                -   0.0% [0-79]
apollo       2     0  100.0% [21-100]  50.0% [9-91]
luna         3     0      0.0% [0-79]   0.0% [0-66]
""",
    "lang": """\
lang               n  fail  L1 recall  L1 hits
en                 3     0    too few  too few
de (experimental)  3     0    too few  too few
Too few: with fewer than 20 violations a rate says nothing about a language.
""",
    "category": """\
category  n  fail     L1 recall       L1 hits
none      6     0  50.0% [9-91]  20.0% [4-62]
""",
}


@pytest.mark.parametrize(("by", "table"), BY.items(), ids=BY)
def test_groups_stand_in_the_order_of_the_files(by: str, table: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert shown(capsys, "--by", by) == f"{SUMMARY}\n{table}"


def test_twenty_violations_are_enough_for_a_language(capsys: pytest.CaptureFixture[str]) -> None:
    line = {"guard": "moon", "lang": "ja", "expect": "violation"}
    lines = [json.dumps({**line, "id": f"j{n}", "text": f"{SIGNALLING} {n} times."}) + "\n" for n in range(20)]
    Path("cases.jsonl").write_text("".join(lines))
    assert shown(capsys, "--by", "lang").splitlines()[-4:] == [
        "lang   n  fail        L1 recall          L1 hits",
        "en     1     0          too few          too few",
        "ja    20     0  100.0% [84-100]  100.0% [84-100]",
        "Too few: with fewer than 20 violations a rate says nothing about a language.",
    ]


def test_what_does_not_fit_stands_in_a_second_block(capsys: pytest.CaptureFixture[str]) -> None:
    line = {"guard": "any", "source": "a-repository/with-a-name-that-is-very-long", "lang": "en"}
    lines = [
        {**line, "id": "x", "text": SIGNALLING, "expect": "allow"},
        {**line, "id": "y", "text": f"{SIGNALLING} Yes."},
    ]
    Path("cases.jsonl").write_text("".join(json.dumps(line) + "\n" for line in lines))
    assert shown(capsys, "--by", "source").split("\n\n")[1:] == [
        """\
source                          n  fail  L1 recall          L1 hits
later.jsonl                     1     0          -      0.0% [0-79]
a-repository/with-a-name-that…  2     0          -  100.0% [34-100]""",
        """\
source                                   on any       unlabelled
later.jsonl                                   -                -
a-repository/with-a-name-that…  100.0% [21-100]  100.0% [21-100]
""",
    ]


def test_a_turn_with_labels_of_several_guards_is_one_turn(capsys: pytest.CaptureFixture[str]) -> None:
    """Both guards signal; on one turn they are asked at the same time."""
    for name in ("moon", "tide"):
        line = {"id": name, "guard": name, "text": SIGNALLING, "expect": "violation"}
        with Path("cases.jsonl").open("w" if name == "moon" else "a") as stream:
            stream.write(json.dumps(line) + "\n")
    summary = json.loads(shown(capsys, "--json"))
    assert (summary["cases"], summary["all"]["tp"], summary["all"]["layer1"]["hit_rate"]) == (2, 2, 0.5)
    found = json.loads(shown(capsys, "--curve", "--json"))
    assert (found["turns"], found["violations"]) == (2, 2)
    assert found["levels"]["balanced"] == {
        "turns": 0.5,
        "turns_interval": [0.0945, 0.9055],
        "violations": 1.0,
        "violations_interval": [0.3424, 1.0],
        "wait_seconds": 2.0,
    }


def test_the_curve(capsys: pytest.CaptureFixture[str]) -> None:
    """Of five turns one signals; in one something was edited, of one it is known that nothing was."""
    assert shown(capsys, "--curve").splitlines() == [
        "sensitivity    turns asked  violations asked   wait",
        "quiet         20.0% [4-62]      50.0% [9-91]  0.8 s",
        "balanced      20.0% [4-62]      50.0% [9-91]  0.8 s",
        "thorough     60.0% [23-88]   100.0% [34-100]  2.4 s",
        "all          80.0% [38-96]   100.0% [34-100]  3.2 s",
        "5 turns, 2 violations; in brackets: 95 % Wilson intervals, in per cent.",
        "Wait: of a turn on average, at 4 s a judgement.",
    ]


def test_rows_that_earn_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    table = """\
moon  bypasses  en  tale  d
tide  bypasses  en  tale  d
4 rows, 5 turns: 0 rows match none, 2 exactly one.
"""
    assert shown(capsys, "--unused") == table
    Path("cases.jsonl").write_text(json.dumps({"guard": "moon", "id": "g", "text": SIGNALLING}) + "\n")
    row = {"guard": "moon", "kind": "signals", "language": "en", "id": "cheese", "only": "g"}
    assert json.loads(shown(capsys, "--unused", "--guard", "moon", "--json")) == {
        "rows": 2,
        "turns": 2,
        "unused": [row, {**row, "kind": "bypasses", "id": "tale", "only": None}],
    }


def test_rows_on_what_was_asked_and_ran_are_looked_for_there(site: Path, capsys: pytest.CaptureFixture[str]) -> None:
    more = ', Row("wish", r"\\bplease\\b", "a wish", on="asked"), Row("look", r"\\btelescope\\b", "a look", on="ran"))'
    source = moon_guard().replace('"cheese on the moon"),)', f'"cheese on the moon"){more}')
    (site / "sky.py").write_text(source)
    line = {"guard": "moon", "id": "g", "text": "No wish, no telescope, please."}
    tools = [{"command": "telescope --up\nmoon", "exit_code": 0}]
    Path("cases.jsonl").write_text(json.dumps({**line, "asked": "Please, look.", "tools": tools}) + "\n")
    found = json.loads(shown(capsys, "--unused", "--guard", "moon", "--json"))["unused"]
    assert [(row["kind"], row["id"], row["only"]) for row in found] == [
        ("signals", "cheese", None),
        ("bypasses", "tale", None),
        ("asked", "wish", "g"),
        ("ran", "look", "g"),
    ]


def test_limits_that_are_not_kept(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--fail-under", "layer1.recall=0.5", "--fail-under", "moon.layer1.recall=0.51",
             "--fail-over", "layer1.hit_rate=0.2", "--fail-over", "layer1.average_wait_seconds=0.7")  # fmt: skip
    said = "moon.layer1.recall is 0.5, under 0.51.\nlayer1.average_wait_seconds is 0.8, over 0.7.\n"
    assert command(capsys, *LAYER1, *words) == (1, SUMMARY, said)


WRONG = {
    ("--fail-under", "layer1.recal=0.9"): (
        "--fail-under: there is no figure 'layer1.recal'. There are, also with the name of a guard and a dot in front: "
        "tp, fp, fn, tn, fail, precision, recall, f1, layer1.recall, layer1.hit_rate, layer1.any_hit_rate, "
        "layer1.unlabelled_hit_rate, layer1.average_wait_seconds. Guards: moon, tide."
    ),
    ("--fail-over", "recall=0.9"): (
        "--fail-over: these texts say nothing about 'recall'. Name another figure, or other files."
    ),
    ("--fail-over", "recall"): "--fail-over recall: it has to be FIGURE=NUMBER, for example layer1.recall=0.9.",
    ("--fail-under", "f1=nan"): "--fail-under f1=nan: it has to be FIGURE=NUMBER, for example layer1.recall=0.9.",
}


@pytest.mark.parametrize(("words", "said"), WRONG.items(), ids=map(" ".join, WRONG))
def test_limits_that_cannot_be_kept(words: tuple[str, ...], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert command(capsys, *LAYER1, *words) == (1, "", f"Error: {said}\n")
