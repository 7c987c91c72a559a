"""The block budget: caps, sameness, resets, and whoever cannot count does not block.

One file of more than 300 lines: the rules of one state file, divided by headings.
"""

from __future__ import annotations

import os
import stat
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from guardctl.budget import ALIKE, Claim, Spending, preview, spend, total_cap
from guardctl.ceiling import BLOCKS
from guardctl.hook import lowered_cap
from guardctl.records import text_hash

from .support import SOURCE, make_turn, within

NUMBERS = iter(range(10_000))


def fresh() -> str:
    """Return a text that is unlike every other."""
    number = next(NUMBERS)
    return " ".join(f"{word}{number * 7919 % 10007}" for word in ("alpha", "beta", "gamma", "delta", "epsilon"))


class Session:
    """One session's budget in a folder."""

    def __init__(self, folder: Path, cap: int = 3) -> None:
        self.folder = folder
        self.cap = cap

    def spend(
        self, *guards: str, turn: str = "t", said: str = "", sentence: str = "", most: int = 2, **more: Any
    ) -> Spending:
        said = said or fresh()
        claims = [Claim(guard, sentence or said, most) for guard in guards]
        return spend(str(self.folder), make_turn(said, session="s", key=turn, **more), claims, self.cap)

    def file(self) -> Path:
        return self.folder / f"blocks-{text_hash('claude-code/s')}.json"

    def place(self, folder: str = "") -> Path:
        return self.folder / f"folder-{text_hash(folder)}.json"


@pytest.fixture
def session(tmp_path: Path) -> Session:
    return Session(tmp_path / "state")


@pytest.mark.parametrize(
    ("host_cap", "cap"), [(None, 3), (0, 1), (1, 1), (2, 1), (3, 2), (4, 3), (5, 3), (8, 3), (100, 3)]
)
def test_total_cap(host_cap: int | None, cap: int) -> None:
    assert total_cap(host_cap) == cap


def test_a_guard_blocks_twice(session: Session) -> None:
    assert [session.spend("a") for _ in range(4)] == [
        Spending(("a",), {}),
        Spending(("a",), {}),
        Spending((), {"a": "budget_spent"}),
        Spending((), {"a": "budget_spent"}),
    ]


def test_a_turn_is_blocked_three_times_in_all(session: Session) -> None:
    assert [session.spend(name).guards for name in ("a", "b", "a", "b", "c")] == [("a",), ("b",), ("a",), (), ()]


def test_one_reply_counts_once_however_many_guards_it_names(session: Session) -> None:
    assert [session.spend("a", "b", "c").guards for _ in range(3)] == [("a", "b", "c"), ("a", "b", "c"), ()]
    assert session.spend("d").guards == ("d",)
    assert session.spend("e").refused == {"e": "budget_spent"}


@pytest.mark.parametrize(("most", "blocks"), [(0, 0), (1, 1), (2, 2), (3, 3), (10, 3)])
def test_the_users_number(most: int, blocks: int, session: Session) -> None:
    assert sum(bool(session.spend("a", most=most).guards) for _ in range(6)) == blocks


def test_the_hosts_cap(tmp_path: Path) -> None:
    session = Session(tmp_path, cap=1)
    assert [session.spend("a").guards, session.spend("b").guards] == [("a",), ()]


def test_a_new_message_of_the_human_resets_it(session: Session) -> None:
    for _ in range(3):
        session.spend("a")
    assert session.spend("a", turn="another") == Spending(("a",), {})


def test_a_turn_without_a_key_is_the_sessions_current_one(session: Session) -> None:
    assert [session.spend("a", turn=turn).guards for turn in ("t", "", "", "t")] == [("a",), ("a",), (), ()]


def test_a_turn_without_a_key_is_forgotten_in_the_end(session: Session) -> None:
    for _ in range(3):
        session.spend("a", turn="")
    an_hour_ago, yesterday = time.time() - 3600, time.time() - 86_400
    os.utime(session.file(), (an_hour_ago, an_hour_ago))
    assert session.spend("a", turn="").guards == ()
    os.utime(session.file(), (yesterday, yesterday))
    assert session.spend("a", turn="").guards == ("a",)


def test_sessions_do_not_share_a_budget(tmp_path: Path) -> None:
    claims = [Claim("a", "s", 1)]
    turns = [make_turn(fresh(), session=session, key="t") for session in ("x", "y", "x")]
    found = [spend(str(tmp_path), turn, claims, 3).guards for turn in turns]
    assert found == [("a",), ("a",), ()]


def test_turns_that_take_turns_find_their_own_budget_again(session: Session) -> None:
    keys = ["a", "b", "c"] * 4
    assert [bool(session.spend("g", turn=key).guards) for key in keys] == [True] * 6 + [False] * 6


