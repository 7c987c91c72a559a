"""Whole numbers in text from outside: a variable, a tool's output, a judge's program.

``str.isdigit`` takes digits of any script, ``²`` and ``①`` among them, at which ``int`` raises; and ``int`` raises at
more than 4,300 digits. Part of the silent path: imports nothing.
"""

LONGEST = 9
"""Digits. No number that we read means anything beyond a thousand million."""


def whole_number(text: str) -> "int | None":
    """Return the number that ``text`` is: at most :data:`LONGEST` ASCII digits, no sign, space or ``_``; else None."""
    if not text.isascii() or not text.isdigit() or len(text) > LONGEST:
        return None
    return int(text)
