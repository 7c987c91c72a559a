"""The guard ``scope-check``: work moved to another conversation, stopped early or shrunk for want of context."""

from guardctl_scope_guard.check.guard import guard

__all__ = ["guard"]
