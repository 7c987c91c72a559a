"""Real programs as judges, asked without a host: failures that ``test_judges`` has not got, and what is none."""

from __future__ import annotations

import base64
import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from .cli_judges import ANSWER, CLAUDE, CODEX, CliJudge, JudgeLab, judge_lab
from .lab import say, write

REFUSAL = say("I would rather not.", stop="refusal")
STRING = {**ANSWER, "new_proposal": "yes"}


def status(code: int, **more: Any) -> list[dict[str, Any]]:
    return [{"status": code, "repeat": True, **more}]


@pytest.fixture
def lab(tmp_path: Path) -> Iterator[JudgeLab]:
    yield from judge_lab(tmp_path)


@pytest.mark.parametrize(
    ("judge", "script", "expected"),
    [
        (CLAUDE, status(429, headers={"retry-after": "60"}), "rate_limited"),
        (CLAUDE, status(400), "crash"),
        (CODEX, status(401), "not_logged_in"),
        (CODEX, status(429, headers={"retry-after": "60"}), "rate_limited"),
        (CODEX, status(529), "overloaded"),
        (CODEX, status(400), "crash"),
    ],
    ids=lambda value: value if isinstance(value, str) else getattr(value, "name", ""),
)
def test_a_failure_has_a_name(lab: JudgeLab, judge: CliJudge, script: list[Any], expected: str) -> None:
    reply = lab.ask(judge, script)
    assert reply["reason"] == expected
    assert len(reply["requests"]) <= 4
    assert reply["seconds"] < 10
    assert list(lab.folder.iterdir()) == []


@pytest.mark.parametrize(
    ("judge", "script", "expected"),
    [
        (CLAUDE, [say(json.dumps(ANSWER)), say(json.dumps(ANSWER))], json.dumps(ANSWER)),
        (CODEX, [say(json.dumps(STRING))], json.dumps(STRING)),
        (CODEX, [REFUSAL], ""),
    ],
    ids=["claude without its tool", "codex wrong type", "codex refusal"],
)
def test_words_are_left_to_the_strict_reader(lab: JudgeLab, judge: CliJudge, script: list[Any], expected: str) -> None:
    reply = lab.ask(judge, script)
    assert (reply["reason"], reply["text"]) == ("", expected)


def test_nobody_is_logged_in(lab: JudgeLab) -> None:
    del lab.env["ANTHROPIC_API_KEY"], lab.env["CODEX_API_KEY"]
    for judge in (CLAUDE, CODEX):
        reply = lab.ask(judge, [])
        assert (reply["reason"], reply["requests"]) == ("not_logged_in", [])


def test_nobody_answers_the_door(lab: JudgeLab) -> None:
    lab.env["ANTHROPIC_BASE_URL"] = "http://127.0.0.1:9"
    for judge in (CLAUDE, CODEX):
        assert lab.ask(judge, [])["reason"] == "unreachable"


def test_a_key_from_a_helper_program(lab: JudgeLab) -> None:
    key = lab.env.pop("ANTHROPIC_API_KEY")
    seen = lab.home.parent / "seen"
    helper = f"env > {seen}; echo {key}"
    reply = lab.ask(CLAUDE, [CLAUDE.answer(ANSWER)], CLAUDE.options(lab, api_key_helper=helper))
    assert (reply["reason"], json.loads(reply["text"])) == ("", ANSWER)
    assert "STOP_HOOK_LLM_JUDGE_ACTIVE=1" in seen.read_text().splitlines()


def test_a_login_that_is_renewed_is_renewed_where_it_belongs(lab: JudgeLab) -> None:
    """The login is a link in a folder that goes away: what Codex writes through it must not go away with it."""
    del lab.env["CODEX_API_KEY"]
    url = lab.env["ANTHROPIC_BASE_URL"]
    login = write(lab.home / ".codex/auth.json", {
        "auth_mode": "chatgpt",
        "OPENAI_API_KEY": None,
        "tokens": {**tokens(-3600), "refresh_token": "old", "account_id": "acc"},
        "last_refresh": "2025-01-01T00:00:00Z",
    }, mode=0o600)  # fmt: skip
    options = CODEX.options(lab, env={"CODEX_REFRESH_TOKEN_URL_OVERRIDE": f"{url}/oauth/token"})
    provider = {"name": "scripted", "base_url": f"{url}/v1", "wire_api": "responses", "requires_openai_auth": True}
    options["config"] |= {"chatgpt_base_url": url, "model_providers": {"scripted": provider}}
    renewal = {**tokens(3600), "refresh_token": "new"}
    reply = lab.ask(CODEX, [{"renewal": renewal}, CODEX.answer(ANSWER)], options)
    assert (reply["reason"], json.loads(reply["text"]), reply["unused"]) == ("", ANSWER, 0)
    stored = json.loads(login.read_text())["tokens"]
    assert (stored["refresh_token"], stored["access_token"]) == ("new", renewal["access_token"])
    assert login.stat().st_mode & 0o777 == 0o600


def tokens(seconds: int) -> dict[str, str]:
    """Return a login's two tokens, unsigned, that expire in ``seconds``."""
    account = {"chatgpt_plan_type": "pro", "chatgpt_account_id": "acc", "chatgpt_user_id": "user"}
    claims = {"exp": int(time.time()) + seconds, "email": "a@b.c", "https://api.openai.com/auth": account}
    parts = [{"alg": "none"}, claims, {"signature": seconds}]
    token = ".".join(base64.urlsafe_b64encode(json.dumps(part).encode()).decode().rstrip("=") for part in parts)
    return {"id_token": token, "access_token": token}
