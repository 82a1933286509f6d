"""Whole games in real browsers, by taps alone."""

from __future__ import annotations

from math import hypot
from time import monotonic

import pytest

from .looks import misfits
from .phones import SMALL, SOON, City, Phone, Table

BY_HAND = {"night_step_seconds": 0, "deal_seconds": 0}
SHORT = {"night_step_seconds": 3, "vote_call_seconds": 20, "nomination_seconds": 60}  # bots are quick by day
LONGEST_STEP = 15  # seconds


def test_a_whole_game_of_seven_is_played_by_taps(city: City) -> None:
    a, b, c = phones = city.phone("A"), city.phone("B", size=SMALL), city.phone("C")

    # The lobby
    began = monotonic()
    code = a.start_table(**SHORT)
    screen = city.screen(code)
    screen.sees("lobby-count", people=1, bots=0, least=6, most=13)
    screen.reads(code)
    b.join(code)
    c.follow(code)
    screen.sees("lobby-count", people=3, bots=0, least=6, most=13)
    for phone in phones:
        assert phone.title() == phone.say("home-table", code=code)
        phone.sees("lobby-count", people=3, bots=0, least=6, most=13)
    a.sees("lobby-too-few", more=3)
    b.sees("lobby-too-few-wait", more=3)
    assert not a.is_live("lobby-start") and b.button("lobby-start").count() == 0
    a.tap_seat(3)  # a free one: a tap brings a bot
    for bots in (2, 3, 4):
        a.tap("lobby-add-bot")
        b.sees("lobby-count", people=3, bots=bots, least=6, most=13)
    c.sees("lobby-ready-wait", count=7)
    screen.sees("lobby-count", people=3, bots=4, least=6, most=13)
    a.sees("lobby-ready", count=7)

    # The deal; where fingers are slow, because the machine is busy, the night is longer
    step = max(SHORT["night_step_seconds"], min(LONGEST_STEP, round((monotonic() - began) / 4)))
    a.order("choose", settings=SHORT | {"night_step_seconds": step})
    a.tap("lobby-start")
    screen.sees("screen-deal")
    for phone in phones:
        phone.sees("deal-dealt")
        if phone is not b:  # too small for more than what must be done
            phone.sees("deal-look-first")
        assert phone.title() == phone.say("phase-deal") and not phone.is_live("deal-ready")
        assert phone.turn() == "deal"
        if phone is not c:
            phone.sees("deal-is-ready")
    for phone in phones:
        phone.saw_text(phone.call_of("mafia", 1, "open_eyes"))

    # The first night: every call is on all phones and on the table screen, and everybody seals
    done = city.in_turns(phones, lambda: screen.title() == screen.say("day-title", number=1), turn)
    sealed = {phone for phone, what in done if what == "night"}
    for step in ("mafia", "commissar", "don"):  # every call of this night
        screen.saw(f"step-began-{step}", night=1, kill_method="open_eyes")
        for phone in phones:
            phone.saw_text(phone.call_of(step, 1, "open_eyes"))
    assert sealed == {*phones}

    # The first day: dawn, then everybody speaks in turn; A and B put somebody on trial, so that there is a court
    for phone in phones:
        phone.saw("day-began", "heading", number=1)
        phone.saw("dawn-first-you" if phone is a else "dawn-first", name="A")
    for phone, other in ((a, b), (b, c)):
        phone.sees("day-your-floor")
        other.sees("day-speaking")
        screen.reads(phone.name)
        assert phone.turn() == "speech"
        phone.sees("day-your-nomination")
        other.sees("day-nominating")
        assert phone.turn() == "nomination"
    c.sees("day-your-floor")
    c.tap("day-done")
    c.sees("day-accuse-choose")
    c.tap("day-nobody")
    for phone in (*phones, screen):
        phone.sees("day-on-trial" if phone is not screen else "screen-on-trial", names="")

    # To the end
    done = city.in_turns(phones, lambda: all(phone.title() == phone.say("end-title") for phone in phones), turn)
    assert "vote" in {what for _, what in done}

    # The end, and the story
    headlines = {phone.page.locator(".winner").inner_text() for phone in phones}
    assert len(headlines) == 1
    for phone in phones:
        assert phone.title() == phone.say("end-title")
        assert phone.count(".roles li") == 7
    screen.sees("card-don")  # what everybody was
    a.sees("closing-line")
    b.sees("end-waits", count=1, names="A")
    assert not b.is_live("end-again")
    b.tap("end-story")
    b.sees("night-began", "heading", number=1)
    b.sees("day-began", "heading", number=1)
    assert b.count("p.hunch")
    b.tap("story-back")
    b.sees("end-title")

    # And once more
    a.tap("end-again")
    for phone in phones:
        if phone is not a:
            phone.sees("end-prepared")  # it stays where it is
            phone.tap("end-go")
    for phone in phones:
        phone.sees("lobby-count", people=3, bots=4, least=6, most=13)
    screen.sees("screen-light")


