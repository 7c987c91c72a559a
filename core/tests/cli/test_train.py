"""``guardctl train``: from labelled turns to a file that the guard can ship. Needs scikit-learn."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("sklearn", reason="scikit-learn is not installed: filters cannot be made (the extra 'train')")

from guardctl.cli.train import LIKELY
from guardctl.filters import data_hash

from ..support import add_distribution, command, moon_guard

WORDS = [
    "tide",
    "sea",
    "stone",
    "glass",
    "paper",
    "lamp",
    "door",
    "field",
    "river",
    "cloud",
    "green",
    "quiet",
    "small",
    "late",
]


def turns(count: int) -> str:
    """Return labelled turns, half of them with a signal; it is wrong where the human asked for a fable."""
    chance = random.Random(5)  # nothing secret
    lines: list[dict[str, Any]] = []
    for number in range(count):
        signals, fable = number % 2 == 0, number % 5 == 0
        said = " ".join(chance.sample(WORDS, 6)) + (". The moon is made of cheese." if signals else ".")
        asked = "Tell a fable, please." if fable else "What is it made of?"
        lines.append({
            "id": f"t{number}", "guard": "moon", "text": said, "asked": asked, "tools": [], "source": f"r{number % 13}",
            "expect": "violation" if signals and fable else "allow",
        })  # fmt: skip
    lines += [{"id": "w", "guard": "moon", "text": "The moon is cheese.", "expect": "allow", "author": "me"}]
    return "".join(json.dumps(line) + "\n" for line in lines)


@pytest.fixture
def moon(site: Path) -> Path:
    add_distribution(site, "sky", moon_guard())
    return site


def test_a_filter_is_made_and_says_how_it_does(moon: Path, capsys: pytest.CaptureFixture[str]):
    file, out = moon / "turns.jsonl", moon / "filter.json"
    file.write_text(turns(260))
    code, told, talk = command(capsys, "train", "moon", str(file), "--out", str(out))
    made = json.loads(out.read_text())
    assert (code, told.splitlines()[0]) == (0, "moon: out of fold, by repository and author")
    assert talk.endswith(f'Wrote {out}. Name it in the guard\'s spec, for instance filter="my_guard:filter.json".\n')
    assert {key: made[key] for key in ("format", "guard", "features", "data")} == {
        "format": 1, "guard": "moon", "features": 1, "data": data_hash([file.read_bytes()]),
    }  # fmt: skip
    assert list(made["cuts"]) == list(LIKELY)
    kept, of, _ = made["metrics"]["balanced"]["real"]["violations"]
    asked, turns_, _ = made["metrics"]["balanced"]["real"]["asked"]
    assert (kept, of, turns_) == (26, 26, 260)
    assert asked < 60
    before = out.read_bytes()
    command(capsys, "train", "moon", str(file), "--out", str(out))
    assert out.read_bytes() == before


@pytest.mark.parametrize(
    ("content", "words", "problem"),
    [
        (turns(4), (), "No filter could be made of {file}: 4 turns of sessions and 1 violations are too few to learn from. Add turns."),
        ("", (), "No filter could be made of {file}: 0 turns of sessions and 0 violations are too few to learn from. Add turns."),
        (turns(4), ("--likely", "loud=0.1"), "--likely loud=0.1: write LEVEL=SHARE, a level of quiet, balanced, thorough and a share below 1."),
        (turns(4), ("--likely", "quiet=2"), "--likely quiet=2: write LEVEL=SHARE, a level of quiet, balanced, thorough and a share below 1."),
        ("{}\n", (), "{file}, line 1: 'id' must be a non-empty string. Correct the line."),
    ],
)  # fmt: skip
def test_what_cannot_be_used_is_named(
    content: str, words: tuple[str, ...], problem: str, moon: Path, capsys: pytest.CaptureFixture[str]
):
    file = moon / "turns.jsonl"
    file.write_text(content)
    code, told, talk = command(capsys, "train", "moon", str(file), "--out", str(moon / "filter.json"), *words)
    assert (code, told) == (1, "")
    assert problem.format(file=file) in talk
    assert not (moon / "filter.json").exists()
