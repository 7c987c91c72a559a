"""What ``install`` takes over from the person's shell: not what a project, or anybody else on the machine, can change.

A project reaches that shell by many ways (``direnv``, an activated environment, ``node_modules/.bin`` on ``PATH``), and
what is stored then runs with every judged turn, in other projects too.
"""

from __future__ import annotations

import os
import re
import stat
from collections.abc import Iterator
from dataclasses import dataclass

KEPT = (
    "PATH", "HOME", "USER", "LOGNAME", "SHELL", "LANG", "LC_ALL", "LC_CTYPE", "TZ", "TERM",
    "HTTP_PROXY", "HTTPS_PROXY", "NO_PROXY", "ALL_PROXY", "http_proxy", "https_proxy", "no_proxy", "all_proxy",
    "SSL_CERT_FILE", "SSL_CERT_DIR", "NODE_EXTRA_CA_CERTS",
    "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_RUNTIME_DIR",
    "DBUS_SESSION_BUS_ADDRESS", "CLAUDE_CONFIG_DIR", "CODEX_HOME",
    "SYSTEMROOT", "USERPROFILE", "APPDATA", "LOCALAPPDATA", "COMSPEC", "PATHEXT", "TEMP", "TMP",
)  # fmt: skip
"""What of the person's environment is remembered for the programs a judge runs.

A host passes a project's own variables to the hook, so there the environment cannot be trusted; at ``install`` it can.
"""

STEERING = (
    "HTTP_PROXY", "HTTPS_PROXY", "NO_PROXY", "ALL_PROXY", "http_proxy", "https_proxy", "no_proxy", "all_proxy",
    "SSL_CERT_FILE", "SSL_CERT_DIR", "NODE_EXTRA_CA_CERTS", "CLAUDE_CONFIG_DIR", "CODEX_HOME",
)  # fmt: skip
"""Of these, what decides where a judge's traffic goes, whom it trusts, and whose login it uses."""

_FILES = ("SSL_CERT_FILE", "SSL_CERT_DIR", "NODE_EXTRA_CA_CERTS")

_PACKAGE_MANAGERS = (
    "/opt/homebrew", "/usr/local", "/usr/local/Homebrew", "/home/linuxbrew/.linuxbrew",
    "/home/linuxbrew/.linuxbrew/Homebrew",
)  # fmt: skip
"""Homebrew's own clones, which hold the programs it installs. Those of nvm, pyenv, asdf are hidden folders at home."""

_PASSWORD = re.compile(r"//[^/@\s]*@")
_LINKS = 40


@dataclass(frozen=True, slots=True)
class Found:
    """What a search for a program came to.

    Attributes:
        program: absolute path, or None.
        refused: programs of that name that stand before it on ``PATH``, each with the reason.
    """

    program: str | None
    refused: tuple[tuple[str, str], ...]

    def told(self) -> str:
        """Return a sentence about those that were refused, "" when there are none."""
        return "".join(f" {program} is not used: {reason}." for program, reason in self.refused)


def find_program(name: str) -> Found:
    """Search ``PATH`` for a program that may be taken over; behind one that may not, the search goes on."""
    refused: list[tuple[str, str]] = []
    for folder in os.environ.get("PATH", os.defpath).split(os.pathsep):
        program = os.path.join(folder, name)
        if os.path.isfile(program) and os.access(program, os.X_OK):
            reason = why_not(program) if os.path.isabs(folder) else "the folder on PATH is a relative one"
            if not reason:
                return Found(os.path.normpath(program), tuple(refused))
            refused.append((program, reason))
    return Found(None, tuple(refused))


def why_not(path: str) -> str:
    """Return why a program, file or folder that the shell names is not taken over; "" when it may be."""
    home, here, project = _home(), os.getcwd(), _project()
    for place in _hops(path):
        for above in _and_above(place):
            if _has_git(above) and (above == project or not _is_kept_by_git(os.path.realpath(above))):
                return f"it is inside the git work tree {above}"
        if not _contains(here, home) and _contains(here, place):
            return "it is inside the current folder"
        if reason := _writable(place):
            return reason
    return ""


