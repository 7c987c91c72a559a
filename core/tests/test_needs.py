"""What a sentence needs for an expression to match: whole needs, read off expressions one by one."""

from __future__ import annotations

from typing import Any

import pytest

from guardctl.layer1 import ALL, ONE
from guardctl.needs import WORDS, Need, all_of, need_of, one_of, shortest, words_of
from guardctl.patterns import parsed
from guardctl.plans import necessary
from guardctl.tokens import MOST_STRINGS


def words(*literals: str) -> tuple[int, Any]:
    return WORDS, literals


def each(*needs: Any) -> tuple[int, Any]:
    return ALL, needs


def either(*needs: Any) -> tuple[int, Any]:
    return ONE, needs


NUMBERS = "(?:one|two|three|four|five)"

NEEDS: dict[str, Need] = {
    # A boundary beside a letter is a space, and so is either end of a sentence.
    r"cat": words("cat"),
    r"\bcat": words(" cat"),
    r"cat\b": words("cat "),
    r"\bcat\b": words(" cat "),
    r"\bcats?\b": words(" cat ", " cats "),
    r"\Bcat": words("cat"),
    r"^cat$": words(" cat "),
    r"\Acat\Z": words(" cat "),
    r"(?:^|\s)cat": words(" cat"),
    r"\b-cat": words(" cat"),
    r"\bleft (?:it|them) (?:out|aside)\b": words(
        " left it out ", " left it aside ", " left them out ", " left them aside "
    ),
    # Whatever is no letter is a space.
    r"i['’]ll wait": words("i ll wait"),
    r"\(cat\)": words(" cat "),
    r"re-?do": words("redo", "re do"),
    r"my_file\.py": words("my_file py"),
    r"cat[\s,;]dog": words("cat dog"),
    # Optional parts, classes, repeats that can be spelled out.
    r"go(?:ing)? on": words("go on", "going on"),
    r"(?:a|b)?cat": words("cat"),
    r"gr[ae]y": words("gray", "grey"),
    r"fase [2-4]": words("fase 2", "fase 3", "fase 4"),
    r"(?:ab){2}c": words("ababc"),
    r"cat{2}": words("catt"),
    r"ca??t": words("ct", "cat"),
    r"(?P<name>cat|dog)s": words("cats", "dogs"),
    r"(?>cat|dog)s": words("cats", "dogs"),
    # Runs end where there is too much to spell out.
    r"one.{0,9}two\b": each(words("one"), words("two ")),
    r"[a-z]+ left": words(" left"),
    r"[^a]cat": words("cat"),
    r"cat.": words("cat"),
    r"ca*t": None,
    r"(?:cat)+": words("cat"),
    r"(?:cat){2,5} dog": each(words("cat"), words(" dog")),
    r"(?:ab){9}c": words("ab"),
    f"{NUMBERS} {NUMBERS}": each(
        words("one ", "two ", "five ", "four ", "three "), words(" one", " two", " five", " four", " three")
    ),
    f"{NUMBERS} {NUMBERS} cat": each(
        words("one ", "two ", "five ", "four ", "three "),
        words(" one cat", " two cat", " five cat", " four cat", " three cat"),
    ),
    # Gaps that begin or end with a space.
    r"one\s+two": each(words("one"), words("e "), words(" two")),
    r"one\s*two": each(words("one"), words("two")),
    r"one (?:\w+ )?two": each(words("one "), words(" two")),
    r"one (?:\w+ ){0,3}two\b": each(words("one "), words(" two ")),
    r"\bcat\b(?: \w+)? (?:dog|cow)\b": each(words(" cat "), words(" cow ", " dog ")),
    # Alternatives.
    r"cat|dog": words("cat", "dog"),
    r"\bcat\b|\bdogs?\b": words(" cat ", " dog ", " dogs "),
    r"cat|cats|dog": words("cat", "dog"),
    r"cat|\d": None,
    r"cat|(?:dog)?": None,
    r"\bcat\w+ dog|cow": either(words("cow"), each(words(" cat"), words(" dog"))),
    r"(?:\bcat\w+|dog) left": each(words(" cat", "dog "), words(" left")),
    # Looking around.
    r"(?=.*cat)dog": each(words("cat"), words("dog")),
    r"(?!cat)dog": words("dog"),
    r"(?<=the )dog": each(words("the "), words("dog")),
    r"(?<!the )dog": words("dog"),
    r"(?:cat|\bdog)(?= )": words("cat", " dog"),
    r"^(?=.*?cat).*?dog": each(words("cat"), words("dog")),
    r"(?!.*(?=cat))dog": words("dog"),
    # Other scripts are looked up as they are; where they touch ASCII, the longest piece of them is.
    r"次の(?:回|会話)": words("次の回", "次の会話"),
    r"残り.{0,9}次": each(words("残り"), words("次")),
    r"コードA": words("コード"),
    r"A(?:の|での)コード": words("のコード"),
    r"次。残り": words("残り"),
    r"\bcommit\bします": words("します"),
    r"sessão": words("sess o"),
    r"\b[éó]\b": words("é", "ó"),
    r"ficam? só": words("fica s ", "ficam s "),
    r"나머지[는를]": words("나머지는", "나머지를"),
    # Flags.
    r"(?u:\bcat\b)": words(" cat "),
    r"(?u:\bserá\b)": words(" ser "),
    r"(?i:Cat)dog": words("dog"),
    r"(?i:cat)": None,
    r"\bcat (?i:dog)\b": words(" cat "),
    r"(?s:cat.)dog": each(words("cat"), words("dog")),
    # Nothing worth asking for.
    r"": None,
    r"a": None,
    r"\.": None,
    r"\w+": None,
    r".*": None,
    r"\bx\w+": words(" x"),
    r"\d{3}": None,
}


