"""A click group that imports a command when it is called, not when it is listed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any

import click


class LazyGroup(click.Group):
    """Looks commands up in a table of (module, attribute, short help)."""

    def __init__(
        self,
        *args: Any,
        commands_table: Mapping[str, tuple[str, str, str]],
        hidden_commands: Sequence[str] = (),
        **kwargs: Any,
    ) -> None:
        super().__init__(*args, **kwargs)
        self._table = commands_table
        self._hidden = hidden_commands

    def list_commands(self, ctx: click.Context) -> list[str]:
        return [name for name in self._table if name not in self._hidden]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in self._table:
            return None
        module, attribute, _ = self._table[cmd_name]
        command: click.Command = getattr(import_module(f"guardctl.cli.{module}"), attribute)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl([(name, self._table[name][2]) for name in self.list_commands(ctx)])
