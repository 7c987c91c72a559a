"""What the guard declares: patterns, fields, feedback and cases. Imports pydantic, so the hook stays away from it."""

from __future__ import annotations

import tomllib
from importlib.resources import files

from pydantic import Field

from guardctl import AnswerFields, Example, GuardSpec, When, patterns_from
from guardctl_scope_guard.change.feedback import FEEDBACK
from guardctl_scope_guard.change.prompt import DEFINITIONS


class Fields(AnswerFields):
    """What the judge answers."""

    new_proposal: bool | None = Field(default=None, description=DEFINITIONS["new_proposal"])
    retraction_or_quote: bool | None = Field(default=None, description=DEFINITIONS["retraction_or_quote"])
    missing_item: int | None = Field(default=None, description=DEFINITIONS["missing_item"])


_ROWS = patterns_from(__package__)
_CASES = tomllib.loads(files(__package__).joinpath("cases.toml").read_text(encoding="utf-8"))["case"]

SPEC = GuardSpec(
    name="scope-change",
    version="0.1.0",
    languages=("en", "ja", "ko", "pt", "zh", "es", "de"),
    signals=_ROWS.signals,
    bypasses=_ROWS.bypasses,
    whens=(
        When(("edited",), "items-asked", "several things were asked for, and something was edited", filtered=True),
        When(("edited",), why="something was edited", filtered=True),
        When(("not recorded",), why="it is not known what was done", filtered=True),
    ),
    filter=f"{__package__}:filter.json",
    commentary=True,  # a cut may be announced on the way and be silently missing at the end
    fields=Fields,
    feedback=FEEDBACK,
    examples=tuple(Example(**case) for case in _CASES),
)
