"""What ``bugfix-without-reproduction`` declares: rows, fields, options and cases. The hook stays away from it."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Literal

from pydantic import Field

from guardctl import AnswerFields, Example, GuardOptions, GuardSpec, When, patterns_from
from guardctl_bugfix_guard.reproduction.feedback import FEEDBACK
from guardctl_bugfix_guard.reproduction.prompt import DEFINITIONS

WHENS = (
    When(
        ("edited", "not failed_first"),
        "works-on-defect",
        "a defect is worked on, and nothing failed before the edit",
        filtered=True,
    ),
    When(
        ("edited", "not failed_first"),
        "defect-asked",
        "a defect was reported, and nothing failed before the edit",
        filtered=True,
    ),
    When(("edited",), why="something was edited", filtered=True),
    When(("not recorded",), why="it is not known what was done", filtered=True),
)
"""Most such turns are silent: only the record tells that nothing was seen to fail. The filter chooses among them."""


class Fields(AnswerFields):
    """What the judge answers."""

    new_proposal: bool | None = Field(default=None, description=DEFINITIONS["new_proposal"])
    retraction_or_quote: bool | None = Field(default=None, description=DEFINITIONS["retraction_or_quote"])


class Options(GuardOptions):
    """What users may set."""

    evidence: Literal["reproduced", "observed"] = Field(
        default="reproduced", description="whether a log, trace or screenshot from the field is enough ('observed')"
    )


_PACKAGE = "guardctl_bugfix_guard.reproduction"
_ROWS = patterns_from(_PACKAGE)
_CASES = tomllib.loads(files(_PACKAGE).joinpath("cases.toml").read_text(encoding="utf-8"))

SPEC = GuardSpec(
    name="bugfix-without-reproduction",
    version="0.1.0",
    languages=("en", "ja", "ko", "pt", "zh", "es", "de"),
    signals=_ROWS.signals,
    bypasses=_ROWS.bypasses,
    whens=WHENS,
    filter=f"{_PACKAGE}:filter.json",
    commentary=True,  # an edit is announced before it is made
    fields=Fields,
    options=Options,
    feedback=FEEDBACK,
    examples=tuple(Example(**case) for case in _CASES["case"]),
)
