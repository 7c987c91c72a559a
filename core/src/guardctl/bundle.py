"""The code that every turn runs, in one file: finding, checking and reading a dozen modules costs 0.15 interpreters.

Written with the index, and read by :mod:`guardctl.hook_entry`, which falls back on ordinary imports where it is
missing, stale, damaged or somebody else's.
"""

from __future__ import annotations

import ast
import marshal
import os
import stat
import sys
from collections.abc import Iterable, Mapping
from importlib.util import find_spec
from pathlib import Path
from types import CodeType

from guardctl.files import write_atomically
from guardctl.index_file import stamp
from guardctl.matching.store import SUM_BYTES, checksum

_ROOT = "guardctl"
_SILENT = "guardctl.silent"
_START = "guardctl.bundled"


def write_bundle(path: Path, hosts: Mapping[str, str]) -> None:
    """Write the bundle.

    It is a checksum and ``(version of the interpreter, start, stamps of all source files, {host: code})``, marshalled.
    Marshalled once more, the start is the code object of ``bundled.py``, and the code ``(name, file, folder, code
    object)`` for each module, in an order in which they can be run. The host ``""`` stands for what all of them need.

    Args:
        path: the file.
        hosts: the module of each host's reader. Only our own are bundled.

    Raises:
        OSError: a source cannot be read, or the bundle not written.
        ImportError, SyntaxError, ValueError: a module of ours cannot be found or compiled.
    """
    silent = _needed_by([_SILENT])
    readers = {
        host: [name for name in _needed_by([reader]) if name not in silent]
        for host, reader in hosts.items()
        if reader.startswith(f"{_ROOT}.")
    }
    files = {name: _file_of(name) for names in ([_START], silent, *readers.values()) for name in names}
    code = {host: marshal.dumps([_compiled(name, files[name]) for name in names]) for host, names in readers.items()}
    code[""] = marshal.dumps([_compiled(name, files[name]) for name in silent])
    stamps = tuple(stamp(file) for file in files.values())
    start = marshal.dumps(_compiled(_START, files[_START])[-1])
    content = marshal.dumps((sys.version, start, stamps, code))
    write_atomically(path, checksum(content) + content, mode=0o600, ours=True)


def renew(path: Path, hosts: Mapping[str, str]) -> bool:
    """Write the bundle and return whether it could be; there may be no sources, only what was compiled of them."""
    try:
        write_bundle(path, hosts)
    except (OSError, ImportError, SyntaxError, ValueError):
        return False
    return True


def is_fresh(path: Path) -> bool:
    """Tell whether a bundle is one that the hook would use: the user's alone, whole, of the sources as they are."""
    try:
        status = path.lstat()
        private = not hasattr(os, "getuid") or (status.st_uid == os.getuid() and not status.st_mode & 0o077)
        if not stat.S_ISREG(status.st_mode) or not private:
            return False
        data = path.read_bytes()
        if checksum(data[SUM_BYTES:]) != data[:SUM_BYTES]:
            return False
        version, _, stamps, _ = marshal.loads(data[SUM_BYTES:])
        return bool(version == sys.version and all(stamp(entry[0]) == entry for entry in stamps))
    except Exception:  # noqa: BLE001  # of another version, it may be any object
        return False


def _compiled(name: str, file: str) -> tuple[str, str, str, CodeType]:
    # Without docstrings: nobody asks for them in the hook.
    code = compile(Path(file).read_bytes(), file, "exec", dont_inherit=True, optimize=2)
    return name, file, str(Path(file).parent) if file.endswith("__init__.py") else "", code


def _needed_by(names: Iterable[str]) -> list[str]:
    """Return modules of ours and, before each, those that it imports when it is imported, and its packages."""
    found: dict[str, None] = {}

    def visit(name: str) -> None:
        if name in found or name.partition(".")[0] != _ROOT:
            return
        if "." in name:
            visit(name.rpartition(".")[0])
        for imported in _imports(name):
            visit(imported)
        found[name] = None

    for name in names:
        visit(name)
    return list(found)


def _imports(name: str) -> list[str]:
    """Return the modules that a module of ours imports on its outermost level."""
    imported: list[str] = []
    for statement in ast.parse(Path(_file_of(name)).read_bytes()).body:
        if isinstance(statement, ast.Import):
            imported += [alias.name for alias in statement.names]
        elif isinstance(statement, ast.ImportFrom) and statement.module:
            imported.append(statement.module)
            if statement.module == _ROOT:  # a name may be a module of the package
                imported += filter(_is_module, [f"{_ROOT}.{alias.name}" for alias in statement.names])
    return imported


def _is_module(name: str) -> bool:
    return find_spec(name) is not None


def _file_of(name: str) -> str:
    spec = find_spec(name)
    if spec is None or spec.origin is None:
        raise ImportError(f"no source for {name}", name=name)
    return spec.origin
