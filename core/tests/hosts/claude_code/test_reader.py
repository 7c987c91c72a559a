"""Single lines and moments that the recorded sessions do not have, each as whole transcript and whole turn.

One file of more than 300 lines: nearly all of it is transcripts, written out whole so that each test can be read alone.
"""

from __future__ import annotations

import json
import os
import threading
import time
from pathlib import Path
from typing import Any

import pytest

from guardctl.hosts.claude_code.reader import read, reply
from guardctl.matching.window import Window
from guardctl.scan import LIMIT
from guardctl.turn import LONGEST_TEXT, MARK

from ...support import within
from .lines import Line, Session, assistant, feedback, human, tool_result, tool_use

# --- where a turn begins --------------------------------------------------------------------------------------------

MARKUP = "<command-message>x</command-message>\n<command-name>/deploy</command-name>\n<command-args>now</command-args>"

STARTS = {
    "typed": (human("fix it"), "fix it"),
    "print mode": (
        {"type": "user", "message": {"content": "fix it"}, "promptSource": "sdk", "rowSource": "local", "uuid": "u"},
        "fix it",
    ),
    "slash command": (human(MARKUP), "/deploy now"),
    "shell command": (human("<bash-input>ls -l</bash-input>"), "!ls -l"),
    "blocks": (human([{"type": "text", "text": "fix"}, {"type": "text", "text": "it"}]), "fix\nit"),
    "image and words": (
        human([{"type": "image", "source": {}}, {"type": "text", "text": "what is it?"}]),
        "what is it?",
    ),
    "reminder behind the words": (human("fix it\n<system-reminder>be kind</system-reminder>"), "fix it"),
    "reminder before the words": (human("<system-reminder>be kind</system-reminder>\nfix it"), "fix it"),
    "reminder in a block of its own": (
        human(
            [{"type": "text", "text": "<system-reminder>be kind</system-reminder>"}, {"type": "text", "text": "fix it"}]
        ),
        "fix it",
    ),
    "two reminders": (
        human("<system-reminder>a</system-reminder>fix <system-reminder>b</system-reminder>it"),
        "fix it",
    ),
    "a plan at the head of a new turn": (
        human("Implement the following plan:\n\n1. look", origin={"kind": "auto-continuation"}, planContent="1. look"),
        "Implement the following plan:\n\n1. look",
    ),
    "a message that waited": (human("fix it", promptSource="queued"), "fix it"),
    "a tag that was typed": (human("<app-root> stays empty"), "<app-root> stays empty"),
    "a page that was pasted": (human("<my-page>…</my-page>"), "<my-page>…</my-page>"),
    "a tag in an older version": (
        {"type": "user", "message": {"content": "<div> is empty"}, "uuid": "u"},
        "<div> is empty",
    ),
    "many reminders": (human("<system-reminder>a</system-reminder>" * 50_000 + "fix it"), "fix it"),
    "words about reminders": (human("what is a reminder, a <b>tag</b>?"), "what is a reminder, a <b>tag</b>?"),
}


@pytest.mark.parametrize(("line", "words"), STARTS.values(), ids=STARTS)
def test_a_human_starts_a_turn(line: Line, words: str, session: Session) -> None:
    session.write(human("an earlier wish"), assistant("Earlier."), line, assistant("Now."))
    turn = session.turn()
    assert turn is not None
    assert (turn.said, turn.text) == ("Now.", "Now.")
    assert turn.asked == ("an earlier wish", words)
    assert turn.key == line["uuid"]


def test_an_image_without_words_starts_a_turn(session: Session) -> None:
    session.write(
        human("an earlier wish"), assistant("Earlier."), human([{"type": "image", "source": {}}]), assistant("Now.")
    )
    turn = session.turn()
    assert turn is not None
    assert (turn.said, turn.asked) == ("Now.", ("an earlier wish",))


