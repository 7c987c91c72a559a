"""Says what keeps the four distributions from being released as a tag: ``python .github/release.py v1.2.3``."""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent
DISTRIBUTIONS = ("core", "plugins/commit_guard", "plugins/scope_guard", "plugins/bugfix_guard")


def problems(root: Path, tag: str) -> list[str]:
    """Return what is wrong in the checkout ``root`` for a release called ``tag``; nothing when it can be released."""
    version = re.fullmatch(r"v(\d+\.\d+\.\d+)", tag)
    if version is None:
        return [f"{tag}: a tag is 'v' and three numbers"]
    number = version[1]
    major, minor, _ = map(int, number.split("."))
    found = []
    for folder in DISTRIBUTIONS:
        project = tomllib.loads((root / folder / "pyproject.toml").read_text(encoding="utf-8"))["project"]
        if project["version"] != number:
            found.append(f"{folder}/pyproject.toml: version {project['version']}, not {number}")
        if any("/OWNER/" in url for url in project["urls"].values()):
            found.append(f"{folder}/pyproject.toml: urls still name OWNER instead of the repository's owner")
        core = f"guardctl>={major}.{minor},<{major}.{minor + 1}"
        if folder != "core" and core not in project["dependencies"]:
            found.append(f"{folder}/pyproject.toml: does not depend on {core}")
        if not re.search(
            rf"^## {re.escape(number)} \(\d{{4}}-\d\d-\d\d\)$",
            (root / folder / "CHANGELOG.md").read_text(encoding="utf-8"),
            re.MULTILINE,
        ):
            found.append(f"{folder}/CHANGELOG.md: no heading '## {number} (YYYY-MM-DD)'")
    if f'__version__ = "{number}"' not in (root / "core/src/guardctl/__init__.py").read_text(encoding="utf-8"):
        found.append(f"core/src/guardctl/__init__.py: __version__ is not {number}")
    return found


if __name__ == "__main__":
    sys.exit("\n".join(problems(ROOT, sys.argv[1])) or 0 if sys.argv[1:] else __doc__)
