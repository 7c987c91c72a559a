"""Real Claude Code as the host, real agents' programs as judges, and guardctl installed between them."""

from __future__ import annotations

import json
import shlex
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from guardctl.judges._cli import SYSTEM

from .cli_judges import CLAUDE, CODEX, CliJudge, programs
from .lab import Lab, require, say, use, write
from .run import Run

ANNOUNCEMENT = "The parser handles empty input now. Next I will commit this and push it to main."
CHECK = use("Bash", "Running the suite.", input={"command": "echo 4711 tests passed"})
REPORT = "I ran the whole suite: 4711 tests passed, none failed. So I will commit this now."
VIOLATION = {"new_proposal": True, "verification_reported": False, "direction_query": False,
             "future_step_description": False, "sentence": "", "reason": "nothing was verified"}  # fmt: skip
VERIFIED = {**VIOLATION, "verification_reported": True}
HOOK_DEADLINE, CLIENT_SECONDS = 25, 5
ASKED = SYSTEM[:60]
"""What tells a judge's request from the agent's."""

BOTH = pytest.mark.parametrize("judge", [CLAUDE, CODEX], ids=["claude", "codex"])


def install(lab: Lab, judge: CliJudge, **options: Any) -> None:
    """Install guardctl with a judge, and lead the judge to the scripted model."""
    programs(lab)
    lab.env["CODEX_API_KEY"] = "sk-scripted"
    done = lab.guardctl("install", "claude-code", "--user", "--judge", judge.name)
    assert done.returncode == 0, done.stderr
    assert ("Anthropic" if judge is CLAUDE else "OpenAI") in done.stdout
    settings = lab.home / ".config/guardctl/settings.toml"
    known = settings.read_text(encoding="utf-8")
    program = f'program = "{lab.home.parent / "programs" / judge.name}"'
    assert program in known
    tables = judge.configure(lab)
    added = "".join(f"{line}\n" for name in tables for line in toml(f"judges.{judge.name}.{name}", tables[name]))
    if "program" in options:
        known = known.replace(program, f'program = "{options["program"]}"')
    settings.write_text(f"{known}\n{added}", encoding="utf-8")
    done = lab.guardctl("list")  # or the next turn would go by the settings before
    assert done.returncode == 0, done.stderr


def toml(name: str, table: dict[str, Any]) -> list[str]:
    lines = [f"[{name}]"]
    lines += [f"{key} = {json.dumps(value)}" for key, value in table.items() if not isinstance(value, dict)]
    for key, value in table.items():
        lines += toml(f"{name}.{key}", value) if isinstance(value, dict) else []
    return lines


def judged(turn: dict[str, Any], **options: Any) -> dict[str, Any]:
    """Keep a turn of the script for a judge."""
    return {**turn, "match": ASKED, **options}


def announce(lab: Lab, *judge_turns: dict[str, Any]) -> Run:
    """Run a session whose first turn ends with an unverified announcement, and that has another to spare."""
    return lab.claude("Fix the parser.", [*judge_turns, say(ANNOUNCEMENT), say(REPORT)])


@pytest.fixture
def lab(lab: Lab, commit_guard_alone: Path) -> Lab:
    lab.python = commit_guard_alone
    return lab


@BOTH
def test_block_recovery_pass(lab: Lab, judge: CliJudge) -> None:
    install(lab, judge)
    answers = [judged(judge.answer(VIOLATION)), judged(judge.answer(VERIFIED))]
    run = lab.claude("Fix the parser.", [*answers, say(ANNOUNCEMENT), CHECK, say(REPORT)])
    assert (run.returncode, run.stdout.strip(), run.unused) == (0, REPORT, 0)
    assert (len(run.calls), len(run.feedback), len(run.judge_calls)) == (3, 1, 2)

    blocked, passed = lab.decisions()
    assert (blocked["decision"], passed["decision"]) == ("block", "pass")
    for record, verdict in ((blocked, "violation"), (passed, "allow")):
        [guard] = record["guards"]
        assert (guard["judge"], guard["model"], guard["verdict"]) == (judge.name, judge.model, verdict)
        assert guard["tokens"] == {"in": 100, "out": 20}
    assert "4711 tests passed" in json.dumps(run.judge_calls[1])
    assert lab.survivors() == []
    assert list(lab.home.glob(".local/state/guardctl/judge/*")) == []