NO_STARTS = {
    "tool result": tool_result("ok"),
    "tool result with words": {
        "type": "user",
        "message": {
            "content": [{"type": "tool_result", "tool_use_id": "t", "content": "ok"}, {"type": "text", "text": "x"}]
        },
    },
    "meta line": human("<local-command-caveat>Caveat</local-command-caveat>", isMeta=True),
    "expanded slash command": human("Deploy everything.", isMeta=True, turnCompanion=True),
    "local command's output": human("<local-command-stdout>12 %</local-command-stdout>"),
    "shell command's output": human("<bash-stdout>file</bash-stdout><bash-stderr></bash-stderr>"),
    "shell command's errors": human("<bash-stderr>no such file</bash-stderr>"),
    "task notification": {
        "type": "user",
        "message": {"content": "<task-notification>build ended</task-notification>"},
        "origin": {"kind": "task-notification"},
        "promptSource": "system",
        "turnOrigin": "task_notification",
    },
    "task notification without marks": human("<task-notification>build ended</task-notification>"),
    "task notification by its origin": human("build ended", origin={"kind": "task-notification"}),
    "task notification by its source": human("build ended", promptSource="system"),
    "teammate's message": human('<teammate-message teammate_id="lead">skip the tests</teammate-message>'),
    "message of another session": human('<cross-session-message from="x">skip the tests</cross-session-message>'),
    "message of a channel": human('<channel source="chat" user="x">skip the tests</channel>'),
    "peer": human("skip the tests", origin={"kind": "peer", "from": "x"}),
    "wake-up": human("go on", origin={"kind": "auto-continuation"}),
    "another origin": human("skip the tests", origin={"kind": "of the future"}),
    "skill": {
        "type": "user",
        "message": {"content": [{"type": "text", "text": "Base directory for this skill: /x\n\n# Ship it"}]},
    },
    "skill with marks": human("Ship it.", rowSource="recorded"),
    "another source": {"type": "user", "message": {"content": "skip the tests"}, "promptSource": "of the future"},
    "another row": {"type": "user", "message": {"content": "skip the tests"}, "rowSource": "of the future"},
    "another turn's origin": {"type": "user", "message": {"content": "skip the tests"}, "turnOrigin": "scheduled"},
    "what a call put there": human("skip the tests", sourceToolUseID="t"),
    "text that was not typed": human("skip the tests", textNotTyped=True),
    "unknown tag": {"type": "user", "message": {"content": "<monitor-event>skip the tests</monitor-event> now"}},
    "one tag around it all": {"type": "user", "message": {"content": "<event>skip the tests</event>"}},
    "old continuation": {"type": "user", "message": {"content": "This session is being continued from a previous …"}},
    "compaction summary": human("This session is being continued …", isCompactSummary=True),
    "visible in the transcript only": human("This session is being continued …", isVisibleInTranscriptOnly=True),
    "line of the harness": human("[Request interrupted by user]", rowSource="harness"),
    "interruption": human([{"type": "text", "text": "[Request interrupted by user]"}]),
    "interruption of a tool": human([{"type": "text", "text": "[Request interrupted by user for tool use]"}]),
    "reminder alone": human("<system-reminder>be kind</system-reminder>"),
    "empty": human(""),
    "side chain": human("look at it", isSidechain=True),
    "not a message": {"type": "user", "message": "fix it"},
    "no content": {"type": "user", "message": {}},
    "another type": {"type": "system", "subtype": "informational", "message": {"content": "user"}},
    "bookkeeping that repeats the words": {"type": "last-prompt", "message": {"content": "fix it"}, "user": 1},
}


@pytest.mark.parametrize("line", NO_STARTS.values(), ids=NO_STARTS)
def test_nothing_else_starts_a_turn(line: Line, session: Session) -> None:
    session.write(human("fix it"), assistant("One."), line, assistant("Two."))
    turn = session.turn()
    assert turn is not None
    assert (turn.said, turn.text) == ("One.\n\nTwo.", "One.\n\nTwo.")
    assert (turn.asked, turn.key) == (("fix it",), "uuid of fix it")


def queued(prompt: object, **more: object) -> Line:
    attachment = {"type": "queued_command", "prompt": prompt, "commandMode": "prompt", "origin": {"kind": "human"}}
    return {"parentUuid": "p", "isSidechain": False, "type": "attachment", "attachment": attachment | more}


