"""The claude judge: what it reads from Claude Code's result."""

from __future__ import annotations

import json
from typing import Any

import pytest

from guardctl.errors import JudgeAnswerError, JudgeError
from guardctl.judges import claude
from guardctl.judging import JudgeReply
from guardctl.processes import Finished

from .fakes import CLAUDE_ANSWER, Fake, ask, value_of, write


def claude_result(**changes: Any) -> Finished:
    result = {key: value for key, value in {**CLAUDE_ANSWER, **changes}.items() if value is not ...}
    return Finished(int(bool(changes.get("is_error"))), json.dumps(result), "")


def api_error(status: int | None, said: str, **more: Any) -> dict[str, Any]:
    return {"is_error": True, "structured_output": ..., "api_error_status": status, "result": said, **more}


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        (api_error(401, "Failed to authenticate. API Error: 401"), "not_logged_in"),
        (api_error(403, "Failed to authenticate. API Error: 403"), "not_logged_in"),
        (api_error(None, "Not logged in · Please run /login"), "not_logged_in"),
        (api_error(429, "API Error: Request rejected (429)"), "rate_limited"),
        (api_error(None, "You've hit your session limit"), "rate_limited"),
        (api_error(529, "API Error: 529 Overloaded"), "overloaded"),
        (api_error(500, "API Error: 500"), "overloaded"),
        (api_error(404, "There's an issue with the selected model"), "model_refused"),
        (api_error(None, "API Error: Unable to connect to API (ConnectionRefused)"), "unreachable"),
        (api_error(400, "API Error: 400 something new"), "crash"),
        (api_error(None, "API Error: exceeded the 8192 output token maximum."), "truncated"),
        (api_error(None, "API Error: cannot help", stop_reason="refusal"), "refused"),
        (api_error(None, "", subtype="error_max_structured_output_retries"), "wrong_type"),
        (api_error(None, "", subtype="error_max_structured_output_retries", stop_reason="end_turn"), "prose"),
        (api_error(None, "", subtype="error_max_turns"), "prose"),
        (api_error(None, "", result=None), "crash"),
        ({"structured_output": ..., "stop_reason": "refusal"}, "refused"),
        ({"structured_output": ..., "stop_reason": "max_tokens"}, "truncated"),
        ({"type": "system"}, "crash"),
    ],
)
def test_failures_of_claude(changes: dict[str, Any], expected: str) -> None:
    with pytest.raises(JudgeError) as caught:
        claude.read_result(claude_result(**changes), "haiku")
    assert caught.value.reason == expected
    bad_answer = expected in {"truncated", "refused", "wrong_type", "prose"}
    assert isinstance(caught.value, JudgeAnswerError) is bad_answer


def test_words_of_claude_go_to_the_strict_reader() -> None:
    reply = claude.read_result(
        claude_result(structured_output=..., result="I think so.", usage=..., modelUsage=...), "m"
    )
    assert reply == JudgeReply("I think so.", model="m")


def test_a_helper_for_keys_is_passed_on(fake: Fake) -> None:
    write(fake, CLAUDE_ANSWER)
    ask(fake.judge(claude, api_key_helper="/usr/bin/key"))
    settings = json.loads(value_of(fake.seen["argv"], "--settings"))
    assert (settings["apiKeyHelper"], settings["disableAllHooks"]) == ("/usr/bin/key", True)


def test_isolation_of_claude_cannot_be_set_off(fake: Fake) -> None:
    write(fake, CLAUDE_ANSWER)
    ask(fake.judge(claude, env={"CLAUDE_CODE_DISABLE_ATTACHMENTS": "", "CLAUDE_CODE_MAX_RETRIES": "2"}))
    seen = fake.seen["env"]
    assert (seen["CLAUDE_CODE_DISABLE_ATTACHMENTS"], seen["CLAUDE_CODE_MAX_RETRIES"]) == ("1", "2")
