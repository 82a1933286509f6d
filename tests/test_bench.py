"""Every bench can still be started; what it measures is for a quiet machine."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from patience import PATIENCE

BENCHES = sorted(path for path in (Path(__file__).parents[1] / "bench").glob("*.py") if "argparse" in path.read_text())


@pytest.mark.slow  # each is a Python of its own
@pytest.mark.parametrize("bench", BENCHES, ids=lambda path: path.stem)
def test_it_says_how_it_is_run(bench: Path) -> None:
    done = subprocess.run([sys.executable, bench, "--help"], capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 0 and "usage" in done.stdout, done.stderr
