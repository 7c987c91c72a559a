"""Rows are read from ``patterns/*.toml``; what is wrong with one is said with its file, its id and what to do."""

from __future__ import annotations

import sys
import tomllib
from importlib import import_module
from pathlib import Path

import pytest
from pydantic import ValidationError

from guardctl import AnswerFields, GuardSpec, Row, patterns_from
from guardctl.compiling.loading import check, problems_in_proofs, rows_in

ENGLISH = """
[[signal]]
id = "cheese-now"
why = "says that the moon is cheese"
regex = '''\\bmoon is (?:made of )?cheese\\b'''
proof = ["The moon is made of cheese."]
not = ["The moon is a stone."]

[[signal]]
id = "cheese-wanted"
why = "asks for cheese"
regex = '''\\bcheese, please\\b'''
on = "asked"
proof = ["Cheese, please."]

[[bypass]]
id = "tale"
why = "says that it is a tale"
regex = '''\\bonly a tale\\b'''
proof = ["It is only a tale.", "That was only a tale."]
scope = "text"
"""

JAPANESE = """
[[signal]]
id = "cheese-now"
why = "says that the moon is cheese"
regex = '''月はチーズ'''
proof = ["月はチーズです。"]
"""


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package that has nothing yet but its folder ``patterns``."""
    folder = tmp_path / "lunar_rows" / "patterns"
    folder.mkdir(parents=True)
    (folder.parent / "__init__.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "lunar_rows", raising=False)
    return folder


def test_the_rows_of_a_package(package: Path) -> None:
    (package / "ja.toml").write_text(JAPANESE, encoding="utf-8")
    (package / "en.toml").write_text(ENGLISH, encoding="utf-8")
    (package / "notes.md").write_text("not a file of rows")
    found = patterns_from("lunar_rows")
    assert found.signals == (
        Row(
            id="cheese-now",
            regex=r"\bmoon is (?:made of )?cheese\b",
            why="says that the moon is cheese",
            proof=("The moon is made of cheese.",),
            not_=("The moon is a stone.",),
        ),
        Row(
            id="cheese-wanted",
            regex=r"\bcheese, please\b",
            why="asks for cheese",
            on="asked",
            proof=("Cheese, please.",),
        ),
        Row(
            id="cheese-now",
            regex="月はチーズ",
            why="says that the moon is cheese",
            language="ja",
            proof=("月はチーズです。",),
        ),
    )
    assert found.bypasses == (
        Row(
            id="tale",
            regex=r"\bonly a tale\b",
            why="says that it is a tale",
            proof=("It is only a tale.", "That was only a tale."),
            scope="text",
        ),
    )
    assert patterns_from(import_module("lunar_rows")) == found


def test_a_package_without_rows(package: Path) -> None:
    message = "lunar_rows has no patterns/*.toml: write one for each language, such as patterns/en.toml"
    with pytest.raises(ValueError, match="no patterns") as empty:
        patterns_from("lunar_rows")
    package.rmdir()
    with pytest.raises(ValueError, match="no patterns") as missing:
        patterns_from("lunar_rows")
    assert str(empty.value) == str(missing.value) == message


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (b"[[signal]\n", "Expected ']]' at the end of an array declaration (at line 1, column 9)"),
        (b"\xff", "'utf-8' codec can't decode byte 0xff in position 0: invalid start byte"),
    ],
)
def test_a_file_that_is_no_toml(package: Path, content: bytes, problem: str) -> None:
    (package / "en.toml").write_bytes(content)
    with pytest.raises(ValueError, match="no TOML") as error:
        patterns_from("lunar_rows")
    assert str(error.value) == f"lunar_rows: patterns/en.toml is no TOML: {problem}; correct the file"


WRONG = {
    "an unknown table": ("[[signals]]", "", "'signals' is no table of rows; write [[signal]] or [[bypass]]"),
    "an unknown key": (
        "not =",
        "never =",
        "row cheese-now: key 'never' is unknown in [[signal]]; the keys are id, not, on, proof, regex, why",
    ),
    "a key of the other table": (
        'on = "asked"',
        'scope = "text"',
        "row cheese-wanted: key 'scope' is unknown in [[signal]]; the keys are id, not, on, proof, regex, why",
    ),
    "no id": ('id = "cheese-wanted"\n', "", "row number 2 of [[signal]]: key 'id' is missing; add it"),
    "no proof": (
        'proof = ["Cheese, please."]',
        "proof = []",
        "row cheese-wanted: key 'proof' is missing; add it",
    ),
    "a proof that is no list": (
        '["Cheese, please."]',
        '"Cheese, please."',
        "row cheese-wanted: key 'proof' is 'Cheese, please.'; write a list of sentences",
    ),
    "a why that is no string": (
        'why = "asks for cheese"',
        "why = 7",
        "row cheese-wanted: key 'why' is 7; write a string",
    ),
    "another place": (
        '"asked"',
        '"dreamt"',
        "row cheese-wanted: key 'on' is 'dreamt'; write one of said, asked, ran",
    ),
    "an id twice": (
        'id = "tale"',
        'id = "cheese-now"',
        "row cheese-now stands twice; give each way of saying it an id of its own",
    ),
    "an id that is none": (
        "cheese-wanted",
        "Cheese wanted",
        "row Cheese wanted: an id is lower case words with '-' between them, such as commits-now; rename it",
    ),
    "a regex that is too long": (
        "cheese, please",
        "cheese, please" * 12,
        "row cheese-wanted: regex has 172 characters, 160 are allowed; make rows of what it says besides",
    ),
    "capital letters": (
        "cheese, please",
        "Cheese, please",
        "row cheese-wanted: regex has capital letters, and the text is lower case; write them small",
    ),
    "flags": (
        "cheese, please",
        "(?i:cheese)",
        (
            "row cheese-wanted: regex has flags, and the text is lower case and of one line; leave them out, but for "
            "(?u:...)"
        ),
    ),
    "a regex that is none": (
        "cheese, please",
        "(cheese",
        ("row cheese-wanted: regex does not compile: missing ), unterminated subpattern at position 2; correct it"),
    ),
    "a look behind of any width": (
        "cheese, please",
        "(?<=a+)cheese",
        "row cheese-wanted: regex does not compile: look-behind requires fixed-width pattern; correct it",
    ),
    "no literal": (
        "cheese, please",
        r"(?:cheese|\\w+)",
        (
            "row cheese-wanted: regex matches without any word; give it a literal of 3 letters, or 2 of Chinese, "
            "Japanese or Korean, that each of its alternatives contains"
        ),
    ),
}


@pytest.mark.parametrize(("old", "new", "message"), WRONG.values(), ids=WRONG)
def test_a_row_that_cannot_be_used(old: str, new: str, message: str) -> None:
    if old == "[[signals]]":
        content = ENGLISH.replace("[[signal]]", old)
    else:
        assert ENGLISH.count(old) == 1
        content = ENGLISH.replace(old, new)
    with pytest.raises(ValueError, match="row") as error:
        rows_in(tomllib.loads(content), "en", "here")
    assert str(error.value) == f"here: {message}"


@pytest.mark.parametrize("regex", [r"(?u:\w)+ cheese", r"\Bcheese\S", "チーズ", "['’]tis", r"\bcheese\b(?! of)"])
def test_a_row_that_can(regex: str) -> None:
    check(Row("cheese", regex, "why"))


def test_proofs() -> None:
    rows = [
        Row(
            "right",
            r"\bcheese\b",
            "why",
            proof=("A stone. Cheese.",),
            not_=("Cheesecake.", 'He said "it is of cheese".'),
        ),
        Row("wrong", "cheese", "why", "ja", proof=("A stone.", "Cheese."), not_=("Cheesecake.", "A stone.")),
    ]
    assert problems_in_proofs(rows) == [
        "row wrong (ja): proof 'A stone.' is not matched: change one of the two",
        "row wrong (ja): not 'Cheesecake.' is matched: make the regex narrower",
    ]


GOOD = Row("cheese", r"\bcheese\b", "why")


@pytest.mark.parametrize(
    ("rows", "message"),
    [
        (
            (Row("cheese", "Cheese", "why"),),
            "row cheese (en): regex has capital letters, and the text is lower case; write them small",
        ),
        ((GOOD, GOOD), "row cheese (en) stands twice; give each an id of its own"),
    ],
)
@pytest.mark.parametrize("kind", ["signals", "bypasses"])
def test_a_spec_takes_only_rows_that_can_be_used(kind: str, rows: tuple[Row, ...], message: str) -> None:
    told = {"name": "moon", "version": "1", "languages": ("en",), "fields": AnswerFields, "feedback": {"en": "Stop."}}
    with pytest.raises(ValidationError) as error:
        GuardSpec(**told, **{kind: rows})
    assert [found["msg"] for found in error.value.errors()] == [f"Value error, {message}"]
    assert getattr(GuardSpec(**told, **{kind: (GOOD,)}), kind) == (GOOD,)
