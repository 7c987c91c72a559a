"""What ``shallow-bugfix`` declares: fields, feedback and cases. Imports pydantic, so the hook stays away from it."""

from __future__ import annotations

import tomllib
from importlib.resources import files

from pydantic import Field

from guardctl import AnswerFields, Example, GuardSpec
from guardctl_bugfix_guard import shallow_patterns, shallow_prompt
from guardctl_bugfix_guard.feedback import STATE_THE_CAUSE, with_a_way_out

VERSION = "0.1.0"
LANGUAGES = ("en", "ja", "ko", "pt", "zh", "es", "de")


class ShallowFields(AnswerFields):
    """What the judge answers to ``shallow-bugfix``."""

    new_proposal: bool | None = Field(default=None, description=shallow_prompt.DEFINITIONS["new_proposal"])
    retraction_or_quote: bool | None = Field(
        default=None, description=shallow_prompt.DEFINITIONS["retraction_or_quote"]
    )


def _cases(file: str) -> tuple[Example, ...]:
    table = tomllib.loads(files("guardctl_bugfix_guard").joinpath(file).read_text(encoding="utf-8"))
    return tuple(Example(**case) for case in table["case"])


SHALLOW = GuardSpec(
    name="shallow-bugfix",
    version=VERSION,
    languages=LANGUAGES,
    signals=shallow_patterns.SIGNALS,
    bypasses=shallow_patterns.BYPASSES,
    commentary=False,  # the closing message is the report
    fields=ShallowFields,
    feedback=with_a_way_out("shallow-bugfix", STATE_THE_CAUSE),
    examples=_cases("shallow_cases.toml"),
)
