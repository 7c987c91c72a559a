"""The scripted model's manners, asked without a client between."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from .sandbox import Sandbox

if TYPE_CHECKING:
    from collections.abc import Iterator

# Posts each body of a list in turn and prints status and answer; inside the sandbox, as the test itself is outside.
ASK = """
import json, sys, urllib.error, urllib.request
for path, body in json.load(sys.stdin):
    request = urllib.request.Request(sys.argv[1] + path, json.dumps(body).encode())
    try:
        answer = urllib.request.urlopen(request)
    except urllib.error.HTTPError as error:
        answer = error
    print(json.dumps([answer.status, answer.read().decode()]))
"""


@pytest.fixture
def sandbox() -> Iterator[Sandbox]:
    sandbox = Sandbox()
    yield sandbox
    sandbox.close()


def ask(sandbox: Sandbox, *bodies: dict[str, Any], path: str = "/v1/messages") -> list[tuple[int, str]]:
    """Return status and text, or the whole answer where it has no text, for each request."""
    command = [sys.executable, "-I", "-c", ASK, f"http://127.0.0.1:{sandbox.port}"]
    requests = json.dumps([[path, body] for body in bodies])
    done = sandbox.run(command, env={}, cwd=Path("/"), stdin=requests)
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(answers) == len(bodies), done.stderr
    return [(status, _text(answer)) for status, answer in answers]


def _text(answer: str) -> str:
    try:
        text: str = json.loads(answer)["content"][0]["text"]
    except (ValueError, LookupError):
        return answer
    return text


def test_turns_that_match_come_before_those_in_line(sandbox: Sandbox) -> None:
    sandbox.order({"script": [{"text": "a"}, {"text": "b"}, {"text": "judged", "match": "JUDGE.*now"}]})
    answers = ask(sandbox, {"say": "JUDGE it now"}, {"say": "1"}, {"say": "JUDGE it now"}, {"say": "2"})
    assert answers[:3] == [(200, "judged"), (200, "a"), (200, "b")]
    assert answers[3][0] == 400
    report = sandbox.order({"report": True})
    assert [request["kind"] for request in report["requests"]] == ["call", "call", "call", "unscripted"]
    assert report["unused"] == 0


def test_a_repeated_turn_stays_and_is_not_missed(sandbox: Sandbox) -> None:
    sandbox.order({"script": [{"text": "again", "repeat": True}, {"text": "never"}]})
    assert ask(sandbox, {}, {}) == [(200, "again")] * 2
    assert sandbox.order({"report": True})["unused"] == 1


def test_a_scripted_error(sandbox: Sandbox) -> None:
    sandbox.order({"script": [{"status": 529}]})
    [(status, answer)] = ask(sandbox, {})
    assert (status, json.loads(answer)["error"]["type"]) == (529, "overloaded_error")


@pytest.mark.parametrize(
    "errand",
    [
        pytest.param({"max_tokens": 1}, id="quota"),
        pytest.param({"system": "Write a concise, sentence-case title for this session."}, id="title"),
    ],
)
def test_housekeeping_uses_no_turn(sandbox: Sandbox, errand: dict[str, Any]) -> None:
    sandbox.order({"script": [{"text": "a"}]})
    assert ask(sandbox, errand, {"system": "Is the title of this topic right?"})[1] == (200, "a")
    assert [request["kind"] for request in sandbox.order({"report": True})["requests"]] == ["housekeeping", "call"]


def test_counting_tokens_uses_no_turn(sandbox: Sandbox) -> None:
    sandbox.order({"script": []})
    [(status, answer)] = ask(sandbox, {"messages": []}, path="/v1/messages/count_tokens")
    assert (status, list(json.loads(answer))) == (200, ["input_tokens"])


def test_responses_as_plain_json(sandbox: Sandbox) -> None:
    sandbox.order({"script": [{"text": "Look.", "tools": [{"name": "shell", "input": {"cmd": "ls"}}]}]})
    [(_, answer)] = ask(sandbox, {}, path="/v1/responses")
    message, tool = json.loads(answer)["output"]
    assert message["content"][0]["text"] == "Look."
    assert (tool["name"], tool["arguments"]) == ("shell", '{"cmd": "ls"}')


def test_a_new_script_forgets_the_old_one(sandbox: Sandbox) -> None:
    sandbox.order({"script": [{"text": "old"}]})
    ask(sandbox, {})
    sandbox.order({"script": []})
    assert sandbox.order({"report": True}) == {"requests": [], "unused": 0}


def test_why_the_model_stopped(sandbox: Sandbox) -> None:
    sandbox.order({"script": [{"stop": "max_tokens"}, {"stop": "refusal"}]})
    assert [json.loads(answer)["stop_reason"] for _, answer in ask(sandbox, {}, {})] == ["max_tokens", "refusal"]
    sandbox.order({"script": [{"text": "{", "stop": "max_tokens"}, {"text": "No.", "stop": "refusal"}]})
    [(_, cut), (_, refused)] = ask(sandbox, {}, {}, path="/v1/responses")
    assert json.loads(cut)["incomplete_details"] == {"reason": "max_output_tokens"}
    assert json.loads(refused)["output"][0]["content"] == [{"type": "refusal", "refusal": "No."}]
