"""The hosts. Each package registers itself through ``plugin``; take a folder away and its host is gone."""
