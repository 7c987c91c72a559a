"""Whether a project's settings define a variable: read whole and clean, or taken to define it."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from guardctl.hosts.claude_code.project_settings import LIMIT
from guardctl.hosts.claude_code.reader import project_defines

from ...support import within

if TYPE_CHECKING:
    from collections.abc import Callable

HARMLESS = '{"env": {"OTHER": "1"}}'

TEXTS = {
    "defined": ('{"env": {"NAME": "1"}}', True),
    "defined as empty": ('{"env": {"NAME": ""}}', True),
    "another name": (HARMLESS, False),
    "elsewhere": ('{"NAME": "1", "hooks": {"env": {"NAME": 1}}}', False),
    "over several lines": ('{\n  "env": {\n    "NAME": "1"\n  }\n}\n', True),
    "no object": ('["env"]', False),
    "env is a list": ('{"env": ["NAME"]}', False),
    "empty": ("", False),
    "only space": ("\n", False),
    "behind a byte order mark": ('\ufeff{"env": {"NAME": "1"}}', True),
    "a byte order mark and another name": ("\ufeff" + HARMLESS, False),
    "beside an integer of 5,000 digits": ('{"cost": ' + "1" * 5000 + ', "env": {"NAME": "1"}}', True),
    "an integer of 5,000 digits and another name": ('{"cost": ' + "1" * 5000 + ', "env": {"OTHER": "1"}}', False),
    "nested 3,000 deep": ('{"env": {"NAME": "1"}, "x": ' + "[" * 3000 + "]" * 3000 + "}", True),
    "nested too deeply": ('{"x": ' + "[" * 200_000 + "]" * 200_000 + "}", True),
    "not JSON": ('{"env": {"NAME": "1"}', True),
    "a comment": ("// mine\n" + HARMLESS, True),
    "a byte order mark twice": ("\ufeff\ufeff" + HARMLESS, True),
    "as long as may be": (HARMLESS + " " * (LIMIT - len(HARMLESS)), False),
    "longer than the limit": (HARMLESS + " " * (LIMIT - len(HARMLESS) + 1), True),
}


def made(folder: Path, text: str | bytes, file: str = "settings.json") -> Path:
    path = folder / ".claude" / file
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(text.encode() if isinstance(text, str) else text)
    return path


@pytest.mark.parametrize(("text", "defined"), TEXTS.values(), ids=TEXTS)
def test_texts(text: str, defined: bool, tmp_path: Path) -> None:
    made(tmp_path, text)
    assert project_defines("NAME", {}, str(tmp_path)) is defined


@pytest.mark.parametrize("file", ["settings.json", "settings.local.json"])
@pytest.mark.parametrize("place", ["project", "cwd", "current folder"])
@pytest.mark.parametrize(("text", "defined"), [('{"env": {"NAME": "1"}}', True), (HARMLESS, False)])
def test_places(
    text: str, defined: bool, file: str, place: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made(tmp_path, text, file)
    monkeypatch.chdir(tmp_path if place == "current folder" else "/")
    payload: dict[str, Any] = {"cwd": str(tmp_path)} if place == "cwd" else {}
    assert project_defines("NAME", payload, str(tmp_path) if place == "project" else "") is defined


@pytest.mark.parametrize("data", [b'{"env": {"NAME": "\xff"}}', HARMLESS.encode("utf-16")], ids=["latin-1", "utf-16"])
def test_what_is_not_utf_8_may_define_anything(data: bytes, tmp_path: Path) -> None:
    made(tmp_path, data)
    assert project_defines("NAME", {}, str(tmp_path)) is True


def _link(text: str) -> Callable[[Path], None]:
    def make(path: Path) -> None:
        target = path.with_name("kept elsewhere")
        target.write_text(text)
        path.symlink_to(target)

    return make


THINGS: dict[str, tuple[Callable[[Path], object], bool]] = {
    "nothing": (lambda path: None, False),
    "a link to a file that defines it": (_link('{"env": {"NAME": "1"}}'), True),
    "a link to a file that does not": (_link(HARMLESS), False),
    "a link to nothing": (lambda path: path.symlink_to("gone"), True),
    "a link to itself": (lambda path: path.symlink_to(path), True),
    "a link to a device": (lambda path: path.symlink_to("/dev/zero"), True),
    "a named pipe": (os.mkfifo, True),
    "a folder": (Path.mkdir, True),
}


@pytest.mark.parametrize(("make", "defined"), THINGS.values(), ids=THINGS)
def test_what_is_no_file(make: Callable[[Path], object], defined: bool, tmp_path: Path) -> None:
    (tmp_path / ".claude").mkdir()
    make(tmp_path / ".claude" / "settings.json")
    started = time.monotonic()
    with within(5):
        assert project_defines("NAME", {}, str(tmp_path)) is defined
    assert time.monotonic() - started < 1


def test_a_project_without_a_settings_folder_defines_nothing(tmp_path: Path) -> None:
    assert project_defines("NAME", {"cwd": str(tmp_path / "gone")}, str(tmp_path)) is False
    (tmp_path / ".claude").write_text("a file in the folder's place")
    assert project_defines("NAME", {}, str(tmp_path)) is False


@pytest.mark.skipif(os.geteuid() == 0, reason="nothing is unreadable to root")
def test_what_may_not_be_read_may_define_anything(tmp_path: Path) -> None:
    made(tmp_path, HARMLESS).chmod(0)
    assert project_defines("NAME", {}, str(tmp_path)) is True


def test_a_folder_that_cannot_be_a_path_may_hold_anything() -> None:
    assert project_defines("NAME", {"cwd": "/a\0b"}, "") is True
