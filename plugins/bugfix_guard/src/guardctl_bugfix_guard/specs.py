"""What the two guards declare: fields, feedback and cases. Imports pydantic, so the hook stays away from it."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Literal

from pydantic import Field

from guardctl import AnswerFields, Example, GuardOptions, GuardSpec
from guardctl_bugfix_guard import reproduction_patterns, reproduction_prompt, shallow_patterns, shallow_prompt
from guardctl_bugfix_guard.feedback import REPRODUCE_FIRST, STATE_THE_CAUSE, with_a_way_out

VERSION = "0.1.0"
LANGUAGES = ("en", "ja", "ko", "pt", "zh", "es", "de")


class ShallowFields(AnswerFields):
    """What the judge answers to ``shallow-bugfix``."""

    new_proposal: bool | None = Field(default=None, description=shallow_prompt.DEFINITIONS["new_proposal"])
    retraction_or_quote: bool | None = Field(
        default=None, description=shallow_prompt.DEFINITIONS["retraction_or_quote"]
    )


class ReproductionFields(AnswerFields):
    """What the judge answers to ``bugfix-without-reproduction``."""

    new_proposal: bool | None = Field(default=None, description=reproduction_prompt.DEFINITIONS["new_proposal"])
    retraction_or_quote: bool | None = Field(
        default=None, description=reproduction_prompt.DEFINITIONS["retraction_or_quote"]
    )


class ReproductionOptions(GuardOptions):
    """What users may set for ``bugfix-without-reproduction``."""

    evidence: Literal["reproduced", "observed"] = Field(
        default="reproduced", description="whether a log, trace or screenshot from the field is enough ('observed')"
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

REPRODUCTION = GuardSpec(
    name="bugfix-without-reproduction",
    version=VERSION,
    languages=LANGUAGES,
    signals=reproduction_patterns.SIGNALS,
    bypasses=reproduction_patterns.BYPASSES,
    commentary=True,  # an edit is announced before it is made
    fields=ReproductionFields,
    options=ReproductionOptions,
    feedback=with_a_way_out("bugfix-without-reproduction", REPRODUCE_FIRST),
    examples=_cases("reproduction_cases.toml"),
)