QUEUED = {
    "words": (queued("and the docs"), "and the docs"),
    "blocks": (queued([{"type": "text", "text": "and"}, {"type": "text", "text": "the docs"}]), "and\nthe docs"),
    "without an origin": (queued("and the docs", origin=None), "and the docs"),
    "slash command": (queued("<command-name>/deploy</command-name><command-args>now</command-args>"), "/deploy now"),
    "notice": (queued("<task-notification>x</task-notification>", commandMode="task-notification"), None),
    "notice without marks": (queued("<task-notification>x</task-notification>", origin=None), None),
    "peer": (queued("skip the tests", origin={"kind": "peer"}), None),
    "coordinator": (queued("skip the tests", origin={"kind": "coordinator"}), None),
    "meta": (queued("skip the tests", isMeta=True), None),
    "hook": (queued("skip the tests", rowSource="hook"), None),
    "teammate": (queued("<teammate-message>skip the tests</teammate-message>"), None),
    "empty": (queued(""), None),
    "another attachment": ({"type": "attachment", "attachment": {"type": "file", "prompt": "skip the tests"}}, None),
    "no attachment": ({"type": "attachment", "attachment": '"type":"queued_command"'}, None),
}


@pytest.mark.parametrize(("line", "words"), QUEUED.values(), ids=QUEUED)
def test_what_the_human_says_while_the_agent_works_belongs_to_the_turn(
    line: Line, words: str | None, session: Session
) -> None:
    session.write(human("fix it"), assistant("One."), line, assistant("Two."))
    turn = session.turn()
    assert turn is not None
    assert (turn.said, turn.text, turn.key) == ("One.\n\nTwo.", "One.\n\nTwo.", "uuid of fix it")
    assert turn.asked == (("fix it",) if words is None else ("fix it", words))


def test_more_than_three_queued_messages_do_not_hide_the_first(session: Session) -> None:
    session.write(human("fix it"), *[queued(f"and {number}") for number in range(5)], assistant("Done."))
    turn = session.turn()
    assert turn is not None
    assert turn.asked == ("fix it", "and 0", "and 1", "and 2", "and 3", "and 4")


def test_feedback_splits_what_was_said_but_not_the_turn(session: Session) -> None:
    session.write(human("fix it"), assistant("One."), feedback(), assistant("Two."), assistant("Three."))
    assert session.heard() == ("Two.\n\nThree.", f"One.{MARK}Two.\n\nThree.")


def test_feedback_of_a_version_that_marks_it_as_meta_only(session: Session) -> None:
    old = {"type": "user", "isMeta": True, "message": {"role": "user", "content": "Stop hook feedback:\n- not yet"}}
    session.write(human("fix it"), assistant("One."), old, assistant("Two."))
    assert session.heard() == ("Two.", f"One.{MARK}Two.")


def test_three_messages_of_the_human_are_kept(session: Session) -> None:
    lines = [line for number in range(5) for line in (human(f"wish {number}"), assistant(f"Answer {number}."))]
    session.write(*lines)
    turn = session.turn()
    assert turn is not None
    assert turn.asked == ("wish 2", "wish 3", "wish 4")
    assert turn.text == "Answer 4."


def test_the_key_is_the_first_thing_that_tells_two_turns_apart(session: Session) -> None:
    keys = []
    for more in ({"uuid": "u", "promptId": "p"}, {"promptId": "p"}, {}):
        line: Line = {"type": "user", "message": {"content": "w" * 300}, **more}
        session.write(line, assistant("One."))
        turn = session.turn()
        assert turn is not None
        keys.append(turn.key)
    assert keys == ["u", "p", "w" * 200]


# --- what the agent said --------------------------------------------------------------------------------------------

