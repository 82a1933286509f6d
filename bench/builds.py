"""The two builds that are measured, and how a program runs with one of them."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

BENCH = Path(__file__).resolve().parent
COMPILED = BENCH.parent / "build" / "compiled"
# Where each has `citysleeps`, and where it has the prototype.
BUILDS = {"interpreted": (BENCH.parent, BENCH / "prototype"), "compiled": (COMPILED, COMPILED / "prototype")}


def run(build: str, program: str, *options: str, under: tuple[str, ...] = ()) -> subprocess.CompletedProcess[str]:
    """Run a program of this folder with a build, under another one if that is named."""
    path = os.pathsep.join(str(folder) for folder in BUILDS[build])
    environment = os.environ | {"PYTHONPATH": path, "PYTHONHASHSEED": "0"}
    command = [*under, sys.executable, str(BENCH / program), *options]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done
