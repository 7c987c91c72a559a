"""Compiled regular expressions that a process can load without importing ``re``.

``import re`` costs one bare interpreter (27 M instructions) and compiling ten realistic patterns another two, while
the engine underneath, ``_sre``, is a builtin. So the index stores what ``re`` would have handed to ``_sre``, and the
hook hands it over itself. The code words are valid only for the interpreter that made them: the index is one file per
interpreter, and :data:`MAGIC` is checked when it is read.
"""

import _sre  # type: ignore[import-not-found]  # a builtin without stubs
import marshal
import sys

try:
    import posix as _os
except ImportError:  # Windows: not proved
    import os as _os  # type: ignore[no-redef]

MAGIC: int = _sre.MAGIC
"""Version of this interpreter's regular-expression code."""

SIZE_BITS = 22
"""Of a reference, the lowest bits are the size of what it stands for, the others where it begins."""

_thawed: dict = {}
_loaded: dict = {}
_store: list = []  # name, handle, where the content begins


def freeze(regex: str) -> bytes:
    r"""Compile ``regex`` and return it as bytes for :func:`thaw`.

    The flag ``re.ASCII`` is always on: ``\b`` then exists between a Latin letter and a Japanese, Korean or Chinese
    one, so that ``\bcommit\b`` finds ``commitします``. Write ``(?u:\w)`` where a Unicode class is meant.

    Where the private half of ``re`` has moved, the source alone is stored and ``thaw`` compiles it: slower, never
    wrong.

    Raises:
        re.error: the expression does not compile.
    """
    import re

    compiled = re.compile(regex, re.ASCII)
    tree = parsed(regex)
    if tree is None:
        return marshal.dumps((regex,))
    names: list = [None] * tree.state.groups
    for name, number in compiled.groupindex.items():
        names[number] = name
    code = _code(tree.state, list(tree), compiled.flags)
    return marshal.dumps((regex, compiled.flags, code, compiled.groups, dict(compiled.groupindex), tuple(names)))


def freeze_tokens(state, tokens: list) -> bytes:  # type: ignore[no-untyped-def]
    """Return a part of a parsed expression as bytes for :func:`thaw`; its groups are counted and have no names.

    Args:
        state: that of the expression, as :func:`parsed` returned it.
        tokens: the part.
    """
    import re

    flags = int(state.flags | re.ASCII)
    groups = state.groups - 1
    return marshal.dumps(("", flags, _code(state, tokens, flags), groups, {}, (None,) * (groups + 1)))


def parsed(regex: str):  # type: ignore[no-untyped-def]  # re._parser.SubPattern | None
    """Return the syntax tree of an expression, or None where the private half of ``re`` has moved.

    Raises:
        re.error: the expression is no expression.
    """
    import re

    try:
        from re import _compiler, _parser  # type: ignore[attr-defined]  # private: the only way to tree and code words

        _compiler._code, _parser.SubPattern  # noqa: B018, SLF001
    except (ImportError, AttributeError):
        return None
    return _parser.parse(regex, re.ASCII)


def _code(state, tokens: list, flags: int) -> bytes:  # type: ignore[no-untyped-def]
    from re import _compiler, _parser  # type: ignore[attr-defined]

    words = [int(word) for word in _compiler._code(_parser.SubPattern(state, tokens), flags)]  # noqa: SLF001
    return b"".join(word.to_bytes(_sre.CODESIZE, sys.byteorder) for word in words)


class Store:
    """Frozen expressions and plans in one piece.

    Those of five guards are 4 MB, of which a turn needs some 30 kB: so they stay in their file until :func:`stored`,
    :func:`load` or :func:`thaw` is given a reference. A reference is one number, because the index has thousands.
    """

    def __init__(self) -> None:
        self._content = bytearray()
        self._references: dict = {}

    def add(self, blob: bytes) -> int:
        """Return a reference to ``blob``; the same for the same bytes.

        Raises:
            ValueError: it is too large to be referred to.
        """
        if blob not in self._references:
            if len(blob) >> SIZE_BITS:
                raise ValueError(f"an expression or plan of {len(blob)} bytes is too large for the index")
            self._references[blob] = len(self._content) << SIZE_BITS | len(blob)
            self._content += blob
        return self._references[blob]

    def content(self) -> bytes:
        """Return what has to be written to the file, for :func:`open_store`."""
        return bytes(self._content)


def open_store(name: str, handle: int, begin: int) -> None:
    """Let :func:`stored` read from an open file, which then stays open; references into any other are void.

    Holding the file itself, not its path: the index is replaced while hooks run.

    Args:
        name: of this very content; opening it again changes nothing.
        handle: the file.
        begin: where in it the content of the store begins.
    """
    if _store and _store[0] == name:
        _os.close(handle)
        return
    if _store:
        _os.close(_store[1])
    _store[:] = name, handle, begin
    for known in (_thawed, _loaded):
        for reference in [key for key in known if isinstance(key, int)]:
            del known[reference]


def stored(blob) -> bytes:  # type: ignore[no-untyped-def]  # bytes | int
    """Return bytes as they are, and what a reference that :meth:`Store.add` returned stands for.

    Raises:
        ValueError: no store was opened.
    """
    if not isinstance(blob, int):
        return blob
    _, handle, begin = _store
    _os.lseek(handle, begin + (blob >> SIZE_BITS), 0)
    return _os.read(handle, blob & (1 << SIZE_BITS) - 1)


def load(blob):  # type: ignore[no-untyped-def]  # bytes | int -> tuple
    """Return the plan that ``blob`` is, marshalled, or a reference to; see :class:`Store`."""
    found = _loaded.get(blob)
    if found is None:
        found = _loaded[blob] = marshal.loads(stored(blob))
    return found


def thaw(blob):  # type: ignore[no-untyped-def]  # bytes | int -> re.Pattern[str]; naming the type would import re
    """Return the ``re.Pattern[str]`` that :func:`freeze` stored; the same object for the same bytes.

    Args:
        blob: what :func:`freeze` returned, or a reference to it; see :class:`Store`.

    Raises:
        RuntimeError: the code words are not valid for this interpreter.
        ValueError: no store was opened.
    """
    found = _thawed.get(blob)
    if found is None:
        regex, *compiled = marshal.loads(stored(blob))
        if compiled:
            flags, code, groups, groupindex, names = compiled
            words = memoryview(code).cast("I").tolist()
            found = _sre.compile(regex, flags, words, groups, groupindex, names)
        else:
            import re

            found = re.compile(regex, re.ASCII)
        _thawed[blob] = found
    return found
