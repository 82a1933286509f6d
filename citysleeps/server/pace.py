"""How fast a client is listened to. Whatever it sends is paid for, and waits while the client is not listened to."""

from __future__ import annotations

from citysleeps.server.limits import MOST_BACKLOG, Bucket, Gates, owe, pay


class Pace:
    """What one client may still send, and what of it waits."""

    __slots__ = ("backlog", "buckets", "gates", "held")

    def __init__(self, gates: Gates) -> None:
        self.gates = gates
        self.buckets: tuple[Bucket, ...] = ()  # of the sender, of the address, of the table
        self.backlog: list[bytes] = []  # messages that are not answered yet
        self.held = True  # what comes waits

    def count_for(self, sender: str, address: str, table: str = "") -> None:
        """What comes counts for its sender, over however many connections; for the address; and for the table."""
        buckets = (self.gates.person.bucket(sender), self.gates.address.bucket(address))
        self.buckets = (*buckets, self.gates.table.bucket(table)) if table else buckets

    def pay(self, cost: int) -> bool:
        """False: the client sends too fast, and nothing was taken."""
        return pay(self.buckets, cost, self.gates.clock())

    def owe(self, size: int) -> bool:
        """Pay for a reply of so many bytes afterwards. False: the client has to wait."""
        return owe(self.buckets[0], size)

    def keep(self, message: bytes) -> bool:
        """A message waits. False: too many do."""
        if len(self.backlog) >= MOST_BACKLOG:
            return False
        self.backlog.append(message)
        return True
