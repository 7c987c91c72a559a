"""How the expressions of this guard are written down."""

from __future__ import annotations


def either(alternatives: str) -> str:
    """Return an expression for one of ``alternatives``: separated by white space, ``~`` stands for a space."""
    return "(?:" + "|".join(alternatives.split()).replace("~", " ") + ")"


def literals(words: str) -> tuple[str, ...]:
    """Return a group of ``all_of``, written as for :func:`either`."""
    return tuple(word.replace("~", " ") for word in words.split())


def lettered(regex: str) -> str:
    r"""Return ``regex`` with ``\b`` and ``\w`` as languages with accents need them: ``ã`` is a letter."""
    return f"(?u:{regex})"
