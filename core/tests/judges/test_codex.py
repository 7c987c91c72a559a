"""The codex judge: what it reads from Codex's events, and the home it gives it."""

from __future__ import annotations

import json
import os
import time
import tomllib
from pathlib import Path

import pytest

from guardctl.errors import JudgeError
from guardctl.judges import codex
from guardctl.processes import Finished

from .fakes import CODEX_ANSWER, SCHEMA, Fake, ask, write


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        ("unexpected status 401 Unauthorized: no, url: http://x/v1/responses", "not_logged_in"),
        ("error sending request for url (https://auth.openai.com/oauth/token)", "not_logged_in"),
        ("Missing environment variable: `OPENAI_API_KEY`.", "not_logged_in"),
        ("exceeded retry limit, last status: 429 Too Many Requests", "rate_limited"),
        ("You've hit your usage limit. Upgrade to Pro", "rate_limited"),
        ("unexpected status 529 <unknown status code>: no", "overloaded"),
        ("We’re currently experiencing high demand, which may cause temporary errors.", "overloaded"),
        ("stream disconnected before completion", "unreachable"),
        ("Incomplete response returned, reason: max_output_tokens", "truncated"),
        ("Incomplete response returned, reason: content_filter", "refused"),
        ("The 'x' model is not supported when using Codex with a ChatGPT account.", "model_refused"),
        ("unexpected status 404 Not Found: no", "model_refused"),
        ("something new", "crash"),
        ("", "crash"),
    ],
)
def test_failures_of_codex(said: str, expected: str) -> None:
    events = [*CODEX_ANSWER[:-1], {"type": "turn.failed", "error": {"message": said}}]
    with pytest.raises(JudgeError) as caught:
        codex.read_events(Finished(1, "\n".join(map(json.dumps, events)), ""), "spark")
    assert caught.value.reason == expected


@pytest.mark.parametrize("missing", [0, 4])
def test_codex_that_ends_early(missing: int) -> None:
    events = CODEX_ANSWER[:missing]
    with pytest.raises(JudgeError, match="without an answer"):
        codex.read_events(Finished(0, "\n".join(map(json.dumps, events)), ""), "spark")


def test_the_last_message_of_codex_is_the_answer() -> None:
    first = {"type": "item.completed", "item": {"type": "agent_message", "text": "Let me see."}}
    noise = ["not json", "[]", '{"type": "item.completed", "item": 7}', '{"type": "turn.completed"}']
    lines = [json.dumps(first), *noise, *map(json.dumps, CODEX_ANSWER)]
    assert codex.read_events(Finished(0, "\n".join(lines), ""), "").text == '{"new_proposal": true}'


def test_codex_gets_a_home_of_its_own_with_links_to_the_login(fake: Fake, tmp_path: Path) -> None:
    own = tmp_path / ".codex"
    own.mkdir()
    for name in ("auth.json", "installation_id", "AGENTS.md", "config.toml", "hooks.json"):
        (own / name).write_text(name)
    write(fake, *CODEX_ANSWER)
    ask(fake.judge(codex))
    seen = fake.seen
    assert {name for name in seen["tree"] if name.startswith("home/")} == {"home/auth.json", "home/installation_id"}
    assert seen["tree"]["home/auth.json"] == os.path.realpath(own / "auth.json")
    assert (own / "auth.json").read_text() == "auth.json"
    assert seen["env"]["CODEX_HOME"].startswith(str(fake.folder))


def test_a_login_in_the_keyring_needs_the_real_home(fake: Fake, tmp_path: Path) -> None:
    write(fake, *CODEX_ANSWER)
    ask(fake.judge(codex, config={"cli_auth_credentials_store": "keyring"}))
    assert fake.seen["env"]["CODEX_HOME"] == str(tmp_path / ".codex")


def test_the_schema_is_passed_to_codex_in_a_file(fake: Fake) -> None:
    script = 'while [ "$1" != --output-schema ]; do shift; done; cp "$2" "$HOME/schema"\n'
    lines = "".join(f"echo '{json.dumps(event)}'\n" for event in CODEX_ANSWER)
    fake.path.write_text(f"#!/bin/sh\n{script}{lines}")
    fake.path.chmod(0o755)
    ask(fake.judge(codex))
    assert json.loads((fake.path.parent / "schema").read_text()) == SCHEMA


def test_configuration_is_written_as_toml() -> None:
    values = {"a": True, "b.c": 'q"\\\n\x7fü', "d": [1, 2.5], "e": {"f g": {"h": False}}, "i": {}}
    parts = codex.configuration(values)
    assert parts[::2] == ["-c"] * len(values)
    read = tomllib.loads("\n".join(parts[1::2]))
    assert read == {"a": True, "b": {"c": 'q"\\\n\x7fü'}, "d": [1, 2.5], "e": {"f g": {"h": False}}, "i": {}}


def test_configuration_that_cannot_be_written(fake: Fake) -> None:
    with pytest.raises(JudgeError) as caught:
        fake.judge(codex, config={"when": time.gmtime})
    assert caught.value.reason == "not_configured"


def test_isolation_of_codex_cannot_be_set_off(fake: Fake) -> None:
    write(fake, *CODEX_ANSWER)
    ask(fake.judge(codex, config={"features": {"hooks": True}, "web_search": "live", "model_reasoning_effort": "high"}))
    argv = fake.seen["argv"]
    assert argv.index("features.hooks=false") > argv.index('features={"hooks"=true}')
    assert 'web_search="live"' not in argv
    assert 'model_reasoning_effort="high"' in argv
