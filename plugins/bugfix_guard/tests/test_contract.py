"""Both guards keep what every guard has to keep."""

from __future__ import annotations

import pytest

from guardctl.testing import GuardContract
from guardctl_bugfix_guard import reproduction, shallow


class TestShallowBugfix(GuardContract):
    guard = shallow.guard
    test_no_text_makes_an_expression_slow = pytest.mark.slow(GuardContract.test_no_text_makes_an_expression_slow)


class TestBugfixWithoutReproduction(GuardContract):
    guard = reproduction.guard
    test_no_text_makes_an_expression_slow = pytest.mark.slow(GuardContract.test_no_text_makes_an_expression_slow)
