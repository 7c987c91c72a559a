"""Replaces secrets by ``[redacted:<kind>]`` before text leaves the process or is logged.

It runs in the hook, from expressions frozen into the index, so it imports nothing but :mod:`guardctl.store`. What a
secret looks like stands in :mod:`guardctl.redaction_kinds`, which only the builder of the index imports.
"""

from guardctl.store import thaw

_MARK = "[redacted:"
_SEPARATORS = "_-./="
_HEAD = 3
# A marker can be the edge that the neighbour of a secret lacked. Eight in one another are no accident, but an attempt
# to make each replacement cost another search of the whole text.
_ROUNDS = 8
_thawed: dict = {}


def freeze_kinds(kinds) -> tuple:  # type: ignore[no-untyped-def]  # Iterable[Redaction]
    """Return ``kinds`` as the index stores them, in the same order: ``(kind, literals, frozen expression)`` each.

    The order is the order of precedence: put the more specific kind first.

    Raises:
        ValueError: a kind without a proper name, without literals, or that matches where nothing is.
        re.error: an expression does not compile.
    """
    import re

    from guardctl.patterns import freeze

    frozen = []
    for one in kinds:
        if not re.fullmatch(r"[a-z0-9]+(?:-[a-z0-9]+)*", one.kind):
            raise ValueError(f"redaction {one.kind!r}: write the kind in lower case, digits and single hyphens")
        if not one.any_of or not all(one.any_of):
            raise ValueError(f"redaction {one.kind!r}: any_of needs literals, one of which every secret contains")
        if re.search(one.regex, "", re.ASCII):
            raise ValueError(f"redaction {one.kind!r}: the expression matches an empty text")
        frozen.append((one.kind, tuple((literal, _head(literal)) for literal in one.any_of), freeze(one.regex)))
    return tuple(frozen)


def kinds_in(index) -> tuple:  # type: ignore[no-untyped-def]  # Mapping[str, Any]
    """Return the frozen kinds that an index keeps in its store: most turns need none, and pay for none."""
    kinds: tuple = index["store"].load(index["redactions"])
    return kinds


def redact(text: str, kinds: tuple) -> tuple[str, dict[str, int]]:
    """Return ``text`` without secrets, and how many of each kind were replaced.

    Text without secrets comes back as the same object. Redacting twice changes nothing more: an existing marker is
    never looked into, and what stands between two markers is searched again as a text of its own.

    Args:
        text: what is about to be shown, sent or written.
        kinds: what :func:`freeze_kinds` returned.
    """
    live = _possible(text, kinds)
    if not live:
        return text, {}
    counts: dict[str, int] = {}
    done: list[str] = []
    todo: list[tuple[str, int]] = []
    _push(todo, _at_markers(text, {kind for kind, _, _ in kinds}), _ROUNDS)
    while todo:
        piece, rounds = todo.pop()
        kind, parts = _first_cut(piece, live) if rounds else ("", [])
        if parts:
            counts[kind] = counts.get(kind, 0) + len(parts) // 2
            _push(todo, parts, rounds - 1)
        else:
            done.append(piece)
    return ("".join(done) if counts else text), counts


def _head(literal: str) -> str:
    """Return what :func:`_possible` collects wherever ``literal`` occurs, or nothing if that is not certain."""
    if literal[-1] not in _SEPARATORS:
        return ""
    _, closed, last = literal[:-1].rpartition(literal[-1])
    return last[-3:] if closed or len(last) >= _HEAD else ""


def _possible(text: str, kinds: tuple) -> list:
    """Return the kinds with a literal in ``text``.

    Searching one literal costs 10,000 instructions in 4 kB, and there are hundreds. Most are prefixes that end in a
    separator (``ghp_``), so what stands before each separator is collected once; the others are then not searched for.
    """
    heads = {piece[-_HEAD:] for separator in _SEPARATORS for piece in text.split(separator)}
    heads.add("")
    live = []
    for entry in kinds:
        for literal, head in entry[1]:
            if head in heads and literal in text:
                live.append(entry)
                break
    return live


def _push(todo: list, parts: list, rounds: int) -> None:
    """Put ``parts``, text and marker in turn, on the stack, the first on top; markers are searched in no round."""
    todo += [(parts[place], 0 if place % 2 else rounds) for place in range(len(parts) - 1, -1, -1)]


def _at_markers(text: str, names: set) -> list:
    """Return text and marker in turn. Only known kinds make a marker, or it would be a hiding place."""
    first, *others = text.split(_MARK)
    parts: list[str] = []
    plain = [first]
    for other in others:
        kind, closed, rest = other.partition("]")
        if closed and kind in names:
            parts += ["".join(plain), f"{_MARK}{kind}]"]
            plain = [rest]
        else:
            plain += [_MARK, other]
    return [*parts, "".join(plain)]


def _first_cut(piece: str, live: list) -> tuple:
    """Return the first kind found in ``piece``, and the piece as text and marker in turn; nothing if it has none."""
    for kind, literals, blob in live:
        if not any(literal in piece for literal, _ in literals):
            continue
        pattern = _thawed.get(blob)
        if pattern is None:
            pattern = _thawed[blob] = thaw(blob)
        group = "secret" if "secret" in pattern.groupindex else 0
        parts: list[str] = []
        at = 0
        for match in pattern.finditer(piece):
            start, end = match.span(group)
            if start < 0:  # the alternative that matched has no name beside the secret
                start, end = match.span()
            if start < end:
                parts += [piece[at:start], f"{_MARK}{kind}]"]
                at = end
        if parts:
            return kind, [*parts, piece[at:]]
    return "", []
