"""How much of what is wrong reaches a judge, against how many turns do, for each sensitivity."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from guardctl.evaluation import JUDGEMENT_SECONDS, with_interval
from guardctl.labelled import ANY, LabelledCase
from guardctl.plugins import Guard
from guardctl.sensitivity import LEVELS
from guardctl.trial import make_turn, try_layer1


def curve(cases: Iterable[LabelledCase], guards: Sequence[Guard], *, merge: bool = True) -> dict[str, Any]:
    """Return a point for each sensitivity.

    Args:
        cases: labelled texts. Several may be of one turn, which counts once.
        guards: who looks at every turn, whatever its labels say: each of them costs the turn a judgement.
        merge: whether the guards of a turn are asked in one request.

    Returns:
        ``turns`` and ``violations``, how many there are; ``levels``, for each what share of both reaches a judge, with
        a 95 % interval, and the expected wait of a turn in seconds.
    """
    turns: dict[str, list[LabelledCase]] = {}
    for case in cases:
        turns.setdefault(case.turn, []).append(case)
    names = {guard.name for guard in guards}
    asked, caught = dict.fromkeys(LEVELS, 0), dict.fromkeys(LEVELS, 0)
    violations = 0
    for lines in turns.values():
        first = lines[0]
        turn = make_turn(first.text, asked=first.asked, tools=first.tools)
        wrong = {case.guard for case in lines if case.expect == "violation" and case.guard != ANY} & names
        violations += len(wrong)
        for level in LEVELS:
            trials = try_layer1(guards, turn, level, merge=merge)
            reached = {trial.guard for trial in trials if trial.layer1 == "signal"}
            asked[level] += bool(reached)
            caught[level] += len(reached & wrong)
    return {
        "turns": len(turns),
        "violations": violations,
        "levels": {
            level: {
                **with_interval("turns", asked[level], len(turns)),
                **with_interval("violations", caught[level], violations),
                "wait_seconds": round(JUDGEMENT_SECONDS * asked[level] / len(turns), 3),
            }
            for level in LEVELS
        },
    }
