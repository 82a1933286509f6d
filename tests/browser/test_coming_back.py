"""Nothing is lost: a phone that reloads, a server that is killed, a line that is cut."""

from __future__ import annotations

from .looks import misfits, unseen
from .phones import BY_HAND, SMALL, City, Phone, Table

COMMISSAR = {"A": "commissar"}
FAST = {
    "deal_seconds": 0,
    "night_step_seconds": 1,
    "speech_seconds": 600,
    "nomination_seconds": 600,
}  # to the first day in a few seconds; there A has the floor for as long as it takes


def test_a_phone_that_reloads_in_its_own_act_finds_everything_as_it_was(city: City) -> None:
    table = Table(city.server, "AH", "BCDEFG", host="H", cards=COMMISSAR, **BY_HAND)
    table.do("deal")
    a = city.seated(table, "A")
    a.sees("deal-dealt")
    assert a.turn() == "deal"
    table.go_on()
    a.sees("night-seal")
    table.go_on()
    a.sees("step-began-commissar")

    a.page.reload()
    assert whisper(a) == f"{a.say('night-called')} {a.say('night-ask', act='check', step='commissar')}"
    a.tap_seat(4)
    a.page.reload()
    a.sees("night-chosen", number=5, name="E")
    assert a.is_live("night-seal")
    a.tap("night-seal")
    answers = {a.say("night-answer", answer=one, step="commissar", name="E") for one in ("nod", "no_nod")}
    a.until(lambda: whisper(a) in answers, "hears the answer")
    answer = whisper(a)
    a.page.reload()
    a.sees("night-sealed")
    assert whisper(a) == answer
    assert a.title() == a.say("night-title", number=1)
    a.sees("step-began-commissar")


def whisper(phone: Phone) -> str:
    """What is read while the pad is held."""
    phone.city.settle(phone)
    with phone.holding("night-hold"):
        return " ".join(phone.page.locator(".whisper:not(.is-shut)").inner_text().split())


def test_phones_come_back_by_themselves_when_the_server_was_killed(city: City) -> None:
    table = Table(city.server, "AB", "CDEFG", **FAST)
    a, b = phones = by_day(city, table)
    a.tap("say-open")
    a.tap("day-write")
    a.page.get_by_label(a.say("talk-say")).fill("I was asleep.")
    a.tap("talk-send")
    b.sees("dock-news")

    for phone in phones:
        phone.is_cut_off = True
    city.server.kill()
    for phone in phones:
        phone.sees("out-of-touch")
    assert not a.is_live("day-done"), "nothing can be done now, and it is seen"
    city.server.restart()
    for phone in phones:
        phone.until(lambda phone=phone: phone.page.locator(".banner").count() == 0, "loses the banner")
        phone.saw("back-at-table")
        phone.is_cut_off = False

    # Still A's speech, with what was said; and it goes on
    b.sees("day-speaking")
    a.reads("I was asleep.")
    a.tap("day-done")
    a.sees("day-your-nomination")
    b.sees("day-nominating")
    b.page.get_by_role("button", name=b.say("dock-talk")).click()
    b.reads("I was asleep.")


def test_a_phone_without_a_network_for_some_seconds_misses_nothing(city: City) -> None:
    table = Table(city.server, "AB", "CDEFG", **FAST)
    a, b = by_day(city, table)
    b.is_cut_off = True
    b.page.context.set_offline(True)
    a.tap("day-done")
    a.sees("day-your-nomination")
    a.tap_seat(4)
    a.tap("day-accuse", name="E")
    a.sees("day-on-trial")
    b.page.wait_for_timeout(3000)
    assert b.say("day-on-trial").lower() not in b.text().lower()
    b.page.context.set_offline(False)
    b.sees("day-your-floor")
    b.sees("day-on-trial")
    b.until(lambda: b.page.locator(".banner").count() == 0, "loses the banner")
    assert b.is_live("day-done")
    b.tap("day-done")
    b.sees("day-your-nomination")


def by_day(city: City, table: Table) -> tuple[Phone, Phone]:
    """Two phones in the first speech of the first day, which is A's."""
    a, b = city.seated(table, "A"), city.seated(table, "B", size=SMALL)
    a.sees("lobby-ready", count=7)
    table.do("deal")
    for name in "AB":
        table.do("answer", name, act="ready")
    a.saw("dawn-first-you")
    for phone in (a, b):
        phone.page.reload()  # who comes back does not see the dawn again
    a.sees("day-your-floor")
    b.sees("day-speaking")
    return a, b


def test_a_lost_browser_is_not_a_lost_seat(city: City) -> None:
    table = Table(city.server, "ABC", "DEFG", grace=5, night_step_seconds=60, deal_seconds=0)
    table.do("deal")
    a, c = city.seated(table, "A"), city.seated(table, "C")
    for phone in (a, c):
        phone.sees("deal-dealt")
    b = city.phone("B", "pl", SMALL)
    b.is_cut_off = True  # that the name is taken is an error to the browser
    b.open(f"/t/{table.code}")
    b.page.get_by_label(b.say("home-name")).fill("B")
    b.tap("home-sit")
    b.sees("home-it-is-me")
    assert not misfits(b)
    b.tap("home-away-me", name="B")  # who is away is offered without a name typed, too
    b.sees("plea-title")
    number = int(b.page.locator(".number").inner_text())
    for phone in (a, c):
        phone.sees("plea-asked", name="B", number=number)
    a.tap("plea-give", name="B")
    c.sees("offer-agreed", count=1, needed=2)
    c.tap("plea-give", name="B")
    b.sees("deal-dealt")
    a.saw("plea-given", name="B")


def test_those_who_play_agree_on_their_phones_who_gets_a_seat(city: City) -> None:
    table = Table(city.server, "ABC", "DEFG", night_step_seconds=60, deal_seconds=0)
    table.do("deal")
    b = city.seated(table, "B", "pl", SMALL)
    b.sees("deal-dealt")
    joined = city.server.join(table.code, "K")
    table.ids["K"], table.tokens["K"] = joined["id"], joined["token"]
    table.do("seat", "A", person=table.ids["K"], seat=4)
    b.sees("offer-asked", name="K", number=5, owner="E")
    b.sees("offer-agreed", count=1, needed=2)
    b.until(lambda: not misfits(b) + unseen(b), "is hindered in nothing else")
    b.tap("offer-give")
    b.until(lambda: b.page.locator(".banner").count() == 0, "has no more to decide")
    city.seated(table, "K").sees("deal-dealt")
