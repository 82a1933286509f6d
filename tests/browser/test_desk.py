"""The desk: one person leads, nobody else has a phone. What players point at and raise is tapped in by whoever leads."""

from __future__ import annotations

from .desk import Desk
from .phones import City

TEN = ["mafia", "mafia", "don", "commissar", *["resident"] * 6]
FOURTEEN = ["mafia", "don", "ninja", "yakuza", "commissar", "sheriff", "immortal", "doctor", *["resident"] * 6]


def test_the_cards_go_round_and_the_desk_shows_what_is_secret_by_night_alone(city: City) -> None:
    desk = Desk(city, 10, TEN)
    phone, page = desk.phone, desk.phone.page

    # The cards go round: each holds to look, and nothing is on the page in between
    phone.tap("desk-pass")
    phone.sees("desk-pass-only", name="A")
    assert phone.say("card-mafia") not in page.content()
    with phone.holding("desk-pass-hold", name="A"):
        phone.until(lambda: phone.say("card-mafia") in page.inner_text("main"), "sees the card")
    phone.until(lambda: phone.say("card-mafia") not in page.content(), "is hidden")
    phone.tap("desk-pass-on", name="B")
    phone.sees("desk-pass-only", name="B")
    phone.tap("close")
    desk.go_on()

    # Until whoever leads says that all eyes are closed there is no secret on the page, and after a reload again
    for _ in range(2):
        phone.until(page.locator("[data-eyes]").is_visible, "asks whether all eyes are closed")
        assert phone.say("card-commissar") not in page.content()
        desk.look()
        phone.until(lambda: phone.say("card-commissar") in page.content(), "shows the cards")
        page.reload()

    # By night it is dark, with the cards on the seats; by day there is no secret on the page
    desk.look()
    phone.until(lambda: page.locator("html").get_attribute("data-theme") == "hush", "is dark")
    assert page.locator('[data-seat="3"]').get_attribute("aria-label") == f"4, D, {phone.say('card-commissar')}"
    desk.night(9)
    phone.until(lambda: page.locator("html").get_attribute("data-theme") == "day", "is light")
    desk.until_phase(lambda where: where[-1] == "nomination")
    assert page.locator('[data-seat="3"]').get_attribute("aria-label") == "4, D"


def test_an_answer_is_shown_while_it_is_held(city: City) -> None:
    desk = Desk(city, 10, TEN)
    phone, page = desk.phone, desk.phone.page
    desk.until_phase(lambda where: where[-1] == "commissar")
    desk.look()
    place = page.locator('[data-seat="8"]').bounding_box()
    for seat, answer in ((8, "no_nod"), (2, "nod")):  # the second tap changes what the first has entered
        desk.point(seat)
        said = phone.say("host-nod", answer=answer)
        phone.until(phone.button("desk-answer").is_visible, "may see the answer")
        assert page.locator('[data-seat="8"]').bounding_box() == place, "the seats have moved under the finger"
        assert said not in page.inner_text("#app")
        with phone.holding("desk-answer"):
            phone.until(lambda said=said: said in page.inner_text("main"), "sees the answer")
        phone.until(lambda said=said: said not in page.content(), "is hidden")


def test_while_somebody_speaks_the_clock_is_large_and_a_warning_takes_two_taps(city: City) -> None:
    """ORIG-1402 A warning is public. The floor is taken away with one tap, as going on would do."""
    desk = Desk(city, 10, TEN, speech_seconds=60)
    phone, page = desk.phone, desk.phone.page
    desk.until_phase(lambda where: where[-1] == "speech")
    desk.look()
    clock = page.locator(".bigtime").bounding_box()
    assert clock and clock["height"] >= 80
    warn = page.locator('[data-warn="4"]')
    warn.click()
    phone.until(lambda: phone.say("host-act-warn") in warn.inner_text(), "asks once more")
    assert warn.locator(".times").count() == 0
    warn.click()
    phone.until(warn.locator(".times").is_visible, "shows the warning")
    warn.click()  # it was somebody else
    phone.tap("host-act-unwarn")
    phone.until(lambda: not warn.locator(".times").count(), "has taken the warning back")
    phone.tap("host-act-silence")
    phone.until(lambda: desk.where()[-1] != "speech", "has taken the floor away")


# Windows that lie over one another
OVER = """() => {
  const boxes = [...document.querySelectorAll('.circle .pane')].map(one => one.getBoundingClientRect())
  return boxes.flatMap((a, i) => boxes.slice(i + 1).filter(b =>
    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)).length
}"""


def test_on_a_tablet_that_lies_on_its_side_the_seats_have_room(city: City) -> None:
    desk = Desk(city, 12, [*TEN, *["resident"] * 2])
    desk.until_phase(lambda where: "night" in where[0])
    desk.phone.resize((1180, 820))
    desk.look()
    ring = desk.phone.page.locator(".circle").bounding_box()
    assert ring and ring["height"] > 500
    assert desk.phone.page.evaluate(OVER) == 0


# Nothing of what is tapped reaches the table, as where there is no network.
MUTE = "() => { const send = WebSocket.prototype.send; WebSocket.prototype.send = function (text) { text.includes('correct') || send.call(this, text) } }"


def test_what_was_tapped_without_a_network_is_sent_once_the_page_is_loaded_again(city: City) -> None:
    desk = Desk(city, 10, TEN)
    desk.until_phase(lambda where: where[-1] == "commissar")
    desk.look()
    desk.phone.page.evaluate(MUTE)
    desk.phone.tap_seat(2)
    assert [one["seat"] for one in desk.asked()] == [3]
    desk.phone.page.reload()
    desk.phone.until(lambda: not desk.asked(), "sends the seat that the Commissar pointed at")


def test_a_day_with_a_tie_and_a_night_of_fourteen_take_a_tap_for_each_decision_and_each_step(city: City) -> None:
    """ORIG-931 to ORIG-936; the numbers are those of docs/desk.md. A hand that was tapped by mistake goes down again
    with a second tap."""
    desk = Desk(city, 14, FOURTEEN, deck="extended")
    desk.until_phase(lambda where: "day" in where[0])
    desk.accuse(8, 9)
    desk.point(0)
    desk.point(0)

    desk.count()
    desk.vote([0, 1, 2, 3, 4, 5, 6], [7, 8, 9, 10, 11])
    assert desk.knows()["view"]["counts"] == {"8": 7, "9": 7}  # with the two who raised no hand (ORIG-919)
    while desk.where()[-1] == "tie_speeches":
        desk.go_on()
    desk.vote([0, 1, 2, 3, 4, 5, 6, 7], [])
    assert desk.counted() == (26, 20, 6)
    assert desk.knows()["view"]["sentenced"] == [8]

    desk.until_phase(lambda where: where[0] == "night")
    desk.count()
    desk.night(13)
    assert desk.counted() == (15, 7, 8)  # seven calls, and that all eyes are closed