def read(regex: str) -> Need:
    return need_of(parsed(regex))


@pytest.mark.parametrize(("regex", "need"), NEEDS.items(), ids=NEEDS)
def test_need(regex: str, need: Need) -> None:
    assert read(regex) == need


def test_so_many_strings_are_spelled_out() -> None:
    letters = "(?:a|b|c|d)"
    spelled = read(f"{letters}x(?:a|b|c)y(?:a|b)")
    assert spelled is not None
    assert (spelled[0], len(spelled[1])) == (WORDS, MOST_STRINGS)
    assert read(f"{letters}x(?:a|b|c)y(?:a|b)(?:d|e)z")[0] == ALL  # type: ignore[index]


def test_what_stands_beside_a_part_is_known() -> None:
    assert need_of(parsed("cat"), {" "}, {"\b"}) == words(" cat ")
    assert need_of(parsed("cat"), {"\b"}, {" ", "s"}) == words(" cat ", " cats")


def test_all_of_and_one_of() -> None:
    one, two, three = words("one"), words("two"), words("three")
    assert all_of([]) is None
    assert all_of([None, one, None]) == one
    assert all_of([each(one, two), three, one]) == each(one, two, three)
    assert one_of([one, None]) is None
    assert one_of([one]) == one
    assert one_of([one, words("ones", "two")]) == words("one", "two")
    assert one_of([one, each(two, three)]) == either(one, each(two, three))
    assert one_of([either(one, each(two, three)), two]) == either(words("one", "two"), each(two, three))


def test_shortest() -> None:
    assert shortest(["cats", "cat", "a cat", "dog", "dog"]) == ("cat", "dog")
    assert shortest([]) == ()


@pytest.mark.parametrize(
    ("need", "groups"),
    [
        (None, []),
        (words("cat"), [("cat",)]),
        (each(words("cat"), words("a", "b")), [("cat",), ("a", "b")]),
        (either(words("cat"), each(words("a", "b"), words("dog"))), [("cat", "dog")]),
        (each(words("x"), either(words("cat"), words("cats", "dog"))), [("x",), ("cat", "dog")]),
        (either(words("cat"), each()), []),
    ],
)
def test_necessary_groups(need: Need, groups: list[tuple[str, ...]]) -> None:
    """Of several that would do in an alternative, the rarest: here that with fewest literals."""
    assert necessary(need, len) == groups


@pytest.mark.parametrize(
    ("regex", "words"),
    [
        (r"\bbacklog\b", (("backlog",),)),
        (r"\b(?:next|new) (?:chat|session)\b", (("chat", "next", "session"),)),
        (r"\bpark(?:ed|ing)?\b.{0,40}\bfor now\b", (("park",), ("for",))),
        (r"\bi['’]ll postpone", (("postpone",),)),
        (r"\bpostpon\w+|\bde-?scop\w+", (("scop", "postpon"),)),
        (r"次の(?:回|機会)", (("次の回", "次の機会"),)),
        (r"\d+ \w+", ()),
        (r"\ba\b", (("a",),)),
    ],
)
def test_words_for_all_of_are_read_off(regex: str, words: tuple[tuple[str, ...], ...]) -> None:
    assert words_of(regex) == words
