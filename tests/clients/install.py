"""Install the coding agents that the client tests drive: ``./dev clients``.

Pinned versions come by npm into one folder, ``$GUARDCTL_TEST_CLIENTS`` or else ``.clients`` in the repository. Both
packages are single native binaries without install scripts, about 0.4 GB each; node is needed for npm only. A client
that is there in the pinned version is left alone. Where npm or a build for this platform is missing, that is said and
the exit code is 0: the tests skip what is not installed, and say so.
"""

from __future__ import annotations

import json
import os
import platform
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[2]


@dataclass(frozen=True)
class Client:
    """One pinned package.

    Attributes:
        package: npm name of the build for this platform.
        version: exact version.
        binary: the program inside the package's folder.
    """

    package: str
    version: str
    binary: str


CLIENTS = {
    "claude": Client("@anthropic-ai/claude-code-linux-x64", "2.1.332", "claude"),
    "codex": Client("@openai/codex", "0.171.0-linux-x64", "vendor/x86_64-unknown-linux-musl/bin/codex"),
}


def folder() -> Path:
    """Return the folder that holds the clients."""
    return Path(os.environ.get("GUARDCTL_TEST_CLIENTS") or REPOSITORY / ".clients").resolve()


def package_folder(name: str) -> Path:
    """Return where npm puts a client's package."""
    return folder() / name / "node_modules" / CLIENTS[name].package


def binary(name: str) -> Path | None:
    """Return a client's program, or None when the pinned version is not installed."""
    client = CLIENTS[name]
    try:
        manifest = json.loads((package_folder(name) / "package.json").read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None
    program = package_folder(name) / client.binary
    return program if manifest.get("version") == client.version and os.access(program, os.X_OK) else None


def install(name: str, npm: str) -> bool:
    """Have npm install one client; return whether its program is there afterwards."""
    client = CLIENTS[name]
    target = folder() / name
    target.mkdir(parents=True, exist_ok=True)
    quiet = ["--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"]
    spec = f"{client.package}@{client.version}"
    done = subprocess.run([npm, "install", "--prefix", str(target), "--save-exact", *quiet, spec], check=False)
    return done.returncode == 0 and binary(name) is not None


def main() -> int:
    """Install what is missing; 0 when nothing more can be done here, 1 when npm failed."""
    say = sys.stderr.write
    missing = [name for name in CLIENTS if binary(name) is None]
    if not missing:
        say(f"{', '.join(CLIENTS)}: installed in {folder()}\n")
        return 0
    if (sys.platform, platform.machine()) != ("linux", "x86_64"):
        say("The pinned clients are Linux x86-64 programs; the client tests will be skipped here.\n")
        return 0
    npm = shutil.which("npm")
    if npm is None:
        say(f"{', '.join(missing)}: not installed, because npm is not on PATH.\n")
        say("Install node, which brings npm, and run './dev clients' again; until then the client tests are skipped.\n")
        return 0
    failed = []
    for name in missing:
        say(f"{name} {CLIENTS[name].version}: installing into {folder() / name} ...\n")
        if not install(name, npm):
            failed.append(name)
    if failed:
        say(f"npm could not install {', '.join(failed)}: see its messages above.\n")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
