"""A Python in which the private half of ``re`` has moved: the index holds sources, and the hook does the same as ever."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from .support import BYPASSED, SIGNALLING, SILENT, Environment, stop

MOVED = Path(__file__).with_name("moved_re.py")


@pytest.mark.parametrize("moved", [False, True])
def test_the_hook_blocks_and_passes(environment: Environment, *, moved: bool) -> None:
    environment.add_guard()
    if moved:
        shutil.copy(MOVED, environment.site / "sitecustomize.py")
    asked = environment.run(
        [str(environment.python), "-c", "from guardctl.compiling.freezing import fits; print(fits())"]
    )
    assert (asked.stdout, asked.stderr) == (f"{not moved}\n", "")
    installed = environment.guardctl("install", "claude-code", "--judge", environment.judge("print('{\"bad\": true}')"))
    assert installed.returncode == 0, installed.stderr
    done = environment.hook(stop(SIGNALLING))
    assert json.loads(done.stdout)["decision"] == "block"
    for text in (BYPASSED, SILENT):
        done = environment.hook(stop(text, session_id=text))
        assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    verdicts = [guard["verdict"] for record in environment.records() for guard in record["guards"]]
    assert verdicts == ["violation", "allow"]
    assert environment.silent_turns() == 1
    assert environment.crashes() == ""
