"""A virtual environment that a test may break: our distributions copied into it, their dependencies linked."""

from __future__ import annotations

import shutil
import sysconfig
import venv
from importlib import metadata, util
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

OWN = {"guardctl": "guardctl", "guardctl-commit-guard": "guardctl_commit_guard"}
"""Distribution to import package."""


def make(folder: Path) -> Path:
    """Make an environment in ``folder`` with core and the commit guard, and return its interpreter.

    By hand rather than by pip, which would need the build backend, and with it the network. It looks like an installed
    one: packages and their metadata stand side by side in site-packages, and nothing points back to the sources.
    """
    venv.create(folder, symlinks=True)
    site = site_packages(folder)
    for distribution, package in OWN.items():
        _copy(distribution, package, site)
    for distribution in sorted(_dependencies()):
        _link(metadata.distribution(distribution), site)
    return folder / "bin" / "python"


def site_packages(folder: Path) -> Path:
    """Return the environment's site-packages."""
    return Path(sysconfig.get_path("purelib", "venv", {"base": str(folder), "platbase": str(folder)}))


def _copy(distribution: str, package: str, site: Path) -> None:
    spec = util.find_spec(package)
    assert spec is not None, f"{distribution} is not installed"
    assert spec.origin is not None
    shutil.copytree(Path(spec.origin).parent, site / package, ignore=shutil.ignore_patterns("__pycache__"))
    info = site / f"{package}-{metadata.version(distribution)}.dist-info"
    info.mkdir()
    for name in ("METADATA", "entry_points.txt"):
        text = metadata.distribution(distribution).read_text(name)
        if text is not None:
            (info / name).write_text(text, encoding="utf-8")


def _dependencies() -> set[str]:
    found: set[str] = set()
    waiting = list(OWN)
    while waiting:
        for line in metadata.requires(waiting.pop()) or ():
            requirement = Requirement(line)
            name = canonicalize_name(requirement.name)
            wanted = requirement.marker is None or requirement.marker.evaluate({"extra": ""})
            if wanted and name not in found and name not in OWN:
                found.add(name)
                waiting.append(name)
    return found


def _link(distribution: metadata.Distribution, site: Path) -> None:
    for top in {file.parts[0] for file in distribution.files or ()} - {"..", "__pycache__"}:
        source = Path(str(distribution.locate_file(top)))
        # Namespace packages (backports, jaraco) come from several distributions: link what stands inside them.
        parts = list(source.iterdir()) if source.is_dir() and not (source / "__init__.py").exists() else [source]
        for part in parts:
            target = site / part.relative_to(source.parent)
            target.parent.mkdir(exist_ok=True)
            if not target.exists():
                target.symlink_to(part)
