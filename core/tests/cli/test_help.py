"""Every help text, as people see it; ``./dev golden core/tests/cli`` writes them anew."""

from __future__ import annotations

from pathlib import Path

import click
import pytest

from guardctl import __version__
from guardctl.cli import COMMANDS, HIDDEN, cli

from ..support import check_golden, command, run_python

GOLDEN = Path(__file__).parent / "help"


def walk(group: click.Group, words: tuple[str, ...] = ()) -> list[tuple[str, ...]]:
    """Return every command line of the tree that has a help text."""
    context = click.Context(group)
    found = [words]
    for name in group.list_commands(context):
        below = group.get_command(context, name)
        assert below is not None
        found += walk(below, (*words, name)) if isinstance(below, click.Group) else [(*words, name)]
    return found


TREE = walk(cli)


@pytest.fixture(autouse=True)
def width(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "100")


@pytest.mark.parametrize("words", TREE, ids=[" ".join(words) or "guardctl" for words in TREE])
def test_help(words: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = command(capsys, *words, "--help")
    assert (code, err) == (0, "")
    check_golden(GOLDEN / f"{'-'.join(words) or 'guardctl'}.txt", out)
    assert command(capsys, *words, "-h") == (0, out, "")


def test_there_is_no_help_text_without_a_command() -> None:
    assert sorted(file.stem for file in GOLDEN.iterdir()) == sorted("-".join(words) or "guardctl" for words in TREE)


def test_the_list_of_commands_says_what_each_says_itself() -> None:
    """The table is there so that ``--help`` imports nothing; both texts are of one sentence."""
    context = click.Context(cli)
    for name, (_, _, text) in COMMANDS.items():
        found = cli.get_command(context, name)
        assert found is not None
        assert found.hidden == (name in HIDDEN)
        assert text.endswith(".")
        assert (found.help or "").partition("\n\n")[0].rstrip().endswith(".")


def test_help_imports_no_command() -> None:
    code = """
sys.argv = ["guardctl", "--help"]
from guardctl.cli import run
try:
    run()
finally:
    heavy = ("pydantic", "keyring", "tomlkit", "guardctl.compiling.inventory", "guardctl.engine")
    sys.stderr.write(str(sorted(n for n in sys.modules if n in heavy or n.startswith("guardctl.cli.") and n[13] != "_")))
"""
    done = run_python(code)
    assert done.stderr == "[]"
    assert done.stdout.startswith("Usage: guardctl ")


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert command(capsys, "--version") == (0, f"guardctl, version {__version__}\n", "")


@pytest.mark.parametrize("words", [("nonsense",), ("list", "--nonsense"), ("install",), ("list", "too", "many")])
def test_usage_errors_are_two(words: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = command(capsys, *words)
    assert (code, out) == (2, "")
    assert err.startswith("Usage: guardctl ")
