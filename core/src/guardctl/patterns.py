"""Expressions compiled for :mod:`guardctl.store`, and the store in the making: used when the index is built."""

import marshal
import re
from array import array
from functools import cache

from guardctl.store import LARGEST, SIZE_BITS, SUM_BYTES, Store, checksum, thaw

_BYTE = 255

_SAMPLE = r"(?P<verb>\bpush(?:e[ds])?+|(?i:commit))(?:(?!!)[^a-z]{1,3}?)*(?P<what>(?u:\w)+ω|[α-κя])(?<=.ω|.β)(?s:.)"
_TEXT = "we pushed  δεω· COMMIT: β pushe! ω commit!β."
"""What a sample expression of many kinds of token is searched in."""


def freeze(regex: str) -> bytes:
    r"""Compile ``regex`` and return it as bytes for :func:`guardctl.store.thaw`.

    The flag ``re.ASCII`` is always on: ``\b`` then exists between a Latin letter and a Japanese, Korean or Chinese
    one, so that ``\bcommit\b`` finds ``commitします``. Write ``(?u:\w)`` where a Unicode class is meant.

    Where :func:`fits` says no, the source alone is stored and ``thaw`` compiles it.

    Raises:
        re.error: the expression does not compile.
    """
    compiled = re.compile(regex, re.ASCII)
    return _frozen(regex, compiled) if fits() else marshal.dumps((regex,))


def _frozen(regex: str, compiled: re.Pattern[str]) -> bytes:
    from re import _parser  # type: ignore[attr-defined]

    tree = _parser.parse(regex, re.ASCII)
    names: list = [None] * tree.state.groups
    for name, number in compiled.groupindex.items():
        names[number] = name
    code = _code(tree.state, list(tree), compiled.flags)
    return marshal.dumps((regex, compiled.flags, *code, compiled.groups, dict(compiled.groupindex), tuple(names)))


def freeze_tokens(state, tokens: list) -> bytes:  # type: ignore[no-untyped-def]
    """Return a part of a parsed expression as bytes for :func:`guardctl.store.thaw`; its groups have no names.

    Args:
        state: that of the expression, as :func:`parsed` returned it.
        tokens: the part.
    """
    flags = int(state.flags | re.ASCII)
    groups = state.groups - 1
    return marshal.dumps(("", flags, *_code(state, tokens, flags), groups, {}, (None,) * (groups + 1)))


def parsed(regex: str):  # type: ignore[no-untyped-def]  # re._parser.SubPattern | None
    """Return the syntax tree of an expression, or None where :func:`fits` says no.

    Raises:
        re.error: the expression is no expression.
    """
    if not fits():
        return None
    from re import _parser  # type: ignore[attr-defined]  # private: the only way to tree and code words

    return _parser.parse(regex, re.ASCII)


@cache
def fits() -> bool:
    """Tell whether the private halves of ``re`` and ``_sre`` are as we know them: whether a sample comes back the same.

    They may change with any Python. Then the index holds the sources of the expressions, and the hook imports ``re``: a
    turn costs more, and a few texts more than now are given up at :data:`guardctl.layer1.MOST_WORK`.
    """
    try:
        compiled = re.compile(_SAMPLE, re.ASCII)
        ours = thaw(_frozen(_SAMPLE, compiled))
        same = [match.groupdict() for match in ours.finditer(_TEXT)] == [
            match.groupdict() for match in compiled.finditer(_TEXT)
        ]
        return same and (ours.flags, ours.groups) == (compiled.flags, compiled.groups)
    except Exception:  # noqa: BLE001  # whatever has changed: 're' itself is always right
        return False


def _code(state, tokens: list, flags: int) -> tuple:  # type: ignore[no-untyped-def]
    """Return code words as ``(small, places, large)``: a byte for each, and the places of those above 255 with these.

    Nineteen in twenty fit into a byte, and a list is made of bytes for half of what it costs to make it of words.
    """
    from re import _compiler, _parser  # type: ignore[attr-defined]

    words = [int(word) for word in _compiler._code(_parser.SubPattern(state, tokens), flags)]  # noqa: SLF001
    places = [at for at, word in enumerate(words) if word > _BYTE]
    small = bytes(word if word <= _BYTE else 0 for word in words)
    return small, array("I", places).tobytes(), array("I", [words[at] for at in places]).tobytes()


class NewStore(Store):
    """A store in the making, in memory; it can be read all the same."""

    def __init__(self) -> None:
        super().__init__(-1, 0)
        self._content = bytearray()
        self._references: dict = {}

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
