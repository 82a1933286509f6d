"""How fast a client may send. Each message is paid for, and waits while the client is on hold."""

from __future__ import annotations

from citysleeps.server.limits import MOST_BACKLOG, REPLAYED, REPLY_BYTES, Bucket, Gates, owe, pay


class Pace:
    """What one client may still send, and its waiting messages."""

    __slots__ = ("backlog", "buckets", "company", "disk", "gates", "held", "owes")

    def __init__(self, gates: Gates) -> None:
        self.gates = gates
        self.buckets: tuple[Bucket, ...] = ()  # of the sender, of the address, of the company at the table
        self.company = ""  # those at the table with whom the sender shares a bucket
        self.disk: tuple[Bucket, ...] = ()  # bytes that may be written for the address
        self.backlog: list[bytes] = []  # waiting messages
        self.held = True  # on hold: messages wait
        self.owes = False  # for work that was done already

    def count_for(self, sender: str, address: str, company: str = "") -> None:
        """Messages count for their sender over all connections, for the address and for the company at the table."""
        buckets = (self.gates.person.bucket(sender), *self.gates.address.of(address))
        self.buckets = (*buckets, self.gates.table.bucket(company)) if company else buckets
        self.company = company
        self.disk = self.gates.writing.of(address)

    def pay(self, cost: int) -> bool:
        """False: the client sends too fast, and nothing was taken."""
        return pay(self.buckets, cost, self.gates.clock())

    def owe(self, size: int, replayed: int, written: int, shown: int) -> bool:
        """Pay afterwards for a reply of so many bytes, which counts for the sender alone, for so many inputs that were
        made again, for so many bytes of rows, and for what everybody was shown. False: the client has to wait."""
        reply, work = size // REPLY_BYTES, replayed // REPLAYED + shown
        if reply or work:
            owe(self.buckets[:1], reply)
            owe(self.buckets, work)
            self.owes = True
        owe(self.disk, written)
        return self.has_paid()

    def has_paid(self) -> bool:
        """Has the client paid what it owes, so that it can pay for a message again?"""
        now = self.gates.clock()
        self.owes = self.owes and not all([bucket.has(now) for bucket in self.buckets])
        return not self.owes and all([disk.has(now, 0) for disk in self.disk])

    def owe_for_coming(self, shown: int, is_stranger: bool) -> None:
        """Pay for a coming that everybody saw. Strangers pay together; a player pays alone, because all may lose the
        network at once."""
        owe(self.buckets if is_stranger else self.buckets[:1], shown)

    def may_come(self, is_stranger: bool) -> bool:
        """Has the client paid for its last comings?"""
        now = self.gates.clock()
        return all([bucket.has(now, 0) for bucket in (self.buckets if is_stranger else self.buckets[:1])])

    def keep(self, message: bytes) -> bool:
        """Let a message wait. False: too many are waiting."""
        if len(self.backlog) >= MOST_BACKLOG:
            return False
        self.backlog.append(message)
        return True
