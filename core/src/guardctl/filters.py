"""The file a guard's learned filter is kept in: written by ``guardctl train``, read when the index is built.

JSON, in one object: what the filter was made for and of (``features``, ``rows``, ``data``), how it does
(``metrics``), where each sensitivity cuts (``cuts``, log odds), and the weights; the signed bytes of the words are
compressed and in base 85. A filter that does not fit the guard any more is not used.
"""

from __future__ import annotations

import base64
import hashlib
import json
import zlib
from collections.abc import Iterable
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from guardctl.matching.filter import BUCKETS, FEATURES

if TYPE_CHECKING:
    from guardctl.spec import GuardSpec
    from guardctl.training import Trained

FORMAT = 1
"""Version of the file."""

CUT_LEVELS = ("quiet", "balanced", "thorough")


class FilterError(ValueError):
    """A filter cannot be used; the message says why and what to do."""


def rows_hash(spec: GuardSpec) -> str:
    """Return a hash of the rows that raise signals: a filter has a weight for each of them."""
    rows = sorted([row.language, row.id, row.regex, row.on] for row in spec.signals)
    return hashlib.sha256(json.dumps(rows, ensure_ascii=False).encode()).hexdigest()[:16]


def data_hash(contents: Iterable[bytes]) -> str:
    """Return a hash of the files that a filter was made of."""
    found = hashlib.sha256()
    for content in contents:
        found.update(hashlib.sha256(content).digest())
    return found.hexdigest()[:16]


def packed(spec: GuardSpec, trained: Trained, cuts: dict[str, float], data: str, metrics: dict[str, Any]) -> str:
    """Return what has to stand in a filter's file."""
    words = base64.b85encode(zlib.compress(trained.content, 9)).decode("ascii")
    content = {
        "format": FORMAT,
        "guard": spec.name,
        "features": FEATURES,
        "rows": rows_hash(spec),
        "data": data,
        "metrics": metrics,
        "cuts": cuts,
        "bias": trained.bias,
        "named": dict(sorted(trained.named.items())),
        "unit": trained.unit,
        "words": words,
    }
    return json.dumps(content, ensure_ascii=False, indent=1) + "\n"


def filter_problem(spec: GuardSpec) -> str:
    """Return why a guard goes on without the filter that it names; "" where it does not."""
    try:
        read_filter(spec)
    except FilterError as error:
        return str(error)
    return ""


def read_filter(spec: GuardSpec) -> dict[str, Any] | None:
    """Return a guard's filter for the index; None for a guard without one.

    It is ``weights``, as :func:`guardctl.matching.filter.score` wants them, and ``cuts``.

    Raises:
        FilterError: it cannot be used. The guard goes on without it.
    """
    if not spec.filter:
        return None
    package, _, name = spec.filter.partition(":")
    try:
        content = json.loads(files(package).joinpath(name).read_text(encoding="utf-8"))
    except (OSError, ImportError, ValueError) as error:
        raise FilterError(f"filter {spec.filter} cannot be read ({error}). Reinstall the guard.") from error
    again = f"Make it anew with 'guardctl train {spec.name}'."
    if not isinstance(content, dict) or content.get("format") != FORMAT or content.get("features") != FEATURES:
        raise FilterError(f"filter {spec.filter} was made for another version of guardctl. {again}")
    if content.get("guard") != spec.name or content.get("rows") != rows_hash(spec):
        raise FilterError(f"filter {spec.filter} was made for other rows. {again}")
    try:
        words = zlib.decompress(base64.b85decode(content["words"]))
        cuts = {level: float(content["cuts"][level]) for level in CUT_LEVELS}
        named = {str(name): float(value) for name, value in content["named"].items()}
        weights = float(content["bias"]), named, float(content["unit"]), words
    except (KeyError, TypeError, ValueError, AttributeError, zlib.error) as error:
        raise FilterError(f"filter {spec.filter} is damaged ({error!r}). Reinstall the guard.") from error
    if len(words) != BUCKETS:
        raise FilterError(f"filter {spec.filter} is damaged ({len(words)} weights). Reinstall the guard.")
    return {"weights": weights, "cuts": cuts}
