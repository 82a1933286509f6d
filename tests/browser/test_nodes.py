"""A phone stays at its table when the node goes that has it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from nodes.house import House
from postgres import Cluster

from .phones import City, Phone, Table

if TYPE_CHECKING:
    from playwright.sync_api import Browser

SLOW = {"night_step_seconds": 600, "planning_seconds": 600}


@pytest.fixture
def house(browser: Browser, cluster: Cluster, tmp_path: Path) -> Iterator[House]:
    with House(tmp_path, cluster, 2, "--unlimited") as house:
        yield house


def saw_anything(phone: Phone, *ids: str) -> list[str]:
    """Which of these a banner or a toast has ever said."""
    said: str = phone.page.evaluate("() => [...fleeting].join(' ')")
    return [id for id in ids if phone.say(id) in said]


def test_a_phone_stays_at_its_table_when_the_node_goes_that_has_it(browser: Browser, house: House) -> None:
    here, there = house.nodes
    city = City(browser, there)
    table = Table(here, "A", "BCDEFG", **SLOW)
    table.do("deal")
    a = city.seated(table, "A")
    a.sees("deal-dealt")
    assert house.holder(table.code) is here

    # It is stopped: the phone is back at once, and has nothing to say about it
    a.is_cut_off = True
    here.stop()
    a.until(lambda: house.sql(f"SELECT holder FROM tables WHERE code = '{table.code}'"), "comes again")
    assert a.turn() == "deal"
    a.sees("night-seal")
    assert saw_anything(a, "out-of-touch", "back-at-table") == []

    # It dies: the phone waits, and is back by itself
    here.restart()
    other = Table(here, "A", "BCDEFG", **SLOW)
    other.do("deal")
    b = city.seated(other, "A")
    b.sees("deal-dealt")
    b.is_cut_off = True
    here.kill()
    b.until(lambda: house.sql(f"SELECT last FROM tables JOIN nodes ON id = holder WHERE code = '{other.code}'"))
    b.until(lambda: b.page.locator(".banner").count() == 0, "loses the banner")
    assert b.turn() == "deal"
    b.sees("night-seal")
    city.close()
    assert city.errors() == []
