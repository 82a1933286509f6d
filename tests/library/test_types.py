"""The types of the library, as a strict type checker sees them from outside."""

from __future__ import annotations

from pathlib import Path

import pytest
from mypy import api

ROOT = Path(__file__).parent.parent.parent
EXAMPLES = ("balance.py", "library_bot.py", "library_study.py")


@pytest.mark.long
def test_strict_types_hold_and_find_what_is_wrong() -> None:
    pages = [ROOT / "tests/library/typed.py", *(ROOT / "examples" / name for name in EXAMPLES)]
    said, wrong, code = api.run(["--strict", "--config-file=", *map(str, pages)])
    assert (code, wrong) == (0, ""), said
