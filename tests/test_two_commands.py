"""The README's first command, in a copy of this checkout with a home of its own."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from .documents import blocks
from .wheelhouse import ROOT

README = ROOT / "README.md"


def environment(home: Path, **more: str) -> dict[str, str]:
    home.mkdir(exist_ok=True)
    kept = {name: value for name, value in os.environ.items() if name.startswith("PIP_") or name == "LANG"}
    return {**kept, "PATH": f"{Path(sys.executable).parent}:/usr/local/bin:/usr/bin:/bin", "HOME": str(home), **more}


def readme_commands() -> list[str]:
    return [block.text.strip() for block in blocks(README.read_text(encoding="utf-8")) if block.language == "sh"][:2]


def shown_in_the_readme() -> list[str]:
    """Return, as expressions, the lines of the demo that the README shows; ``...`` stands for what it leaves out."""
    (block,) = [block for block in blocks(README.read_text(encoding="utf-8")) if block.language == "text"]
    return [f"^{re.escape(line)} *$".replace(r"\.\.\.", ".*") for line in block.text.splitlines()]


def test_readme_opens_with_two_commands_of_one_line() -> None:
    assert readme_commands() == ["./dev demo", "./dev test"]


@pytest.mark.slow  # it installs everything; CI also types the command itself
@pytest.mark.timeout(280)
def test_first_command_works_and_leaves_nothing_at_home(checkout: Path, tmp_path: Path) -> None:
    home = tmp_path / "home"
    variables = environment(home)
    before = sorted(home.rglob("*"))
    done = subprocess.run(
        readme_commands()[0], shell=True, cwd=checkout, env=variables, capture_output=True, text=True, timeout=270
    )
    assert (done.returncode, done.stderr.replace("Preparing .venv ...\n", "")) == (0, "")
    for said in ("What was recorded:", "What is scripted:", "verdict  violation", "The hook answers"):
        assert said in done.stdout
    assert [line for line in shown_in_the_readme() if re.search(line, done.stdout, re.MULTILINE) is None] == []
    assert sorted(home.rglob("*")) == before


def test_without_ensurepip_it_names_the_one_package(checkout: Path, tmp_path: Path) -> None:
    broken = tmp_path / "broken"
    broken.mkdir()
    (broken / "ensurepip.py").write_text("raise ImportError('no ensurepip here')\n", encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "dev", "demo"],
        cwd=checkout,
        env=environment(tmp_path / "home", PYTHONPATH=str(broken)),
        capture_output=True,
        text=True,
    )
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    assert (done.returncode, done.stdout, done.stderr) == (
        1,
        "",
        f"This Python cannot make environments. Install one package, then run this again: python{version}-venv\n",
    )


def test_an_older_python_is_told_what_is_needed(checkout: Path, tmp_path: Path) -> None:
    old = next((found for name in ("python3.10", "python3.9", "python3.8") if (found := _runnable(name))), None)
    if old is None:
        pytest.skip("no Python older than 3.11 is installed to try it with")
    done = subprocess.run(
        [old, "dev", "demo"],
        cwd=checkout,
        env=environment(tmp_path / "home") | {"PATH": "/nowhere"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 1
    assert done.stderr.startswith("guardctl needs Python 3.11 or newer; this is 3.")


def _runnable(name: str) -> str | None:
    candidates = [shutil.which(name), *map(str, Path.home().glob(f".pyenv/versions/{name[6:]}.*/bin/python3"))]
    for found in filter(None, candidates):
        if subprocess.run([found, "-c", ""], capture_output=True).returncode == 0:
            return found
    return None
