"""How long tests wait for what must come: a server's start, a page, a database, a word. It is long enough for a machine
that is busy with other things, and costs nothing where it comes at once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import monotonic, sleep
from typing import Any

PATIENCE = 120.0  # seconds
LOOK_SECONDS = 0.02  # between two looks


class Never(AssertionError):
    """It was waited for, and did not come."""


async def until(condition: Callable[[], Any], what: str = "so", seconds: float = PATIENCE) -> None:
    """Wait until something is so, in whatever another task or process does."""
    end = monotonic() + seconds
    while not condition():
        if monotonic() > end:
            raise Never(f"not {what} after {seconds} seconds")
        await asyncio.sleep(LOOK_SECONDS)


def wait_until(condition: Callable[[], Any], what: str = "so") -> None:
    """The same where nothing else goes on in this process."""
    end = monotonic() + PATIENCE
    while not condition():
        if monotonic() > end:
            raise Never(f"not {what} after {PATIENCE} seconds")
        sleep(LOOK_SECONDS)
