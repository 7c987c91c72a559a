"""Keys in the hook's environment: a project's are not used, and a bad one is nothing to other projects."""

from __future__ import annotations

import json
import os
from typing import Any

import pytest

from guardctl.breaker import FAILURES
from guardctl.credentials import origin

from .support import SIGNALLING, Environment, stop

JUDGE = """
import json, os
key = os.environ.get("OPENAI_API_KEY", "")
open({note!r}, "a").write(key + "\\n")
if key == "bad": sys.exit(1)
print('{{"bad": false}}')
"""


class Judged:
    """Hooks in one home whose judge notes the key that it was given, and fails with a bad one."""

    def __init__(self, environment: Environment) -> None:
        self.environment = environment
        self.note = environment.folder / "keys"
        environment.add_guard()
        environment.guardctl("install", "claude-code", "--judge", environment.judge(JUDGE.format(note=str(self.note))))

    def project(self, settings: str) -> None:
        (self.environment.project / ".claude").mkdir(exist_ok=True)
        (self.environment.project / ".claude" / "settings.json").write_text(settings)

    def turn(self, session: str = "s", **variables: str) -> str:
        """Let a turn be judged; return why it passed."""
        payload = stop(SIGNALLING, session_id=session, cwd=str(self.environment.project))
        done = self.environment.hook(payload, **variables)
        assert (done.returncode, json.loads(done.stdout or "{}").get("decision"), done.stderr) == (0, None, "")
        assert self.environment.crashes() == ""
        reason: str = self.records()[-1]["guards"][0]["reason"]
        return reason

    def records(self) -> list[dict[str, Any]]:
        return [record for record in self.environment.records() if "guards" in record]

    def notices(self) -> list[str]:
        return [record["notice"] for record in self.environment.records() if "notice" in record]

    def keys(self) -> list[str]:
        return self.note.read_text().splitlines() if self.note.exists() else []


@pytest.fixture
def judged(environment: Environment) -> Judged:
    return Judged(environment)


DEFINED = {
    "plainly": '{"env": {"OPENAI_API_KEY": "theirs", "CODEX_API_KEY": "theirs"}}',
    "with a mark at the beginning": '\ufeff{"env": {"OPENAI_API_KEY": "theirs", "CODEX_API_KEY": "theirs"}}',
    "in a file that cannot be read": '{"env": {"OPENAI_API_KEY": ' + "[" * 3000,
}


@pytest.mark.parametrize("settings", DEFINED.values(), ids=DEFINED)
def test_a_key_that_the_project_defines_is_not_used(settings: str, judged: Judged) -> None:
    judged.project(settings)
    for session in ("one", "one", "two"):
        judged.turn(session, OPENAI_API_KEY="theirs", CODEX_API_KEY="theirs")
    assert judged.keys() == ["", "", ""]
    notice = "the project's settings define OPENAI_API_KEY, CODEX_API_KEY; no judge was given it"
    assert judged.notices() == [notice, notice]


def test_a_key_of_the_user_is_used_in_a_project_that_defines_others(judged: Judged) -> None:
    judged.project('{"env": {"ANTHROPIC_API_KEY": "theirs", "EDITOR": "vi"}}')
    judged.turn(OPENAI_API_KEY="mine", ANTHROPIC_API_KEY="theirs")
    assert judged.keys() == ["mine"]
    assert judged.notices() == ["the project's settings define ANTHROPIC_API_KEY; no judge was given it"]


def test_a_bad_key_of_one_project_opens_the_breaker_for_nobody_else(judged: Judged) -> None:
    found = [judged.turn(f"{number}", OPENAI_API_KEY="bad") for number in range(FAILURES + 1)]
    assert found == ["crash"] * FAILURES + ["breaker_open"]
    assert judged.turn("without a key") == "cheese"
    assert judged.turn("with another", OPENAI_API_KEY="good") == "cheese"
    assert judged.turn("with the bad one", OPENAI_API_KEY="bad") == "breaker_open"
    rows = json.loads(judged.environment.guardctl("list", "--judges", "--json").stdout)["judges"]
    (health,) = [row["health"] for row in rows if row["name"] == "command"]
    assert "crash" in json.dumps(health)


def test_no_key_is_written_anywhere(judged: Judged) -> None:
    for number in range(FAILURES):
        judged.turn(f"{number}", OPENAI_API_KEY="bad", ANTHROPIC_API_KEY="a-key-that-nobody-may-see")
    state = judged.environment.state
    assert [file.name for file in state.glob("breaker-*")]
    for file in state.rglob("*"):
        assert "nobody-may-see" not in file.name
        assert file.is_dir() or b"nobody-may-see" not in file.read_bytes()


def test_the_origin_tells_keys_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    def of(**variables: str) -> str:
        with pytest.MonkeyPatch.context() as patch:
            for name, value in variables.items():
                patch.setenv(name, value)
            return origin()

    assert of() == of(PATH=os.environ["PATH"]) == ""
    found = [of(OPENAI_API_KEY="a"), of(OPENAI_API_KEY="b"), of(GROQ_API_KEY="a"), of(OPENAI_API_KEY="")]
    assert len(set(found)) == 4
    assert all(len(one) == 16 for one in found)
    assert of(OPENAI_API_KEY="a") == found[0]
