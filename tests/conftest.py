"""What several test modules at this level need."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from .wheelhouse import ROOT, build_ours, pack_others


@pytest.fixture(scope="session")
def wheels(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """A wheel of each of our distributions, in a folder where everything stands that they need."""
    folder = tmp_path_factory.mktemp("wheels")
    pack_others(folder)
    return build_ours(folder)


@pytest.fixture(scope="session")
def wheelhouse(wheels: dict[str, Path]) -> Path:
    """The folder of the wheels."""
    return wheels["guardctl"].parent


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """Copy what git knows or would add, as a clone would have it."""
    names = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout.split("\0")
    copy = tmp_path / "checkout"
    for name in filter(None, names):
        if (ROOT / name).is_file():
            (copy / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, copy / name)
    return copy
