"""The guard keeps what every guard has to keep."""

from __future__ import annotations

from guardctl.testing import GuardContract
from guardctl_commit_guard.guard import guard as commit_guard


class TestCommit(GuardContract):
    guard = commit_guard
