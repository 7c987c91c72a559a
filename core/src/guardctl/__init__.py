"""guardctl judges, inside a coding agent's hooks, what the agent says.

What guard authors import. Names are loaded on use, because the hook imports this package on every turn.
"""

TYPE_CHECKING = False  # what typing has under this name; importing typing would cost every turn 1.7 bare interpreters
if TYPE_CHECKING:
    from guardctl.compiling.loading import Patterns as Patterns, patterns_from as patterns_from
    from guardctl.errors import JudgeAnswerError as JudgeAnswerError, JudgeError as JudgeError
    from guardctl.facts import Facts as Facts
    from guardctl.hookspecs import hookimpl as hookimpl
    from guardctl.judging import (
        Fields as Fields,
        JudgeReply as JudgeReply,
        JudgeRequest as JudgeRequest,
        Question as Question,
        Region as Region,
        Verdict as Verdict,
    )
    from guardctl.lazy import LazySpec as LazySpec
    from guardctl.regions import (
        asked_items as asked_items,
        asked_regions as asked_regions,
        edit_regions as edit_regions,
        todos_regions as todos_regions,
        tools_regions as tools_regions,
    )
    from guardctl.rows import Row as Row, When as When
    from guardctl.rules import Rule as Rule
    from guardctl.signals import Bypass as Bypass, Signal as Signal
    from guardctl.spec import (
        AnswerFields as AnswerFields,
        Example as Example,
        GuardOptions as GuardOptions,
        GuardSpec as GuardSpec,
    )
    from guardctl.turn import ToolRun as ToolRun, Turn as Turn

_HOMES = {
    "AnswerFields": "spec",
    "Bypass": "signals",
    "Example": "spec",
    "Facts": "facts",
    "Fields": "judging",
    "GuardOptions": "spec",
    "GuardSpec": "spec",
    "JudgeAnswerError": "errors",
    "JudgeError": "errors",
    "JudgeReply": "judging",
    "JudgeRequest": "judging",
    "LazySpec": "lazy",
    "Patterns": "compiling.loading",
    "Question": "judging",
    "Region": "judging",
    "Row": "rows",
    "Rule": "rules",
    "Signal": "signals",
    "ToolRun": "turn",
    "Turn": "turn",
    "Verdict": "judging",
    "When": "rows",
    "asked_items": "regions",
    "asked_regions": "regions",
    "edit_regions": "regions",
    "hookimpl": "hookspecs",
    "patterns_from": "compiling.loading",
    "todos_regions": "regions",
    "tools_regions": "regions",
}

__all__ = [*_HOMES, "__version__"]  # noqa: PLE0604  # computed, so that the table is the only list

__version__ = "0.1.0"

_GONE = ("Pattern", "words_of")


def __getattr__(name: str) -> object:
    home = _HOMES.get(name)
    if name in _GONE:
        raise ImportError(f"guardctl.{name} is of version 1 of the guard contract, this is 2: upgrade who imports it")
    if home is None:
        raise AttributeError(f"module 'guardctl' has no attribute {name!r}")
    from importlib import import_module

    value = globals()[name] = getattr(import_module(f"guardctl.{home}"), name)
    return value
