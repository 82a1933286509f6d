"""The odds while a game is played: on the phone of one who watches, where the table allows it, and on no other."""

from __future__ import annotations

from .looks import misfits
from .phones import BY_HAND, SMALL, City, Phone, Table


def offers(phone: Phone) -> bool:
    """Whether the menu of this phone has the odds."""
    with phone.menu():
        phone.sees("menu-title")
        return phone.button("odds-now").count() == 1


def test_who_watches_sees_the_odds_where_the_table_allows_it(city: City) -> None:
    table = Table(city.server, "ABCDEFH", "", host="H", **BY_HAND)
    table.do("choose", "A", odds="watchers")
    a = city.seated(table, "A", size=SMALL)
    a.sees("lobby-odds-open")
    assert not misfits(a)
    table.do("deal", "A")
    table.go_on_to("discussion", "speech")
    joined = city.server.join(table.code, "W")
    table.tokens["W"], table.ids["W"] = joined["token"], joined["id"]
    w = city.seated(table, "W", "ru", size=SMALL)
    assert not offers(a)
    with w.menu():
        w.tap("odds-now")
        w.page.locator(".chart").wait_for()
        assert w.page.locator(".seats li").count() == 6
        assert not misfits(w)
        w.page.keyboard.press("Escape")


def test_nobody_sees_the_odds_where_the_table_has_not_said_so(city: City) -> None:
    table = Table(city.server, "ABCDEFH", "", host="H", **BY_HAND)
    table.do("deal", "A")
    table.tokens["W"] = city.server.join(table.code, "W")["token"]
    assert not offers(city.seated(table, "W", size=SMALL))
