"""Two guards on bug fixes: one asks for the cause, one for the reproduction."""
