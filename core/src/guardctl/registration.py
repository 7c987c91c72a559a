"""The registration hooks: how judges, hosts, redaction kinds and observers come in, ours like anybody's.

They are called when the index is built and by people's commands, never on a turn: what they return is declared by
``module:attribute`` strings, so that the hook imports only the one judge and the one reader it needs.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pluggy

if TYPE_CHECKING:
    from guardctl.redaction_kinds import Redaction

hookspec = pluggy.HookspecMarker("guardctl")


@dataclass(frozen=True, slots=True)
class JudgeSpec:
    """A judge that can be chosen.

    Attributes:
        name: as in settings and ``install --judge``.
        factory: ``module:callable``, called as ``factory(options, context)``; returns a :class:`guardctl.judging.Judge`
            and raises :class:`guardctl.errors.JudgeError` when it cannot.
        receiver: who gets the text; shown by ``install`` and ``list --judges``.
        host: the host whose own agent this is, so that it may be a default there, or "".
        program: name of the program it runs, found on PATH at ``install`` and stored as an absolute path, or "".
        options: names of the options that ``factory`` knows; None takes any. Another one in settings is an error.
    """

    name: str
    factory: str
    receiver: str
    host: str = ""
    program: str = ""
    options: tuple[str, ...] | None = None


@dataclass(frozen=True, slots=True)
class HostSpec:
    """A host that can be guarded.

    Attributes:
        name: as in ``install HOST``.
        reader: module with ``read``, ``reply`` and ``project_defines``; see ``docs/reference/hosts.md``.
        installer: ``module:object`` with ``scopes``, ``notes``, ``file``, ``install`` and ``uninstall``; see
            ``docs/reference/hosts.md``.
        events: the events it can deliver.
        cap: how often the host lets itself be blocked in a row; None when it has no cap.
    """

    name: str
    reader: str
    installer: str
    events: tuple[str, ...]
    cap: int | None


@hookspec
def guardctl_judges() -> list[JudgeSpec]:  # type: ignore[empty-body]
    """Return judges to offer. All results are collected; of two with one name the first registered wins."""


@hookspec
def guardctl_hosts() -> list[HostSpec]:  # type: ignore[empty-body]
    """Return hosts to offer. All results are collected; of two with one name the first registered wins."""


@hookspec
def guardctl_redactions() -> list[Redaction]:  # type: ignore[empty-body]
    """Return kinds of secrets to redact, in addition to the built-in ones. All results are collected."""


@hookspec
def guardctl_observe(record: dict[str, object]) -> None:
    """Look at a decision record after it was written, in the hook, on turns that reached the judge's stage.

    An exception is swallowed: an observer never changes a decision. It delays the agent, so it should be quick.
    """
