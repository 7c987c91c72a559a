"""Rows from ``patterns/<language>.toml``, and what is wrong with them."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from importlib.resources import files
from types import ModuleType
from typing import Any

from guardctl.compiling.freezing import freeze, parsed
from guardctl.compiling.literals import LETTERS, WIDE_LETTERS, groups_of
from guardctl.rows import LONGEST_REGEX, Row

TABLES = {"signal": {"on"}, "bypass": {"scope"}}
"""What may stand in a file, and the keys that only one of the two has."""

REQUIRED = ("id", "why", "regex", "proof")
_LISTS = ("proof", "not")
_CHOICES = {"on": ("said", "asked", "ran"), "scope": ("sentence", "text")}
_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_FLAGS = re.compile(r"\(\?(?!u:)[a-zA-Z-]+[:)]")
_ESCAPES = re.compile(r"\\.")


@dataclass(frozen=True, slots=True)
class Patterns:
    """The rows of one package.

    Attributes:
        signals, bypasses: in the order of the files' names, and in each file as written.
    """

    signals: tuple[Row, ...]
    bypasses: tuple[Row, ...]


def patterns_from(package: str | ModuleType) -> Patterns:
    """Read the rows in ``<package>/patterns/*.toml``; a file's name is its language.

    A file has tables ``[[signal]]`` and ``[[bypass]]`` with the keys ``id``, ``why``, ``regex``, ``proof`` and, where
    they are needed, ``not``, ``on`` (signals) or ``scope`` (bypasses); see :class:`guardctl.Row`.

    Args:
        package: a package, or its name: ``__package__`` in the module that declares the guard.

    Raises:
        ValueError: a file or row cannot be used; the message names it and says what to do.
        ModuleNotFoundError: there is no such package.
    """
    name = package if isinstance(package, str) else package.__name__
    folder = files(package).joinpath("patterns")
    found = (
        sorted((file.name, file) for file in folder.iterdir() if file.name.endswith(".toml")) if folder.is_dir() else []
    )
    if not found:
        raise ValueError(f"{name} has no patterns/*.toml: write one for each language, such as patterns/en.toml")
    signals: list[Row] = []
    bypasses: list[Row] = []
    for file_name, file in found:
        where = f"{name}: patterns/{file_name}"
        try:
            content = tomllib.loads(file.read_text(encoding="utf-8"))
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            raise ValueError(f"{where} is no TOML: {error}; correct the file") from None
        rows = rows_in(content, file_name.removesuffix(".toml"), where)
        signals += rows.signals
        bypasses += rows.bypasses
    return Patterns(tuple(signals), tuple(bypasses))


def rows_in(content: Mapping[str, Any], language: str, where: str) -> Patterns:
    """Return the rows of one file.

    Args:
        content: the file, parsed.
        language: that of its rows.
        where: begins each message.

    Raises:
        ValueError: as :func:`patterns_from`.
    """
    for table in content:
        if table not in TABLES:
            raise ValueError(f"{where}: {table!r} is no table of rows; write [[signal]] or [[bypass]]")
    ids: set[str] = set()
    made: dict[str, list[Row]] = {table: [] for table in TABLES}
    for table, rows in made.items():
        for number, entry in enumerate(content.get(table, []), 1):
            row_id = entry.get("id", f"number {number} of [[{table}]]")
            try:
                row = _row(entry, table, language)
                check(row)
            except ValueError as error:
                raise ValueError(f"{where}: row {row_id}: {error}") from None
            if row.id in ids:
                raise ValueError(f"{where}: row {row_id} stands twice; give each way of saying it an id of its own")
            ids.add(row.id)
            rows.append(row)
    return Patterns(tuple(made["signal"]), tuple(made["bypass"]))


def _row(entry: Mapping[str, Any], table: str, language: str) -> Row:
    known = {*REQUIRED, *_LISTS, *TABLES[table]}
    for key in entry:
        if key not in known:
            raise ValueError(f"key '{key}' is unknown in [[{table}]]; the keys are {', '.join(sorted(known))}")
    for key in REQUIRED:
        if not entry.get(key):
            raise ValueError(f"key '{key}' is missing; add it")
    for key, value in entry.items():
        kind = "a list of sentences" if key in _LISTS else "a string"
        if not (_is_list_of_strings(value) if key in _LISTS else isinstance(value, str)):
            raise ValueError(f"key '{key}' is {value!r:.40}; write {kind}")
        if key in _CHOICES and value not in _CHOICES[key]:
            raise ValueError(f"key '{key}' is {value!r:.40}; write one of {', '.join(_CHOICES[key])}")
    given = {key: entry[key] for key in ("id", "why", "regex", "on", "scope") if key in entry}
    return Row(language=language, proof=tuple(entry["proof"]), not_=tuple(entry.get("not", ())), **given)


def _is_list_of_strings(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(item, str) for item in value)


def check(row: Row) -> None:
    """Raise ValueError where a row cannot be used; the message says what to do.

    Whether its sentences prove it is not looked at: ``guardctl test`` and :mod:`guardctl.testing` do that.
    """
    if not _ID.fullmatch(row.id):
        raise ValueError("an id is lower case words with '-' between them, such as commits-now; rename it")
    if len(row.regex) > LONGEST_REGEX:
        raise ValueError(
            f"regex has {len(row.regex)} characters, {LONGEST_REGEX} are allowed; make rows of what it says besides"
        )
    bare = _ESCAPES.sub("", row.regex)
    if bare != bare.lower():
        raise ValueError("regex has capital letters, and the text is lower case; write them small")
    if _FLAGS.search(bare):
        raise ValueError(
            "regex has flags, and the text is lower case and of one line; leave them out, but for (?u:...)"
        )
    try:
        freeze(row.regex)
        groups = groups_of(row.regex)
    except (re.error, OverflowError, RecursionError) as error:
        raise ValueError(f"regex does not compile: {error}; correct it") from None
    if not groups and parsed(row.regex) is not None:
        raise ValueError(
            f"regex matches without any word; give it a literal of {LETTERS} letters, or {WIDE_LETTERS} of Chinese, "
            "Japanese or Korean, that each of its alternatives contains"
        )


def problems_in_proofs(rows: Iterable[Row]) -> list[str]:
    """Return a line for each proof that its row does not match, and each ``not`` that it does."""
    from guardctl.matching.window import Window

    problems = []
    for row in rows:
        expression = re.compile(row.regex, re.ASCII)
        for key, sentences, wanted in (("proof", row.proof, True), ("not", row.not_, False)):
            for sentence in sentences:
                found = any(map(expression.search, Window(sentence).folded))
                if found is not wanted:
                    does = "is not matched: change one of the two" if wanted else "is matched: make the regex narrower"
                    problems.append(f"row {row.id} ({row.language}): {key} {sentence!r} {does}")
    return problems
