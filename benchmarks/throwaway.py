"""An interpreter of its own with the made-up guards of ``made_up``, for rows that no shipped guard may serve.

``lantern-1`` to ``lantern-5`` signal on one word each; ``lantern-coded`` signals, too, and has its bypass in code.
"""

from __future__ import annotations

import shutil
import venv
from pathlib import Path

from guardctl.paths import site_folders

GUARDS = 5
ONE_TEXT = "The first lantern is lit."
ALL_TEXT = "The first lantern, the second lantern, the third lantern, the fourth lantern and the fifth lantern are lit."
CODED_TEXT = "The coded lantern is lit, and somebody holds it."

_ENTRY_POINTS = """\
[guardctl]
lantern-coded = lanterns:coded
lantern-1 = lanterns:first
lantern-2 = lanterns:second
lantern-3 = lanterns:third
lantern-4 = lanterns:fourth
lantern-5 = lanterns:fifth
"""


def make_interpreter(folder: Path) -> str:
    """Make a virtual environment with the made-up guards beside everything installed here; return its interpreter."""
    venv.EnvBuilder(symlinks=True).create(folder)
    packages = next(folder.glob("lib/python*/site-packages"))
    for source in Path(__file__).parent.joinpath("made_up").glob("*.py"):
        shutil.copy(source, packages)
    distribution = packages / "lanterns-0.dist-info"
    distribution.mkdir()
    distribution.joinpath("METADATA").write_text("Metadata-Version: 2.1\nName: lanterns\nVersion: 0\n")
    distribution.joinpath("entry_points.txt").write_text(_ENTRY_POINTS)
    beside = "".join(f"import site; site.addsitedir({path!r})\n" for path in site_folders())
    packages.joinpath("beside.pth").write_text(beside)
    return str(folder / "bin" / "python")
