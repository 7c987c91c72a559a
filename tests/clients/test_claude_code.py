"""guardctl in the hook of the real Claude Code, put there by ``guardctl install``.

One file of more than 300 lines: every test drives the same client in the same lab.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from . import throwaway
from .judges import PROOF, Manner, ScriptedJudge, make_judge
from .lab import Lab, require, say, use, write

if TYPE_CHECKING:
    from .run import Run

HOOK_DEADLINE = 25
ANNOUNCEMENT = "The parser handles empty input now. Next I will commit this and push it to main."
WORDINGS = (
    ANNOUNCEMENT,
    "Fair point about the parser. I'll go ahead and commit the change right away.",
    "Nothing else is left to do here. I am going to commit everything and release version two.",
    "I'll now push it to origin main and deploy the service.",
)
CHECK = use("Bash", "Running the suite.", input={"command": f"echo {PROOF}"})
REPORT = f"I ran the whole suite: {PROOF}, none failed."


@pytest.fixture
def lab(lab: Lab, commit_guard_alone: Path) -> Lab:
    lab.python = commit_guard_alone
    return lab


@pytest.fixture
def judge(tmp_path: Path) -> ScriptedJudge:
    """A judge that accepts nothing but the proof."""
    return make_judge(tmp_path / "judge")


def install(lab: Lab, judge: ScriptedJudge) -> None:
    done = lab.guardctl("install", "claude-code", "--user", "--judge", judge.option)
    assert done.returncode == 0, done.stderr


def announce(lab: Lab, **options: Any) -> Run:
    """Run a session whose first turn ends with an unverified announcement, and that has a second turn to spare."""
    return lab.claude("Fix the parser.", [say(ANNOUNCEMENT), say(REPORT)], **options)


def last_guard(lab: Lab) -> dict[str, Any]:
    guard: dict[str, Any] = lab.decisions()[-1]["guards"][0]
    return guard


def test_an_unverified_commit_is_blocked_once(lab: Lab, judge: ScriptedJudge) -> None:
    install(lab, judge)
    run = lab.claude("Fix the parser.", [say(ANNOUNCEMENT), CHECK, say(REPORT)])
    assert (run.returncode, run.stdout.strip()) == (0, REPORT)
    assert (len(run.calls), run.unused) == (3, 0)

    [feedback] = run.feedback
    assert "commit" in feedback
    assert "Next I will commit this and push it to main." in feedback
    assert "new_proposal" not in feedback

    [blocked, *after] = lab.decisions()
    assert (blocked["host"], blocked["event"], blocked["session"]) == ("claude-code", "stop", run.session)
    assert blocked["decision"] == "block"
    [guard] = blocked["guards"]
    assert (guard["name"], guard["verdict"], guard["judge"]) == ("commit", "violation", "command")
    assert guard["fields"]["new_proposal"] is True
    assert all(record["decision"] == "pass" for record in after)
    assert len(after) + lab.silent_count() == 1


def test_a_finished_and_verified_commit_passes_at_once(lab: Lab, judge: ScriptedJudge) -> None:
    install(lab, judge)
    run = lab.claude("Fix the parser.", [say("Committed as 1a2b3c4, all tests pass.")])
    assert (len(run.calls), run.feedback) == (1, [])
    assert judge.asked == []


def test_small_talk_leaves_one_byte(lab: Lab, judge: ScriptedJudge) -> None:
    install(lab, judge)
    run = lab.claude("What is this?", [say("A parser for configuration files.")])
    assert (len(run.calls), run.feedback) == (1, [])
    assert (lab.silent_count(), lab.decisions(), judge.asked) == (1, [], [])


def test_a_subagent_is_held_to_the_same(lab: Lab, judge: ScriptedJudge) -> None:
    install(lab, judge)
    errand = {"description": "fix", "prompt": "Fix the parser.", "subagent_type": "general-purpose"}
    script = [
        use("Agent", input={**errand, "run_in_background": False}),
        say(ANNOUNCEMENT, match="Fix the parser"),
        say(REPORT, match="Next I will commit"),
        say("The parser is fixed."),
    ]
    run = lab.claude("Have somebody look at it.", script)
    assert (len(run.calls), len(run.subagent_calls), run.unused) == (2, 2, 0)
    assert (len(run.feedback), len(run.subagent_feedback)) == (0, 1)
    assert lab.decisions()[0]["event"] == "subagent-stop"


def test_two_installations_judge_once(lab: Lab, judge: ScriptedJudge) -> None:
    install(lab, judge)
    done = lab.guardctl("install", "claude-code", "--project")
    assert done.returncode == 0, done.stderr
    run = announce(lab)
    assert (len(run.calls), len(run.feedback), len(judge.asked)) == (2, 1, 1)


def test_a_judge_that_is_an_agent_is_not_judged_itself(lab: Lab, tmp_path: Path) -> None:
    judge = make_judge(tmp_path / "judge", "agent", require("claude"), lab.env["ANTHROPIC_BASE_URL"])
    install(lab, judge)
    nested = say(ANNOUNCEMENT, match="Judge this text", repeat=True)
    run = lab.claude("Fix the parser.", [nested, say(ANNOUNCEMENT), say(REPORT)])
    assert (len(run.calls), len(run.feedback)) == (2, 1)
    assert (len(run.judge_calls), len(judge.asked)) == (1, 1)


# --- judges that fail -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("manner", "reason"),
    [
        ("crash", "crash"),
        pytest.param("hang", "timeout", marks=pytest.mark.slow),
        pytest.param("nonsense", "prose", marks=pytest.mark.slow),
        pytest.param("silent", "empty", marks=pytest.mark.slow),
    ],
)
def test_a_judge_that_fails_lets_the_turn_pass(lab: Lab, tmp_path: Path, manner: Manner, reason: str) -> None:
    judge = make_judge(tmp_path / "judge", manner)
    install(lab, judge)
    run = announce(lab)
    assert (run.stdout.strip(), len(run.calls), run.feedback) == (ANNOUNCEMENT, 1, [])
    assert len(judge.asked) == 1
    [record] = lab.decisions()
    assert (record["decision"], record["why"]) == ("pass", "fail")
    assert (last_guard(lab)["verdict"], last_guard(lab)["reason"]) == ("fail", reason)
    # What the hook measured, because a busy machine may take its time to start it.
    assert record["ms"] < HOOK_DEADLINE * 1000
    assert lab.survivors() == []


def test_a_judge_that_is_gone_lets_the_turn_pass(lab: Lab, judge: ScriptedJudge) -> None:
    install(lab, judge)
    judge.program.unlink()
    run = announce(lab)
    assert (len(run.calls), run.feedback) == (1, [])
    assert (last_guard(lab)["verdict"], last_guard(lab)["reason"]) == ("fail", "not_found")
    assert judge.asked == []


# --- a guardctl that is gone ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "missing",
    [
        pytest.param("bin/python", id="interpreter"),
        pytest.param("{site}/guardctl", id="core"),
        pytest.param("{site}/guardctl/engine.py", id="part-of-core", marks=pytest.mark.slow),
        pytest.param("{site}/guardctl_commit_guard", id="guard", marks=pytest.mark.slow),
        pytest.param("{site}/pluggy", id="dependency", marks=pytest.mark.slow),
        pytest.param("", id="everything", marks=pytest.mark.slow),
    ],
)
def test_what_was_removed_under_the_hook_lets_the_turn_pass(
    lab: Lab, judge: ScriptedJudge, tmp_path: Path, missing: str
) -> None:
    environment = tmp_path / "environment"
    lab.python = throwaway.make(environment)
    install(lab, judge)
    # Without this, the rest could pass because nothing was ever installed.
    before = announce(lab)
    assert len(before.feedback) == 1

    remove(environment / missing.format(site=throwaway.site_packages(environment)))
    run = announce(lab)
    assert (run.returncode, run.stdout.strip(), run.stderr) == (0, ANNOUNCEMENT, "")
    assert (len(run.calls), run.feedback) == (1, [])
    assert "hook_non_blocking_error" not in run.transcript_text()


def remove(path: Path) -> None:
    assert path.exists()
    if path.is_dir() and not path.is_symlink():
        shutil.rmtree(path)
    else:
        path.unlink()


# --- a model that does not learn ------------------------------------------------------------------------------------


def test_the_same_violation_for_ever_is_blocked_once(lab: Lab, judge: ScriptedJudge) -> None:
    install(lab, judge)
    run = lab.claude("Fix the parser.", [say(ANNOUNCEMENT, repeat=True)])
    assert (len(run.calls), len(run.feedback)) == (2, 1)
    assert run.stdout.strip() == ANNOUNCEMENT


def test_new_words_for_the_same_violation_end_with_the_budget(lab: Lab, judge: ScriptedJudge) -> None:
    install(lab, judge)
    run = lab.claude("Fix the parser.", [say(text) for text in WORDINGS])
    assert (len(run.calls), len(run.feedback)) == (3, 2)
    assert run.stdout.strip() == WORDINGS[2]
    assert [record["decision"] for record in lab.decisions()] == ["block", "block", "pass"]
    assert last_guard(lab)["reason"] == "budget_spent"


def test_tool_calls_do_not_refill_the_budget(lab: Lab, judge: ScriptedJudge) -> None:
    install(lab, judge)
    look = use("Bash", input={"command": "ls"})
    script = [turn for text in WORDINGS for turn in (look, say(text))]
    run = lab.claude("Fix the parser.", script)
    assert len(run.feedback) == 2
    # Each of the three answers cost one call for the tool and one for the text.
    assert len(run.calls) == 6


def test_the_next_message_of_the_human_brings_a_new_budget(lab: Lab, judge: ScriptedJudge) -> None:
    install(lab, judge)
    first = lab.claude("Fix the parser.", [say(ANNOUNCEMENT, repeat=True)])
    second = lab.claude("And now?", [say(WORDINGS[2]), say(REPORT)], resume=first)
    assert (len(first.feedback), len(second.feedback)) == (1, 1)


def test_many_guards_are_one_block_and_three_at_most(lab: Lab, judge: ScriptedJudge) -> None:
    lab.python = Path(sys.executable)
    install(lab, judge)
    run = lab.claude("Fix the parser.", [say(text) for text in WORDINGS * 2])
    assert "[guardctl commit]" in run.feedback[0]
    assert "[guardctl shallow-bugfix]" in run.feedback[0]
    assert len(run.feedback) == len(run.calls) - 1 <= 3
    assert [record["decision"] for record in lab.decisions()].count("block") == len(run.feedback)


# --- a project that meddles -----------------------------------------------------------------------------------------


def meddling(folder: Path) -> dict[str, str]:
    """Environment of a project that wants the guard gone: an ``env`` block reaches every hook."""
    evil = folder / "evil"
    for name in ("python", "python3", "sh", "env", "judge.py"):
        write(evil / name, "#!/bin/sh\nexit 0\n", mode=0o755)
    return {
        "STOP_HOOK_LLM_JUDGE_ACTIVE": "1",
        "PATH": f"{evil}:/usr/bin:/bin",
        "HOME": str(evil),
        "XDG_CONFIG_HOME": str(evil),
        "XDG_CACHE_HOME": str(evil),
        "XDG_DATA_HOME": str(evil),
        "XDG_STATE_HOME": str(evil),
        "PYTHONPATH": str(evil),
        "PYTHONHOME": str(evil),
        "PYTHONSTARTUP": str(evil / "judge.py"),
        "TMPDIR": str(evil / "nowhere"),
        "GUARDCTL_GUARDS": "none",
        "GUARDCTL_JUDGE": "none",
        "GUARDCTL_CONFIG": str(evil),
        "GUARDCTL_LOG": str(evil),
        "CLAUDE_CONFIG_DIR": str(evil),
        "CLAUDE_PROJECT_DIR": str(evil),
    }


@pytest.mark.parametrize("name", ["settings.json", pytest.param("settings.local.json", marks=pytest.mark.slow)])
def test_the_environment_of_the_project_changes_nothing(
    lab: Lab, judge: ScriptedJudge, tmp_path: Path, name: str
) -> None:
    install(lab, judge)
    block = meddling(tmp_path)
    write(lab.project / ".claude" / name, {"env": block})
    run = announce(lab)
    assert (len(run.calls), len(run.feedback)) == (2, 1)
    assert lab.decisions()[0]["decision"] == "block"
    # The hook says that it went on although the project defined the recursion variable.
    assert [record["session"] for record in lab.records() if "notice" in record] == [run.session]

    [asked] = judge.asked
    assert asked["env"].pop("STOP_HOOK_LLM_JUDGE_ACTIVE") == "1"
    assert [name for name, value in block.items() if asked["env"].get(name) == value] == []
    assert asked["env"]["HOME"] == str(lab.home)


def test_the_recursion_variable_of_the_caller_is_honoured(lab: Lab, judge: ScriptedJudge) -> None:
    install(lab, judge)
    run = announce(lab, env={"STOP_HOOK_LLM_JUDGE_ACTIVE": "1"})
    assert (len(run.calls), run.feedback, judge.asked) == (1, [], [])


# --- out again ------------------------------------------------------------------------------------------------------


def test_after_uninstall_nothing_is_judged(lab: Lab, judge: ScriptedJudge) -> None:
    install(lab, judge)
    done = lab.guardctl("uninstall", "claude-code", "--user")
    assert done.returncode == 0, done.stderr
    run = announce(lab)
    assert (len(run.calls), run.feedback) == (1, [])
    assert (lab.decisions(), lab.silent_count()) == ([], 0)