@pytest.mark.long
def test_fourteen_play_the_extended_game_on_small_phones(city: City) -> None:
    """H hosts and goes on by hand, so that nothing runs away. A night and a day pass."""
    table = Table(city.server, "ABH", "CDEFGIJKLMNO", host="H", preset="extended", **{**SHORT, **BY_HAND})
    a, b = city.seated(table, "A", size=SMALL), city.seated(table, "B")
    screen = city.screen(table.code)
    for phone in (a, b):
        phone.sees("lobby-count", people=2, bots=12, least=6, most=26)
    table.do("deal")
    for phone in (a, b):
        phone.sees("deal-dealt")
        assert phone.turn() == "deal"
    table.go_on()

    # At night fourteen windows stand in a crowded ring: all in reach, none upon another
    for phone in (a, b):
        phone.sees("night-title", number=1)
        assert_usable(phone, 14)
        for seat in (13, 6):
            phone.tap_seat(seat)
            assert phone.page.locator(f'[data-seat="{seat}"]').get_attribute("aria-pressed") == "true"
        phone.tap("night-seal")
        phone.sees("night-sealed")
    table.go_on_to("discussion", "speech")

    # By day there is a long table, or whichever one likes
    for phone in (a, b):
        phone.sees("day-began", "heading", number=1)
    b.page.locator(".seatrow").first.wait_for()
    assert_apart(seats(b))
    with b.menu():
        b.page.get_by_role("radio", name=b.say("menu-layout", way="ring"), exact=True).first.click()
    assert_usable(b, 14)
    with b.menu():
        b.page.get_by_role("radio", name=b.say("menu-layout", way="auto"), exact=True).first.click()
    a.page.locator(".seatrow.is-me").wait_for(state="attached")
    done = city.in_turns((a, b), lambda: screen.title() != screen.say("day-title", number=1), turn)
    assert {what for _, what in done} >= {"speech", "nomination"}
    screen.sees("night-title", number=2)


def test_twenty_six_windows_are_in_reach_at_night(city: City) -> None:
    table, a, b = twenty_six(city)
    for step in ("doctor", "lawyer", "mafia"):
        call(table, step, a, b)
        assert_usable(b, 26)
        if step != "mafia":
            assert_usable(a, 26)


def test_twenty_six_windows_are_in_reach_while_a_gang_plans(city: City) -> None:
    table, a, _b = twenty_six(city)
    for step in ("doctor", "lawyer", "mafia"):
        call(table, step, a)
    assert_usable(a, 26)


def twenty_six(city: City) -> tuple[Table, Phone, Phone]:
    """In the first night of a table that is full, with a host who goes on by hand."""
    table = Table(city.server, "ABH", "CDEFGIJKLMNOPQRSTUVWXYZЖ", host="H", preset="extended", **BY_HAND)
    a, b = city.seated(table, "A", size=SMALL), city.seated(table, "B")
    table.do("deal")
    for phone in (a, b):
        phone.sees("deal-dealt")
        assert phone.turn() == "deal"
    table.go_on()
    return table, a, b


def call(table: Table, step: str, *phones: Phone) -> None:
    """Go on until a step is called."""
    words = phones[0].call_of(step, 1, "closed_eyes")
    phones[0].sees("night-title", number=1)
    if step != "doctor":
        table.go_on()
    for phone in phones:
        phone.reads(words)


Box = dict[str, float]


def seats(phone: Phone) -> list[Box]:
    """Where the windows stand."""
    found: list[Box] = phone.page.evaluate(
        "() => [...document.querySelectorAll('[data-seat]')].map(one => one.getBoundingClientRect().toJSON())"
    )
    return found


def assert_usable(phone: Phone, count: int) -> None:
    boxes = seats(phone)
    assert len(boxes) == count
    assert_in_reach(boxes, phone)
    assert_apart(boxes)
    assert misfits(phone) == []


def assert_in_reach(boxes: list[Box], phone: Phone) -> None:
    """All on the screen, and large enough for a finger."""
    size = phone.page.viewport_size
    assert size
    for box in boxes:
        assert box["left"] >= 0 and box["right"] <= size["width"], box
        assert box["top"] >= 0 and box["bottom"] <= size["height"], box
        assert box["width"] >= 44 and box["height"] >= 44, box


def assert_apart(boxes: list[Box]) -> None:
    """A finger on one is never on another."""
    for i, a in enumerate(boxes):
        for b in boxes[i + 1 :]:
            across = min(a["right"], b["right"]) - max(a["left"], b["left"])
            down = min(a["bottom"], b["bottom"]) - max(a["top"], b["top"])
            far = (
                hypot(a["left"] + a["right"] - b["left"] - b["right"], a["top"] + a["bottom"] - b["top"] - b["bottom"])
                / 2
            )
            assert across < 1 or down < 1 or far >= 44, (a, b)  # portholes are round


def turn(phone: Phone) -> str:
    """What was done; a step may be over before the finger is there."""
    return phone.turn(SOON)
