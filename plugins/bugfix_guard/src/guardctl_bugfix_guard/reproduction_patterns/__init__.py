"""Layer 1 of ``bugfix-without-reproduction``: what a change for a defect looks like, language by language.

There are no bypasses. "Reproduced" in a text may be denied, postponed, quoted or claimed of another defect, and only
reading tells that from a reproduction.
"""

from guardctl import Pattern
from guardctl_bugfix_guard.reproduction_patterns import de, en, en_indirect, es, ja, ko, pt, zh

SIGNALS: tuple[Pattern, ...] = (
    *en.SIGNALS,
    *en_indirect.SIGNALS,
    *ja.SIGNALS,
    *ko.SIGNALS,
    *pt.SIGNALS,
    *zh.SIGNALS,
    *es.SIGNALS,
    *de.SIGNALS,
)
BYPASSES: tuple[Pattern, ...] = ()
