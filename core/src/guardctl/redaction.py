"""Replaces secrets by ``[redacted:<kind>]`` before text leaves the process or is logged.

It runs in the hook, from expressions frozen into the index, so it imports nothing but
:mod:`guardctl.matching.store`. What a secret looks like stands in :mod:`guardctl.redaction_kinds`, which only the
builder of the index imports.
"""

from guardctl.matching.store import thaw

_MARK = "[redacted:"
_HEAD = 3
_EXACT, _WORD, _LINE, _ALL = range(4)
_PASSES = (_EXACT, _EXACT, _WORD, _LINE, _ALL)
"""How much is replaced at once in each pass over the text.

A marker can be the edge that the neighbour of a secret lacked, so what is left is searched again. Texts have secrets
that uncover one another once in a lifetime, and three deep never: that is a chain, made to cost another search for each
of its links. So then the whole word goes, the whole line, at last everything between two markers.
"""

_SEPARATORS = "_-./="
_CAPITALS = "AZ09"  # stands for a head, longer than any
_NO_CAPITALS = bytes(code for code in range(256) if not (48 <= code < 58 or 65 <= code < 91))  # noqa: PLR2004  # 0-9, A-Z
_SPACES = str.maketrans("\n\r\t\f\v", "     ")
_thawed: dict = {}


def freeze_kinds(kinds) -> tuple:  # type: ignore[no-untyped-def]  # Iterable[Redaction]
    """Return ``kinds`` as the index stores them, in the same order: ``(kind, literals, frozen expression)`` each.

    The order is the order of precedence: put the more specific kind first.

    Raises:
        ValueError: a kind without a proper name, without literals, or that matches where nothing is.
        re.error: an expression does not compile.
    """
    import re

    from guardctl.compiling.freezing import freeze

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
    never looked into, and what stands between two markers is searched again as a text of its own. However many kinds
    there are, and however they are nested, the time grows with the text only.

    Args:
        text: what is about to be shown, sent or written.
        kinds: what :func:`freeze_kinds` returned.
    """
    parts, counts = cut(text, kinds)
    return ("".join([part for part, _, _ in parts]) if counts else text), counts


def cut(text: str, kinds: tuple) -> tuple[list, dict[str, int]]:
    """Return ``text`` in parts, as :func:`redact` joins them, and how many of each kind were replaced.

    A part is ``(shown, size, plain)``: a piece of the text, as plain as it was, or else a marker; and how many
    characters of the text it stands for. See :func:`between`.
    """
    live = _possible(text, kinds)
    if not live:
        return [(text, len(text), True)], {}
    counts: dict[str, int] = {}
    done = _at_markers(text, {kind for kind, _, _ in kinds})
    for reach in _PASSES:
        parts, done, found = done, [], False
        for part in parts:
            pieces = _searched(part, live, reach, counts) if part[2] else [part]
            found = found or len(pieces) > 1
            done += pieces
        if not found:
            break
    return done, counts


def between(parts: list, start: int, end: int) -> str:
    """Return what is shown of a text from ``start`` to ``end``, a marker whole where it begins or ends inside one.

    Args:
        parts: of the text, as :func:`cut` returned them.
        start: offset in the text.
        end: the same.
    """
    shown = []
    at = 0
    for part, size, plain in parts:
        if start < at + size and at < end:
            shown.append(part[max(start - at, 0) : end - at] if plain else part)
        at += size
    return "".join(shown)


def _head(literal: str) -> str:
    """Return what :func:`_possible` collects wherever ``literal`` occurs, or nothing if that is not certain."""
    if literal.isascii() and literal.isalnum() and literal == literal.upper():
        return _CAPITALS
    if literal[-1] not in _SEPARATORS:
        return ""
    _, closed, last = literal[:-1].rpartition(literal[-1])
    return last[-_HEAD:] if closed or len(last) >= _HEAD else ""


def _possible(text: str, kinds: tuple) -> list:
    """Return the kinds with a literal in ``text``.

    Searching one literal costs 15,000 instructions in 4 kB, and there are hundreds. Most are prefixes that end in a
    separator (``ghp_``), so what stands before each separator is collected once; the others are then not searched for.
    Those of capitals and digits (``AKIA``) are looked for in what is left of the text without anything else.
    """
    heads = {piece[-_HEAD:] for separator in _SEPARATORS for piece in text.split(separator)}
    heads |= {"", _CAPITALS}
    capitals = text.encode("ascii", "replace").translate(None, _NO_CAPITALS).decode("ascii")
    live = []
    for entry in kinds:
        for literal, head in entry[1]:
            if head in heads and (head != _CAPITALS or literal in capitals) and literal in text:
                live.append(entry)
                break
    return live


def _at_markers(text: str, names: set) -> list:
    """Return the parts of a text that may have markers. Only known kinds make one, or it would be a hiding place."""
    first, *others = text.split(_MARK)
    parts: list[tuple] = []
    plain = [first]
    for other in others:
        kind, closed, rest = other.partition("]")
        if closed and kind in names:
            marker = f"{_MARK}{kind}]"
            parts += _plain("".join(plain)), (marker, len(marker), False)
            plain = [rest]
        else:
            plain += [_MARK, other]
    return [*parts, _plain("".join(plain))]


def _plain(piece: str) -> tuple:
    return piece, len(piece), True


def _searched(part: tuple, live: list, reach: int, counts: dict) -> list:
    """Return the parts of a plain part in which each live kind was looked for once: itself if none was found."""
    parts = [part]
    for kind, literals, blob in live:
        found, parts = parts, []
        for one in found:
            piece, _, plain = one
            if plain and any(literal in piece for literal, _ in literals):
                spans = _spans(piece, blob, reach)
                if spans:
                    counts[kind] = counts.get(kind, 0) + len(spans)
                    parts += _without(piece, spans, f"{_MARK}{kind}]")
                    continue
            parts.append(one)
    return parts


def _spans(piece: str, blob: bytes, reach: int) -> list:
    """Return where in ``piece`` something has to be replaced: ``(start, end)`` in order, none empty."""
    pattern = _thawed.get(blob)
    if pattern is None:
        pattern = _thawed[blob] = thaw(blob)
    group = "secret" if "secret" in pattern.groupindex else 0
    edge, edged = ("\n", piece) if reach == _LINE else (" ", piece.translate(_SPACES) if reach == _WORD else "")
    spans: list[tuple] = []
    at = 0
    for match in pattern.finditer(piece):
        start, end = match.span(group)
        if start < 0:  # the alternative that matched has no name beside the secret
            start, end = match.span()
        if start == end or end <= at:
            continue
        if reach == _ALL:
            return [(0, len(piece))]
        if reach:
            start, end = edged.rfind(edge, at, start) + 1, edged.find(edge, end)
            end = len(piece) if end < 0 else end
        start = max(start, at)
        spans.append((start, end))
        at = end
    return spans


def _without(piece: str, spans: list, marker: str) -> list:
    parts: list[tuple] = []
    at = 0
    for start, end in spans:
        parts += _plain(piece[at:start]), (marker, end - start, False)
        at = end
    return [*parts, _plain(piece[at:])]
