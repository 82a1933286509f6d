"""The addresses of a table: limits how many people join from one, so that a stranger cannot fill it, and says for
which one its bots think."""

from __future__ import annotations

from citysleeps.table.addresses import neighbourhood
from citysleeps.table.refusal import Refusal
from citysleeps.table.rows import Who
from citysleeps.table.table import Table


class Neighbours:
    """Who came from which address. Not stored: a restarted server counts from zero."""

    def __init__(self) -> None:
        self.homes: set[str] = set()  # the addresses of the creator: a whole party may be there
        self.come_from: dict[Who, str] = {}
        self.led_from = ""  # for this address the bots think

    def come(self, address: str, leads: bool) -> None:
        """A client has come. The bots think for whoever leads the table; until somebody does, for the first client."""
        if leads or not self.led_from:
            self.led_from = address

    def payer(self) -> str:
        """The address for which the bots think."""
        return self.led_from

    def check(self, address: str, table: Table) -> None:
        """Raise Refusal if half of all players have already joined from this address, or from its network in IPv6, and
        it is not the creator's."""
        whole = neighbourhood(address)
        if not address or whole in map(neighbourhood, self.homes):
            return
        same = [who for who, other in self.come_from.items() if neighbourhood(other) == whole and who in table.people]
        if len(same) >= table.book.lobby.describe().seats[-1] // 2:
            raise Refusal("address_crowded")
