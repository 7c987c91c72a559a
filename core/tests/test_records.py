"""The log: one append per record, private, by setting with or without text, and never in the way.

One file of more than 300 lines: what is logged and how, for one record.
"""

from __future__ import annotations

import json
import marshal
import os
import re
import stat
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from guardctl import __version__, log_file
from guardctl.compiling.freezing import NewStore
from guardctl.records import (
    EXCERPT,
    KEPT_DAYS,
    clean_id,
    early_record,
    make_private_folder,
    prune,
    text_hash,
    turn_record,
    write_crash,
    write_record,
)
from guardctl.redaction import freeze_kinds
from guardctl.redaction_kinds import KINDS
from guardctl.silent import count_silent

from .support import guard_entry, make_turn, run_python, within

GITHUB = "ghp_" + "a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8"


def index(log_text: str = "excerpt") -> dict[str, Any]:
    store = NewStore()
    redactions = store.add(marshal.dumps(freeze_kinds(KINDS)))
    return {"redactions": redactions, "store": store, "settings": {"log_text": log_text}}


def a_turn() -> Any:
    return make_turn("The moon. A tale.", session="s", truncated=True)


# --- what a record says ---------------------------------------------------------------------------------------------


def test_record_of_a_bypass() -> None:
    findings = [(guard_entry(), (f"The moon {GITHUB}.", "a moon", "en", "", None), ("A tale.", "a tale"))]
    record = early_record(a_turn(), findings, index(), time.monotonic() - 0.5)
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", record.pop("time"))
    assert 500 <= record.pop("ms") < 1500
    assert record == {
        "host": "claude-code",
        "event": "stop",
        "session": "s",
        "decision": "pass",
        "guards": [
            {
                "name": "moon",
                "version": "0.1.0",
                "signal": {"why": "a moon", "sentence": "The moon [redacted:github-token]."},
                "bypass": {"why": "a tale", "sentence": "A tale."},
                "verdict": "allow",
            }
        ],
        "redactions": {"github-token": 1},
        "text_hash": text_hash("The moon. A tale."),
        "truncated": True,
    }


def test_record_of_a_turn_nobody_was_asked_about() -> None:
    findings = [
        (guard_entry(), ("The moon.", "a moon", "en", "", None), None),
        (guard_entry(), ("The moon.", "a moon", "en", "", None), ("A tale.", "a tale")),
    ]
    record = early_record(a_turn(), findings, index(), time.monotonic())
    signal = {"why": "a moon", "sentence": "The moon."}
    about = {"name": "moon", "version": "0.1.0", "signal": signal}
    assert (record["decision"], record["why"], record["guards"]) == (
        "pass",
        "fail",
        [
            {**about, "bypass": None, "judge": "none", "verdict": "fail", "reason": "no_judge"},
            {**about, "bypass": {"why": "a tale", "sentence": "A tale."}, "verdict": "allow"},
        ],
    )


def test_without_text() -> None:
    findings = [(guard_entry(), ("The moon.", "a moon", "en", "", None), ("A tale.", "a tale"))]
    record = early_record(a_turn(), findings, index("none"), time.monotonic())
    assert record["guards"][0]["signal"] == {"why": "a moon"}
    assert record["guards"][0]["bypass"] == {"why": "a tale"}
    assert "moon." not in json.dumps(record)


@pytest.mark.parametrize("log_text", ["excerpt", "all"])
def test_with_text(log_text: str) -> None:
    findings = [(guard_entry(), ("x" * 1000, "a moon", "en", "", None), ("y" * 1000, "a tale"))]
    (guard,) = early_record(a_turn(), findings, index(log_text), time.monotonic())["guards"]
    assert (guard["signal"]["sentence"], guard["bypass"]["sentence"]) == ("x" * EXCERPT, "y" * EXCERPT)


def test_a_secret_across_the_cut_is_no_secret_any_more() -> None:
    sentence = "x" * (EXCERPT - 20) + " " + GITHUB
    findings = [(guard_entry(), (sentence, "a moon", "en", "", None), ("", ""))]
    record = early_record(a_turn(), findings, index(), time.monotonic())
    assert "ghp_" not in json.dumps(record)


def test_further_fields() -> None:
    record = turn_record(a_turn(), "block", [], {}, "none", time.monotonic(), why="violation", extra=7)
    assert (record["decision"], record["why"], record["extra"]) == ("block", "violation", 7)


@pytest.mark.parametrize("finding", [None, {"why": "x"}, {"why": "x", "sentence": "y"}])
def test_without_text_whatever_was_found(finding: object) -> None:
    record = turn_record(a_turn(), "pass", [{"signal": finding, "bypass": None}, {}], {}, "none", time.monotonic())
    assert record["guards"] == [{"signal": finding and {"why": "x"}, "bypass": None}, {}]


