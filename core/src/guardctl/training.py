"""Makes a guard's learned filter from labelled cases, for ``guardctl train``. Needs scikit-learn, the extra ``train``.

A filter is one logistic regression over what :mod:`guardctl.matching.filter` sees of a turn. Two things make it better
than words alone can be:

* *What a turn is about* is far easier to learn than what breaks a rule, and there are more examples of it. Where cases
  say it (``about``), a first regression learns that, and its score is a feature of the second.
* Written cases differ from real turns in style, and a model that may learn that learns nothing else. So the sentences
  of written cases are inserted into real turns (:func:`inserted`), violations and allowed ones alike, and count as if a
  small share of all turns said such a thing (:data:`PRIOR`).

Everything that is reported is scored *out of fold*: by a filter that has seen neither the repository nor the author.
"""

from __future__ import annotations

import hashlib
import math
import random
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from guardctl.matching.filter import BUCKETS

PRIOR = 0.01
"""What is inserted weighs together as much as this share of all turns."""

ENOUGH = 10
"""With fewer real violations what is inserted stands in for them: each counts as a turn, all as twice the prior."""

FOLDS = 8
_TOPIC_LEAST = 30  # examples of what a guard is about, below which nothing is learned from them
_NAMED_LEAST = 3  # a named feature that fewer cases have is not learned
_WORDS_WEIGHT, _TOPIC_WEIGHT = 0.3, 0.5
_TOPIC_C, _C = 10.0, 0.3
_REAL_POSITIVES = 3.0
_STEPS = 127
_LEAST = 0.0005  # a weight that changes nothing


@dataclass(frozen=True, slots=True)
class Sample:
    """One case as a filter sees it.

    Attributes:
        id: of the case.
        named: values of named features, by name.
        words: buckets of words, a set for each text.
        violation: the label.
        about: whether the turn is about what the guard guards, whatever came of it; None when unlabelled.
        group: the repository or author; never on both sides of a fold.
        kind: ``real`` for a turn of a session, ``inserted``, or ``written``.
    """

    id: str
    named: dict[str, float]
    words: tuple[frozenset[int], ...]
    violation: bool
    about: bool | None
    group: str
    kind: str


@dataclass(frozen=True, slots=True)
class Trained:
    """A filter, and how it does on cases that it has not seen.

    Attributes:
        bias, named, unit, content: see :func:`guardctl.matching.filter.score`; scores are log odds.
        scores: out of fold, by the case's id.
    """

    bias: float
    named: dict[str, float]
    unit: float
    content: bytes
    scores: dict[str, float] = field(repr=False)


def train(samples: Sequence[Sample]) -> Trained:
    """Return the filter that samples teach.

    Raises:
        ValueError: there are too few of one kind to learn from.
    """
    import numpy as np

    real = [at for at, sample in enumerate(samples) if sample.kind == "real"]
    positives = sum(sample.violation for sample in samples if sample.kind != "written")
    if len(real) < FOLDS or positives < 2:  # noqa: PLR2004
        raise ValueError(f"{len(real)} turns of sessions and {positives} violations are too few to learn from")
    made = _Design(samples)
    fold = _folds(samples)
    scores = np.zeros(len(samples))
    for number in range(FOLDS):
        held = fold == number
        if held.any() and not held.all():
            bias, weights = made.fit(np.flatnonzero(~held), fold)
            scores[held] = made.matrix[held] @ weights + bias
    slope, shift = _calibration(samples, scores)
    bias, weights = made.fit(np.arange(len(samples)), fold)
    bias, weights = bias * slope + shift, weights * slope
    words, named = weights[:BUCKETS], weights[BUCKETS:]
    unit = float(np.abs(words).max()) / _STEPS or 1.0
    content = np.rint(words / unit).astype("int8").tobytes()
    kept = {name: round(float(value), 4) for name, value in zip(made.names, named, strict=True) if abs(value) > _LEAST}
    return Trained(
        round(float(bias), 4), kept, unit, content,
        {sample.id: float(score * slope + shift) for sample, score in zip(samples, scores, strict=True)},
    )  # fmt: skip