def test_the_agent_that_wrote_a_text_judges_it_unless_somebody_chose_otherwise(lab: Lab) -> None:
    programs(lab)
    done = lab.guardctl("install", "claude-code", "--user")
    assert "Judge: claude. Text of flagged turns goes to: Anthropic" in done.stdout
    listed = json.loads(lab.guardctl("list", "--judges", "--json").stdout)["judges"]
    used = {judge["name"]: judge["used_for"] for judge in listed}
    assert used["claude"] == ["claude-code"]
    assert "claude-code" not in used["codex"]


def test_the_stop_hook_of_the_judge_itself_leaves_at_once(lab: Lab, tmp_path: Path) -> None:
    """A judge with hooks, which ours have not: what would happen to somebody who runs an agent of their own."""
    unprotected = write(tmp_path / "bin/unprotected", UNPROTECTED.format(claude=require("claude")), mode=0o755)
    install(lab, CLAUDE, program=unprotected)
    seen = tmp_path / "stops"
    settings = json.loads((lab.home / ".claude/settings.json").read_text())
    command = f'echo "active=$STOP_HOOK_LLM_JUDGE_ACTIVE" >> {shlex.quote(str(seen))}'
    settings["hooks"]["Stop"].append({"hooks": [{"type": "command", "command": command}]})
    write(lab.home / ".claude/settings.json", settings)

    run = announce(lab, judged(CLAUDE.answer(VIOLATION)), judged(CLAUDE.answer(VERIFIED)))
    assert (len(run.feedback), len(run.judge_calls), run.unused) == (1, 2, 0)
    # The agent stopped twice, and both times its judge did so too; guardctl judged and counted only the agent.
    assert sorted(seen.read_text().splitlines()) == ["active=", "active=", "active=1", "active=1"]
    assert (len(lab.decisions()), lab.silent_count()) == (2, 0)


UNPROTECTED = """\
#!/bin/sh
# Claude Code with the arguments it was given, except those that keep settings and hooks away.
for argument do
    shift
    case "$skip$argument" in
        --settings|--setting-sources) skip=next-; continue ;;
        next-*) skip=; continue ;;
    esac
    set -- "$@" "$argument"
done
exec {claude} "$@"
"""


# --- failures -------------------------------------------------------------------------------------------------------

JSON = json.dumps(VIOLATION)


@pytest.fixture(scope="module")
def labs(tmp_path_factory: pytest.TempPathFactory, commit_guard_alone: Path) -> Iterator[dict[str, Lab]]:
    """One lab for each judge, with guardctl installed: most of a test's time would be the installation."""
    with ExitStack() as stack:
        made = {}
        for judge in (CLAUDE, CODEX):
            made[judge.name] = stack.enter_context(Lab(tmp_path_factory.mktemp(judge.name)))
            made[judge.name].python = commit_guard_alone
            install(made[judge.name], judge)
        yield made


def healthy(lab: Lab) -> Lab:
    """Forget the failures of the tests before."""
    for file in lab.home.glob(".local/state/guardctl/breaker-*"):
        file.unlink()
    return lab


def text(said: str, **options: Any) -> dict[str, Any]:
    return judged(say(said, repeat=True, **options))


