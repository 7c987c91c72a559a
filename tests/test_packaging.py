"""The wheels: what is in them, and that two of them alone, in a clean environment, make a working guard."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tomllib
import venv
import zipfile
from importlib import metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.version import Version

from .clients import throwaway
from .support import SIGNALLING, stop

ROOT = Path(__file__).parent.parent
PROJECTS = {
    "guardctl": ROOT / "core",
    **{f"guardctl-{name}-guard": ROOT / "plugins" / f"{name}_guard" for name in ("commit", "scope", "bugfix")},
}


def project(name: str) -> dict[str, object]:
    values: dict[str, object] = tomllib.loads((PROJECTS[name] / "pyproject.toml").read_text())["project"]
    return values


@pytest.fixture(scope="module")
def wheels(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """Build each distribution from its own folder, with the backend that is installed here: no network."""
    folder = tmp_path_factory.mktemp("wheels")
    built = {}
    for name, source in PROJECTS.items():
        done = subprocess.run(
            [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(folder), str(source)],
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        (built[name],) = folder.glob(f"{name.replace('-', '_')}-*.whl")
    return built


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


class Clean:
    """An environment with pip and core's dependencies, into which wheels are installed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        venv.create(folder / "environment", symlinks=True, with_pip=True)
        self.bin = folder / "environment" / "bin"
        site = throwaway.site_packages(folder / "environment")
        for distribution in sorted(throwaway._dependencies()):
            throwaway._link(metadata.distribution(distribution), site)
        self.variables = {"HOME": str(folder), "PATH": f"{self.bin}:/usr/bin:/bin", "LANG": "C.UTF-8"}

    def run(self, *words: str, stdin: str = "") -> str:
        done = subprocess.run(
            list(words), input=stdin, capture_output=True, text=True, check=False, env=self.variables, cwd=self.folder
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def pip(self, *words: str) -> None:
        self.run(str(self.bin / "python"), "-m", "pip", "--disable-pip-version-check", *words)

    def guards(self) -> list[str]:
        return [guard["name"] for guard in json.loads(self.run("guardctl", "list", "--json"))["guards"]]

    def hook(self) -> list[object]:
        """Run the installed command on a text that signals; return the guards that had a part in it."""
        settings = json.loads((self.folder / ".claude" / "settings.json").read_text())
        line = settings["hooks"]["Stop"][0]["hooks"][0]["command"]
        before = self.records()
        assert self.run("/bin/sh", "-c", line, stdin=json.dumps(stop(SIGNALLING))) == ""
        return [guard["name"] for record in self.records()[len(before) :] for guard in record["guards"]]

    def records(self) -> list[dict[str, list[dict[str, object]]]]:
        files = sorted((self.folder / ".local/state/guardctl/log").glob("decisions-*.jsonl"))
        return [json.loads(line) for file in files for line in file.read_text().splitlines()]


def test_two_wheels_in_a_clean_environment(wheels: dict[str, Path], tmp_path: Path) -> None:
    """Core and one guard are installed, listed, tested and run; then the guard is uninstalled, and is gone from both."""
    clean = Clean(tmp_path)
    clean.pip("install", "--no-index", "--no-deps", str(wheels["guardctl"]), str(wheels["guardctl-commit-guard"]))
    assert clean.guards() == ["commit"]
    assert "commit" in clean.run("guardctl", "test")
    clean.run("guardctl", "install", "claude-code")
    assert clean.hook() == ["commit"]
    clean.pip("uninstall", "--yes", "guardctl-commit-guard")
    assert clean.hook() == []
    assert clean.guards() == []
    clean.run("guardctl", "uninstall", "claude-code")
    assert not os.path.exists(tmp_path / ".claude" / "settings.json")
