"""Isolation for every test of core, and the fixtures that several modules need."""

from __future__ import annotations

import importlib
import os
import sys
import sysconfig
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from guardctl import paths
from guardctl.credentials import CREDENTIALS
from guardctl.shell import STEERING
from guardctl.silent import RECURSION

from .support import SOURCE, Environment, link_dependencies

if TYPE_CHECKING:
    from collections.abc import Iterator

XDG = ("CONFIG_HOME", "CACHE_HOME", "DATA_HOME", "STATE_HOME", "RUNTIME_DIR", "CONFIG_DIRS", "DATA_DIRS")


@pytest.fixture(autouse=True)
def isolated(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give every test a home of its own, and take away every variable that guardctl or a host may read."""
    home = tmp_path_factory.mktemp("home")
    monkeypatch.setenv("HOME", str(home))
    for name in XDG:
        monkeypatch.setenv(f"XDG_{name}", str(home / name.lower()))
    hosts = ("CLAUDE_CONFIG_DIR", "CLAUDE_PROJECT_DIR", "CODEX_HOME")
    for name in (*os.environ,):
        if name.startswith("GUARDCTL_") or name in (*CREDENTIALS, *STEERING, *hosts, RECURSION):
            monkeypatch.delenv(name)
    if os.name == "posix":
        import posix  # what the silent path reads; os.environ is a copy of it

        monkeypatch.delitem(posix.environ, RECURSION.encode(), raising=False)
        monkeypatch.delitem(posix.environ, b"CLAUDE_PROJECT_DIR", raising=False)
    return home


@pytest.fixture(scope="session")
def dependencies(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with everything that is installed, but no guard."""
    folder = tmp_path_factory.mktemp("dependencies")
    link_dependencies(folder)
    return folder


@pytest.fixture
def site(tmp_path: Path, dependencies: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An empty folder on ``sys.path`` for guards of the test; no other guard can be found while it is there."""
    folder = tmp_path / "site"
    folder.mkdir()
    standard = [part for part in sys.path if part.startswith(sysconfig.get_path("stdlib")) and "-packages" not in part]
    script = str(tmp_path / "bin")  # the first one is the script's own, which no hook has
    monkeypatch.setattr(sys, "path", [script, str(folder), *standard, str(SOURCE), str(dependencies)])
    monkeypatch.setattr(paths, "site_folders", lambda: [str(folder), str(dependencies)])
    importlib.invalidate_caches()
    before = set(sys.modules)
    yield folder
    for name in set(sys.modules) - before:
        if (getattr(sys.modules[name], "__file__", None) or "").startswith(str(tmp_path)):
            del sys.modules[name]


@pytest.fixture
def environment(tmp_path: Path) -> Environment:
    """A virtual environment with guardctl alone."""
    return Environment(tmp_path / "environment")
