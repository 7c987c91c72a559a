"""Which rows match where: literals of all guards, found in sentences without a search for each.

Part of the silent path. Five guards have a thousand rows, a turn has 4,000 characters. Each row has a *lead*: literals,
one of which every match contains. A table leads from *grams* of a text, four bytes each, to the literals that have
them, and from those that are really there to rows. Such a row is loaded and, in the sentences that also have one
literal of each of its other groups, its expression is searched. :mod:`guardctl.compiling.table` makes all that.
"""

from guardctl.matching.window import is_wide_letter, wide_characters

GRAM_BYTES = 4
"""A gram is so many bytes of UTF-8, as a native number: nothing is cheaper to make sets of."""

NO_GRAM = 0
"""Under this number a table has the literals that are too short for a gram: each text is searched for them."""

FIRST_NAME = 0xE000
"""In a table, rows have characters for names, from this one on: nothing is cheaper to take out of a record."""

LAST_LATIN = "\u024f"
"""A text whose letters all come before this one is not searched for Chinese, Japanese or Korean."""

MOST_WORK = 80_000
"""So much may be done for one guard's rows of one kind on one text, counted as :attr:`guardctl.matching.store.Store`
does in ``work``. Then the rows that are left are given up. Counted, not timed, so that a text is judged alike on any
machine."""

TRIED, SEARCHED = 5, 10
"""Work of asking a sentence for a row's other groups; of searching it, beside three for each character."""


def grams_of(text: str) -> set:
    """Return the grams of a text."""
    data = memoryview(text.encode("utf-8", "surrogatepass"))
    found: set = set()
    for at in range(min(GRAM_BYTES, len(data))):
        end = at + (len(data) - at) // GRAM_BYTES * GRAM_BYTES
        found.update(data[at:end].cast("I").tolist())
    return found


def finder_in(window, store) -> "Finder":  # type: ignore[no-untyped-def]  # Window, Store
    """Return the finder in a window's sentences, the same for all guards that share a store."""
    if window.finder is None or window.finder.store is not store:
        window.finder = Finder(window.folded, store)
    return window.finder


class Finder:
    """Finds rows in sentences.

    Args:
        folded: the sentences, see :func:`guardctl.matching.window.fold`; none has a line break in it.
        store: where tables, rows and expressions are.
    """

    __slots__ = ("_folded", "_grams", "_leads", "_text", "store")

    def __init__(self, folded: list, store) -> None:  # type: ignore[no-untyped-def]  # Store
        self.store = store
        self._folded = folded
        self._text = "\n".join(folded)
        self._grams: set = set()
        self._leads: dict = {}

    def find(self, rows: tuple, within: int = -1) -> dict:
        """Return the sentences in which some rows match, a bit mask for each row that does, by the row's number.

        Args:
            rows: ``(table, first, end)``: a table, see :func:`guardctl.compiling.table.prepare`, and which of its rows.
            within: looks only at these sentences, a bit mask.
        """
        table, first, end = rows
        store, folded = self.store, self._folded
        leads = self._leads_of(table)
        most = store.work + MOST_WORK
        found: dict = {}
        for number, where in leads:
            left = where & within
            if not left or not first <= number < end:
                continue
            groups, code, _ = self._row(table, number)
            matched = 0
            while left:
                place = left.bit_length() - 1
                left ^= 1 << place
                sentence = folded[place]
                store.work += TRIED
                for group in groups:
                    for literal in group:
                        if literal in sentence:
                            break
                    else:
                        break
                else:
                    store.work += SEARCHED + 3 * len(sentence)
                    if store.thaw(code).search(sentence):
                        matched |= 1 << place
                if store.work > most:
                    return found
            if matched:
                found[number] = matched
        return found

    def about(self, rows: tuple, number: int) -> tuple:
        """Return ``(id, why, language, scope, alone)`` of a row; ``alone`` tells whether it raises a signal by itself.

        Args:
            rows: as for :meth:`find`.
            number: of the row, as :meth:`find` returned it.
        """
        return self._row(rows[0], number)[2]

    def _row(self, table: tuple, number: int) -> tuple:
        store = self.store
        rows = store.opened.get(table)
        if rows is None:
            rows = store.opened[table] = memoryview(store.read(table[2])).cast("Q")
        row: tuple = store.load(rows[number])
        return row

    def _leads_of(self, table: tuple) -> list:
        """Return the numbers of rows, each with a bit mask of the sentences that have a literal of its lead."""
        leads = self._leads.get(table)
        if leads is None:
            self._grams = self._grams or grams_of(self._text) | {NO_GRAM}
            found: dict = {}
            self._add_leads(found, table[0])
            wide = () if self._text.isascii() else wide_characters(self._text)
            if any(letter > LAST_LATIN and is_wide_letter(letter) for letter in set(wide)):
                self._add_leads(found, table[1])
            leads = self._leads[table] = sorted(found.items())
        return leads

    def _add_leads(self, found: dict, leads: tuple) -> None:
        text, folded, store = self._text, self._folded, self.store
        if leads not in store.opened:
            grams, ends, records = map(store.read, leads)
            places = dict(zip(memoryview(grams).cast("I").tolist(), range(len(grams)), strict=False))
            store.opened[leads] = places, memoryview(ends).cast("I"), records
        places, offsets, content = store.opened[leads]
        for gram in self._grams.intersection(places):
            at = places[gram]
            record = content[offsets[at] : offsets[at + 1]].decode("utf-8", "surrogatepass").split("\n")
            for literal, names in zip(record[::2], record[1::2], strict=True):
                if literal in text:
                    where = sum([1 << place for place, sentence in enumerate(folded) if literal in sentence])
                    for name in names:
                        number = ord(name) - FIRST_NAME
                        found[number] = found.get(number, 0) | where
