"""Names that people type: a slip of the pen is an error with a suggestion."""

from __future__ import annotations

import difflib
from collections.abc import Collection

ALIKE = 0.8
"""How much a name must be like a known one to be taken for a slip. Below the two most alike guards of ours, 0.78."""


def nearest(name: str, known: Collection[str]) -> str:
    """Return the known name that was probably meant, or ""."""
    return next(iter(difflib.get_close_matches(name, sorted(known), n=1, cutoff=ALIKE)), "")


def unknown(kind: str, name: str, known: Collection[str]) -> str:
    """Return the sentence about a name that is not known."""
    meant = nearest(name, known)
    hint = f"Did you mean '{meant}'?" if meant else f"Known: {', '.join(sorted(known)) or 'none'}."
    return f"There is no {kind} '{name}'. {hint}"
