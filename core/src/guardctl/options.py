"""What users may set for one guard or judge: checked against what it declares, when the index is built."""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any

from pydantic import ValidationError

from guardctl.errors import SettingsError
from guardctl.naming import unknown

if TYPE_CHECKING:
    from guardctl.registration import JudgeSpec
    from guardctl.spec import GuardSpec


def checked_options(spec: GuardSpec, values: Mapping[str, Any]) -> dict[str, Any]:
    """Return a value for every option of a guard: the user's, or the default.

    Args:
        spec: the guard's declaration.
        values: the table ``[guards.NAME.options]`` of the user's settings.

    Raises:
        SettingsError: the guard has no such option, or the value is not usable; the message names both.
    """
    table, known = f"guards.{spec.name}.options", list(spec.options.model_fields)
    for name in values:
        if name not in known:
            close = get_close_matches(name, known, 1)
            hint = f"Did you mean '{close[0]}'?" if close else f"Its options: {', '.join(known) or 'none'}."
            raise SettingsError(f"Settings: '{table}.{name}' is no option of this guard. {hint}")
    try:
        return spec.options.model_validate(dict(values)).model_dump(mode="json")
    except ValidationError as error:
        first = error.errors()[0]
        key = ".".join((table, *map(str, first["loc"])))
        raise SettingsError(f"Settings: '{key}': {first['msg']}. Correct it, or remove the key.") from None


def check_judge_options(judges: Mapping[str, JudgeSpec], values: Mapping[str, Mapping[str, Any]]) -> None:
    """Look at the names of the options that the user has set for judges.

    Args:
        judges: those that are installed, by name.
        values: the tables ``[judges.NAME]`` of the user's settings.

    Raises:
        SettingsError: a judge has no such option; the message names both.
    """
    for name, table in values.items():
        known = judges[name].options if name in judges else None
        for option in table:
            if known is not None and option not in known:
                raise SettingsError(f"Settings: 'judges.{name}.{option}': {unknown('option', option, known)}")
