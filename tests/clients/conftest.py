"""The lab as a fixture."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from . import throwaway
from .lab import Lab

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture(scope="session")
def commit_guard_alone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The interpreter of an environment with one guard: what another makes of the same words is not asked, nor paid."""
    return throwaway.make(tmp_path_factory.mktemp("alone") / "environment")


@pytest.fixture
def lab(tmp_path: Path) -> Iterator[Lab]:
    """A fresh home and project with a scripted model; nothing of it is running afterwards."""
    with Lab(tmp_path) as lab:
        yield lab
