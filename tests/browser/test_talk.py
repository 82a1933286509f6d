"""Talk by taps: what one phone says in its language, everybody reads in theirs."""

from __future__ import annotations

from .looks import misfits
from .phones import SMALL, City, Phone, Table

FAST = {"night_step_seconds": 1, "speech_seconds": 600, "nomination_seconds": 600}


def by_day(city: City, language: str = "en") -> tuple[Table, Phone, Phone]:
    """The first speech of the first day: A, who reads Polish, has the floor; B reads Russian."""
    table = Table(city.server, "AB", "CDEFG", language=language, **FAST)
    table.do("deal")
    for name in "AB":
        table.do("answer", name, act="ready")
    a, b = city.seated(table, "A", "pl"), city.seated(table, "B", "ru")
    a.sees("day-your-floor")
    b.sees("day-speaking")
    return table, a, b


def tap_in_sheet(phone: Phone, seat: int) -> None:
    phone.touch(phone.page.locator(f'dialog [data-seat="{seat}"]'), f"seat {seat} in the sheet")


def test_three_taps_in_polish_are_read_in_russian_and_stand_on_the_television(city: City) -> None:
    table, a, b = by_day(city, "es")
    screen = city.screen(table.code)
    screen.say = city.phone("a reader", "es").say
    a.tap("say-open")
    assert not misfits(a)
    a.tap("claim-kind-will")
    tap_in_sheet(a, 3)
    a.tap("say-it")
    for phone in (a, b, screen):
        phone.sees("claim-phrase", kind="will", seats="4 D")
        assert phone.count(".bub") == 1
    said = b.say("seat-says", words=b.say("claim-phrase", kind="will", seats="4 D"))
    assert b.page.locator('[data-seat="0"]').get_attribute("aria-label") == f"1, A, {b.say('seat-speaking')}, {said}"
    for phone in (a, b):
        phone.page.locator(".latest").click()
        phone.sees("board-title")
        phone.sees("claim-kind-will")
        phone.resize(SMALL)
        assert not misfits(phone)


def test_words_that_were_got_ready_are_said_with_one_tap_in_ones_own_turn(city: City) -> None:
    _, a, b = by_day(city)
    b.tap("say-ready")
    b.tap("claim-kind-am")
    b.tap("claim-word-resident")
    b.tap("say-keep")
    words = b.say("claim-phrase", kind="am", words=b.say("card-resident"), words_kind="resident")
    b.sees("say-waiting", words=words)
    assert a.count(".bub") == 0, "nobody has heard it"
    b.page.reload()
    b.sees("say-waiting", words=words)
    a.tap("day-done")
    a.tap("day-nobody")
    b.sees("day-your-floor")
    b.page.get_by_role("button", name=words).click()
    a.sees("claim-phrase", kind="am", words=a.say("card-resident"), words_kind="resident")
    assert b.count(".bub") == 1
