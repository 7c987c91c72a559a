"""Frozen expressions are the expressions they were frozen from and need no ``re``; a store keeps them."""

from __future__ import annotations

import marshal
import os
import re
from collections.abc import Callable, Iterator

import pytest
from hypothesis import given, settings, strategies as st

from guardctl.compiling import freezing
from guardctl.compiling.freezing import NewStore, fits, freeze, parsed
from guardctl.matching import store
from guardctl.matching.store import SIZE_BITS, Store, thaw

from ..support import run_python

EXPRESSIONS = [
    r"\bcommit\b",
    r"(?u:\w+)",
    r"[a-z]+\d{2,3}",
    r"(?P<left>a+)(b)?(?P<right>c*)",
    r"(a)|(?P<other>b)",
    r"(?<=a)b(?!c)",
    r"(?i:AbC)x",
    r"[^\w\s]{1,3}$",
    r"^(?:一|二)[。、]",
    r"(?>a*)b",
    r"a*+b",
    r"(.)\1",
    r"(?s:a.b)",
    r"[가-힣]+|[ぁ-ん]",
    r"\s\S\Z",
    "",
]
TEXTS = st.text(
    alphabet=st.sampled_from([*"aAbBcCxX019 .\n,!_-", "一", "二", "。", "가", "あ", "é", "ß", "😀"]), max_size=30
)


@settings(max_examples=400, deadline=None)
@given(st.sampled_from(EXPRESSIONS), TEXTS | st.text(max_size=30))
def test_searches_like_re(regex: str, text: str) -> None:
    ours, theirs = thaw(freeze(regex)), re.compile(regex, re.ASCII)
    assert [found(match) for match in ours.finditer(text)] == [found(match) for match in theirs.finditer(text)]


def found(match: re.Match[str]) -> tuple[object, ...]:
    return match.span(), match.groups(), match.groupdict(), match.lastgroup


@pytest.mark.parametrize("regex", EXPRESSIONS)
def test_is_the_same_object_in_all_but_identity(regex: str) -> None:
    ours, theirs = thaw(freeze(regex)), re.compile(regex, re.ASCII)
    assert (ours.pattern, ours.flags, ours.groups, dict(ours.groupindex)) == (
        theirs.pattern,
        theirs.flags,
        theirs.groups,
        dict(theirs.groupindex),
    )


def test_word_borders_are_ascii() -> None:
    """So that a Latin word is found inside Japanese, Korean or Chinese without spaces."""
    assert thaw(freeze(r"\bcommit\b")).search("今commitします")
    assert not re.search(r"\bcommit\b", "今commitします")


def test_is_thawed_once() -> None:
    made = NewStore()
    reference = made.add(freeze(r"once\d"))
    assert made.thaw(reference) is made.thaw(reference)


def test_a_broken_expression_is_refused_when_it_is_frozen() -> None:
    with pytest.raises(re.error, match="unterminated"):
        freeze("(a")


class OtherEngine:
    """``_sre`` as it might be one day."""

    MAGIC = store.MAGIC + 1

    def __init__(self, compile_: Callable[..., re.Pattern[str]]) -> None:
        self.compile = compile_


def refuses(*arguments: object) -> re.Pattern[str]:
    raise RuntimeError("invalid SRE code")


def wants_more(pattern: str, flags: int, code: list[int], more: object) -> re.Pattern[str]:
    raise AssertionError("never called with four arguments")


def understands_something_else(*arguments: object) -> re.Pattern[str]:
    return re.compile("(?P<verb>x)(?P<what>y)")


@pytest.fixture
def asked_again() -> Iterator[None]:
    """Whether ``re`` is as we know it is asked once a process; here it changes."""
    asked = fits, freeze, parsed
    for function in asked:
        function.cache_clear()
    yield
    for function in asked:
        function.cache_clear()


@pytest.mark.usefixtures("asked_again")
@pytest.mark.parametrize(
    ("where", "name", "value"),
    [
        (re._compiler, "_code", None),
        (re._parser, "SubPattern", None),
        (store, "_sre", OtherEngine(refuses)),
        (store, "_sre", OtherEngine(wants_more)),
        (store, "_sre", OtherEngine(understands_something_else)),
    ],
    ids=["compiler moved", "tree moved", "code refused", "another signature", "code means something else"],
)
def test_where_re_is_not_as_we_know_it_the_source_is_kept(
    where: object, name: str, value: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    re.compile("moved[0-9]", re.ASCII)  # now re knows it and does without the compiler
    re.compile(freezing._SAMPLE, re.ASCII)
    monkeypatch.setattr(where, name, value) if value else monkeypatch.delattr(where, name)
    blob = freeze("moved[0-9]")
    assert marshal.loads(blob) == ("moved[0-9]",)
    assert thaw(blob).search("it moved7").span() == (3, 9)
    assert (parsed("moved[0-9]") is None) == (name == "SubPattern")


def test_here_it_is_as_we_know_it() -> None:
    """Or every turn pays for ``re``: true of each Python that CI tries."""
    assert fits()


def test_code_of_another_interpreter_is_refused() -> None:
    regex, flags, *_, groups, index, names = marshal.loads(freeze("abc"))
    broken = marshal.dumps((regex, flags, b"\xff" * 4, b"", b"", groups, index, names))
    with pytest.raises(RuntimeError):
        thaw(broken)


def test_thaws_without_re() -> None:
    blob = freeze(r"(?P<word>\bpush(?:ed|ing)?\b).*(?u:\w+)次")
    done = run_python(
        f"""
from guardctl.matching.store import thaw
match = thaw({blob!r}).search("we pushed それ次")
sys.stdout.buffer.write(ascii((match.span(), match.groupdict())).encode())
sys.stdout.write(" " + ",".join(sorted({{"re", "sre_compile", "enum", "functools"}} & set(sys.modules))))
""",
        "-I",
        "-S",
    )
    assert (done.stdout, done.stderr) == ("((3, 13), {'word': 'pushed'}) ", "")


def test_magic_is_the_interpreters() -> None:
    assert store.MAGIC == re._compiler.MAGIC


# --- the store ------------------------------------------------------------------------------------------------------


@given(st.lists(st.binary(max_size=300), max_size=20), st.binary(max_size=20))
def test_a_store_gives_back_what_was_put_in(blobs: list[bytes], before: bytes) -> None:
    made = NewStore()
    references = [made.add(blob) for blob in blobs]
    assert [made.read(reference) for reference in references] == blobs
    assert len(set(references)) == len(set(blobs))
    handle = os.memfd_create("store")
    os.write(handle, before + made.content())
    opened = Store(handle, len(before))
    assert [opened.read(reference) for reference in references] == blobs


def test_a_store_closes_its_file() -> None:
    handle = os.memfd_create("store")
    del (opened := [Store(handle, 0)])[:]
    assert opened == []
    with pytest.raises(OSError, match="Bad file descriptor"):
        os.fstat(handle)


def test_what_is_loaded_is_kept() -> None:
    made = NewStore()
    reference = made.add(marshal.dumps(("a", [1])))
    assert made.load(reference) == ("a", [1])
    assert made.load(reference) is made.load(reference)


def test_one_piece_that_is_too_large() -> None:
    with pytest.raises(ValueError, match="bytes in one piece are too much for the index"):
        NewStore().add(bytes(1 << SIZE_BITS))