def test_while_the_agent_goes_on_because_of_a_block_no_new_budget_begins(session: Session) -> None:
    session.spend("a", turn="first")
    found = [session.spend("a", turn=f"another {number}", continued=True).guards for number in range(3)]
    assert found == [("a",), (), ()]
    assert session.spend("a", turn="of the human").guards == ("a",)


def test_who_goes_on_in_a_session_that_is_not_known_has_what_its_folder_has_left(tmp_path: Path) -> None:
    """The session's name changed, or another hook blocked: then nothing was blocked in the folder."""

    def found(number: int, cwd: str) -> Spending:
        turn = make_turn(fresh(), session=f"s{number}", key=f"k{number}", cwd=cwd, continued=True)
        return spend(str(tmp_path), turn, [Claim("a", turn.said)], 3)

    assert [found(number, "/x").guards for number in range(4)] == [("a",), ("a",), (), ()]
    assert found(9, "/y") == Spending(("a",), {})


# --- the ceiling ----------------------------------------------------------------------------------------------------


def sessions(folder: Path, count: int, cwd: str) -> list[Spending]:
    """Let as many sessions be blocked once, in turns that nothing connects."""
    turns = [make_turn(fresh(), session=fresh(), key="k", cwd=cwd) for _ in range(count)]
    return [spend(str(folder), turn, [Claim("a", turn.said)], 3) for turn in turns]


def test_a_folder_is_blocked_so_often_within_an_hour(tmp_path: Path) -> None:
    found = sessions(tmp_path, BLOCKS + 3, "/x")
    assert found == [Spending(("a",), {})] * BLOCKS + [Spending((), {"a": "hourly_limit"})] * 3
    assert preview(str(tmp_path), make_turn(fresh(), cwd="/x"), [Claim("a", "s")], 3).refused == {"a": "hourly_limit"}
    assert sessions(tmp_path, 1, "/y") == [Spending(("a",), {})]


def test_an_hour_later_it_may_be_blocked_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert sum(bool(found.guards) for found in sessions(tmp_path, BLOCKS + 1, "/x")) == BLOCKS
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now + 3601)
    assert sessions(tmp_path, 1, "/x")[0].guards == ("a",)


def test_a_clock_that_is_set_back_forgets_the_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sessions(tmp_path, BLOCKS, "/x")
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now - 86_400)
    assert sessions(tmp_path, 1, "/x")[0].guards == ("a",)


def test_folders_of_one_work_tree_are_one(tmp_path: Path) -> None:
    (tmp_path / "tree" / ".git").mkdir(parents=True)
    for below in ["", *(f"/a/{number}" for number in range(BLOCKS - 1))]:
        assert sessions(tmp_path / "state", 1, f"{tmp_path}/tree{below}")[0].guards
    assert sessions(tmp_path / "state", 1, f"{tmp_path}/tree/b")[0].refused == {"a": "hourly_limit"}


@pytest.mark.parametrize("cwd", ["", ".", "a/b", "/", "//", "/a\0b", "/x/" * 100_000, "C:\\x"])
def test_any_name_of_a_folder_will_do(cwd: str, tmp_path: Path) -> None:
    with within(2):
        assert sessions(tmp_path, 1, cwd) == [Spending(("a",), {})]


# --- in substance the same ------------------------------------------------------------------------------------------

LONG = "I looked at every module of the program and then changed the parser so that it reads numbers. "


def test_the_same_sentence_is_not_blocked_twice(session: Session) -> None:
    assert session.spend("a", sentence="I will push.").guards == ("a",)
    assert session.spend("a", sentence="I WILL PUSH.") == Spending((), {"a": "same_text"})
    assert session.spend("a", sentence="Ｉ ｗｉｌｌ ｐｕｓｈ．") == Spending((), {"a": "same_text"})
    assert session.spend("a", sentence="I will push now.").guards == ("a",)


def test_another_guard_may_object_to_the_same_text(session: Session) -> None:
    assert [session.spend(name, said=LONG, sentence=name).guards for name in ("a", "b", "a")] == [("a",), ("b",), ()]


@pytest.mark.parametrize(
    ("first", "second", "alike"),
    [
        (LONG, LONG, True),
        (LONG, f"  {LONG.upper()}\n\n", True),
        (LONG, LONG.replace(" ", ", "), True),
        (LONG, LONG.replace("numbers", "digits"), True),
        (LONG * 20, LONG * 20 + "One more sentence.", True),
        (LONG, LONG.replace("the parser so that it reads numbers", "nothing, because the tests were green"), False),
        (LONG, "I ran the tests: 14 passed. " + LONG[:30], False),
        (LONG, "", False),
        ("Pushing.", "Pushed.", False),
        ("今からデプロイします。問題はありません。", "今からデプロイします。問題はありません！", True),
        ("今からデプロイします。", "テストを実行しました。全部通りました。", False),
    ],
)
def test_alike(first: str, second: str, alike: bool, session: Session) -> None:
    session.spend("a", said=first or "x", sentence="one")
    found = spend(str(session.folder), make_turn(second, session="s", key="t"), [Claim("a", "two")], 3)
    assert found == (Spending((), {"a": "same_text"}) if alike else Spending(("a",), {}))


