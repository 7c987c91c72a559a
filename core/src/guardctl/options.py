"""What users may set for one guard: checked against what the guard declares, when the index is built."""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any

from pydantic import ValidationError

from guardctl.errors import SettingsError

if TYPE_CHECKING:
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
