"""The circuit breaker: when a judge is skipped, when it is tried again, and that nothing about its file can hurt."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from pathlib import Path

import pytest

from guardctl import breaker as module
from guardctl.breaker import FAILURES, LONGEST_PAUSE_SECONDS, PAUSE_SECONDS, Breaker, forgive, judge_health
from guardctl.chain import Chain
from guardctl.errors import JudgeError
from guardctl.judging import JudgeReply, JudgeRequest
from guardctl.testing import FakeJudge

REQUEST = JudgeRequest("commit", "?", {})


class Clock:
    """The time that the breaker sees."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def time(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(module, "time", clock)
    return clock


@pytest.fixture
def folder(tmp_path: Path) -> str:
    return str(tmp_path / "state")


def turn(folder: str, reason: str, judge: str = "claude") -> bool:
    """Play one turn: ask if the judge is admitted; return whether it was."""
    breaker = Breaker(folder)
    admitted = breaker.admits(judge)
    if admitted:
        breaker.note(judge, reason, 20.0)
    return admitted


def files(folder: str) -> list[Path]:
    return sorted(Path(folder).glob("breaker-*"))


@pytest.mark.parametrize("reason", sorted(module.COUNTED))
def test_three_failures_in_a_row_open_it(folder: str, clock: Clock, reason: str) -> None:
    assert [turn(folder, reason) for _ in range(FAILURES + 1)] == [True, True, True, False]
    health = judge_health(folder, "claude")
    assert (health.failures, health.reason, health.until) == (FAILURES, reason, clock.now + PAUSE_SECONDS)


@pytest.mark.parametrize("reason", ["", "prose", "empty", "refused", "truncated", "echo", "not_configured"])
def test_an_answer_of_any_kind_closes_it(folder: str, clock: Clock, reason: str) -> None:
    for ending in ["crash", "crash", reason, "crash", "crash"]:
        assert turn(folder, ending)
    assert judge_health(folder, "claude").failures == 2


def test_one_turn_counts_once_however_many_guards_ask(folder: str, clock: Clock) -> None:
    breaker = Breaker(folder)
    for _ in range(5):
        assert breaker.admits("claude")
        breaker.note("claude", "crash", 20.0)
    assert judge_health(folder, "claude").failures == 1


def test_a_late_answer_counts_only_if_there_was_time(folder: str, clock: Clock) -> None:
    for _ in range(FAILURES):
        Breaker(folder).note("claude", "timeout", 1.0)
    assert judge_health(folder, "claude").failures == 0


def test_after_the_pause_one_process_tries_with_all_its_guards(folder: str, clock: Clock) -> None:
    for _ in range(FAILURES):
        turn(folder, "crash")
    clock.now += PAUSE_SECONDS
    first, second = Breaker(folder), Breaker(folder)
    assert (first.admits("claude"), second.admits("claude"), first.admits("claude")) == (True, False, True)
    first.note("claude", "", 20.0)
    assert second.admits("claude")
    assert judge_health(folder, "claude") == module.Health()


def test_who_tries_and_vanishes_does_not_keep_others_away(folder: str, clock: Clock) -> None:
    for _ in range(FAILURES):
        turn(folder, "crash")
    clock.now += PAUSE_SECONDS
    assert Breaker(folder).admits("claude")
    clock.now += module.PROBE_SECONDS
    assert Breaker(folder).admits("claude")


def test_pauses_double_up_to_a_quarter_of_an_hour(folder: str, clock: Clock) -> None:
    for _ in range(FAILURES):
        turn(folder, "crash")
    pauses = []
    for _ in range(6):
        pauses.append(judge_health(folder, "claude").until - clock.now)
        clock.now += pauses[-1]
        assert turn(folder, "timeout")
    assert pauses == [60, 120, 240, 480, LONGEST_PAUSE_SECONDS, LONGEST_PAUSE_SECONDS]


def test_who_was_asked_before_it_opened_does_not_prolong_the_pause(folder: str, clock: Clock) -> None:
    late = Breaker(folder)
    assert late.admits("claude")
    for _ in range(FAILURES):
        turn(folder, "crash")
    late.note("claude", "crash", 20.0)
    assert judge_health(folder, "claude").failures == FAILURES


def test_judges_are_counted_apart_and_some_not_at_all(folder: str, clock: Clock) -> None:
    for name in ("claude", "none", "recorded"):
        for _ in range(FAILURES):
            turn(folder, "crash", name)
    assert [turn(folder, "", name) for name in ("claude", "codex", "none", "recorded")] == [False, True, True, True]


