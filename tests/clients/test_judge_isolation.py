"""What every judge that is an agent's own program has to keep, asked of the real programs.

The deviations are listed in ``docs/reference/judges.md``; here they are part of each judge's description, and asserted.
"""

from __future__ import annotations

import json
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from .cli_judges import ANSWER, CODEX, JUDGES, PROMPT, SCHEMA, CliJudge, JudgeLab, judge_lab
from .lab import say, use, write

MARK = "STANDING-INSTRUCTION"
SECRET = "the-content-of-the-secret"


@pytest.fixture
def lab(tmp_path: Path) -> Iterator[JudgeLab]:
    yield from judge_lab(tmp_path)


def set_traps(lab: JudgeLab, judge: CliJudge) -> Path:
    """Put hooks, instructions, servers and skills wherever a client might look for them.

    Returns:
        A folder into which each trap that is sprung puts a file.
    """
    sprung = lab.home.parent / "sprung"
    sprung.mkdir()

    def trap(name: str) -> str:
        return f"touch {sprung / name}"

    events = ("SessionStart", "UserPromptSubmit", "PreToolUse", "Stop", "SessionEnd")
    for place in (lab.home, lab.project, lab.folder):
        hooks = {event: [{"hooks": [{"type": "command", "command": trap(f"hook-{event}")}]}] for event in events}
        write(place / ".claude/settings.json", {"hooks": hooks, "env": {"TRAP": "1"}})
        write(place / ".claude/settings.local.json", {"hooks": hooks})
        write(place / ".codex/hooks.json", {"hooks": hooks})
        write(place / ".mcp.json", {"mcpServers": {"trap": {"command": "/bin/sh", "args": ["-c", trap("mcp-claude")]}}})
        server = f'[mcp_servers.trap]\ncommand = "/bin/sh"\nargs = ["-c", "{trap("mcp-codex")}"]\n'
        notify = f'notify = ["/bin/sh", "-c", "{trap("notify")}"]\n'
        config = place / ".codex/config.toml"
        known = config.read_text() if config.exists() else ""
        write(config, f'{notify}developer_instructions = "{MARK}"\n{known}{server}')
        for name in (*judge.memories, "AGENTS.md", "CLAUDE.md"):
            write(place / name, f"# Always\n\n{MARK}\n")
        for skills in (".claude/skills", ".codex/skills", ".agents/skills"):
            text = f"---\nname: secret\ndescription: {MARK}\n---\n{SECRET}\n"
            write(place / skills / "secret/SKILL.md", text)
    write(lab.home / "secret.txt", SECRET)
    return sprung


@pytest.mark.parametrize("judge", JUDGES, ids=lambda judge: judge.name)
def test_the_traps_are_sprung_by_the_program_as_it_comes(lab: JudgeLab, judge: CliJudge) -> None:
    sprung = set_traps(lab, judge)
    run = getattr(lab, judge.name)(judge.mention, [say("Good.")])
    sent = json.dumps(run.calls)
    assert (run.returncode, MARK in sent, SECRET in sent) == (0, True, True)
    assert {"hook-Stop", f"mcp-{judge.name}"} <= {trap.name for trap in sprung.iterdir()}


