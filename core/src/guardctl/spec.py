"""What a guard declares about itself.

This is the only module of the contract that imports pydantic, which costs twenty bare interpreters. The hook never
imports it: the index is built from specs, and in the hook a guard's ``spec`` is not touched. Keep the spec in a module
of its own and point to it with :class:`guardctl.LazySpec`, and your guard stays as cheap as the ones shipped here.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, field_validator, model_validator

from guardctl.answers import REASON_LENGTH
from guardctl.facts import NAMES
from guardctl.rows import Row, When

API = 2
"""Version of the contract. A guard names the one it was written for."""

Event = Literal["stop", "subagent-stop", "pre-tool-use"]


def _cut(text: object) -> object:
    return text[:REASON_LENGTH] if isinstance(text, str) else text


class AnswerFields(BaseModel):
    """Base of a guard's fields: the booleans a judge answers.

    Declare each as ``bool | None = None`` (or ``int | None``) with a ``Field(description=...)``. ``sentence`` and
    ``reason`` are added by the core; a longer one is cut, not refused.
    """

    model_config = ConfigDict(extra="ignore", frozen=True, strict=True)

    sentence: Annotated[str | None, BeforeValidator(_cut)] = Field(
        default=None, max_length=REASON_LENGTH, description="the sentence of the report that decides, word for word"
    )
    reason: Annotated[str | None, BeforeValidator(_cut)] = Field(
        default=None, max_length=REASON_LENGTH, description="why, in one sentence"
    )


class GuardOptions(BaseModel):
    """Base of a guard's options: what users may set in ``[guards.NAME.options]``; ``build_prompt`` is given the values.

    Declare each with a default. Values are booleans, numbers, strings, and lists or tables of these.
    """

    model_config = ConfigDict(extra="forbid", frozen=True)


class Example(BaseModel):
    """A turn and what the guard should make of it; run by ``guardctl test``.

    Attributes:
        name: unique within the guard; says what the case is about.
        text: what the agent said.
        asked: what the human asked; None when unknown.
        tools: what the tools did, as :func:`guardctl.trial.make_turn` takes it; None when unknown.
        options: the guard's options under which the case holds, where they are not the defaults.
        layer1: ``signal`` (must reach the judge), ``bypass`` (must signal and be bypassed), ``silent`` (no signal), or
            ``any`` when layer 1 may do either.
        fields: what a judge that reads well answers; None when no judge is needed.
        expect: the verdict on the text.
        why: for the surprising ones.
    """

    model_config = ConfigDict(extra="forbid", frozen=True)

    name: str = Field(min_length=1)
    text: str = Field(min_length=1)
    asked: str | None = None
    tools: list[dict[str, Any]] | None = None
    options: dict[str, Any] = {}
    language: str = "en"
    layer1: Literal["signal", "bypass", "silent", "any"] = "signal"
    fields: dict[str, bool | int | None] | None = None
    expect: Literal["violation", "allow"] = "allow"
    why: str = ""


class GuardSpec(BaseModel):
    """A guard's declaration.

    Attributes:
        name: as users see it; equal to the name of the entry point.
        version: of the guard, usually of its distribution.
        api: the contract version it was written for.
        events: where it wants to be asked.
        languages: ISO 639-1 codes that its rows cover.
        signals, bypasses: layer 1, usually what :func:`guardctl.patterns_from` returned.
        whens: signals that the record raises, see :class:`guardctl.When`.
        filter: file of a learned filter, as ``package:file``, or ""; made by ``guardctl train``.
        commentary: whether what the agent says before its last tool call can signal. Where it is false, only the
            closing message does; the judge reads everything in either case.
        fields: the pydantic model of the judge's answer, a subclass of :class:`AnswerFields`.
        options: the pydantic model of what users may set for this guard, a subclass of :class:`GuardOptions`.
        feedback: language to text for the agent; ``en`` is required and the fallback. ``{sentence}`` is replaced by the
            sentence that raised the signal, ``{name}`` by ``Verdict.detail["name"]``. Write it as a request for missing
            work, not as a rule to get around.
        examples: cases that ``guardctl test`` runs.
        recording: folder with a recorded turn for ``guardctl demo``, as ``package:folder``, or "".
    """

    model_config = ConfigDict(extra="forbid", frozen=True, arbitrary_types_allowed=True)

    name: str = Field(pattern=r"^[a-z][a-z0-9]*(-[a-z0-9]+)*$")
    version: str
    api: int = API
    events: tuple[Event, ...] = ("stop", "subagent-stop")
    languages: tuple[str, ...]
    signals: tuple[Row, ...] = ()
    commentary: bool = True
    bypasses: tuple[Row, ...] = ()
    whens: tuple[When, ...] = ()
    filter: str = Field(default="", pattern=r"^$|^[\w.]+:[^:]+$")
    fields: type[AnswerFields]
    options: type[GuardOptions] = GuardOptions
    feedback: dict[str, str]
    examples: tuple[Example, ...] = ()
    recording: str = ""

    @field_validator("feedback")
    @classmethod
    def _has_english(cls, feedback: dict[str, str]) -> dict[str, str]:
        if not feedback.get("en", "").strip():
            raise ValueError("feedback needs an 'en' text: it is the fallback for every other language")
        return feedback

    @model_validator(mode="after")
    def _whens_can_hold(self) -> GuardSpec:
        ids = {row.id for row in self.signals}
        for when in self.whens:
            for fact in when.facts:
                if fact.removeprefix("not ") not in NAMES:
                    raise ValueError(f"whens: {fact!r} is no fact; there are {', '.join(NAMES)}, each also with 'not '")
            if when.rows and not any(map(when.names, ids)):
                raise ValueError(f"whens: no signal has the id {when.rows!r}; name one that stands in patterns/*.toml")
            if not (when.facts or when.rows) or not when.why:
                raise ValueError("whens: each names facts or rows, and says in 'why' what it means that they hold")
        return self

    @field_validator("signals", "bypasses")
    @classmethod
    def _are_usable(cls, rows: tuple[Row, ...]) -> tuple[Row, ...]:
        from guardctl.compiling.loading import check

        known: set[tuple[str, str]] = set()
        for row in rows:
            try:
                check(row)
            except ValueError as error:
                raise ValueError(f"row {row.id} ({row.language}): {error}") from None
            if (row.language, row.id) in known:
                raise ValueError(f"row {row.id} ({row.language}) stands twice; give each an id of its own")
            known.add((row.language, row.id))
        return rows
