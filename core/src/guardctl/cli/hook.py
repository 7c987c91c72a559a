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
    from guardctl.index_file import load_index
    from guardctl.paths import hook_paths, user_paths
    from guardctl.rebuilding import at_once
    from guardctl.silent import main

    with suppress(BaseException):  # an error must never become a block
        paths = user_paths()
        with suppress(Exception):  # then the turn passes
            if load_index(str(paths.index)) is None:
                at_once(paths)
        main(list(words), hook_paths(paths))
