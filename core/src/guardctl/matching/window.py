"""The end of a text, cut into what the agent *says*, in the forms in which layer 1 looks things up.

Part of the silent path: imports nothing but our own, and ``unicodedata`` only for a text that is not ASCII.
"""

WINDOW_CHARACTERS = 4000
"""Layer 1 looks for signals in this many characters at the end of a text, whatever the script."""

LONGEST_SENTENCE = 600
"""Characters. Longer sentences (minified code, logs) are searched in pieces, so that cost stays linear."""

_LEAD = 2 * LONGEST_SENTENCE
"""So much before the window is read of a line that reaches into it, for the beginning of its sentence."""

MOST_SENTENCES = 150
"""Only so many sentences at the end are looked at. 4,000 characters of prose have fewer; a column of letters more."""

_QUOTES = (('"', '"'), ("“", "”"), ("„", "“"), ("«", "»"), ("「", "」"), ("『", "』"), ("‘", "’"), ("＂", "＂"))
_BLANK = "\0"
_FENCES = ("```", "~~~")
_FENCE_INDENT = 3
_QUOTE_MARKS = ">＞"
_BOLD = ("**", "__")
_COLONS = (":", "：")
_TABLE_BARS = 3
_RULE = "|-: \t"
_NAME_WORDS = 2
_NAME_LENGTH = 8  # in scripts that put no spaces between words
_WIDE_ENDS = "。！？．"
_ASCII = bytes(range(128))
UNCHANGED = frozenset("—–‐−•·→←↑↓↔⇒⟶↵▸✅✓✔❌✗⚠❓✨\ufe0f×÷≈≥≤≠±─│├└’‘“”、。「」")
EMOJI = "\U0001f300", "\U0001faff"
"""Characters, first and last of a range, that NFKC leaves alone whatever stands beside them: most texts have no other
than these beside ASCII, and need no Unicode database."""


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


def is_wide_letter(character: str) -> bool:
    """Tell whether a character is a letter or digit beyond ASCII."""
    return character > "\x7f" and character.isalnum()


def tail(text: str, size: int) -> str:
    """Return the last ``size`` characters of ``text``."""
    return text[-size:] if size > 0 else ""


class Window:
    """The part of a turn that layer 1 looks at, cut and folded once for all guards.

    Args:
        text: what the agent said since the last feedback. The last :data:`WINDOW_CHARACTERS` are searched; what stands
            before them only tells whether they begin inside a code fence.
        closing: how many characters at its end came after the last tool call; all of them if None.

    Attributes:
        sentences: everything the agent says in the window, as written, in reading order.
        folded: the same sentences, folded and with quotations blanked: what expressions are searched in.
        everywhere: all sentences, as a bit mask.
        closing: those that end in the closing message, as a bit mask.
        finder: for :func:`guardctl.matching.rows.finder_in`, which makes it when it is asked for.
    """

    __slots__ = ("closing", "everywhere", "finder", "folded", "sentences")

    def __init__(self, text: str, closing: "int | None" = None) -> None:
        start = max(len(text) - WINDOW_CHARACTERS, _last_lines(text, MOST_SENTENCES))
        said: dict = {}
        commentary = len(text) - closing if closing is not None else 0
        late: set = set()  # sentences that end behind it
        for at, raw, spoken in spoken_sentences(text, start):
            if at + len(raw) > start:
                said.pop(raw, None)  # what is said again counts where it is said last
                said[raw] = spoken
                if commentary and at + len(raw) > commentary:
                    late.add(raw)
        self.sentences = kept = list(said)[-MOST_SENTENCES:]
        # Folded in one piece: that is one call instead of hundreds.
        folded = fold("\n".join([said[raw] for raw in kept]))
        self.folded = folded.split("\n") if kept else []
        self.everywhere = self.closing = (1 << len(kept)) - 1
        if commentary and len(late) < len(kept):
            self.closing ^= (1 << len(kept) - len(late)) - 1
        self.finder: object = None


def spoken_sentences(text: str, start: int = 0):  # type: ignore[no-untyped-def]  # Iterator[tuple[int, str, str]]
    """Yield ``(offset, sentence, sentence with quotations blanked)`` for each sentence the agent itself says.

    A line break always ends a sentence. Code fences are those of CommonMark, but may be indented as far as a list wants
    it; one that is not closed runs to the end of the text. A block quote is somebody else's, unless it begins like a
    note of the agent's own. A row of a table is said, its head and rule are not. Lines that end before ``start`` are
    only read for their fences.
    """
    fence, indent = "", 0
    quoted = own = False
    offset = 0
    quotes = [pair for pair in _QUOTES if pair[0] in text]
    if start > 0 and "```" not in text[:start] and "~~~" not in text[:start]:
        offset = text.rfind("\n", 0, start) + 1
    lines = (text[offset:] if offset else text).split("\n")
    for number, line in enumerate(lines):
        stripped = line.lstrip()
        mark = stripped[:3]
        if fence:
            if mark == fence[:3] and stripped.startswith(fence) and not stripped.rstrip().strip(mark[0]):
                # Further in than three spaces it is code that shows a fence.
                fence = fence if len(line) - len(stripped) > indent + _FENCE_INDENT else ""
        elif mark in _FENCES and _opens_fence(stripped):
            fence, indent = stripped[: len(stripped) - len(stripped.lstrip(mark[0]))], len(line) - len(stripped)
        elif stripped and stripped[0] in _QUOTE_MARKS:
            words = stripped[1:].lstrip()
            own = own if quoted else _is_note(words)
            if own and offset + len(line) >= start:
                begin = len(line) - len(words)
                yield from _split(words, _blank_quotations(words, quotes) if quotes else words, offset + begin)
            quoted = True
            offset += len(line) + 1
            continue
        elif offset + len(line) >= start and stripped and not (mark[0] == "|" and _is_no_row(lines, number)):
            skip = max(0, start - offset - _LEAD)  # of a line of any length only so much is of use
            spoken = line[skip:]
            yield from _split(spoken, _blank_quotations(spoken, quotes) if quotes else spoken, offset + skip)
        quoted = False
        offset += len(line) + 1


def _opens_fence(stripped: str) -> bool:
    """Tell whether a line that begins with three marks opens a fence: what follows backticks has none itself."""
    return stripped[0] == "~" or "`" not in stripped.lstrip("`")


def _is_note(words: str) -> bool:
    """Tell whether a block quote that begins with these words is the agent's own note: ``[!NOTE]`` or ``**Note:**``."""
    words = words[:LONGEST_SENTENCE]
    while words and words[0] > "\x7f" and not words[0].isalnum():
        words = words[1:].lstrip()  # a warning sign
    if words.startswith("[!"):
        return "]" in words
    if words[:2] not in _BOLD:
        return False
    label, closed, rest = words[2:].partition(words[:2])
    return closed != "" and label != "" and (label[-1] in _COLONS or rest[:1] in _COLONS)


def _is_no_row(lines: list, number: int) -> bool:
    """Tell whether a line that begins with a bar is the head or the rule of a table."""
    line = lines[number].strip()
    if line.count("|") < _TABLE_BARS:
        return False
    below = lines[number + 1].strip() if number + 1 < len(lines) else ""
    return not line.strip(_RULE) or (below[:1] == "|" and not below.strip(_RULE))


def _last_lines(text: str, number: int) -> int:
    """Return where the last ``number`` lines of ``text`` begin."""
    at = len(text)
    for _ in range(number):
        at = text.rfind("\n", 0, at)
        if at < 0:
            return 0
    return at + 1


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
