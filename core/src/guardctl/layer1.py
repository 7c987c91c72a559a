"""Layer 1: does a text carry a signal of a guard, and is it certain that the signal is allowed?

The silent path runs this on every turn, so the module imports nothing but ``unicodedata`` (and that only for a text
that is not ASCII). It works in four steps, each of which ends most texts before the next one begins:

1. the whole window is folded (NFKC, lower case); a pattern stays in the race when each group of its ``all_of`` has an
   alternative somewhere in the window;
2. the window is cut into what the agent *says*: fenced code, block quotes, table rows and quoted sentences are blanked;
3. a pattern is tried on a sentence only when each group of its ``all_of`` has an alternative in that sentence;
4. only then its expression is loaded and searched in that one sentence.

Five guards have some 6,000 literals, and to search each of them in the window would cost 25 M instructions, as much as
a bare interpreter. So the window's *grams*, each four bytes that follow one another, are collected once (2 M), and a
literal is searched only when its last gram is among them (2 M). :mod:`guardctl.conditions` prepares that.
"""

import sys

from guardctl.patterns import thaw

WINDOW_BYTES = 4000
"""Layer 1 looks for signals in this many bytes at the end of a text."""

LONGEST_SENTENCE = 600
"""Characters. Longer sentences (minified code, logs) are searched in pieces, so that cost stays linear."""

MOST_SENTENCES = 150
"""Only so many sentences at the end are looked at. 4000 bytes of prose have fewer; a column of single letters more."""

GRAM = 4
"""Bytes of a gram. A shorter literal is its own gram, filled up with NUL bytes."""

_QUOTES = (('"', '"'), ("“", "”"), ("„", "“"), ("«", "»"), ("「", "」"), ("『", "』"), ("‘", "’"), ("＂", "＂"))
_BLANK = "\0"
_SHORTER = (0xFFFFFF, 0xFFFF, 0xFF) if sys.byteorder == "little" else (0xFFFFFF00, 0xFFFF0000, 0xFF000000)
_TABLE_BARS = 3
_NAME_WORDS = 2
_NAME_LENGTH = 8  # in scripts that put no spaces between words
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
    data = text[-size:].encode("utf-8", "replace")
    if len(data) <= size and len(text) <= size:
        return text
    return data[-size:].decode("utf-8", "ignore") if size > 0 else ""


