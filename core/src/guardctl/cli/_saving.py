"""A judge whose answers are kept, so that an evaluation that stopped goes on from them."""

from __future__ import annotations

import json
import threading
from pathlib import Path

from guardctl.answers import read_parts
from guardctl.files import check_writable
from guardctl.judges.recorded import RecordedJudge
from guardctl.judging import Judge, JudgeReply, JudgeRequest


class Saving:
    """Writes each answer to a file as it comes, and takes from it what is there already.

    Args:
        judge: who is asked for what is not there.
        file: JSON Lines, as :mod:`guardctl.judges.recorded` reads them; made when the first answer comes.
    """

    def __init__(self, judge: Judge, file: Path) -> None:
        self.name = judge.name
        self._judge = judge
        check_writable(file)
        self._known = RecordedJudge(file)
        self._lock = threading.Lock()
        self._file = file

    def ask(self, request: JudgeRequest, deadline: float) -> JudgeReply:
        if self._known.has(request):
            return self._known.ask(request, deadline)
        reply = self._judge.ask(request, deadline)
        parts = request.parts or (request,)
        answers = {request.guard: reply.text}
        if request.parts:
            answers = read_parts(reply.text, [part.guard for part in parts])
        lines = [
            json.dumps({"id": part.case, "guard": part.guard, "answer": answers[part.guard]}, ensure_ascii=False) + "\n"
            for part in parts
            if part.guard in answers
        ]
        with self._lock, self._file.open("a", encoding="utf-8") as stream:
            stream.writelines(lines)
        return reply
