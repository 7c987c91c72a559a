"""The strict reader: from a judge's raw text to a guard's fields, or a named failure, never a guess.

It is made from the declaration of the fields as the index holds it, because importing pydantic would cost more than
everything else in the hook together. ``core/tests/test_answers.py`` proves that both read alike.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping
from typing import Any, NoReturn

from guardctl.errors import JudgeAnswerError

REASON_LENGTH = 500
"""Characters of the judge's ``reason``, and of the sentence it names, that are kept."""

SENTENCE, REASON = "sentence", "reason"
OWN_FIELDS = (SENTENCE, REASON)
"""What the core asks beside every guard's fields: the sentence that decides, and why."""


class _DuplicateKeyError(ValueError):
    pass


def read_answer(text: str, types: Mapping[str, str]) -> tuple[dict[str, Any], int]:
    """Read one JSON object, alone or alone inside one code fence.

    Args:
        text: the judge's answer.
        types: field name to ``bool``, ``int`` or ``str``; every field may also be null or missing.

    Returns:
        The declared fields (a missing one is None), and how many other keys were ignored.

    Raises:
        JudgeAnswerError: with the reason ``empty``, ``prose``, ``truncated``, ``several_objects``, ``no_object``,
            ``duplicate_keys``, ``no_fields`` or ``wrong_type``.
    """
    value = _one_object(text)
    fields: dict[str, Any] = {}
    for name, kind in types.items():
        fields[name] = _checked(name, kind, value.get(name))
    if not any(name in value for name in types if name not in OWN_FIELDS):
        _fail("no_fields", "the answer has none of the guard's fields")
    return fields, sum(name not in types for name in value)


def read_parts(text: str, names: Collection[str]) -> dict[str, str]:
    """Part the answer to several guards' questions: one JSON object with one object a guard.

    Args:
        text: the judge's answer.
        names: of the guards that were asked.

    Returns:
        What was answered to each guard, as it stands in ``text``, for :func:`read_answer`: what is wrong with one is
        found there, and fails that guard alone. A guard that was left out is not there.

    Raises:
        JudgeAnswerError: as :func:`read_answer` does, for what is wrong with the whole.
    """
    try:
        members = _members(_bare(text))
    except (ValueError, IndexError, RecursionError):
        _one_object(text)  # says what is wrong with it
        raise
    parts = {name: part for name, part in members.items() if name in names}
    if not parts:
        _fail("no_fields", "the answer names none of the guards")
    return parts


def _members(text: str) -> dict[str, str]:
    """Return the names and the raw values of the one object that ``text`` is.

    Raises:
        ValueError: it is none.
        JudgeAnswerError: ``duplicate_keys``.
    """
    if not text.startswith("{"):
        raise ValueError("not an object")
    members: dict[str, str] = {}
    at = _skip(text, 1)
    while members or text[at] != "}":
        if text[at] != '"':
            raise ValueError("no name")
        name, at = _plain.raw_decode(text, at)
        if name in members:
            _fail("duplicate_keys", f"the answer names '{name}' twice")
        begin = _skip(text, _skip(text, at, ":"))
        end = _plain.raw_decode(text, begin)[1]
        members[name] = text[begin:end]
        at = _skip(text, end)
        if text[at] == "}":
            break
        at = _skip(text, _skip(text, at, ","))
    if text[at + 1 :]:
        raise ValueError("something follows the object")
    return members


def _skip(text: str, at: int, mark: str = "") -> int:
    """Return the place behind the space at ``at``, and behind the ``mark`` that has to follow it."""
    while text[at].isspace():
        at += 1
    if not text.startswith(mark, at):
        raise ValueError(f"no {mark}")
    return at + len(mark)


def _bare(text: str) -> str:
    return _unfence(text.strip().removeprefix("\ufeff").strip())


def _unfence(text: str) -> str:
    if not text.startswith("```"):
        return text
    first, newline, rest = text.partition("\n")
    if not newline or first[3:].strip() not in ("", "json", "JSON"):
        _fail("prose", "a code fence that holds something else than JSON")
    if not rest.endswith("```"):
        _fail("truncated" if "```" not in rest else "prose", "the code fence is not closed at the end")
    return rest.removesuffix("```").strip()


def _one_object(text: str) -> dict[str, Any]:
    text = _bare(text)
    if not text:
        _fail("empty", "no answer")
    if text[0] != "{":
        try:
            json.loads(text)
        except (ValueError, RecursionError):
            _fail("prose", "words instead of a JSON object")
        _fail("no_object", "JSON, but not an object")
    try:
        value, end = _decoder.raw_decode(text)
    except _DuplicateKeyError as error:
        _fail("duplicate_keys", str(error))
    except (ValueError, RecursionError):
        _fail("truncated" if not text.rstrip("`").rstrip().endswith("}") else "no_object", "broken JSON")
    rest = text[end:].strip()
    if rest:
        _fail("several_objects" if rest[0] == "{" else "prose", "something follows the JSON object")
    return value  # type: ignore[no-any-return]  # raw_decode on a text that starts with a brace


def _checked(name: str, kind: str, value: object) -> object:
    if value is None:
        return None
    if kind == "str" and isinstance(value, str):
        return value[:REASON_LENGTH]
    if type(value).__name__ == kind:  # a bool is no int here
        return value
    return _fail("wrong_type", f"{name} is a {type(value).__name__}, not a {kind}")


def _pairs(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    value = dict(pairs)
    if len(value) != len(pairs):
        raise _DuplicateKeyError("a key stands twice in one object")
    return value


def _no_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is not JSON")


_plain = json.JSONDecoder()
_decoder = json.JSONDecoder(object_pairs_hook=_pairs, parse_constant=_no_constant)


def _fail(reason: str, message: str) -> NoReturn:
    raise JudgeAnswerError(reason, message)
