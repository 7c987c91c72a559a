"""Where things are: platformdirs' folders, and the paths that ``install`` fixes for the hook."""

from __future__ import annotations

import ast
import os
import site
import sys
import sysconfig
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any
from zlib import crc32

import platformdirs

import guardctl
from guardctl.shell import kept_environment

_APP = "guardctl"

PATHS_LINE = "PATHS: dict = "
"""What the line of an entry file begins with that tells the hook its paths."""


@dataclass(frozen=True, slots=True)
class Paths:
    """guardctl's folders and files for this user and this interpreter."""

    settings: Path
    site_settings: Path
    index: Path
    bundle: Path
    entry: Path
    state: Path
    log: Path

    @classmethod
    def told(cls, paths: Mapping[str, Any]) -> Paths:
        """Return the paths that ``install`` has fixed for the hook."""
        return cls(**{field.name: Path(paths[field.name]) for field in fields(cls)})


def user_paths() -> Paths:
    """Return the paths of the person who runs this command."""
    tag = f"{sys.implementation.cache_tag}-{_environment_id()}"
    return Paths(
        settings=platformdirs.user_config_path(_APP) / "settings.toml",
        site_settings=platformdirs.site_config_path(_APP) / "settings.toml",
        index=platformdirs.user_cache_path(_APP) / f"index-{tag}.bin",
        bundle=platformdirs.user_cache_path(_APP) / f"bundle-{tag}.bin",
        entry=platformdirs.user_data_path(_APP) / f"guardctl-hook-{tag}.py",
        state=platformdirs.user_state_path(_APP),
        log=platformdirs.user_log_path(_APP),
    )


def site_folders() -> list[str]:
    """Return the site-packages folders of this interpreter that are in use, without ``PYTHONPATH``."""
    candidates = site.getsitepackages()
    if site.ENABLE_USER_SITE:
        candidates.append(site.getusersitepackages())
    return [folder for folder in candidates if os.path.isdir(folder)]


def hook_sys_path(paths: Paths) -> list[str]:
    """Return what ``sys.path`` holds in the hook beyond the standard library.

    That is what the entry file says, and nothing else has a say in it, whoever asks: neither ``PYTHONPATH``, which a
    host passes on from a project, nor ``sys.path``, which has it in front. Where nothing is installed, it is what
    ``install`` would write.
    """
    told = told_paths(paths.entry) or hook_paths(paths)
    sites = [os.path.abspath(folder) for folder in told["sites"]]
    beyond = [os.path.abspath(told["package"]), *sites]
    for folder in sites:
        beyond += _in_pth_files(folder)
    return list(dict.fromkeys(beyond))


def told_paths(entry: Path) -> dict[str, Any] | None:
    """Return what an entry file was given as ``PATHS``; None where there is none, or it cannot be read."""
    try:
        for line in entry.read_text(encoding="utf-8").splitlines():
            if line.startswith(PATHS_LINE):
                told = ast.literal_eval(line.removeprefix(PATHS_LINE))
                return told if isinstance(told, dict) and {"package", "sites"} <= set(told) else None
    except (OSError, ValueError, SyntaxError):
        pass
    return None


def beyond_the_hook(paths: Paths) -> list[str]:
    """Return the folders that this process imports from and the hook does not, in front of a script's own."""
    known = {os.path.realpath(folder) for folder in hook_sys_path(paths)}
    standard = [os.path.realpath(sysconfig.get_path(name)) for name in ("stdlib", "platstdlib")]
    found = []
    for part in sys.path if sys.flags.safe_path else sys.path[1:]:
        folder = os.path.realpath(part)
        in_standard = any(folder == base or folder.startswith(base + os.sep) for base in standard)
        if os.path.isdir(folder) and folder not in known and not in_standard:
            found.append(folder)
    return found


def _in_pth_files(site_folder: str) -> list[str]:
    """Return the folders that the ``.pth`` files in ``site_folder`` add to ``sys.path``."""
    found = []
    for file in sorted(Path(site_folder).glob("*.pth")):
        try:
            lines = file.read_text(encoding="utf-8-sig", errors="replace").splitlines()
        except OSError:
            continue
        for line in lines:
            folder = os.path.abspath(os.path.join(site_folder, line.strip()))
            if line.strip() and not line.startswith(("#", "import ", "import\t")) and os.path.isdir(folder):
                found.append(folder)
    return found


def hook_paths(paths: Paths | None = None) -> dict[str, Any]:
    """Return what the hook is told about where things are: only built-in types, for ``PATHS`` in the entry file."""
    paths = paths or user_paths()
    return {
        "package": str(Path(guardctl.__file__).resolve().parent.parent),
        "sites": site_folders(),
        "python": sys.executable,
        "entry": str(paths.entry),
        "index": str(paths.index),
        "bundle": str(paths.bundle),
        "settings": str(paths.settings),
        "site_settings": str(paths.site_settings),
        "state": str(paths.state),
        "log": str(paths.log),
        "environment": kept_environment()[0],
    }


def _environment_id() -> str:
    return f"{crc32(os.path.abspath(sys.prefix).encode()):08x}"
