"""Code changed for a defect that nobody has shown, classified, or declared irreproducible."""

from guardctl_bugfix_guard.reproduction.guard import guard

__all__ = ["guard"]
