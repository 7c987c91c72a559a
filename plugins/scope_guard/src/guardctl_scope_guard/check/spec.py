"""What the guard declares: patterns, fields, feedback and cases. Imports pydantic, so the hook stays away from it."""

from __future__ import annotations

import tomllib
from importlib.resources import files

from pydantic import Field

from guardctl import AnswerFields, Example, GuardSpec, patterns_from
from guardctl_scope_guard.check.feedback import FEEDBACK
from guardctl_scope_guard.check.prompt import DEFINITIONS


class Fields(AnswerFields):
    """What the judge answers."""

    new_proposal: bool | None = Field(default=None, description=DEFINITIONS["new_proposal"])
    retraction_or_quote: bool | None = Field(default=None, description=DEFINITIONS["retraction_or_quote"])
    missing_item: int | None = Field(default=None, description=DEFINITIONS["missing_item"])


_ROWS = patterns_from(__package__)
_CASES = tomllib.loads(files(__package__).joinpath("cases.toml").read_text(encoding="utf-8"))["case"]

SPEC = GuardSpec(
    name="scope-check",
    version="0.1.0",
    languages=("en", "ja", "ko", "pt", "zh", "es", "de"),
    signals=_ROWS.signals,
    bypasses=_ROWS.bypasses,
    filter=f"{__package__}:filter.json",
    commentary=True,  # a cut may be announced on the way and be silently missing at the end
    fields=Fields,
    feedback=FEEDBACK,
    examples=tuple(Example(**case) for case in _CASES),
)
