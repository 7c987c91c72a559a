"""How much is asked about, as the user chose it: the setting ``sensitivity``. Part of the silent path; imports nothing.

``quiet``, ``balanced``
    Where a guard has a signal of its own and its filter holds a violation likely enough; each filter has a cut for
    either. A guard without a filter is asked wherever it has a signal.
``thorough``
    Every turn that edited something, or of which it is not known what was done, too; only where a filter is nearly
    certain that nothing is wrong, nobody is asked. Most violations in real turns are silent: no word tells that nobody
    reproduced the defect, or that an item is missing.
``all``
    Every turn.
"""

QUIET, BALANCED, THOROUGH, ALL = LEVELS = ("quiet", "balanced", "thorough", "all")

ALONG = 1.0
"""A turn that is asked about anyway is asked about a guard, too, whose filter is less than so much (log odds) below its
cut for ``thorough``."""

_SCRIPTS = (
    ("ja", 0x3040, 0x30FF),
    ("ko", 0xAC00, 0xD7A3),
    ("zh", 0x4E00, 0x9FFF),  # last: Japanese has these, too
)


def cut_of(guard, level: str) -> "float | None":  # type: ignore[no-untyped-def]
    """Return the log odds below which a guard is not asked about; None where it has no filter, or none counts."""
    if guard["filter"] is None or level == ALL:
        return None
    return float(guard["filter"][1][level])


def reason_to_ask(turn, level: str) -> str:  # type: ignore[no-untyped-def]
    """Return why every guard comes into question, or "" where only a signal of its own is a reason.

    Args:
        turn: with its tools where the level is ``thorough``.
        level: one of :data:`LEVELS`.
    """
    if level == ALL:
        return "every turn is asked about (sensitivity)"
    if level == THOROUGH:
        if turn.tools is None:
            return "it is not known what was done (sensitivity)"
        if any(run.changes for run in turn.tools):
            return "something was edited (sensitivity)"
    return ""


def statement_of(window) -> tuple:  # type: ignore[no-untyped-def]
    """Return ``(sentence, language)`` of the statement that closes a text: it stands for a turn as a whole.

    The language, in which feedback is given, is told by the script alone.
    """
    spoken = [sentence for sentence in window.sentences if sentence.strip()]
    last = spoken[-1] if spoken else ""
    for language, first, end in _SCRIPTS:
        if any(first <= ord(character) <= end for sentence in spoken for character in sentence):
            return last, language
    return last, "en"
