"""Expressions compiled for :mod:`guardctl.matching.store`, and the store in the making."""

from __future__ import annotations

import marshal
import re
from array import array
from functools import cache
from typing import Any

from guardctl.matching.store import LARGEST, SIZE_BITS, SUM_BYTES, Store, checksum, thaw

_BYTE = 255

_SAMPLE = r"(?P<verb>\bpush(?:e[ds])?+|(?i:commit))(?:(?!!)[^a-z]{1,3}?)*(?P<what>(?u:\w)+ω|[α-κя])(?<=.ω|.β)(?s:.)"
_TEXT = "we pushed  δεω· COMMIT: β pushe! ω commit!β."
"""What a sample expression of many kinds of token is searched in."""


@cache
def freeze(regex: str) -> bytes:
    r"""Compile ``regex`` and return it as bytes for :func:`guardctl.matching.store.thaw`.

    The flag ``re.ASCII`` is always on: ``\b`` then exists between a Latin letter and a Japanese, Korean or Chinese
    one, so that ``\bcommit\b`` finds ``commitします``. Write ``(?u:\w)`` where a Unicode class is meant.

    Where :func:`fits` says no, the source alone is stored and ``thaw`` compiles it.

    Raises:
        re.error: the expression does not compile.
    """
    if fits():
        return _frozen(regex)
    re.compile(regex, re.ASCII)
    return marshal.dumps((regex,))


@cache
def parsed(regex: str) -> Any:  # re._parser.SubPattern | None
    """Return the syntax tree of an expression, or None where ``re`` has moved what makes it.

    Raises:
        re.error: the expression is no expression.
    """
    try:
        from re import _parser  # type: ignore[attr-defined]  # private: the only way to the tree

        return _parser.parse(regex, re.ASCII)
    except (ImportError, NameError, AttributeError):
        return None


@cache
def fits() -> bool:
    """Tell whether the private halves of ``re`` and ``_sre`` are as we know them: whether a sample comes back the same.

    They may change with any Python. Then the index holds the sources of the expressions, and the hook imports ``re``: a
    turn costs more.
    """
    try:
        compiled = re.compile(_SAMPLE, re.ASCII)
        ours = thaw(_frozen(_SAMPLE))
        same = [match.groupdict() for match in ours.finditer(_TEXT)] == [
            match.groupdict() for match in compiled.finditer(_TEXT)
        ]
        return same and (ours.flags, ours.groups) == (compiled.flags, compiled.groups)
    except Exception:  # noqa: BLE001  # whatever has changed: 're' itself is always right
        return False


def _frozen(regex: str) -> bytes:
    """Return an expression as :func:`re.compile` would hand it to ``_sre``, but for one in twenty code words of a byte.

    These come as ``(small, places, large)``: a byte for each, and the places of those above 255 with these. A list is
    made of bytes for half of what it costs to make it of words.
    """
    from re import _compiler  # type: ignore[attr-defined]  # private: the only way to the code words

    tree = parsed(regex)
    flags = int(tree.state.flags | re.ASCII)
    words = [int(word) for word in _compiler._code(tree, flags)]  # noqa: SLF001
    places = [at for at, word in enumerate(words) if word > _BYTE]
    small = bytes(word if word <= _BYTE else 0 for word in words)
    large = array("I", places).tobytes(), array("I", [words[at] for at in places]).tobytes()
    names: list[str | None] = [None] * tree.state.groups
    for name, number in tree.state.groupdict.items():
        names[number] = name
    return marshal.dumps((regex, flags, small, *large, tree.state.groups - 1, dict(tree.state.groupdict), tuple(names)))


class NewStore(Store):
    """A store in the making, in memory; it can be read all the same."""

    def __init__(self) -> None:
        super().__init__(-1, 0)
        self._content = bytearray()
        self._references: dict[bytes, int] = {}

    def add(self, blob: bytes) -> int:
        """Return a reference to ``blob``; the same for the same bytes.

        Raises:
            ValueError: it is too large to be referred to.
        """
        if blob not in self._references:
            if len(blob) > LARGEST:
                raise ValueError(f"{len(blob)} bytes in one piece are too much for the index")
            self._references[blob] = len(self._content) << SIZE_BITS | len(blob)
            self._content += checksum(blob) + blob
        return self._references[blob]

    def read(self, reference: int) -> bytes:
        """Return what :meth:`add` returned this reference for."""
        begin = (reference >> SIZE_BITS) + SUM_BYTES
        return bytes(self._content[begin : begin + (reference & LARGEST)])

    def content(self) -> bytes:
        """Return what has to be written to the file."""
        return bytes(self._content)
