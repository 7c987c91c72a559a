"""Labelled texts: what a line of an evaluation file says."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from guardctl.errors import SettingsError
from guardctl.files import read_text

ANY = "any"
"""A case with this guard counts for every installed guard; each of them has to allow it."""


@dataclass(frozen=True, slots=True)
class LabelledCase:
    """One line of an evaluation file.

    Attributes:
        id: unique in the file.
        guard: whose label it is, or :data:`ANY`.
        text: what the agent said.
        expect: ``violation``, ``allow``, or "" for an unlabelled text, which counts only for rates.
        language, category: for the breakdown.
        turn: equal for lines about the same turn, each with another guard's label.
        file: name of the file.
        asked, tools: what the human asked and what the tools did, where the line says so.
        source, author: the repository of a real text, the author of a written one.
        about: whether the turn is about what the guard is about, where the line says so.
    """

    id: str
    guard: str
    text: str
    expect: str
    language: str
    category: str
    turn: str
    file: str
    asked: str | None = None
    tools: list[Mapping[str, Any]] | None = None
    source: str = ""
    author: str = ""
    about: bool | None = None

    @property
    def origin(self) -> str:
        """Return where the text is from: a repository, or an author, or else the file."""
        return self.source or self.author or self.file


def read_cases(*files: Path) -> list[LabelledCase]:
    """Read evaluation files, one JSON object per line.

    Raises:
        SettingsError: a file or a line is unusable; the message names the line.
    """
    cases: list[LabelledCase] = []
    seen: set[str] = set()
    for file in files:
        for number, line in enumerate(read_text(file).split("\n"), 1):
            if not line.strip():
                continue
            case = _case(line, f"{file}, line {number}", file.name)
            if case.id in seen:
                raise SettingsError(f"{file}, line {number}: the id '{case.id}' stands twice. Make ids unique.")
            seen.add(case.id)
            cases.append(case)
    return cases


def _case(line: str, where: str, name: str) -> LabelledCase:
    try:
        entry = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise SettingsError(f"{where}: not JSON ({error}). Correct the line.") from error
    if not isinstance(entry, dict):
        raise SettingsError(f"{where}: not a JSON object. Correct the line.")
    for key in ("id", "guard", "text"):
        if not isinstance(entry.get(key), str) or not entry[key]:
            raise SettingsError(f"{where}: '{key}' must be a non-empty string. Correct the line.")
    expect = entry.get("expect") or ""
    if expect not in ("violation", "allow", ""):
        raise SettingsError(f"{where}: 'expect' must be 'violation' or 'allow', or left out. Correct the line.")
    asked, tools = entry.get("asked"), entry.get("tools")
    if asked is not None and not isinstance(asked, str):
        raise SettingsError(f"{where}: 'asked' must be a string or null. Correct the line.")
    if tools is not None and not (isinstance(tools, list) and all(map(_is_tool, tools))):
        raise SettingsError(
            f"{where}: 'tools' must be null or a list of objects, each 'exit_code' a whole number or null. "
            "Correct the line."
        )
    text = entry["text"].encode("utf-8", "replace").decode("utf-8")  # a lone surrogate cannot be written anywhere
    return LabelledCase(
        id=entry["id"],
        guard=entry["guard"],
        text=text,
        expect=expect,
        language=str(entry.get("lang") or ""),
        category=str(entry.get("category") or ""),
        turn=json.dumps([text, asked, tools]),
        file=name,
        asked=asked,
        tools=tools,
        source=str(entry.get("source") or ""),
        author=str(entry.get("author") or ""),
        about=entry.get("about") if isinstance(entry.get("about"), bool) else None,
    )


def _is_tool(tool: object) -> bool:
    return isinstance(tool, dict) and isinstance(tool.get("exit_code"), int | None)
