"""What is imported on the way to a decision: lists do not flicker as timings do."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from .support import BYPASSED, SIGNALLING, SILENT, Installation, stop

# Each of them costs more than a bare interpreter, or opens a door to what a turn must not need.
NEVER = {
    "click",
    "http.client",
    "importlib.metadata",
    "keyring",
    "platformdirs",
    "pydantic",
    "pydantic_core",
    "socket",
    "ssl",
    "tomlkit",
    "tomllib",
    "urllib.request",
}

SILENT_PATH = {
    "guardctl",
    "guardctl.choosing",
    "guardctl.facts",
    "guardctl.hosts",
    "guardctl.hosts.claude_code",
    "guardctl.hosts.claude_code.lines",
    "guardctl.hosts.claude_code.reader",
    "guardctl.hosts.claude_code.record",
    "guardctl.index_file",
    "guardctl.log_file",
    "guardctl.scan",
    "guardctl.sensitivity",
    "guardctl.silent",
    "guardctl.matching",
    "guardctl.matching.examine",
    "guardctl.matching.filter",
    "guardctl.matching.rows",
    "guardctl.matching.store",
    "guardctl.turn",
    "guardctl.matching.window",
}

STANDARD = {
    "_json",
    "_sre",
    "gc",
    "importlib",
    "importlib._bootstrap",
    "importlib._bootstrap_external",
    "unicodedata",
    "warnings",  # importlib imports it
}
"""What a turn without a signal may load of the standard library: builtins, and what costs next to nothing."""


@pytest.fixture(scope="module")
def installation(tmp_path_factory: pytest.TempPathFactory) -> Installation:
    judge = 'print(\'{"new_proposal": true, "verification_reported": false}\')'
    return Installation(tmp_path_factory.mktemp("startup") / "installation", judge)


def modules(installation: Installation, payload: object = None, event: str = "stop") -> set[str]:
    """Return the modules that a hook has loaded at its end, without those of a bare interpreter.

    The entry file runs as it stands, but for its last step: before it leaves, it says what is there. So does the
    process that judges apart from it.
    """
    code = f"""
import posix, sys
bare = set(sys.modules)
source = open({str(installation.entry())!r}).read().replace("_exit(0)", "tell()")
errors, leave = posix.dup(2), posix._exit
def tell(*status):
    posix.write(errors, repr(sorted(set(sys.modules) - bare)).encode() + b"\\n")
    leave(0)
posix._exit = tell
sys.argv = ["entry", "claude-code", {event!r}]
exec(compile(source, "entry", "exec"), {{"__name__": "__main__", "tell": tell}})
"""
    done = subprocess.run(
        [str(installation.python), "-I", "-S", "-c", code],
        input=b"" if payload is None else json.dumps(payload).encode(),
        capture_output=True,
        check=False,
        env=installation.variables,
        cwd=installation.project,
    )
    assert done.returncode == 0
    return {name for line in done.stderr.splitlines() for name in eval(line)}


def ours(loaded: set[str]) -> set[str]:
    return {name for name in loaded if name.startswith("guardctl")}


def assert_silent_path(loaded: set[str]) -> None:
    assert ours(loaded) == SILENT_PATH
    assert loaded - SILENT_PATH <= STANDARD


def test_a_turn_without_signals(installation: Installation) -> None:
    installation.hook(stop(SILENT))  # the log folder exists then
    before = installation.silent_turns()
    assert_silent_path(modules(installation, stop(SILENT)))
    assert installation.silent_turns() == before + 1


def test_a_turn_without_signals_in_japanese(installation: Installation) -> None:
    assert_silent_path(modules(installation, stop("関数は名前の一覧を返します。")))


def test_a_turn_with_a_transcript(installation: Installation, tmp_path: Path) -> None:
    lines = [
        {"type": "user", "message": {"role": "user", "content": "sort them"}, "uuid": "u"},
        {"type": "assistant", "message": {"id": "m", "content": [{"type": "text", "text": SILENT}]}},
    ]
    (tmp_path / "t.jsonl").write_text("".join(json.dumps(line) + "\n" for line in lines))
    assert_silent_path(modules(installation, stop(SILENT, transcript_path=str(tmp_path / "t.jsonl"))))


def test_no_payload(installation: Installation) -> None:
    """A broken one may load more: the C scanner imports ``json`` to say what is wrong."""
    assert_silent_path(modules(installation))


RECORD = {"guardctl.hosts.claude_code.work", "guardctl.numerals"}
"""What reads a record, once a signal or a guard's ``When`` asks for facts."""


def test_a_declared_bypass(installation: Installation) -> None:
    before = len(installation.records())
    loaded = modules(installation, stop(BYPASSED))
    assert [record["guards"][0]["bypass"] is not None for record in installation.records()[before:]] == [True]
    assert ours(loaded) == SILENT_PATH | RECORD | {"guardctl.disclosure", "guardctl.records", "guardctl.redaction"}
    assert loaded & {*NEVER, "pluggy", "dataclasses", "inspect", "pathlib", "subprocess", "hashlib", "site"} == set()


def test_a_flagged_turn_without_a_judge(tmp_path: Path) -> None:
    installation = Installation(tmp_path / "installation")
    installation.hook(stop(SILENT))  # the log folder exists then
    loaded = modules(installation, stop(SIGNALLING))
    (record,) = installation.records()
    assert [(guard["verdict"], guard["reason"]) for guard in record["guards"]] == [("fail", "no_judge")]
    ours_then = {"guardctl.disclosure", "guardctl.records", "guardctl.redaction", "guardctl.notices", "guardctl.said"}
    assert ours(loaded) == SILENT_PATH | RECORD | ours_then


def test_a_judged_turn(installation: Installation) -> None:
    before = len(installation.records())
    loaded = modules(installation, stop(SIGNALLING))
    assert [record["decision"] for record in installation.records()[before:]] == ["block"]
    assert loaded & NEVER == set()
    assert {name for name in ours(loaded) if name.startswith(("guardctl.judges.", "guardctl.cli"))} == {
        "guardctl.judges.command"
    }
    assert (
        not {"guardctl.compiling.inventory", "guardctl.settings", "guardctl.spec", "guardctl.redaction_kinds"} & loaded
    )
    assert "guardctl_commit_guard.spec" not in loaded


def test_a_hook_that_a_judge_started(installation: Installation) -> None:
    installation.variables["STOP_HOOK_LLM_JUDGE_ACTIVE"] = "1"
    try:
        loaded = modules(installation, stop(SIGNALLING))
        assert_silent_path(loaded - {"guardctl.hosts.claude_code.project_settings"})
    finally:
        del installation.variables["STOP_HOOK_LLM_JUDGE_ACTIVE"]
