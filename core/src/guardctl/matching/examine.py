"""Layer 1: does a text carry a signal of a guard, and is it certain that the signal is allowed?

Part of the silent path.
"""

from guardctl.matching.rows import finder_in
from guardctl.matching.window import Window

ID, WHY, LANGUAGE, SCOPE, ALONE = range(5)
"""Of what :meth:`guardctl.matching.rows.Finder.about` returns."""


class Found:
    """What a guard's rows come to in a window.

    Attributes:
        sentence: the *last* that raised a signal and was not bypassed by itself, because an agent's last stance counts;
            the last bypassed one where all are. None where only rows match that raise no signal by themselves.
        row, why, language: of the first row that matches it.
        bypass: None, or ``(sentence, why)`` of what makes it certain that the signal is allowed.
        rows: for the id of each row that matches in a sentence without a bypass, these sentences, a bit mask; also of
            those that raise no signal by themselves.
    """

    __slots__ = ("bypass", "language", "row", "rows", "sentence", "why")

    def __init__(
        self, rows: dict, sentence: "str | None" = None, about: tuple = (), bypass: "tuple | None" = None
    ) -> None:
        self.sentence = sentence
        known = about or ("", "", "en")
        self.row, self.why, self.language = known[ID], known[WHY], known[LANGUAGE]
        self.bypass = bypass
        self.rows = rows

    @property
    def signal(self) -> tuple:
        """``(sentence, why, language)``."""
        return self.sentence, self.why, self.language


def examine(guard, window: Window) -> "Found | None":  # type: ignore[no-untyped-def]  # a mapping
    """Return what one guard's declared rows come to in a window; None where none matches.

    Args:
        guard: an entry of the index, see :func:`guardctl.compiling.table.prepare`; with ``commentary`` false its
            signals are looked for in the closing message only.
        window: the text.
    """
    finder = finder_in(window, guard["store"])
    signals, bypasses = guard["signals"], guard["bypasses"]
    within = window.everywhere if guard.get("commentary", True) else window.closing
    fired = finder.find(signals, within)
    if not fired:
        return None
    alone = {number: where for number, where in fired.items() if finder.about(signals, number)[ALONE]}
    excuses = finder.find(bypasses)
    local = {number: where for number, where in excuses.items() if finder.about(bypasses, number)[SCOPE] == "sentence"}
    raised, excused = _anywhere(alone), _anywhere(local)
    rows: dict = {}
    for number, where in fired.items():
        if where & ~excused:
            row_id = finder.about(signals, number)[ID]
            rows[row_id] = rows.get(row_id, 0) | (where & ~excused)
    if not raised:
        return Found(rows)
    live = raised & ~excused
    place = (live or raised).bit_length() - 1
    bypass = None
    if not live:
        bypass = window.sentences[place], finder.about(bypasses, _first(local, place))[WHY]
    elif len(local) < len(excuses):
        whole = {number: where for number, where in excuses.items() if number not in local}
        earliest = _lowest(_anywhere(whole))
        bypass = window.sentences[earliest], finder.about(bypasses, _first(whole, earliest))[WHY]
    return Found(rows, window.sentences[place], finder.about(signals, _first(alone, place)), bypass)


def _anywhere(found: dict) -> int:
    mask = 0
    for where in found.values():
        mask |= where
    return mask


def _lowest(mask: int) -> int:
    return (mask & -mask).bit_length() - 1


def _first(found: dict, place: int) -> int:
    """Return the first row that matches in a sentence; rows are found in the order in which they were declared."""
    return next(number for number, where in found.items() if where >> place & 1)
