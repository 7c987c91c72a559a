"""Two guards for approved scope: ``scope-check`` (moved or shrunk for want of context) and ``scope-change`` (cut)."""
