"""Rate limits for a person, a table or an address: a burst, then so much a second."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence
from time import monotonic
from typing import Final

from citysleeps.store.port import Store
from citysleeps.table.addresses import HOUSEHOLDS, household, network

MOST_MESSAGE: Final = 16 * 1024  # bytes of one message from a client
MOST_UNSENT: Final = 256 * 1024  # bytes that may wait for a slow client
MOST_CONNECTIONS: Final = 200  # to one table
MOST_WATCHERS: Final = 60  # of these, by people who only watch
MOST_LINES: Final = 8  # of these, by one person
MOST_OF_ADDRESS: Final = 400  # connections to the server from one address
LOG_SECONDS: Final = 60.0  # between two log messages about clients turned away
PING_SECONDS: Final = 20.0  # between two pings of a client
HELLO_SECONDS: Final = 10.0  # for a client to say hello
UNREAD_SECONDS: Final = 30.0  # in which a client must read some of an answer
PENALTY_SECONDS: Final = 1.0  # for which a client that sends too fast is not heard
MOST_BACKLOG: Final = 200  # waiting messages of one connection
REPLY_BYTES: Final = 8 * 1024  # of a requested reply that count as one message
TABLE_BYTES: Final = 1024  # of the table, shown to everybody, that count as one message
SENT_BYTES: Final = 64 * 1024  # that all clients together are sent of it, count as one message too
REPLAYED: Final = 20  # inputs made again in copies of the game count as one message: they take about as long
BELIEVED: Final = 10_000  # chances in a record count as one more fetch: they take about as long as 1000 facts
FETCHED: Final = 1000  # rows of a log that were read for an old game, or facts of it, count as one more fetch
OPENED: Final = 1000  # rows of a log that were read to open a table count as one
SHOWN: Final = 1000  # facts of a game that somebody comes to count as one more connection
WORKED_OUT: Final = 5  # fetches that odds and thoughts count as if nobody has asked for them before
DRAWN: Final = 19  # requests that a new QR code counts as, besides its own
MOST_KNOWN: Final = 10_000  # addresses, people or tables that are remembered
Clock = Callable[[], float]  # in seconds


class Bucket:
    """A token bucket. It holds at most `size`, and refills at `rate` a second."""

    def __init__(self, size: float, rate: float, now: float) -> None:
        self.size = size
        self.rate = rate
        self.level = size
        self.at = now

    def take(self, now: float) -> bool:
        """Take one out. False: it is empty."""
        return pay((self,), 1, now)

    def has(self, now: float, cost: float = 1) -> bool:
        level = self.level + (now - self.at) * self.rate
        self.level = level = min(level, self.size)
        self.at = now
        return level >= cost


def pay(buckets: Sequence[Bucket], cost: float, now: float) -> bool:
    """Take this much out of each bucket. False: one has too little, and nothing is taken."""
    for bucket in buckets:
        if not bucket.has(now, cost):
            return False
    for bucket in buckets:
        bucket.level -= cost
    return True


def owe(buckets: Sequence[Bucket], cost: float) -> None:
    """Take out the cost of what was done already, even if there is less."""
    for bucket in buckets:
        bucket.level -= cost


def cost_of_showing(size: int, clients: int, leads: bool) -> int:
    """The cost of showing a table of this size to so many clients. Whoever leads does not pay for the table itself, but
    only if very much is sent in all."""
    to_all = size * clients // SENT_BYTES
    return to_all if leads else max(to_all, -(-size // TABLE_BYTES))


def cost(message: bytes) -> int:
    """The cost of a message: one for each KiB or part of it."""
    return 1 + len(message) // 1024


class Gate:
    """A bucket for each address, person or table. A gate of size 0 lets everybody through."""

    def __init__(self, size: float, rate: float, clock: Clock) -> None:
        self.size = size
        self.rate = rate
        self.clock = clock
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def bucket(self, whose: str, times: int = 1) -> Bucket:
        """The bucket of this key, so many times the size. The least recently used ones are forgotten."""
        if not self.size:
            return Bucket(float("inf"), self.rate, self.clock())
        if whose not in self.buckets:
            self.buckets[whose] = Bucket(times * self.size, times * self.rate, self.clock())
            if len(self.buckets) > MOST_KNOWN:
                self.buckets.popitem(last=False)
        self.buckets.move_to_end(whose)
        return self.buckets[whose]

    def of(self, address: str) -> tuple[Bucket, ...]:
        """The buckets that this address takes from: its own, and in IPv6 that of its network."""
        own = self.bucket(household(address))
        return (own, self.bucket(network(address), HOUSEHOLDS)) if network(address) else (own,)

    def lets(self, address: str) -> bool:
        """May this address do it once more?"""
        return not self.is_shut(address) and pay(self.of(address), 1, self.clock())

    def is_shut(self, address: str) -> bool:
        """Would it not be let through? It costs nothing to ask, and nobody is remembered for it."""
        known = (self.buckets.get(network(address)), self.buckets.get(household(address)))
        return any(bucket is not None and not bucket.has(self.clock()) for bucket in known)

    def owe(self, address: str, cost: float) -> None:
        """What this address was let through with has cost so much more."""
        owe(self.of(address), cost)

    def owes(self, address: str) -> bool:
        """Has it not paid for that yet?"""
        return not all([bucket.has(self.clock(), 0) for bucket in self.of(address)])


class SharedGate:
    """A gate for all nodes together. If this node's own gate is open, the store is asked about the others."""

    def __init__(self, name: str, gate: Gate, store: Store) -> None:
        self.name = name
        self.gate = gate
        self.store = store

    async def lets(self, address: str) -> bool:
        """May this address do it once more?"""
        return self.gate.lets(address) and await self.pays(address, 1)

    async def is_shut(self, address: str) -> bool:
        """Would it not be let through? It costs nothing to ask."""
        return self.gate.is_shut(address) or not await self.pays(address, 0)

    async def pays(self, address: str, cost: int) -> bool:
        size, rate = self.gate.size, self.gate.rate
        if not size or not await self.store.pay(self.name, household(address), size, rate, cost):
            return not size
        whole = network(address)
        return not whole or await self.store.pay(self.name, whole, HOUSEHOLDS * size, HOUSEHOLDS * rate, cost)


class Gates:
    """How often an address may make tables, join, guess codes and tokens, have tables weighed, send requests and open
    connections; how many messages a person, a group at a table and a whole address may send; how much of a log may be
    read to open tables for an address, and how many bytes may be written for it. All use one clock."""

    def __init__(self, limited: bool, store: Store, clock: Clock = monotonic) -> None:
        self.clock = clock
        self.making = SharedGate("making", Gate(30 * limited, 0.5, clock), store)
        self.joining = Gate(60 * limited, 2.0, clock)
        self.guessing = SharedGate("guessing", Gate(20 * limited, 0.2, clock), store)
        self.fetching = Gate(30 * limited, 1.0, clock)
        self.opening = Gate(60 * limited, 1.0, clock)
        self.weighing = Gate(12 * limited, 0.05, clock)
        self.requests = Gate(1000 * limited, 50.0, clock)
        self.coming = Gate(400 * limited, 20.0, clock)
        self.person = Gate(60 * limited, 30.0, clock)
        self.table = Gate(300 * limited, 120.0, clock)
        self.address = Gate(600 * limited, 150.0, clock)
        self.writing = Gate((256 << 20) * limited, 16 << 10, clock)
