"""Whoever has never played learns it on the phone: cards, a rulebook, and what one can do now."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import pytest

from citysleeps.books.shelf import SHELF

from .looks import barriers, faults
from .phones import BY_HAND, LANGUAGES, PHONE, SMALL, TELEVISION, City, Phone, Size, Table

if TYPE_CHECKING:
    from playwright.sync_api import Locator

CARDS = {"A": "commissar", "B": "don", "C": "resident", "D": "resident", "E": "resident", "F": "resident"}


def table(city: City, **settings: Any) -> Table:
    return Table(city.server, "ABCDEFH", "", host="H", cards=CARDS, **BY_HAND, **settings)


def leaf(phone: Phone) -> str:
    """The title of the card in the middle."""
    title: str = phone.page.evaluate(
        """() => {
             const cards = document.querySelector('.cards')
             const middle = cards.scrollLeft + cards.clientWidth / 2
             return [...cards.children].find(one => one.offsetLeft <= middle && middle <= one.offsetLeft + one.clientWidth)
               ?.querySelector('h3')?.innerText ?? ''
           }"""
    )
    return title


def shows(phone: Phone, title: str) -> bool:
    return leaf(phone) == title


def swipes_through(phone: Phone) -> list[str]:
    """Tap *next* to the last card; the titles."""
    seen = []
    phone.page.locator(".leaf").first.wait_for()
    for number in range(1, phone.page.locator(".leaf").count() + 1):
        phone.page.locator(f'.dots[aria-label^="Card {number} of"]').wait_for()
        phone.until(lambda: leaf(phone) not in seen, "moves on")
        seen.append(leaf(phone))
        assert faults(phone) == []
        phone.page.locator("dialog.learn .btn--main").click()
    phone.page.locator("dialog.learn").wait_for(state="detached")
    return seen


def now(phone: Phone) -> str:
    """What the phone answers to: what can I do now?"""
    phone.tap("now-ask")
    said = phone.page.locator(".said.toast")
    phone.until(lambda: len(said.inner_text()) > 5, "is told what to do")
    text = said.inner_text()
    phone.tap("now-ask")
    return text


def paragraphs(phone: Phone) -> Locator:
    return phone.page.locator(".one > p")


# A card whose picture or text is higher than its room; an icon that is in no sprite.
CUT_OFF = """() => [...document.querySelectorAll('.leaf')]
  .filter(one => one.scrollHeight > one.clientHeight + 1 || one.querySelector('.panes').clientHeight > one.querySelector('.picture').clientHeight)
  .map(one => one.innerText)"""
NO_PICTURE = """() => [...document.querySelectorAll('.leaf use')].map(one => one.getAttribute('href'))
  .filter(id => !document.querySelector(id))"""
ALL = ["You get a card", "The city sleeps", "By day you talk", "Who wins?", "Your phone"]


@pytest.mark.parametrize("size", [PHONE, SMALL, TELEVISION])
def test_how_to_play_is_learned_at_the_front_door(city: City, size: Size) -> None:
    a = city.phone("A", size=size)
    a.open()
    a.tap("home-how")
    a.page.get_by_role("button", name=a.say("lobby-book-original")).click()
    assert swipes_through(a) == ALL


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_book_is_told_in_every_language_in_the_room_that_there_is(city: City, language: str) -> None:
    """On the smallest phone no word of a card is cut off, and no picture is missing."""
    a = city.phone("A", language, SMALL)
    for book in SHELF:
        a.open()
        a.tap("home-how")
        a.page.locator("[data-book]").first.wait_for()
        assert faults(a) == []
        a.page.get_by_role("button", name=a.say(f"lobby-book-{book}")).click()
        a.page.locator(".leaf").first.wait_for()
        assert faults(a) == [], book
        assert a.page.evaluate(CUT_OFF) == [], book
        assert a.page.evaluate(NO_PICTURE) == [], book
        a.open(f"/guide/{book}")
        paragraphs(a).first.wait_for()
        assert faults(a) == [], book


def test_the_cards_are_turned_by_keys(city: City) -> None:
    a = city.phone("A")
    a.open()
    a.tap("home-how")
    a.page.get_by_role("button", name=a.say("lobby-book-original")).click()
    a.page.locator(".leaf").first.wait_for()
    assert barriers(a) == []
    for key, title in (("ArrowRight", ALL[1]), ("ArrowRight", ALL[2]), ("ArrowLeft", ALL[1])):
        a.page.keyboard.press(key)
        a.until(partial(shows, a, title), f"comes to {title}")
    a.page.keyboard.press("Escape")
    a.page.locator("dialog.learn").wait_for(state="detached")


def test_a_guest_in_the_lobby_is_offered_it_once(city: City) -> None:
    at = table(city)
    a, b, c = city.seated(at, "A"), city.seated(at, "B", size=SMALL), city.seated(at, "C", size=SMALL)
    a.sees("home-learn")
    assert a.say("learn-offer") not in a.text()  # who made the table knows what is played
    b.sees("learn-offer")
    assert faults(b) == []
    b.tap("home-learn")
    assert swipes_through(b) == ALL
    c.tap("learn-no")
    for guest in (b, c):
        guest.page.reload()
        guest.sees("home-learn")
        assert guest.say("learn-offer") not in guest.text()


def test_the_rulebook_is_searched_and_leads_to_the_law(city: City) -> None:
    """ORIG-919; at a table as it is played there, without one as the book has it."""
    a = city.phone("A", size=SMALL)
    a.open("/guide/original")
    a.reads("Dealt to 10 players")
    assert faults(a) == [] and barriers(a) == []
    whole = paragraphs(a).count()
    a.page.get_by_label(a.say("guide-search")).fill("no hand called last")
    a.until(lambda: 0 < paragraphs(a).count() < whole / 4, "finds it")
    a.page.get_by_role("button", name="ORIG-919").click()
    a.reads("The votes of all voters who abstained are added to the last accused")
    at = table(city, all_or_none_tie="execute")
    b = city.phone("B", is_new=True)
    b.open(f"/t/{at.code}/guide")
    b.reads("Dealt to 6 players: Resident")
    b.reads("As many hands for both: they are executed.")
    assert "doctor" not in b.text().lower()
    b.page.emulate_media(media="print")
    assert not b.page.locator("#guide-search").is_visible() and not b.button("guide-print").is_visible()
    assert paragraphs(b).first.is_visible()


def test_at_night_all_are_told_the_same(city: City) -> None:
    """And nothing lies over the screen but what was asked for."""
    at = table(city)
    at.do("deal")
    a, c = city.seated(at, "A"), city.seated(at, "C")
    assert now(a) == now(c) != ""
    at.go_on_to("commissar", night=1)
    for phone in (a, c):
        phone.sees("night-seal")
    assert now(a) == now(c)
    assert "Nobody dies tonight" in now(c)
    at.go_on_to("commissar", night=2)
    for phone in (a, c):
        phone.sees("night-title", number=2)
    assert now(a) == now(c)
    assert "nobody sees whose tap counts" in now(c)


@pytest.mark.parametrize("book", SHELF)
def test_in_every_book_one_is_told_what_to_do(city: City, book: str) -> None:
    """And reads in the rules, while it is held, what the own role does."""
    at = Table(city.server, "ABCDEFG", "", book=book)
    at.do("deal")
    first = at.do("ping", "A")[0]["view"].get("godfather", 0)  # in cuba only the Godfather has a role from the start
    a = city.seated(at, at.names[first], size=SMALL)
    a.button("now-ask").wait_for()
    assert faults(a) == []
    assert "{" not in now(a)
    a.page.locator("header").get_by_role("button", name=a.say("menu"), exact=True).click()
    a.tap("menu-rules")
    a.button("guide-mine").wait_for()
    shown = paragraphs(a).count()
    with a.holding("guide-mine"):
        a.until(lambda: paragraphs(a).count() > shown, "reads about the own role")


def test_the_rules_open_at_what_is_going_on(city: City) -> None:
    """What is mine is read only while it is held."""
    at = table(city, speech_seconds=600)
    at.do("deal")
    a = city.seated(at, "A", size=SMALL)
    at.go_on_to("speech")
    a.page.locator(".dock").wait_for()
    assert "600 seconds" in now(a)
    a.tap("dock-rules")
    a.reads("One speaks at a time.")
    assert "Every living player has the floor once a day" in paragraphs(a).first.inner_text()
    assert faults(a) == [] and barriers(a) == []
    mine = "Every night the commissar points at one other player"
    assert mine not in a.text()
    with a.holding("guide-mine"):
        a.reads(mine)
    a.until(lambda: mine not in a.text(), "hides it")
    a.page.get_by_label(a.say("guide-search")).fill("tie")
    a.reads("As many hands for both: they live.")
