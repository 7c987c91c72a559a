r"""One kind of secret, and the shapes from which its expression is made.

Cost, in a text that has one of a kind's literals: every repetition is possessive, bounded or last, and what could begin
anywhere in its own alphabet has a left edge, so the time grows with the length of the text and no faster. An expression
that begins with a letter or a set also lets the engine skip to it, which is why edges are checked after the prefix.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Redaction:
    """One kind of secret.

    Attributes:
        kind: name in the marker ``[redacted:kind]`` and in the log: lower case, digits, hyphens.
        regex: compiled with ``re.ASCII``. With a group named ``secret`` only that is replaced, else the whole match.
        any_of: literals, case-sensitive, one of which must occur in the text before the expression is loaded. One that
            ends in ``_``, ``-`` or ``.`` after three other characters costs next to nothing, as do capitals and digits.
    """

    kind: str
    regex: str
    any_of: tuple[str, ...]


WORD = "[A-Za-z0-9]"
URL_WORD = "[A-Za-z0-9_-]"
BASE64 = "[A-Za-z0-9+/]"
HEX = "[0-9a-f]"

WRAP = r"(?:\\?\r?\n[ \t]{0,16})?"
"""A line break of a terminal, a mail or a shell continuation, inside a token of known length."""

REAL = "(?=[a-z_-]{0,99}[A-Z0-9])"
"""``sk-proj-your-key-goes-here`` is no key: keys have capitals or digits."""

NO_TEMPLATE = r"(?![$<{%\[(]|\*\*|\.\.\.)"
"""``${PASSWORD}``, ``<password>``, ``%(password)s`` and ``****`` stand for a secret, and are none."""

DIGIT_AND_LETTER = r"(?=[!-~]{0,99}?[0-9])(?=[!-~]{0,99}?[A-Za-z])"
"""Or it may be a word of the documentation. Within ASCII: other scripts put no space behind a value."""


def edge(prefix: str) -> str:
    r"""Return ``prefix``, of fixed width, where no word is under way. An escaped ``\n``, as in JSON, ends a word."""
    return rf"{prefix}(?:(?<!{WORD}{prefix})|(?<=\\[nrt]{prefix}))"


def token(prefix: str, length: int, alphabet: str = WORD, at_least: int = 20) -> str:
    """Return ``prefix`` and ``length`` characters, perhaps wrapped, or else an unbroken run of ``at_least``.

    The prefix decides. Providers lengthen their tokens, and people shorten them in examples.
    """
    whole = f"(?:{WRAP}{alphabet}){{{length}}}+(?!{alphabet})"
    return f"{prefix}{REAL}(?:{whole}|{alphabet}{{{at_least},}})"


def beside(name: str, value: str) -> str:
    r"""Return ``value`` beside its ``name``: ``NAME=value``, ``"name": "value"`` also with ``\"``, a header, a cell."""
    return rf"""(?i:{name})[\s"'`=:>|,\\\]]{{1,12}}(?P<secret>{value})(?![A-Za-z0-9/+=_-])"""


def either(*forms: str) -> str:
    """Return an expression for any of ``forms``, tried in this order."""
    return "|".join(forms)
