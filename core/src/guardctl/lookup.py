"""Which patterns are worth a look: literals of all guards, found in a window without a search for each.

Part of the silent path. Five guards have 20,000 literals, a turn has 300 words. So each literal is put down under an
*anchor*, a number that a sentence has whenever it has the literal: how one of its words begins or, in other scripts,
one or two of its characters. A table leads from the anchors of a text to literals, and from those that are really
there to the *candidates*: ways in which a pattern may match.
"""

from guardctl.window import Window, is_wide_letter, wide_characters

FIRST_NAME = 0xE000
"""Candidates have characters for names, from this one on: nothing is cheaper to take out of a record."""

LETTERS = 4
"""So many letters of a word are in an anchor. A shorter word is told from longer ones that begin like it."""


def word_anchors(words: tuple) -> tuple:
    """Return an anchor for each of some words of plain text, and one for each two that follow one another."""
    if not words:
        return [], []
    # Native integers, "I" of 4 and "Q" of 8 bytes: an index is for the machine that made it.
    begins = memoryview((f"%-{LETTERS}.{LETTERS}s" * len(words) % words).encode())
    return begins.cast("I").tolist(), _pairs(begins)


def _pairs(numbers: memoryview) -> list:
    """Return each two 4-byte numbers that follow one another as one; those that begin at even places first."""
    pairs: list = []
    for begin in (0, 4):
        end = begin + (len(numbers) - begin) // 8 * 8
        if begin < end:
            pairs += numbers[begin:end].cast("Q").tolist()
    return pairs


def wide_anchors(text: str) -> set:
    """Return an anchor for each character of a text that is not ASCII, and for each two that follow one another."""
    wide = wide_characters(text)  # letters that other scripts part come together: anchors too many, never too few
    if not wide:
        return set()
    numbers = memoryview(wide.encode("utf-32", "surrogatepass"))[4:]  # without its mark; other names import a codec
    return {*numbers.cast("I").tolist(), *_pairs(numbers)}


def lookup_in(window: Window, store) -> "Lookup":  # type: ignore[no-untyped-def]  # Store
    """Return the lookup of a window, the same for all guards that share a store."""
    if window.lookup is None or window.lookup.store is not store:  # type: ignore[attr-defined]
        window.lookup = Lookup(window, store)
    return window.lookup  # type: ignore[return-value]


