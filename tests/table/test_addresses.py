"""Whom an address belongs to: in IPv6 a customer has a whole network, and may have a large one."""

from __future__ import annotations

import pytest

from citysleeps.table.addresses import household, neighbourhood, network


@pytest.mark.parametrize(
    ("address", "home", "whole"),
    [
        ("198.51.100.7", "198.51.100.7", ""),
        ("2001:db8:0:5::7", "2001:db8:0:5::/64", "2001:db8::/48"),
        ("2001:DB8:0000:0005:ffff::", "2001:db8:0:5::/64", "2001:db8::/48"),
        ("2001:db8:0:5::/64", "2001:db8:0:5::/64", "2001:db8::/48"),
        ("fe80::1%eth0", "fe80::/64", "fe80::/48"),
        ("::ffff:198.51.100.7", "198.51.100.7", ""),  # or all of IPv4 would be one household
        ("::ffff:c633:6407", "198.51.100.7", ""),
        ("unknown", "unknown", ""),
        ("", "", ""),
    ],
)
def test_whoever_has_an_address_has_all_of_its_network(address: str, home: str, whole: str) -> None:
    assert (household(address), network(address)) == (home, whole)
    assert neighbourhood(address) == (whole or home)
