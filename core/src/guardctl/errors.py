"""The exceptions: each carries facts, names the guilty thing and ends with the next step."""

from __future__ import annotations


class GuardctlError(Exception):
    """Root of everything guardctl raises on purpose; commands turn it into exit code 1."""


class SettingsError(GuardctlError):
    """A settings file, a host's settings file or an option is unusable."""


class HostPayloadError(GuardctlError):
    """A host sent something that is not one of its payloads."""


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
    """

    def __init__(self, guard: str, hook: str, original: BaseException) -> None:
        super().__init__(f"{guard}: {hook} failed: {type(original).__name__}")
        self.guard = guard
        self.hook = hook
        self.original = original


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


class CredentialError(GuardctlError):
    """A credential is missing or cannot be read."""
