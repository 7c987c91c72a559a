"""The patterns as a whole: what they declare, and that no near miss makes them slow."""

from __future__ import annotations

import time
from re._constants import MAX_REPEAT, MAXREPEAT, MIN_REPEAT  # the parsed tree has no public names
from re._parser import SubPattern, parse

import pytest

from guardctl.matching.examine import examine
from guardctl.matching.window import Window
from guardctl.testing import load
from guardctl_bugfix_guard import reproduction, shallow

LANGUAGES = {"en", "ja", "ko", "pt", "zh", "es", "de"}
GUARDS = [pytest.param(plugin, id=plugin.spec.name) for plugin in (shallow.guard, reproduction.guard)]
ORDINARY = (
    "The sidebar remembers which folders were open; state is kept per user.",
    "Here is the query you asked for: SELECT city, max(temp) FROM readings GROUP BY city;",
    "All 17 packages pass, lint reports 0 issues.",
    "`prefix` and `suffix` are trimmed before they are compared.",
    "The table header has a fixed width of 120 px.",
    "一覧に合計の行を足し、余白を広げました。",
    "設定の読み方を三つの図で説明します。",
    "표에 합계 줄을 넣고 글자를 키웠습니다.",
    "나머지 화면은 다음과 같습니다.",
    "O mapa mostra as trilhas com as cores da sinalização.",
    "表格加了合计行，字号调大。",
    "La tabla tiene una fila de totales.",
    "Die Tabelle hat eine Summenzeile.",
)


@pytest.mark.parametrize("plugin", GUARDS)
def test_every_language_has_signals(plugin):
    assert {pattern.language for pattern in plugin.spec.signals} == LANGUAGES


@pytest.mark.parametrize("plugin", GUARDS)
def test_no_bypass_allows_a_whole_text(plugin):
    assert {pattern.scope for pattern in plugin.spec.bypasses} == {"sentence"}


def nested_unbounded(tree, inside=False):
    """Tell whether an unbounded repeat stands within another, the classic way to exponential time."""
    for operation, argument in tree:
        unbounded = operation in (MAX_REPEAT, MIN_REPEAT) and argument[1] is MAXREPEAT
        if unbounded and inside:
            return True
        for part in argument if isinstance(argument, (tuple, list)) else ():
            for branch in part if isinstance(part, list) else (part,):
                if isinstance(branch, SubPattern) and nested_unbounded(branch, inside or unbounded):
                    return True
    return False


@pytest.mark.parametrize("plugin", GUARDS)
def test_no_escape_was_lost(plugin):
    r"""A ``\b`` outside a raw string is a backspace, and matches nothing."""
    for pattern in plugin.spec.signals:
        assert pattern.regex.isprintable(), pattern.why


@pytest.mark.parametrize("plugin", GUARDS)
def test_no_unbounded_repeat_within_another(plugin):
    assert nested_unbounded(parse(r"(?:\w+ )+"))
    for pattern in plugin.spec.signals:
        assert not nested_unbounded(parse(pattern.regex)), pattern.why


@pytest.mark.parametrize("plugin", GUARDS)
@pytest.mark.parametrize("text", ORDINARY)
def test_ordinary_text_is_silent(plugin, text):
    assert examine(load(plugin).entry, Window(text)) is None


@pytest.mark.parametrize("plugin", GUARDS)
@pytest.mark.parametrize(
    "unit", ["the bug ", "not the error ", "不具合", "버그 오류 ", "o erro não ", "fixed-", "i'm so "]
)
def test_near_misses_stay_cheap(plugin, unit):
    text = unit * (4000 // len(unit.encode()))
    guard = load(plugin).entry
    examine(guard, Window(text))  # loads the expressions
    started = time.process_time()
    examine(guard, Window(text))
    assert time.process_time() - started < 0.5, "a busy machine needs a few ms; backtracking would need seconds"


@pytest.mark.parametrize(
    ("plugin", "sentence", "language"),
    [
        (shallow.guard, "The bug is fixed.", "en"),
        (shallow.guard, "不具合は直りました。", "ja"),
        (shallow.guard, "버그를 고쳤습니다.", "ko"),
        (shallow.guard, "O erro sumiu.", "pt"),
        (shallow.guard, "这个缺陷已修复。", "zh"),
        (shallow.guard, "El fallo está arreglado.", "es"),
        (shallow.guard, "Der Fehler ist behoben.", "de"),
        (reproduction.guard, "I added a check for the crash.", "en"),
        (reproduction.guard, "不具合のため条件を追加しました。", "ja"),
        (reproduction.guard, "버그 때문에 조건을 추가했습니다.", "ko"),
        (reproduction.guard, "Troquei a condição por causa do defeito.", "pt"),
        (reproduction.guard, "这个缺陷我改了条件。", "zh"),
        (reproduction.guard, "Cambié la condición por el fallo.", "es"),
        (reproduction.guard, "Wegen des Fehlers habe ich die Bedingung geändert.", "de"),
    ],
)
def test_the_signal_knows_its_language(plugin, sentence, language):
    """Feedback is given in it."""
    found = examine(load(plugin).entry, Window(sentence))
    assert found is not None
    assert found.language == language
