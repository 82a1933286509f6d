"""What is private is in the page only while it is held."""

from __future__ import annotations

from .phones import BY_HAND, City, Phone, Table

COMMISSAR = {"A": "commissar"}
HIDES = (  # besides letting go
    "dispatchEvent(new Event('blur'))",
    "document.activeElement.blur()",
    "document.dispatchEvent(new Event('visibilitychange'))",
    "dispatchEvent(new Event('orientationchange'))",
)


def test_my_role_is_in_the_page_only_while_i_hold(city: City) -> None:
    table = Table(city.server, "A", "BCDEFG", cards=COMMISSAR, deal_seconds=0, night_step_seconds=1, speech_seconds=600)
    table.do("deal")
    a = city.seated(table, "A")
    name = a.say("card-commissar")

    # The deal: that the card is in the deck is known to all, and stands there once
    a.sees("deal-dealt")
    private = (a.say("role-commissar"), a.say("role-side-red"))
    shown = a.page.content()
    assert shown.count(name) == 1 and not any(words in shown for words in private)
    with a.holding("deal-hold"):
        a.page.locator(".blind__in").wait_for()
        held = a.page.content()
        assert all(words in held for words in private)
        assert a.page.locator(".blind h2").inner_text() == name
    a.until(lambda: not a.page.locator(".blind__in").count(), "is shut")
    shown = a.page.content()
    assert shown.count(name) == 1 and not any(words in shown for words in private)
    for what in HIDES:
        with a.holding("deal-hold"):
            assert_hidden_by(a, what)
    with a.holding("deal-hold"):
        a.page.locator(".blind__in").wait_for()
        a.page.mouse.move(10, 10)  # the finger slides off the pad
        a.until(lambda: not a.page.locator(".blind__in").count(), "is shut")
    a.page.keyboard.down("Space")
    a.page.locator(".blind__in").wait_for()
    a.page.keyboard.up("Space")
    a.until(lambda: not a.page.locator(".blind__in").count(), "is shut")

    # By day, in the dock
    assert a.turn() == "deal"
    a.saw("dawn-first-you")
    a.page.reload()
    a.sees("day-your-floor")
    assert name not in a.page.content()
    with a.holding("dock-role"):
        a.page.locator(".blind__in").wait_for()
        assert name in a.page.content()
    a.until(lambda: name not in a.page.content(), "is shut")
    for what in HIDES:
        with a.holding("dock-role"):
            assert_hidden_by(a, what)
            assert name not in a.page.content()


def assert_hidden_by(phone: Phone, what: str) -> None:
    phone.page.locator(".blind__in").wait_for()
    phone.page.evaluate(what)
    phone.until(lambda: not phone.page.locator(".blind__in").count(), f"is shut by {what}")


def test_a_whisper_is_in_the_page_only_while_i_hold(city: City) -> None:
    table = Table(city.server, "AH", "BCDEFG", host="H", cards=COMMISSAR, **BY_HAND)
    table.do("deal")
    a = city.seated(table, "A")
    a.sees("deal-dealt")
    assert a.turn() == "deal"
    table.go_on()
    a.sees("night-seal")
    table.go_on()
    a.sees("step-began-commissar")
    asked, called = a.say("night-ask", act="check", step="commissar"), a.say("night-called")
    shown = a.page.content()
    assert called not in shown
    with a.holding("night-hold"):
        a.page.locator(".whisper:not(.is-shut)").wait_for()
        assert a.page.locator(".whisper").inner_text().split("\n\n") == [called, asked]
        assert a.page.content().count(asked) > shown.count(asked)  # the call for all asks it too
    a.page.locator(".whisper.is-shut").wait_for()
    assert called not in a.page.content() and a.page.content().count(asked) == shown.count(asked)
    a.tap_seat(3)
    a.tap("night-seal")
    for what in HIDES:
        with a.holding("night-hold"):
            a.page.locator(".whisper:not(.is-shut)").wait_for()
            a.page.evaluate(what)
            a.page.locator(".whisper.is-shut").wait_for(state="attached")
    shown = a.page.content()
    assert not any(a.say("night-answer", answer=one, step="commissar", name="D") in shown for one in ("nod", "no_nod"))
