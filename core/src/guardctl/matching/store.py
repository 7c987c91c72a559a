"""Where the hook keeps what it seldom needs: expressions, plans and tables, read when they are asked for.

Part of the silent path. Expressions come back compiled without ``re``: importing that costs one bare interpreter (27 M
instructions) and compiling ten realistic patterns another two, while the engine underneath, ``_sre``, is a builtin. So
the index stores what ``re`` would have handed to ``_sre``, and the hook hands it over itself. The code words are valid
only for the interpreter that made them: the index is one file per interpreter, and :data:`MAGIC` is checked when it is
read. :mod:`guardctl.compiling.freezing` makes what is read here.
"""

import _sre  # type: ignore[import-not-found]  # a builtin without stubs
import marshal
from _imp import source_hash

try:
    import posix as _os
except ImportError:  # Windows: not proved
    import os as _os  # type: ignore[no-redef]

MAGIC: int = _sre.MAGIC
"""Version of this interpreter's regular-expression code."""

SIZE_BITS = 26
"""Of a reference, the lowest bits are the size of what it stands for, the others where it begins."""

LARGEST = (1 << SIZE_BITS) - 1
"""Bytes of what a reference can stand for."""

SUM_BYTES = 8
"""Bytes of a checksum."""


class DamagedIndexError(ValueError):
    """A piece of the store is not what was written: marshal could take the process down with it."""


def checksum(data) -> bytes:  # type: ignore[no-untyped-def]  # bytes or memoryview
    """Return a checksum of ``data``, against accidents.

    What Python itself tells changed sources by (SipHash): of all its checksums the one that is a builtin everywhere.
    It costs 4 instructions a byte, where loading ``zlib`` costs what 250 kB do.
    """
    return source_hash(_SUM_KEY, data)


_SUM_KEY = 0


class Store:
    """Expressions, plans and tables in one piece, each under a reference.

    Those of five guards are 5 MB, of which a turn needs some 30 kB: so they stay in their file until they are asked
    for. A reference is one number, because the index has thousands.

    Args:
        handle: an open file, closed with the store. Not its path: the index is replaced while hooks run.
        begin: where in it the content of the store begins.

    Attributes:
        work: estimate of what has been done with it so far, in 100 instructions.
        opened: what :mod:`guardctl.matching.rows` has made of tables, by their references.
    """

    def __init__(self, handle: int, begin: int) -> None:
        self.work = 0
        self.opened: dict = {}
        self._handle = handle
        self._begin = begin
        self._loaded: dict = {}
        self._thawed: dict = {}

    def __del__(self) -> None:
        if self._handle >= 0:
            _os.close(self._handle)

    def read(self, reference: int) -> bytes:
        """Return what :meth:`guardctl.compiling.freezing.NewStore.add` returned this reference for.

        Raises:
            DamagedIndexError: it is not what was written.
        """
        piece = read_at(self._handle, (reference & LARGEST) + SUM_BYTES, self._begin + (reference >> SIZE_BITS))
        content = piece[SUM_BYTES:]
        if checksum(content) != piece[:SUM_BYTES]:
            raise DamagedIndexError("a piece of the index is damaged")
        return content

    def load(self, reference: int):  # type: ignore[no-untyped-def]  # Any
        """Return what a reference stands for, unmarshalled; the same object each time."""
        found = self._loaded.get(reference)
        if found is None:
            found = self._loaded[reference] = marshal.loads(self.read(reference))
            self.work += 50 + (reference & LARGEST) // 5
        return found

    def thaw(self, reference: int):  # type: ignore[no-untyped-def]  # re.Pattern[str]; naming it would import re
        """Return the ``re.Pattern[str]`` that a reference stands for; the same object each time.

        Raises:
            RuntimeError: the code words are not valid for this interpreter.
        """
        found = self._thawed.get(reference)
        if found is None:
            found = self._thawed[reference] = thaw(self.read(reference))
            self.work += 50 + (reference & LARGEST) * 7 // 10
        return found


def _read_at(handle: int, size: int, begin: int) -> bytes:
    _os.lseek(handle, begin, 0)
    return _os.read(handle, size)


read_at = getattr(_os, "pread", _read_at)


def thaw(blob: bytes):  # type: ignore[no-untyped-def]  # re.Pattern[str]; naming it would import re
    """Return the ``re.Pattern[str]`` that :func:`guardctl.compiling.freezing.freeze` made ``blob`` of.

    Raises:
        RuntimeError: the code words are not valid for this interpreter.
    """
    regex, *compiled = marshal.loads(blob)
    if not compiled:
        import re

        return re.compile(regex, re.ASCII)
    flags, small, places, large, groups, groupindex, names = compiled
    words = list(small)
    if places:
        for at, word in zip(memoryview(places).cast("I").tolist(), memoryview(large).cast("I").tolist(), strict=True):
            words[at] = word
    return _sre.compile(regex, flags, words, groups, groupindex, names)