class Lookup:
    """Finds literals in the sentences of a window, by their anchors.

    Attributes:
        window: the text.
        store: where tables, groups, candidates and expressions are.
    """

    __slots__ = (
        "_anchors", "_begins", "_found", "_numbers", "_pairs", "_singles", "_texts", "_wide", "store", "window",
    )  # fmt: skip

    def __init__(self, window: Window, store) -> None:  # type: ignore[no-untyped-def]  # Store
        self.window = window
        self.store = store
        plain, folded = window.plain, window.folded
        self._texts = plain
        self._wide: list = []  # for each sentence its anchors of other scripts, if there are any
        together = "\n".join(folded)
        # Dashes and curly quotes are in every other English text, but in no literal.
        if not together.isascii() and any(map(is_wide_letter, wide_characters(together))):
            self._texts = [a if b.isascii() else f"{a}\n{b}" for a, b in zip(plain, folded, strict=True)]
            self._wide = [() if text.isascii() else wide_anchors(text) for text in folded]
        self._found: dict = {}
        self._anchors: list = [None] * len(plain)
        words: list = []
        self._numbers: list = []  # for each word, that of its sentence
        self._begins = [0]
        for number, line in enumerate(plain):
            begun = line.split()
            words += begun
            self._numbers += [number] * len(begun)
            self._begins.append(len(words))
        self._singles, self._pairs = word_anchors(tuple(words))

    def candidates(self, patterns: tuple) -> list:
        """Return which of a guard's candidates are worth a look.

        Args:
            patterns: ``(table, number of the guard in it)``, see :class:`guardctl.tables.Table`.

        Returns:
            ``(sentences, first, rest)`` for each candidate that has a literal in some sentences, a bit mask, in the
            order of the guard's patterns. First and rest are references: to the group that it asks for first, 0 if
            there is none, and to what else there is to know about it.
        """
        table, number = patterns
        found: list = self._by_guard(table).get(number, [])
        return found

    def _by_guard(self, table: tuple) -> dict:
        """Return the candidates of all guards that share a table, by their numbers."""
        found = self._found.get(table)
        if found is None:
            found = self._found[table] = {}
            places = self._candidates(table)
            references = memoryview(self.store.read(table[3])).cast("q")
            firsts = (*self.store.load(table[4])[2], "\U0010ffff")
            guard = -1
            for name in sorted(places):
                while firsts[guard + 1] <= name:
                    guard += 1
                    found[guard] = []
                at = 2 * (ord(name) - FIRST_NAME)
                rest = references[at + 1]
                if rest > 0 or self._wide:
                    found[guard].append((places[name], references[at], abs(rest)))
        return found

    def _candidates(self, table: tuple) -> dict:
        """Return the names of candidates, each with a bit mask of the sentences that have one of its literals."""
        sieve, offsets, records, _, rest = table
        store = self.store
        loose, always, _ = store.load(rest)
        found = dict.fromkeys(always, self.window.everywhere)
        ends = memoryview(store.read(offsets)).cast("I")
        records, buckets = store.read(records), len(ends) - 1
        texts = self._texts
        for anchor, numbers in self._places(store.read(sieve)).items():
            bucket = anchor % buckets
            record = records[ends[bucket] : ends[bucket + 1]].decode("utf-8", "surrogatepass").split("\n")
            for literal, names in zip(record[::2], record[1::2], strict=False):
                where = 0
                for number in numbers:
                    if literal in texts[number]:
                        where |= 1 << number
                if where:
                    for name in names:
                        found[name] = found.get(name, 0) | where
        together = "\n".join(texts)
        for literal, names in loose:
            if literal in together:
                where = sum([1 << number for number, text in enumerate(texts) if literal in text])
                for name in names:
                    found[name] = found.get(name, 0) | where
        return found

    def _places(self, sieve: bytes) -> dict:
        """Return the anchors that pass a sieve, each with the numbers of the sentences that have it."""
        holes = len(sieve)
        places: dict = {}
        numbers = self._numbers
        # Pairs begin at even places first. One across a line break stands for nothing that is in either.
        numbers = numbers + numbers[:-1:2] + numbers[1:-1:2]
        for anchor, number in zip(self._singles + self._pairs, numbers, strict=True):
            if sieve[anchor % holes]:
                known = places.get(anchor)
                if known is None:
                    places[anchor] = [number]
                elif known[-1] != number:
                    known.append(number)
        for number, anchors in enumerate(self._wide):
            for anchor in anchors:
                if sieve[anchor % holes]:
                    if anchor in places:
                        places[anchor].append(number)
                    else:
                        places[anchor] = [number]
        return places

    def has(self, group: int, number: int) -> bool:
        """Tell whether a sentence has a literal of a group.

        Args:
            group: a reference to literals, see :meth:`guardctl.tables.Frequency.put`; negative where all of them are of
                other scripts.
            number: of the sentence.
        """
        if group < 0:
            if not self._wide or not self._wide[number]:
                return False
            group = -group
        anchors, anchored, others, foreign = self.store.load(group)
        text = self._texts[number]
        known = self._anchors[number] or self._anchors_of(number)
        if not known.isdisjoint(anchors):
            self.store.work += len(anchored) // 2
            for anchor, literals in zip(anchors, anchored.split("\n"), strict=True):
                if anchor in known:
                    for literal in literals.split("\0"):
                        if literal in text:
                            return True
        if others:
            self.store.work += len(others) * (len(text) + 250) >> 10
            for literal in others.split("\0"):
                if literal in text:
                    return True
        return foreign < 0 and self.has(foreign, number)

    def _anchors_of(self, number: int) -> set:
        """Return the anchors of a sentence's words, and perhaps of its neighbours' words next to it."""
        begin, end = self._begins[number], self._begins[number + 1]
        odd = len(self._singles) // 2  # so many pairs begin at an even place
        wide = self._wide[number] if self._wide else ()
        found = self._anchors[number] = {
            *self._singles[begin:end],
            *self._pairs[begin // 2 : min(end // 2 + 1, odd)],
            *self._pairs[odd + max(begin - 1, 0) // 2 : odd + end // 2 + 1],
            *wide,
        }
        return found
