"""Limits on open connections: for each address, and for strangers, so that there is always room for players."""

from __future__ import annotations

import logging
import sys
from collections import Counter
from collections.abc import Callable
from time import monotonic
from typing import Final, Protocol

from citysleeps.server.limits import LOG_SECONDS, MOST_OF_ADDRESS
from citysleeps.table.addresses import HOUSEHOLDS, network

log = logging.getLogger("citysleeps")
SPARE: Final = 64  # descriptors for the store, the log and the listening sockets
ENOUGH: Final = 1 << 16
ON_A_MAC: Final = 10240  # OPEN_MAX: macOS may refuse more although it reports no limit


class Line(Protocol):
    """One open connection."""

    def turn_away(self, reason: str) -> None:
        """Say why there is no room, and hang up."""


if sys.platform == "win32":

    def descriptors() -> int:
        """Windows has no limit for sockets."""
        return ENOUGH

else:
    import resource

    def descriptors() -> int:
        """Raise the limit of open files as far as the system allows, and return it."""
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        most = ENOUGH if hard == resource.RLIM_INFINITY else min(hard, ENOUGH)
        if soft == resource.RLIM_INFINITY or soft >= most:
            return most
        for wanted in (most, min(most, ON_A_MAC)):
            try:
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            except ValueError:
                continue
            return wanted
        return soft


class Door:
    """Counts open connections. A connection is a stranger's until it has said whose it is. Strangers and watchers may
    each take a quarter of the room. When that is full, the oldest of them is turned away, so a player always gets
    in."""

    def __init__(self, limited: bool, count: Callable[[str], None]) -> None:
        self.room = descriptors() - SPARE
        self.share = max(1, self.room // 4)
        self.most_of_address = min(MOST_OF_ADDRESS, self.share // 2) if limited else self.room
        self.most_of_network = min(HOUSEHOLDS * self.most_of_address, self.share * 3 // 4) if limited else self.room
        self.count = count
        self.strangers: dict[Line, str] = {}  # and their addresses
        self.watchers: dict[Line, str] = {}
        self.players: dict[Line, str] = {}
        self.of_address: Counter[str] = Counter()  # and of the networks of addresses
        self.logged_at = -LOG_SECONDS

    def come(self, line: Line, address: str) -> None:
        """A connection was opened by a stranger. The address is empty if a proxy has yet to name it."""
        self.go(line)
        self.strangers[line] = address
        whole = network(address)
        self.of_address.update(filter(None, (address, whole)))
        if self.of_address[address] > self.most_of_address or self.of_address[whole] > self.most_of_network:
            self.turn_away(line, "address_full")
        elif len(self.strangers) > self.share or self.open > self.room:
            self.make_room(self.strangers)

    def watch(self, line: Line) -> None:
        """The stranger only watches."""
        self.watchers[line] = self.strangers.pop(line, "")
        if len(self.watchers) > self.share:
            self.make_room(self.watchers)

    def play(self, line: Line) -> None:
        """The stranger plays at a table."""
        self.players[line] = self.strangers.pop(line, "")

    def go(self, line: Line) -> None:
        """A connection was closed."""
        for lines in (self.strangers, self.watchers, self.players):
            if line in lines:
                address = lines.pop(line)
                for one in (address, network(address)):
                    self.of_address[one] -= 1
                    if self.of_address[one] <= 0:
                        del self.of_address[one]

    @property
    def open(self) -> int:
        return len(self.strangers) + len(self.watchers) + len(self.players)

    def make_room(self, lines: dict[Line, str]) -> None:
        if monotonic() - self.logged_at > LOG_SECONDS:
            self.logged_at = monotonic()
            log.warning("strangers are turned away: %d lines are open, and there is room for %d", self.open, self.room)
        self.turn_away(next(iter(lines)), "server_full")

    def turn_away(self, line: Line, reason: str) -> None:
        self.count("turned_away")
        self.go(line)  # before its connection is closed: several may come at once
        line.turn_away(reason)
