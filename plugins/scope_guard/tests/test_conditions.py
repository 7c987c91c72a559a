"""Conditions read off expressions: never stricter than the expression itself."""

from __future__ import annotations

import re

from guardctl.compiling.freezing import freeze
from guardctl.matching.store import thaw
from guardctl.matching.window import Window
from guardctl_scope_guard import change
from guardctl_scope_guard.conditions import signal


def holds(all_of, sentence):
    return all(any(literal in sentence for literal in group) for group in all_of)


def test_what_is_near_stands_last():
    assert signal("en", "why", r"\bbacklog\b", "i |we ").all_of == (("backlog",), ("i ", "we "))


def test_accented_letters_are_letters():
    assert re.search(signal("pt", "why", r"\bserá\b").regex, "isto será feito", re.ASCII)
    assert not re.search(signal("en", "why", r"\bserá\b").regex, "isto será feito", re.ASCII)


def test_conditions_hold_wherever_the_expression_matches():
    """On every shipped text; apart from what was given by hand as ``near``, a condition follows from the expression."""
    sentences = [folded for example in change.guard.spec.examples for folded in Window(example.text).folded]
    for pattern in change.guard.spec.signals:
        if pattern.language in ("ja", "ko", "zh"):  # no ``near`` and no marks there
            compiled = thaw(freeze(pattern.regex))
            for sentence in sentences:
                if compiled.search(sentence):
                    assert holds(pattern.all_of, sentence), (pattern.why, sentence)