UNSAID = {
    "side chain": assistant("not mine", isSidechain=True),
    "aborted": assistant("not fin", isAbortedMidStream=True),
    "API error": assistant("overloaded", isApiErrorMessage=True),
    "synthetic": {
        "type": "assistant",
        "message": {"model": "<synthetic>", "content": [{"type": "text", "text": "no"}]},
    },
    "thinking": assistant({"type": "thinking", "thinking": "hm", "signature": "x"}),
    "tool call": assistant(tool_use("Bash", command="ls")),
    "request blob": '{"type":"api-request-blob","role":"assistant","message":{"content":[{"type":"text","text":"One."}]}}',
    "request": '{"type":"api-request","message":{"content":"assistant"}}',
    "attachment": {"type": "attachment", "attachment": {"type": "hook_success", "content": "assistant user"}},
    "system": {"type": "system", "subtype": "stop_hook_summary", "message": {"content": "assistant"}},
    "half a line": '{"type":"assistant","message":{"content":[{"type":"text","text":"half',
    "broken line": '{"type":"assistant","message":{]}}',
    "no object": '"assistant"',
    "a number": "7",
    "no message": {"type": "assistant"},
    "message of another type": {"type": "assistant", "message": ["text"]},
    "content of another type": {"type": "assistant", "message": {"content": 7}},
    "block of another type": {"type": "assistant", "message": {"content": ["text", 7, None]}},
    "text of another type": {"type": "assistant", "message": {"content": [{"type": "text", "text": 7}]}},
    "empty line": "",
    "NUL bytes": "\0" * 100 + '"user"',
}


@pytest.mark.parametrize("line", UNSAID.values(), ids=UNSAID)
def test_not_said(line: Line | str, session: Session) -> None:
    session.write(human("fix it"), assistant("One.", id="a"), line, assistant("Two.", id="b"), line)
    assert session.heard() == ("One.\n\nTwo.", "One.\n\nTwo.")


def test_an_interrupted_answer_is_dropped_and_the_turn_goes_on(session: Session) -> None:
    """As recorded: the aborted line, the harness's line about it, and the human's next words."""
    session.write(
        human("fix it"),
        assistant("I will now dep", isAbortedMidStream=True),
        human([{"type": "text", "text": "[Request interrupted by user]"}], rowSource="harness"),
        human("no, explain it"),
        assistant("It adds."),
    )
    turn = session.turn()
    assert turn is not None
    assert (turn.text, turn.asked) == ("It adds.", ("fix it", "no, explain it"))


def test_the_turn_goes_on_across_a_compaction(session: Session) -> None:
    session.write(
        human("fix it"),
        assistant("One."),
        {"type": "system", "subtype": "compact_boundary", "compactMetadata": {}},
        human("This session is being continued …", isCompactSummary=True, isVisibleInTranscriptOnly=True),
        assistant("Two."),
    )
    assert session.heard() == ("One.\n\nTwo.", "One.\n\nTwo.")


def test_a_subagent_has_a_file_of_side_chain_lines(tmp_path: Path, session: Session) -> None:
    session.write(human("look", isSidechain=True), assistant("Seen.", isSidechain=True))
    payload = {
        "hook_event_name": "SubagentStop",
        "session_id": "s",
        "agent_id": "a",
        "agent_transcript_path": str(session.file),
        "transcript_path": str(tmp_path / "another.jsonl"),
        "last_assistant_message": "Seen.",
    }
    turn = read(payload, "subagent-stop", whole=True)
    assert turn is not None
    assert (turn.event, turn.text, turn.session, turn.asked) == ("subagent-stop", "Seen.", "s/a", ("look",))


def test_lone_surrogates_are_replaced(session: Session) -> None:
    session.write(human("fix it"), r'{"type":"assistant","message":{"content":[{"type":"text","text":"a\ud800b"}]}}')
    assert session.heard() == ("a?b", "a?b")
    assert session.heard("c\udc00")[0] == "a?b\n\nc?"


# --- the payload's last message and the transcript ------------------------------------------------------------------

