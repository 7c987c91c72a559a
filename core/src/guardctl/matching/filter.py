"""The learned filter: how likely it is that a turn which layer 1 would ask about breaks a guard's rule.

Part of the silent path: no numpy, no ``re``. A filter is linear. It adds up weights of *words* (of the end of the
report, of the end of the request, of the sentences that signalled; each set of words divided by the root of its size)
and of *named* features: rows that matched, facts, and how texts are built. It never blocks; it chooses what is asked,
by one cut for each sensitivity. :mod:`guardctl.training` makes filters with the same :class:`Features`.
"""

from guardctl.facts import NAMES, Facts
from guardctl.matching.window import Window, fold
from guardctl.turn import Turn

FEATURES = 1
"""Version of what :class:`Features` has: a filter of another version is not used."""

BUCKETS = 1 << 15
"""Words share so many weights, by their checksums."""

SAID, ASKED, SIGNALLED = "s", "a", "g"
"""Marks before a word: of the report, the request, a sentence that signalled."""

SAID_CHARACTERS, ASKED_CHARACTERS = 4000, 1000
"""From the end of what the agent said, and of what the human asked."""

SENTENCES = 3
"""So many sentences that signalled are looked at, from the last one back."""

_LETTERS = 8
"""Of a word so many count: endings differ more than meanings do."""

_WIDE = "\u3000"
"""From here on a script has no spaces between words; two characters stand for one."""

_BREAKS = str.maketrans(
    dict.fromkeys("!\"#$%&'()*+,-./:;<=>?@[\\]^`{|}~。、！？・：；（）「」『』【】“”’‘…—–→•│·，．", " ")
)
_ITEMS = ("- ", "* ", "• ", "+ ")
_TRACES = ("Traceback", "Exception", "Error:", "error:", "ERROR", "stack trace", "panic:", "  at ", "\tat ")
"""What programs write when they fail."""

_MANY_ITEMS, _MANY_LINES = 10, 60


def words_of(text: str, mark: str) -> set:
    """Return the buckets of the words of a text, and of each two that follow one another.

    Args:
        text: any text.
        mark: which text it is; the same word counts differently in each.
    """
    words: list = []
    for word in fold(text).translate(_BREAKS).split():
        if word.isascii():
            words.append("0" if word.isdigit() else word[:_LETTERS])
            continue
        wide = "".join([letter for letter in word if letter >= _WIDE])
        narrow = word if not wide else "".join([letter for letter in word if letter < _WIDE])
        if narrow:
            words.append(narrow[:_LETTERS])
        words += [wide[at : at + 2] for at in range(max(1, len(wide) - 1))] if wide else []
    from itertools import pairwise
    from zlib import crc32  # most turns come to no filter, and need not load it

    pairs = [f"{first} {second}" for first, second in pairwise(words)]
    return {crc32(f"{mark}{word}".encode("utf-8", "replace")) % BUCKETS for word in (*words, *pairs)}


class Features:
    """What filters see of one turn.

    Attributes:
        named: features that every guard's filter sees, by name.
        words: the buckets of report and request, a set for each.
    """

    __slots__ = ("named", "words")

    def __init__(self, turn: Turn, facts: Facts) -> None:
        said, asked = turn.said[-SAID_CHARACTERS:], "\n\n".join(turn.asked or ())[-ASKED_CHARACTERS:]
        self.words = [words_of(said, SAID), words_of(asked, ASKED)]
        named = self.named = {"edits": min(1.0, _edits(turn) / 10), "runs": min(1.0, len(turn.tools or ()) / 30)}
        for name in NAMES:
            known = getattr(facts, name)
            if known is not None:
                named[name if known else f"not {name}"] = 1.0
        if facts.edited and not facts.failed_first and not facts.check_passed:
            named["edited unseen"] = 1.0
        _shape(named, "said", said)
        _shape(named, "asked", asked)

    def of_guard(self, window: Window, rows: dict) -> tuple:
        """Return ``(named, buckets of words)`` of the sentences in which a guard's rows matched.

        Args:
            window: of what the turn says.
            rows: for the id of each row that matches, the sentences in which it does, a bit mask; see
                :attr:`guardctl.matching.examine.Found.rows`.
        """
        named: dict = {}
        where = 0
        for row, mask in rows.items():
            named[f"row {row}"] = 1.0
            where |= mask
        numbers = [number for number in range(where.bit_length()) if where >> number & 1]
        words: set = set()
        for number in numbers[-SENTENCES:]:
            words |= words_of(window.folded[number], SIGNALLED)
        if numbers:
            raw = window.sentences[numbers[-1]].strip()
            named["signal"] = 1.0
            named["signals"] = min(1.0, len(numbers) / 4)
            named["signal at the end"] = float(numbers[-1] >= len(window.sentences) - 3)
            named["signal asks"] = float(raw.endswith(("?", "？")))
            named["signal is a heading"] = float(raw.startswith("#"))
            named["signal is an item"] = float(raw.startswith(_ITEMS) or raw[:1].isdigit())
            named["signal announces"] = float(raw.endswith((":", "：")))
        return named, words


def _edits(turn: Turn) -> int:
    return sum([run.changes for run in turn.tools or ()])


def _shape(named: dict, whose: str, text: str) -> None:
    """Note how a text is built, whatever its language."""
    lines = text.split("\n")
    items = [line for line in map(str.lstrip, lines) if line.startswith(_ITEMS) or _is_numbered(line)]
    named[f"{whose} length"] = min(1.0, len(text) / 4000)
    named[f"{whose} lines"] = min(1.0, len(lines) / _MANY_LINES)
    named[f"{whose} items"] = min(1.0, len(items) / _MANY_ITEMS)
    named[f"{whose} short"] = float(len(text) < 200)  # noqa: PLR2004
    named[f"{whose} asks"] = float(text.rstrip().endswith(("?", "？")))
    named[f"{whose} headings"] = float(any(line.startswith("#") for line in lines))
    named[f"{whose} ticks"] = float("✅" in text or "🎉" in text or "[x]" in text)
    named[f"{whose} open boxes"] = float("[ ]" in text)
    named[f"{whose} trace"] = float(any(trace in text for trace in _TRACES))


def _is_numbered(line: str) -> bool:
    number, mark, _ = line.partition(".") if "." in line[:4] else line.partition(")")
    return bool(mark) and number.isdigit()


def score(filter_: tuple, turn: Features, guard: tuple) -> float:
    """Return how likely a violation is, as log odds.

    Args:
        filter_: ``(bias, weights of named features, unit, bytes)``: a signed byte for each bucket, in units.
        turn: what every guard's filter sees.
        guard: what :meth:`Features.of_guard` returned.
    """
    bias, weights, unit, content = filter_
    buckets = memoryview(content).cast("b")
    total: float = bias
    for named in (turn.named, guard[0]):
        for name, value in named.items():
            if value:
                total += weights.get(name, 0.0) * value
    for words in (*turn.words, guard[1]):
        if words:
            total += unit * sum([buckets[word] for word in words]) / (len(words) + 1) ** 0.5
    return total
