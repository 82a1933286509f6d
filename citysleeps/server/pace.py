"""How fast a client may send. Each message is paid for, and waits while the client is on hold."""

from __future__ import annotations

from typing import Final

from citysleeps.server.limits import MOST_BACKLOG, REPLAYED, REPLY_BYTES, Bucket, Gates, owe, pay

PLAYING: Final = "playing"  # the groups at a table
STRANGERS: Final = "strangers"  # they cannot use up what those who play may send
LEADING: Final = "leading"  # nobody else uses up what they may send, so they can always remove others


class Pace:
    """What one client may still send, and its waiting messages."""

    __slots__ = ("backlog", "buckets", "disk", "gates", "held", "owes")

    def __init__(self, gates: Gates) -> None:
        self.gates = gates
        self.buckets: tuple[Bucket, ...] = ()  # of the sender, of the address, of the group at the table
        self.disk: tuple[Bucket, ...] = ()  # bytes that may be written for the address
        self.backlog: list[bytes] = []  # waiting messages
        self.held = True  # on hold: messages wait
        self.owes = False  # for work that was done already

    def count_for(self, sender: str, address: str, group: str = "") -> None:
        """Messages count for their sender over all connections, for the address and for the group at the table."""
        buckets = (self.gates.person.bucket(sender), *self.gates.address.of(address))
        self.buckets = (*buckets, self.gates.table.bucket(group)) if group else buckets
        self.disk = self.gates.writing.of(address)

    def pay(self, cost: int) -> bool:
        """False: the client sends too fast, and nothing was taken."""
        return pay(self.buckets, cost, self.gates.clock())

    def owe(self, size: int, replayed: int, written: int, shown: int) -> bool:
        """Charge the client for a command that is done: for a reply of so many bytes, for inputs that were made again,
        for bytes of rows, and for what everybody was shown. False: the client has to wait."""
        reply, work = size // REPLY_BYTES, replayed // REPLAYED + shown
        if reply or work:
            owe(self.buckets[:1], reply)  # it uses up nothing of the others
            owe(self.buckets, work)
            self.owes = True
        owe(self.disk, written)
        return self.has_paid()

    def has_paid(self) -> bool:
        """Has the client paid what it owes, so that it can pay for a message again?"""
        now = self.gates.clock()
        self.owes = self.owes and not all([bucket.has(now) for bucket in self.buckets])
        return not self.owes and all([disk.has(now, 0) for disk in self.disk])

    def owe_for_coming(self, cost: int, is_stranger: bool) -> None:
        """Charge a client that everybody sees come. Strangers pay together; a player pays alone, because all players
        may lose the network at once."""
        owe(self.buckets if is_stranger else self.buckets[:1], cost)

    def may_come(self, is_stranger: bool) -> bool:
        """Has the client paid for coming before?"""
        now = self.gates.clock()
        return all([bucket.has(now, 0) for bucket in (self.buckets if is_stranger else self.buckets[:1])])

    def keep(self, message: bytes) -> bool:
        """Let a message wait. False: too many are waiting."""
        if len(self.backlog) >= MOST_BACKLOG:
            return False
        self.backlog.append(message)
        return True
