"""Layer 1: does a text carry a signal of a guard, and is it certain that the signal is allowed?

The silent path runs this on every turn, so the module imports nothing but our own two. Most texts end early:

1. the window is cut into what the agent *says*: fenced code, block quotes, table rows and quoted sentences are blanked;
2. the literals in it lead to *candidates*, some branches of a pattern each, see :mod:`guardctl.lookup`;
3. a candidate is loaded, and asks the sentence for other groups of literals;
4. only then the expressions of those branches are loaded for which the sentence has everything.

:mod:`guardctl.conditions` makes candidates of patterns, :mod:`guardctl.plans` finds their branches.
"""

from guardctl.lookup import Lookup, lookup_in
from guardctl.window import Window

ALL, ONE, CODE, TEXT = range(4)
"""Kinds of the nodes of a plan.

``(ALL, groups, nodes)`` and ``(ONE, groups, nodes)``: each of, or one of, these groups has a literal in the sentence,
and these nodes are met; ``(CODE, frozen)``: the expression matches; ``(TEXT, groups)``: the folded sentence has, letter
by letter, one literal of each of these groups.
"""


MOST_TRIES = 1000
"""So often one guard may try a part of an expression on a sentence of one text.

Ordinary turns need 3, the dearest of 1,300 real and invented ones fewer than 980; a column of near misses would need
12,000.
"""


def examine(guard, window: Window):  # type: ignore[no-untyped-def]
    """Run one guard's declared patterns over a window.

    Args:
        guard: a mapping with what :func:`guardctl.conditions.prepare` returns. A candidate is ``(groups, branches,
            common, (why, language, scope))``: groups that each of its branches needs; for each branch its other groups
            and what else it needs, a node; and a node that all of them need.
        window: the text.

    Returns:
        ``(signal, bypass)``. ``signal`` is None or ``(sentence, why, language)``: the *last* sentence that raised one
        and was not bypassed by itself, because an agent's last stance counts. ``bypass`` is None or
        ``(sentence, why)``. With a bypass of scope ``sentence`` for every signal, ``signal`` is the last bypassed one.
    """
    store = guard["store"]
    signals = hits(live(guard["signals"], window, store), window, store)
    if not signals:
        return None, None
    bypasses = live(guard["bypasses"], window, store)
    excused = hits(bypasses, window, store, "sentence")
    set_aside = None
    for number in sorted(signals, reverse=True):
        why, language, _ = signals[number]
        signal = (window.sentences[number], why, language)
        if number in excused:
            set_aside = set_aside or (signal, (window.sentences[number], excused[number][0]))
            continue
        everywhere = hits(bypasses, window, store, "text")
        if everywhere:
            first = min(everywhere)
            return signal, (window.sentences[first], everywhere[first][0])
        return signal, None
    return set_aside


def live(patterns: tuple, window: Window, store) -> list:  # type: ignore[no-untyped-def]
    """Return a guard's candidates in a window, see :meth:`guardctl.lookup.Lookup.candidates`.

    Args:
        patterns: ``(table, number of the guard)``.
        window: the text.
        store: where table and candidates are.
    """
    table, guard = patterns
    found: list = lookup_in(window).candidates(table, store).get(guard, [])
    return found


def hits(live: list, window: Window, store, scope: str = "") -> dict:  # type: ignore[no-untyped-def]
    """Return ``(why, language, scope)`` of the first pattern that each sentence meets, by the sentence's number.

    Args:
        live: what :func:`live` returned.
        window: the text.
        store: where candidates are.
        scope: looks only at patterns of this scope; at all if it is empty.
    """
    lookup = lookup_in(window)
    found: dict = {}
    tries = MOST_TRIES
    for sentences, first, rest in live:
        left = sentences
        while left:
            number = left.bit_length() - 1
            left ^= 1 << number
            if (first and not lookup.has(first, number, store)) or number in found:
                continue
            groups, branches, common, about = store.load(rest)
            if scope not in ("", about[2]):
                break
            if not _has_all(groups, lookup, number, store):
                continue
            for asked, node in branches:
                if not _has_all(asked, lookup, number, store):
                    continue
                if not tries:
                    return found
                tries -= 1
                if met(node, window, number, store) and met(common, window, number, store):
                    found[number] = about
                    break
    return found


def _has_all(groups: tuple, lookup: Lookup, number: int, store) -> bool:  # type: ignore[no-untyped-def]
    for group in groups:  # noqa: SIM110  # a generator would cost twice as much
        if not lookup.has(group, number, store):
            return False
    return True


def met(node: tuple, window: Window, number: int, store) -> bool:  # type: ignore[no-untyped-def]
    """Tell whether a node, see :data:`ALL`, is met in a sentence.

    Args:
        node: what to look for.
        window: the text.
        number: of the sentence.
        store: where groups and expressions are.
    """
    kind = node[0]
    if kind == CODE:
        return store.thaw(node[1]).search(window.folded[number]) is not None
    if kind == TEXT:
        sentence = window.folded[number]
        return all(any(literal in sentence for literal in group) for group in store.load(node[1]))
    one = kind == ONE
    lookup = lookup_in(window)
    for group in node[1]:
        if lookup.has(group, number, store) is one:
            return one
    for part in node[2]:
        if met(part, window, number, store) is one:
            return one
    return not one