def test_sameness_of_long_texts_is_estimated_near_the_border(tmp_path: Path) -> None:
    """2,000 distinct words, of which a part is exchanged: the estimate from 400 hashes errs by a few points only."""
    words = [f"w{number * 7919 % 100_003:05}" for number in range(2000)]

    def refused(changed: float, number: int) -> bool:
        session = Session(tmp_path / f"{changed}-{number}")
        other = [f"x{word}" if at % 1000 < changed * 1000 else word for at, word in enumerate(words)]
        session.spend("a", said=" ".join(words), sentence="one")
        return session.spend("a", said=" ".join(other), sentence="two").guards == ()

    assert ALIKE == 0.8
    assert [refused(changed, 0) for changed in (0.0, 0.02, 0.3, 0.6)] == [True, True, False, False]


# --- preview --------------------------------------------------------------------------------------------------------


def test_a_preview_counts_nothing(tmp_path: Path) -> None:
    folder, claims = str(tmp_path / "state"), [Claim("a", "s")]
    first, second = make_turn("x", key="t"), make_turn("y", key="t")
    assert [preview(folder, first, claims, 3) for _ in range(5)] == [Spending(("a",), {})] * 5
    spend(folder, first, claims, 3)
    assert preview(folder, second, claims, 3) == Spending((), {"a": "same_text"})


# --- whoever cannot count does not block ----------------------------------------------------------------------------

DAMAGED = {
    "no JSON": b"{",
    "binary": b"\x80\xff\x00",
    "another type": b"[]",
    "a number": b"7",
    "no blocks": b"{}",
    "blocks of another type": b'{"blocks": 7}',
    "blocks of a type that has no length": b'{"blocks": null}',
    "blocks by name": b'{"blocks": {}}',
    "a block of another type": b'{"blocks": [7]}',
    "a block without a turn": b'{"blocks": [{"guards": {}, "shingles": []}]}',
    "a turn of another type": b'{"blocks": [{"turn": 7, "guards": {}, "shingles": []}]}',
    "a block without guards": b'{"blocks": [{"turn": "t", "shingles": []}]}',
    "guards of another type": b'{"blocks": [{"turn": "t", "guards": 7, "shingles": []}]}',
    "no shingles": b'{"blocks": [{"turn": "t", "guards": {"a": "x"}}]}',
    "shingles of another type": b'{"blocks": [{"turn": "t", "guards": {"a": "x"}, "shingles": 7}]}',
    "of an older version": b'{"turn": "t", "blocks": [{"guards": {"a": "x"}, "shingles": []}]}',
    "too deep": b"[" * 100_000,
    "too large": b'{"blocks": [], "x": "' + b"x" * (1 << 20) + b'"}',
}


@pytest.mark.parametrize("data", DAMAGED.values(), ids=DAMAGED)
def test_a_damaged_state_costs_one_turn(data: bytes, session: Session) -> None:
    """Nobody knows what the turn has had, so it gets no more; the session goes on with the next one."""
    session.spend("b")
    session.file().write_bytes(data)
    assert session.spend("a") == Spending((), {"a": "no_budget_state"})
    assert session.spend("a") == Spending((), {"a": "budget_spent"})
    assert session.spend("a", turn="next") == Spending(("a",), {})


def test_a_damaged_state_is_mended_by_looking(session: Session) -> None:
    session.spend("b")
    session.file().write_bytes(b"\x00")
    claims = [Claim("a", "s")]
    turns = [make_turn("x", session="s", key=key) for key in ("t", "t", "next")]
    found = [preview(str(session.folder), turn, claims, 3) for turn in turns]
    assert found == [
        Spending((), {"a": "no_budget_state"}),
        Spending((), {"a": "budget_spent"}),
        Spending(("a",), {}),
    ]


DAMAGED_COUNTS = {
    "no JSON": b"{",
    "binary": b"\x80\xff\x00",
    "another type": b"7",
    "an entry of another type": b"[7]",
    "an entry without a time": b'[{"guards": {}}]',
    "a time of another type": b'[{"at": "x", "guards": {}}]',
    "a time that is a boolean": b'[{"at": true, "guards": {}}]',
    "an entry without guards": b'[{"at": 1}]',
    "guards of another type": b'[{"at": 1, "guards": 7}]',
    "too deep": b"[" * 100_000,
}


