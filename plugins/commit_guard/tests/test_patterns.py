"""The rows as a whole: each language has some, ordinary text is silent, and nothing makes them slow."""

from __future__ import annotations

import time

import pytest

from guardctl.matching.examine import examine
from guardctl.matching.window import WINDOW_CHARACTERS, Window
from guardctl.testing import load
from guardctl_commit_guard.guard import guard

SPEC = guard.spec
ENTRY = load(guard).entry
LANGUAGES = set(SPEC.languages)


def examined(text):
    return examine(ENTRY, Window(text))


def test_every_language_has_signals_and_bypasses():
    assert {row.language for row in SPEC.signals} == LANGUAGES
    assert {row.language for row in SPEC.bypasses} == LANGUAGES


def test_an_id_means_the_same_in_every_language():
    meanings = {(row.id, row.why) for row in (*SPEC.signals, *SPEC.bypasses)}
    assert len(meanings) == len({row_id for row_id, _ in meanings})


def test_bypasses_cover_only_their_sentence():
    assert {bypass.scope for bypass in SPEC.bypasses} == {"sentence"}


def test_a_signal_beside_a_bypassed_one_counts():
    found = examined("All 12 tests pass, so I commit the parser now. Then I deploy the rest.")
    assert (found.sentence, found.bypass) == ("Then I deploy the rest.", None)


def test_the_last_signal_is_named():
    assert examined("I will commit this. I will push that.").sentence == "I will push that."


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("I'm pushing this now.", "en"),
        ("このままコミットします。", "ja"),
        ("이제 커밋하겠습니다.", "ko"),
        ("Vou fazer o merge agora.", "pt"),
        ("我现在就提交。", "zh"),
        ("Voy a publicar la versión.", "es"),
        ("Ich committe das jetzt.", "de"),
    ],
)
def test_the_signal_knows_its_language(text, language):
    """Feedback is given in it."""
    assert examined(text).language == language


@pytest.mark.parametrize(
    "text",
    [
        "The parser accepts a trailing comma, and `commit` is one of its words.",
        "Which commit introduced this? It was merged in spring.",
        "The merge driver compares both sides of a file.",
        "コミット履歴から古い行を探しました。",
        "커밋 기록에서 오래된 줄을 찾았습니다.",
        "O histórico de commits mostra quem mudou a linha.",
        "提交记录里有三个作者。",
        "El historial de commits tiene tres autores.",
        "In der Historie stehen drei Autoren.",
    ],
)
def test_what_is_only_named_is_silent(text):
    assert examined(text) is None


WORDS = " ".join(sentence for row in SPEC.signals for sentence in row.proof)
HOSTILE = {
    "intents": "i will let me please " * 200,
    "deeds": "commit push merge deploy release " * 130,
    "gaps": ("i will x " * 60 + "\n") * 8,
    "clauses": ", now, so, and then, " * 200,
    "doubts": "tests pass ci green once after the tests " * 100,
    "japanese": "コミットのプッシュを本番に" * 100,
    "korean": "커밋 운영에 푸시를 " * 120,
    "portuguese": "vou já posso o e a commit " * 160,
    "german": "ich wir dann jetzt spiele " * 160,
    "all proofs": WORDS,
    "proofs in short lines": WORDS.replace(" ", "\n"),
}


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
def test_time_is_bounded(text):
    """A generous limit against blow-ups; benchmarks count the instructions."""
    window = Window(text[:WINDOW_CHARACTERS])
    examine(ENTRY, window)  # thaws the expressions
    begin = time.process_time()
    examine(ENTRY, window)
    assert time.process_time() - begin < 0.1
