"""``recorded``: answers from a JSON Lines file, for demos, tests, and prompts that were answered elsewhere.

Each line is an object with ``guard`` and ``answer`` (an object, or the raw text a model gave). It answers a request of
that guard if its ``id``, where it has one, is the request's case and its ``contains``, where it has one, occurs in the
prompt. The first line that fits is taken.
"""

from __future__ import annotations

import json
import os
from typing import Any

from guardctl.errors import JudgeError
from guardctl.hookspecs import hookimpl
from guardctl.judging import JudgeContext, JudgeReply, JudgeRequest
from guardctl.registration import JudgeSpec


class RecordedJudge:
    """Looks answers up.

    Args:
        file: the answers.

    Raises:
        JudgeError: ``unreadable``, the file is missing or a line is not what it should be.
    """

    name = "recorded"

    def __init__(self, file: str | os.PathLike[str]) -> None:
        self.file = str(file)
        self._by_case: dict[tuple[str, str], dict[str, Any]] = {}
        self._others: dict[str, list[dict[str, Any]]] = {}
        try:
            with open(file, encoding="utf-8") as stream:
                lines = stream.read().split("\n")
        except (OSError, UnicodeDecodeError) as error:
            problem = error.strerror if isinstance(error, OSError) else f"not UTF-8 text, at byte {error.start}"
            problem = f"{file}: {problem}. Name a file of answers: recorded:ANSWERS.jsonl"
            raise JudgeError("unreadable", problem) from error
        for number, line in enumerate(lines, 1):
            if line.strip():
                self._add(line, number)

    def _add(self, line: str, number: int) -> None:
        try:
            entry = json.loads(line)
            answer, words = entry["answer"], {key: entry.get(key, "") for key in ("guard", "id", "contains")}
            wrong = not words["guard"] or not all(isinstance(word, str) for word in words.values())
        except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
            wrong = True
        if wrong:
            problem = f"{self.file}: line {number} is not an object with 'guard' and 'answer'. Correct the line"
            raise JudgeError("unreadable", problem)
        guard = words.pop("guard")
        text = answer if isinstance(answer, str) else json.dumps(answer, ensure_ascii=False)
        entry = {**words, "text": text}
        if entry["id"] and not entry["contains"]:
            self._by_case.setdefault((guard, entry["id"]), entry)
        else:
            self._others.setdefault(guard, []).append(entry)

    def has(self, request: JudgeRequest) -> bool:
        """Tell whether there is an answer."""
        return all(self._find(part) is not None for part in request.parts or (request,))

    def _find(self, request: JudgeRequest) -> dict[str, Any] | None:
        found = self._by_case.get((request.guard, request.case))
        if found is not None:
            return found
        for entry in self._others.get(request.guard, ()):
            if entry["id"] in ("", request.case) and entry["contains"] in request.prompt:
                return entry
        return None

    def ask(self, request: JudgeRequest, deadline: float) -> JudgeReply:
        """Return the recorded answer; to several guards' questions, what is recorded for each of them.

        Raises:
            JudgeError: ``not_recorded``.
        """
        found = {part.guard: entry for part in request.parts or (request,) if (entry := self._find(part)) is not None}
        if not found:
            raise JudgeError("not_recorded", f"{self.file} has no answer for guard '{request.guard}'")
        if not request.parts:
            return JudgeReply(found[request.guard]["text"], model="recorded")
        answers = (f"{json.dumps(guard)}: {_value(entry['text'])}" for guard, entry in found.items())
        return JudgeReply("{" + ", ".join(answers) + "}", model="recorded")


def _value(text: str) -> str:
    """Return a recorded answer as a member of a larger one: what is no JSON becomes a string, and a failure."""
    try:
        json.loads(text)
    except (ValueError, RecursionError):
        return json.dumps(text, ensure_ascii=False)
    return text


def make(options: dict[str, Any], context: JudgeContext) -> RecordedJudge:
    """Return the judge for the option ``file``, an absolute path."""
    file = options.get("file")
    if not isinstance(file, str) or not os.path.isabs(file):
        raise JudgeError("not_configured", "judges.recorded.file must be an absolute path")
    return RecordedJudge(file)


class _Plugin:
    @hookimpl
    def guardctl_judges(self) -> list[JudgeSpec]:
        receiver = "nobody (answers come from a file)"
        return [JudgeSpec("recorded", "guardctl.judges.recorded:make", receiver, options=("file",))]


plugin = _Plugin()