@pytest.mark.parametrize("judge", JUDGES, ids=lambda judge: judge.name)
class TestIsolation:
    """The conformance class: a new judge of this kind is one more description in ``cli_judges``."""

    def test_it_sees_the_question_and_nothing_else(self, lab: JudgeLab, judge: CliJudge) -> None:
        sprung = set_traps(lab, judge)
        before = lab.files()
        reply = lab.ask(judge, [judge.answer(ANSWER)])
        assert (reply["reason"], json.loads(reply["text"])) == ("", ANSWER)
        assert (reply["model"], reply["tokens"], reply["unused"]) == (judge.model, [100, 20], 0)

        [request] = reply["requests"]
        sent = json.dumps(request, ensure_ascii=False)
        assert PROMPT in sent
        assert (MARK in sent, SECRET in sent, str(lab.project) in sent) == (False, False, False)
        assert judge.tools(request) == judge.deviating_tools
        assert judge.schema(request) == SCHEMA

        assert [trap.name for trap in sprung.iterdir()] == []
        after = lab.files()
        changed = {name for name in after if after[name] != before.get(name)}
        assert {name for name in changed if not name.startswith(judge.writes)} == set()
        assert [name for name in changed if b"push this now" in (lab.home / name).read_bytes()] == []
        assert left_of(lab) == []

    def test_no_mention_brings_in_a_file_or_a_skill(self, lab: JudgeLab, judge: CliJudge) -> None:
        set_traps(lab, judge)
        reply = lab.ask(judge, [judge.answer(ANSWER)], prompt=f"{PROMPT}\n{judge.mention}")
        sent = json.dumps(reply["requests"], ensure_ascii=False)
        assert "please." in sent
        assert (SECRET in sent, MARK in sent) == (False, False)

    def test_a_model_that_tries_gets_nowhere(self, lab: JudgeLab, judge: CliJudge) -> None:
        target = lab.home / "escaped"
        run = use("Bash" if judge is not CODEX else "exec_command", input={"command": f"touch {target}", "cmd": "x"})
        reply = lab.ask(judge, [judge.escape(target), run, judge.answer(ANSWER), judge.answer(ANSWER)])
        assert len(reply["requests"]) >= 2
        assert not target.exists()

    def test_the_prompt_stands_in_no_command_line_and_no_file(self, lab: JudgeLab, judge: CliJudge) -> None:
        args, copy = lab.home.parent / "args", lab.home.parent / "copy"
        # The copy is taken while the program runs: afterwards the folder is gone.
        body = f'printf "%s\\n" "$@" > {args}; (sleep 0.3; cp -r {shlex.quote(str(lab.folder))} {copy}) &'
        program = lab.wrapper(judge, body)
        reply = lab.ask(judge, [{**judge.answer(ANSWER), "delay": 1}], judge.options(lab, program=str(program)))
        assert reply["reason"] == ""
        assert "push this now" not in args.read_text()
        written = [path for path in copy.rglob("*") if path.is_file()]
        assert [path for path in written if b"push this now" in path.read_bytes()] == []
        assert {path.stat().st_mode & 0o777 for path in copy.iterdir()} == {0o700}

    def test_a_grandchild_sees_the_variable_and_not_the_host(self, lab: JudgeLab, judge: CliJudge) -> None:
        seen = lab.home.parent / "seen"
        program = lab.wrapper(judge, f"sh -c 'env > {seen}'")
        reply = lab.ask(judge, [judge.answer(ANSWER)], judge.options(lab, program=str(program)))
        assert reply["reason"] == ""
        environment = dict(line.partition("=")[::2] for line in seen.read_text().splitlines())
        assert environment["STOP_HOOK_LLM_JUDGE_ACTIVE"] == "1"
        assert "CLAUDECODE" not in environment
        assert environment["TMPDIR"].startswith(str(lab.folder))

    def test_nothing_is_left_after_the_deadline(self, lab: JudgeLab, judge: CliJudge) -> None:
        program = lab.wrapper(judge, "trap '' TERM; sleep 120 & sleep 120 >/dev/null 2>&1 &")
        options = judge.options(lab, program=str(program))
        reply = lab.ask(judge, [{**judge.answer(ANSWER), "delay": 30}], options, seconds=5)
        assert reply["reason"] == "timeout"
        assert len(reply["requests"]) == 1
        assert reply["seconds"] < 6.5
        assert lab.survivors() == []
        assert left_of(lab) == []

    def test_one_model_that_is_refused_is_replaced_by_the_default(self, lab: JudgeLab, judge: CliJudge) -> None:
        message = f"The '{judge.model}' model is not supported when using Codex with a ChatGPT account."
        refusal = {"status": 404 if judge is not CODEX else 400, "message": message, "match": judge.model}
        reply = lab.ask(judge, [{**refusal, "repeat": True}, judge.answer(ANSWER)])
        assert (reply["reason"], json.loads(reply["text"])) == ("", ANSWER)
        assert reply["requests"][-1]["model"] != judge.model
        assert reply["model"] != judge.model


PATCH = "*** Begin Patch\n*** Add File: {file}\n+x\n*** End Patch\n"


@pytest.mark.parametrize(
    ("model", "tools", "call"),
    [
        pytest.param("gpt-5.5", {"apply_patch"}, use("apply_patch", input=PATCH), id="a model with patches"),
        pytest.param(
            "",
            {"exec", "wait", "send_message_to_user_async"},
            use("exec", input="text(await tools.apply_patch(`{patch}`))"),
            id="the default with scripts",
        ),
    ],
)
def test_tools_that_a_model_of_codex_brings_along_do_nothing(
    lab: JudgeLab, model: str, tools: set[str], call: dict[str, Any]
) -> None:
    """Some models' own catalogue entries put tools back. They are offered, and fail."""
    target = lab.folder.parent / "escaped"
    patch = PATCH.format(file=target)
    [tool] = call["tools"]
    tool = {**tool, "input": tool["input"].format(file=target, patch=patch)}
    reply = lab.ask(CODEX, [{"tools": [tool]}, CODEX.answer(ANSWER)], CODEX.options(lab, model=model))
    assert (reply["reason"], len(reply["requests"])) == ("", 2)
    assert CODEX.tools(reply["requests"][0]) == tools
    assert not target.exists()
    outputs = [item["output"] for item in reply["requests"][1]["input"] if item["type"].endswith("_output")]
    assert outputs
    assert "Success" not in json.dumps(outputs)


def left_of(lab: JudgeLab) -> list[str]:
    """Return what calls left in guardctl's folder for judges."""
    return sorted(path.name for path in lab.folder.glob("call-*"))
