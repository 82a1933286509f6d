"""Memory goes back to the system when it is free, and is looked through only when nobody waits."""

from __future__ import annotations

import asyncio
import ctypes
import gc
import sys

from citysleeps.table.hall import Hall


async def give_back(hall: Hall) -> None:
    """After tables were put away. What holds itself is searched for while nobody is connected: it stops everything."""
    if not any(table.presence.clients for table in hall.tables.values()):
        gc.collect()
    if sys.platform == "win32":
        return  # ctypes.CDLL(None) fails there
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None)  # only glibc keeps so much that it has one
    if trim:
        await asyncio.to_thread(trim, 0)
