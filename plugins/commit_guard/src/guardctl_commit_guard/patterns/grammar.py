"""How the expressions of this guard are written down."""

from __future__ import annotations


def either(alternatives: str) -> str:
    """Return an expression for one of ``alternatives``: separated by white space, ``~`` stands for a space."""
    return "(?:" + "|".join(alternatives.split()).replace("~", " ") + ")"


def first_then(intent: str, deed: str) -> str:
    """Return an expression for a sentence whose first ``intent`` is followed by ``deed``, however far.

    The atomic group gives up every other ``intent``, so a sentence is read once. A bounded gap (``intent.{1,70}?deed``)
    finds no more in real texts, and costs seven times as much in a hostile one.
    """
    return f"^(?>.*?{intent}).*?{deed}"


def at_a_glance(short: str, regex: str) -> str:
    """Return ``regex`` behind a shorter expression that matches wherever it does: layer 1 seldom loads the long one."""
    return f"^(?=.*?{short}).*?{regex}"


def unless_after(words: str, ending: str) -> str:
    """Return an expression for the literal ``ending`` where none of ``words`` (see :func:`either`) precedes it.

    The ending comes first and the look behind it: looking behind at every character would be the dearest thing of all.
    """
    by_length: dict[int, list[str]] = {}  # the engine looks behind by a fixed width only
    for word in words.split():
        by_length.setdefault(len(word), []).append(word.replace("~", " ") + ending)
    return ending + "".join(f"(?<!{'|'.join(group)})" for group in by_length.values())


def conjugated(stems: str, endings: str) -> str:
    """Return alternatives for :func:`either`: each stem with any of ``endings``, so that each begins with a literal."""
    return " ".join(f"{stem}(?:{'|'.join(endings.split())})" for stem in stems.split())


def literals(words: str) -> tuple[str, ...]:
    """Return a group of ``all_of``, written as for :func:`either`."""
    return tuple(word.replace("~", " ") for word in words.split())


def lettered(regex: str) -> str:
    r"""Return ``regex`` with ``\b`` and ``\w`` as languages with accents need them: ``ã`` is a letter."""
    return f"(?u:{regex})"
