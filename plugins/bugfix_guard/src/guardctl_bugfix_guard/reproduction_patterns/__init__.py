"""Layer 1 of ``bugfix-without-reproduction``: what a change for a defect looks like, language by language.

No bypass allows a whole text. "Reproduced" may be denied, postponed, quoted or claimed of another defect, and only
reading tells that from a reproduction; see :mod:`guardctl_bugfix_guard.reproduction_patterns.bypasses` for the few
words that are certain within one sentence.
"""

from guardctl import Pattern
from guardctl_bugfix_guard.reproduction_patterns import (
    bypasses,
    de,
    en,
    en_indirect,
    en_remedy,
    en_unseen,
    es,
    hopes,
    ja,
    ko,
    pt,
    zh,
)

SIGNALS: tuple[Pattern, ...] = (
    *en.SIGNALS,
    *en_indirect.SIGNALS,
    *en_remedy.SIGNALS,
    *en_unseen.SIGNALS,
    *ja.SIGNALS,
    *ko.SIGNALS,
    *pt.SIGNALS,
    *zh.SIGNALS,
    *es.SIGNALS,
    *de.SIGNALS,
    *hopes.SIGNALS,
)
BYPASSES: tuple[Pattern, ...] = bypasses.BYPASSES
