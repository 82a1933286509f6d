"""A Host who is drawn from the cards of `bigcity`: one seat more than players, which leaves the circle at the deal."""

from __future__ import annotations

from .looks import barriers, faults
from .phones import SMALL, City, Phone, Table
from .test_bigcity import choose, whisper

NAMES = "ABCDEFGHI"
CARDS = {"A": "mafia", "B": "lover", "C": "detective", "D": "host", "E": "doctor"}


def test_a_host_from_the_cards_leads_lies_corrects_removes_and_leaves(city: City) -> None:
    table = Table(city.server, NAMES, "", cards=CARDS, book="bigcity", lover_false="host", role_table="off")
    a, b = city.seated(table, "A", "pl"), city.seated(table, "B", size=SMALL)
    c, host = city.seated(table, "C", "pl", SMALL), city.seated(table, "D", "pl", SMALL)
    screen = city.screen(table.code, book="bigcity")
    screen.until(lambda: seats(screen) == [*range(9)], "seats nine")
    a.sees("city-lobby-drawn")
    table.do("deal")

    # D has the desk and is no seat any more; eight are dealt a card
    host.sees("host-title")
    host.sees("host-ready", left=8, ready=0, count=8)
    assert faults(host) + barriers(host) == []
    for phone in (a, b, c):
        with phone.holding("deal-hold"):
            phone.until(lambda phone=phone: phone.page.locator(".blind h2").count(), "sees the card")
        phone.tap("deal-ready")
    host.sees("host-ready", left=5, ready=3, count=8)
    for phone in (a, screen):
        phone.sees("host-named", host="D", host_kind="seat")
    screen.until(lambda: seats(screen) == [0, 1, 2, 4, 5, 6, 7, 8], "seats eight")
    host.go_on()
    a.sees("call-criminals")
    assert seats(a) == [0, 1, 2, 4, 5, 6, 7, 8]
    with host.holding("host-hold"):
        host.sees("card-lover")
        assert faults(host) == []

    # The night: the Host puts the Mafia's finger elsewhere; the Lover's target is the Detective, and the Host lies
    table.go_on_to("call_mafia", night=2)
    choose(a, 5)
    pick(host, "1 A")
    host.tap("host-correct")
    host.page.get_by_role("button", name=host.say("act-point"), exact=True).click()
    host.page.get_by_role("button", name="9 I", exact=True).last.click()
    assert faults(host) == []
    host.tap("host-act-correct")
    host.saw("host-done")
    a.hears("city-night-done")
    assert whisper(a) == ["B", f"{a.say('night-you')}: I"]
    table.go_on_to("call_lover")
    choose(b, 2)
    host.go_on()
    host.sees("phase-call-detective", duty="detective")
    choose(c, 0)
    host.tap("host-players")
    host.page.get_by_role("button", name=host.say("choice-outcast"), exact=True).click()
    with c.holding("night-hold"):
        c.sees("meaning-outcast")

    # The day: I is dead; G is removed by the Host, and the game goes on without either
    table.go_on_to("discussion")
    a.until(lambda: a.say("dawn-windows", number=1) in a.dawn() and "I" in a.dawn(), "wakes up")
    assert faults(host) == []
    pick(host, "7 G")
    host.tap("host-act-remove")
    host.sees("host-remove-sure", name="G")
    assert faults(host) == []
    host.page.get_by_role("group").get_by_role("button", name=host.say("host-act-remove"), exact=True).click()
    a.saw("left", seat="G")
    host.go_on()
    a.sees("city-vote-me")
    assert table.view()["living"] == [0, 1, 2, 4, 5, 7]

    # The Host leaves: the software goes on, and D may come back to watch
    with host.menu():
        host.tap("menu-leave")
        host.sees("menu-leave-sure", what="host")
        assert faults(host) == []
        host.tap("menu-leave-yes")
        host.sees("home-start")
    a.tap("dock-talk")
    a.sees("host-named", host="", host_kind="nobody")
    host.tap("home-go-back")
    host.tap("out-go")
    host.sees("city-against")
    assert seats(host) == [0, 1, 2, 4, 5, 6, 7, 8]
    assert faults(host) + barriers(host) == []
    assert not host.button("host-act-next").count()


def pick(host: Phone, seat: str) -> None:
    """Open a player's sheet."""
    host.tap("host-players")
    host.page.get_by_role("button", name=seat, exact=True).click()


def seats(phone: Phone) -> list[int]:
    """Those of the circle."""
    found: list[int] = phone.page.locator("[data-seat]").evaluate_all("all => all.map(one => Number(one.dataset.seat))")
    return sorted(found)
