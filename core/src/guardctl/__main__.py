"""``python -m guardctl`` and the ``guardctl`` script."""

from __future__ import annotations


def main() -> None:
    """Run the command line."""
    from guardctl.cli import run

    run()


if __name__ == "__main__":
    main()
