"""Both guards keep what every guard has to keep."""

from __future__ import annotations

import pytest

from guardctl.testing import GuardContract
from guardctl_scope_guard import change, check


class TestScopeCheck(GuardContract):
    guard = check.guard
    test_no_text_makes_an_expression_slow = pytest.mark.slow(GuardContract.test_no_text_makes_an_expression_slow)


class TestScopeChange(GuardContract):
    guard = change.guard
    test_no_text_makes_an_expression_slow = pytest.mark.slow(GuardContract.test_no_text_makes_an_expression_slow)
