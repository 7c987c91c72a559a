"""The reader of JSON and of files that the silent path can afford, against the ones it stands in for."""

from __future__ import annotations

import json
import os
import time
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings, strategies as st

from guardctl import scan
from guardctl.scan import is_regular, lines_backward, parse

from .support import run_python, within

if TYPE_CHECKING:
    from pathlib import Path

# --- JSON -----------------------------------------------------------------------------------------------------------

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=20,
)


@settings(max_examples=300)
@given(VALUES, st.booleans(), st.sampled_from([None, 0, 2, "\t"]), st.sampled_from(["", " ", "\r\n\t "]))
def test_reads_what_json_reads(value: object, ascii_only: bool, indent: int | str | None, around: str) -> None:
    text = around + json.dumps(value, ensure_ascii=ascii_only, indent=indent) + around
    assert parse(text) == json.loads(text)


def test_an_integer_that_is_too_long_for_python_spoils_nothing() -> None:
    assert parse('{"a": ' + "1" * 5000 + ', "b": "c"}') == {"a": float("inf"), "b": "c"}
    assert parse("-" + "1" * 5000) == -float("inf")
    assert parse("[" + "7" * 900 + "]") == [int("7" * 900)]


BROKEN = {
    "empty": "",
    "only space": " \n\t\r",
    "open object": '{"a": 1',
    "open array": "[1, 2",
    "open string": '"abc',
    "no value": '{"a":}',
    "no colon": '{"a" 1}',
    "bare word": "hello",
    "single quotes": "{'a': 1}",
    "comma at the end": "[1,]",
    "two values": "{} {}",
    "words behind": '{"a": 1} and more',
    "words before": 'note\n{"a": 1}',
    "half an escape": '"\\u12"',
    "unknown escape": '"\\x41"',
    "NUL in front": '\0{"a": 1}',
    "NUL behind": '{"a": 1}\0',
    "byte order mark": '\ufeff{"a": 1}',
    "no-break space around": "\u00a0{}\u00a0",
    "lone surrogate": "\ud800",
    "leading zero": "01",
    "hexadecimal": "0x10",
    "nested too deeply": "[" * 200_000,
    "nested too deeply, objects": '{"a":' * 200_000,
}


@pytest.mark.parametrize("text", BROKEN.values(), ids=BROKEN)
def test_refuses_what_json_refuses(text: str) -> None:
    with pytest.raises((ValueError, RecursionError)):
        json.loads(text)
    with pytest.raises(ValueError):  # noqa: PT011  # the message may come from either scanner
        parse(text)


def test_refuses_it_also_where_json_was_never_imported() -> None:
    """As in the hook: the C scanner then has no exception to raise."""
    code = """
from guardctl.scan import parse
assert "json" not in sys.modules
for text in eval(sys.stdin.read()):
    try:
        print("read", parse(text))
    except ValueError:
        pass
"""
    done = run_python(code, "-I", "-S", stdin=ascii(list(BROKEN.values())))
    assert (done.stdout, done.stderr) == ("", "")


def test_much_space_costs_little() -> None:
    started = time.process_time()
    assert parse(" " * 30_000_000 + "{}" + " " * 30_000_000) == {}
    assert time.process_time() - started < 1


LENIENT = {
    "control characters in a string": ('"a\0b\nc"', "a\0b\nc"),
    "lone surrogates as escapes": ('"\\ud800"', "\ud800"),
    "lone surrogates as they are": ('"\ud800"', "\ud800"),
    "a pair of escapes": ('"\\ud83d\\ude00"', "😀"),
    "the last of two equal keys": ('{"a": 1, "a": 2}', {"a": 2}),
    "a large number": ("1" * 400, int("1" * 400)),
    "a number beyond floats": ("1e999", float("inf")),
}


@pytest.mark.parametrize(("text", "value"), LENIENT.values(), ids=LENIENT)
def test_takes_what_hosts_write(text: str, value: object) -> None:
    assert parse(text) == value == json.loads(text, strict=False)


def test_one_call_does_not_know_the_keys_of_another() -> None:
    first, second = parse('{"key": 1}'), parse('{"key": 2}')
    assert (first, second) == ({"key": 1}, {"key": 2})


# --- lines from the end ---------------------------------------------------------------------------------------------


def plain(data: bytes) -> list[bytes]:
    """Return the lines that hold something, last to first, by the simplest means."""
    return [line for line in reversed(data.split(b"\n")) if line]


def backward(path: object, limit: int = scan.LIMIT) -> list[bytes]:
    return [line for line in lines_backward(str(path), limit) if line]


