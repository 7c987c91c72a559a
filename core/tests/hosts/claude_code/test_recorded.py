"""Every session that was recorded from a real client, and the turn that the reader makes of it.

The turns stand in ``recorded/*.turn.json``. To write them anew after a wanted change, and look at the difference:

    ./dev golden core/tests/hosts; git diff core/tests/hosts
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from guardctl.hosts.claude_code.reader import read
from guardctl.turn import Turn

from ...support import check_golden

RECORDED = Path(__file__).parent / "recorded"

# Where no payload was recorded beside a session, it is that of an ordinary stop with the session's last message.
LAST_MESSAGES = {
    "background": "Tests ran in the background.",
    "blocked-json": "two",
    "blocked-once.at-stop-1": None,
    "blocked-once": None,
    "cap-8-blocks": "I am done.",
    "interactive-lagging.at-stop-2": "I ran the tests now.",
    "plain": "Hello!",
    "pretooluse-denied": "It was denied.",
    "subagent.agent": None,
    "subagent": "Main finished.",
    "tool-failed": "It failed.",
}

ENDS_WITH_FEEDBACK = ("cap-8-blocks", "interactive-lagging.at-stop-2")
"""In the one the client overrode the ninth block; in the other the last message had not reached the file yet."""


def payload_of(session: str) -> dict[str, Any]:
    """Return the payload that ends a session's turn, with the paths of this machine."""
    last = LAST_MESSAGES[session]
    file = RECORDED / f"{session if last is None else 'blocked-once'}.payload.json"
    payload: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    if last is not None:
        payload["last_assistant_message"] = last
    key = "agent_transcript_path" if "agent_id" in payload else "transcript_path"
    payload[key] = str(RECORDED / f"{session}.jsonl")
    return payload


def event_of(payload: dict[str, Any]) -> str:
    return {"Stop": "stop", "SubagentStop": "subagent-stop"}[payload["hook_event_name"]]


def shown(turn: Turn) -> dict[str, Any]:
    """Return a turn as JSON shows it."""
    values: dict[str, Any] = {name: getattr(turn, name) for name in Turn.__slots__}
    values["tools"] = turn.tools and [{name: getattr(run, name) for name in run.__slots__} for run in turn.tools]
    return dict(sorted(values.items()))


def test_every_recorded_session_is_tested() -> None:
    assert sorted(file.name.removesuffix(".jsonl") for file in RECORDED.glob("*.jsonl")) == sorted(LAST_MESSAGES)


@pytest.mark.parametrize("session", LAST_MESSAGES)
def test_turn(session: str) -> None:
    payload = payload_of(session)
    turn = read(payload, event_of(payload), whole=True)
    assert turn is not None
    golden = json.dumps(shown(turn), ensure_ascii=False, indent=2) + "\n"
    check_golden(RECORDED / f"{session}.turn.json", golden)


@pytest.mark.parametrize("session", LAST_MESSAGES)
def test_the_quick_look_hears_what_the_whole_look_hears(session: str) -> None:
    """What layer 1 sees on every turn is what the judge's stage sees after a signal."""
    payload = payload_of(session)
    quick, whole = (read(payload, event_of(payload), whole=how) for how in (False, True))
    assert quick is not None
    assert whole is not None
    assert quick.said == whole.said
    assert (quick.asked, quick.tools, quick.truncated) == (None, None, False)


@pytest.mark.parametrize("session", LAST_MESSAGES)
def test_without_the_last_message_the_transcript_has_to_do(session: str) -> None:
    """Older clients send no ``last_assistant_message``; only a transcript that lags then misses something."""
    payload = payload_of(session)
    with_it = read(payload, event_of(payload), whole=True)
    del payload["last_assistant_message"]
    without = read(payload, event_of(payload), whole=True)
    assert with_it is not None
    if session in ENDS_WITH_FEEDBACK:
        assert without is None
    else:
        assert without is not None
        assert shown(without) == shown(with_it)


@pytest.mark.parametrize("name", ["interactive", "v2.1.197"])
def test_a_payload_alone_is_a_turn(name: str) -> None:
    payload = json.loads((RECORDED / f"{name}.payload.json").read_text(encoding="utf-8"))
    turn = read(payload, "stop", whole=True)
    assert turn is not None
    assert shown(turn) == shown(
        Turn(
            host="claude-code",
            event="stop",
            said=payload["last_assistant_message"],
            session=payload["session_id"],
            cwd=payload["cwd"],
        )
    )
