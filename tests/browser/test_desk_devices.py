"""The devices of whoever leads: two at once, one that is loaded again, and one that takes the place of another."""

from __future__ import annotations

from .desk import Desk
from .phones import TABLET, City, Phone
from .test_desk import TEN

# What is entered stays under way until it is let go, as where the network is slow.
HOLD = """() => {
  const send = WebSocket.prototype.send
  window.held = []
  WebSocket.prototype.send = function (text) {
    if (window.held && text.includes('"answer"')) window.held.push(() => send.call(this, text))
    else send.call(this, text)
  }
}"""
LET_GO = "() => { const held = window.held; window.held = undefined; held.forEach(go => go()) }"


def test_two_desks_may_tap_the_same_at_the_same_time_and_nothing_is_entered_twice(city: City) -> None:
    desk = Desk(city, 10, TEN)
    desk.until_phase(lambda where: where[0] == "day")
    desk.accuse(8, 9)
    other = city.seated(desk.table, "Z", size=TABLET)
    other.until(other.page.locator(".gm").is_visible, "has the desk too")

    # The hand goes up once, though both have tapped it before they heard of each other
    desk.look()
    other.page.evaluate(HOLD)
    other.tap_seat(0)
    desk.tap(0)
    other.page.evaluate(LET_GO)
    city.settle(other)
    city.settle(desk.phone)
    for phone in (desk.phone, other):
        shows_hands(phone, 1)

    # Only this call is over, and not the next one too, in which nobody could raise a hand any more
    desk.look()
    other.page.evaluate(HOLD)
    go_on(other)
    desk.go_on()
    other.page.evaluate(LET_GO)
    city.settle(other)
    view = desk.knows()["view"]
    assert view["where"][-1] == "vote" and view["hands"]["8"] == [0]
    assert len(desk.asked()) == 9, "all but one may still raise a hand against the other"
    for phone in (desk.phone, other):
        shows_hands(phone, 0)


def test_a_desk_that_is_loaded_again_is_where_it_was_in_a_night_and_in_a_vote(city: City) -> None:
    desk = Desk(city, 10, TEN)
    phone = desk.phone
    desk.until_phase(lambda where: where[-1] == "mafia" and where[0] == "night")
    desk.point(5)
    where = desk.where()
    phone.page.reload()
    phone.until(phone.page.locator("[data-eyes]").is_visible, "asks for closed eyes before it shows anything")
    assert phone.say("card-don") not in phone.page.content()
    desk.look()
    assert desk.where() == where
    desk.go_on()
    desk.until_phase(lambda where: where[0] == "day")
    assert 5 not in desk.knows()["view"]["living"], "what was tapped before has counted"
    desk.accuse(8, 9)
    desk.look()
    desk.tap(0)
    phone.page.reload()
    shows_hands(phone, 1)
    desk.go_on()
    assert desk.knows()["view"]["hands"]["8"] == [0]


def test_another_device_takes_the_place_of_the_one_that_led_when_it_is_gone(city: City) -> None:
    """Nobody else has a phone, so the table gives the place back once the leader was away long enough."""
    desk = Desk(city, 10, TEN, grace=5)
    desk.until_phase(lambda where: where[0] == "day")
    desk.accuse(8, 9)
    desk.look()
    desk.tap(0)
    desk.phone.open("/")
    new = city.phone("Z", "en", TABLET)
    new.open(f"/t/{desk.table.code}")
    new.tap("home-away-me", name="Z")
    new.until(new.page.locator(".gm").is_visible, "has the desk")
    shows_hands(new, 1)
    desk.phone = new
    desk.go_on()
    assert desk.knows()["view"]["hands"]["8"] == [0]


def shows_hands(phone: Phone, number: int) -> None:
    count = phone.page.locator(".hub .count")
    phone.until(lambda: count.inner_text() == str(number), f"shows {number} hands")


def go_on(phone: Phone) -> None:
    phone.page.locator(".sill .btn--go:not([aria-disabled])").click()
