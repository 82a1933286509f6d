"""How long tests wait for something that must happen: a server starts, a page loads, a word is said. The limit is long
enough for a busy machine, and costs nothing if it happens at once."""

from __future__ import annotations

import asyncio
import re
import subprocess
from collections.abc import Callable
from pathlib import Path
from time import monotonic, sleep
from typing import Any

PATIENCE = 120.0  # seconds
LOOK_SECONDS = 0.02  # between two checks


class Never(AssertionError):
    """Something that must happen did not happen in time."""


async def until(condition: Callable[[], Any], what: str = "so", seconds: float = PATIENCE) -> None:
    """Wait until a condition holds, while other tasks run."""
    end = monotonic() + seconds
    while not condition():
        if monotonic() > end:
            raise Never(f"not {what} after {seconds} seconds")
        await asyncio.sleep(LOOK_SECONDS)


def wait_until(condition: Callable[[], Any], what: str = "so") -> None:
    """Wait until a condition holds, without an event loop."""
    end = monotonic() + PATIENCE
    while not condition():
        if monotonic() > end:
            raise Never(f"not {what} after {PATIENCE} seconds")
        sleep(LOOK_SECONDS)


def wait_for_line(process: subprocess.Popen[bytes], log: Path, pattern: str) -> str:
    """Wait until a program has written such a line into its log. Returns the group of the pattern."""
    end = monotonic() + PATIENCE
    while not (found := re.search(pattern, log.read_text(errors="replace"))):
        if process.poll() is not None or monotonic() > end:
            process.kill()
            raise Never(f"{process.args!r} does not start: {log.read_text(errors='replace')}")
        sleep(LOOK_SECONDS)
    return found[1]
