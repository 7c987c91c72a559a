"""Tests that drive real coding agents, offline."""
