"""Who is asked: the judges that the user chose for a host, one after the other until one answers."""

from __future__ import annotations

import os
import time
from collections.abc import Mapping, Sequence
from typing import Any

from guardctl import credentials, records
from guardctl.breaker import Breaker
from guardctl.disclosure import Censor
from guardctl.errors import GuardLoadError, JudgeError
from guardctl.judging import Judge, JudgeContext, JudgeReply, JudgeRequest
from guardctl.plugins import resolve
from guardctl.redaction import kinds_in

JUDGE_SECONDS = 20.0
"""How long one judge may take."""


def make_judge(index: Mapping[str, Any], host: str, paths: Mapping[str, Any]) -> Judge:
    """Return the chain of judges for ``host``; one that cannot be made fails when it is asked."""
    if index["settings"]["problem"]:
        return Chain([_Broken("none", JudgeError("settings_broken", index["settings"]["problem"]))])
    folder = os.path.join(paths["state"], "judge")
    records.make_private_folder(folder)
    context = JudgeContext(host, dict(paths["environment"]), folder)
    judges = [_made(index, name, context) for name in index["chains"].get(host) or ["none"]]
    return Chain(judges, Breaker(paths["state"], credentials.origin()), Censor(kinds_in(index)))


class Chain:
    """Asks one judge after the other until one answers.

    Args:
        judges: in order.
        breaker: knows which of them to skip for now; None to ask them all.
        censor: has the last look at a prompt: what a guard or the user's settings put into it may hold secrets, too.
    """

    name = "chain"

    def __init__(self, judges: Sequence[Judge], breaker: Breaker | None = None, censor: Censor | None = None) -> None:
        self.judges, self.breaker, self.censor = judges, breaker, censor or Censor(())
        if len(judges) == 1:
            self.name = judges[0].name

    def ask(self, request: JudgeRequest, deadline: float) -> JudgeReply:
        """Return the first answer.

        Raises:
            JudgeError: of the last judge, when none answered.
        """
        error = JudgeError("no_judge", "no judge is configured")
        request = request.with_prompt(self.censor.whole(request.prompt))
        for judge in self.judges:
            if self.breaker is not None and not self.breaker.admits(judge.name):
                error = JudgeError("breaker_open", f"judge '{judge.name}' failed repeatedly and is skipped for a while")
                continue
            seconds = min(deadline - time.monotonic(), JUDGE_SECONDS)
            try:
                reply = judge.ask(request, time.monotonic() + seconds)
            except JudgeError as failure:
                error = failure
                self._note(judge, failure.reason, seconds)
                continue
            self._note(judge, "", seconds)
            return JudgeReply(reply.text, reply.model, reply.judge or judge.name, reply.tokens_in, reply.tokens_out)
        raise error

    def _note(self, judge: Judge, reason: str, seconds: float) -> None:
        if self.breaker is not None:
            self.breaker.note(judge.name, reason, seconds)


class _Broken:
    def __init__(self, name: str, error: JudgeError) -> None:
        self.name = name
        self.error = error

    def ask(self, request: JudgeRequest, deadline: float) -> JudgeReply:
        raise self.error


def _made(index: Mapping[str, Any], name: str, context: JudgeContext) -> Judge:
    known = index["judges"].get(name)
    if known is None:
        return _Broken(name, JudgeError("unknown_judge", f"there is no judge '{name}'; see 'guardctl list --judges'"))
    factory, options = known
    try:
        made: Judge = resolve(factory, name, name)(options, context)  # type: ignore[operator]
    except (JudgeError, GuardLoadError) as error:
        return _Broken(name, error if isinstance(error, JudgeError) else JudgeError("cannot_load", str(error)))
    return made
