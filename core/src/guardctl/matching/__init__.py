"""Layer 1 in the hook: which rows match where in a text. Builtins and our own only; every turn pays for it."""
