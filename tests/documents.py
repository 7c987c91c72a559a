"""The code blocks of a document, and a shell in which a reader would type them.

A fenced block is written to a file when the paragraph above it names one (a code span that ends like the language does),
and typed when its language is ``sh`` or ``console``. In ``console``, lines that begin with ``$`` are commands and the
others are what they print; a shown ``...`` stands for any lines. ``<!-- not run: REASON -->`` above a block leaves it out,
which a reader does not see.
"""

from __future__ import annotations

import re
import subprocess
from dataclasses import dataclass
from pathlib import Path

SUFFIXES = {"toml": ".toml", "python": ".py", "yaml": ".yml", "jsonl": ".jsonl"}
COMMANDS = ("sh", "console")
_NOT_RUN = re.compile(r"<!-- not run: (.+) -->")
_SPAN = re.compile(r"`([^`]+)`")
_END = "end-of-command"


@dataclass(frozen=True)
class Block:
    """A fenced block.

    Attributes:
        language: what stands behind the opening fence.
        text: its lines.
        line: where it begins in its document.
        file: the file that the paragraph above names, or an empty string.
        not_run: why it is not run, or an empty string.
        section: the heading above it.
    """

    language: str
    text: str
    line: int
    file: str = ""
    not_run: str = ""
    section: str = ""

    def commands(self) -> list[tuple[str, list[str]]]:
        """Return what is typed, each with the lines that are shown below it."""
        found: list[tuple[str, list[str]]] = []
        for line in self.text.splitlines():
            if self.language == "sh" and found and found[-1][0].endswith("\\"):
                found[-1] = (f"{found[-1][0]}\n{line}", [])
            elif self.language == "sh":
                found.append((line, []))
            elif line.startswith("$ "):
                found.append((line[2:], []))
            else:
                found[-1][1].append(line)
        return [(command, shown) for command, shown in found if command.strip()]


def blocks(document: str) -> list[Block]:
    """Return the fenced blocks of a Markdown text."""
    found = []
    lines = document.splitlines()
    paragraph: list[str] = []
    section = ""
    at = 0
    while at < len(lines):
        fence = re.fullmatch(r"( *)```(\w*)", lines[at])
        if fence is None:
            if lines[at].startswith("#"):
                section = lines[at].strip("# ")
            if lines[at].strip() and at and not lines[at - 1].strip():
                paragraph = []
            paragraph.append(lines[at])
            at += 1
            continue
        end = next(number for number in range(at + 1, len(lines)) if lines[number].strip() == "```")
        above = "\n".join(paragraph)
        reason = _NOT_RUN.search(above)
        suffix = SUFFIXES.get(fence[2], "/")
        named = [span for span in _SPAN.findall(above) if span.endswith(suffix)]
        text = "".join(line[len(fence[1]) :] + "\n" for line in lines[at + 1 : end])
        found.append(Block(fence[2], text, at + 1, named[-1] if named else "", reason[1] if reason else "", section))
        paragraph = []
        at = end + 1
    return found


class Shell:
    """A shell that a reader types into, with a folder and an environment that last from one command to the next."""

    def __init__(self, folder: Path, variables: dict[str, str]) -> None:
        self.folder = folder
        self._process = subprocess.Popen(
            ["/bin/sh"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            cwd=folder,
            env=variables,
            text=True,
            encoding="utf-8",
        )

    def type(self, command: str) -> tuple[int, list[str]]:
        """Run a command line; return its exit status and what a terminal would show."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f'{{ {command}\n}} </dev/null\nprintf "\\n{_END} %s %s\\n" "$?" "$PWD"\n')
        self._process.stdin.flush()
        shown: list[str] = []
        for line in self._process.stdout:
            if line.startswith(_END):
                _, status, folder = line.rstrip("\n").split(" ", 2)
                self.folder = Path(folder)
                return int(status), [part.rstrip() for part in shown[:-1] if part.strip()]
            shown.append(line)
        raise AssertionError(f"the shell ended at: {command}")

    def close(self) -> None:
        """End the shell."""
        self._process.communicate()


def perform(document: Path, shell: Shell, section: str = "") -> list[str]:
    """Write and type every block of a document, or of one section; return what is not as it says, one text each."""
    wrong = []
    for block in blocks(document.read_text(encoding="utf-8")):
        where = f"{document.name}:{block.line}"
        if block.not_run or (section and block.section != section):
            continue
        if block.language in COMMANDS:
            for command, shown in block.commands():
                status, printed = shell.type(command)
                if status or (shown and not alike(shown, printed)):
                    wrong.append(
                        "\n".join([f"{where}: {command}", f"status {status}, shown:", *shown, "printed:", *printed])
                    )
        elif block.file:
            file = shell.folder / block.file
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(block.text, encoding="utf-8")
    return wrong


def alike(shown: list[str], printed: list[str]) -> bool:
    """Whether the lines are those that are shown, where ``...`` stands for any."""
    pattern = "".join(
        r"(?:.*\n)*" if line.strip() == "..." else re.escape(line.rstrip()) + "\n" for line in shown if line.strip()
    )
    return re.fullmatch(pattern, "".join(f"{line}\n" for line in printed)) is not None
