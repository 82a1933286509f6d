"""Programs that a server starts beside itself, so that no long calculation holds up its event loop."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path
from typing import Any, Final

CODE: Final = Path(__file__).parents[2]  # where this program was loaded from
LINE_BYTES: Final = 1 << 20
LOW_PRIORITY: Final[dict[str, Any]] = {"creationflags": 0x4000} if sys.platform == "win32" else {}  # else `nice`


async def start(module: str) -> Process:
    """Start a module as a program. It finds the same code, reads its task from standard input, and writes what it finds
    to standard output."""
    inherited = os.getenv("PYTHONPATH", "").split(os.pathsep)
    path = os.pathsep.join(filter(None, [str(CODE), *sys.path, *inherited]))
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-P", "-m", module),
        stdin=PIPE,
        stdout=PIPE,
        limit=LINE_BYTES,
        env=os.environ | {"PYTHONPATH": path},
        **LOW_PRIORITY,
    )
