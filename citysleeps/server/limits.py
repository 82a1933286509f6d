"""How much one client may do: so many things at once, and then so many a second."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from ipaddress import IPv6Network
from time import monotonic
from typing import Final

MOST_MESSAGE: Final = 16 * 1024  # bytes of one message from a client
MOST_UNSENT: Final = 256 * 1024  # bytes that may wait for a client who reads slowly
MOST_CONNECTIONS: Final = 200  # to one table
MOST_WATCHERS: Final = 60  # of them of nobody who is at it
MOST_LINES: Final = 8  # of them of one person
PING_SECONDS: Final = 20.0  # between two looks whether a client is still there
HELLO_SECONDS: Final = 10.0  # to say who one is
PENALTY_SECONDS: Final = 1.0  # for whom is not listened to who sends too fast
AT_ONCE: Final = 60  # messages of one connection
A_SECOND: Final = 30.0
MOST_ADDRESSES: Final = 10_000  # that are remembered


class Bucket:
    """Holds `size` at most, and gets `rate` a second."""

    def __init__(self, size: float, rate: float, now: float) -> None:
        self.size = size
        self.rate = rate
        self.level = size
        self.at = now

    def take(self, now: float) -> bool:
        """Take one out. False: there is none."""
        if not self.has_one(now):
            return False
        self.level -= 1
        return True

    def has_one(self, now: float) -> bool:
        self.level = min(self.size, self.level + (now - self.at) * self.rate)
        self.at = now
        return self.level >= 1


def household(address: str) -> str:
    """Whom an address belongs to: of the newer kind everybody has a whole network of 2 to the 64 to himself."""
    if ":" not in address:
        return address
    try:
        return str(IPv6Network((address.partition("%")[0], 64), strict=False))
    except ValueError:
        return address


class Gate:
    """A bucket for each address; one without a size lets everybody through."""

    def __init__(self, size: float, rate: float, clock: Callable[[], float] = monotonic) -> None:
        self.size = size
        self.rate = rate
        self.clock = clock
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def lets(self, address: str) -> bool:
        """May this address do it once more? Those not seen for longest are forgotten."""
        if not self.size:
            return True
        now, house = self.clock(), household(address)
        if house not in self.buckets:
            self.buckets[house] = Bucket(self.size, self.rate, now)
            if len(self.buckets) > MOST_ADDRESSES:
                self.buckets.popitem(last=False)
        self.buckets.move_to_end(house)
        return self.buckets[house].take(now)

    def is_shut(self, address: str) -> bool:
        """Would it not be let through? It costs nothing to ask."""
        bucket = self.buckets.get(household(address))
        return bucket is not None and not bucket.has_one(self.clock())


class Gates:
    """What an address may do how often: make tables, join, guess codes and tokens."""

    def __init__(self, limited: bool) -> None:
        self.making = Gate(30 * limited, 0.5)
        self.joining = Gate(60 * limited, 2.0)
        self.guessing = Gate(20 * limited, 0.2)
        self.fetching = Gate(30 * limited, 1.0)
        self.messages = AT_ONCE if limited else float("inf")