@settings(max_examples=300, deadline=None)
@given(
    lines=st.lists(st.binary(max_size=40).map(lambda line: line.replace(b"\n", b"")), max_size=30),
    ends=st.booleans(),
    block=st.integers(1, 50),
)
def test_lines_do_not_depend_on_the_block_size(
    lines: list[bytes], ends: bool, block: int, tmp_path_factory: pytest.TempPathFactory
) -> None:
    data = b"\n".join(lines) + (b"\n" if ends else b"")
    file = tmp_path_factory.getbasetemp() / "lines"
    file.write_bytes(data)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(scan, "BLOCK", block)
        assert backward(file) == plain(data)


BORDERS = [scan.BLOCK, 3 * scan.BLOCK, 7 * scan.BLOCK]


@pytest.mark.parametrize("size", [border + more for border in BORDERS for more in (-2, -1, 0, 1, 2)])
@pytest.mark.parametrize("break_at", [-1, 0, 1])
def test_lines_around_a_block_border(size: int, break_at: int, tmp_path: Path) -> None:
    """A line break on, before and after the border between the first block read and the second."""
    data = bytearray((b"line %07d;" * (size // 13 + 1))[:size])
    for at in range(500, size, 999):
        data[at : at + 1] = b"\n"
    border = size - scan.BLOCK + break_at
    if 0 <= border < size:
        data[border : border + 1] = b"\n"
    file = tmp_path / "lines"
    file.write_bytes(data)
    assert backward(file) == plain(bytes(data))


def test_a_limit_leaves_out_the_line_that_it_cuts(tmp_path: Path) -> None:
    file = tmp_path / "lines"
    file.write_bytes(b"first\nsecond\nthird\nfourth\n")
    whole = [b"fourth", b"third", b"second", b"first"]
    found = {limit: backward(file, limit) for limit in (1, 7, 8, 13, 14, 20, 26, 99)}
    assert found == {
        1: [],
        7: [],
        8: whole[:1],
        13: whole[:1],
        14: whole[:2],
        20: whole[:2],
        26: whole,
        99: whole,
    }


def test_one_line_larger_than_the_limit_is_no_line(tmp_path: Path) -> None:
    file = tmp_path / "lines"
    file.write_bytes(b"x" * 1000)
    assert backward(file, 999) == []
    assert backward(file, 1000) == [b"x" * 1000]


def test_an_unfinished_reader_closes_its_file(tmp_path: Path) -> None:
    file = tmp_path / "lines"
    file.write_bytes(b"a\nb\nc")
    before = len(os.listdir("/proc/self/fd"))
    reader = lines_backward(str(file))
    assert next(reader) == b"c"
    reader.close()
    assert len(os.listdir("/proc/self/fd")) == before


@pytest.fixture
def odd_paths(tmp_path: Path) -> dict[str, str]:
    """Paths that are no regular files."""
    target = tmp_path / "file"
    target.write_bytes(b"line\n")
    (tmp_path / "folder").mkdir()
    (tmp_path / "link").symlink_to(target)
    (tmp_path / "dangling").symlink_to(tmp_path / "nowhere")
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    os.mkfifo(tmp_path / "fifo")
    names = ("folder", "link", "dangling", "loop", "fifo", "missing", "file/below")
    paths = {name: str(tmp_path / name) for name in names}
    return paths | {
        "device without end": "/dev/zero",
        "empty device": "/dev/null",
        "terminal": "/dev/tty",
        "nothing": "",
        "NUL": f"{target}\0",
        "lone surrogate": "/\ud800",
        "too long": "/" + "x" * 5000,
    }


def test_only_a_regular_file_is_opened(odd_paths: dict[str, str]) -> None:
    with within(5):
        assert {name: (is_regular(path), list(lines_backward(path))) for name, path in odd_paths.items()} == {
            name: (False, []) for name in odd_paths
        }


def test_a_regular_file_is_regular(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    assert is_regular(str(tmp_path / "file"))
    assert backward(tmp_path / "file") == []


@pytest.mark.skipif(os.geteuid() == 0, reason="root may read everything")
def test_a_file_that_may_not_be_read_has_no_lines(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(b"line\n")
    file.chmod(0)
    assert backward(file) == []


def test_a_file_that_is_gone_between_look_and_open_has_no_lines(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scan, "is_regular", lambda path: True)
    assert backward(tmp_path / "gone") == []
    os.mkfifo(tmp_path / "fifo")
    with within(5):
        assert backward(tmp_path / "fifo") == []
