"""Layer 1 of scope-check: work moved to another conversation, stopped early, split or shrunk for want of context."""

from guardctl_scope_guard.check_patterns import (
    chinese,
    english,
    english_strain,
    german,
    japanese,
    korean,
    lateness,
    portuguese,
    spanish,
)

SIGNALS = (
    *english.SIGNALS,
    *english_strain.SIGNALS,
    *japanese.SIGNALS,
    *korean.SIGNALS,
    *portuguese.SIGNALS,
    *spanish.SIGNALS,
    *chinese.SIGNALS,
    *german.SIGNALS,
    *lateness.SIGNALS,
)

BYPASSES = ()
"""None: whether the human said to stop there, or whether a text quotes, takes a reader, not a word."""
