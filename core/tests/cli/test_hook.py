"""``guardctl hook``: 0 whatever it is given, and nothing on stdout but an intended answer.

One file of more than 300 lines: the cases share one installed hook.
"""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path
from typing import Any

import pytest

from guardctl.paths import user_paths

from ..support import BYPASSED, SIGNALLING, SILENT, Environment, add_distribution, command, moon_guard, stop, wait_until

BLOCK = {"decision": "block", "reason": '[guardctl moon] Look it up first: "The moon is made of cheese."'}


@pytest.fixture
def hook(site: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Any:
    """Return a function that calls the hook with a payload and returns what it ended with."""
    add_distribution(site, "sky", moon_guard())
    command(capsys, "install", "claude-code", "--judge", f"recorded:{recorded(site)}")

    def call(payload: object, *words: str) -> tuple[int, str, str]:
        data = payload if isinstance(payload, bytes) else json.dumps(payload).encode()
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data)))
        return command(capsys, "hook", *words)

    return call


def recorded(folder: Path) -> Path:
    file = folder / "answers.jsonl"
    file.write_text('{"guard": "moon", "answer": {"bad": true}}\n')
    return file


def records() -> list[dict[str, Any]]:
    return [json.loads(line) for file in user_paths().log.glob("decisions-*") for line in file.read_text().splitlines()]


def test_a_block(hook: Any) -> None:
    code, out, err = hook(stop(SIGNALLING), "claude-code", "stop")
    assert (code, json.loads(out), err) == (0, BLOCK, "")
    (record,) = records()
    for varying in ("time", "ms"):
        record.pop(varying)
    (guard,) = record["guards"]
    assert set(guard.pop("ms")) == {"prompt", "judge"}
    assert len(guard.pop("prompt_hash")) == 16
    assert record == {
        "host": "claude-code",
        "event": "stop",
        "session": "s",
        "decision": "block",
        "guards": [
            {
                "name": "moon",
                "version": "0.1.0",
                "signal": {"why": "cheese on the moon", "sentence": SIGNALLING, "row": "cheese"},
                "bypass": None,
                "judge": "recorded",
                "verdict": "violation",
                "reason": "cheese",
                "model": "recorded",
                "tokens": {"in": None, "out": None},
                "fields": {"bad": True},
                "judge_reason": "",
                "ignored_keys": 0,
            }
        ],
        "redactions": {},
        "text_hash": record["text_hash"],
        "truncated": False,
        "why": "violation",
    }


def test_the_event_may_be_left_out(hook: Any) -> None:
    assert json.loads(hook(stop(SIGNALLING), "claude-code")[1]) == BLOCK


def test_a_subagent(hook: Any) -> None:
    payload = {
        "hook_event_name": "SubagentStop",
        "session_id": "s",
        "agent_id": "a",
        "last_assistant_message": SIGNALLING,
    }
    assert json.loads(hook(payload, "claude-code", "subagent-stop")[1]) == BLOCK


def test_a_bypass(hook: Any) -> None:
    assert hook(stop(BYPASSED), "claude-code", "stop") == (0, "", "")
    (record,) = records()
    assert (record["decision"], record["guards"][0]["bypass"]["why"]) == ("pass", "says that it is a tale")


def test_a_turn_without_a_signal(hook: Any) -> None:
    assert hook(stop(SILENT), "claude-code", "stop") == (0, "", "")
    assert records() == []
    assert [file.stat().st_size for file in user_paths().log.glob("silent-*")] == [1]


def test_the_same_text_is_blocked_once(hook: Any) -> None:
    answers = [hook(stop(SIGNALLING), "claude-code", "stop")[1] != "" for _ in range(3)]
    assert answers == [True, False, False]
    assert [told(record) for record in records()] == [
        {"decision": "block", "why": "violation", "verdict": "violation", "reason": "cheese"},
        {"decision": "pass", "why": "spent", "verdict": "spent", "reason": "same_text"},
        {"decision": "pass", "why": "spent", "verdict": "spent", "reason": "same_text"},
    ]


