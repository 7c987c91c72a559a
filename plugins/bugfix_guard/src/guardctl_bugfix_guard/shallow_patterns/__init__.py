"""Layer 1 of ``shallow-bugfix``: what a report that a defect is over looks like, language by language.

No bypass allows a whole text. A cause makes a report acceptable, but nothing short of reading tells a cause from "Root
cause: TBD", from "because the tests are green now" and from a claim that the cause was given elsewhere; see
:mod:`guardctl_bugfix_guard.shallow_patterns.bypasses` for the few words that are certain within one sentence.
"""

from guardctl import Pattern
from guardctl_bugfix_guard.shallow_patterns import (
    bypasses,
    de,
    en,
    en_indirect,
    en_outcome,
    es,
    excluded,
    ja,
    ko,
    pt,
    zh,
)

SIGNALS: tuple[Pattern, ...] = (
    *en.SIGNALS,
    *en_indirect.SIGNALS,
    *en_outcome.SIGNALS,
    *ja.SIGNALS,
    *ko.SIGNALS,
    *pt.SIGNALS,
    *zh.SIGNALS,
    *es.SIGNALS,
    *de.SIGNALS,
    *excluded.SIGNALS,
)
BYPASSES: tuple[Pattern, ...] = bypasses.BYPASSES
