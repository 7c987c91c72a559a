"""Replacing a file in one step."""

from __future__ import annotations

import os
import stat
import threading
from pathlib import Path

import pytest

from guardctl.files import write_atomically


def mode(file: Path) -> int:
    return stat.S_IMODE(file.stat().st_mode)


@pytest.fixture
def umask() -> object:
    before = os.umask(0o022)
    yield
    os.umask(before)


@pytest.mark.usefixtures("umask")
def test_permissions(tmp_path: Path) -> None:
    new, private, kept = (tmp_path / name for name in ("new", "private", "kept"))
    kept.write_text("old")
    kept.chmod(0o640)
    write_atomically(new, "x")
    write_atomically(private, "x", mode=0o600)
    write_atomically(kept, "x", mode=0o600)
    assert [mode(file) for file in (new, private, kept)] == [0o644, 0o600, 0o640]
    assert os.umask(0o022) == 0o022


def test_text_is_utf_8_and_bytes_are_bytes(tmp_path: Path) -> None:
    write_atomically(tmp_path / "text", "é\r\nあ")
    write_atomically(tmp_path / "bytes", b"\xff\x00")
    assert (tmp_path / "text").read_bytes() == "é\r\nあ".encode()
    assert (tmp_path / "bytes").read_bytes() == b"\xff\x00"


def test_folders_are_created_privately(tmp_path: Path) -> None:
    write_atomically(tmp_path / "a" / "b" / "file", "x")
    assert (tmp_path / "a" / "b" / "file").read_text() == "x"
    assert mode(tmp_path / "a" / "b") == 0o700


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "dotfiles").mkdir()
    (tmp_path / "dotfiles" / "settings").write_text("old")
    (tmp_path / "settings").symlink_to(tmp_path / "dotfiles" / "settings")
    write_atomically(tmp_path / "settings", "new")
    assert (tmp_path / "settings").is_symlink()
    assert (tmp_path / "dotfiles" / "settings").read_text() == "new"


def test_a_link_to_nothing_yet(tmp_path: Path) -> None:
    (tmp_path / "settings").symlink_to(tmp_path / "later" / "settings")
    write_atomically(tmp_path / "settings", "new")
    assert (tmp_path / "settings").is_symlink()
    assert (tmp_path / "later" / "settings").read_text() == "new"


def test_a_failure_leaves_everything_as_it_was(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "folder" / "inside").write_text("x")
    with pytest.raises(OSError, match="folder"):
        write_atomically(tmp_path / "folder", "x")
    with pytest.raises(UnicodeEncodeError):
        write_atomically(tmp_path / "file", "\ud800")
    assert sorted(item.name for item in tmp_path.rglob("*")) == ["folder", "inside"]


def test_a_reader_never_sees_half_a_file(tmp_path: Path) -> None:
    file = tmp_path / "file"
    contents = {b"a" * 300_000, b"b" * 300_000}
    write_atomically(file, b"a" * 300_000)
    done = threading.Event()
    seen: set[bytes] = set()

    def read() -> None:
        while not done.is_set():
            seen.add(file.read_bytes())

    reader = threading.Thread(target=read)
    reader.start()
    for _ in range(50):
        for content in sorted(contents):
            write_atomically(file, content)
    done.set()
    reader.join()
    assert seen <= contents
    assert list(tmp_path.iterdir()) == [file]
