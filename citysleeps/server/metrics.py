"""What the server counts, in the form that Prometheus reads. Nothing of it is about one table or one person."""

from __future__ import annotations

from typing import Final

from citysleeps import __version__
from citysleeps.table.hall import Hall

COUNTED: Final = {
    "answers": "Inputs that a game has taken.",
    "commands": "Other commands that were carried out.",
    "refusals": "Commands that were refused.",
    "failures": "Times that a table could not be written down.",
    "tables_made": "Tables made.",
    "people_joined": "People who joined a table.",
    "connections_made": "Connections made.",
    "garbage": "Messages that could not be understood.",
    "floods": "Messages that came too fast.",
    "turned_away": "Connections for which there was no place.",
    "too_slow": "Connections ended because the client did not read.",
}


class Metrics:
    """Counters since the start."""

    def __init__(self) -> None:
        self.counts = dict.fromkeys(COUNTED, 0)

    def count(self, what: str) -> None:
        self.counts[what] += 1

    def text(self, hall: Hall) -> str:
        lines = [f'citysleeps_info{{version="{__version__}"}} 1']
        for name, number in self.counts.items():
            lines += [
                f"# HELP citysleeps_{name}_total {COUNTED[name]}",
                f"# TYPE citysleeps_{name}_total counter",
                f"citysleeps_{name}_total {number}",
            ]
        connections = sum(len(table.presence.clients) for table in hall.tables.values())
        for name, number in (("tables", len(hall.tables)), ("connections", connections)):
            lines += [f"# TYPE citysleeps_{name} gauge", f"citysleeps_{name} {number}"]
        return "\n".join(lines) + "\n"
