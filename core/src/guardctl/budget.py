"""The block budget: a block never starts a loop.

Kept on disk per session, because every hook call is a process of its own and no host's own cap can be relied on. Tool
calls and feedback do not reset it; only a new message of the human does, and not while the host says that the agent
goes on because of a block. Where sessions and messages cannot be told apart, :mod:`guardctl.ceiling` stands behind it.
Whoever cannot count does not block.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from guardctl import ceiling
from guardctl.locking import locked, make_way, read_all, write_all
from guardctl.matching.window import fold
from guardctl.records import make_private_folder, text_hash

if TYPE_CHECKING:
    from guardctl.turn import Turn

MAX_BLOCKS = 2
"""Blocks per guard and turn, unless the user sets another number."""

ALIKE = 0.8
"""Two replies whose shingles overlap this much (Jaccard) are in substance the same."""

_SHINGLE = 8
_KEPT = 400
_COMPARED = 16_000
"""Characters at the end of a reply that are compared with earlier ones."""

_KEPT_BLOCKS = ceiling.BLOCKS
"""Of a session: as many as may happen in an hour, so that turns which take turns find their own again."""

_FORGOTTEN_SECONDS = 6 * 3600.0
"""A turn that cannot be told from the one before it counts as the same for this long."""


@dataclass(frozen=True, slots=True)
class Claim:
    """A guard that wants to block.

    Attributes:
        guard: its name.
        sentence: what raised its signal.
        max_blocks: how often it may block one turn.
    """

    guard: str
    sentence: str
    max_blocks: int = MAX_BLOCKS


@dataclass(frozen=True, slots=True)
class Spending:
    """What the budget said.

    Attributes:
        guards: the guards that may block now.
        refused: guard to the reason why it may not: ``budget_spent``, ``same_text``, ``hourly_limit`` or
            ``no_budget_state``.
    """

    guards: tuple[str, ...]
    refused: dict[str, str]


def total_cap(host_cap: int | None) -> int:
    """Return how often one turn may be blocked in all: below the host's own cap, and never more than three times."""
    if host_cap is None:
        return 3
    return 1 if host_cap <= 1 else min(host_cap - 1, 3)


def spend(folder: str, turn: Turn, claims: Sequence[Claim], cap: int) -> Spending:
    """Ask to block once and, if any guard may, count it. Atomic between processes.

    Args:
        folder: where the state is kept.
        turn: the turn. One without a key counts as the session's current turn, and so does a continued one.
        claims: who wants to block.
        cap: for the turn in all, from :func:`total_cap`.
    """
    return _settle(folder, turn, claims, cap, count=True)


def preview(folder: str, turn: Turn, claims: Sequence[Claim], cap: int) -> Spending:
    """Say what :func:`spend` would say, without counting, so that no judge is asked in vain."""
    return _settle(folder, turn, claims, cap, count=False)


def _settle(folder: str, turn: Turn, claims: Sequence[Claim], cap: int, *, count: bool) -> Spending:
    key = text_hash(turn.key) if turn.key else ""
    session_file = f"{folder}/blocks-{text_hash(f'{turn.host}/{turn.session or turn.cwd}')}.json"
    folder_file = f"{folder}/folder-{text_hash(ceiling.place_of(turn.cwd))}.json"
    make_private_folder(folder)
    try:
        with locked(session_file) as session, locked(folder_file) as place:
            try:
                known = _load(session)
            except ValueError:  # nobody knows what this turn has had: it gets no more, and the next one begins anew
                _store(session, [{"turn": key, "guards": {}, "shingles": []}] * total_cap(None))
                raise OSError("damaged block budget") from None
            lately = ceiling.load(place)
            if known and (turn.continued or (not key and _is_recent(session))):
                key = known[-1]["turn"]
            elif not key:
                known = []
            blocks: Sequence[Mapping[str, Any]] = [block for block in known if block["turn"] == key]
            if turn.continued and not known:
                blocks = lately  # it goes on, but not from anything that we know: what happened in its folder counts
            shingles = sorted(_shingles(turn.said[-_COMPARED:]))[:_KEPT]
            refused = {}
            for claim in claims:
                earlier = [block for block in blocks if claim.guard in block["guards"]]
                if len(blocks) >= cap or len(earlier) >= claim.max_blocks:
                    refused[claim.guard] = "budget_spent"
                elif any(_same(block, claim, shingles) for block in earlier):
                    refused[claim.guard] = "same_text"
                elif len(lately) >= ceiling.BLOCKS:
                    refused[claim.guard] = "hourly_limit"
            allowed = [claim for claim in claims if claim.guard not in refused]
            if allowed and count:
                hashes = {claim.guard: text_hash(fold(claim.sentence)) for claim in allowed}
                block = {"turn": key, "guards": hashes, "shingles": shingles}
                _store(session, [*known, block][-_KEPT_BLOCKS:])
                ceiling.add(place, lately, hashes)
    except OSError:
        for file in (session_file, folder_file):
            make_way(file)  # or nothing would be blocked for the rest of the session
        return Spending((), {claim.guard: "no_budget_state" for claim in claims})
    return Spending(tuple(claim.guard for claim in allowed), refused)


def _same(block: Mapping[str, Any], claim: Claim, shingles: Sequence[int]) -> bool:
    if block["guards"].get(claim.guard) == text_hash(fold(claim.sentence)):
        return True
    # Both sides are cut to their smallest hashes, which estimates the overlap of the whole sets.
    ours = set(shingles)
    theirs = set(block.get("shingles", ()))
    kept = sorted(ours | theirs)[:_KEPT]
    return bool(kept) and sum(1 for item in kept if item in ours and item in theirs) / len(kept) >= ALIKE


def _shingles(text: str) -> set[int]:
    from zlib import crc32  # in a file of its own, and needed only when something is blocked

    plain = "".join(char if char.isalnum() else " " for char in fold(text))
    plain = " ".join(plain.split())
    return {crc32(plain[at : at + _SHINGLE].encode()) for at in range(max(1, len(plain) - _SHINGLE + 1))}


def _load(handle: int) -> list[dict[str, Any]]:
    """Return the session's blocks, oldest first.

    Raises:
        ValueError: the state is damaged.
    """
    data = read_all(handle)
    if not data:
        return []
    try:
        blocks: list[dict[str, Any]] = json.loads(data)["blocks"]
        sound = isinstance(blocks, list) and all(map(_is_block, blocks))
    except (ValueError, KeyError, TypeError, RecursionError):
        sound = False
    if not sound:
        raise ValueError("damaged block budget")
    return blocks


def _is_recent(handle: int) -> bool:
    return time.time() - os.fstat(handle).st_mtime <= _FORGOTTEN_SECONDS


def _is_block(block: dict[str, Any]) -> bool:
    return (
        isinstance(block["turn"], str)
        and isinstance(block["guards"], dict)
        and all(isinstance(shingle, int) for shingle in block["shingles"])
    )


def _store(handle: int, blocks: Sequence[Mapping[str, Any]]) -> None:
    write_all(handle, json.dumps({"blocks": blocks}, separators=(",", ":")).encode())
