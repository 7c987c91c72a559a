"""English bypasses: the sentence that reports the change says how the defect was seen before.

Only for that sentence, and only in words that leave no doubt: "reproduced" alone may be denied, postponed, or claimed
of another defect.
"""

from guardctl import Pattern

BYPASSES = (
    Pattern(
        regex=(
            r"^(?!.*?(?:n't|\b(?:not|never|no|none|cannot|without|later|will|would|should|could|once|when i|if)\b)).*?"
            r"\b(?:caught|found|surfaced|exposed|uncovered|turned up) (?:by|when|while|in) (?:actually )?(?:running|"
            r"executing|exercising|a (?:real|live|full|local) run)\b"
        ),
        all_of=(("caught ", "found ", "surfaced ", "exposed ", "uncovered ", "turned up "), ("run", "exe")),
        why="the defect was seen in a run",
        scope="sentence",
    ),
)
