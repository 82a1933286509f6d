"""Give free memory back to the system, at a time when nobody waits."""

from __future__ import annotations

import asyncio
import ctypes
import gc
import sys

from citysleeps.table.hall import Hall


async def give_back(hall: Hall) -> None:
    """Called after tables were put away. The garbage collector runs only while nobody is connected, because it blocks
    the server."""
    if not any(table.presence.clients for table in hall.tables.values()):
        gc.collect()
    if sys.platform == "win32":
        return  # ctypes.CDLL(None) fails there
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None)  # only glibc has it, and needs it
    if trim:
        await asyncio.to_thread(trim, 0)
