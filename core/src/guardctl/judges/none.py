"""``none``: nobody is asked. A turn that layer 1 flags passes, and the log says so."""

from __future__ import annotations

from typing import Any, NoReturn

from guardctl.errors import JudgeError
from guardctl.hookspecs import hookimpl
from guardctl.judging import JudgeContext, JudgeRequest
from guardctl.registration import JudgeSpec


class NoJudge:
    """Answers nothing."""

    name = "none"

    def ask(self, request: JudgeRequest, deadline: float) -> NoReturn:
        """Raise ``no_judge``."""
        raise JudgeError("no_judge", "no judge is configured: choose one with 'guardctl install HOST --judge NAME'")


def make(options: dict[str, Any], context: JudgeContext) -> NoJudge:
    """Return the judge; it has no options."""
    return NoJudge()


class _Plugin:
    @hookimpl
    def guardctl_judges(self) -> list[JudgeSpec]:
        return [JudgeSpec("none", "guardctl.judges.none:make", receiver="nobody", options=())]


plugin = _Plugin()
