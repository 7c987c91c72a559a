"""Pythons that are not like the one here: a distribution's own, and one whose ``re`` has changed inside.

Debian's and Ubuntu's ``site.getsitepackages()`` has ``local/lib/python3.x/dist-packages`` and two more beside the folder
that exists, also in a virtual environment. Here any Python is made to answer so, in processes of its own; ``.ci/run``
passes tests with the distribution's own Python where there is one.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent

SITECUSTOMIZE = """
import os, site, sys

real = site.getsitepackages

def getsitepackages(prefixes=None):
    found = real(prefixes)
    missing = [os.path.join(sys.prefix, *parts) for parts in
               (("local", "lib", "python3", "dist-packages"), ("lib", "python3", "dist-packages"))]
    assert not any(map(os.path.exists, missing))
    return [missing[0], *found, missing[1]]

site.getsitepackages = getsitepackages
"""


@pytest.fixture
def variables(tmp_path: Path) -> dict[str, str]:
    """Environment variables under which every Python names folders that do not exist."""
    folder = tmp_path / "customize"
    folder.mkdir()
    (folder / "sitecustomize.py").write_text(SITECUSTOMIZE, encoding="utf-8")
    return {"PATH": os.environ["PATH"], "HOME": str(tmp_path), "LANG": "C.UTF-8", "PYTHONPATH": str(folder)}


def run(*words: str, env: dict[str, str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, *words], cwd=ROOT, env=env, capture_output=True, text=True, timeout=120)


def test_the_tests_run(variables: dict[str, str]) -> None:
    """One that builds a folder of everything installed, and one that builds an environment of its own."""
    tests = [
        "core/tests/test_plugins.py::test_guards_are_found_by_name_and_not_imported",
        "core/tests/cli/test_install.py::test_it_blocks_and_passes",
    ]
    done = run("-m", "pytest", "-q", "-p", "no:cacheprovider", *tests, env=variables)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "2 passed" in done.stdout


def test_the_benchmarks_make_their_interpreter(variables: dict[str, str], tmp_path: Path) -> None:
    code = "import sys, pathlib, throwaway; print(throwaway.make_interpreter(pathlib.Path(sys.argv[1])))"
    benchmarks = {**variables, "PYTHONPATH": f"{variables['PYTHONPATH']}:{ROOT / 'benchmarks'}"}
    made = run("-c", code, str(tmp_path / "made"), env=benchmarks)
    assert made.returncode == 0, made.stderr
    python = made.stdout.strip()
    shown = subprocess.run(
        [python, "-c", "import sys, guardctl, lanterns; print(*sys.path, sep='\\n')"], capture_output=True, text=True
    )
    assert shown.returncode == 0, shown.stderr
    assert "dist-packages" not in shown.stdout


def test_guardctl_installs_and_lists(variables: dict[str, str], tmp_path: Path) -> None:
    installed = run("-m", "guardctl", "install", "claude-code", "--judge", "none", env=variables)
    assert installed.returncode == 0, installed.stderr
    listed = run("-m", "guardctl", "list", "--hosts", env=variables)
    assert listed.returncode == 0, listed.stderr
    assert "installed" in listed.stdout


@pytest.mark.slow
def test_where_re_has_moved_the_guards_own_cases_hold_but_for_a_few_that_are_missed(tmp_path: Path) -> None:
    """Expressions are whole there, and cost more: some texts end at the limit of work. None is blocked for that."""
    shutil.copy(ROOT / "core/tests/moved_re.py", tmp_path / "sitecustomize.py")
    moved = {"PATH": os.environ["PATH"], "HOME": str(tmp_path), "LANG": "C.UTF-8", "PYTHONPATH": str(tmp_path)}
    assert run("-c", "from guardctl.compiling.freezing import fits; print(fits())", env=moved).stdout == "False\n"
    done = run("-m", "guardctl", "test", env=moved)
    lines = done.stdout.splitlines()
    counts = [tuple(map(int, found.groups())) for found in re.finditer(r": (\d+) of (\d+) cases pass", done.stdout)]
    assert len(counts) == 5, done.stdout + done.stderr
    wrong = [line for line in lines if line.startswith(" ")]
    assert [line for line in wrong if "layer 1 says silent" not in line] == []
    assert len(wrong) < sum(cases for _, cases in counts) / 100
