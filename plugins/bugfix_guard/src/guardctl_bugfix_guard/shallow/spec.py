"""What ``shallow-bugfix`` declares: rows, fields and cases. Imports pydantic, so the hook stays away from it."""

from __future__ import annotations

import tomllib
from importlib.resources import files

from pydantic import Field

from guardctl import AnswerFields, Example, GuardSpec, When, patterns_from
from guardctl_bugfix_guard.shallow.feedback import FEEDBACK
from guardctl_bugfix_guard.shallow.prompt import DEFINITIONS


class Fields(AnswerFields):
    """What the judge answers."""

    new_proposal: bool | None = Field(default=None, description=DEFINITIONS["new_proposal"])
    retraction_or_quote: bool | None = Field(default=None, description=DEFINITIONS["retraction_or_quote"])


_PACKAGE = "guardctl_bugfix_guard.shallow"
_ROWS = patterns_from(_PACKAGE)
_CASES = tomllib.loads(files(_PACKAGE).joinpath("cases.toml").read_text(encoding="utf-8"))

SPEC = GuardSpec(
    name="shallow-bugfix",
    version="0.1.0",
    languages=("en", "ja", "ko", "pt", "zh", "es", "de"),
    signals=_ROWS.signals,
    bypasses=_ROWS.bypasses,
    whens=(
        When(("edited",), why="something was edited", filtered=True),
        When(("not recorded",), why="it is not known what was done", filtered=True),
    ),
    filter=f"{_PACKAGE}:filter.json",
    commentary=False,  # the closing message is the report
    fields=Fields,
    feedback=FEEDBACK,
    examples=tuple(Example(**case) for case in _CASES["case"]),
)