def why_not_named(path: str) -> str:
    """Return why a program or file that the user named by its path is not taken over; "" when it may be.

    Whoever writes a path means that program, so it may be in a work tree, of a judge of one's own for instance; but not
    in the one where the agent is going to work, which could then write its own judge.
    """
    project = _project()
    for place in _hops(path):
        if project and _contains(project, place):
            return f"it is inside the git work tree {project}, whose agent could change it"
        if reason := _writable(place):
            return reason
    return ""


def kept_environment() -> tuple[dict[str, str], dict[str, str]]:
    """Return what is remembered of the environment, and name to reason for what would be, but is left out."""
    kept = {name: os.environ[name] for name in KEPT if name in os.environ}
    left_out = {}
    for name in _FILES:
        if name in kept and (reason := why_not(os.path.abspath(kept[name]))):
            left_out[name] = reason
            del kept[name]
    if "PATH" in kept:
        folders = kept["PATH"].split(os.pathsep)
        trusted = [folder for folder in folders if os.path.isabs(folder) and not why_not(f"{folder}/program")]
        kept["PATH"] = os.pathsep.join(trusted) or os.defpath
    return kept, left_out


def without_password(value: str) -> str:
    """Return an address as it may be shown."""
    return _PASSWORD.sub("//…@", value)


def _hops(path: str) -> Iterator[str]:
    """Yield where a path leads: itself, each link on the way, and each of these in its real folder."""
    for _ in range(_LINKS):
        path = os.path.abspath(path)
        yield path
        real = os.path.join(os.path.realpath(os.path.dirname(path)), os.path.basename(path))
        if real != path:
            yield real
        if not os.path.islink(path):
            return
        path = os.path.join(os.path.dirname(path), os.readlink(path))


def _writable(place: str) -> str:
    """Return who else could put something in the place of a file or folder.

    In a folder that everybody may write to, the sticky bit keeps what is there from being replaced, but not from having
    been put there by anybody: so it excuses only folders further up, whose next one is the user's own or the system's.
    """
    if not hasattr(os, "getuid"):  # Windows, where the mode does not tell
        return ""
    below = place
    for above in _and_above(place):
        try:
            status = os.lstat(above)
        except OSError:
            below = above
            continue
        if status.st_mode & stat.S_IWOTH and not stat.S_ISLNK(status.st_mode):
            excused = status.st_mode & stat.S_ISVTX and above not in (place, os.path.dirname(place))
            if not (excused and _owner(below) in (0, os.getuid())):
                return f"everybody may write to {above}"
        below = above
    return ""


def _owner(path: str) -> int:
    try:
        return os.lstat(path).st_uid
    except OSError:
        return -1


def _project() -> str:
    """Return the work tree in which the command runs, or "": not a home folder or package manager kept by git."""
    home = _home()
    for above in _and_above(os.getcwd()):
        if _has_git(above) and above not in _PACKAGE_MANAGERS and not _contains(above, home):
            return above
    return ""


def _is_kept_by_git(tree: str) -> bool:
    """Tell whether a work tree is none that somebody works in: a home folder, or what installs programs into itself."""
    home = _home()
    hidden = os.path.dirname(tree) == home and os.path.basename(tree).startswith(".")
    return hidden or tree in _PACKAGE_MANAGERS or _contains(tree, home)


def _has_git(folder: str) -> bool:
    return os.path.lexists(os.path.join(folder, ".git"))


def _contains(folder: str, path: str) -> bool:
    return path == folder or path.startswith(folder.rstrip(os.sep) + os.sep)


def _home() -> str:
    return os.path.realpath(os.path.expanduser("~"))


def _and_above(path: str) -> Iterator[str]:
    while True:
        yield path
        parent = os.path.dirname(path)
        if parent == path:
            return
        path = parent
