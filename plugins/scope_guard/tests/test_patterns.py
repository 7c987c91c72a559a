"""The patterns as a whole: what they declare, and that no near miss makes them slow."""

from __future__ import annotations

import time
from re._constants import MAX_REPEAT, MAXREPEAT, MIN_REPEAT  # the parsed tree has no public names
from re._parser import SubPattern, parse

import pytest

from guardctl.matching.examine import examine
from guardctl.matching.window import Window
from guardctl.testing import load
from guardctl_scope_guard import change, check

LANGUAGES = {"en", "ja", "ko", "pt", "zh", "es", "de"}
PLUGINS = [pytest.param(plugin, id=plugin.spec.name) for plugin in (check.guard, change.guard)]
ORDINARY = (
    "The sidebar remembers which folders were open; state is kept per user.",
    "Here is the query you asked for: SELECT city, max(temp) FROM readings GROUP BY city;",
    "All 17 packages pass, lint reports 0 issues.",
    "`prefix` and `suffix` are trimmed before they are compared.",
    "The second column is sorted by date, the third by name.",
    "The legend shows the phases of the moon.",
    "一覧に合計の行を足し、余白を広げました。",
    "設定の読み方を三つの図で説明します。",
    "표에 합계 줄을 넣고 글자를 키웠습니다.",
    "지도에 등산로를 색으로 표시했습니다.",
    "O mapa mostra as trilhas com as cores da sinalização.",
    "表格加了合计行，字号调大。",
    "La tabla tiene una fila de totales.",
    "Die Tabelle hat eine Summenzeile.",
    "Decoding is deferred to when the first frame is asked for.",
    "The next time someone opens the map, the tiles come from the cache.",
    "Both callers use the new helper.",
    "処理は上から順に走ります。",
    "日曜日の便は三本です。",
    "지도는 일요일부터 표시합니다.",
)


ENTRIES = {plugin: load(plugin).entry for plugin in (check.guard, change.guard)}


@pytest.mark.parametrize("plugin", PLUGINS)
def test_every_language_has_signals(plugin):
    assert {pattern.language for pattern in plugin.spec.signals} == LANGUAGES
    assert plugin.spec.bypasses == ()


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


@pytest.mark.parametrize("plugin", PLUGINS)
def test_no_escape_was_lost(plugin):
    r"""A ``\b`` outside a raw string is a backspace, and matches nothing."""
    for pattern in plugin.spec.signals:
        assert pattern.regex.isprintable(), pattern.why


@pytest.mark.parametrize("plugin", PLUGINS)
def test_no_unbounded_repeat_within_another(plugin):
    assert nested_unbounded(parse(r"(?:\w+ )+"))
    for pattern in plugin.spec.signals:
        assert not nested_unbounded(parse(pattern.regex)), pattern.why


@pytest.mark.parametrize("plugin", PLUGINS)
@pytest.mark.parametrize("text", ORDINARY)
def test_ordinary_text_is_silent(plugin, text):
    assert examine(ENTRIES[plugin], Window(text)) is None


@pytest.mark.parametrize("plugin", PLUGINS)
@pytest.mark.parametrize(
    "unit",
    [
        "the rest ",
        "i left the part ",
        "next time ",
        "セッション",
        "次の残り",
        "나머지 다음 ",
        "o resto da sessão ",
        "later-",
        "i'm so ",
    ],
)
def test_near_misses_stay_cheap(plugin, unit):
    text = unit * (4000 // len(unit.encode()))
    guard = ENTRIES[plugin]
    examine(guard, Window(text))  # loads the expressions
    started = time.process_time()
    examine(guard, Window(text))
    assert time.process_time() - started < 0.5, "a busy machine needs a few ms; backtracking would need seconds"


@pytest.mark.parametrize(
    ("plugin", "sentence", "language"),
    [
        (check.guard, "The remaining pages go into a new session.", "en"),
        (check.guard, "残りは次のセッションで行います。", "ja"),
        (check.guard, "나머지는 다음 세션에서 하겠습니다.", "ko"),
        (check.guard, "O resto fica para a próxima sessão.", "pt"),
        (check.guard, "剩下的留到下一个会话。", "zh"),
        (check.guard, "Los capítulos que faltan los hacemos en otra conversación.", "es"),
        (check.guard, "Den Rest machen wir in der nächsten Sitzung.", "de"),
        (change.guard, "I moved the approved search to the backlog.", "en"),
        (change.guard, "ご依頼の検索は後回しにします。", "ja"),
        (change.guard, "요청하신 검색은 백로그로 옮겼습니다.", "ko"),
        (change.guard, "A busca aprovada fica para depois.", "pt"),
        (change.guard, "批准的搜索功能以后再做。", "zh"),
        (change.guard, "La búsqueda acordada queda para más adelante.", "es"),
        (change.guard, "Die vereinbarte Suche wird auf später verschoben.", "de"),
    ],
)
def test_the_signal_knows_its_language(plugin, sentence, language):
    """Feedback is given in it."""
    found = examine(ENTRIES[plugin], Window(sentence))
    assert found is not None
    assert found.language == language
