"""The strict reader of a judge's answer: every way to fail, and that it agrees with pydantic on everything else."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings, strategies as st
from pydantic import Field, ValidationError

from guardctl import AnswerFields, JudgeAnswerError
from guardctl.answers import REASON_LENGTH, read_answer, read_parts
from guardctl.compiling.entries import answer_schema


class Answer(AnswerFields):
    """One field of each kind that can be declared."""

    bad: bool | None = Field(default=None, description="whether it is bad")
    worse: bool | None = None
    count: int | None = None


SCHEMA, TYPES = answer_schema(Answer.model_json_schema())


def test_types_of_the_declaration() -> None:
    assert TYPES == {"bad": "bool", "worse": "bool", "count": "int", "sentence": "str", "reason": "str"}
    assert SCHEMA == {
        "type": "object",
        "properties": {
            "bad": {"type": ["boolean", "null"], "description": "whether it is bad"},
            "worse": {"type": ["boolean", "null"], "description": ""},
            "count": {"type": ["integer", "null"], "description": ""},
            "sentence": {
                "type": ["string", "null"],
                "description": "the sentence of the report that decides, word for word",
            },
            "reason": {"type": ["string", "null"], "description": "why, in one sentence"},
        },
        "required": ["bad", "worse", "count", "sentence", "reason"],
        "additionalProperties": False,
    }


NONE = {"bad": None, "worse": None, "count": None, "sentence": None, "reason": None}

READ = {
    "alone": ('{"bad": true}', {"bad": True}, 0),
    "all fields": (
        '{"bad": false, "worse": null, "count": 3, "reason": "so"}',
        {"bad": False, "count": 3, "reason": "so"},
        0,
    ),
    "space around": ('\n\t {"bad": true}\r\n ', {"bad": True}, 0),
    "byte order mark": ('\ufeff{"bad": true}', {"bad": True}, 0),
    "in a fence": ('```\n{"bad": true}\n```', {"bad": True}, 0),
    "in a fence that says json": ('```json\n{"bad": true}\n```\n', {"bad": True}, 0),
    "in a fence that says JSON": ('``` JSON \n{"bad": true}```', {"bad": True}, 0),
    "over several lines": ('{\n  "bad": true\n}', {"bad": True}, 0),
    "other keys": ('{"bad": true, "BAD": false, "x": {"bad": [1, {}]}}', {"bad": True}, 2),
    "null alone": ('{"bad": null}', {}, 0),
    "reason cut": (json.dumps({"bad": True, "reason": "x" * 600}), {"bad": True, "reason": "x" * REASON_LENGTH}, 0),
    "braces in a string": (
        '{"bad": true, "reason": "} {\\"bad\\": false}"}',
        {"bad": True, "reason": '} {"bad": false}'},
        0,
    ),
    "escapes": ('{"b\\u0061d": true}', {"bad": True}, 0),
    "negative number": ('{"count": -1}', {"count": -1}, 0),
}


@pytest.mark.parametrize(("text", "fields", "ignored"), READ.values(), ids=READ)
def test_reads(text: str, fields: dict[str, object], ignored: int) -> None:
    assert read_answer(text, TYPES) == (NONE | fields, ignored)


FAILURES = {
    "nothing": ("", "empty"),
    "only space": (" \n ", "empty"),
    "empty fence": ("```json\n```", "empty"),
    "words": ("I would say yes.", "prose"),
    "words before": ('Sure: {"bad": true}', "prose"),
    "words behind": ('{"bad": true} I am sure.', "prose"),
    "word": ("true story", "prose"),
    "fence of another language": ('```python\n{"bad": true}\n```', "prose"),
    "fence on one line": ('```{"bad": true}```', "prose"),
    "words behind the fence": ('```\n{"bad": true}\n``` Right?', "prose"),
    "words in the fence": ("```\nyes\n```", "prose"),
    "unclosed string": ('{"bad": true, "reason": "so', "truncated"),
    "unclosed object": ('{"bad": true,', "truncated"),
    "unclosed fence": ('```json\n{"bad": true}', "truncated"),
    "fence cut inside": ('```json\n{"bad": tr', "truncated"),
    "two objects": ('{"bad": true}{"bad": false}', "several_objects"),
    "two objects on two lines": ('{"bad": true}\n{"bad": false}', "several_objects"),
    "two fences": ('```\n{"bad": true}\n```\n```\n{"bad": false}\n```', "prose"),
    "array": ('[{"bad": true}]', "no_object"),
    "true": ("true", "no_object"),
    "null": ("null", "no_object"),
    "string": ('"bad"', "no_object"),
    "number": ("1", "no_object"),
    "Python's own form": ("{'bad': True}", "no_object"),
    "no quotes": ("{bad: true}", "no_object"),
    "comma at the end": ('{"bad": true,}', "no_object"),
    "not a number": ('{"count": NaN}', "no_object"),
    "without end": ('{"count": -Infinity}', "no_object"),
    "control character": ('{"bad": true, "reason": "a\nb"}', "no_object"),
    "nested too deeply": ('{"x":' * 400_000 + "1" + "}" * 400_000, "no_object"),
    "same key twice": ('{"bad": true, "bad": false}', "duplicate_keys"),
    "same key twice, equal": ('{"bad": true, "bad": true}', "duplicate_keys"),
    "same key twice, deeper": ('{"bad": true, "x": {"a": 1, "a": 2}}', "duplicate_keys"),
    "empty object": ("{}", "no_fields"),
    "other fields only": ('{"verdict": "bad"}', "no_fields"),
    "reason only": ('{"reason": "it is bad"}', "no_fields"),
    "sentence only": ('{"sentence": "It is bad."}', "no_fields"),
    "nested fields only": ('{"answer": {"bad": true}}', "no_fields"),
    "string for a boolean": ('{"bad": "true"}', "wrong_type"),
    "number for a boolean": ('{"bad": 1}', "wrong_type"),
    "zero for a boolean": ('{"bad": 0}', "wrong_type"),
    "list for a boolean": ('{"bad": [true]}', "wrong_type"),
    "object for a boolean": ('{"bad": {"value": true}}', "wrong_type"),
    "boolean for a number": ('{"count": true}', "wrong_type"),
    "fraction for a number": ('{"count": 1.0}', "wrong_type"),
    "string for a number": ('{"count": "1"}', "wrong_type"),
    "number for a string": ('{"bad": true, "reason": 1}', "wrong_type"),
    "list for a string": ('{"bad": true, "reason": ["so"]}', "wrong_type"),
}


@pytest.mark.parametrize(("text", "reason"), FAILURES.values(), ids=FAILURES)
def test_fails(text: str, reason: str) -> None:
    with pytest.raises(JudgeAnswerError) as failure:
        read_answer(text, TYPES)
    assert failure.value.reason == reason
    assert str(failure.value) != reason  # it says more than the log's word


def test_every_reason_of_the_docstring_is_tested() -> None:
    documented = (read_answer.__doc__ or "").partition("JudgeAnswerError:")[2]
    assert set(documented.split("``")[1::2]) == {reason for _, reason in FAILURES.values()}


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=2) | st.dictionaries(st.text(max_size=3), inner, max_size=2),
    max_leaves=3,
)
OBJECTS = st.dictionaries(
    st.sampled_from(["bad", "worse", "count", "sentence", "reason", "Bad", "extra", ""]),
    st.none() | st.booleans() | st.integers(-2, 2) | ANYTHING,
    max_size=6,
)


@settings(max_examples=500, deadline=None)
@given(OBJECTS)
def test_agrees_with_pydantic(answer: dict[str, object]) -> None:
    """On every object that has a field at all: pydantic has no word for "none of my fields"."""
    text = json.dumps(answer)
    try:
        theirs: dict[str, object] | None = Answer.model_validate_json(text).model_dump()
    except ValidationError:
        theirs = None
    try:
        ours: dict[str, object] | None = read_answer(text, TYPES)[0]
    except JudgeAnswerError as error:
        if error.reason == "no_fields":
            assert not {"bad", "worse", "count"} & set(answer)
            return
        ours = None
    assert ours == theirs
    assert ours is None or [type(value) for value in ours.values()] == [type(theirs[name]) for name in ours]


@pytest.mark.parametrize("length", [REASON_LENGTH, REASON_LENGTH + 1, 5000])
def test_a_long_reason_is_cut_by_both(length: int) -> None:
    """A talkative judge has answered all the same."""
    text = json.dumps({"bad": True, "reason": "x" * length})
    assert read_answer(text, TYPES)[0]["reason"] == "x" * REASON_LENGTH
    assert Answer.model_validate_json(text).reason == "x" * REASON_LENGTH


@settings(max_examples=300, deadline=None)
@given(st.text(alphabet='{}[]":,`\n\\ abtrue1nljsod\ufeff', max_size=60))
def test_fails_by_name_or_reads(text: str) -> None:
    reason = ""
    try:
        fields, ignored = read_answer(text, TYPES)
    except JudgeAnswerError as error:
        reason = error.reason
    else:
        assert set(fields) == set(TYPES)
        assert ignored >= 0
    assert reason in {"", *(reason for _, reason in FAILURES.values())}


@pytest.mark.parametrize("declared", [list[bool], float, bool | str, dict[str, bool]])
def test_other_kinds_of_fields_are_refused(declared: object) -> None:
    fields = type("Odd", (AnswerFields,), {"__annotations__": {"odd": declared | None}, "odd": None})  # type: ignore[operator]
    with pytest.raises(ValueError, match=r"field 'odd' must be bool, int or str, each with '\| None = None'"):
        answer_schema(fields.model_json_schema())


# --- several guards' answers in one ----------------------------------------------------------------------------------

PARTS = {
    "two": ('{"a": {"bad": true}, "b": {"bad": false}}', {"a": '{"bad": true}', "b": '{"bad": false}'}),
    "in a fence, with space": ('```json\n{ "a" :\n{"bad": true} , "b":null}\n```', {"a": '{"bad": true}', "b": "null"}),
    "one left out": ('{"b": {"bad": true}}', {"b": '{"bad": true}'}),
    "one asked nothing": ('{"c": {}, "a": {"bad": true}}', {"a": '{"bad": true}'}),
    "a key twice inside one": (
        '{"a": {"bad": true, "bad": false}, "b": {}}',
        {"a": '{"bad": true, "bad": false}', "b": "{}"},
    ),
    "a text that looks like a part": ('{"a": "{\\"b\\": {}}"}', {"a": '"{\\"b\\": {}}"'}),
    "an escaped name": ('{"\\u0061": {}}', {"a": "{}"}),
}


@pytest.mark.parametrize(("text", "parts"), PARTS.values(), ids=PARTS)
def test_parts(text: str, parts: dict[str, str]) -> None:
    assert read_parts(text, ("a", "b")) == parts


BROKEN_WHOLE = {
    "nothing": ("", "empty"),
    "words": ("Both are fine.", "prose"),
    "a list": ('[{"a": {}}]', "no_object"),
    "two objects": ('{"a": {}} {"b": {}}', "several_objects"),
    "words behind": ('{"a": {}} so there', "prose"),
    "cut off": ('{"a": {"bad": true', "truncated"),
    "a guard twice": ('{"a": {"bad": true}, "a": {"bad": false}}', "duplicate_keys"),
    "a comma too many": ('{"a": {},}', "no_object"),
    "no colon": ('{"a" {}}', "no_object"),
    "no quotes": ("{a: {}}", "no_object"),
    "a number for a name": ('{1: {}, "a": {}}', "no_object"),
    "nobody": ("{}", "no_fields"),
    "somebody else": ('{"c": {"bad": true}}', "no_fields"),
    "fields without a guard": ('{"bad": true}', "no_fields"),
    "too deep": ('{"a": ' + "[" * 100_000, "truncated"),
}


@pytest.mark.parametrize(("text", "reason"), BROKEN_WHOLE.values(), ids=BROKEN_WHOLE)
def test_parts_of_a_broken_whole(text: str, reason: str) -> None:
    with pytest.raises(JudgeAnswerError) as caught:
        read_parts(text, ("a", "b"))
    assert caught.value.reason == reason


@settings(max_examples=30, deadline=None)
@given(
    st.dictionaries(st.text(max_size=5), st.recursive(st.none() | st.booleans() | st.text(), st.lists), min_size=1),
    st.sampled_from([None, 1]),
)
def test_parts_are_what_json_reads(value: dict[str, object], indent: int | None) -> None:
    parts = read_parts(json.dumps(value, indent=indent), value.keys())
    assert {name: json.loads(part) for name, part in parts.items()} == value