class _Design:
    """The samples as a matrix, one column for each bucket and each named feature."""

    def __init__(self, samples: Sequence[Sample]) -> None:
        import numpy as np
        from scipy.sparse import csr_matrix

        counted = Counter(name for sample in samples for name, value in sample.named.items() if value)
        self.names = sorted(name for name, count in counted.items() if count >= _NAMED_LEAST)
        columns = {name: BUCKETS + at for at, name in enumerate(self.names)}
        rows: list[int] = []
        places: list[int] = []
        values: list[float] = []
        for row, sample in enumerate(samples):
            for words in sample.words:
                rows += [row] * len(words)
                places += words
                values += [1 / math.sqrt(len(words) + 1)] * len(words)
            for name, value in sample.named.items():
                if value and name in columns:
                    rows.append(row)
                    places.append(columns[name])
                    values.append(value)
        self.matrix = csr_matrix((values, (rows, places)), (len(samples), BUCKETS + len(columns)))
        self.violation = np.array([sample.violation for sample in samples])
        self.about = np.array([-1 if sample.about is None else int(sample.about) for sample in samples])
        self.kinds = np.array([sample.kind for sample in samples])
        self.stands_in = _stands_in(samples)
        self._scale = np.concatenate([np.full(BUCKETS, _WORDS_WEIGHT), np.full(len(columns), 0.6)])
        self._topic_scale = np.concatenate([np.ones(BUCKETS), np.full(len(columns), 0.4)])

    def fit(self, rows: Any, fold: Any) -> tuple[float, Any]:
        """Return bias and weights, one a column, learned from some rows."""
        import numpy as np
        from scipy.sparse import csr_matrix, hstack

        known = rows[self.about[rows] >= 0]
        topic_bias, topic = 0.0, np.zeros(self.matrix.shape[1])
        matrix = self.matrix.multiply(self._scale).tocsr()
        if self.about[known].sum() >= _TOPIC_LEAST:
            topic_bias, topic = self._topic(known)
            told = self.matrix @ topic + topic_bias
            # What a turn is about must be as uncertain here as it will be in turns that nobody has seen.
            for number in np.unique(fold[rows]):
                inside = rows[fold[rows] == number]
                others = known[fold[known] != number]
                if self.about[others].sum() >= _TOPIC_LEAST // 2:
                    other_bias, other = self._topic(others)
                    told[inside] = self.matrix[inside] @ other + other_bias
            matrix = hstack([matrix, csr_matrix((told * _TOPIC_WEIGHT)[:, None])]).tocsr()
        bias, weights = _regression(matrix[rows], self.violation[rows], self._weights(rows), _C)
        own = weights[: self.matrix.shape[1]] * self._scale
        if matrix.shape[1] > self.matrix.shape[1]:
            share = weights[-1] * _TOPIC_WEIGHT
            return bias + share * topic_bias, own + share * topic
        return bias, own

    def _topic(self, rows: Any) -> tuple[float, Any]:
        matrix = self.matrix[rows].multiply(self._topic_scale).tocsr()
        bias, weights = _regression(matrix, self.about[rows] == 1, None, _TOPIC_C)
        return bias, weights * self._topic_scale

    def _weights(self, rows: Any) -> Any:
        import numpy as np

        kinds, positive = self.kinds[rows], self.violation[rows]
        weights = np.where((kinds == "real") & positive, _REAL_POSITIVES, 1.0)
        weights[kinds == "written"] = 0.0
        put = kinds == "inserted"
        if put.any() and not self.stands_in:
            weights[put] = PRIOR * (kinds == "real").sum() / put.sum()
        return weights


def _regression(matrix: Any, labels: Any, weights: Any, strength: float) -> tuple[float, Any]:
    from sklearn.linear_model import LogisticRegression

    model = LogisticRegression(
        C=strength, solver="liblinear", class_weight="balanced" if weights is None else None, random_state=0
    )
    model.fit(matrix, labels, sample_weight=weights)
    return float(model.intercept_[0]), model.coef_[0]


def _calibration(samples: Sequence[Sample], scores: Any) -> tuple[float, float]:
    """Return slope and shift that make log odds of scores out of fold.

    Source: J. Platt, "Probabilistic outputs for support vector machines", 1999.
    """
    import numpy as np

    weights = np.array([{"real": 1.0, "inserted": 0.0, "written": 0.0}[sample.kind] for sample in samples])
    put = [at for at, sample in enumerate(samples) if sample.kind == "inserted"]
    weights[put] = PRIOR * (1 + _stands_in(samples)) * weights.sum() / max(1, len(put))
    bias, slope = _regression(scores[:, None], np.array([sample.violation for sample in samples]), weights + 1e-9, 10.0)
    return max(float(slope[0]), 0.05), bias


def _stands_in(samples: Iterable[Sample]) -> bool:
    return sum(sample.violation for sample in samples if sample.kind == "real") < ENOUGH


def _folds(samples: Sequence[Sample]) -> Any:
    """Return a fold's number for each sample, the same for all of a group."""
    import numpy as np

    return np.array([int(hashlib.sha256(sample.group.encode()).hexdigest(), 16) % FOLDS for sample in samples])


def inserted(
    sentences: Sequence[tuple[str, tuple[str, ...], bool, str]], turns: Sequence[str], seed: int = 0
) -> list[tuple[str, int, str, bool, str]]:
    """Put written sentences into real turns, near their end, each twice: alone, and with its neighbours.

    Args:
        sentences: ``(id, (sentence before, the sentence, sentence behind), violation, group)`` each.
        turns: what agents said in turns in which the rule was not broken.
        seed: which turns are taken.

    Returns:
        ``(id, number of the turn, what the agent now says, violation, group)`` each.
    """
    chance = random.Random(seed)  # noqa: S311  # nothing secret
    made: list[tuple[str, int, str, bool, str]] = []
    for name, around, violation, group in sentences:
        for text in (around[1], " ".join(filter(None, around))):
            number = chance.randrange(len(turns))
            paragraphs = turns[number].split("\n\n")
            paragraphs.insert(max(0, len(paragraphs) - chance.randint(0, 4)), text)
            made.append((f"{name}+{len(made)}", number, "\n\n".join(paragraphs), violation, group))
    return made
