"""The end of a text, cut into what the agent *says*, in the forms in which layer 1 looks things up.

Part of the silent path: imports nothing but our own, and ``unicodedata`` only for a text that is not ASCII.
"""

WINDOW_BYTES = 4000
"""Layer 1 looks for signals in this many bytes at the end of a text."""

LONGEST_SENTENCE = 600
"""Characters. Longer sentences (minified code, logs) are searched in pieces, so that cost stays linear."""

MOST_SENTENCES = 150
"""Only so many sentences at the end are looked at. 4000 bytes of prose have fewer; a column of single letters more."""

_QUOTES = (('"', '"'), ("“", "”"), ("„", "“"), ("«", "»"), ("「", "」"), ("『", "』"), ("‘", "’"), ("＂", "＂"))
_BLANK = "\0"
_TABLE_BARS = 3
_NAME_WORDS = 2
_NAME_LENGTH = 8  # in scripts that put no spaces between words
_WIDE_ENDS = "。！？．"
_LETTERS = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz"
_ASCII = bytes(range(128))
UNCHANGED = frozenset("—–‐−•·→←↑↓↔⇒⟶↵▸✅✓✔❌✗⚠❓✨\ufe0f×÷≈≥≤≠±─│├└’‘“”、。「」")
EMOJI = "\U0001f300", "\U0001faff"
"""Characters, first and last of a range, that NFKC leaves alone whatever stands beside them: most texts have no other
than these beside ASCII, and need no Unicode database."""

_PLAIN = bytes(code if code in _LETTERS or code == 10 else 32 for code in range(256))  # noqa: PLR2004  # 10 ends lines


def fold(text: str) -> str:
    """Return ``text`` as patterns see it: compatibility forms unified (NFKC), lower case."""
    if not text.isascii():
        text = text.replace("…", "...")
        if not all(map(_is_emoji, {*wide_characters(text)} - UNCHANGED)):
            from unicodedata import normalize  # a module to load from a file of its own

            text = normalize("NFKC", text)
    return text.lower()


def wide_characters(text: str) -> str:
    """Return text without ASCII; what stood at either side of it comes together."""
    return text.encode("utf-8", "surrogatepass").translate(None, _ASCII).decode("utf-8", "surrogatepass")


def _is_emoji(character: str) -> bool:
    return EMOJI[0] <= character <= EMOJI[1]


def plain(folded: str) -> str:
    """Return lines of folded text with a space for everything but ASCII letters, digits and ``_``, and at either end.

    Where an expression has a word boundary beside such a letter, plain text has a space.
    """
    letters = folded.encode("ascii", "replace").translate(_PLAIN).decode("ascii")
    return f" {letters} ".replace("\n", " \n ")


def is_wide_letter(character: str) -> bool:
    """Tell whether literals may have a character that plain text lacks: letters and digits of other scripts."""
    return character > "\x7f" and character.isalnum()


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
        plain: the same as plain text.
        everywhere: all sentences, as a bit mask.
        lookup: for :func:`guardctl.lookup.lookup_in`, which makes it when it is asked for.
    """

    __slots__ = ("everywhere", "folded", "lookup", "plain", "sentences")

    def __init__(self, text: str) -> None:
        start = max(len(text) - len(tail(text, WINDOW_BYTES)), _last_lines(text, MOST_SENTENCES))
        said: dict = {}
        for at, raw, spoken in spoken_sentences(text, start):
            if at + len(raw) > start:
                said.pop(raw, None)  # what is said again counts where it is said last
                said[raw] = spoken
        self.sentences = kept = list(said)[-MOST_SENTENCES:]
        # Folded in one piece: that is one call instead of hundreds.
        folded = fold("\n".join([said[raw] for raw in kept]))
        self.folded = folded.split("\n") if kept else []
        self.plain = plain(folded).split("\n") if kept else []
        self.everywhere = (1 << len(kept)) - 1
        self.lookup: object = None


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
