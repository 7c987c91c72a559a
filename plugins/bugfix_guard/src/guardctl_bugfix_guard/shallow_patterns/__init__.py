"""Layer 1 of ``shallow-bugfix``: what a report that a defect is over looks like, language by language.

There are no bypasses. A cause makes a report acceptable, but nothing short of reading tells a cause from "Root cause:
TBD", from "because the tests are green now" and from a claim that the cause was given elsewhere.
"""

from guardctl import Pattern
from guardctl_bugfix_guard.shallow_patterns import de, en, en_indirect, es, ja, ko, pt, zh

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
