"""The real client of a connection: the peer, unless the peer is a trusted proxy."""

from __future__ import annotations

import re
from collections.abc import Iterable
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final

Network = IPv4Network | IPv6Network
LOOPBACK: Final = ("127.0.0.1", "::1")
UNKNOWN: Final = "unknown"  # what proxies write for an unknown client
WITH_PORT: Final = re.compile(r"\[([^]]*)\](?::\d+)?|([^:]*):\d+")
THIS_MACHINE: Final = tuple(map(ip_network, LOOPBACK))


def read_address(text: str) -> IPv4Address | IPv6Address | None:
    """Parse an IP address; None if it is not one. An IPv4 address mapped into IPv6 becomes IPv4."""
    try:
        address = ip_address(text)
    except ValueError:
        return None
    return address.ipv4_mapped or address if isinstance(address, IPv6Address) else address


def without_port(text: str) -> str:
    """Some proxies add the port: `198.51.100.7:4711`, `[2001:db8::7]:4711`."""
    found = WITH_PORT.fullmatch(text)
    return found[1] or found[2] if found else text


class Proxies:
    """The proxies that are trusted to name the client's address and scheme."""

    def __init__(self, networks: tuple[Network, ...] = ()) -> None:
        self.networks = networks or THIS_MACHINE

    def believes(self, peer: str) -> bool:
        address = read_address(peer)
        return address is not None and any(address in network for network in self.networks)

    def caller(self, peer: str, forwarded: Iterable[str]) -> str:
        """The client's address. Only the last entry of X-Forwarded-For is the proxy's own; the client may have sent the
        others. If it is not an address, the client is unknown; it is never the proxy itself."""
        said = list(forwarded)
        if not said or not self.believes(peer):
            return peer
        address = read_address(without_port(last(said)))
        return str(address) if address else UNKNOWN

    def scheme(self, peer: str, own: str, forwarded: Iterable[str]) -> str:
        """The scheme that the client used: X-Forwarded-Proto."""
        scheme = last(forwarded)
        return scheme if scheme in ("http", "https") and self.believes(peer) else own


def last(values: Iterable[str]) -> str:
    """The last value of a header that may have several lines, each with several values."""
    return ",".join(values).rpartition(",")[2].strip()
