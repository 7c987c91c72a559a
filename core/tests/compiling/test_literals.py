"""Literals read off expressions: every match contains one of each group, and the groups are worth looking for."""

from __future__ import annotations

import re

import pytest
from hypothesis import assume, given, settings, strategies as st

from guardctl.compiling.literals import MOST_STRINGS, groups_of

GROUPS = {
    "a word": (r"\bcommit\b", [("commit",)]),
    "words": (r"\bi'?ll commit\b", [("ill commit", "i'll commit")]),
    "something optional": (r"\b(?:now )?commit\b", [("commit",)]),
    "something optional between": (r"i (?:now )?commit", [("i commit", "i now commit")]),
    "alternatives": (r"\b(?:commit|push(?:es)?)\b", [("push", "commit")]),
    "a common beginning": (r"\b(?:commits|commute)\b", [("commits", "commute")]),
    "a class": (r"\bpush[ei]", [("pushe", "pushi")]),
    "a range": (r"q[1-3]: ", [("q1: ", "q2: ", "q3: ")]),
    "a gap": (r"\bcommit\b.{0,20}\blater\b", [("commit",), ("later",)]),
    "a gap in an alternative": (r"\b(?:commit .* later|deploy)\b", [("deploy", "commit "), (" later", "deploy")]),
    "two groups in an alternative": (
        r"\b(?:the .* npe|deploy)\b",
        [("the ", "deploy"), (" npe", "deploy")],
    ),
    "what is said more than once": (r"(?:very )+late", [("very ",), ("late",)]),
    "what must not follow": (r"commit(?! later)", [("commit",)]),
    "what must follow": (r"^(?=.*later).*commit", [("commit",), ("later",)]),
    "what must stand before": (r"(?<=will )commit", [("commit",), ("will ",)]),
    "an atomic group": (r"(?>commit|push) now", [("push now", "commit now")]),
    "a possessive repetition": (r"(?:commit)++ x", [("commit",)]),
    "Unicode classes": (r"(?u:\w)+ãos", [("ãos",)]),
    "two letters of another script": (r"次回|後で", [("後で", "次回")]),
    "one letter of another script": (r"次", []),
    "two letters": (r"\bok\b", []),
    "an alternative without a word": (r"\bcommit|\w+", []),
    "any case": (r"(?i:commit)", []),
    "a group again": (r"(commit|push) \1", [("push ", "commit ")]),
    "left out altogether": (r"(?:commit)*", []),
    "nothing": ("", []),
}


@pytest.mark.parametrize(("regex", "groups"), GROUPS.values(), ids=GROUPS)
def test_groups(regex: str, groups: list[tuple[str, ...]]) -> None:
    assert list(groups_of(regex)) == groups


def test_too_many_strings_are_not_spelled_out() -> None:
    """Neighbours are parted then; alternatives stay one group."""
    words = [f"word{letter}" for letter in "abcdefghijklmnopqrstuvwxyz"]
    regex = f"(?:{'|'.join(words)}) (?:{'|'.join(words)})"
    found = groups_of(regex)
    assert found
    assert all(len(group) <= MOST_STRINGS for group in found)


WORDS = st.sampled_from(["ab", "abc", "b", "cab", " ", "次", "次回", "é"])
ATOMS = (
    WORDS
    | st.sampled_from(
        [r"\b", r"\w", ".", "[ab]", "[^a]", "[a-c]", "^", "$", r"\s", "(?u:\\w)", ".{0,3}", ".*?", "a{2}"]
    )
    | st.tuples(WORDS, st.sampled_from("?*+")).map(lambda pair: f"(?:{pair[0]}){pair[1]}")
)
REGEXES = st.recursive(
    ATOMS,
    lambda inner: st.one_of(
        st.lists(inner, min_size=1, max_size=4).map("".join),
        st.lists(inner, min_size=1, max_size=3).map(lambda parts: f"(?:{'|'.join(parts)})"),
        st.tuples(
            st.sampled_from(["(?={})", "(?!{})", "(?>{})", "(?:{})?", "(?:{})+", "(?:{}){{2}}", "(?:{})*+", "(?i:{})"]),
            inner,
        ).map(lambda pair: pair[0].format(pair[1])),
    ),
    max_leaves=12,
)
TEXTS = st.lists(WORDS | st.sampled_from(["a", "c", "A", "_", "."]), max_size=12).map("".join)


@settings(max_examples=600, deadline=None)
@given(REGEXES, TEXTS)
def test_whatever_matches_contains_one_of_each_group(regex: str, text: str) -> None:
    try:
        compiled = re.compile(regex, re.ASCII)
    except re.error:
        assume(False)
    if compiled.search(text):
        for group in groups_of(regex):
            assert any(literal in text for literal in group), (group, text)
