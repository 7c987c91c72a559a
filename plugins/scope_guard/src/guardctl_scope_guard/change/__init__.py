"""The guard ``scope-change``: part of what was asked for put off, split off or left out."""

from guardctl_scope_guard.change.guard import guard

__all__ = ["guard"]
