"""The patterns as a whole: what they declare, and that no near miss makes them slow."""

from __future__ import annotations

import time
from re._constants import MAX_REPEAT, MAXREPEAT, MIN_REPEAT  # the parsed tree has no public names
from re._parser import SubPattern, parse

import pytest

from guardctl.layer1 import Window, examine
from guardctl.patterns import freeze
from guardctl_scope_guard import change_patterns, check_patterns

LANGUAGES = {"en", "ja", "ko", "pt", "zh", "es", "de"}
MODULES = [
    pytest.param(check_patterns, id="scope-check"),
    pytest.param(change_patterns, id="scope-change"),
]
ORDINARY = (
    "The sidebar remembers which folders were open; the setting is kept per user.",
    "The login session expires after 30 minutes without input.",
    "`split()` and `join()` are inverse for lists without commas.",
    "All 17 packages pass, lint reports 0 issues.",
    "The queue of the socket is as long as the kernel allows.",
    "Column widths adapt to the longest cell.",
    "一覧に合計の行を足し、余白を広げました。",
    "ログインの有効期限を一時間に延ばしました。",
    "표에 합계 줄을 넣고 글자를 키웠습니다.",
    "로그인 세션을 저장소에 보관합니다.",
    "O mapa mostra as trilhas com as cores da sinalização.",
    "表格加了合计行，字号调大。",
    "La tabla tiene una fila de totales.",
    "Die Tabelle hat eine Summenzeile.",
)


def entry(module):
    signals = [
        (pattern.all_of, freeze(pattern.regex), pattern.why, pattern.language, pattern.scope)
        for pattern in module.SIGNALS
    ]
    return {"signals": signals, "bypasses": []}


@pytest.mark.parametrize("module", MODULES)
def test_every_language_has_signals(module):
    assert {pattern.language for pattern in module.SIGNALS} == LANGUAGES
    assert module.BYPASSES == ()


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


@pytest.mark.parametrize("module", MODULES)
def test_no_escape_was_lost(module):
    r"""A ``\b`` outside a raw string is a backspace, and matches nothing."""
    for pattern in module.SIGNALS:
        assert pattern.regex.isprintable(), pattern.why


@pytest.mark.parametrize("module", MODULES)
def test_no_unbounded_repeat_within_another(module):
    assert nested_unbounded(parse(r"(?:\w+ )+"))
    for pattern in module.SIGNALS:
        assert not nested_unbounded(parse(pattern.regex)), pattern.why


@pytest.mark.parametrize("module", MODULES)
@pytest.mark.parametrize("text", ORDINARY)
def test_ordinary_text_is_silent(module, text):
    assert examine(entry(module), Window(text)) == (None, None)


@pytest.mark.parametrize("module", MODULES)
@pytest.mark.parametrize(
    "unit",
    [
        "i'll leave the rest ",
        "the context is ",
        "later ",
        "次の会話",
        "나머지 대화 ",
        "o resto da conversa ",
        "we can add ",
    ],
)
def test_near_misses_stay_cheap(module, unit):
    text = unit * (4000 // len(unit.encode()))
    guard = entry(module)
    examine(guard, Window(text))  # loads the expressions
    started = time.process_time()
    examine(guard, Window(text))
    assert time.process_time() - started < 0.5, "a busy machine needs a few ms; backtracking would need seconds"


@pytest.mark.parametrize(
    ("module", "sentence", "language"),
    [
        (check_patterns, "I'll do the rest in a new session.", "en"),
        (check_patterns, "残りは次のセッションで続けます。", "ja"),
        (check_patterns, "나머지는 다음 세션에서 하겠습니다.", "ko"),
        (check_patterns, "O resto fica para a próxima sessão.", "pt"),
        (check_patterns, "剩下的下一个会话再做。", "zh"),
        (check_patterns, "Lo que falta lo hacemos en otra conversación.", "es"),
        (check_patterns, "Den Rest mache ich in einer neuen Sitzung.", "de"),
        (change_patterns, "I left the export out of this release.", "en"),
        (change_patterns, "帳票は次のリリースに回します。", "ja"),
        (change_patterns, "보고서는 다음 릴리스로 미루겠습니다.", "ko"),
        (change_patterns, "O relatório fica para uma versão futura.", "pt"),
        (change_patterns, "报表放到下个版本再做。", "zh"),
        (change_patterns, "El informe queda para una versión futura.", "es"),
        (change_patterns, "Den Bericht habe ich auf Phase 2 verschoben.", "de"),
    ],
)
def test_the_signal_knows_its_language(module, sentence, language):
    """Feedback is given in it."""
    signal, _ = examine(entry(module), Window(sentence))
    assert signal is not None
    assert signal[2] == language
