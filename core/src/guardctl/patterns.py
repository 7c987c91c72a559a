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

_thawed: dict = {}
_stores: dict = {}  # name: (handle, where the first expression begins)


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
    try:
        from re import _compiler, _parser  # type: ignore[attr-defined]  # private: the only way to the code words

        tree = _parser.parse(regex, re.ASCII)
        words = [int(word) for word in _compiler._code(tree, re.ASCII)]  # noqa: SLF001
        code = b"".join(word.to_bytes(_sre.CODESIZE, sys.byteorder) for word in words)
    except (ImportError, AttributeError):
        return marshal.dumps((regex,))
    names: list = [None] * tree.state.groups
    for name, number in compiled.groupindex.items():
        names[number] = name
    return marshal.dumps((regex, compiled.flags, code, compiled.groups, dict(compiled.groupindex), tuple(names)))


def store(name: str, blobs) -> tuple:  # type: ignore[no-untyped-def]  # Iterable[bytes] -> tuple[bytes, dict]
    """Return several frozen things as one piece, and for each a reference, ``(name, offset, size)``.

    The expressions of five guards are 1.5 MB, of which a turn needs some 100 kB: so they stay in their file until
    :func:`stored` or :func:`thaw` is given the reference.

    Args:
        name: unlike that of any other store a process may open.
        blobs: what :func:`freeze` returned, or any other bytes.
    """
    joined = bytearray()
    references: dict = {}
    for blob in blobs:
        if blob not in references:
            references[blob] = (name, len(joined), len(blob))
            joined += blob
    return bytes(joined), references


def open_store(name: str, handle: int, begin: int) -> None:
    """Let :func:`stored` read the store ``name`` from an open file, which then stays open.

    Holding the file itself, not its path: the index is replaced while hooks run.
    """
    if name in _stores:
        _os.close(handle)
    else:
        _stores[name] = (handle, begin)


def stored(blob) -> bytes:  # type: ignore[no-untyped-def]  # bytes | tuple
    """Return bytes as they are, and what a reference that :func:`store` returned stands for.

    Raises:
        KeyError: the store was never opened.
    """
    if not isinstance(blob, tuple):
        return blob
    name, offset, size = blob
    handle, begin = _stores[name]
    _os.lseek(handle, begin + offset, 0)
    return _os.read(handle, size)


def thaw(blob):  # type: ignore[no-untyped-def]  # bytes | tuple -> re.Pattern[str]; naming the type would import re
    """Return the ``re.Pattern[str]`` that :func:`freeze` stored; the same object for the same bytes.

    Args:
        blob: what :func:`freeze` returned, or a reference to it; see :func:`store`.

    Raises:
        RuntimeError: the code words are not valid for this interpreter.
        KeyError: the store was never opened.
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
