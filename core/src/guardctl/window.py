"""The end of a text, cut into what the agent *says*, in the forms in which layer 1 looks things up.

Part of the silent path: imports nothing but our own, and ``unicodedata`` only for a text that is not ASCII.
"""

WINDOW_BYTES = 4000
"""Layer 1 looks for signals in this many bytes at the end of a text."""

LONGEST_SENTENCE = 600
"""Characters. Longer sentences (minified code, logs) are searched in pieces, so that cost stays linear."""

MOST_SENTENCES = 150
"""Only so many sentences at the end are looked at. 4000 bytes of prose have fewer; a column of single letters more."""

SHORT_ANCHOR, ANCHOR = 4, 6
"""Characters of the anchors of a word, see :func:`anchors`."""

PAIR_ANCHOR = 5
"""Characters of the anchor of two words, beside those of the first: spaces around it, and three of the second."""

_QUOTES = (('"', '"'), ("“", "”"), ("„", "“"), ("«", "»"), ("「", "」"), ("『", "』"), ("‘", "’"), ("＂", "＂"))
_BLANK = "\0"
_TABLE_BARS = 3
_NAME_WORDS = 2
_NAME_LENGTH = 8  # in scripts that put no spaces between words
_WIDE_ENDS = "。！？．"
_LETTERS = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz"
_PLAIN = bytes(code if code in _LETTERS or code == 10 else 32 for code in range(256))  # noqa: PLR2004  # 10 ends lines


def fold(text: str) -> str:
    """Return ``text`` as patterns see it: compatibility forms unified (NFKC), lower case."""
    if not text.isascii():
        from unicodedata import normalize

        text = normalize("NFKC", text)
    return text.lower()


def plain(folded: str) -> str:
    """Return lines of folded text with a space for everything but ASCII letters, digits and ``_``, and at either end.

    Where an expression has a word boundary beside such a letter, plain text has a space.
    """
    letters = folded.encode("ascii", "replace").translate(_PLAIN).decode("ascii")
    return f" {letters} ".replace("\n", " \n ")


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

    Attributes:
        sentences: everything the agent says in the window, as written, in reading order.
        folded: the same sentences, folded and with quotations blanked: what expressions are searched in.
        everywhere: all sentences, as a bit mask.
    """

    __slots__ = ("_folded", "_places", "_plain", "_table", "everywhere", "folded", "sentences")

    def __init__(self, text: str) -> None:
        start = max(len(text) - len(tail(text, WINDOW_BYTES)), _last_lines(text, MOST_SENTENCES))
        said = [(raw, spoken) for at, raw, spoken in spoken_sentences(text, start) if at + len(raw) > start]
        del said[:-MOST_SENTENCES]
        # Folded in one piece: that is one call instead of hundreds.
        self._folded = fold("\n".join([spoken for _, spoken in said]))
        self._plain = plain(self._folded)
        self.sentences = [raw for raw, _ in said]
        self.folded = self._folded.split("\n") if said else []
        self.everywhere = (1 << len(said)) - 1
        self._table: tuple | None = None
        self._places: dict = {}

    def places(self, table: tuple) -> dict:
        """Return the groups that have a literal in the window, each with a bit mask of the sentences it stands in.

        A literal is looked for only in sentences that have its anchor, see :func:`anchors`. A group's name is one
        character: nothing is cheaper to take out of a record.

        Args:
            table: the literals, as :func:`guardctl.conditions.prepare` made it; all guards of an index share one.
        """
        if self._table is not table:
            self._table, self._places = table, {}
            places = self._places
            plain_lines = self._plain.split("\n")
            sieve, buckets, offsets, records, loose = table
            holes, ends = len(sieve), memoryview(offsets).cast("I")
            of_mask: dict = {}
            for anchor, everywhere in self._anchors(plain_lines).items():
                number = int.from_bytes(anchor.encode("utf-8", "replace"), "little")
                if not sieve[number % holes]:
                    continue
                wide = not anchor.isascii()
                sentences = of_mask.get((wide, everywhere))
                if sentences is None:
                    sentences = of_mask[wide, everywhere] = _pick(self.folded if wide else plain_lines, everywhere)
                bucket = number % buckets
                known, _, names = records[ends[bucket] : ends[bucket + 1]].partition(b"\0")
                for at, literal in enumerate(known.decode().split("\n")):
                    found = 0
                    if literal == anchor:
                        found = everywhere
                    else:
                        for bit, sentence in sentences:
                            if literal in sentence:
                                found |= bit
                    if found and literal:
                        for group in names.decode().split("\n")[at]:
                            places[group] = places.get(group, 0) | found
            for literal, groups in loose:
                if literal in self._plain:
                    found = sum([1 << at for at, line in enumerate(plain_lines) if literal in line])
                    for group in groups:
                        places[group] = places.get(group, 0) | found
        return self._places

    def _anchors(self, plain_lines: list) -> dict:
        words: dict = {}
        found: dict = {}
        bit = 1
        for line in plain_lines:
            before = ""
            for word in line.split():
                words[word] = words.get(word, 0) | bit
                if before:
                    anchor = pair_anchor(before, word)
                    found[anchor] = found.get(anchor, 0) | bit
                before = word
            bit <<= 1
        for word, mask in words.items():
            for anchor in anchors(word):
                found[anchor] = found.get(anchor, 0) | mask
        if not self._folded.isascii():
            bit = 1
            for sentence in self.folded:
                for anchor in wide_anchors(sentence):
                    found[anchor] = found.get(anchor, 0) | bit
                bit <<= 1
        return found


def _pick(sentences: list, mask: int) -> list:
    """Return ``(bit, sentence)`` for each sentence in a bit mask."""
    picked = []
    while mask:
        bit = mask & -mask
        mask ^= bit
        picked.append((bit, sentences[bit.bit_length() - 1]))
    return picked


def anchors(word: str) -> tuple:
    """Return what the literals that stand in a word of plain text may be anchored at: how it begins and ends.

    A short word is an anchor as a whole, with the space behind it.
    """
    padded = f" {word} "
    return padded[:SHORT_ANCHOR], padded[:ANCHOR], padded[-SHORT_ANCHOR:]


def pair_anchor(word: str, following: str) -> str:
    """Return what literals may be anchored at that stand in two words: the first, and how the second begins."""
    return f" {word} {following} "[: len(word) + PAIR_ANCHOR]


def wide_anchors(sentence: str) -> set:
    """Return each character of ``sentence`` that is not ASCII, and each two of them that follow one another."""
    before = ""
    found = set()
    for character in sentence:
        if character > "\x7f":
            found.add(character)
            if before:
                found.add(before + character)
            before = character
        else:
            before = ""
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
        parts: list = []  # joined at the end: a long line may have many quotations
        done = 0
        at = line.find(opening)
        while at >= 0:
            end = line.find(closing, at + 1)
            if end < 0:
                break
            if _is_mention(line[at + 1 : end]):
                parts += line[done : at + 1], _BLANK * (end - at - 1)
                done = end
            at = line.find(opening, end + 1)
        if parts:
            line = "".join(parts) + line[done:]
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
