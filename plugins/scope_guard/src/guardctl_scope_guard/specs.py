"""What ``scope-change`` declares: fields, feedback and cases. Imports pydantic, so the hook stays away from it."""

from __future__ import annotations

import tomllib
from importlib.resources import files

from pydantic import Field

from guardctl import AnswerFields, Example, GuardSpec
from guardctl_scope_guard import change_patterns, change_prompt
from guardctl_scope_guard.feedback import DELIVER_THE_WHOLE
from guardctl_scope_guard.way_out import with_a_way_out


class ChangeFields(AnswerFields):
    """What the judge answers to ``scope-change``."""

    new_proposal: bool | None = Field(default=None, description=change_prompt.DEFINITIONS["new_proposal"])
    retraction_or_quote: bool | None = Field(default=None, description=change_prompt.DEFINITIONS["retraction_or_quote"])
    missing_item: int | None = Field(default=None, description=change_prompt.DEFINITIONS["missing_item"])


def _cases(file: str) -> tuple[Example, ...]:
    table = tomllib.loads(files("guardctl_scope_guard").joinpath(file).read_text(encoding="utf-8"))
    return tuple(Example(**case) for case in table["case"])


CHANGE = GuardSpec(
    name="scope-change",
    version="0.1.0",
    languages=("en", "ja", "ko", "pt", "zh", "es", "de"),
    signals=change_patterns.SIGNALS,
    bypasses=change_patterns.BYPASSES,
    commentary=True,  # a cut may be announced on the way and be silently missing at the end
    fields=ChangeFields,
    feedback=with_a_way_out("scope-change", DELIVER_THE_WHOLE),
    examples=_cases("change_cases.toml"),
)
