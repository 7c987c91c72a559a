"""How the pattern modules write their conditions."""


def stems(listed: str) -> tuple[str, ...]:
    """Return one group of :attr:`guardctl.Pattern.all_of`, given with bars between the literals."""
    return tuple(listed.split("|"))