def test_text_hash() -> None:
    assert text_hash("") == "e3b0c44298fc1c14"
    assert text_hash("é") == "4a99557e4033c3539de2eb65472017ca"[:16]
    assert text_hash("\ud800") == text_hash("?")


def test_hashing_does_not_load_openssl() -> None:
    done = run_python(
        "from guardctl.records import text_hash; text_hash('x'); print({'hashlib', '_hashlib'} & set(sys.modules))",
        "-I",
        "-S",
    )
    assert (done.stdout, done.stderr) == ("set()\n", "")


# --- writing --------------------------------------------------------------------------------------------------------


def written(folder: Path) -> list[str]:
    (file,) = folder.glob("decisions-*.jsonl")
    return file.read_text().splitlines()


def test_a_record_is_a_line_of_today(tmp_path: Path) -> None:
    folder = tmp_path / "a" / "b" / "log"
    today = time.strftime("%Y-%m-%d", time.gmtime())
    assert write_record(str(folder), {"a": "é\n\ud800", "b": [1, None]})
    assert write_record(str(folder), {"c": True})
    assert {file.name for file in folder.iterdir()} in (
        {f"decisions-{today}.jsonl"},
        {f"decisions-{time.strftime('%Y-%m-%d', time.gmtime())}.jsonl"},
    )
    assert written(folder) == ['{"a":"\\u00e9\\n\\ud800","b":[1,null]}', '{"c":true}']


