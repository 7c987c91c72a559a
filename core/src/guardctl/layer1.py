"""Layer 1: does a text carry a signal of a guard, and is it certain that the signal is allowed?

The silent path runs this on every turn, so the module imports nothing but our own two. Most texts end early:

1. the window is cut into what the agent *says*: fenced code, block quotes, table rows and quoted sentences are blanked;
2. a pattern stays in the race in those sentences in which each of its *keys*, groups of literals, has one;
3. of its alternatives, those stay that have all their groups in one sentence;
4. only then its *plan* is loaded, which says what else a sentence needs, and the expressions of these alternatives.

:mod:`guardctl.conditions` prepares keys and alternatives, :mod:`guardctl.plans` the plans.
"""

from guardctl.patterns import load, stored, thaw
from guardctl.window import Window

ALL, ONE, CODE, TEXT = range(4)
"""Kinds of the nodes of a plan.

``(ALL, groups, nodes)`` and ``(ONE, groups, nodes)``: each of, or one of, these groups has a literal in the sentence,
and these nodes are met; ``(CODE, frozen)``: the expression matches; ``(TEXT, groups)``: the folded sentence has, letter
by letter, one literal of each of these groups.
"""


MOST_TRIES = 1000
"""So often one guard may try a part of an expression on a sentence of one text, beginning at the end of the text.

Ordinary turns need 3, the dearest of 1,300 real and invented ones 980; a column of near misses would need 12,000.
"""


def examine(guard, window: Window):  # type: ignore[no-untyped-def]
    """Run one guard's declared patterns over a window.

    Args:
        guard: a mapping with what :func:`guardctl.conditions.prepare` returns.
        window: the text.

    Returns:
        ``(signal, bypass)``. ``signal`` is None or ``(sentence, why, language)``: the *last* sentence that raised one
        and was not bypassed by itself, because an agent's last stance counts. ``bypass`` is None or
        ``(sentence, why)``. With a bypass of scope ``sentence`` for every signal, ``signal`` is the last bypassed one.
    """
    places = window.places(guard["literals"])
    signals = _live(guard["signals"], places, window.everywhere)
    if not signals:
        return None, None
    bypasses = None
    set_aside = None
    tries, excuses = [MOST_TRIES], [MOST_TRIES]
    for number in _numbers(signals):
        hit = _search(signals, number, window, places, tries=tries)
        if hit is None:
            continue
        sentence = window.sentences[number]
        signal = (sentence, hit[0], hit[1])
        if bypasses is None:
            bypasses = _live(guard["bypasses"], places, window.everywhere)
        excuse = _search(bypasses, number, window, places, "sentence", excuses)
        if excuse is not None:
            set_aside = set_aside or (signal, (sentence, excuse[0]))
            continue
        for other in reversed(_numbers(bypasses)):
            excuse = _search(bypasses, other, window, places, "text", excuses)
            if excuse is not None:
                return signal, (window.sentences[other], excuse[0])
        return signal, None
    return set_aside or (None, None)


def met(node: tuple, places: dict, bit: int, sentence: str) -> bool:
    """Tell whether a node is met in a sentence.

    Args:
        node: see :data:`ALL`.
        places: what :meth:`guardctl.window.Window.places` returned.
        bit: stands for the sentence in the masks of ``places``.
        sentence: the same, folded.
    """
    kind = node[0]
    if kind == CODE:
        return thaw(node[1]).search(sentence) is not None
    if kind == TEXT:
        return all(any(literal in sentence for literal in group) for group in load(node[1]))
    # Loops: a generator for each would cost twice as much.
    one = kind == ONE
    for group in node[1]:
        if (group in places and places[group] & bit != 0) is one:
            return one
    for part in node[2]:
        if met(part, places, bit, sentence) is one:
            return one
    return not one


def _live(patterns: tuple, places: dict, everywhere: int) -> list:
    """Return what is left of patterns: ``(sentences, plan, alternatives)`` for each that has any.

    Sentences are bit masks; an alternative is ``(sentences, its number)``. Neither plan nor expression is loaded yet.
    """
    live = []
    for keys, lines, plan in patterns:
        possible = everywhere
        for group in keys:
            if group not in places:
                break
            possible &= places[group]
        else:
            if not possible:
                continue
            alternatives = []
            together = 0
            for number, line in enumerate(stored(lines).decode().split("\n")):
                left = possible
                for group in line:
                    if group not in places:
                        left = 0
                        break
                    left &= places[group]
                if left:
                    alternatives.append((left, number))
                    together |= left
            if together:
                live.append((together, plan, alternatives))
    return live


def _numbers(live: list) -> list:
    """Return the numbers of all sentences in ``live``, the last one first."""
    left = 0
    for sentences, _, _ in live:
        left |= sentences
    numbers = []
    while left:
        numbers.append(left.bit_length() - 1)
        left ^= 1 << numbers[-1]
    return numbers


def _search(  # type: ignore[no-untyped-def]
    live: list, number: int, window: Window, places: dict, scope: str = "", tries: "list | None" = None
):
    """Return ``(why, language, scope)`` of the first pattern, of this scope, that a sentence meets, or None.

    ``tries`` holds one number, how many are left: where there are none, nothing is met any more. None is no limit.
    """
    bit = 1 << number
    sentence = window.folded[number]
    for sentences, plan, alternatives in live:
        if sentences & bit:
            rests, common, *about = load(plan)
            if scope in ("", about[2]):
                for left, at in alternatives:
                    if not left & bit:
                        continue
                    if tries is not None:
                        if tries[0] == 0:
                            return None
                        tries[0] -= 1
                    if met(rests[at], places, bit, sentence) and met(common, places, bit, sentence):
                        return about
    return None
