"""What is asked of a judge, what it answers, and what a guard makes of the answer."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Literal, Protocol

Fields = Mapping[str, "bool | int | None"]
"""The judge's answer to a guard's questions. A missing or null field is None."""


@dataclass(frozen=True, slots=True)
class Region:
    """Data shown to the judge beside the text, in a data region of its own.

    Attributes:
        name: lower-case word used in the region's markers, for instance ``asked``.
        title: one line that tells the judge what stands there.
        text: the data. The core redacts it, defuses markers in it and cuts it to ``limit``.
        limit: characters; the end of the text is kept.
    """

    name: str
    title: str
    text: str
    limit: int = 2000


@dataclass(frozen=True, slots=True)
class Question:
    """What a guard wants to know. The core adds wrapper, schema and text.

    Attributes:
        task: one paragraph: what the judge is to find out.
        definitions: field name to its definition.
        rulings: how to decide the cases that look alike.
        counter_examples: pairs of a text and what it means.
        regions: data shown beside the text.
    """

    task: str
    definitions: Mapping[str, str]
    rulings: tuple[str, ...] = ()
    counter_examples: tuple[tuple[str, str], ...] = ()
    regions: tuple[Region, ...] = ()


@dataclass(frozen=True, slots=True)
class JudgeRequest:
    """What is put to a judge: one guard's question, or the questions of several about the same turn.

    Attributes:
        guard: name of the guard that asks; of several, their names joined by ``+``.
        prompt: the whole prompt: wrapper, tasks, definitions, rulings, schema, data regions.
        schema: JSON schema of the answer; of several guards, of an object with one object a guard.
        nonce: what the data markers of this prompt carry.
        case: id of the evaluation case, or ""; of several guards, each part has its own.
        parts: each guard's own request, where several ask together: the same prompt, its own schema; else empty.
    """

    guard: str
    prompt: str
    schema: Mapping[str, Any]
    nonce: str = ""
    case: str = ""
    parts: tuple[JudgeRequest, ...] = ()

    def with_prompt(self, prompt: str) -> JudgeRequest:
        """Return the same request with another prompt, for each part as well."""
        return replace(self, prompt=prompt, parts=tuple(part.with_prompt(prompt) for part in self.parts))


@dataclass(frozen=True, slots=True)
class JudgeReply:
    """What came back: the raw text, and what it cost.

    Attributes:
        text: the answer as the model gave it; read by :func:`guardctl.answers.read_answer`.
        model: the model that answered, or "" when unknown.
        judge: which judge of a chain answered, or "" for the one that was asked.
        tokens_in, tokens_out: as the backend counted them; None when it does not say.
    """

    text: str
    model: str = ""
    judge: str = ""
    tokens_in: int | None = None
    tokens_out: int | None = None


@dataclass(frozen=True, slots=True)
class JudgeContext:
    """What a judge is told about where it runs.

    Attributes:
        host: name of the host.
        environment: what children may see; see :func:`guardctl.processes.child_environment`.
        folder: a private folder of guardctl's, for working directories.
    """

    host: str
    environment: dict[str, str]
    folder: str


class Judge(Protocol):
    """A backend of layer 2."""

    name: str

    def ask(self, request: JudgeRequest, deadline: float) -> JudgeReply:
        """Answer ``request`` before ``deadline`` (a ``time.monotonic()`` value, seconds).

        Called once a turn or, where questions are not merged, once per guard from several threads at the same time.
        Nothing the judge started may outlive the call.

        Raises:
            JudgeError: no answer; its ``reason`` is what the log says.
        """
        ...


@dataclass(frozen=True, slots=True)
class Verdict:
    """What one guard concludes about one turn.

    Attributes:
        guard: name of the guard.
        outcome: ``violation`` or ``allow`` from a guard. The engine adds ``fail`` and ``spent``: the turn may not be
            blocked any more, so nobody was asked, or the violation does not count.
        reason: one word or short phrase for the log: which rule decided, or why it failed.
        detail: values for the placeholders of the guard's feedback; see :attr:`guardctl.GuardSpec.feedback`.
    """

    guard: str
    outcome: Literal["violation", "allow", "fail", "spent"]
    reason: str = ""
    detail: Mapping[str, Any] = field(default_factory=dict)
