"""``guardctl hook``: what hosts call, for people and tests."""

from __future__ import annotations

from contextlib import suppress

import click


@click.command(
    hidden=True,
    context_settings={"ignore_unknown_options": True, "allow_extra_args": True, "help_option_names": []},
    add_help_option=False,
)
@click.argument("words", nargs=-1, type=click.UNPROCESSED)
def hook(words: tuple[str, ...]) -> None:
    """Answer one hook call: HOST [EVENT], payload on stdin. Exits 0 whatever it is given."""
    from guardctl.paths import hook_paths
    from guardctl.silent import main

    with suppress(BaseException):  # an error must never become a block
        main(list(words), hook_paths())