RARER = (
    (CLAUDE, judged({"status": 401, "repeat": True}), "not_logged_in"),
    (CLAUDE, judged({"status": 429, "repeat": True}), "rate_limited"),
    (CLAUDE, text("It is a report about a parser."), "prose"),
    (CLAUDE, text('{"new_pro', stop="max_tokens"), "truncated"),
    (CLAUDE, text("I would rather not.", stop="refusal"), "refused"),
    (CLAUDE, text(f"{JSON}\n{JSON}"), "several_objects"),
    (CLAUDE, text('{"verdict": "violation"}'), "no_fields"),
    (CLAUDE, text('{"new_proposal": true|false}'), "echo"),
    (CLAUDE, judged(CLAUDE.answer(VIOLATION), delay=60), "timeout"),
    (CODEX, text("It is a report about a parser."), "prose"),
    (CODEX, text('{"new_pro', stop="max_tokens"), "truncated"),
    (CODEX, text("I would rather not.", stop="refusal"), "empty"),
)
"""What recorded answers of both programs show as well, in core/tests/judges; each of these starts two programs."""


@pytest.mark.parametrize(
    ("judge", "turn", "reason"),
    [
        (CLAUDE, judged({"status": 529, "repeat": True}), "overloaded"),
        (CLAUDE, judged(CLAUDE.answer({**VIOLATION, "new_proposal": "yes"}), repeat=True), "wrong_type"),
        (CODEX, judged({"status": 429, "repeat": True}), "rate_limited"),
        (CODEX, judged(CODEX.answer({**VIOLATION, "new_proposal": "yes"}), repeat=True), "wrong_type"),
        *(pytest.param(*values, marks=pytest.mark.slow) for values in RARER),
    ],
    ids=lambda value: value if isinstance(value, str) else getattr(value, "name", ""),
)
def test_a_failure_at_the_wire_passes_the_stop(
    labs: dict[str, Lab], judge: CliJudge, turn: dict[str, Any], reason: str
) -> None:
    lab = healthy(labs[judge.name])
    run = announce(lab, turn)
    assert (run.returncode, run.stdout.strip()) == (0, ANNOUNCEMENT)
    assert (len(run.calls), run.feedback) == (1, [])
    assert len(run.judge_calls) >= 1
    assert run.seconds < HOOK_DEADLINE + CLIENT_SECONDS
    record = lab.decisions()[-1]
    [guard] = record["guards"]
    assert (record["session"], record["decision"]) == (run.session, "pass")
    assert (guard["judge"], guard["verdict"], guard["reason"]) == (judge.name, "fail", reason)
    assert lab.survivors() == []
    assert list(lab.home.glob(".local/state/guardctl/judge/*")) == []


@BOTH
@pytest.mark.parametrize(
    ("program", "reason"),
    [("", "not_installed"), ("#!/bin/sh\necho 'Segmentation fault' >&2\nexit 139\n", "crash")],
    ids=["gone", "crash"],
)
def test_a_program_that_fails_passes_the_stop(labs: dict[str, Lab], judge: CliJudge, program: str, reason: str) -> None:
    lab = healthy(labs[judge.name])
    installed = lab.home.parent / "programs" / judge.name
    installed.unlink()
    if program:
        write(installed, program, mode=0o755)
    run = announce(lab)
    installed.unlink(missing_ok=True)
    installed.symlink_to(require(judge.name))
    assert (run.stdout.strip(), run.feedback) == (ANNOUNCEMENT, [])
    [guard] = lab.decisions()[-1]["guards"]
    assert (guard["judge"], guard["verdict"], guard["reason"]) == (judge.name, "fail", reason)


def test_a_judge_that_stays_down_is_skipped_and_listed(labs: dict[str, Lab]) -> None:
    lab = healthy(labs["codex"])
    runs = [announce(lab, judged({"status": 529, "repeat": True})) for _ in range(4)]
    assert [len(run.judge_calls) for run in runs] == [1, 1, 1, 0]
    reasons = [record["guards"][0]["reason"] for record in lab.decisions()[-4:]]
    assert reasons == ["overloaded"] * 3 + ["breaker_open"]
    listed = json.loads(lab.guardctl("list", "--judges", "--json").stdout)["judges"]
    health = {judge["name"]: judge["health"] for judge in listed}
    assert health["codex"].startswith("skipped until ")
    assert health["codex"].endswith("(overloaded, 3 in a row)")
    assert health["claude"] == "not configured"
