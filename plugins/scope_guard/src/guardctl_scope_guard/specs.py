"""What the two guards declare: fields, feedback and cases. Imports pydantic, so the hook stays away from it."""

from __future__ import annotations

import tomllib
from importlib.resources import files

from pydantic import Field

from guardctl import AnswerFields, Example, GuardSpec
from guardctl_scope_guard import change_patterns, change_prompt, check_patterns, check_prompt
from guardctl_scope_guard.feedback import DELIVER_THE_WHOLE, GO_ON_HERE, with_a_way_out

VERSION = "0.1.0"
LANGUAGES = ("en", "ja", "ko", "pt", "zh", "es", "de")


class CheckFields(AnswerFields):
    """What the judge answers to ``scope-check``."""

    new_proposal: bool | None = Field(default=None, description=check_prompt.DEFINITIONS["new_proposal"])
    retraction_or_quote: bool | None = Field(default=None, description=check_prompt.DEFINITIONS["retraction_or_quote"])
    missing_item: int | None = Field(default=None, description=check_prompt.DEFINITIONS["missing_item"])


class ChangeFields(AnswerFields):
    """What the judge answers to ``scope-change``."""

    new_proposal: bool | None = Field(default=None, description=change_prompt.DEFINITIONS["new_proposal"])
    retraction_or_quote: bool | None = Field(default=None, description=change_prompt.DEFINITIONS["retraction_or_quote"])
    missing_item: int | None = Field(default=None, description=change_prompt.DEFINITIONS["missing_item"])


def _cases(file: str) -> tuple[Example, ...]:
    table = tomllib.loads(files("guardctl_scope_guard").joinpath(file).read_text(encoding="utf-8"))
    return tuple(Example(**case) for case in table["case"])


CHECK = GuardSpec(
    name="scope-check",
    version=VERSION,
    languages=LANGUAGES,
    signals=check_patterns.SIGNALS,
    bypasses=check_patterns.BYPASSES,
    commentary=True,  # a cut may be announced on the way and be silently missing at the end
    fields=CheckFields,
    feedback=with_a_way_out("scope-check", GO_ON_HERE),
    examples=_cases("check_cases.toml"),
)

CHANGE = GuardSpec(
    name="scope-change",
    version=VERSION,
    languages=LANGUAGES,
    signals=change_patterns.SIGNALS,
    bypasses=change_patterns.BYPASSES,
    commentary=True,  # as above
    fields=ChangeFields,
    feedback=with_a_way_out("scope-change", DELIVER_THE_WHOLE),
    examples=_cases("change_cases.toml"),
)
