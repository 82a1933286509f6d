"""Whom a network address belongs to. In IPv6 that is a network: nobody has only one address there."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network
from typing import Final

HOUSEHOLD: Final = 64  # bits that all addresses of one customer share
NETWORK: Final = 48  # bits of the largest network that a customer gets for the asking
HOUSEHOLDS: Final = 8  # of one such network that may all do their most


@lru_cache(maxsize=1000)
def household(address: str) -> str:
    """The customer who has this address: its /64 network in IPv6. An IPv4 address mapped into IPv6 is an IPv4
    address."""
    found = read(address)
    if found is None:
        return address
    return str(found.ipv4_mapped or IPv6Network((found, HOUSEHOLD), strict=False))


@lru_cache(maxsize=1000)
def network(address: str) -> str:
    """The /48 network of an IPv6 address or household: one customer may have all of it, or many may share it. Empty
    for an IPv4 address."""
    found = read(address)
    return "" if found is None or found.ipv4_mapped else str(IPv6Network((found, NETWORK), strict=False))


def neighbourhood(address: str) -> str:
    """All addresses that one customer may have."""
    return network(address) or household(address)


def read(address: str) -> IPv6Address | None:
    """The IPv6 address, without its zone or the length of its network; None if it is none."""
    try:
        return IPv6Address(address.partition("/")[0].partition("%")[0])
    except ValueError:
        return None
