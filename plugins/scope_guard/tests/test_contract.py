"""Both guards keep what every guard has to keep."""

from __future__ import annotations

from guardctl.testing import GuardContract
from guardctl_scope_guard import change, check


class TestScopeCheck(GuardContract):
    guard = check.guard


class TestScopeChange(GuardContract):
    guard = change.guard
