"""The block budget: a block never starts a loop.

Kept on disk per session, because every hook call is a process of its own and no host's own cap can be relied on. Tool
calls and feedback do not reset it; only a new message of the human does. Whoever cannot count does not block.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from zlib import crc32

from guardctl.layer1 import fold
from guardctl.records import make_private_folder, text_hash

MAX_BLOCKS = 2
"""Blocks per guard and turn, unless the user sets another number."""

ALIKE = 0.8
"""Two replies whose shingles overlap this much (Jaccard) are in substance the same."""

_SHINGLE = 8
_KEPT = 400
_LOCK_SECONDS = 2.0


@dataclass(frozen=True, slots=True)
class Spending:
    """What the budget said.

    Attributes:
        guards: the guards that may block now.
        refused: guard to the reason why it may not: ``budget_spent``, ``same_text`` or ``no_budget_state``.
    """

    guards: tuple[str, ...]
    refused: dict[str, str]


def total_cap(host_cap: int | None) -> int:
    """Return how often one turn may be blocked in all: below the host's own cap, and never more than three times."""
    if host_cap is None:
        return 3
    return 1 if host_cap <= 1 else min(host_cap - 1, 3)


def spend(
    folder: str,
    session: str,
    turn_key: str,
    said: str,
    claims: Sequence[tuple[str, str, int]],
    cap: int,
) -> Spending:
    """Ask to block once and, if any guard may, count it. Atomic between processes.

    Args:
        folder: where the state is kept.
        session: host and session id.
        turn_key: of the turn; "" when unknown, which counts as the session's current turn.
        said: what the agent said since the last feedback.
        claims: guard, the sentence that raised its signal, and the guard's own ``max_blocks``.
        cap: for the turn in all, from :func:`total_cap`.
    """
    try:
        with _locked(folder, session) as handle:
            state = _load(handle, turn_key)
            shingles = _shingles(said)
            allowed, refused = [], {}
            for guard, sentence, max_blocks in claims:
                earlier = [block for block in state["blocks"] if guard in block["guards"]]
                if len(state["blocks"]) >= cap or len(earlier) >= max_blocks:
                    refused[guard] = "budget_spent"
                elif any(_same(block, guard, sentence, shingles) for block in earlier):
                    refused[guard] = "same_text"
                else:
                    allowed.append(guard)
            if allowed:
                hashes = {guard: text_hash(fold(sentence)) for guard, sentence, _ in claims if guard in allowed}
                state["blocks"].append({"guards": hashes, "shingles": sorted(shingles)[:_KEPT]})
                _store(handle, state)
            return Spending(tuple(allowed), refused)
    except OSError:
        return Spending((), {guard: "no_budget_state" for guard, _, _ in claims})


def is_spent(folder: str, session: str, turn_key: str, cap: int) -> bool:
    """Tell, without counting, whether this turn cannot be blocked any more, so that no judge has to be asked."""
    try:
        with _locked(folder, session) as handle:
            return len(_load(handle, turn_key)["blocks"]) >= cap
    except OSError:
        return True


def _same(block: dict[str, object], guard: str, sentence: str, shingles: set[int]) -> bool:
    guards, stored = block["guards"], block["shingles"]
    if isinstance(guards, dict) and guards.get(guard) == text_hash(fold(sentence)):
        return True
    # Both sides are cut to their smallest hashes, which estimates the overlap of the whole sets.
    ours = set(sorted(shingles)[:_KEPT])
    theirs = set(stored) if isinstance(stored, list) else set()
    kept = sorted(ours | theirs)[:_KEPT]
    return bool(kept) and sum(1 for item in kept if item in ours and item in theirs) / len(kept) >= ALIKE


def _shingles(text: str) -> set[int]:
    plain = "".join(char if char.isalnum() else " " for char in fold(text))
    plain = " ".join(plain.split())
    return {crc32(plain[at : at + _SHINGLE].encode()) for at in range(max(1, len(plain) - _SHINGLE + 1))}


@contextmanager
def _locked(folder: str, session: str) -> Iterator[int]:
    make_private_folder(folder)
    name = os.path.join(folder, f"blocks-{text_hash(session)}.json")
    handle = os.open(name, os.O_RDWR | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0), 0o600)
    try:
        _lock(handle)
        yield handle
    finally:
        os.close(handle)


def _lock(handle: int) -> None:
    try:
        import fcntl
    except ImportError:  # Windows: not proved
        import msvcrt

        msvcrt.locking(handle, msvcrt.LK_LOCK, 1)  # type: ignore[attr-defined]
        return
    end = time.monotonic() + _LOCK_SECONDS
    while True:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            if time.monotonic() > end:
                raise
            time.sleep(0.005)
        else:
            return


def _load(handle: int, turn_key: str) -> dict[str, list[dict[str, object]]]:
    os.lseek(handle, 0, os.SEEK_SET)
    try:
        state = json.loads(os.read(handle, 1 << 20) or b"{}")
        known, blocks = state.get("turn", ""), state.get("blocks", [])
    except (ValueError, AttributeError):
        known, blocks = "", []
    if turn_key and turn_key != known:
        return {"turn": turn_key, "blocks": []}  # type: ignore[dict-item]  # "turn" is the one string
    return {"turn": known, "blocks": blocks if isinstance(blocks, list) else []}


def _store(handle: int, state: dict[str, list[dict[str, object]]]) -> None:
    data = json.dumps(state, separators=(",", ":")).encode()
    os.lseek(handle, 0, os.SEEK_SET)
    os.ftruncate(handle, 0)
    os.write(handle, data)