def told(record: dict[str, Any]) -> dict[str, Any]:
    """Return what a record says about decision and verdict of its one guard."""
    (guard,) = record["guards"]
    found = {key: record.get(key) for key in ("decision", "why", "would")}
    found |= {key: guard.get(key) for key in ("mode", "verdict", "reason")}
    return {key: value for key, value in found.items() if value is not None}


OBSERVERS = {
    "guard": '[guards.moon]\nmode = "observe"\n',
    "host": '[hosts.claude-code]\nmode = "observe"\n',
    "guard, though the host blocks": '[guards.moon]\nmode = "observe"\n[hosts.claude-code]\nmode = "block"\n',
    "host, though the guard blocks": '[guards.moon]\nmode = "block"\n[hosts.claude-code]\nmode = "observe"\n',
}


@pytest.mark.parametrize("settings", OBSERVERS.values(), ids=OBSERVERS)
def test_who_observes_blocks_nothing_and_the_log_says_what_it_would_have(
    settings: str, hook: Any, site: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    judge = f'[judges.recorded]\nfile = "{recorded(site)}"\n'
    user_paths().settings.write_text(f'judge = ["recorded"]\n{settings}{judge}')
    command(capsys, "list")
    for _ in range(2):
        assert hook(stop(SIGNALLING), "claude-code", "stop") == (0, "", "")
    assert [told(record) for record in records()] == [
        {"decision": "pass", "why": "observed", "would": "block", "mode": "observe", "verdict": "violation",
         "reason": "cheese"},
        {"decision": "pass", "why": "spent", "mode": "observe", "verdict": "spent", "reason": "same_text"},
    ]  # fmt: skip


def test_what_was_observed_takes_no_block_away(hook: Any, site: Path, capsys: pytest.CaptureFixture[str]) -> None:
    judge = f'[judges.recorded]\nfile = "{recorded(site)}"\n'
    for mode, blocked in (("observe", False), ("block", True)):
        user_paths().settings.write_text(f'judge = ["recorded"]\n[guards.moon]\nmode = "{mode}"\n{judge}')
        command(capsys, "list")
        assert (hook(stop(SIGNALLING), "claude-code", "stop")[1] != "") is blocked


@pytest.mark.parametrize("settings", [OBSERVERS["guard"], OBSERVERS["host"]], ids=["guard", "host"])
def test_a_gate_whose_payload_is_broken_asks_nobody_where_all_observe(settings: str, environment: Environment) -> None:
    environment.add_guard()
    environment.settings.parent.mkdir(parents=True)
    environment.settings.write_text(settings)
    environment.guardctl("list")
    done = environment.guardctl("hook", "claude-code", "pre-tool-use", stdin=b"{")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


ODD_WORDS: dict[str, tuple[str, ...]] = {
    "nothing": (),
    "unknown host": ("emacs", "stop"),
    "unknown event": ("claude-code", "start"),
    "too many": ("claude-code", "stop", "now", "please"),
    "options": ("--help",),
    "options behind": ("claude-code", "stop", "--verbose", "-h", "--version"),
    "an option with a value": ("claude-code", "--judge=none", "stop"),
    "a separator": ("--", "claude-code", "stop"),
    "empty": ("", ""),
    "a path": ("../claude-code", "/etc/passwd"),
    "NUL": ("claude-code\0", "stop"),
    "a gate": ("claude-code", "pre-tool-use"),
}


@pytest.mark.parametrize("payload", [stop(SILENT), b"", b"{", b"\xff\x00"], ids=["fine", "empty", "cut", "binary"])
def test_it_exits_0_whatever_it_is_told(payload: object, hook: Any) -> None:
    for name, words in ODD_WORDS.items():
        code, out, err = hook(payload, *words)
        assert (code, err) == (0, ""), name
        assert out == "" or json.loads(out)["hookSpecificOutput"]["permissionDecision"] == "ask", name


def test_a_gate_whose_payload_is_broken_asks_the_human(hook: Any) -> None:
    code, out, err = hook(b"{", "claude-code", "pre-tool-use")
    assert (code, err) == (0, "")
    assert json.loads(out) == {
        "hookSpecificOutput": {
            "hookEventName": "PreToolUse",
            "permissionDecision": "ask",
            "permissionDecisionReason": "guardctl could not judge this: guardctl (broken_payload).",
        }
    }


# --- as a process ---------------------------------------------------------------------------------------------------


@pytest.fixture
def installed(environment: Environment) -> Environment:
    environment.add_guard()
    environment.guardctl("install", "claude-code", "--judge", environment.judge("print('{\"bad\": true}')"))
    return environment


def test_it_does_what_the_installed_command_does(installed: Environment) -> None:
    for text in (SIGNALLING, SILENT, BYPASSED):
        payload = json.dumps(stop(text, session_id="command"))
        done = installed.guardctl("hook", "claude-code", "stop", stdin=payload)
        other = installed.hook(stop(text))
        assert (done.returncode, done.stdout, done.stderr) == (other.returncode, other.stdout, other.stderr)


JUDGES = {
    "missing": (None, "not_found"),
    "crashes": ("sys.exit(1)", "crash"),
    "talks nonsense": ("print('It is bad.')", "prose"),
    "says nothing": ("", "empty"),
    "echoes": ("print(prompt)", "echo"),
    "floods": ("while True: sys.stdout.write('x' * 65536)", "too_much_output"),
}


def test_a_judge_that_fails_lets_the_turn_pass_and_the_log_says_so(installed: Environment) -> None:
    found = {}
    for name, (body, reason) in JUDGES.items():
        if body is None:
            (installed.folder / "judge.py").rename(installed.folder / "away")
        else:
            installed.judge(body)
        done = installed.hook(stop(SIGNALLING, session_id=name))
        (case,) = installed.records()[-1]["guards"]
        assert (done.returncode, done.stderr) == (0, "")
        words = IN_WORDS.get(reason, reason)
        assert json.loads(done.stdout) == unjudged(f"moon: {words}")
        assert case["verdict"] == "fail"
        found[name] = case["reason"]
    assert found == {name: reason for name, (_, reason) in JUDGES.items()}


# --- what the human is told -----------------------------------------------------------------------------------------

IN_WORDS = {
    "not_found": "the judge's program is gone: run 'guardctl install claude-code' again",
    "crash": "the judge's program ended with an error",
}


def unjudged(why: str) -> dict[str, str]:
    text = f"guardctl: this turn could not be judged, and passed. {why}. More: guardctl list --judges."
    return {"systemMessage": text}


def messages(environment: Environment, *payloads: dict[str, object], event: str = "Stop") -> list[object]:
    """Return what the hook prints for each payload, parsed; None for nothing."""
    printed = [environment.hook(payload, event).stdout for payload in payloads]
    return [json.loads(text) if text else None for text in printed]


def test_the_human_is_told_once_a_session_that_a_turn_could_not_be_judged(installed: Environment) -> None:
    installed.judge("sys.exit(1)")
    crashed = unjudged(f"moon: {IN_WORDS['crash']}")
    turns = [stop(text, session_id=session) for session in "ab" for text in (SILENT, BYPASSED, SIGNALLING, SIGNALLING)]
    assert messages(installed, *turns) == [None, None, crashed, None] * 2


def test_nobody_is_told_where_nobody_reads_it(installed: Environment) -> None:
    installed.judge("sys.exit(1)")
    agent = {"session_id": "s", "hook_event_name": "SubagentStop", "last_assistant_message": SIGNALLING}
    assert messages(installed, agent, event="SubagentStop") == [None]
    assert messages(installed, stop(SIGNALLING)) == [unjudged(f"moon: {IN_WORDS['crash']}")]


NO_JUDGE = {
    "systemMessage": (
        "guardctl: a turn was flagged, but there is no judge to ask, so nothing can be blocked. Choose one, or none for "
        "good: guardctl install claude-code --judge NAME."
    )
}


def test_the_human_is_told_that_there_is_no_judge_unless_that_was_chosen(environment: Environment) -> None:
    environment.add_guard()
    environment.guardctl("install", "claude-code")
    assert messages(environment, stop(SIGNALLING), stop(SIGNALLING)) == [NO_JUDGE, None]
    environment.guardctl("install", "claude-code", "--judge", "none")
    assert messages(environment, stop(SIGNALLING, session_id="t")) == [None]
    assert [(record["decision"], record["why"]) for record in environment.records()] == [("pass", "fail")] * 3


def test_the_human_is_told_that_the_settings_are_broken(installed: Environment) -> None:
    """As soon as they have been read: the turn before is not judged by what no longer stands in them."""
    (index,) = installed.home.rglob("index-*.bin")
    before = index.read_bytes()
    installed.settings.write_text("jugde = []")
    assert messages(installed, stop(SIGNALLING)) == [None]
    assert wait_until(lambda: index.read_bytes() != before, 60)
    (found,) = messages(installed, stop(SIGNALLING))
    problem = "'jugde': There is no setting 'jugde'. Did you mean 'judge'? Correct the name, or remove the key"
    assert found == unjudged(f"{installed.settings}: {problem}")


def test_a_broken_line_of_the_transcript_hides_nothing(installed: Environment) -> None:
    """In the hook's bare interpreter, where nobody has imported ``json``."""
    line = {"type": "assistant", "message": {"id": "m", "content": [{"type": "text", "text": SIGNALLING}]}}
    transcript = installed.folder / "transcript.jsonl"
    transcript.write_text(f'{json.dumps(line)}\n{{"type":"assistant","message":{{]}}}}\n"assistant"}}\n')
    done = installed.hook({"hook_event_name": "Stop", "session_id": "s", "transcript_path": str(transcript)})
    assert (json.loads(done.stdout), installed.crashes()) == (BLOCK, "")


def test_a_broken_payload_at_a_gate_asks_the_human(installed: Environment) -> None:
    line = installed.installed_command().replace("claude-code stop", "claude-code pre-tool-use")
    done = installed.run(["/bin/sh", "-c", line], stdin=b'{"tool_name": ')
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout)["hookSpecificOutput"]["permissionDecision"] == "ask"


