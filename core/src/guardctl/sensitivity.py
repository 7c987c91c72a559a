"""Which turns are asked about beyond those in which a guard finds a signal of its own: the user's ``sensitivity``.

Most violations in real turns are silent: no word tells that nobody reproduced the defect, or that an item is missing.
Whoever wants these found has every guard asked about every turn in which something was edited. Part of the silent path
where that is chosen; imports nothing.
"""

LEVELS = ("balanced", "thorough", "all")
"""``balanced``: a guard's own signals alone. ``thorough``: also every turn that edited something, or of which it is not
known what was done. ``all``: every turn."""

_SCRIPTS = (
    ("ja", 0x3040, 0x30FF),
    ("ko", 0xAC00, 0xD7A3),
    ("zh", 0x4E00, 0x9FFF),  # last: Japanese has these, too
)


def needs_record(level: str) -> bool:
    """Tell whether what tools did has to be read before it is known whether to ask."""
    return level == "thorough"


def reason_to_ask(turn, level: str) -> str:  # type: ignore[no-untyped-def]
    """Return why every guard is asked about a turn, or "" where only a signal of its own is a reason.

    Args:
        turn: with its tools, where :func:`needs_record` says so.
        level: one of :data:`LEVELS`.
    """
    if level == "all":
        return "every turn is asked about (sensitivity)"
    if level == "thorough":
        if turn.tools is None:
            return "it is not known what was done (sensitivity)"
        if any(run.changes for run in turn.tools):
            return "something was edited (sensitivity)"
    return ""


def signal_of(turn, window, level: str) -> "tuple | None":  # type: ignore[no-untyped-def]
    """Return the signal that stands for a turn as a whole, ``(sentence, why, language)``; None where there is none.

    The sentence is the last of the text. The language, in which feedback is given, is told by the script alone.
    """
    why = reason_to_ask(turn, level)
    if not why:
        return None
    spoken = [sentence for sentence in window.sentences if sentence.strip()]
    for language, first, last in _SCRIPTS:
        if any(first <= ord(character) <= last for sentence in spoken for character in sentence):
            return spoken[-1], why, language
    return (spoken[-1] if spoken else ""), why, "en"