class Window:
    """The part of a turn that layer 1 looks at, cut and folded once for all guards.

    Args:
        text: what the agent said since the last feedback. The last :data:`WINDOW_BYTES` bytes are searched; what
            stands before them only tells whether they begin inside a code fence.
    """

    __slots__ = (
        "_found", "_grams", "_literals", "_places", "_present", "_sentences", "_spoken", "_start", "_text", "folded",
    )  # fmt: skip

    def __init__(self, text: str) -> None:
        last = tail(text, WINDOW_BYTES)
        self._text = text
        self._start = len(text) - len(last)
        self._sentences: list | None = None
        self._spoken = ""
        self._grams: set | None = None
        self._literals: tuple | None = None
        self._present: dict = {}  # group: its literals in the window
        self._places: dict = {}  # group: sentences
        self._found: dict = {}  # literal: sentences
        self.folded: str = fold(last)

    def sentences(self) -> list:
        """Return ``(sentence, folded sentence)`` for everything the agent says in the window, in reading order."""
        if self._sentences is None:
            begin = max(self._start, _last_lines(self._text, MOST_SENTENCES))
            said = [
                (raw, spoken) for start, raw, spoken in spoken_sentences(self._text, begin) if start + len(raw) > begin
            ][-MOST_SENTENCES:]
            # Folded in one piece: that is one call instead of hundreds.
            self._spoken = fold("\n".join([spoken for _, spoken in said]))
            self._sentences = list(zip([raw for raw, _ in said], self._spoken.split("\n"), strict=False))
        return self._sentences

    def grams(self) -> set:
        """Return every four bytes that follow one another in the folded window, and their beginnings, as numbers."""
        if self._grams is None:
            # Four NUL bytes behind it: the end of the text begins grams, too.
            view = memoryview(self.folded.encode("utf-8", "replace") + bytes(GRAM))
            grams: set = set()
            for offset in range(GRAM):
                part = view[offset:]
                grams.update(part[: len(part) // GRAM * GRAM].cast("I"))
            shorter = grams
            for mask in _SHORTER:
                shorter = {gram & mask for gram in shorter}
                grams |= shorter
            self._grams = grams
        return self._grams

    def present(self, literals: tuple) -> dict:
        """Return the groups that have an alternative in the window, with the alternatives that occur.

        Args:
            literals: the table that :func:`guardctl.conditions.prepare` made; all guards of an index share one.
        """
        if self._literals is not literals:
            self._literals, self._present, self._places = literals, {}, {}
            grams, folded = self.grams(), self.folded
            plain, packed, offsets, records = literals
            wanted, ends = memoryview(packed).cast("I"), memoryview(offsets).cast("I")
            if folded.isascii():
                wanted = wanted[:plain]
            for at in [at for at, gram in enumerate(wanted) if gram in grams]:
                for record in records[ends[at] : ends[at + 1]].decode().split("\n"):
                    groups, _, literal = record.partition("\t")
                    if literal in folded:
                        for group in groups.split(","):
                            self._present.setdefault(int(group), []).append(literal)
        return self._present

    def places(self, group: int) -> int:
        """Return the sentences in which an alternative of a group that is present occurs, as a bit mask."""
        places = self._places.get(group)
        if places is None:
            places = 0
            for literal in self._present[group]:
                found = self._found.get(literal)
                if found is None:
                    found = self._found[literal] = self._find(literal)
                places |= found
            self._places[group] = places
        return places

    def _find(self, literal: str) -> int:
        self.sentences()
        spoken = self._spoken
        found = number = end = 0
        at = spoken.find(literal)
        while at >= 0:
            number += spoken.count("\n", end, at)
            found |= 1 << number
            end = spoken.find("\n", at)
            at = spoken.find(literal, end) if end >= 0 else -1
        return found


def spoken_sentences(text: str, start: int = 0):  # type: ignore[no-untyped-def]  # Iterator[tuple[int, str, str]]
    """Yield ``(offset, sentence, sentence with quotations blanked)`` for each sentence the agent itself says.

    A line break always ends a sentence. An unclosed code fence runs to the end of the text, as in CommonMark. Lines
    that end before ``start`` are only read for their fences.
    """
    fence = ""
    offset = 0
    quotes = [pair for pair in _QUOTES if pair[0] in text]
    if start and "```" not in text[:start] and "~~~" not in text[:start]:
        offset = text.rfind("\n", 0, start) + 1
    for line in text[offset:].split("\n") if offset else text.split("\n"):
        stripped = line.lstrip()
        mark = stripped[:3]
        if fence:
            if mark == fence and not stripped.strip().strip(fence[0]):
                fence = ""
        elif mark in ("```", "~~~"):
            fence = mark
        elif offset + len(line) >= start and stripped and stripped[0] not in ">＞" and not _is_table_row(stripped):
            yield from _split(line, _blank_quotations(line, quotes) if quotes else line, offset)
        offset += len(line) + 1


def _last_lines(text: str, number: int) -> int:
    """Return where the last ``number`` lines of ``text`` begin."""
    at = len(text)
    for _ in range(number):
        at = text.rfind("\n", 0, at)
        if at < 0:
            return 0
    return at + 1


def _is_table_row(line: str) -> bool:
    return line[0] == "|" and line.count("|") >= _TABLE_BARS


def _blank_quotations(line: str, quotes: list) -> str:
    for opening, closing in quotes:
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
    marked = spoken.replace(". ", ".\n ").replace("! ", "!\n ").replace("? ", "?\n ")
    if not marked.isascii():
        for end in _WIDE_ENDS:
            marked = marked.replace(end, end + "\n")
    begin = 0
    for sentence in marked.split("\n"):
        for at in range(0, len(sentence), LONGEST_SENTENCE):
            piece = sentence[at : at + LONGEST_SENTENCE]
            if piece.strip():
                yield offset + begin, line[begin : begin + len(piece)].strip(), piece
            begin += len(piece)


def examine(guard, window: Window):  # type: ignore[no-untyped-def]
    """Run one guard's declared patterns over a window.

    Args:
        guard: a mapping with what :func:`guardctl.conditions.prepare` returns, or with the patterns it takes.
        window: the text.

    Returns:
        ``(signal, bypass)``. ``signal`` is None or ``(sentence, why, language)``: the *last* sentence that raised one
        and was not bypassed by itself, because an agent's last stance counts. ``bypass`` is None or
        ``(sentence, why)``. With a bypass of scope ``sentence`` for every signal, ``signal`` is the last bypassed one.
    """
    if "literals" not in guard:
        from guardctl.conditions import prepare

        [guard] = prepare([guard])
    signals = _live(guard["signals"], guard["literals"], window)
    if not signals:
        return None, None
    bypasses = None
    set_aside = None
    for number in _numbers(signals):
        sentence, folded = window.sentences()[number]
        hit = _search(signals, number, folded)
        if hit is None:
            continue
        signal = (sentence, hit[2], hit[3])
        if bypasses is None:
            bypasses = _live(guard["bypasses"], guard["literals"], window)
        excuse = _search([live for live in bypasses if live[1][4] == "sentence"], number, folded)
        if excuse is not None:
            set_aside = set_aside or (signal, (sentence, excuse[2]))
            continue
        whole = [live for live in bypasses if live[1][4] == "text"]
        for other in reversed(_numbers(whole)):
            excuse = _search(whole, other, window.sentences()[other][1])
            if excuse is not None:
                return signal, (window.sentences()[other][0], excuse[2])
        return signal, None
    return set_aside or (None, None)


def _live(patterns: tuple, literals: tuple, window: Window) -> list:
    """Return ``(sentences, pattern)`` for each pattern whose conditions hold in some, ``sentences`` as bit mask."""
    present = window.present(literals)
    live = []
    for pattern in patterns:
        for group in pattern[0]:
            if group not in present:
                break
        else:
            places = -1
            for group in pattern[0]:
                places &= window.places(group)
            if places:
                live.append((places, pattern))
    return live


def _numbers(live: list) -> list:
    """Return the numbers of all sentences in ``live``, the last one first."""
    left = 0
    for places, _ in live:
        left |= places
    numbers = []
    while left:
        numbers.append(left.bit_length() - 1)
        left ^= 1 << numbers[-1]
    return numbers


def _search(live: list, number: int, folded: str):  # type: ignore[no-untyped-def]
    for places, pattern in live:
        if places >> number & 1 and thaw(pattern[1]).search(folded):
            return pattern
    return None
