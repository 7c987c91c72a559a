"""Layer 1 of scope-change: a part of the task deferred, dropped, split off, staged or replaced by a stand-in."""

from guardctl_scope_guard.change_patterns import (
    chinese,
    english,
    english_parts,
    english_shares,
    english_status,
    english_substitutes,
    german,
    japanese,
    korean,
    portuguese,
    portuguese_shares,
    spanish,
    substitutes,
)

SIGNALS = (
    *english.SIGNALS,
    *english_parts.SIGNALS,
    *english_status.SIGNALS,
    *english_shares.SIGNALS,
    *english_substitutes.SIGNALS,
    *japanese.SIGNALS,
    *korean.SIGNALS,
    *portuguese.SIGNALS,
    *portuguese_shares.SIGNALS,
    *spanish.SIGNALS,
    *chinese.SIGNALS,
    *german.SIGNALS,
    *substitutes.SIGNALS,
)

BYPASSES = ()
"""None: whether a part was asked for, and who decided to cut it, stands in the human's words, not in the agent's."""