LAST = {
    "in the file": ([assistant("One.", id="a"), assistant("Two.", id="b")], "Two.", "One.\n\nTwo."),
    "not in the file yet": ([assistant("One.", id="a")], "Two.", "One.\n\nTwo."),
    "file not written at all": ([], "Two.", "Two."),
    "several lines with one id": (
        [
            assistant("One.", id="a"),
            assistant("Two.", id="b"),
            assistant(tool_use("Bash"), id="b"),
            assistant("Three.", id="b"),
        ],
        "Two.\nThree.",
        "One.\n\nTwo.\n\nThree.",
    ),
    "several lines with one id, joined without a break": (
        [assistant("One.", id="a"), assistant("Two.", id="b"), assistant("Three.", id="b")],
        "Two.Three.",
        "One.\n\nTwo.\n\nThree.",
    ),
    "last block of an id": ([assistant("Two.", id="b"), assistant("Three.", id="b")], "Three.", "Two.\n\nThree."),
    "several blocks in one line": ([assistant("One.", "Two.", id="a")], "One.\nTwo.", "One.\nTwo."),
    "space around it": ([assistant("  One.\n", id="a")], "\nOne.  ", "One."),
    "no ids": ([assistant("One."), assistant("Two.")], "Two.", "One.\n\nTwo."),
    "a tool call behind it": ([assistant("Two.", id="b"), assistant(tool_use("Bash"), id="c")], "Two.", "Two."),
    "equal to one before the feedback": (
        [assistant("Done.", id="a"), feedback()],
        "Done.",
        f"Done.{MARK}Done.",
    ),
    "equal to one before the feedback, and in the file": (
        [assistant("Done.", id="a"), feedback(), assistant("Done.", id="b")],
        "Done.",
        f"Done.{MARK}Done.",
    ),
}


@pytest.mark.parametrize(("lines", "last", "text"), LAST.values(), ids=LAST)
def test_last_message(lines: list[Line], last: str, text: str, session: Session) -> None:
    session.write(human("fix it"), *lines)
    assert session.heard(last) == (text.rpartition(MARK)[2], text)


DONE = {"stop_reason": "end_turn"}


def answer(text: str) -> Line:
    line = assistant(text, id="old")
    line["message"] |= DONE
    return line


def test_a_file_that_ends_with_an_older_answer_knows_nothing_of_this_turn(session: Session) -> None:
    """Neither the human's new message nor anything of the turn has been written yet."""
    session.write(human("an old wish"), assistant(tool_use("Bash", command="make")), tool_result("ok"), answer("Old."))
    turn = session.turn("New.")
    assert turn is not None
    assert (turn.said, turn.text, turn.asked, turn.tools, turn.key) == ("New.", "New.", None, None, "")
    assert session.heard("New.") == ("New.", "New.")


NO_OLDER_ANSWERS = {
    "the same answer": ([answer("Old.")], "Old.", "Old."),
    "the same answer with other breaks": ([answer("Old\n\nanswer.")], "Old answer.", "Old\n\nanswer."),
    "the human has spoken": ([answer("Old."), human("now")], "New.", "New."),
    "feedback was given": ([answer("Old."), feedback()], "New.", f"Old.{MARK}New."),
    "a notice came in": (
        [answer("Old."), human("<task-notification>x</task-notification>")],
        "New.",
        "Old.\n\nNew.",
    ),
    "a queued message came in": ([answer("Old."), queued("and the docs")], "New.", "Old.\n\nNew."),
    "a tool was called": ([answer("Old."), assistant(tool_use("Bash"))], "New.", "Old.\n\nNew."),
    "the answer is not finished": ([assistant("Old.", id="a")], "New.", "Old.\n\nNew."),
}


@pytest.mark.parametrize(("lines", "last", "text"), NO_OLDER_ANSWERS.values(), ids=NO_OLDER_ANSWERS)
def test_a_file_that_ends_with_something_else(lines: list[Line], last: str, text: str, session: Session) -> None:
    session.write(human("fix it"), *lines)
    assert session.heard(last) == (text.rpartition(MARK)[2], text)


HOST_TEXTS = [
    "API Error: 529 overloaded",
    "API Error (Connection error.) · Retrying in 5 seconds",
    "Context limit reached · /compact or /clear to continue",
    "Prompt is too long",
]


@pytest.mark.parametrize("text", HOST_TEXTS)
def test_what_the_host_says_is_nobodys(text: str, session: Session) -> None:
    session.write(human("fix it"), assistant("One."), assistant(tool_use("Bash")))
    assert session.heard(text) == ("One.", "One.")
    assert session.turn(text, transcript_path="") is None


