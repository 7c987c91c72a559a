"""Work that grows faster than the text is found, in the same way on any machine, and only where there is some."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings, strategies as st

from guardctl.compiling.freezing import parsed
from guardctl.redaction_kinds import KINDS, Redaction
from guardctl.testing.linear import GROWTH, Finding, superlinear
from guardctl.testing.steps import Search, TooManyStepsError

BAD = [
    r"(a+)+$",
    r"(?:a|aa)+$",
    r"(x|x)*y",
    r"(?:a?){60}b",
    r"^(?:\w+\s?)*:",
    r"\s+$",
    r"[ ,]+x",
    r"\d+x",
    r"\d+.{0,30}?x",
    r".*.*=",
    r"^\w*\w*-",
    r"^a+[ab]+[abc]+-",
    r"\b(?:which|whose|what)\b.*?\b(?:one|two|three)\b.*\?",
    r"cat.*?dog",
    r"(?:cat|[あ-ん]+).{0,20}犬",
    r"[가-힣]+ ?\.",
    r"(?=.*?dog)cat",
    r"cat(?!.*?dog)\d",
    r"(?<=a)a*+b",
    r"(a*)\1b",
    r"(?:ab?)++c",
    r"\d{2,}\b",
]
GOOD = [
    r"cat",
    r"\bcat\b.{0,40}?\bdog\b",
    r"\b\w+ly\b",
    r"\b\d++x",
    r"(?<!\d)\d+x",
    r"(?<!\d)\d{2,}.{0,30}?x",
    r"^.*?dog",
    r"^(?>.*?cat).*?dog",
    r"^(?=.*?cat)(?=.*?dog).*?cow",
    r"^(?!.*cat).*(?:dog|cow)$",
    r"(?:(?<!a)a++)b",
    r"[a-z]{1,20}!",
    r"(?:ab){1,9}+c",
    r"\s",
    r"",
    r"(?u:\bé\w{0,12}x)",
    r"(?i:CAT)\W*!",
    r"(?<!\d)\d{2,}+\b",
]
# As they were until somebody said "1111...": 3,800 digits cost as much as starting Python 80 times.
ONCE_SHIPPED = [
    "(?:票|チケット|#?\\d{2,}|これで).{0,30}?(?:閉じ|クローズ|完了(?:し|で|と|に|扱)|対応済)",
    "(?:티켓|이슈|#?\\d{2,}번?).{0,40}?(?:닫(?:아|았|겠|을|습|는|으|힙)|종료|종결)",
]


@pytest.mark.parametrize("regex", BAD + ONCE_SHIPPED)
def test_finds_what_grows_faster_than_the_text(regex: str) -> None:
    found = superlinear(regex)
    assert found
    assert superlinear(regex) == found
    assert len(found[0].text) == 600


@pytest.mark.parametrize("regex", GOOD)
def test_finds_nothing_where_there_is_nothing(regex: str) -> None:
    assert superlinear(regex, thorough=True) == []


def test_tells_what_the_text_is() -> None:
    [found, *_] = superlinear(r"\s+$")
    assert found == Finding(r"\s+$", " " * 599 + "\0", " ", found.steps)
    assert str(found) == (
        "\\s+$\n  on '                              ', and so on with ' ': "
        f"{found.steps} steps for half of its 600 characters, and much more than twice as many for all"
    )


def test_the_length_is_what_counts() -> None:
    """A gap of 60 is bounded in a sentence, one of 5,000 is not; and a few steps for each character may grow."""
    assert superlinear(r"cat.{0,60}?dog") == []
    assert superlinear(r"cat.{0,5000}?dog")
    assert superlinear(r"\bwhich\b.*\?") == []
    assert superlinear(r"\bwhich\b.*\?", length=4_000)


def test_an_expression_that_is_none_is_refused() -> None:
    with pytest.raises(re.error, match="unterminated"):
        superlinear("(a")


@pytest.mark.parametrize(("regex", "unit"), [(r"\d+x", "1"), (r"cat.*?dog", "cat"), (r"(?:a|b)+c", "ab")])
def test_steps_of_what_is_quadratic_grow_by_the_square(regex: str, unit: str) -> None:
    counter = Search(parsed(regex), re.ASCII)
    steps = []
    for times in (50, 100, 200):
        assert not counter.search(unit * times, 10**7)
        steps.append(counter.steps)
    assert steps[1] / steps[0] > GROWTH
    assert steps[2] / steps[1] > 3.8


def test_a_search_can_be_given_up() -> None:
    counter = Search(parsed("(?:a|a)+b"), re.ASCII)
    with pytest.raises(TooManyStepsError):
        counter.search("a" * 100, 10_000)
    assert 10_000 < counter.steps < 10_200


EXPRESSIONS = [
    *BAD,
    *GOOD,
    *ONCE_SHIPPED,
    r"(?P<left>a+)(b)?(?P<right>c*)",
    r"(a)|(?P<other>b)",
    r"(?<=a)b(?!c)",
    r"(?<!ab)c",
    r"(?i:AbC)x",
    r"[^\w\s]{1,3}$",
    r"(?>a*)b",
    r"(?>a|ab)c",
    r"a*+b",
    r"(?:a|ab)*+c",
    r"(.)\1",
    r"(?s:a.b)",
    r"(a|b)*?c",
    r"((a)|b)*\2",
    r"(a)?b(?(1)c|d)",
    r"(?:a*)*b",
    r"(?:a?){3,5}?c",
    r"x(?!)|y",
    r"(?m:^b)",
    r"\Ba\B",
]
TEXTS = st.text(alphabet=st.sampled_from([*"aAbBcCdxX019 ,.\n!?_-", "一", "あ", "가", "é"]), max_size=14)


@settings(max_examples=600, deadline=None)
@given(st.sampled_from(EXPRESSIONS), TEXTS)
def test_finds_a_match_where_re_does(regex: str, text: str) -> None:
    assert Search(parsed(regex), re.ASCII).search(text, 10**6) is (re.search(regex, text, re.ASCII) is not None)


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.kind)
def test_every_kind_of_redaction_is_linear(kind: Redaction) -> None:
    """They are searched in whole texts, which are longer than sentences."""
    assert superlinear(kind.regex, length=4_000) == []
