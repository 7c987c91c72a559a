"""Filters learn: what tells, and nothing of who wrote it. Needs scikit-learn."""

from __future__ import annotations

import random
from statistics import fmean

import pytest

pytest.importorskip("sklearn", reason="scikit-learn is not installed: filters cannot be made (the extra 'train')")

from guardctl.matching.filter import BUCKETS, score
from guardctl.training import Sample, Trained, inserted, train

CHANCE = random.Random(7)  # nothing secret


def sample(number: int, *, violation: bool, kind: str = "real", about: bool | None = None, **named: float) -> Sample:
    words = frozenset(CHANCE.sample(range(200), 20)) | ({500, 501} if violation else {600})
    return Sample(f"{kind}{number}", named, (words, frozenset()), violation, about, f"repository {number % 15}", kind)


def samples(count: int = 320) -> list[Sample]:
    return [sample(number, violation=number % 8 == 0, edited=float(number % 2 == 0)) for number in range(count)]


def odds(trained: Trained, one: Sample) -> float:
    """Return what the hook would make of a sample."""

    class Seen:
        named, words = one.named, one.words

    filter_ = (trained.bias, trained.named, trained.unit, trained.content)
    return score(filter_, Seen, ({}, frozenset()))  # type: ignore[arg-type]


def test_a_filter_tells_apart_what_it_has_not_seen_and_scores_are_log_odds():
    cases = samples()
    trained = train(cases)
    violations = [trained.scores[one.id] for one in cases if one.violation]
    others = [trained.scores[one.id] for one in cases if not one.violation]
    assert min(violations) > max(others)
    assert fmean(map(sigmoid, trained.scores.values())) == pytest.approx(1 / 8, abs=0.03)
    assert len(trained.content) == BUCKETS


def sigmoid(value: float) -> float:
    return 1 / (1 + 2.718281828**-value)


def test_the_hook_scores_as_training_does():
    cases = samples()
    trained = train(cases)
    fresh = [odds(trained, sample(number, violation=bool(number % 2))) for number in range(1000, 1020)]
    assert min(fresh[1::2]) > max(fresh[0::2])
    weights = [weight - 256 if weight > 127 else weight for weight in trained.content]
    assert max(map(abs, weights)) == 127


def test_the_same_cases_make_the_same_filter():
    cases = samples(160)
    assert train(cases) == train(cases)


def test_what_a_turn_is_about_helps_where_violations_are_few():
    def cases(told: bool) -> list[Sample]:
        chance = random.Random(3)
        made = []
        for number in range(480):
            topic, edited = chance.random() < 0.3, chance.random() < 0.5
            words = frozenset(chance.sample(range(300), 25)) | (
                frozenset(chance.sample(range(400, 430), 4)) if topic else frozenset()
            )
            violation = topic and edited and chance.random() < 0.2
            about = topic if told else None
            made.append(
                Sample(str(number), {"edited": float(edited)}, (words,), violation, about, str(number % 24), "real")
            )
        return made

    def above(cases: list[Sample]) -> float:
        scores = train(cases).scores
        pairs = [(scores[a.id] > scores[b.id]) for a in cases if a.violation for b in cases if not b.violation]
        return fmean(pairs)

    assert above(cases(told=True)) > above(cases(told=False)) + 0.05


def test_too_few_cases_are_refused():
    with pytest.raises(ValueError, match=r"^4 turns of sessions and 1 violations are too few to learn from$"):
        train(samples(4))


def test_sentences_are_put_near_the_end_of_turns_alone_and_with_neighbours():
    turns = ["a\n\nb\n\nc", "d"]
    made = inserted([("x", ("Before.", "It.", ""), True, "me")], turns, seed=1)
    assert [(name, violation, group) for name, _, _, violation, group in made] == [
        ("x+0", True, "me"),
        ("x+1", True, "me"),
    ]
    texts = [text.split("\n\n") for _, _, text, _, _ in made]
    assert ["It." in texts[0], "Before. It." in texts[1]] == [True, True]
    assert all([part for part in text if part not in ("It.", "Before. It.")] == turns[number].split("\n\n")
               for text, (_, number, *_) in zip(texts, made, strict=True))  # fmt: skip
    assert inserted([("x", ("", "It.", ""), True, "me")], turns, seed=1)[0][2] == made[0][2]