def test_a_hook_that_a_judge_started_ends_at_once(installed: Environment) -> None:
    assert installed.hook(stop(SIGNALLING), STOP_HOOK_LLM_JUDGE_ACTIVE="1").stdout == ""
    assert installed.records() == []
    assert json.loads(installed.hook(stop(SIGNALLING), STOP_HOOK_LLM_JUDGE_ACTIVE="0").stdout) == BLOCK


def test_a_project_cannot_pretend_that_a_judge_started_it(installed: Environment) -> None:
    claude = installed.project / ".claude"
    claude.mkdir()
    (claude / "settings.json").write_text('{"env": {"STOP_HOOK_LLM_JUDGE_ACTIVE": "1"}}')
    for number in range(2):
        payload = stop(SIGNALLING if number == 0 else SILENT, cwd=str(installed.project))
        done = installed.hook(payload, STOP_HOOK_LLM_JUDGE_ACTIVE="1")
        assert bool(done.stdout) == (number == 0)
    notices = [record["notice"] for record in installed.records() if "notice" in record]
    assert notices == ["the project's settings define the recursion variable; guardctl went on regardless"]


def test_the_judge_sees_the_persons_environment_of_the_install(installed: Environment) -> None:
    note = installed.folder / "environment.json"
    installed.judge(
        f"import json, os; json.dump(dict(os.environ), open({str(note)!r}, 'w')); print('{{\"bad\": false}}')"
    )
    installed.hook(stop(SIGNALLING), PATH="/evil", LD_PRELOAD="", PROJECT="x", OPENAI_API_KEY="key", HOME="/evil")
    seen = json.loads(note.read_text())
    seen.pop("LC_CTYPE", None)  # added by the interpreter that runs the judge
    assert seen == installed.variables | {"OPENAI_API_KEY": "key", "STOP_HOOK_LLM_JUDGE_ACTIVE": "1"}
