"""Text at 200 %, on a usual phone and on the smallest: on every main screen nothing is cut, and what one does next is on
the screen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import pytest

from .conftest import launch
from .looks import misfits, unseen
from .phones import BY_HAND, PHONE, SMALL, City, Phone, Table

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Playwright

TWICE = "--blink-settings=defaultFontSize=32"
DON, VICTIM = "Świętopełk", "Bartłomiej"
CARDS = {
    "A": "resident",
    "B": "mafia",
    DON: "don",
    "D": "resident",
    VICTIM: "commissar",
    "F": "resident",
    "G": "resident",
}
# A card that was tapped open shuts by itself after 20 seconds: not before a busy machine has looked at it.
STAYS_OPEN = (
    """() => { const wait = setTimeout; window.setTimeout = (what, ms) => wait(what, ms === 20_000 ? 600_000 : ms) }"""
)
# How many screens down the last of the main actions ends.
REACH = """() => Math.max(...[...document.querySelectorAll('.btn--main, .pad')].filter(one => one.checkVisibility())
  .map(one => (one.getBoundingClientRect().bottom + scrollY) / innerHeight), 0)"""


@pytest.fixture
def browser(driver: Playwright) -> Iterator[Browser]:
    """One whose owner reads letters twice as large."""
    browser = launch(driver, TWICE)
    yield browser
    browser.close()


def test_nothing_is_cut_and_the_main_action_is_on_the_screen(city: City) -> None:
    findings: list[str] = []

    def look(where: str, *phones: Phone) -> None:
        for phone in phones:
            for size in (SMALL, PHONE):
                phone.resize(size)
                phone.page.wait_for_timeout(50)  # the seats are placed after the next frame
                wrong = misfits(phone) + unseen(phone)
                findings.extend(f"{where}, {phone.name}, {size}: {one}" for one in wrong)

    table = Table(city.server, [*CARDS, "H"], "", host="H", cards=CARDS, speech_seconds=600, **BY_HAND)
    a, c = city.seated(table, "A"), city.seated(table, DON, "ru")
    a.sees("lobby-start")
    c.sees("lobby-ready-wait", count=7)
    look("lobby", a, c)
    for phone, id in ((a, "lobby-change"), (c, "lobby-look")):
        phone.tap(id)
        phone.page.evaluate("() => document.querySelectorAll('details').forEach(one => one.open = true)")
    look("settings", a, c)
    for phone in (a, c):
        phone.tap("lobby-done")
        with phone.menu():
            look("menu", phone)
    table.do("deal")
    for phone in (a, c):
        phone.sees("deal-dealt")
    look("deal", a, c)
    a.page.evaluate(STAYS_OPEN)
    with a.holding("deal-hold"):
        a.page.locator(".blind h2").wait_for()
    look("deal, tapped open", a)
    with a.holding("deal-let-go"):
        a.page.locator(".blind h2").wait_for(state="detached")
    table.go_on_to("mafia", night=1)
    for phone in (a, c):
        phone.sees("night-seal")
    look("night", a, c)
    for phone in (a, c):
        phone.resize(SMALL)
        phone.page.reload()
        phone.sees("night-seal")
        assert phone.page.evaluate("() => scrollY") == 0, "the call is read first"
        phone.page.evaluate("() => scrollTo(0, innerHeight)")
    table.go_on_to("speech")
    for phone in (a, c):
        phone.page.locator(".dawn").wait_for()
        assert phone.page.evaluate("() => scrollY") == 0, "the morning begins at its top"
    a.sees("day-your-floor")
    c.sees("day-speaking")
    look("speech", a, c)
    table.answer("A", "done")
    a.sees("day-accuse-choose")
    look("nomination", a, c)
    table.answer("A", "nominate", 2)
    table.answer("B", "done")
    table.answer("B", "nominate", 3)
    table.go_on_to("vote")
    for phone in (a, c):
        phone.until(lambda phone=phone: phone.page.locator(".docket").count(), "has a docket")
    look("vote", a, c)
    table.go_on_to("mafia", night=2)
    for name in ("B", DON):
        table.answer(name, "point", 4)
    table.lead(lambda known: known["view"]["where"][0] == "day")
    for phone in (a, c):
        phone.page.locator(".fallen").wait_for()
    look("dawn", a, c)
    for name in ("B", DON):
        table.answer(name, "leave")
    for phone in (a, c):
        phone.sees("end-title")
    look("end", a, c)
    assert not findings, "\n".join(findings)


def test_signs_and_votes_of_spytown(city: City) -> None:
    """The gang has four signs above its whisper, and so has everybody; names, a sign or a vote are never cut."""
    people = ["Alžbeta", "Bartolomej", "Dominika", "Eugenia", "František", "Helena", "Kristián", "Z"]
    settings: dict[str, Any] = {"small_first_mafia_phase": "hold"}
    settings |= {"t_agent": 600, "t_mafia": 600, "t_vote": 600, "t_deal": 600}
    table = Table(city.server, people, "", host="Z", book="spytown", **settings)
    table.do("deal")
    phone = city.seated(table, "Alžbeta", "sk")
    table.go_on_to("mafia_phase")
    phone.page.locator(".signs").wait_for()
    for size in (SMALL, PHONE):
        phone.resize(size)
        assert phone.count(".signs button") == 4
        assert misfits(phone) + unseen(phone) == [], size
    table.go_on_to("preliminary_vote")
    for language in ("sk", "ru", "es"):
        phone.speak(language)
        phone.sees("spy-point-whom")
        for size in (SMALL, PHONE):
            phone.resize(size)
            assert misfits(phone) + unseen(phone) == [], (language, size)


def test_the_first_page(city: City) -> None:
    for language in ("es", "ru"):
        phone = city.phone("A", language, SMALL)
        phone.open()
        phone.sees("home-join")
        assert misfits(phone) == []


def test_the_box_a_testimony_and_the_choice_of_the_next_godfather(city: City) -> None:
    """Diamonds keep the size of a finger, beside each other; what is done next stays on the screen."""
    settings = {"first_godfather": "A", "quiet_prompt_s": 0, "next_vote_s": 600, "theft_fixed_s": 0}
    table = Table(city.server, "ABCDEFGHIJ", "", book="cuba", **settings)
    b, c = city.seated(table, "B", "es"), city.seated(table, "C", "pl")
    table.do("deal", "A")
    table.do("answer", "A", act="remove", args=[2])
    b.page.locator(".hold").click()
    b.page.locator("button.gem").nth(3).click()
    assert misfits(b) == []
    assert b.page.evaluate(REACH) <= 1
    assert b.page.evaluate(GEMS) == []
    table.do("answer", "B", act="take", args=[4])
    for name in "CDEF":
        table.do("answer", name, act="take", args=["loyal"])
    for name in "GHIJ":
        table.do("answer", name, act="take", args=[1])
    c.sees("act-claim")
    assert misfits(c) == []
    c.tap("act-claim")
    c.page.locator("button.gem").nth(8).click()
    assert misfits(c) == []
    assert c.page.evaluate(GEMS) == []
    c.tap("cuba-claim-say")
    for seat in (1, 6, 7, 8, 9):
        table.do("answer", "A", act="accuse", args=[seat])

    def is_over() -> bool:
        if c.button("cuba-on").count():
            c.tap("cuba-on")
        return c.count(".before") > 0

    c.until(is_over, "sees the end")
    assert misfits(c) == []
    assert c.page.evaluate("() => document.querySelector('.before').getBoundingClientRect().bottom <= innerHeight")


# Diamonds that are smaller than a finger, or lie over each other.
GEMS = """() => [...document.querySelectorAll('.gem')].map(one => one.getBoundingClientRect()).filter((box, i, all) =>
  box.width < 44 || box.height < 44 || all.some((other, j) => j !== i && other.left < box.right - 1
    && other.right > box.left + 1 && other.top < box.bottom - 1 && other.bottom > box.top + 1)).length ? ['gems'] : []"""
