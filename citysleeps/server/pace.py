"""How fast a client may send. Each message is paid for, and waits while the client is on hold."""

from __future__ import annotations

from citysleeps.server.limits import MOST_BACKLOG, Bucket, Gates, owe, pay


class Pace:
    """What one client may still send, and its waiting messages."""

    __slots__ = ("backlog", "buckets", "gates", "held")

    def __init__(self, gates: Gates) -> None:
        self.gates = gates
        self.buckets: tuple[Bucket, ...] = ()  # of the sender, of the address, of the table
        self.backlog: list[bytes] = []  # waiting messages
        self.held = True  # on hold: messages wait

    def count_for(self, sender: str, address: str, table: str = "") -> None:
        """Messages count for their sender over all connections, for the address and for the table."""
        buckets = (self.gates.person.bucket(sender), self.gates.address.bucket(address))
        self.buckets = (*buckets, self.gates.table.bucket(table)) if table else buckets

    def pay(self, cost: int) -> bool:
        """False: the client sends too fast, and nothing was taken."""
        return pay(self.buckets, cost, self.gates.clock())

    def owe(self, size: int) -> bool:
        """Pay for a reply of so many bytes afterwards. False: the client has to wait."""
        return owe(self.buckets[0], size)

    def keep(self, message: bytes) -> bool:
        """Let a message wait. False: too many are waiting."""
        if len(self.backlog) >= MOST_BACKLOG:
            return False
        self.backlog.append(message)
        return True
