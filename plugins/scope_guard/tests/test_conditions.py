"""Conditions read off expressions: never stricter than the expression itself."""

from __future__ import annotations

import re

import pytest

from guardctl.conditions import holds
from guardctl_scope_guard import change, check
from guardctl_scope_guard.conditions import signal
from guardctl_scope_guard.factoring import quick


@pytest.mark.parametrize(
    ("regex", "conditions"),
    [
        (r"\bbacklog\b", (("backlog",),)),
        (r"\b(?:next|new) (?:chat|session)\b", (("new chat", "next chat", "new session", "next session"),)),
        (r"\bpark(?:ed|ing)?\b.{0,40}\bfor now\b", (("for now",), ("park",))),
        (r"\bpostpon\w+|\bde-?scop\w+", (("descop", "de-scop", "postpon"),)),
        (r"se(?:gund|xt)a\b.{0,9}?fase [2-3]", (("fase 2", "fase 3"), ("sexta", "segunda"))),
    ],
)
def test_words_are_read_off(regex, conditions):
    assert set(signal("en", "why", regex).all_of) == set(conditions)


def test_what_is_near_stands_last():
    assert signal("en", "why", r"\bbacklog\b", "i |we ").all_of == (("backlog",), ("i ", "we "))


def test_an_expression_without_words_has_no_condition():
    assert signal("en", "why", r"\d+ \w+").all_of == ((" ",),)


def test_accented_letters_are_letters():
    assert re.search(signal("pt", "why", r"\bserá\b").regex, "isto será feito", re.ASCII)
    assert not re.search(signal("en", "why", r"\bserá\b").regex, "isto será feito", re.ASCII)


@pytest.mark.parametrize("plugin", [check.guard, change.guard], ids=lambda plugin: plugin.spec.name)
def test_conditions_hold_wherever_the_expression_matches(plugin):
    """On every shipped text; apart from what was given by hand as ``near``, a condition follows from the expression."""
    from guardctl.layer1 import Window
    from guardctl.patterns import freeze, thaw

    sentences = [folded for example in plugin.spec.examples for _, folded in Window(example.text).sentences()]
    for pattern in plugin.spec.signals:
        if pattern.language in ("ja", "ko", "zh"):  # no ``near`` and no marks there
            compiled = thaw(freeze(pattern.regex))
            for sentence in sentences:
                if compiled.search(sentence):
                    assert holds(pattern.all_of, sentence), (pattern.why, sentence)


@pytest.mark.parametrize(
    "regex",
    [
        r"\bfoo\b|\bbar\w+|x{2}",
        r"(?:a|b|c|d|e|f|g|h)(?:[0-9]|ten)? left",
        r"^(?=.*?\bone)(?=.*?two)",
        r"(?<!no )\blater\b|\]-|[\]\[^-]z",
        r"次の(?:回|会話)|残り.{0,9}?(?:後|次)|見送",
    ],
)
def test_quick_expressions_are_found_at_the_same_places(regex):
    texts = [
        "",
        "foo",
        "a foobar",
        "bars x xx",
        "h9 left",
        "c ten left",
        "two and one",
        "no later",
        "so later",
        "]-",
        "^z",
    ]
    texts += ["次の会話で", "残りはまた次に", "見送ります", "次に"]
    for text in texts:
        plain = re.search(regex, text, re.ASCII)
        rewritten = re.search(quick(regex), text, re.ASCII)
        assert (plain is None) == (rewritten is None), text
        if plain is not None:
            assert rewritten.start() == plain.start()