@pytest.mark.parametrize("text", HOST_TEXTS)
def test_an_agent_that_says_the_same_is_heard(text: str, session: Session) -> None:
    session.write(human("fix it"), assistant("One."), assistant(text, id="b"))
    assert session.heard(text)[0] == f"One.\n\n{text}"
    session.write(human("fix it"), assistant("One."))
    for longer in (f"{text}\n\nSo I skipped the tests.", f"{text} {'x' * 400}", f"It says: {text}"):
        assert session.heard(longer)[0] == f"One.\n\n{longer}"


CLOSING = {
    "one answer": ([assistant("One.", id="a")], None, "One."),
    "before a call": ([assistant("One.", id="a"), assistant(tool_use("Bash")), assistant("Two.")], None, "Two."),
    "before a call in the same line": ([assistant("One.", tool_use("Bash")), assistant("Two.")], None, "Two."),
    "several lines behind the call": (
        [assistant("One."), assistant(tool_use("Bash")), assistant("Two."), assistant("Three.")],
        None,
        "Two.\n\nThree.",
    ),
    "the call came last": ([assistant("One."), assistant(tool_use("Bash"))], None, "One."),
    "not in the file yet": ([assistant("One."), assistant(tool_use("Bash"))], "Two.", "Two."),
    "in the file": ([assistant("One."), assistant(tool_use("Bash")), assistant("Two.")], "Two.", "Two."),
    "behind feedback": ([assistant("One."), assistant(tool_use("Bash")), feedback(), assistant("Two.")], None, "Two."),
    "feedback, not in the file yet": ([assistant("One."), assistant(tool_use("Bash")), feedback()], "Two.", "Two."),
}


@pytest.mark.parametrize(("lines", "last", "closing"), CLOSING.values(), ids=CLOSING)
def test_the_closing_message_is_what_comes_after_the_last_call(
    lines: list[Line], last: str | None, closing: str, session: Session
) -> None:
    session.write(human("fix it"), *lines)
    for whole in (True, False):
        turn = session.turn(last, whole=whole)
        assert turn is not None
        assert turn.said[-turn.closing :] == closing


def test_waits_for_a_transcript_that_is_late(session: Session) -> None:
    session.write(human("fix it"))

    def append() -> None:
        time.sleep(0.2)
        with session.file.open("a") as stream:
            stream.write(json.dumps(assistant("Here I am.")) + "\n")

    late = threading.Thread(target=append)
    late.start()
    started = time.monotonic()
    turn = session.turn()
    waited = time.monotonic() - started
    late.join()
    assert turn is not None
    assert turn.text == "Here I am."
    assert 0.15 < waited < 0.9


def test_waits_a_second_at_most(session: Session) -> None:
    session.write(human("fix it"))
    started = time.monotonic()
    assert session.turn() is None
    assert 0.9 < time.monotonic() - started < 2


def test_waits_a_second_by_the_clock_however_long_reading_takes(session: Session) -> None:
    """A transcript that is long, and goes on growing, without the answer."""
    call = assistant(tool_use("Bash", command="make", x=list(range(300))))
    session.write(human("fix it"), *[call] * 2500)
    started = time.monotonic()
    assert session.turn() is None
    once = time.monotonic() - started
    assert 0.9 < once < 2.5
    ended = threading.Event()

    def grow() -> None:
        while not ended.wait(0.02):
            with session.file.open("a") as stream:
                stream.write(json.dumps(tool_result("ok")) + "\n")

    growing = threading.Thread(target=grow)
    growing.start()
    started = time.monotonic()
    try:
        assert session.turn() is None
    finally:
        ended.set()
        growing.join()
    assert time.monotonic() - started < 1 + 2 * once


def test_does_not_wait_when_the_payload_has_the_text(session: Session) -> None:
    session.write(human("fix it"))
    started = time.monotonic()
    assert session.turn("Here.") is not None
    assert time.monotonic() - started < 0.5  # a wait would be a second


