"""How the pattern modules write their conditions."""

from guardctl import Pattern, words_of


def stems(listed: str) -> tuple[str, ...]:
    """Return one group of :attr:`guardctl.Pattern.all_of`, given with bars between the literals."""
    return tuple(listed.split("|"))


def signal(language: str, why: str, regex: str) -> Pattern:
    r"""Return a pattern whose conditions are read off its expression; ``\b`` and ``\w`` know Portuguese letters.

    Args:
        language: ISO 639-1 code.
        why: what the pattern stands for.
        regex: the expression, lower case.
    """
    return Pattern(f"(?u:{regex})" if language == "pt" else regex, words_of(regex), why, language)
