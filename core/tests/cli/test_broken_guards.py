"""A guard whose code raises: the log, ``test`` and ``eval`` name the exception and its line, and the others go on."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ..support import SIGNALLING, Environment, add_distribution, command, moon_guard, stop

HOOKS = {
    "detect": "self, turn",
    "bypass": "self, turn, signal",
    "build_prompt": "self, turn, signal",
    "interpret_fields": "self, request, answer",
    "decide": "self, turn, fields",
}
ANSWER = '{"guard": "moon", "answer": {"bad": true}}\n{"guard": "sound", "answer": {"bad": true}}\n'


def sick_guard(hook: str) -> tuple[str, str]:
    """Return the source of the moon guard with a hook that raises, and what is said about that."""
    head = "class MoonGuard:\n    spec = SPEC\n"
    body = f"\n    @hookimpl\n    def {hook}({HOOKS[hook]}):\n        raise LookupError(SPEC.name, 'what was said')\n"
    source = moon_guard()
    if f"    def {hook}(" in source:  # the later one counts
        source = source.replace("\n\nguard = ", f"{body}\n\nguard = ")
    else:
        source = source.replace(head, head + body)
    line = source[: source.index("raise LookupError")].count("\n") + 1
    return source, f"{hook}_failed (LookupError at sky.py:{line})"


@pytest.fixture(params=HOOKS)
def said(request: pytest.FixtureRequest, site: Path) -> str:
    """Two guards, one of them sick; returns what has to be said about it."""
    source, said = sick_guard(request.param)
    add_distribution(site, "sky", source)
    add_distribution(
        site, "sound", moon_guard("sound"), entry_points={"sound": "sound:guard"}, distribution="sound-guard"
    )
    (site / "answers.jsonl").write_text(ANSWER)
    return said


def test_one_text(said: str, site: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command(capsys, "install", "claude-code", "--judge", f"recorded:{site / 'answers.jsonl'}")
    (site / "text.txt").write_text(SIGNALLING)
    code, out, err = command(capsys, "test", "--text", str(site / "text.txt"), "--judge", "--json")
    assert (code, err) == (0, "")
    found = [(row["verdict"], row["decided_by"]) for row in json.loads(out)["guards"]]
    assert found == [("fail", f"failure: {said}"), ("violation", "judge: cheese")]


def test_labelled_texts(said: str, site: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = site / "cases.jsonl"
    file.write_text(json.dumps({"id": "a", "guard": "any", "text": SIGNALLING, "expect": "violation"}))
    words = ("eval", str(file), "--judge", f"recorded:{site / 'answers.jsonl'}", "--show", "misses")
    code, out, _ = command(capsys, *words)
    assert code == 0
    assert out.splitlines()[-1] == f"a/moon: fail, expected violation (failure: {said})"


@pytest.mark.parametrize("hook", HOOKS)
def test_the_log(hook: str, environment: Environment) -> None:
    source, said = sick_guard(hook)
    add_distribution(environment.site, "sky", source)
    environment.guardctl("install", "claude-code", "--judge", environment.judge("print('{\"bad\": true}')"))
    done = environment.hook(stop(SIGNALLING))
    assert (done.returncode, done.stderr, environment.crashes()) == (0, "", "")
    assert json.loads(done.stdout) == {
        "systemMessage": f"guardctl: this turn could not be judged, and passed. moon: {said}. More: guardctl list --judges."
    }
    ((guard,),) = [record["guards"] for record in environment.records()]
    assert (guard["verdict"], f"{guard['reason']} ({guard['error']})") == ("fail", said)
    assert "what was said" not in json.dumps(environment.records())
