"""The server's metrics for Prometheus. None is about a single table or person."""

from __future__ import annotations

import asyncio
import sys
from collections import Counter, deque
from mmap import PAGESIZE
from pathlib import Path
from typing import Final

from citysleeps import __version__
from citysleeps.table.hall import Hall

if sys.platform != "win32":
    import resource

STATM: Final = Path("/proc/self/statm")
DESCRIPTORS: Final = Path("/proc/self/fd")
COUNTED: Final = {
    "answers": "Inputs that a game has taken.",
    "commands": "Other commands that were carried out.",
    "failures": "Times that a table could not be written down.",
    "damaged": "Times that a table could not be read as it was written.",
    "void": "Games that could not go on because their rules have changed.",
    "tables_made": "Tables made.",
    "people_joined": "People who joined a table.",
    "connections_made": "Connections made.",
    "garbage": "Messages that could not be understood.",
    "floods": "Messages that came too fast.",
    "turned_away": "Connections for which there was no place.",
    "passed_on": "Lines and requests passed on to another node.",
    "leases_lost": "Times that this node was away for too long, and has lost its tables.",
    "too_slow": "Connections ended because the client did not read.",
}


REFUSALS: Final = "refusals"
ANSWER: Final = "answer"  # any refusal by the rules of a game
A_MINUTE: Final = 60


class Metrics:
    """Counters since the start, and gauges of the process."""

    def __init__(self) -> None:
        self.counts = dict.fromkeys(COUNTED, 0)
        self.refusals = Counter({ANSWER: 0})  # by reason
        self.lags: deque[float] = deque(maxlen=A_MINUTE)  # how late the event loop was, second by second

    def count(self, what: str, reason: str = "") -> None:
        if what == REFUSALS:
            self.refusals[reason] += 1
        else:
            self.counts[what] += 1

    async def feel_pulse(self) -> None:
        """Measure every second how late the event loop is."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + 1
            await asyncio.sleep(1)
            self.lags.append(max(0.0, loop.time() - due))

    def text(self, hall: Hall, node: str = "", passed_on: int = 0) -> str:
        lines = [f'citysleeps_info{{version="{__version__}",node="{node}"}} 1']
        for name, number in self.counts.items():
            lines += [*about(f"{name}_total", "counter", COUNTED[name]), f"citysleeps_{name}_total {number}"]
        lines += about("refusals_total", "counter", "Commands that were refused, by reason.")
        lines += [f'citysleeps_refusals_total{{reason="{why}"}} {many}' for why, many in sorted(self.refusals.items())]
        lines += about("flushes_total", "counter", "Commits to the disk.")
        lines += [f"citysleeps_flushes_total {hall.store.flushes}"]
        lines += about("flush_milliseconds_total", "counter", "What they took together.")
        lines += [f"citysleeps_flush_milliseconds_total {round(1000 * hall.store.flush_seconds)}"]
        for name, (number, meaning) in self.gauges(hall, passed_on).items():
            lines += [*about(name, "gauge", meaning), f"citysleeps_{name} {number}"]
        return "\n".join(lines) + "\n"

    def gauges(self, hall: Hall, passed_on: int) -> dict[str, tuple[int, str]]:
        """The gauges. Those that this system cannot measure are left out."""
        connections = sum(len(table.presence.clients) for table in hall.tables.values())
        lag = round(1000 * max(self.lags, default=0.0))
        gauges = {
            "tables": (len(hall.tables), "Tables in memory."),
            "connections": (connections, "Sockets at a table."),
            "lines_passed_on": (passed_on, "Sockets at a table of another node."),
            "loop_lag_milliseconds": (lag, "By how much the loop was late at most, in the last minute."),
        }
        if sys.platform == "linux" and STATM.exists():
            gauges["memory_bytes"] = (int(STATM.read_text().split()[1]) * PAGESIZE, "Resident memory.")
            gauges["descriptors"] = (len(list(DESCRIPTORS.iterdir())), "Open files and sockets.")
            gauges["descriptors_most"] = (resource.getrlimit(resource.RLIMIT_NOFILE)[0], "How many there may be.")
        return gauges


def about(name: str, kind: str, meaning: str) -> list[str]:
    return [f"# HELP citysleeps_{name} {meaning}", f"# TYPE citysleeps_{name} {kind}"]
