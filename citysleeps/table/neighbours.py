"""From where people have come to a table: one address does not fill it, unless the table was made there."""

from __future__ import annotations

from citysleeps.table.refusal import Refusal
from citysleeps.table.rows import Who
from citysleeps.table.table import Table


class Neighbours:
    """Who came from the same address. It is not written down: a server that is started anew begins to count anew."""

    def __init__(self) -> None:
        self.homes: set[str] = set()  # where whoever made the table is: a whole party may be there
        self.come_from: dict[Who, str] = {}

    def check(self, address: str, table: Table) -> None:
        """May one more come from there? From elsewhere than home half of those who can play; raises Refusal."""
        if not address or address in self.homes:
            return
        same = [who for who, other in self.come_from.items() if other == address and who in table.people]
        if len(same) >= table.book.lobby.describe().seats[-1] // 2:
            raise Refusal("address_crowded")
