"""``python -m guardctl`` and the ``guardctl`` script."""

from __future__ import annotations

import os
import sys


def main() -> None:
    """Run the command line."""
    from guardctl.cli import run

    run()


if __name__ == "__main__":
    if not sys.flags.safe_path:  # not the current folder, whose files are no guards; what a script has there has none
        sys.path[0] = os.path.dirname(sys.executable)
    main()
