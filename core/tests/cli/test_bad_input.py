"""What people may name wrongly: each ends with 1 and one sentence that names the guilty thing and the next step."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ..support import SIGNALLING, add_distribution, command, moon_guard

CASE = json.dumps({"id": "a", "guard": "moon", "text": SIGNALLING, "expect": "violation"})
FILES: dict[str, bytes] = {
    "cases": CASE.encode(),
    "binary": b"\xff\xfe\x00",
    "cut": b"{",
    "deep": b"[" * 100_000,
    "number": b"1",
    "no results": b'{"results": 1}',
    "surrogate": CASE.replace("cheese", "\\ud800 cheese").encode(),
    "odd guard": b'{"guard": ["moon"], "answer": {}}',
    "odd words": b'{"guard": "moon", "answer": {}, "contains": 4}',
    "odd tool": CASE.replace("}", ', "tools": [{"exit_code": "0"}]}').encode(),
}
LAYER1 = ("--stage", "layer1")

WRONG = {
    ("test", "--text", "binary"): "binary: not UTF-8 text, at byte 0. Convert it, or name another file.",
    ("eval", "binary"): "binary: not UTF-8 text, at byte 0. Convert it, or name another file.",
    ("eval", "deep"): "deep, line 1: not JSON (",
    (
        "eval",
        "odd tool",
    ): "odd tool, line 1: 'tools' must be null or a list of objects, each 'exit_code' a whole number",
    ("eval", "cases", *LAYER1, "--compare", "binary"): "binary: not UTF-8 text, at byte 0.",
    ("eval", "cases", *LAYER1, "--compare", "cut"): "cut: not JSON (",
    ("eval", "cases", *LAYER1, "--compare", "deep"): "deep: not JSON (",
    ("eval", "cases", *LAYER1, "--compare", "number"): "number: it has no 'results'. Make it with 'guardctl eval",
    ("eval", "cases", *LAYER1, "--compare", "no results"): "no results: it has no 'results'. Make it with",
    ("eval", "cases", "--export-prompts", "no/where"): (
        "no/where: No such file or directory. Name a file in a folder that is there and yours."
    ),
    ("eval", "cases", "--judge", "command:/bin/cat", "--save", "no/where"): "no/where: No such file or directory.",
    ("eval", "cases", "--judge", "recorded"): "No judge can be asked: recorded: not configured (",
    ("eval", "cases", "--judge", "none"): "No judge can be asked: none: it answers nothing. Set it up with",
    ("eval", "cases", "--judge", "claude"): "No judge can be asked: claude: not configured (",
    ("install", "claude-code", "--judge", 'command:"x'): '--judge command:"x: No closing quotation.',
}
ANSWERS = ("binary", "cut", "deep", "number", "odd guard", "odd words")


@pytest.fixture(autouse=True)
def files(site: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    add_distribution(site, "sky", moon_guard())
    monkeypatch.chdir(tmp_path)
    for name, content in FILES.items():
        Path(name).write_bytes(content)


@pytest.mark.parametrize(("words", "said"), WRONG.items(), ids=[" ".join(words) for words in WRONG])
def test_one_sentence(words: tuple[str, ...], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = command(capsys, *words)
    assert (code, out, err.count("\n")) == (1, "", 1)
    assert err.startswith(f"Error: {said}")


@pytest.mark.parametrize("name", ANSWERS)
def test_answers_that_are_none(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = command(capsys, "eval", "cases", "--judge", f"recorded:{name}")
    assert (code, out, err.count("\n")) == (1, "", 1)
    assert err.startswith(f"Error: No judge can be asked: recorded: {tmp_path / name}: ")


def test_text_that_cannot_be_written_is_replaced(capsys: pytest.CaptureFixture[str]) -> None:
    assert command(capsys, "eval", "surrogate", *LAYER1)[0] == 0
    assert command(capsys, "eval", "surrogate", "--export-prompts", "prompts")[0] == 0
    assert "? cheese" in Path("prompts").read_text(encoding="utf-8")


def test_a_place_that_is_no_folder(capsys: pytest.CaptureFixture[str], isolated: Path) -> None:
    (isolated / "config_home").write_text("in the way")
    file = isolated / "config_home" / "guardctl" / "settings.toml"
    code, out, err = command(capsys, "install", "claude-code", "--judge", "none")
    assert (code, out, err.count("\n")) == (1, "", 1)
    assert err.startswith(f"Error: {file}: ")


def test_a_judge_whose_every_answer_fails(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = command(capsys, "eval", "cases", "--judge", "command:/bin/false")
    assert (code, out.splitlines()[0].split()[:3]) == (1, ["guard", "n", "tp"])
    assert err.splitlines()[-2:] == [
        "1 of 1 judgements failed: 1 crash.",
        "No judgement succeeded, so the figures say nothing about the judge.",
    ]


def test_layer_1_alone_shows_no_verdicts(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = command(capsys, "eval", "cases", *LAYER1, "--show", "misses")
    assert (code, err) == (0, "")
    assert [line.split() for line in out.splitlines()[:2]] == [
        ["guard", "n", "fail", "L1", "recall", "L1", "hits"],
        ["moon", "1", "0", "100.0%", "[21-100]", "100.0%", "[21-100]"],
    ]
    found = json.loads(command(capsys, "eval", "cases", *LAYER1, "--json")[1])["all"]
    assert [found[key] for key in ("precision", "recall", "f1")] == [None, None, None]
