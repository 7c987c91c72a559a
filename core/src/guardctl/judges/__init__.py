"""The judges. Each module registers itself through ``plugin``; take a file away and its judge is gone."""
