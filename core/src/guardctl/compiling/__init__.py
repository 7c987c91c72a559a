"""Layer 1 into the index: rows are read, checked, and made into what :mod:`guardctl.matching` looks up."""
