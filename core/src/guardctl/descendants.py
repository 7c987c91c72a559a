"""Who descends from a process: read from ``/proc``, or asked of ``ps`` where there is none (macOS)."""

from __future__ import annotations

import os


def below(process: int) -> list[int]:
    """Return the processes that descend from ``process`` by way of living parents, nearest first."""
    children: dict[int, list[int]] = {}
    for one, parent in _parents():
        children.setdefault(parent, []).append(one)
    found = [process]
    for one in found:
        found += children.get(one, ())
    return found[1:]


def _parents() -> list[tuple[int, int]]:
    """Return pairs of a process and its parent."""
    try:
        names = os.listdir("/proc")
    except OSError:
        return _asked_of_ps()
    pairs = []
    for name in names:
        if name.isascii() and name.isdigit():
            try:
                handle = os.open(f"/proc/{name}/stat", os.O_RDONLY)
            except OSError:
                continue  # it is gone
            try:
                # pid (name) state parent: the name may hold anything, brackets too
                pairs.append((int(name), int(os.read(handle, 512).rpartition(b")")[2].split()[1])))
            except (OSError, ValueError, IndexError):
                pass
            finally:
                os.close(handle)
    return pairs or _asked_of_ps()


def _asked_of_ps() -> list[tuple[int, int]]:
    import subprocess

    try:
        done = subprocess.run(
            ["/bin/ps", "-axo", "pid=,ppid="], capture_output=True, text=True, timeout=1, check=False, env={}
        )
    except (OSError, ValueError, subprocess.SubprocessError):
        return []
    words = done.stdout.split() if done.stdout.isascii() else []
    numbers = [int(word) for word in words if word.isdigit()]
    return list(zip(numbers[::2], numbers[1::2], strict=False))
