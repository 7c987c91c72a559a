"""What ``.github/release.py`` says before a release, on copies of what it reads."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from guardctl import __version__

ROOT = Path(__file__).parent.parent
FOLDERS = ("core", "plugins/commit_guard", "plugins/scope_guard", "plugins/bugfix_guard")
SCRIPT = ".github/release.py"


@pytest.fixture
def ready(tmp_path: Path) -> Path:
    """A checkout in which everything has been prepared for v1.2.3."""
    for folder in FOLDERS:
        (tmp_path / folder).mkdir(parents=True)
        project = (ROOT / folder / "pyproject.toml").read_text(encoding="utf-8")
        project = re.sub(r'^version = ".*"$', 'version = "1.2.3"', project, flags=re.MULTILINE)
        project = re.sub(r"guardctl>=[\d.]+,<[\d.]+", "guardctl>=1.2,<1.3", project).replace("/OWNER/", "/someone/")
        (tmp_path / folder / "pyproject.toml").write_text(project, encoding="utf-8")
        (tmp_path / folder / "CHANGELOG.md").write_text("# Changelog\n\n## 1.2.3 (2030-01-02)\n", encoding="utf-8")
    (tmp_path / "core/src/guardctl").mkdir(parents=True)
    (tmp_path / "core/src/guardctl/__init__.py").write_text('__version__ = "1.2.3"\n', encoding="utf-8")
    (tmp_path / SCRIPT).parent.mkdir()
    (tmp_path / SCRIPT).write_text((ROOT / SCRIPT).read_text(encoding="utf-8"), encoding="utf-8")
    return tmp_path


def release(root: Path, tag: str) -> tuple[int, list[str]]:
    done = subprocess.run([sys.executable, root / SCRIPT, tag], capture_output=True, text=True)
    assert done.stdout == ""
    return done.returncode, done.stderr.splitlines()


def change(file: Path, before: str, after: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert before in text
    file.write_text(text.replace(before, after), encoding="utf-8")


def test_what_is_ready_is_released(ready: Path) -> None:
    assert release(ready, "v1.2.3") == (0, [])


@pytest.mark.parametrize("tag", ["1.2.3", "v1.2", "v1.2.3rc1", "v1.2.3 "])
def test_a_tag_of_another_form_is_refused(ready: Path, tag: str) -> None:
    assert release(ready, tag) == (1, [f"{tag}: a tag is 'v' and three numbers"])


def test_one_distribution_that_was_left_behind_is_named(ready: Path) -> None:
    change(ready / "plugins/scope_guard/pyproject.toml", 'version = "1.2.3"', 'version = "1.2.2"')
    change(ready / "plugins/bugfix_guard/CHANGELOG.md", "(2030-01-02)", "(unreleased)")
    change(ready / "plugins/commit_guard/pyproject.toml", "guardctl>=1.2,<1.3", "guardctl>=1.1,<1.2")
    change(ready / "core/src/guardctl/__init__.py", "1.2.3", "1.2.2")
    change(ready / "core/pyproject.toml", "/someone/", "/OWNER/")
    assert release(ready, "v1.2.3") == (
        1,
        [
            "core/pyproject.toml: urls still name OWNER instead of the repository's owner",
            "plugins/commit_guard/pyproject.toml: does not depend on guardctl>=1.2,<1.3",
            "plugins/scope_guard/pyproject.toml: version 1.2.2, not 1.2.3",
            "plugins/bugfix_guard/CHANGELOG.md: no heading '## 1.2.3 (YYYY-MM-DD)'",
            "core/src/guardctl/__init__.py: __version__ is not 1.2.3",
        ],
    )


def test_the_checkout_lacks_no_more_than_what_a_release_brings() -> None:
    """An owner for the addresses, and a date in each change log."""
    _, lines = release(ROOT, f"v{__version__}")
    assert [line for line in lines if "name OWNER" not in line and ": no heading" not in line] == []
