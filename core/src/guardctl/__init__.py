"""guardctl judges, inside a coding agent's hooks, what the agent says.

What guard authors import. Names are loaded on use, because the hook imports this package on every turn.
"""

_HOMES = {
    "AnswerFields": "spec",
    "Bypass": "signals",
    "Example": "spec",
    "GuardSpec": "spec",
    "JudgeAnswerError": "errors",
    "JudgeError": "errors",
    "JudgeReply": "judging",
    "JudgeRequest": "judging",
    "LazySpec": "lazy",
    "Pattern": "signals",
    "Question": "judging",
    "Region": "judging",
    "Signal": "signals",
    "ToolRun": "turn",
    "Turn": "turn",
    "Verdict": "judging",
    "asked_items": "regions",
    "asked_regions": "regions",
    "hookimpl": "hookspecs",
    "tools_regions": "regions",
}

__all__ = [*_HOMES, "__version__"]  # noqa: PLE0604  # computed, so that the table is the only list

__version__ = "0.1.0"


def __getattr__(name: str) -> object:
    home = _HOMES.get(name)
    if home is None:
        raise AttributeError(f"module 'guardctl' has no attribute {name!r}")
    from importlib import import_module

    value = globals()[name] = getattr(import_module(f"guardctl.{home}"), name)
    return value
