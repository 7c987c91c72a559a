"""How expressions are taken apart, and that the parts match in exactly the sentences in which the whole does."""

from __future__ import annotations

import marshal
import re
import warnings
from contextlib import ExitStack
from typing import Any
from unittest.mock import patch

import pytest
from hypothesis import HealthCheck, example, given, settings, strategies as st

from guardctl import plans
from guardctl.conditions import holds, planned, prepare
from guardctl.layer1 import ALL, CODE, ONE, TEXT, hits
from guardctl.lookup import lookup_in
from guardctl.needs import WORDS, Need
from guardctl.patterns import freeze
from guardctl.plans import Plan, plan_of
from guardctl.signals import Pattern
from guardctl.store import thaw
from guardctl.window import Window, fold, plain

# --- shapes ---------------------------------------------------------------------------------------------------------


def shape(node: Any) -> Any:
    """Return a plan for people: lists of names instead of code words."""
    kind, content = node
    if kind == WORDS:
        return "|".join(content)
    if kind in (CODE, TEXT):
        return {CODE: "code", TEXT: "text"}[kind]
    return {ALL: "all", ONE: "one"}[kind], *map(shape, content)


SHAPES = {
    "one word": (r"\bcat\b", ("all", " cat ", "code")),
    "nothing is needed": (r"\d+", "code"),
    "alternatives": (r"cat|dog|\d", ("one", ("all", "cat", "code"), ("all", "dog", "code"), "code")),
    "what stands around a choice goes into each alternative": (
        r"\b(?:cats?|dog\w+) left",
        ("one", ("all", " cat left| cats left", "code"), ("all", " dog", " left", "code")),
    ),
    "a choice within a choice": (
        r"cat|dog(?: sat| ran\w+)",
        ("one", ("all", "cat", "code"), ("one", ("all", "dog sat", "code"), ("all", "dog ran", "code"))),
    ),
    "the largest choice is the one that is parted": (
        r"(?:a|b) (?:one cat|two dogs)",
        ("one", ("all", "a one cat|b one cat", "code"), ("all", "a two dogs|b two dogs", "code")),
    ),
    "two that are wanted in one sentence": (
        r"^(?=.*?cat).*?dog",
        ("all", "cat", "dog", "cat", "code", "dog", "code"),
    ),
    "three": (
        r"^(?=.*?cat)(?=.*dog)(?=.*?bird)",
        ("all", "cat", "dog", "bird", "cat", "code", "dog", "code", "bird", "code"),
    ),
    "wanted, with alternatives": (
        r"^(?=.*?(?:cat|dog)).*?\d",
        ("all", "cat|dog", ("one", ("all", "cat", "code"), ("all", "dog", "code")), "code"),
    ),
    "wanted, and at the beginning": (r"^(?=.*?cat)dog", ("all", "cat", " dog", "cat", "code", " dog", "code")),
    "at the beginning only": (r"^dog", ("all", " dog", "code")),
    "not wanted is no condition of its own": (r"^(?!.*cat).*?dog", ("all", "dog", "code")),
    "groups are no border": (r"(x)(?:cat|(dog))", ("one", ("all", "xcat", "code"), ("all", "xdog", "code"))),
    "within Unicode classes": (r"(?u:\b(?:cat|será)\b)", ("one", ("all", " cat ", "code"), ("all", " ser ", "code"))),
    "a part without case": (r"(?i:cat)|dog", ("one", "code", ("all", "dog", "code"))),
    "a reference keeps it whole": (r"(cat|dog)s \1", "code"),
    "a condition on a group keeps it whole": (r"(x)?(?(1)cat|dog)", "code"),
    "without case it is whole": (r"(?i)cat|dog", "code"),
}


@pytest.mark.parametrize(("regex", "expected"), SHAPES.values(), ids=SHAPES)
def test_shape(regex: str, expected: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plans, "SMALL", 0)  # or nothing this short would be parted
    assert shape(plan_of(regex)[0]) == expected


def test_a_small_expression_is_loaded_as_a_whole() -> None:
    assert shape(plan_of("cat|dog")[0]) == ("all", "cat|dog", "code")


