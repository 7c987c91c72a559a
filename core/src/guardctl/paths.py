"""Where things are: platformdirs' folders, and the paths that ``install`` fixes for the hook."""

from __future__ import annotations

import os
import site
import sys
import sysconfig
from dataclasses import dataclass
from pathlib import Path
from zlib import crc32

import platformdirs

import guardctl
from guardctl.shell import kept_environment

_APP = "guardctl"


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


def hook_sys_path() -> list[str]:
    """Return what ``sys.path`` will hold in the hook beyond the standard library.

    Not the folder that Python puts in front for a script or for ``-m``: the hook runs isolated, without it, and a
    stamp of the current folder would make the index stale with each file made there.
    """
    inherited = {os.path.abspath(part or ".") for part in os.environ.get("PYTHONPATH", "").split(os.pathsep) if part}
    standard = {os.path.abspath(sysconfig.get_path(name)) for name in ("stdlib", "platstdlib")}
    sites = site_folders()
    beyond = list(sites)
    for part in sys.path if sys.flags.safe_path else sys.path[1:]:
        folder = os.path.abspath(part)
        in_standard = any(folder == base or folder.startswith(base + os.sep) for base in standard)
        if part and os.path.isdir(folder) and folder not in beyond and folder not in inherited and not in_standard:
            beyond.append(folder)
    return beyond


def hook_paths(paths: Paths | None = None) -> dict[str, object]:
    """Return what the hook is told about where things are: only built-in types, for ``PATHS`` in the entry file."""
    paths = paths or user_paths()
    return {
        "package": str(Path(guardctl.__file__).resolve().parent.parent),
        "sites": site_folders(),
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
