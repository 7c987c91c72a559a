"""What damage does to the installed command: at most one turn, never a hang, a crash, or a turn that nobody hears of."""

from __future__ import annotations

import json
import os
import stat
import time
from pathlib import Path

import pytest

from .support import SIGNALLING, SILENT, Environment, stop


@pytest.fixture
def installed(environment: Environment) -> Environment:
    """An environment with the moon guard, installed into the host's settings with a judge that finds everything bad."""
    environment.add_guard()
    judge = environment.judge("print('{\"bad\": true}')")
    assert environment.guardctl("install", "claude-code", "--judge", judge).returncode == 0
    return environment


# --- log and state --------------------------------------------------------------------------------------------------


def logs(environment: Environment) -> list[Path]:
    today = time.strftime("%Y-%m-%d", time.gmtime())
    return [environment.log / name for name in (f"decisions-{today}.jsonl", f"silent-{today}")]


def test_named_pipes_in_place_of_the_log(installed: Environment) -> None:
    for file in logs(installed):
        os.mkfifo(file, 0o600)
    started = time.monotonic()
    assert '"block"' in installed.hook(stop(SIGNALLING)).stdout
    assert installed.hook(stop(SILENT)).stdout == ""
    assert time.monotonic() - started < 10


def test_links_in_place_of_the_log(installed: Environment) -> None:
    precious = installed.folder / "precious"
    precious.write_text("precious")
    for file in logs(installed):
        file.symlink_to(precious)
    assert '"block"' in installed.hook(stop(SIGNALLING)).stdout
    installed.hook(stop(SILENT))
    assert precious.read_text() == "precious"


def test_state_and_log_are_private_whatever_they_were(installed: Environment) -> None:
    installed.state.chmod(0o755)
    installed.hook(stop(SIGNALLING))
    assert stat.S_IMODE(installed.state.stat().st_mode) == 0o700
    installed.log.chmod(0o777)
    installed.guardctl("install", "claude-code")
    assert stat.S_IMODE(installed.log.stat().st_mode) == 0o700


def test_a_damaged_budget_costs_one_turn(installed: Environment) -> None:
    installed.hook(stop(SIGNALLING))
    (budget,) = installed.state.glob("blocks-*.json")
    budget.write_bytes(b"\x00")
    transcript = installed.folder / "transcript.jsonl"
    answers = []
    for number in range(2):
        asked = {"type": "user", "message": {"role": "user", "content": "Go on."}, "uuid": f"u{number}"}
        transcript.write_text(json.dumps(asked) + "\n")
        answers.append(bool(installed.hook(stop(SIGNALLING, transcript_path=str(transcript))).stdout))
    assert answers == [False, True]
    assert [record["guards"][0]["reason"] for record in installed.records()] == ["cheese", "no_budget_state", "cheese"]


def test_ids_are_cut_and_redacted(installed: Environment) -> None:
    token = "ghp_" + "a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8"
    installed.hook(stop(SIGNALLING, session_id=f"{token}/" + "x" * 100_000))
    (record,) = installed.records()
    assert record["session"] == ("[redacted:github-token]/" + "x" * 100)[:100]