def test_origins_of_credentials_are_counted_apart(folder: str, clock: Clock) -> None:
    def ends(origin: str) -> bool:
        breaker = Breaker(folder, origin)
        if admitted := breaker.admits("claude"):
            breaker.note("claude", "not_logged_in", 20.0)
        return admitted

    assert [ends("a") for _ in range(FAILURES + 1)] == [True] * FAILURES + [False]
    assert [ends("b"), ends("")] == [True, True]
    assert judge_health(folder, "claude").failures == FAILURES
    assert len(files(folder)) == 3
    forgive(folder, "claude")
    assert files(folder) == []
    assert ends("a")


def test_somebody_who_sets_it_up_anew_is_forgiven(folder: str, clock: Clock) -> None:
    for _ in range(FAILURES):
        turn(folder, "not_logged_in")
    forgive(folder, "claude")
    forgive(folder, "codex")
    assert turn(folder, "")


@pytest.mark.parametrize(
    "content",
    [
        b"", b"{", b"[]", b"null", b"7", b"\xff\xfe", b"[" * 3000, b'{"failures": "3"}', b'{"failures": true}',
        b'{"unknown": 1}', b'{"failures": 9, "until": 1e999}', b'{"failures": 9, "until": 99999999999}',
        b'{"failures": -1}', b'{"failures": 9, "reason": 1}', b'{"until": NaN}',
    ],
)  # fmt: skip
def test_a_damaged_file_is_a_judge_in_good_health(folder: str, content: bytes) -> None:
    turn(folder, "crash")
    [file] = files(folder)
    file.write_bytes(content)
    assert turn(folder, "crash")
    assert judge_health(folder, "claude").failures == 1


def test_a_folder_that_cannot_be_used_stops_nobody(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    assert [turn(str(blocked / "state"), "crash") for _ in range(FAILURES + 1)] == [True] * (FAILURES + 1)


def test_a_link_in_place_of_the_file_is_not_followed(folder: str, tmp_path: Path) -> None:
    turn(folder, "crash")
    [file] = files(folder)
    file.unlink()
    target = tmp_path / "target"
    target.write_text("precious")
    file.symlink_to(target)
    turn(folder, "crash")
    assert target.read_text() == "precious"


def test_the_file_is_its_owners_and_small(folder: str) -> None:
    turn(folder, "crash")
    [file] = files(folder)
    assert file.stat().st_mode & 0o777 == 0o600
    assert file.stat().st_size < 200
    assert json.loads(file.read_text())["failures"] == 1


def test_a_judge_that_answers_leaves_no_file(folder: str) -> None:
    turn(folder, "")
    assert not Path(folder).exists()


def test_processes_count_together(folder: str) -> None:
    """Nine processes fail at the same time, over three judges: no count is lost, and none opens more than once."""
    program = (
        "import sys\n"
        "from guardctl.breaker import Breaker\n"
        "sys.stdin.read()\n"
        "Breaker(sys.argv[1]).note(sys.argv[2], 'crash', 20.0)\n"
    )
    running = [
        subprocess.Popen([sys.executable, "-c", program, folder, name], stdin=subprocess.PIPE)
        for name in ["one"] + ["two"] * 2 + ["many"] * 6
    ]
    for process in running:  # all of them wait for the end of their input
        assert process.stdin is not None
        process.stdin.close()
    assert [process.wait(30) for process in running] == [0] * len(running)
    assert [judge_health(folder, name).failures for name in ("one", "two", "many")] == [1, 2, FAILURES]


# --- in the chain of judges -----------------------------------------------------------------------------------------


def test_a_judge_that_is_down_is_not_asked_and_the_next_one_is(folder: str) -> None:
    down, up = FakeJudge(JudgeError("crash")), FakeJudge('{"a": true}')
    down.name, up.name = "down", "up"
    for _ in range(FAILURES + 2):
        assert Chain([down, up], Breaker(folder)).ask(REQUEST, time.monotonic() + 20).judge == "up"
    assert (len(down.requests), len(up.requests)) == (FAILURES, FAILURES + 2)


def test_the_log_says_that_it_is_skipped(folder: str) -> None:
    down = FakeJudge(JudgeError("crash"))
    reasons = []
    for _ in range(FAILURES + 1):
        with pytest.raises(JudgeError) as caught:
            Chain([down], Breaker(folder)).ask(REQUEST, time.monotonic() + 20)
        reasons.append(caught.value.reason)
    assert reasons == ["crash"] * FAILURES + ["breaker_open"]


def test_a_chain_without_a_breaker_always_asks() -> None:
    judge = FakeJudge(JudgeError("crash"))
    for _ in range(FAILURES + 1):
        with pytest.raises(JudgeError, match="crash"):
            Chain([judge]).ask(REQUEST, time.monotonic() + 20)
    assert len(judge.requests) == FAILURES + 1


def test_a_bug_in_a_judge_is_not_hidden(folder: str) -> None:
    class Odd:
        name = "odd"

        def ask(self, request: JudgeRequest, deadline: float) -> JudgeReply:
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        Chain([Odd()], Breaker(folder)).ask(REQUEST, time.monotonic() + 20)
