"""Searches for the 4000-byte text on which a guard's layer 1 costs most: ``python benchmarks/worst_case.py``.

Texts are put together from fragments: the literals for which a part of an expression is loaded, and strings that follow
an expression for a while and then leave it, so that the engine goes deep and fails. Single fragments are repeated
first, since cost grows most where one near match follows another; the best of them are mutated as long as time is left.
Cost is CPU time during the search, and instructions for the text that is found.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
import time
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from callgrind import Job, NoValgrindError, bare_interpreter, count_all
from fragments import fragments
from stage import ENVIRONMENT, Stage, StageError

from guardctl import Row
from guardctl.matching.examine import examine
from guardctl.matching.window import WINDOW_CHARACTERS, Window, tail
from guardctl.plugins import LoadedGuard, load_guards

JOINTS = (" ", ", ", "\n", "", "; ", ". ", " and ")
BUDGET = 1.3
"""Interpreters for one guard's layer 1: five of that beside 1.5 for a silent turn are 8, the budget of any text."""

KEPT = 12
"""Texts that are mutated in turn."""

AFRESH, MOST_PARTS = 0.2, 100
"""Share of texts that are put together anew, of up to so many fragments: such texts have many parts loaded."""

_PROBE = """
import sys
package, index, name, text, times = sys.argv[1:]
sys.path.append(package)
from guardctl.matching.examine import examine
from guardctl.index_file import load_index
from guardctl.matching.window import Window
[guard] = [guard for guard in load_index(index)["guards"] if guard["name"] == name]
with open(text, encoding="utf-8", newline="") as stream:
    text = stream.read()
for _ in range(int(times)):
    examine(guard, Window(text))
"""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A text, what it was made of, and its cost in ns of CPU time."""

    cost: int
    text: str
    parts: tuple[str, ...]
    joint: str
    origin: str


def search(guard: Mapping[str, Any], rows: Iterable[Row], seconds: float, seed: int = 1) -> Candidate:
    """Return the most expensive text found for one guard.

    Args:
        guard: its entry in the index.
        rows: what the entry was made from.
        seconds: how long to search.
        seed: of chance.
    """
    chance = random.Random(seed)  # not for security
    end = time.monotonic() + seconds
    pool = fragments(rows, chance)
    best: list[Candidate] = []
    chance.shuffle(pool)
    for fragment in pool:
        for joint in (" ", "\n"):
            _keep(best, _try(guard, (fragment,), joint, "one fragment repeated"))
        if time.monotonic() > end - seconds / 2:
            break
    while time.monotonic() < end:
        if chance.random() < AFRESH:
            parts, joint = (
                tuple(chance.sample(pool, min(len(pool), chance.randint(2, MOST_PARTS)))),
                chance.choice(JOINTS),
            )
        else:
            parts, joint = _mutated(chance.choice(best), pool, chance)
        _keep(best, _try(guard, parts, joint, f"{len(parts)} fragments repeated"))
    # The times of a busy machine flatter some texts: the finalists run again.
    return max((_try(guard, one.parts, one.joint, one.origin, runs=9) for one in best), key=lambda one: one.cost)


def worst(
    guard: LoadedGuard, guards: Iterable[LoadedGuard], folder: Path, seconds: float, seed: int = 1
) -> tuple[Candidate, int]:
    """Return the most expensive text found for one guard, and the instructions of its layer 1.

    Args:
        guard: the guard. It is alone in the index: the table of literals is common to all guards in one.
        guards: all that are installed.
        folder: a temporary folder.
        seconds: how long to search.
        seed: of chance.
    """
    own = guard.spec
    stage = Stage(folder / own.name, off=[other.spec.name for other in guards if other is not guard])
    (entry,) = stage.entries()
    found = search(entry, (*own.signals, *own.bypasses), seconds, seed)
    return found, confirm(stage.index_file, own.name, found.text, folder)


def confirm(index: Path, name: str, text: str, folder: Path) -> int:
    """Return the instructions of layer 1 on ``text`` as a hook pays them, expressions loaded for the first time.

    The difference of two processes: one reads everything and does nothing, one examines the text once.
    """
    import guardctl

    file = folder / "worst.txt"
    file.write_text(text, encoding="utf-8", newline="")
    package = str(Path(guardctl.__file__).resolve().parent.parent)
    arguments = [sys.executable, "-I", "-S", "-c", _PROBE, package, str(index), name, str(file)]
    nothing, once = count_all([Job([*arguments, times], env=ENVIRONMENT) for times in ("0", "1")])
    return once.instructions - nothing.instructions


def _try(guard: Mapping[str, Any], parts: tuple[str, ...], joint: str, origin: str, runs: int = 3) -> Candidate:
    unit = joint.join(parts) + joint
    text = tail(unit * (WINDOW_CHARACTERS // max(1, len(unit)) + 1), WINDOW_CHARACTERS)
    costs = []
    for _ in range(runs):
        guard["store"]._loaded.clear()  # a hook has loaded nothing yet
        guard["store"]._thawed.clear()
        started = time.thread_time_ns()
        examine(guard, Window(text))
        costs.append(time.thread_time_ns() - started)
    return Candidate(min(costs), text, parts, joint, origin)


def _keep(best: list[Candidate], candidate: Candidate) -> None:
    if any(candidate.text == other.text for other in best):
        return
    best.append(candidate)
    best.sort(key=lambda one: -one.cost)
    del best[KEPT:]


def _mutated(candidate: Candidate, pool: list[str], chance: random.Random) -> tuple[tuple[str, ...], str]:
    parts = list(candidate.parts)
    at = chance.randrange(len(parts))
    match chance.randrange(6):
        case 0:
            parts.insert(at, chance.choice(pool))
        case 1:
            parts[at] = chance.choice(pool)
        case 2 if len(parts) > 1:
            del parts[at]
        case 3:
            parts += parts[at : at + chance.randint(1, 4)]
        case 4:
            cut = chance.randint(1, max(1, len(parts[at])))
            parts[at] = parts[at][:cut]
        case _:
            return tuple(parts), chance.choice(JOINTS)
    return tuple(part for part in parts if part) or (chance.choice(pool),), candidate.joint


def main(argv: list[str] | None = None) -> int:
    """Print the worst text found for each guard; return 1 when one is over :data:`BUDGET`."""
    parser = argparse.ArgumentParser(description="Search for the text on which a guard's layer 1 costs most.")
    parser.add_argument("guards", nargs="*", metavar="GUARD", help="names; by default all that are installed")
    parser.add_argument("--seconds", type=float, default=60, help="how long to search for each guard")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", type=Path, metavar="FOLDER", help="write each text found to FOLDER/GUARD.txt")
    options = parser.parse_args(argv)
    over = False
    try:
        bare = bare_interpreter(ENVIRONMENT)
        with tempfile.TemporaryDirectory(prefix="guardctl-worst-") as name:
            folder = Path(name).resolve()
            guards = load_guards()[0]
            for guard in guards:
                own = guard.spec.name
                if options.guards and own not in options.guards:
                    continue
                found, instructions = worst(guard, guards, folder, options.seconds, options.seed)
                cost = instructions / bare
                over = over or cost > BUDGET
                shown = found.text[:160].replace("\n", "⏎").replace("\0", "·")
                print(f"{own}: {cost:.3f} B ({found.cost / 1e6:.1f} ms), {found.origin}: {shown}", flush=True)
                if options.save:
                    options.save.mkdir(parents=True, exist_ok=True)
                    (options.save / f"{own}.txt").write_text(found.text, encoding="utf-8", newline="")
    except (NoValgrindError, StageError) as error:
        print(error, file=sys.stderr)
        return 2
    return int(over)


if __name__ == "__main__":
    sys.exit(main())
