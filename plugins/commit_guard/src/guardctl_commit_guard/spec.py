"""What the guard declares: fields, feedback and cases. Imports pydantic, so the hook stays away from it."""

from __future__ import annotations

import tomllib
from importlib.resources import files

from pydantic import Field

from guardctl import AnswerFields, Example, GuardSpec
from guardctl_commit_guard.feedback import VERIFY_FIRST, with_a_way_out
from guardctl_commit_guard.patterns import BYPASSES, SIGNALS
from guardctl_commit_guard.prompt import DEFINITIONS


class CommitFields(AnswerFields):
    """What the judge answers."""

    new_proposal: bool | None = Field(default=None, description=DEFINITIONS["new_proposal"])
    verification_reported: bool | None = Field(default=None, description=DEFINITIONS["verification_reported"])
    direction_query: bool | None = Field(default=None, description=DEFINITIONS["direction_query"])
    future_step_description: bool | None = Field(default=None, description=DEFINITIONS["future_step_description"])


SPEC = GuardSpec(
    name="commit",
    version="0.1.0",
    languages=("en", "ja", "ko", "pt", "zh", "es", "de"),
    signals=SIGNALS,
    bypasses=BYPASSES,
    commentary=False,  # "I'll commit now" before a tool call is past when the turn ends
    fields=CommitFields,
    feedback=with_a_way_out("commit", VERIFY_FIRST),
    examples=tuple(
        Example(**case)
        for case in tomllib.loads(files(__package__).joinpath("cases.toml").read_text(encoding="utf-8"))["case"]
    ),
    recording="guardctl_commit_guard:recording",
)
