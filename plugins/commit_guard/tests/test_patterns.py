"""The patterns as a whole: each is proven by a case, and none can be made slow."""

from __future__ import annotations

import re
import time

import pytest

from guardctl.compiling.freezing import freeze
from guardctl.matching.examine import examine
from guardctl.matching.store import thaw
from guardctl.matching.window import WINDOW_CHARACTERS, Window
from guardctl.testing import load
from guardctl_commit_guard.guard import guard
from guardctl_commit_guard.patterns import BYPASSES, SIGNALS

SPEC = guard.spec
ENTRY = load(guard).entry
FROZEN = {pattern: thaw(freeze(pattern.regex)) for pattern in (*SPEC.signals, *SPEC.bypasses)}
SENTENCES = [folded for example in SPEC.examples for folded in Window(example.text).folded]


def holds(all_of, sentence):
    return all(any(literal in sentence for literal in group) for group in all_of)


def numbered(patterns):
    return [pytest.param(p, id=f"{p.language}-{number}") for number, p in enumerate(patterns)]


@pytest.mark.parametrize("pattern", numbered((*SIGNALS, *BYPASSES)))
def test_declaration(pattern):
    re.compile(pattern.regex, re.ASCII)
    assert pattern.why
    assert pattern.language in SPEC.languages
    for group in pattern.all_of:
        assert group
        assert all(literal and literal == literal.lower() for literal in group)


@pytest.mark.parametrize("pattern", numbered((*SIGNALS, *BYPASSES)))
def test_proven_by_a_case(pattern):
    assert any(holds(pattern.all_of, sentence) and FROZEN[pattern].search(sentence) for sentence in SENTENCES)


def test_conditions_hide_no_match():
    """Whatever an expression finds in a case, its conditions let through: they are only there to save the search.

    The pattern for a second verb is the exception. Its conditions are the intent that stands somewhere before.
    """
    hidden = [
        (pattern.why, sentence)
        for pattern in SIGNALS
        if not any("let me" in group for group in pattern.all_of)
        for sentence in SENTENCES
        if FROZEN[pattern].search(sentence) and not holds(pattern.all_of, sentence)
    ]
    assert hidden == []


def test_bypasses_cover_only_their_sentence():
    assert {bypass.scope for bypass in BYPASSES} == {"sentence"}


def test_a_signal_beside_a_bypassed_one_counts():
    found = examine(ENTRY, Window("All 12 tests pass, so I commit the parser now. Then I deploy the rest."))
    assert (found.sentence, found.bypass) == ("Then I deploy the rest.", None)


def test_the_last_signal_is_named():
    found = examine(ENTRY, Window("I will commit this. I will push that."))
    assert found.sentence == "I will push that."


WORDS = " ".join(literal for pattern in SIGNALS for group in pattern.all_of for literal in group)
HOSTILE = {
    "intents": "i will let me please " * 200,
    "deeds": "commit push merge deploy release " * 130,
    "gaps": ("i will x " * 60 + "\n") * 8,
    "clauses": ", now, so, and then, " * 200,
    "japanese": "コミットのプッシュを本番に" * 100,
    "korean": "커밋 운영에 푸시를 " * 120,
    "portuguese": "vou já posso o e a " * 210,
    "german": "ich wir dann jetzt " * 210,
    "all words": WORDS,
    "words in short lines": WORDS.replace(" ", "\n"),
}


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
def test_time_is_bounded(text):
    """A generous limit against blow-ups; benchmarks count the instructions."""
    window = Window(text[:WINDOW_CHARACTERS])
    begin = time.process_time()
    examine(ENTRY, window)
    assert time.process_time() - begin < 0.5