def test_no_choice_is_parted_when_much_stands_around_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plans, "SMALL", 0)
    assert shape(plan_of("(?:cat|dog)" + "x" * 25)[0])[0] == "one"
    assert shape(plan_of("(?:cat|dog)" + "x" * 40)[0])[0] == "all"


@pytest.mark.parametrize("regex", [r"(cat|dog)s \1", r"(?P<x>cat)(?P=x)", r"(?i)Cat|dog", r"(x)?(?(1)cat|dog)"])
def test_what_is_whole_is_the_expression_itself(regex: str) -> None:
    assert plan_of(regex) == ((CODE, freeze(regex)), None)


@pytest.mark.parametrize(
    ("regex", "inside", "outside"),
    [
        (r"(?u:\b(?:cat|será) \w+$)", "isso será é", "isso seráx é"),
        (r"(?u:\b(?:um\b|dois gatos))", "são um", "são umé"),
        (r"(?:cat|commit)\b", "catです", "cats"),
    ],
)
def test_flags_stay_with_the_parts(regex: str, inside: str, outside: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plans, "SMALL", 0)
    plan, _ = plan_of(regex)
    assert plan[0] == ONE or regex.endswith("$)")
    assert (met(plan, inside), met(plan, outside)) == (True, False)


def test_what_an_author_asks_for_is_asked_first_and_looked_at_last() -> None:
    plan, need = plan_of("cat", ((" it's a ", " it’s a "), ("次",)))
    assert shape(plan) == ("all", " it s a ", "次", "cat", "code", "text")
    assert marshal.loads(plan[1][-1][1]) == ((" it's a ", " it’s a "), ("次",))
    assert need == (ALL, ((WORDS, (" it s a ",)), (WORDS, ("次",)), (WORDS, ("cat",))))


def test_parts_of_words_that_an_author_asks_for_are_looked_at_last() -> None:
    """They have no anchor; unless the expression says nothing by itself, they are not worth a search before it."""
    assert shape(plan_of("cat", (("at", "og"),))[0]) == ("all", "cat", "code", "text")
    assert shape(plan_of(r"\d", (("at", "og"),))[0]) == ("all", "at|og", "code", "text")


def test_an_expression_that_does_not_compile() -> None:
    with pytest.raises(re.error, match="unterminated"):
        plan_of("(a")


# --- the same as re -------------------------------------------------------------------------------------------------


def told(need: Need, folded: str) -> bool:
    """Tell whether a need is met, looking at every literal."""
    if need is None:
        return True
    kind, content = need
    if kind == WORDS:
        return any(literal in (plain(folded) if literal.isascii() else folded) for literal in content)
    return (all if kind == ALL else any)(told(part, folded) for part in content)


def met(plan: Plan, folded: str) -> bool:
    """Tell whether a plan is met, looking at everything."""
    kind, content = plan
    if kind == CODE:
        return thaw(content).search(folded) is not None
    if kind == TEXT:
        return holds(marshal.loads(content), folded)
    if kind == WORDS:
        return told((kind, content), folded)
    return (all if kind == ALL else any)(met(part, folded) for part in content)


WORD = st.sampled_from(["cat", "dog", "it", "i", "x", "left", "cats", "次の", "残り", "é", "será", "コード", "ー"])
TOKEN = st.one_of(
    WORD,
    WORD,
    st.sampled_from([" ", " ", " ", r"\b", r"\b", r"\B", "^", "$", "-", "'", r"\.", "。"]),
    st.sampled_from(["[st]", "[a-c]", "['’]", "[^t]", r"[\s,]", r"\w", r"\W", r"\s", r"\d", "[的の]", "[ã-é]"]),
    st.sampled_from([r"\w+", r"\s+", r"\s*", r"[\s,]+", r"\W*", ".", ".?", ".{0,9}", ".{0,9}?", ".*?", ".*", "s*"]),
    st.sampled_from([r"(?:\w+ )?", r"(?: \w+)?", r"(?:\w+ ){0,3}", r"(?:,? \w+)?", "(?<=t )", "(?<!it )", "(?<=次)"]),
)


