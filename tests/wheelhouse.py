"""A folder of wheels for environments that are really clean, without a network.

Ours are built from the tree. Everybody else's are packed again from what is installed here, so that pip, pipx or uv can
resolve, build and install as they would from an index.
"""

from __future__ import annotations

import base64
import hashlib
import os
import subprocess
import sys
import venv
import zipfile
from collections.abc import Iterable
from importlib import metadata
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parent.parent
PROJECTS = {
    "guardctl": ROOT / "core",
    **{f"guardctl-{name}-guard": ROOT / "plugins" / f"{name}_guard" for name in ("commit", "scope", "bugfix")},
}
NEEDED = ("guardctl", "guardctl-commit-guard", "hatchling", "editables", "pytest")
"""What documents have people install or build with: these and their dependencies are packed."""

_LEFT_OUT = {"INSTALLER", "REQUESTED", "RECORD", "direct_url.json"}
"""Metadata that an installer writes."""


def build_ours(folder: Path) -> dict[str, Path]:
    """Build a wheel of each distribution from its own folder, with the backend that is installed here."""
    built = {}
    for name, source in PROJECTS.items():
        done = subprocess.run(
            [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(folder), str(source)],
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        (built[name],) = folder.glob(f"{name.replace('-', '_')}-*.whl")
    return built


def pack_others(folder: Path, names: Iterable[str] = NEEDED) -> None:
    """Pack everything that ``names`` need, ours left out, as it is installed here."""
    for name in sorted(_closure(names) - PROJECTS.keys()):
        _pack(metadata.distribution(name), folder)


def _closure(names: Iterable[str]) -> set[str]:
    found: set[str] = set()
    waiting = [(name, "") for name in names]
    while waiting:
        name, extras = waiting.pop()
        if name in found:
            continue
        found.add(name)
        for line in metadata.requires(name) or ():
            requirement = Requirement(line)
            if requirement.marker is None or requirement.marker.evaluate({"extra": extras}):
                waiting.append((canonicalize_name(requirement.name), ""))
    return found


def _pack(distribution: metadata.Distribution, folder: Path) -> None:
    """Write a wheel of an installed distribution; scripts are left to its entry points."""
    name = distribution.metadata["Name"].replace("-", "_").replace(".", "_")
    about = (distribution.read_text("WHEEL") or "").splitlines()
    tag = next(line.partition(": ")[2] for line in about if line.startswith("Tag: "))
    info = ""
    record = []
    with zipfile.ZipFile(folder / f"{name}-{distribution.version}-{tag}.whl", "w") as wheel:
        for file in distribution.files or ():
            if file.parts[0] == ".." or file.suffix == ".pyc" or file.name in _LEFT_OUT:
                continue
            if file.name == "METADATA" and file.parts[0].endswith(".dist-info"):
                info = file.parts[0]
            data = file.locate().read_bytes()
            wheel.writestr(str(file), data)
            digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
            record.append(f"{file},sha256={digest},{len(data)}\n")
        wheel.writestr(f"{info}/RECORD", "".join(record) + f"{info}/RECORD,,\n")


class Clean:
    """An environment with nothing but pip, in a home of its own.

    Args:
        folder: the home; the environment is made in it.
        wheels: where pip, pipx and uv find distributions: there, and nowhere else.
    """

    def __init__(self, folder: Path, wheels: Path) -> None:
        self.home = folder
        venv.create(folder / "environment", symlinks=True, with_pip=True)
        self.bin = folder / "environment" / "bin"
        self.variables = {
            "HOME": str(folder),
            "PATH": os.pathsep.join([str(self.bin), "/usr/local/bin", "/usr/bin", "/bin"]),
            "LANG": "C.UTF-8",
            "PIP_NO_INDEX": "1",
            "PIP_FIND_LINKS": str(wheels),
            "PIP_DISABLE_PIP_VERSION_CHECK": "1",
        }
        config = folder / ".config" / "uv" / "uv.toml"
        config.parent.mkdir(parents=True)
        config.write_text(f'no-index = true\nfind-links = ["{wheels}"]\npython-downloads = "never"\n')

    def run(self, *words: str, stdin: str = "") -> str:
        """Run a program in the home folder, and return what it printed."""
        done = subprocess.run(
            list(words), input=stdin, capture_output=True, text=True, env=self.variables, cwd=self.home
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def pip(self, *words: str) -> None:
        """Run the environment's own pip."""
        self.run(str(self.bin / "python"), "-m", "pip", *words)
