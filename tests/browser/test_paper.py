"""What is printed: the protocol of a game on one page, and cards nine to a sheet."""

from __future__ import annotations

import re
from functools import partial
from typing import TYPE_CHECKING

import pytest

import citysleeps
from citysleeps.books.shelf import SHELF
from citysleeps.notation.record import parse
from citysleeps.views.protocol import Clocked, as_json, protocol

from .phones import BY_HAND, PHONE, SMALL, TABLET, City, Phone, Table

if TYPE_CHECKING:
    from playwright.sync_api import Route

CARDS = {"A": "resident", "B": "mafia", "C": "don", "D": "resident", "E": "commissar", "F": "resident", "G": "resident"}
# The longest that may be: as many seats as the book has, and names of 20 letters.
LARGE = {
    "original": (26, {"preset": "extended"}),
    "spytown": (16, {"preset": "cards"}),
    "bigcity": (18, {}),
    "cuba": (12, {}),
}


def pages(phone: Phone, paper: str) -> int:
    """How many sheets of paper it takes."""
    printed = phone.page.pdf(format=paper)
    return len(re.findall(rb"/Type\s*/Page\b", printed))


def answer(body: bytes, route: Route) -> None:
    route.fulfill(body=body, content_type="application/json")


def test_the_protocol_of_a_game_is_one_page(city: City) -> None:
    table = Table(city.server, "ABCDEFGH", "", host="H", cards=CARDS, **BY_HAND)
    table.do("deal")
    a = city.seated(table, "A")
    a.sees("deal-dealt")
    table.go_on_to("speech")
    for name in "BC":
        table.answer(name, "leave")
    a.sees("end-title")
    a.tap("paper-protocol")
    page = a.page.locator(".written")
    page.wait_for()
    assert "H" in page.inner_text() and "ORIG-1111" in page.inner_text()
    assert [pages(a, paper) for paper in ("A4", "Letter")] == [1, 1]
    with a.page.expect_download() as kept:
        a.page.get_by_role("link", name=a.say("paper-sheet")).click()
    assert kept.value.suggested_filename.endswith(".csv")
    a.resize(TABLET)  # it has room for the sheet itself
    a.page.locator(".a4").wait_for()
    a.resize(PHONE)

    # However long a game was
    for book, (seats, settings) in LARGE.items():
        [game] = citysleeps.play_games(book, seats, 1, settings=settings, bots="careful", seed="3")
        record = parse(game.record())
        names = tuple(f"{name} of the long name" for name in game.seats)
        written = protocol(SHELF[book], record.header.setup, record.log, "pl", Clocked(names=names))
        a.page.route("**/protocol?*", partial(answer, as_json(written)))
        a.tap("story-back")
        a.tap("paper-protocol")
        page.wait_for()
        for size in (PHONE, SMALL):  # nothing lies beside the screen
            a.resize(size)
            assert a.page.evaluate("() => document.querySelector('main').scrollWidth <= innerWidth"), (book, size)
        assert [pages(a, paper) for paper in ("A4", "Letter")] == [1, 1], book
        a.page.unroute("**/protocol?*")


@pytest.mark.parametrize("paper", ["A4", "Letter"])
def test_the_cards_of_a_table_are_nine_to_a_sheet_with_their_backs(city: City, paper: str) -> None:
    table = Table(city.server, "AB", "CDEFGHIJ", preset="basic")
    a = city.seated(table, "A")
    a.tap("lobby-change")
    a.tap("paper-cards")
    a.page.locator(".sheet9").first.wait_for()
    assert a.count(".sheet9") == 4  # ten cards
    assert a.count(".frame:not(.back)") == 10 and a.count(".back") == 18  # under each card, however it is turned
    assert a.page.locator(".frame h2").all_inner_texts().count("Resident") == 6
    assert pages(a, paper) == 4
    small = a.page.evaluate(
        "() => [...document.querySelectorAll('.frame')].filter(one => one.scrollHeight > one.clientHeight + 8).length"
    )
    assert small == 0