@pytest.mark.parametrize("mask", [0o000, 0o022, 0o077])
def test_folder_and_file_are_private(mask: int, tmp_path: Path) -> None:
    before = os.umask(mask)
    try:
        write_record(str(tmp_path / "log"), {})
    finally:
        os.umask(before)
    (file,) = (tmp_path / "log").iterdir()
    assert stat.S_IMODE((tmp_path / "log").stat().st_mode) == 0o700
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_each_record_is_one_append(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Seen at the system call, because two writes would tear only now and then."""
    calls: list[bytes] = []
    real = os.write

    class Counting:
        def __getattr__(self, name: str) -> Any:
            return getattr(os, name)

        def write(self, handle: int, data: bytes) -> int:
            calls.append(data)
            return real(handle, data)

    monkeypatch.setattr(log_file, "_os", Counting())
    write_record(str(tmp_path), {"text": "x" * 100_000})
    assert calls == [b'{"text":"' + b"x" * 100_000 + b'"}\n']


def test_records_of_many_threads_stand_whole_beside_each_other(tmp_path: Path) -> None:
    def write(number: int) -> bool:
        return write_record(str(tmp_path / "log"), {"number": number, "text": "x" * 5000})

    with ThreadPoolExecutor(20) as pool:
        assert all(pool.map(write, range(300)))
    lines = [json.loads(line) for line in written(tmp_path / "log")]
    assert sorted(line["number"] for line in lines) == list(range(300))


@pytest.mark.parametrize("place", ["/proc/nowhere", "/dev/null", "/dev/null/below", "/proc/self/fd", "/" + "x" * 300])
def test_a_folder_that_cannot_be_written_is_no_error(place: str) -> None:
    assert write_record(place, {}) is False
    assert write_crash(place, ValueError()) is False
    assert prune(place) == 0


def test_a_place_that_is_no_path_is_no_error() -> None:
    assert write_record("a\0b", {}) is False


def test_a_folder_in_place_of_the_file_is_no_error(tmp_path: Path) -> None:
    (tmp_path / time.strftime("decisions-%Y-%m-%d.jsonl", time.gmtime())).mkdir()
    assert write_record(str(tmp_path), {}) is False


def test_a_full_disk_is_no_error(tmp_path: Path) -> None:
    """A limit on the size of files is as good as a full disk: a write comes back short."""
    limited = f"""
import resource
from guardctl.records import write_record  # first, or its byte code would be cut off as well
resource.setrlimit(resource.RLIMIT_FSIZE, (40, 40))
print(write_record({str(tmp_path)!r}, {{"number": 1}}), write_record({str(tmp_path)!r}, {{"number": "x" * 100}}))
"""
    done = run_python(limited)
    assert (done.stdout, done.stderr) == ("True False\n", "")
    (file,) = tmp_path.iterdir()
    assert file.read_text() == '{"number":1}\n{"number":"xxxxxxxxxxxxxxxx'
    assert write_record(str(tmp_path), {"number": 3})
    assert file.read_text().splitlines()[::2] == ['{"number":1}', '{"number":3}']


@pytest.mark.parametrize("torn", ["x", '{"a":', '{"a":1}'])
def test_a_torn_line_swallows_no_record(torn: str, tmp_path: Path) -> None:
    file = tmp_path / time.strftime("decisions-%Y-%m-%d.jsonl", time.gmtime())
    file.write_text(torn)
    assert write_record(str(tmp_path), {"b": 2})
    assert write_record(str(tmp_path), {"c": 3})
    assert written(tmp_path) == [torn, '{"b":2}', '{"c":3}']


def test_a_count_has_no_lines(tmp_path: Path) -> None:
    for _ in range(3):
        count_silent(str(tmp_path / "log"))
    (file,) = (tmp_path / "log").iterdir()
    assert file.read_bytes() == b"..."
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


def write_any(folder: Path) -> None:
    write_record(str(folder), {"a": 1})
    write_crash(str(folder), ValueError())
    count_silent(str(folder))


def test_nothing_is_written_through_a_link(tmp_path: Path) -> None:
    write_any(tmp_path / "log")
    target = tmp_path / "precious"
    target.write_text("precious")
    files = list((tmp_path / "log").iterdir())
    assert len(files) == 3
    for file in files:
        file.unlink()
        file.symlink_to(target)
    write_any(tmp_path / "log")
    assert target.read_text() == "precious"


@pytest.mark.parametrize("read", [False, True], ids=["nobody reads", "somebody reads"])
def test_a_named_pipe_in_place_of_a_file_is_not_waited_for(read: bool, tmp_path: Path) -> None:
    write_any(tmp_path / "log")
    files = list((tmp_path / "log").iterdir())
    for file in files:
        file.unlink()
        os.mkfifo(file, 0o600)
    readers = [os.open(file, os.O_RDONLY | os.O_NONBLOCK) for file in files] if read else []
    with within(5):
        write_any(tmp_path / "log")
    for reader in readers:
        assert os.read(reader, 100) == b""
        os.close(reader)


# --- crashes --------------------------------------------------------------------------------------------------------


def test_a_crash_shows_where_but_not_what_was_said(tmp_path: Path) -> None:
    def inner(text: str) -> None:
        raise RuntimeError(f"cannot parse {text!r}")

    with pytest.raises(RuntimeError) as error:
        inner("drow terces"[::-1])
    assert write_crash(str(tmp_path / "log"), error.value)
    (file,) = (tmp_path / "log").iterdir()
    text = file.read_text()
    assert text.startswith("--- 20")
    assert f"guardctl {__version__} python 3." in text
    assert "in inner" in text
    assert text.endswith("RuntimeError\n")
    assert "secret words" not in text
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


# --- pruning --------------------------------------------------------------------------------------------------------


def test_prune_removes_what_is_ours_and_old(tmp_path: Path) -> None:
    now = time.time()
    ours = [
        "decisions-2026-01-01.jsonl",
        "silent-2026-01-01",
        "crash-2026-01-01.log",
        "blocks-0123456789abcdef.json",
        "noticed-0123456789abcdef",
        "folder-0123456789abcdef.json",
        "breaker-0123456789abcdef.json",
        "breaker-0123456789abcdef-0123456789abcdef.json",
    ]
    others = ["decisions-2026-01-01.jsonl.bak", "decisions.jsonl", "notes", "silent-x", "decisions-2026-1-1.jsonl"]
    for name in ours + others:
        (tmp_path / name).write_text("x")
        old = now - (KEPT_DAYS + 1) * 86400
        os.utime(tmp_path / name, (old, old))
    (tmp_path / "decisions-2026-01-02.jsonl").write_text("young enough")
    recent = now - (KEPT_DAYS - 1) * 86400
    os.utime(tmp_path / "decisions-2026-01-02.jsonl", (recent, recent))
    assert prune(str(tmp_path), now) == len(ours)
    assert sorted(file.name for file in tmp_path.iterdir()) == sorted([*others, "decisions-2026-01-02.jsonl"])
    assert prune(str(tmp_path), now) == 0
    assert prune(str(tmp_path), now + 2 * 86400) == 1


@pytest.mark.parametrize("mode", [0o755, 0o777, 0o750, 0o701])
def test_a_private_folder_that_exists_is_made_private(mode: int, tmp_path: Path) -> None:
    (tmp_path / "there").mkdir()
    (tmp_path / "there").chmod(mode)
    make_private_folder(str(tmp_path / "there"))
    assert stat.S_IMODE((tmp_path / "there").stat().st_mode) == 0o700


# --- ids ------------------------------------------------------------------------------------------------------------


def test_an_id_is_cut_and_redacted() -> None:
    kinds = freeze_kinds(KINDS)
    session = f"s {GITHUB}/" + "x" * 10_000_000
    findings = [(guard_entry(), ("The moon.", "a moon", "en", "", None), ("A tale.", "a tale"))]
    turn = make_turn("The moon.", session=session)
    records = [
        early_record(turn, findings, index(), time.monotonic()),
        turn_record(turn, "pass", [], {}, "none", time.monotonic(), kinds),
    ]
    expected = ("s [redacted:github-token]/" + "x" * 100)[:100]
    assert [record["session"] for record in records] == [expected, expected]


def test_no_part_of_a_secret_stands_where_an_id_is_cut() -> None:
    for before in range(50, 101):
        assert "ghp_a" not in clean_id("x" * before + f" {GITHUB}", freeze_kinds(KINDS))
