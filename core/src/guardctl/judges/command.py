"""``command``: any program of the user's. The prompt goes to its stdin, one JSON object comes from its stdout."""

from __future__ import annotations

import os
from typing import Any

from guardctl.errors import JudgeError
from guardctl.hookspecs import hookimpl
from guardctl.judging import JudgeContext, JudgeReply, JudgeRequest
from guardctl.processes import child_environment, run
from guardctl.registration import JudgeSpec


class CommandJudge:
    """Runs a program.

    Args:
        argv: absolute path and arguments.
        environment: what the program sees.
        folder: its working directory.
    """

    name = "command"

    def __init__(self, argv: list[str], environment: dict[str, str], folder: str) -> None:
        self.argv = argv
        self.environment = environment
        self.folder = folder

    def ask(self, request: JudgeRequest, deadline: float) -> JudgeReply:
        """Return what the program writes.

        Raises:
            JudgeError: ``crash`` for an exit status other than 0, or what :func:`guardctl.processes.run` raises.
        """
        done = run(self.argv, request.prompt, environment=self.environment, folder=self.folder, deadline=deadline)
        if done.status != 0:
            raise JudgeError("crash", f"{self.argv[0]} ended with status {done.status}")
        return JudgeReply(done.output, model=os.path.basename(self.argv[0]))


def make(options: dict[str, Any], context: JudgeContext) -> CommandJudge:
    """Return the judge for the option ``argv`` (and ``env``, a table of variables).

    Raises:
        JudgeError: ``not_configured``, ``argv`` is not a list that starts with an absolute path.
    """
    argv = options.get("argv")
    if not isinstance(argv, list) or not argv or not all(isinstance(part, str) for part in argv):
        raise JudgeError("not_configured", "judges.command.argv must be a list: absolute path, arguments")
    if not os.path.isabs(argv[0]):
        raise JudgeError("not_configured", f"judges.command.argv: '{argv[0]}' is not an absolute path")
    extra = {str(name): str(value) for name, value in dict(options.get("env") or {}).items()}
    return CommandJudge(argv, child_environment(context.environment, extra), context.folder)


class _Plugin:
    @hookimpl
    def guardctl_judges(self) -> list[JudgeSpec]:
        receiver = "the program you name"
        return [JudgeSpec("command", "guardctl.judges.command:make", receiver, options=("argv", "env"))]


plugin = _Plugin()
