"""The command line. Each command is a module of its own, imported when it is called."""

from __future__ import annotations

import click

from guardctl import __version__
from guardctl.cli._lazy import LazyGroup

COMMANDS = {
    "demo": ("demo", "demo", "Show a recorded turn being blocked, and why."),
    "list": ("list_", "list_", "List guards, hosts or judges."),
    "test": ("test_", "test", "Run a guard's own cases, or explain one text."),
    "eval": ("eval_", "evaluate", "Measure guards on a file of labelled texts."),
    "train": ("train", "train_", "Make a guard's learned filter from labelled turns."),
    "stats": ("stats", "stats", "Show what the log says about rates and waits."),
    "enable": ("switch", "enable", "Switch a guard on, everywhere or in one project."),
    "disable": ("switch", "disable", "Switch a guard off, everywhere or in one project."),
    "install": ("install", "install", "Put guardctl into a host's hooks."),
    "uninstall": ("install", "uninstall", "Take guardctl out of a host's hooks."),
    "hook": ("hook", "hook", "What hosts call."),
}
"""Command to (module, function, help); the help is here so that ``--help`` imports no command."""

HIDDEN = ("hook",)


@click.group(
    cls=LazyGroup,
    commands_table=COMMANDS,
    hidden_commands=HIDDEN,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@click.version_option(__version__, prog_name="guardctl")
def cli() -> None:
    """Judge, inside a coding agent's hooks, what the agent says."""


def run() -> None:
    """Run the command line and leave with its exit code.

    0 done, 1 known error or findings, 2 usage, 3 unexpected, 130 interrupted.
    """
    from guardctl.cli._errors import guarded

    guarded(cli)
