"""The block budget: a block never starts a loop.

Kept on disk per session, because every hook call is a process of its own and no host's own cap can be relied on. Tool
calls and feedback do not reset it; only a new message of the human does. Whoever cannot count does not block.
"""

from __future__ import annotations

import json
import os
import stat
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import Any

from guardctl.locking import locked, read_all, write_all
from guardctl.records import make_private_folder, text_hash
from guardctl.window import fold

MAX_BLOCKS = 2
"""Blocks per guard and turn, unless the user sets another number."""

ALIKE = 0.8
"""Two replies whose shingles overlap this much (Jaccard) are in substance the same."""

_SHINGLE = 8
_KEPT = 400
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
        refused: guard to the reason why it may not: ``budget_spent``, ``same_text`` or ``no_budget_state``.
    """

    guards: tuple[str, ...]
    refused: dict[str, str]


@dataclass(slots=True)
class _State:
    turn: str
    blocks: list[dict[str, Any]]


def total_cap(host_cap: int | None) -> int:
    """Return how often one turn may be blocked in all: below the host's own cap, and never more than three times."""
    if host_cap is None:
        return 3
    return 1 if host_cap <= 1 else min(host_cap - 1, 3)


def spend(folder: str, session: str, turn_key: str, said: str, claims: Sequence[Claim], cap: int) -> Spending:
    """Ask to block once and, if any guard may, count it. Atomic between processes.

    Args:
        folder: where the state is kept.
        session: host and session id.
        turn_key: of the turn; "" when unknown, which counts as the session's current turn.
        said: what the agent said since the last feedback.
        claims: who wants to block.
        cap: for the turn in all, from :func:`total_cap`.
    """
    return _settle(folder, session, turn_key, said, claims, cap, count=True)


def preview(folder: str, session: str, turn_key: str, said: str, claims: Sequence[Claim], cap: int) -> Spending:
    """Say what :func:`spend` would say, without counting, so that no judge is asked in vain."""
    return _settle(folder, session, turn_key, said, claims, cap, count=False)


def _settle(
    folder: str, session: str, turn_key: str, said: str, claims: Sequence[Claim], cap: int, *, count: bool
) -> Spending:
    try:
        with _locked(folder, session) as handle:
            try:
                state = _load(handle, turn_key)
            except ValueError:  # nobody knows what this turn has had: it gets no more, and the next one begins anew
                _store(handle, _State(turn_key, [{"guards": {}, "shingles": []}] * total_cap(None)))
                raise OSError("damaged block budget") from None
            shingles = _shingles(said)
            refused = {}
            for claim in claims:
                earlier = [block for block in state.blocks if claim.guard in block["guards"]]
                if len(state.blocks) >= cap or len(earlier) >= claim.max_blocks:
                    refused[claim.guard] = "budget_spent"
                elif any(_same(block, claim, shingles) for block in earlier):
                    refused[claim.guard] = "same_text"
            allowed = [claim for claim in claims if claim.guard not in refused]
            if allowed and count:
                hashes = {claim.guard: text_hash(fold(claim.sentence)) for claim in allowed}
                state.blocks.append({"guards": hashes, "shingles": sorted(shingles)[:_KEPT]})
                _store(handle, state)
    except OSError:
        _make_way(_file(folder, session))
        return Spending((), {claim.guard: "no_budget_state" for claim in claims})
    return Spending(tuple(claim.guard for claim in allowed), refused)


def _same(block: dict[str, Any], claim: Claim, shingles: set[int]) -> bool:
    if block["guards"].get(claim.guard) == text_hash(fold(claim.sentence)):
        return True
    # Both sides are cut to their smallest hashes, which estimates the overlap of the whole sets.
    ours = set(sorted(shingles)[:_KEPT])
    theirs = set(block["shingles"])
    kept = sorted(ours | theirs)[:_KEPT]
    return bool(kept) and sum(1 for item in kept if item in ours and item in theirs) / len(kept) >= ALIKE


def _shingles(text: str) -> set[int]:
    from zlib import crc32  # in a file of its own, and needed only when something is blocked

    plain = "".join(char if char.isalnum() else " " for char in fold(text))
    plain = " ".join(plain.split())
    return {crc32(plain[at : at + _SHINGLE].encode()) for at in range(max(1, len(plain) - _SHINGLE + 1))}


@contextmanager
def _locked(folder: str, session: str) -> Iterator[int]:
    make_private_folder(folder)
    with locked(_file(folder, session)) as handle:
        yield handle


def _file(folder: str, session: str) -> str:
    return os.path.join(folder, f"blocks-{text_hash(session)}.json")


def _make_way(file: str) -> None:
    """Take away a link or pipe in the file's place, or nothing would be blocked for the rest of the session."""
    with suppress(OSError):
        if not stat.S_ISREG(os.lstat(file).st_mode):
            os.unlink(file)


def _load(handle: int, turn_key: str) -> _State:
    """Read the state of the session; another turn than the stored one starts with a full budget.

    Raises:
        ValueError: it is damaged.
    """
    data = read_all(handle)
    if not data:
        return _State(turn_key, [])
    try:
        state = json.loads(data)
        known, blocks = state["turn"], state["blocks"]
        sound = isinstance(known, str) and all(map(_is_block, blocks))
    except (ValueError, KeyError, TypeError, RecursionError):
        sound = False
    if not sound:
        raise ValueError("damaged block budget")
    forgotten = not turn_key and time.time() - os.fstat(handle).st_mtime > _FORGOTTEN_SECONDS
    if forgotten or (turn_key and turn_key != known):
        return _State(turn_key, [])
    return _State(known, blocks)


def _is_block(block: dict[str, Any]) -> bool:
    return isinstance(block["guards"], dict) and all(isinstance(shingle, int) for shingle in block["shingles"])


def _store(handle: int, state: _State) -> None:
    data = json.dumps({"turn": state.turn, "blocks": state.blocks}, separators=(",", ":")).encode()
    write_all(handle, data)
