"""Signals that hope for an effect: the change is likely to help, and nobody has tried."""

from guardctl import Pattern
from guardctl_bugfix_guard.grammar import signal

SIGNALS: tuple[Pattern, ...] = (
    signal(
        "en",
        "the effect is hoped for",
        r"\b(?:likely|probably|presumably|hopefully|supposedly|perhaps|maybe) (?:already |also |now"
        " )?(?:fix|solv|cur(?:es|ed)|resolv|clears up|mend|gets? rid|be gone)",
    ),
    signal(
        "en",
        "the effect is hoped for",
        r"\b(?:this|that|it|which|change|check|lock|guard|patch|fix) (?:should|ought to|might|may|will)"
        r" (?:\w+ )?(?:do (?:it|the trick)|cover it|help[.,;!])",
    ),
    signal(
        "en",
        "the effect is hoped for",
        r"\b(?:in all likelihood|fingers crossed|chances are|i (?:believe|guess|suspect|expect"
        r"|assume))\b.{0,40}\b(?:fix|cure|resolve|solve)s?\b",
    ),
    signal(
        "en",
        "the effect is hoped for",
        r"\b(?:is|are) (?:unlikely to (?:come back|recur|reappear|happen again)|(?:expected|supposed|likely"
        "|bound) to (?:fix|cure|resolve|solve|go away))",
    ),
    signal(
        "ja",
        "the effect is hoped for",
        "(?:おそらく|恐らく|たぶん|多分|きっと).{0,25}?(?:直り|直る|解消|収ま|治り|治る|落ち着|再発しな"
        "|再発しま|起きなく)",
    ),
    signal(
        "ko",
        "the effect is hoped for",
        "(?:아마|어쩌면|분명).{0,25}?(?:해결|사라지|고쳐지|나아지|잡힐|괜찮아)",
    ),
    signal(
        "pt",
        "the effect is hoped for",
        r"\b(?:provavelmente|possivelmente|talvez|tomara que|com sorte)(?: (?:já|isso|isto))? (?:corri[gj]"
        "|resolv|consert|arrum|elimin|san[ae])",
    ),
    signal(
        "pt",
        "the effect is hoped for",
        r"\bé (?:bem |muito )?provável que\b.{0,40}\b(?:suma|sumam|pare|parem|resolva|corrija|desapareça"
        r"|não volte)\b",
    ),
)
