"""Five languages at one table: every phone speaks its own."""

from __future__ import annotations

import re

from .phones import BY_HAND, City, Phone, Table, words


def test_two_languages_at_one_table(city: City) -> None:
    table = Table(city.server, "ABH", "CDEFG", "sk", "H", speech_seconds=600, **BY_HAND)
    polish, russian = phones = city.seated(table, "A", "pl"), city.seated(table, "B", "ru")
    screen = city.screen(table.code)
    screen.say = words("sk")

    polish.sees("lobby-ready", count=7)
    russian.sees("lobby-ready-wait", count=7)
    screen.sees("lobby-count", people=2, bots=5, least=6, most=13)
    polish.tap("lobby-start")
    for phone in phones:
        phone.sees("deal-dealt")
        phone.sees("deal-setup", preset="basic", count=7)
    screen.sees("screen-deal")
    for phone in phones:
        assert phone.turn() == "deal"
    table.go_on()
    for phone in phones:
        phone.sees("night-seal")
    table.go_on()
    for phone in phones:
        phone.sees("step-began-commissar")
    screen.sees("step-began-commissar", "eyes")  # a person hosts
    for phone in phones:
        assert phone.title() == phone.say("night-title", number=1)
        assert phone.turn() == "night"
        phone.sees("night-sealed")
    table.go_on_to("discussion", "speech")
    for phone in phones:
        phone.page.reload()  # who comes back does not see the dawn
    polish.sees("day-your-floor")
    russian.sees("day-speaking")
    screen.sees("screen-speaking")
    polish.tap("day-done")
    polish.sees("day-your-nomination")
    russian.sees("day-nominating")
    polish.tap_seat(0)
    polish.sees("reason-target-self")
    polish.tap_seat(1)
    polish.tap("day-accuse", name="B")
    for phone in phones:
        phone.sees("day-on-trial")


def test_another_language_changes_every_word(city: City) -> None:
    """What a phone shows after the change is what it shows when it has never known another language."""
    slow = {"speech_seconds": 600, "nomination_seconds": 600}
    table = Table(city.server, "AB", "CDEFG", deal_seconds=0, night_step_seconds=1, **slow)
    a, b = city.seated(table, "A"), city.seated(table, "B")
    a.sees("lobby-ready", count=7)
    changed(a, "ru")
    a.tap("lobby-change")
    a.sees("lobby-settings")
    a.tap("lobby-done")
    changed(a, "pl")
    a.tap("lobby-start")
    b.sees("deal-dealt")
    a.sees("deal-dealt")
    changed(a, "sk")
    for phone in (a, b):
        assert phone.turn() == "deal"
    a.saw("dawn-first-you")
    a.page.reload()  # who comes back does not see the dawn again
    a.sees("day-your-floor")
    changed(a, "es")
    a.tap("day-done")
    a.sees("day-your-nomination")
    changed(a, "ru")


def changed(phone: Phone, language: str) -> None:
    phone.speak(language)
    assert phone.page.locator("html").get_attribute("lang") == language
    before = without_clock(phone)
    phone.page.reload()
    phone.page.locator(".sill").wait_for()
    phone.until(lambda: without_clock(phone) == before, f"reads {before!r} again")


def without_clock(phone: Phone) -> str:
    return re.sub(r"\d+:\d\d", "", phone.text())
