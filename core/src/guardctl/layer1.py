"""Layer 1: does a text carry a signal of a guard, and is it certain that the signal is allowed?

The silent path runs this on every turn, so the module imports nothing but ``unicodedata`` (and that only for a text
that is not ASCII). It works in four steps, each of which ends most texts before the next one begins:

1. the whole window is folded (NFKC, lower case); a pattern stays in the race when each group of its ``all_of`` has an
   alternative somewhere in the window;
2. the window is cut into what the agent *says*: fenced code, block quotes, table rows and quoted sentences are blanked;
3. a pattern is tried on a sentence only when each group of its ``all_of`` has an alternative in that sentence;
4. only then its expression is loaded and searched in that one sentence.
"""

from guardctl.patterns import thaw

WINDOW_BYTES = 4000
"""Layer 1 looks for signals in this many bytes at the end of a text."""

LONGEST_SENTENCE = 600
"""Characters. Longer sentences (minified code, logs) are searched in pieces, so that cost stays linear."""

_QUOTES = (('"', '"'), ("“", "”"), ("„", "“"), ("«", "»"), ("「", "」"), ("『", "』"), ("‘", "’"), ("＂", "＂"))
_BLANK = "\0"
_TABLE_BARS = 3
_NAME_WORDS = 2
_NAME_LENGTH = 8  # in scripts that put no spaces between words
_ENDS = ".!?"
_WIDE_ENDS = "。！？．"


def fold(text: str) -> str:
    """Return ``text`` as patterns see it: compatibility forms unified (NFKC), lower case."""
    if not text.isascii():
        from unicodedata import normalize

        text = normalize("NFKC", text)
    return text.lower()


def tail(text: str, size: int) -> str:
    """Return the last ``size`` bytes of ``text`` in UTF-8, cut on a character boundary."""
    if len(text) * 4 <= size:
        return text
    data = text.encode("utf-8", "replace")
    return text if len(data) <= size else data[len(data) - size :].decode("utf-8", "ignore")


class Window:
    """The part of a turn that layer 1 looks at, cut and folded once for all guards.

    Args:
        text: what the agent said since the last feedback. The last :data:`WINDOW_BYTES` bytes are searched; what
            stands before them only tells whether they begin inside a code fence.
    """

    __slots__ = ("_sentences", "_start", "_text", "folded")

    def __init__(self, text: str) -> None:
        last = tail(text, WINDOW_BYTES)
        self._text = text
        self._start = len(text) - len(last)
        self._sentences: list | None = None
        self.folded: str = fold(last)

    def sentences(self) -> list:
        """Return ``(sentence, folded sentence)`` for everything the agent says in the window, in reading order."""
        if self._sentences is None:
            self._sentences = [
                (raw, fold(spoken))
                for start, raw, spoken in spoken_sentences(self._text)
                if start + len(raw) > self._start
            ]
        return self._sentences


def spoken_sentences(text: str):  # type: ignore[no-untyped-def]  # Iterator[tuple[int, str, str]]
    """Yield ``(offset, sentence, sentence with quotations blanked)`` for each sentence the agent itself says.

    A line break always ends a sentence. An unclosed code fence runs to the end of the text, as in CommonMark.
    """
    fence = ""
    offset = 0
    for line in text.split("\n"):
        stripped = line.lstrip()
        mark = stripped[:3]
        if fence:
            if mark == fence and not stripped.strip().strip(fence[0]):
                fence = ""
        elif mark in ("```", "~~~"):
            fence = mark
        elif stripped and stripped[0] not in ">＞" and not _is_table_row(stripped):
            yield from _split(line, _blank_quotations(line), offset)
        offset += len(line) + 1


def _is_table_row(line: str) -> bool:
    return line[0] == "|" and line.count("|") >= _TABLE_BARS


def _blank_quotations(line: str) -> str:
    for opening, closing in _QUOTES:
        at = line.find(opening)
        while at >= 0:
            end = line.find(closing, at + 1)
            if end < 0:
                break
            if _is_mention(line[at + 1 : end]):
                line = line[: at + 1] + _BLANK * (end - at - 1) + line[end:]
            at = line.find(opening, end + 1)
    return line


def _is_mention(quoted: str) -> bool:
    """Quoted speech is a mention; one quoted word (``"commit"``, 「コミット」) is only emphasis or a name."""
    return len(quoted.split()) > _NAME_WORDS or (len(quoted) > _NAME_LENGTH and not quoted.isascii())


def _split(line: str, spoken: str, offset: int):  # type: ignore[no-untyped-def]  # Iterator[tuple[int, str, str]]
    begin = 0
    last = len(spoken) - 1
    for index, char in enumerate(spoken):
        ends = char in _WIDE_ENDS or (char in _ENDS and index < last and spoken[index + 1] == " ")
        if ends or index == last or index - begin >= LONGEST_SENTENCE:
            piece = spoken[begin : index + 1]
            if piece.strip():
                yield offset + begin, line[begin : index + 1].strip(), piece
            begin = index + 1


def holds(all_of, folded: str) -> bool:  # type: ignore[no-untyped-def]
    """Tell whether every group of ``all_of`` has an alternative in ``folded``."""
    for group in all_of:
        for literal in group:
            if literal in folded:
                break
        else:
            return False
    return True


def examine(guard, window: Window):  # type: ignore[no-untyped-def]
    """Run one guard's declared patterns over a window.

    Args:
        guard: a mapping with ``signals`` and ``bypasses``, each a sequence of
            ``(all_of, frozen regex, why, language, scope)`` as :mod:`guardctl.index` makes them.
        window: the text.

    Returns:
        ``(signal, bypass)``. ``signal`` is None or ``(sentence, why, language)``: the *last* sentence that raised one
        and was not bypassed by itself, because an agent's last stance counts. ``bypass`` is None or
        ``(sentence, why)``.
        With a bypass of scope ``sentence`` for every signal, ``signal`` is the last bypassed one.
    """
    signals = [entry for entry in guard["signals"] if holds(entry[0], window.folded)]
    if not signals:
        return None, None
    bypasses = [entry for entry in guard["bypasses"] if holds(entry[0], window.folded)]
    within = [entry for entry in bypasses if entry[4] == "sentence"]
    set_aside = None
    for sentence, folded in reversed(window.sentences()):
        hit = _search(signals, folded)
        if hit is None:
            continue
        signal = (sentence, hit[2], hit[3])
        excuse = _search(within, folded)
        if excuse is not None:
            set_aside = set_aside or (signal, (sentence, excuse[2]))
            continue
        for other, other_folded in window.sentences():
            excuse = _search([entry for entry in bypasses if entry[4] == "text"], other_folded)
            if excuse is not None:
                return signal, (other, excuse[2])
        return signal, None
    return set_aside or (None, None)


def _search(patterns, folded: str):  # type: ignore[no-untyped-def]
    for entry in patterns:
        if holds(entry[0], folded) and thaw(entry[1]).search(folded):
            return entry
    return None
