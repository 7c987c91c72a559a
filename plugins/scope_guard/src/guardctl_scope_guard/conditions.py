"""How the signals of both guards are written down: an expression, and what it cannot say itself."""

from __future__ import annotations

from guardctl import Pattern, words_of

# What a sentence in these languages has, whatever it says, and an English one has not: they borrow each other's words.
_MARKS = {
    "pt": "ã|ç|é|á|ê|õ|í|ó| de | que | o | um|ei |pra |para | os | na | com | eu |por ",
    "es": "ó|í|é|á|ñ|¿| de | que | el | la | los | un ",
    "de": "ü|ä|ö|ß| der | die | das | ich | und | den | ist | auf | wir | einem | nicht ",
}


def signal(language: str, why: str, regex: str, *near: str, mark: bool = True) -> Pattern:
    r"""Return a pattern for ``regex``.

    Args:
        language: ISO 639-1 code. In languages with accents ``\b`` and ``\w`` know accented letters.
        why: what the pattern stands for.
        regex: the expression, lower case.
        near: further groups of words, divided by ``|``; one of each group has to stand in the sentence.
        mark: whether the sentence also needs a mark of its language. Without, where every alternative is a word of
            that language alone: a line of a list is often too short to have a mark.
    """
    near = (*near, _MARKS[language]) if mark and language in _MARKS else near
    conditions = (*words_of(regex), *(tuple(group.split("|")) for group in near))
    if language in _MARKS:  # re.ASCII takes an accented letter for punctuation
        regex = f"(?u:{regex})"
    return Pattern(regex, conditions, why, language)


def both(left: str, right: str) -> str:
    """Return an expression for a sentence in which both match, in whatever order, at a cost that does not multiply."""
    return f"^(?=.*?(?:{left}))(?=.*?(?:{right}))"
