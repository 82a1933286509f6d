"""Limits how many people join from one address, so that a stranger cannot fill a table."""

from __future__ import annotations

from citysleeps.table.addresses import neighbourhood
from citysleeps.table.refusal import Refusal
from citysleeps.table.rows import Who
from citysleeps.table.table import Table


class Neighbours:
    """How many people came from each address. Not stored: a restarted server counts from zero."""

    def __init__(self) -> None:
        self.homes: set[str] = set()  # the addresses of the creator: a whole party may be there
        self.come_from: dict[Who, str] = {}

    def check(self, address: str, table: Table) -> None:
        """Raise Refusal if half of all players have already joined from this address, or from its network in IPv6, and
        it is not the creator's."""
        whole = neighbourhood(address)
        if not address or whole in map(neighbourhood, self.homes):
            return
        same = [who for who, other in self.come_from.items() if neighbourhood(other) == whole and who in table.people]
        if len(same) >= table.book.lobby.describe().seats[-1] // 2:
            raise Refusal("address_crowded")
