"""The exceptions: each carries facts, names the guilty thing and ends with the next step."""

from __future__ import annotations

import os
from collections.abc import Iterator
from types import TracebackType


class GuardctlError(Exception):
    """Root of everything guardctl raises on purpose; commands turn it into exit code 1."""


class SettingsError(GuardctlError):
    """A settings file, a host's settings file or an option is unusable."""


class GuardLoadError(GuardctlError):
    """A guard cannot be imported, or breaks the contract.

    Attributes:
        guard: the guard's name.
        distribution: the distribution that ships it.
    """

    def __init__(self, guard: str, distribution: str, problem: str) -> None:
        super().__init__(f"{distribution}[{guard}]: {problem}")
        self.guard = guard
        self.distribution = distribution
        self.problem = problem


class GuardRunError(GuardctlError):
    """A guard raised while it was asked something.

    Attributes:
        guard: the guard's name.
        hook: the hook that raised.
        where: what it raised and on which line, see :func:`raised_at`.
    """

    def __init__(self, guard: str, hook: str, original: BaseException) -> None:
        self.guard = guard
        self.hook = hook
        self.where = raised_at(original)
        super().__init__(
            f"{guard}: {hook} failed: {self.where}. Mend it there, or switch the guard off: guardctl disable {guard}."
        )


class JudgeError(GuardctlError):
    """A judge gave no answer.

    Attributes:
        reason: one word for the log, for instance ``timeout``.
    """

    def __init__(self, reason: str, message: str = "") -> None:
        super().__init__(message or reason)
        self.reason = reason


class JudgeAnswerError(JudgeError):
    """A judge answered, but not the question; becomes ``fail``."""


_CALLERS = (
    *(os.path.join("guardctl", module) for module in ("plugins.py", "engine.py", "asking.py")),
    os.path.join("pluggy", ""),
)


def raised_at(error: BaseException) -> str:
    """Return ``TYPE at FILE:LINE`` for an exception of foreign code, without its message, which may quote the turn.

    The line is the innermost one in the folder of the code that was called: where a guard calls the standard library
    wrongly, its own line helps its author, and the library's does not. An exception that was never raised is one of
    ours, whose message is ours as well.
    """
    kind = type(error).__name__
    if error.__traceback__ is None:
        return f"{kind}: {error}"
    places = list(_places(error.__traceback__))
    called = [place for place in places if not any(caller in place[0] for caller in _CALLERS)] or places
    folder = os.path.dirname(called[0][0])
    file, line = [place for place in called if place[0].startswith(folder + os.sep)][-1]
    return f"{kind} at {os.path.basename(file)}:{line}"


def _places(frame: TracebackType | None) -> Iterator[tuple[str, int]]:
    while frame is not None:
        yield frame.tb_frame.f_code.co_filename, frame.tb_lineno
        frame = frame.tb_next
