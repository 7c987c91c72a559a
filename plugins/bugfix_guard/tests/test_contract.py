"""Both guards keep what every guard has to keep."""

from __future__ import annotations

from guardctl.testing import GuardContract
from guardctl_bugfix_guard import reproduction, shallow


class TestShallowBugfix(GuardContract):
    guard = shallow.guard


class TestBugfixWithoutReproduction(GuardContract):
    guard = reproduction.guard
