"""The bundle: every turn runs from it, and is slower without it, never wrong."""

from __future__ import annotations

import json
import marshal
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from guardctl.bundle import is_fresh, write_bundle
from guardctl.matching.store import SUM_BYTES, checksum

from .support import SIGNALLING, SILENT, Environment, stop, wait_until

READER = "guardctl.hosts.claude_code.reader"


@pytest.fixture
def installed(environment: Environment) -> Environment:
    environment.add_guard()
    environment.copy_guardctl()
    environment.guardctl("install", "claude-code", "--judge", "none")
    return environment


def bundle_of(environment: Environment) -> Path:
    (bundle,) = environment.home.rglob("bundle-*.bin")
    return bundle


def content_of(bundle: Path) -> tuple[Any, ...]:
    data = bundle.read_bytes()
    assert checksum(data[SUM_BYTES:]) == data[:SUM_BYTES]
    content: tuple[Any, ...] = marshal.loads(data[SUM_BYTES:])
    return content


def write(bundle: Path, content: object) -> None:
    data = marshal.dumps(content)
    bundle.write_bytes(checksum(data) + data)


def flip(bundle: Path, place: int) -> None:
    data = bytearray(bundle.read_bytes())
    data[place] ^= 4
    bundle.write_bytes(data)


def modules_of_a_turn(environment: Environment) -> dict[str, bool]:
    """Return the modules of ours that a silent turn has, each with whether it came out of the bundle."""
    (entry,) = environment.home.rglob("guardctl-hook-*.py")
    code = f"""
import sys
source = open({str(entry)!r}).read().replace("_exit(0)", "tell()")
def tell():
    ours = [(name, module.__spec__.loader is None) for name, module in sys.modules.items() if name[:8] == "guardctl"]
    sys.stderr.write(repr(dict(ours)))
sys.argv = ["entry", "claude-code", "stop"]
exec(compile(source, "entry", "exec"))
"""
    done = environment.run([str(environment.python), "-I", "-S", "-c", code], stdin=json.dumps(stop(SILENT)))
    found: dict[str, bool] = eval(done.stderr)  # what we have just written
    return found


def test_it_has_what_a_turn_needs_in_an_order_in_which_it_can_be_run(tmp_path: Path) -> None:
    path = tmp_path / "bundle"
    write_bundle(path, {"claude-code": READER, "theirs": "their.reader"})
    assert path.stat().st_mode & 0o777 == 0o600
    version, start, stamps, code = content_of(path)
    assert version == sys.version
    assert marshal.loads(start).co_filename.endswith("bundled.py")
    names = {host: [name for name, *_ in marshal.loads(part)] for host, part in code.items()}
    assert list(names) == ["claude-code", ""]
    assert names["claude-code"][-1] == READER
    assert names[""][0] == "guardctl"
    assert names[""][-1] == "guardctl.silent"
    assert (
        names[""].index("guardctl.matching.window")
        < names[""].index("guardctl.matching.rows")
        < names[""].index("guardctl.matching.examine")
    )
    assert not set(names[""]) & set(names["claude-code"])
    assert len(stamps) == len(names[""]) + len(names["claude-code"]) + 1


def test_a_turn_imports_nothing_of_ours(installed: Environment) -> None:
    modules = modules_of_a_turn(installed)
    assert READER in modules
    assert all(modules.values()), modules


def test_what_a_judged_turn_needs_more_is_imported(installed: Environment) -> None:
    installed.guardctl("install", "claude-code", "--judge", "command:/bin/false")
    installed.hook(stop(SIGNALLING))
    (record,) = installed.records()
    assert record["guards"][0]["verdict"] == "fail"
    assert installed.crashes() == ""


def touched(bundle: Path, package: Path) -> None:
    os.utime(package / "scan.py", ns=(1, 1))


def changed(bundle: Path, package: Path) -> None:
    with (package / "turn.py").open("a") as file:
        file.write("\n")


def foreign(bundle: Path, package: Path) -> None:
    version, *rest = content_of(bundle)
    write(bundle, (version + "x", *rest))


def unable(bundle: Path, package: Path) -> None:
    """A module of the bundle cannot be run."""
    version, start, stamps, code = content_of(bundle)
    modules = marshal.loads(code[""])
    modules[-1] = (*modules[-1][:3], compile("raise RuntimeError", "x", "exec"))
    write(bundle, (version, start, stamps, {**code, "": marshal.dumps(modules)}))


SPOILT: dict[str, Callable[[Path, Path], object]] = {
    "gone": lambda bundle, package: bundle.unlink(),
    "empty": lambda bundle, package: bundle.write_bytes(b""),
    "cut off": lambda bundle, package: bundle.write_bytes(bundle.read_bytes()[:-200]),
    "noise": lambda bundle, package: bundle.write_bytes(bytes(range(256)) * 50),
    "another object": lambda bundle, package: write(bundle, 7),
    "one bit": lambda bundle, package: flip(bundle, 40_000),
    "of another interpreter": foreign,
    "open to others": lambda bundle, package: bundle.chmod(0o644),
    "behind a link": lambda bundle, package: bundle.symlink_to(bundle.rename(bundle.with_suffix(".old"))),
    "a named pipe": lambda bundle, package: (bundle.unlink(), os.mkfifo(bundle, 0o600)),
    "a touched source": touched,
    "a changed source": changed,
}


@pytest.mark.parametrize("spoil", SPOILT.values(), ids=SPOILT)
def test_a_bundle_that_cannot_be_used_is_made_anew(
    spoil: Callable[[Path, Path], object], installed: Environment
) -> None:
    bundle = bundle_of(installed)
    spoil(bundle, installed.folder / "sources" / "guardctl")
    installed.hook(stop(SIGNALLING))
    assert [record["decision"] for record in installed.records()] == ["pass"]
    assert installed.crashes() == ""
    assert wait_until(lambda: is_fresh(bundle), 60)
    assert bundle.stat().st_mode & 0o777 == 0o600
    assert all(modules_of_a_turn(installed).values())


def test_a_module_that_fails_in_it_is_imported(installed: Environment) -> None:
    unable(bundle_of(installed), installed.folder / "sources" / "guardctl")
    installed.hook(stop(SIGNALLING))
    assert [record["decision"] for record in installed.records()] == ["pass"]
    assert installed.crashes() == ""


@pytest.mark.skipif(os.geteuid() != 0, reason="only root may give files away")
def test_a_bundle_of_somebody_else_is_not_run(installed: Environment) -> None:
    bundle = bundle_of(installed)
    evil = compile("open('evil', 'w').close()", "x", "exec")
    version, _, stamps, code = content_of(bundle)
    write(bundle, (version, marshal.dumps(evil), stamps, code))
    os.chown(bundle, 12345, -1)
    installed.hook(stop(SIGNALLING))
    assert not (installed.project / "evil").exists()
    assert [record["decision"] for record in installed.records()] == ["pass"]


def test_commands_make_a_stale_one_anew(installed: Environment) -> None:
    touched(bundle_of(installed), installed.folder / "sources" / "guardctl")
    assert not is_fresh(bundle_of(installed))
    installed.guardctl("list")
    assert is_fresh(bundle_of(installed))


def test_it_goes_with_the_last_installation(installed: Environment) -> None:
    installed.guardctl("uninstall", "claude-code")
    assert list(installed.home.rglob("bundle-*.bin")) == []
