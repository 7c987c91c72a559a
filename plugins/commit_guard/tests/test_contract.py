"""The guard keeps what every guard has to keep."""

from __future__ import annotations

import pytest

from guardctl.testing import GuardContract
from guardctl_commit_guard.guard import guard as commit_guard


class TestCommit(GuardContract):
    guard = commit_guard
    test_no_text_makes_an_expression_slow = pytest.mark.slow(GuardContract.test_no_text_makes_an_expression_slow)