def _extended(inner: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    run = st.lists(inner, min_size=1, max_size=4).map("".join)
    choice = st.lists(run | st.just(""), min_size=2, max_size=4).map("|".join)
    wrapping = ["(?:{})", "({})", "(?u:{})", "(?i:{})", "(?:{})?", "(?:{})??", "(?:{}){{2}}", "(?:{}){{0,2}}", "(?>{})"]
    wrapping += ["(?={})", "(?=.*?{})", "(?!{})", "(?!.*{})", "(?P<n>{})s"]
    return run | st.builds(str.format, st.sampled_from(wrapping), run | choice)


PART = st.recursive(TOKEN, _extended, max_leaves=12)
REGEX = st.one_of(
    PART,
    st.lists(PART, min_size=2, max_size=3).map("|".join),
    st.lists(PART, min_size=1, max_size=3).map("".join),
    st.builds("^(?=.*?{})(?=.*{}).*?{}".format, PART.map("(?:{})".format), PART.map("(?:{})".format), PART),
    st.builds(r"\b(?:{}|{})\b{}".format, PART, PART, PART),
    PART.map("(?u:{})".format),
)
SENTENCE = st.lists(
    WORD | st.sampled_from([" ", " ", " ", " ", "-", ", ", "'", "’", ".", "。", "s", "t", "5", "CAT", "的", "\t"]),
    max_size=10,
).map("".join)


def compiled(regex: str) -> re.Pattern[str] | None:
    """Return an expression, or None if it is none: two groups of one name, a boundary repeated."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        try:
            return re.compile(regex, re.ASCII)
        except (re.error, FutureWarning, DeprecationWarning):
            return None


@settings(max_examples=1000, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(REGEX, st.lists(SENTENCE, min_size=1, max_size=12), st.booleans())
@example(r"cat\b(?:\w+ )?-dog", ["cat-dog"], False)
@example(r"\b(?:\w+ )*[,.] dog", ["x, dog"], False)
@example(r"\b(?i:Cat)", ["cat"], False)
@example(r"(?:a|次。)\bcat", ["次。cat"], True)
def test_plan_and_need_are_met_where_the_expression_matches(regex: str, sentences: list[str], parted: bool) -> None:
    theirs = compiled(regex)
    if theirs is None:
        return
    with ExitStack() as stack:
        if parted:
            stack.enter_context(patch.object(plans, "SMALL", 0))
        plan, need = plan_of(regex)
    for sentence in map(fold, sentences):
        matches = theirs.search(sentence) is not None
        assert met(plan, sentence) is matches, (regex, sentence)
        assert told(need, sentence) or not matches, (regex, sentence)


@settings(max_examples=80, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(
    st.lists(
        st.tuples(REGEX, st.sampled_from([(), (("cat", "次"),), (("i",), ("dog", "t "))])), min_size=1, max_size=8
    ),
    st.lists(SENTENCE, max_size=20),
    st.booleans(),
)
@example([("^", ()), ("", ()), ("^.*", ())], ["cat"], True)
def test_layer1_finds_what_the_expressions_match(
    declared: list[tuple[str, tuple[tuple[str, ...], ...]]], lines: list[str], parted: bool
) -> None:
    """The whole way: table, candidates, branches, plans."""
    patterns = [Pattern(regex, groups, "why") for regex, groups in declared if compiled(regex)]
    planned.cache_clear()
    with ExitStack() as stack:
        if parted:
            stack.enter_context(patch.object(plans, "SMALL", 0))
        signals = [planned(pattern) for pattern in patterns]
    planned.cache_clear()
    entries, store = prepare([{"signals": (signal,), "bypasses": ()} for signal in signals], lines)
    window = Window("\n".join(lines))
    for pattern, entry in zip(patterns, entries, strict=True):
        lookup = lookup_in(window, store)
        found = hits(lookup.candidates(entry["signals"]), lookup)
        for number, sentence in enumerate(window.folded):
            matches = holds(pattern.all_of, sentence) and re.search(pattern.regex, sentence, re.ASCII) is not None
            assert (number in found) is matches, (pattern, sentence)
