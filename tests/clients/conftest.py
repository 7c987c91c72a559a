"""The lab as a fixture."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from .lab import Lab

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture
def lab(tmp_path: Path) -> Iterator[Lab]:
    """A fresh home and project with a scripted model; nothing of it is running afterwards."""
    with Lab(tmp_path) as lab:
        yield lab
