"""The types of the library, as a strict type checker sees them from outside."""

from __future__ import annotations

from pathlib import Path

import pytest
from mypy import api

ROOT = Path(__file__).parent.parent.parent


@pytest.mark.slow
def test_strict_types_hold_and_find_what_is_wrong() -> None:
    pages = [ROOT / "tests/library/typed.py", *sorted((ROOT / "examples").glob("library_*.py"))]
    assert len(pages) >= 3
    said, wrong, code = api.run(["--strict", "--config-file=", *map(str, pages)])
    assert (code, wrong) == (0, ""), said
