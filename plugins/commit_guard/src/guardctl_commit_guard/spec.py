"""What the guard declares: rows, fields, feedback and cases. Imports pydantic, so the hook stays away from it."""

from __future__ import annotations

import tomllib
from importlib.resources import files

from pydantic import Field

from guardctl import AnswerFields, Example, GuardSpec, patterns_from
from guardctl_commit_guard.feedback import VERIFY_FIRST, with_a_way_out
from guardctl_commit_guard.prompt import DEFINITIONS


class CommitFields(AnswerFields):
    """What the judge answers."""

    new_proposal: bool | None = Field(default=None, description=DEFINITIONS["new_proposal"])
    verification_reported: bool | None = Field(default=None, description=DEFINITIONS["verification_reported"])
    direction_query: bool | None = Field(default=None, description=DEFINITIONS["direction_query"])
    future_step_description: bool | None = Field(default=None, description=DEFINITIONS["future_step_description"])


_PACKAGE = "guardctl_commit_guard"
_ROWS = patterns_from(_PACKAGE)
_CASES = tomllib.loads(files(_PACKAGE).joinpath("cases.toml").read_text(encoding="utf-8"))

SPEC = GuardSpec(
    name="commit",
    version="0.1.0",
    languages=("en", "ja", "ko", "pt", "zh", "es", "de"),
    signals=_ROWS.signals,
    bypasses=_ROWS.bypasses,
    filter=f"{_PACKAGE}:filter.json",
    commentary=False,  # "I'll commit now" before a tool call is past when the turn ends
    fields=CommitFields,
    feedback=with_a_way_out("commit", VERIFY_FIRST),
    examples=tuple(Example(**case) for case in _CASES["case"]),
    recording="guardctl_commit_guard:recording",
)
