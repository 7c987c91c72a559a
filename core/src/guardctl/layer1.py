"""Layer 1: does a text carry a signal of a guard, and is it certain that the signal is allowed?

The silent path runs this on every turn, so the module imports nothing but our own two. Most texts end early:

1. the window is cut into what the agent *says*: code, block quotes, heads of tables and quoted sentences are blanked;
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

MOST_WORK = 48_000
"""So much may be done for a guard's signals, or bypasses, on one text, counted as :attr:`guardctl.store.Store.work` is.

Then the patterns that are left are given up. Ordinary turns need 1,000 to 3,000, 99 in 100 fewer than 36,000, and of
2,600 real and invented texts the result of none is another without this limit; texts made to be dear would need ten
times as much. Counted, not timed, so that a text is judged alike on any machine.
"""

STEP, FOUND = 30, 60
"""Work of asking a sentence for a group of few literals, and of having found a candidate."""


def examine(guard, window: Window):  # type: ignore[no-untyped-def]
    """Run one guard's declared patterns over a window.

    Args:
        guard: a mapping with what :func:`guardctl.conditions.prepare` returns; with ``commentary`` false its signals
            are looked for in the closing message only. A candidate is ``(groups, branches,
            common, (why, language, scope))``: groups that each of its branches needs; for each branch its other groups
            and what else it needs, a node; and a node that all of them need.
        window: the text.

    Returns:
        ``(signal, bypass)``. ``signal`` is None or ``(sentence, why, language)``: the *last* sentence that raised one
        and was not bypassed by itself, because an agent's last stance counts. ``bypass`` is None or
        ``(sentence, why)``. With a bypass of scope ``sentence`` for every signal, ``signal`` is the last bypassed one.
    """
    lookup = lookup_in(window, guard["store"])
    within = window.everywhere if guard.get("commentary", True) else window.closing
    signals = hits(lookup.candidates(guard["signals"]), lookup, within=within)
    if not signals:
        return None, None
    bypasses = lookup.candidates(guard["bypasses"])
    excused = hits(bypasses, lookup, "sentence")
    set_aside = None
    for number in sorted(signals, reverse=True):
        why, language, _ = signals[number]
        signal = (window.sentences[number], why, language)
        if number in excused:
            set_aside = set_aside or (signal, (window.sentences[number], excused[number][0]))
            continue
        everywhere = hits(bypasses, lookup, "text")
        if everywhere:
            first = min(everywhere)
            return signal, (window.sentences[first], everywhere[first][0])
        return signal, None
    return set_aside


def hits(candidates: list, lookup: Lookup, scope: str = "", within: int = -1) -> dict:
    """Return ``(why, language, scope)`` of the first pattern that each sentence meets, by the sentence's number.

    Args:
        candidates: what :meth:`guardctl.lookup.Lookup.candidates` returned.
        lookup: the same.
        scope: looks only at patterns of this scope; at all if it is empty.
        within: looks only at these sentences, a bit mask.
    """
    found: dict = {}
    store = lookup.store
    most = store.work + MOST_WORK - FOUND * len(candidates)
    for sentences, first, rest in candidates:
        left = sentences & within
        while left:
            number = left.bit_length() - 1
            left ^= 1 << number
            most -= STEP
            if store.work > most:
                return found
            if number in found or (first and not lookup.has(first, number)):
                continue
            groups, branches, common, about = store.load(rest)
            if scope not in ("", about[2]):
                break
            if not _has_all(groups, lookup, number):
                continue
            for asked, node in branches:
                most -= STEP
                if not _has_all(asked, lookup, number):
                    continue
                if met(node, lookup, number) and met(common, lookup, number):
                    found[number] = about
                    break
    return found


def _has_all(groups: tuple, lookup: Lookup, number: int) -> bool:
    for group in groups:  # noqa: SIM110  # a generator would cost twice as much
        if not lookup.has(group, number):
            return False
    return True


def met(node: tuple, lookup: Lookup, number: int) -> bool:
    """Tell whether a node, see :data:`ALL`, is met in a sentence.

    Args:
        node: what to look for.
        lookup: finds it.
        number: of the sentence.
    """
    kind = node[0]
    if kind == CODE:
        sentence = lookup.window.folded[number]
        lookup.store.work += 10 + len(sentence) * 3
        return lookup.store.thaw(node[1]).search(sentence) is not None
    if kind == TEXT:
        sentence = lookup.window.folded[number]
        lookup.store.work += len(sentence)
        return all(any(literal in sentence for literal in group) for group in lookup.store.load(node[1]))
    one = kind == ONE
    for group in node[1]:
        if lookup.has(group, number) is one:
            return one
    for part in node[2]:
        if met(part, lookup, number) is one:
            return one
    return not one
