"""The wheels: what is in them, and that two of them alone, in a clean environment, make a working guard."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tomllib
import zipfile
from importlib import metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.version import Version

from .support import SIGNALLING, stop
from .wheelhouse import PROJECTS, ROOT, Clean

pytestmark = pytest.mark.xdist_group("wheels")  # made once, not by every worker


def project(name: str) -> dict[str, object]:
    values: dict[str, object] = tomllib.loads((PROJECTS[name] / "pyproject.toml").read_text())["project"]
    return values


@pytest.mark.parametrize("name", PROJECTS)
def test_contents(name: str, wheels: dict[str, Path]) -> None:
    package = name.replace("-", "_")
    with zipfile.ZipFile(wheels[name]) as wheel:
        names = wheel.namelist()
        licences = [wheel.read(entry) for entry in names if entry.endswith("licenses/LICENSE")]
    info = f"{package}-{project(name)['version']}.dist-info/"
    assert {entry for entry in names if not entry.startswith((f"{package}/", info))} == set()
    assert f"{package}/py.typed" in names
    assert licences == [(ROOT / "LICENSE").read_bytes()]
    strays = re.compile(r"(^|/)(tests?|__pycache__|\.[^/]+|conftest\.py)(/|$)|\.pyc$")
    assert [entry for entry in names if strays.search(entry)] == []
    sources = {str(file.relative_to(PROJECTS[name] / "src")) for file in (PROJECTS[name] / "src").rglob("*.py")}
    assert {entry for entry in names if entry.endswith(".py")} == sources


def test_the_hook_entry_is_in_the_wheel_as_it_stands(wheels: dict[str, Path]) -> None:
    with zipfile.ZipFile(wheels["guardctl"]) as wheel:
        assert wheel.read("guardctl/hook_entry.py") == (ROOT / "core/src/guardctl/hook_entry.py").read_bytes()


def test_versions_agree() -> None:
    versions = {name: project(name)["version"] for name in PROJECTS}
    (version,) = set(versions.values())
    assert metadata.version("guardctl") == version
    init = (ROOT / "core/src/guardctl/__init__.py").read_text()
    assert f'__version__ = "{version}"' in init


@pytest.mark.parametrize("name", [name for name in PROJECTS if name != "guardctl"])
def test_a_guard_asks_for_this_series_of_core(name: str) -> None:
    requirements = [Requirement(str(line)) for line in project(name)["dependencies"]]  # type: ignore[attr-defined]
    (core,) = [requirement for requirement in requirements if requirement.name == "guardctl"]
    version = Version(str(project("guardctl")["version"]))
    assert core.specifier.contains(version)
    assert not core.specifier.contains(Version(f"{version.major}.{version.minor + 1}.0"))


GUARDS = {
    "guardctl-commit-guard": ["commit"],
    "guardctl-scope-guard": ["scope-change", "scope-check"],
    "guardctl-bugfix-guard": ["bugfix-without-reproduction", "shallow-bugfix"],
}


def guards(clean: Clean) -> list[str]:
    return [guard["name"] for guard in json.loads(clean.run("guardctl", "list", "--json"))["guards"]]


def hook(clean: Clean) -> list[object]:
    """Run the installed command on a text that signals; return the guards that had a part in it."""
    settings = json.loads((clean.home / ".claude" / "settings.json").read_text())
    line = settings["hooks"]["Stop"][0]["hooks"][0]["command"]
    before = records(clean)
    assert clean.run("/bin/sh", "-c", line, stdin=json.dumps(stop(SIGNALLING))) == ""
    return [guard["name"] for record in records(clean)[len(before) :] for guard in record["guards"]]


def records(clean: Clean) -> list[dict[str, list[dict[str, object]]]]:
    files = sorted((clean.home / ".local/state/guardctl/log").glob("decisions-*.jsonl"))
    return [json.loads(line) for file in files for line in file.read_text().splitlines()]


def test_two_wheels_in_a_clean_environment(wheelhouse: Path, tmp_path: Path) -> None:
    """A guard is installed and brings the core, is listed, tested and run; it is uninstalled, and is gone from both."""
    clean = Clean(tmp_path, wheelhouse)
    clean.pip("install", "guardctl-commit-guard")
    assert guards(clean) == ["commit"]
    assert "commit" in clean.run("guardctl", "test")
    clean.run("guardctl", "install", "claude-code", "--judge", "none")
    assert hook(clean) == ["commit"]
    clean.pip("uninstall", "--yes", "guardctl-commit-guard")
    assert guards(clean) == []
    assert hook(clean) == []
    clean.run("guardctl", "uninstall", "claude-code")
    assert not os.path.exists(clean.home / ".claude" / "settings.json")


@pytest.mark.slow
@pytest.mark.parametrize("name", GUARDS)
def test_each_guard_alone_brings_what_it_needs(name: str, wheelhouse: Path, tmp_path: Path) -> None:
    """From a source archive, which is built where it is installed."""
    archives = tmp_path / "archives"
    words = ["-m", "build", "--sdist", "--no-isolation", "--outdir", str(archives)]
    for source in (PROJECTS["guardctl"], PROJECTS[name]):
        subprocess.run([sys.executable, *words, str(source)], check=True, capture_output=True)
    clean = Clean(tmp_path, wheelhouse)
    clean.pip("install", *map(str, sorted(archives.glob("*.tar.gz"))))
    assert guards(clean) == GUARDS[name]
    tested = clean.run("guardctl", "test")
    assert all(guard in tested for guard in GUARDS[name])