@pytest.mark.parametrize("data", DAMAGED_COUNTS.values(), ids=DAMAGED_COUNTS)
def test_a_damaged_count_of_a_folder_costs_one_turn(data: bytes, session: Session) -> None:
    session.spend("b")
    session.place().write_bytes(data)
    assert session.spend("a") == Spending((), {"a": "no_budget_state"})
    assert [session.spend("a").guards for _ in range(3)] == [("a",), ("a",), ()]


@pytest.mark.parametrize("place", ["/proc/nowhere", "/dev/null", "/dev/null/below"])
def test_no_folder_no_block(place: str) -> None:
    assert spend(place, make_turn("x"), [Claim("a", "s")], 3) == Spending((), {"a": "no_budget_state"})


def test_a_link_in_place_of_the_state_is_not_followed(session: Session, tmp_path: Path) -> None:
    session.spend("b")
    target = tmp_path / "target"
    name = session.file()
    name.rename(target)
    name.symlink_to(target)
    before = target.read_bytes()
    assert session.spend("a") == Spending((), {"a": "no_budget_state"})
    assert target.read_bytes() == before
    assert session.spend("a") == Spending(("a",), {})
    assert not session.file().is_symlink()


def test_a_named_pipe_in_place_of_the_state_is_not_waited_for(session: Session) -> None:
    session.spend("b")
    name = session.file()
    name.unlink()
    os.mkfifo(name, 0o600)
    with within(10):
        assert session.spend("a") == Spending((), {"a": "no_budget_state"})
        assert session.spend("a") == Spending(("a",), {})


def test_a_lock_that_is_never_released_blocks_nothing(session: Session) -> None:
    import fcntl

    session.spend("b")
    with session.file().open("r+") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        with within(10):
            assert session.spend("a") == Spending((), {"a": "no_budget_state"})


def test_the_state_is_private(session: Session) -> None:
    session.spend("a")
    assert stat.S_IMODE(session.folder.stat().st_mode) == 0o700
    assert stat.S_IMODE(session.file().stat().st_mode) == 0o600


def test_the_state_holds_no_text(session: Session) -> None:
    session.spend("a", said="Tangerine dreams", sentence="Tangerine", turn="Tangerine, please", cwd="/tangerine")
    files = sorted(session.folder.iterdir())
    assert files == sorted([session.file(), session.place("/tangerine")])
    assert not any("angerine" in file.name + file.read_text() for file in files)


# --- many at once ---------------------------------------------------------------------------------------------------


def test_fifty_threads_spend_no_more_than_there_is(session: Session) -> None:
    texts = [fresh() for _ in range(50)]
    with ThreadPoolExecutor(50) as pool:
        found = list(pool.map(lambda text: session.spend("a", "b", said=text).guards, texts))
    assert sorted(found) == [()] * 48 + [("a", "b")] * 2


def test_fifty_processes_spend_no_more_than_there_is(tmp_path: Path) -> None:
    """Each waits for the starting shot, so that they overlap."""
    code = f"""
import sys
sys.path.insert(0, {str(SOURCE)!r})
from guardctl.budget import Claim, spend
from guardctl.turn import Turn
number = sys.argv[1]
sys.stdin.read()
turn = Turn(host="h", event="stop", said=f"{{number}} " * 30, session="s", key="t")
print(spend({str(tmp_path)!r}, turn, [Claim(f"g{{int(number) % 5}}", number)], 3).guards)
"""
    processes = [
        subprocess.Popen(
            [sys.executable, "-I", "-c", code, str(number)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        for number in range(50)
    ]
    for process in processes:
        assert process.stdin is not None
        process.stdin.close()
    found = [process.stdout.read() for process in processes if process.stdout]
    assert [process.wait(30) for process in processes] == [0] * 50
    for process in processes:
        assert process.stdout is not None
        process.stdout.close()
    assert sum(line != "()\n" for line in found) == 3
    assert len(found) == 50


@pytest.mark.parametrize(
    ("usual", "value", "cap"),
    [
        (8, "", 8),
        (8, "1", 1),
        (8, "3", 3),
        (8, "20", 8),
        (8, "0", 8),
        (8, "-1", 8),
        (8, "x", 8),
        (8, "²", 8),
        (8, "１", 8),
        (8, "1" * 5000, 8),
        (None, "2", 2),
        (None, "²", None),
    ],
)
def test_the_hosts_own_variable_only_lowers_its_cap(
    usual: int | None, value: str, cap: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SOME_HOSTS_CAP", value)
    assert lowered_cap(usual, "SOME_HOSTS_CAP") == cap