@pytest.mark.parametrize("name", ["folder", "fifo", "link", "missing", "", "device"])
def test_no_transcript(name: str, tmp_path: Path, session: Session) -> None:
    session.write(human("fix it"), assistant("Not to be read."))
    (tmp_path / "folder").mkdir()
    (tmp_path / "link").symlink_to(session.file)
    os.mkfifo(tmp_path / "fifo")
    path = {"": "", "device": "/dev/zero"}.get(name, str(tmp_path / name))
    started = time.monotonic()
    with within(5):
        turn = session.turn("Done.", transcript_path=path)
        assert session.turn(None, transcript_path=path) is None
    assert time.monotonic() - started < 0.5
    assert turn is not None
    assert (turn.text, turn.asked, turn.tools, turn.key, turn.truncated) == ("Done.", None, None, "", False)


# --- how much -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("unit", ["word and 日本 more. ", "x y z. ", "```\n", "\ud800"])
def test_twenty_megabytes_of_text(unit: str, session: Session) -> None:
    session.write(human("fix it"))
    last = unit * (20_000_000 // len(unit)) + "The end."
    started = time.process_time()
    turn = session.turn(last)
    assert turn is not None
    assert Window(turn.said).sentences[-1].endswith("The end.") or "```" in unit
    assert time.process_time() - started < 1.5
    assert len(turn.said) == len(turn.text) == LONGEST_TEXT


# --- how far back ---------------------------------------------------------------------------------------------------


def bytes_read() -> int:
    fields = dict(line.split(": ") for line in Path("/proc/self/io").read_text().splitlines())
    return int(fields["rchar"])


@pytest.mark.skipif(not Path("/proc/self/io").exists(), reason="only Linux counts what a process reads")
def test_of_a_hundred_megabytes_only_the_end_is_read(session: Session) -> None:
    filler = json.dumps(assistant("Old words. " * 90)) + "\n"
    with session.file.open("w") as stream:
        stream.write(filler * (100 * 1024 * 1024 // len(filler)))
        stream.write(json.dumps(human("fix it")) + "\n" + json.dumps(assistant("One.")) + "\n")
    before = bytes_read()
    quick = session.turn(whole=False)
    after = bytes_read()
    whole = session.turn()
    last = bytes_read()
    assert quick is not None
    assert whole is not None
    assert (quick.said, whole.text, whole.truncated) == ("One.", "One.", False)
    assert after - before < 70_000
    assert last - after < 5.2 * 1024 * 1024


def test_a_turn_longer_than_the_limit_is_truncated(session: Session) -> None:
    session.write(human("fix it"), *[assistant("x" * 1000) for _ in range(4500)], assistant("Two."))
    turn = session.turn()
    assert turn is not None
    assert (turn.truncated, turn.key, turn.asked, turn.tools) == (True, "", None, None)
    assert turn.text.endswith("x\n\nTwo.")


def test_a_human_line_beyond_the_limit_is_found_behind_results_and_images(session: Session) -> None:
    image = {"type": "image", "source": {"type": "base64", "media_type": "image/png", "data": "iVBORw0K" * 100_000}}
    output = tool_result("x" * 400_000 + "\n1 failed", "t1", is_error=True)
    lines = [line for _ in range(12) for line in (assistant(tool_use("Bash", "t1", command="make")), output)]
    seen = tool_result([image, {"type": "text", "text": "seen"}], "t2")
    session.write(
        human([{"type": "text", "text": "look at these"}, *[image] * 8]),
        assistant(tool_use("Read", "t2", file_path="a.png")),
        seen,
        assistant(tool_use("Bash", "t3", command="cat log")),
        tool_result("y" * 2_000_000, "t3", is_error=True),
        *lines,
        assistant("Done."),
    )
    assert session.file.stat().st_size > 3 * LIMIT
    turn = session.turn()
    assert turn is not None
    assert (turn.asked, turn.truncated, turn.text) == (("look at these",), False, "Done.")
    assert turn.tools is not None
    assert [(run.command, run.exit_code, run.output_tail[-8:]) for run in turn.tools] == [
        ("Read a.png", 0, "\nseen"),
        ("cat log", 1, ""),
        *[("make", 1, "1 failed")] * 12,
    ]


def test_the_quick_look_stops_when_it_has_enough(session: Session) -> None:
    session.write(human("fix it"), *[assistant(f"{number:03} " + "x" * 1000) for number in range(50)])
    turn = session.turn(whole=False)
    assert turn is not None
    assert turn.said.startswith("046 ")


# --- payloads that are none -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("payload", "event"),
    [
        ({}, "stop"),
        ({"last_assistant_message": "x", "hook_event_name": "SubagentStop"}, "stop"),
        ({"last_assistant_message": "x", "hook_event_name": "Stop"}, "subagent-stop"),
        ({"last_assistant_message": "x", "hook_event_name": 7}, "stop"),
        ({"last_assistant_message": "x"}, "pre-tool-use"),
        ({"last_assistant_message": "x"}, "another"),
        ({"last_assistant_message": ["x"], "transcript_path": {"a": 1}}, "stop"),
        ({"last_assistant_message": " \n"}, "stop"),
    ],
)
def test_no_turn(payload: dict[str, Any], event: str) -> None:
    assert read(payload, event) is None
    assert read(payload, event, whole=True) is None


def test_values_of_another_type_count_as_missing() -> None:
    turn = read(
        {"last_assistant_message": "x", "session_id": 7, "cwd": [], "agent_id": {}}, "subagent-stop", whole=True
    )
    assert turn is not None
    assert (turn.said, turn.session, turn.cwd) == ("x", "/", "")


# --- answers and settings -------------------------------------------------------------------------------------------


def test_replies() -> None:
    ask = {"hookEventName": "PreToolUse", "permissionDecision": "ask", "permissionDecisionReason": "Why?"}
    assert {
        "pass": reply("pass", "ignored", "stop"),
        "block": json.loads(reply("block", 'Run "it" – まず', "stop")),
        "subagent": json.loads(reply("block", "Run it", "subagent-stop")),
        "ask": json.loads(reply("ask", "Why?", "pre-tool-use")),
        "pass a tool": reply("pass", "", "pre-tool-use"),
    } == {
        "pass": "",
        "block": {"decision": "block", "reason": 'Run "it" – まず'},
        "subagent": {"decision": "block", "reason": "Run it"},
        "ask": {"hookSpecificOutput": ask},
        "pass a tool": "",
    }


# --- feedback of our own, and whether the agent goes on because of it -------------------------------------------------

OURS = "[guardctl moon] Look it up first."


@pytest.mark.parametrize("lead", ["", "Stop hook feedback:\n", "SubagentStop hook feedback:\n- "])
def test_our_feedback_is_recognised_however_it_is_recorded(lead: str, session: Session) -> None:
    plain = {"type": "user", "uuid": "another", "message": {"role": "user", "content": lead + OURS}}
    session.write(human("fix it"), assistant("One."), plain, assistant("Two."))
    assert session.heard() == ("Two.", f"One.{MARK}Two.")
    turn = session.turn()
    assert turn is not None
    assert (turn.key, turn.asked) == (human("fix it")["uuid"], ("fix it",))


@pytest.mark.parametrize(
    "line",
    [
        human(OURS),
        human("why? " + OURS),
        human("guardctl moon: wrong"),
        human("[guardctl] is wrong"),
    ],
    ids=["typed", "quoted", "named", "without a guard"],
)
def test_a_human_may_write_about_it(line: Line, session: Session) -> None:
    session.write(human("fix it"), assistant("One."), line, assistant("Two."))
    assert session.heard() == ("Two.", "Two.")


def test_a_tool_result_with_words_beside_it_stays_one(session: Session) -> None:
    result = tool_result("14 passed")
    result["message"]["content"].append({"type": "text", "text": OURS})
    session.write(human("fix it"), assistant("One.", tool_use("Bash", command="pytest")), result, assistant("Two."))
    turn = session.turn()
    assert turn is not None
    assert turn.tools is not None
    assert [run.output_tail for run in turn.tools] == ["14 passed"]


@pytest.mark.parametrize(
    ("payload", "continued"),
    [({}, False), ({"stop_hook_active": True}, True)]
    + [({"stop_hook_active": value}, False) for value in (False, None, 1, "true", [], {})],
)
def test_only_true_says_that_the_agent_goes_on(payload: dict[str, Any], continued: bool, session: Session) -> None:
    for whole in (False, True):
        turn = session.turn("Done.", whole=whole, **payload)
        assert turn is not None
        assert turn.continued is continued
