"""A defect reported as fixed, or as green again, without its cause."""

from guardctl_bugfix_guard.shallow.guard import guard

__all__ = ["guard"]
