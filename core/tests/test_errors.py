"""What is said about an exception of foreign code: its type and line, never its message."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from guardctl import hookimpl
from guardctl.errors import GuardRunError, raised_at

from .support import PlainGuard, in_memory


def module(text: str, file: str, **names: Any) -> dict[str, Any]:
    """Run a module's text as if it came from ``file``."""
    exec(compile(text, file, "exec"), names)
    return names


def error_of(decide: Callable[..., object]) -> GuardRunError:
    """Return what is said when a guard whose ``decide`` is this function is called."""
    guard = PlainGuard()
    guard.decide = hookimpl(decide)  # type: ignore[method-assign]
    with pytest.raises(GuardRunError) as error:
        in_memory(guard).call("decide", turn=None, fields={})
    return error.value


HELPER = "def inner():\n    {}['what the agent said']"
CALLER = "def decide(turn, fields):\n    inner()\n"


def test_the_line_that_raised() -> None:
    error = error_of(module(CALLER + HELPER, "/x/moon/guard.py")["decide"])
    assert error.where == "KeyError at guard.py:4"
    assert str(error) == (
        "moon: decide failed: KeyError at guard.py:4. Mend it there, or switch the guard off: guardctl disable moon."
    )


@pytest.mark.parametrize(
    ("file", "where"),
    {
        "beside the hook": ("/x/moon/rules.py", "KeyError at rules.py:2"),
        "in a folder below": ("/x/moon/parts/rules.py", "KeyError at rules.py:2"),
        "in a library: the guard's own line": ("/lib/python/json/decoder.py", "KeyError at guard.py:2"),
        "in a neighbour's folder": ("/x/moonlight/rules.py", "KeyError at guard.py:2"),
    }.values(),
)
def test_the_innermost_line_of_the_guard(file: str, where: str) -> None:
    inner = module(HELPER, file)["inner"]
    assert error_of(module(CALLER, "/x/moon/guard.py", inner=inner)["decide"]).where == where


def test_an_exception_of_ours_that_was_never_raised_keeps_its_message() -> None:
    assert raised_at(TypeError("not a Question")) == "TypeError: not a Question"
