"""Compiled regular expressions that a process can load without importing ``re``.

``import re`` costs one bare interpreter (27 M instructions) and compiling ten realistic patterns another two, while
the engine underneath, ``_sre``, is a builtin. So the index stores what ``re`` would have handed to ``_sre``, and the
hook hands it over itself. The code words are valid only for the interpreter that made them: the index is one file per
interpreter, and :data:`MAGIC` is checked when it is read.
"""

import _sre  # type: ignore[import-not-found]  # a builtin without stubs
import marshal
import sys

MAGIC: int = _sre.MAGIC
"""Version of this interpreter's regular-expression code."""

_thawed: dict = {}


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


def thaw(blob: bytes):  # type: ignore[no-untyped-def]  # re.Pattern[str]; naming the type would import re
    """Return the ``re.Pattern[str]`` that :func:`freeze` stored; the same object for the same bytes.

    Raises:
        RuntimeError: the code words are not valid for this interpreter.
    """
    found = _thawed.get(blob)
    if found is None:
        regex, *compiled = marshal.loads(blob)
        if compiled:
            flags, code, groups, groupindex, names = compiled
            words = memoryview(code).cast("I").tolist()
            found = _sre.compile(regex, flags, words, groups, groupindex, names)
        else:
            import re

            found = re.compile(regex, re.ASCII)
        _thawed[blob] = found
    return found
