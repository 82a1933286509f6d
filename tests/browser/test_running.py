"""What all tests of a worker share is not lost for all of them when it fails once."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from .conftest import Running
from .phones import SMALL, City, Drawer, Table

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Playwright
    from server.running import Server

HAS = "() => [{...localStorage}, {...sessionStorage}, innerWidth, innerHeight, [...window.fleeting]]"


def test_a_server_that_did_not_start_is_started_for_the_next_test(driver: Playwright, tmp_path: Path) -> None:
    running = Running(driver, tmp_path)
    try:
        in_the_way = tmp_path / "tables.db"
        in_the_way.mkdir()
        with pytest.raises(AssertionError, match="the server does not start"):
            running.have_server()
        in_the_way.rmdir()
        server = running.have_server()
        server.kill()
        assert running.have_server().make()["code"]
    finally:
        running.close()


def test_a_phone_that_lay_in_the_drawer_has_nothing_on_it(browser: Browser, server: Server) -> None:
    drawer = Drawer()
    table = Table(server, "A", "BCDEF", deal_seconds=0)
    before = City(browser, server, drawer)
    a = before.seated(table, "A")
    a.page.evaluate("() => sessionStorage.setItem('picks', '1')")
    a.page.route("**/api/tables", lambda route: route.abort())
    before.close()
    after = City(browser, server, drawer)
    b, new = after.phone("B", size=SMALL), after.phone("B", size=SMALL, is_new=True)
    assert b.page is a.page
    for phone in (b, new):
        phone.open()
        phone.sees("home-lead")
    assert b.page.evaluate(HAS) == new.page.evaluate(HAS)
    b.start_table()
    b.page.evaluate("() => console.error('new')")
    b.until(lambda: b.errors, "complains")
    assert (a.errors, b.errors) == ([], ["B: new"])
    b.is_new = True
    after.close()
    assert b.page.is_closed()


def test_a_phone_of_a_failed_test_is_thrown_away(browser: Browser, server: Server) -> None:
    drawer = Drawer()
    city = City(browser, server, drawer)
    phones = [city.phone("A"), city.phone("B", is_new=True)]
    for phone in phones:
        phone.open()
    city.has_failed = True
    city.close()
    assert drawer.take("en") is None and all(phone.page.is_closed() for phone in phones)
