"""Claude Code: hooks in ``settings.json``, payloads with the last message, transcripts as JSON Lines.

The package is imported on every turn, on the way to its ``reader``, so it imports nothing itself.
"""


def __getattr__(name: str) -> object:
    if name != "plugin":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from guardctl.hosts.claude_code.host import plugin

    return plugin
