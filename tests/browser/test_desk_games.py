"""Whole games of spytown and bigcity led from the desk, a table where only some have phones, and a lead that changes hands."""

from __future__ import annotations

import pytest
from patience import PATIENCE

from .desk import Desk, close_eyes
from .phones import A_GAME, SIDEWAYS, SOON, TABLET, City, Phone
from .test_desk import FOURTEEN, TEN
from .test_night_alike import HIDDEN, PAGE

TABLET_SIDEWAYS = (1180, 820)
TOKENS = [*["mafioso"] * 2, "agent", *["policeman"] * 7]
TWELVE = ["mafia", "commissar", "mafia", "don", *["resident"] * 8]


def test_every_book_is_led_by_taps_alone_from_the_deal_to_the_end(city: City) -> None:
    """Ten people without a phone, or fourteen; at all tables at once, on tablets and on a phone, upright and on its side.
    Nothing is tapped but the decisions and steps that the record has, once a night that eyes are closed, and in `spytown`
    for whom hands are up."""
    desks = [
        Desk(city, 10, TEN, size=TABLET),
        Desk(city, 14, FOURTEEN, deck="extended", language="ru", size=TABLET_SIDEWAYS),
        Desk(city, 10, TOKENS, book="spytown", language="pl"),
        Desk(city, 10, book="bigcity", language="es", size=SIDEWAYS),
    ]
    desks[-1].table.do("deal")
    for desk in desks:
        desk.leads_on()
    for desk in desks:
        desk.phone.until(desk.has_led, "is at the end", A_GAME)
        led = desk.has_led()
        assert led and desk.is_over
        decided, ended = desk.entered()
        assert decided > 10
        assert led["nights"] > 1
        assert led["taps"] - led["causes"] - led["nights"] <= decided + ended, "a tap for each decision and each step"


def test_real_cards_are_told_by_hands_with_eyes_closed_and_then_those_in_the_hand(city: City) -> None:
    """SPY-803 Tokens first, then the action cards; what most hold is not called. What was told is kept over a reload."""
    desk = Desk(city, 10, book="spytown", preset="cards")
    phone = desk.phone
    for token, *seats in (("agent", 7), ("mafioso", 2, 5)):
        phone.page.reload()
        phone.tap("desk-cards")
        phone.sees("desk-cards-call", card=phone.say(f"token-{token}"))
        for seat in seats:
            phone.tap_seat(seat)
    phone.tap("desk-cards-rest", card=phone.say("token-policeman"))
    phone.tap("desk-cards-hands")
    for card, seat in (("vest", 1), ("wiretap", 9)):
        phone.page.reload()
        phone.tap("desk-cards")
        phone.sees("desk-cards-call", card=phone.say(f"card-{card}"))
        phone.tap_seat(seat)
    phone.tap("desk-cards-rest", card=phone.say("card-neutral"))
    phone.tap("desk-cards-deal")
    phone.sees("host-ready", left=0, ready=10, count=10)  # they hold their cards: none is handed round
    assert phone.say("desk-pass") not in phone.page.inner_text("#app")
    view = desk.knows()["view"]
    assert [seat for seat in range(10) if view["tokens"][seat] != "policeman"] == [2, 5, 7]
    assert (view["cards"][1], view["cards"][9], view["cards"].count("neutral")) == ("vest", "wiretap", 8)


def test_at_a_mixed_table_of_twelve_the_desk_asks_only_for_those_without_a_phone(city: City) -> None:
    """A and B have phones: A, of the mafia, points and raises a hand by himself."""
    desk = Desk(city, 12, TWELVE, phones="AB")
    a = city.seated(desk.table, "A")
    desk.until_phase(lambda where: where[0] == "day")
    desk.accuse(8, 9)

    # A's own phone raises his hand; the desk enters those of the others, and neither A's nor B's
    desk.look()
    for seat in (0, 1):
        assert desk.phone.page.locator(f'[data-seat="{seat}"]').get_attribute("aria-disabled") == "true"
    for seat in (2, 3):
        desk.tap(seat)
    a.until(a.page.locator(".btn.raise").is_visible, "may raise a hand")
    a.page.locator(".btn.raise").click()
    city.settle(desk.phone)
    desk.go_on()
    assert desk.knows()["view"]["hands"]["8"] == [0, 2, 3]
    desk.go_on()

    # By night one tap points for those of the gang who have none, and A points for himself
    desk.until_phase(lambda where: where[-1] == "mafia" and where[0] == "night")
    assert sorted(one["seat"] for one in desk.asked()) == [2, 3]
    desk.point(10)
    a.seal(10)
    desk.until_phase(lambda where: where[0] == "day")
    assert 10 not in desk.knows()["view"]["living"]


def test_the_lead_changes_hands_in_a_night_and_in_a_vote_and_the_game_goes_on_at_the_same_place(city: City) -> None:
    """ORIG-1415, ORIG-R106 From person to person while the mafia is awake; from a person to the software in a vote."""
    desk = Desk(city, 10, TEN, phones="A")
    table, z = desk.table, desk.phone
    joined = city.server.join(table.code, "Y")
    table.ids["Y"], table.tokens["Y"] = joined["id"], joined["token"]
    y = city.seated(table, "Y")
    a = city.seated(table, "A")
    desk.until_phase(lambda where: where[-1] == "mafia")
    where = desk.where()
    lead(z, "desk-lead-to", name="Y")
    y.until(y.page.locator(".gm").is_visible, "has the desk")
    z.until(lambda: not z.page.locator(".gm").count(), "has no desk any more")
    assert z.say("card-don") not in z.page.content()
    table.host, desk.phone = "Y", y
    assert desk.where() == where
    desk.go_on()
    desk.until_phase(lambda where: where[0] == "day")
    desk.accuse(8, 9)
    desk.vote([1, 2, 3])
    lead(y, "desk-lead-software")
    y.until(lambda: not y.page.locator(".gm").count(), "has no desk any more")
    assert desk.where()[-1] == "vote"
    a.saw("host-changed", seat_kind="nobody")


def test_the_software_leads_in_a_night_and_in_a_vote_and_the_menu_gives_the_lead_back(city: City) -> None:
    """ORIG-R106 Nobody else has a phone, so whoever made the table decides alone."""
    desk = Desk(city, 10, TEN, deck="basic", night_step_seconds=60, vote_call_seconds=60)
    z = desk.phone

    def hand_over_and_take_back() -> None:
        where = desk.where()
        desk.look()
        lead(z, "desk-lead-software")
        z.until(lambda: not z.page.locator(".gm").count(), "has no desk any more")
        z.page.get_by_role("button", name=z.say("menu-title"), exact=True).click()
        z.tap("lead-me")
        z.until(z.page.locator(".gm").is_visible, "has the desk again")
        assert desk.where() == where

    desk.until_phase(lambda where: where[-1] == "mafia")
    hand_over_and_take_back()
    desk.until_phase(lambda where: where[0] == "day")
    desk.accuse(8, 9)
    hand_over_and_take_back()
    desk.vote([0, 1])
    assert desk.knows()["view"]["hands"]["8"] == [0, 1]


@pytest.mark.long
def test_twelve_of_whom_three_have_phones_are_led_by_people_and_the_software_in_turn_to_the_end(city: City) -> None:
    """ORIG-1415, ORIG-R106 The lead goes from person to person in a night and in a vote, then to the software and back, as
    those with phones agree. Each time the game goes on at the same place; who has a phone answers there."""
    desk = Desk(city, 12, TWELVE, phones="ABC", size=TABLET, vote_call_seconds=600)
    table, z = desk.table, desk.phone
    joined = city.server.join(table.code, "Y")
    table.ids["Y"], table.tokens["Y"] = joined["id"], joined["token"]
    y = city.seated(table, "Y", "pl", TABLET)
    phones = [city.seated(table, name) for name in "ABC"]
    answered: set[str] = set()

    def until(step: str) -> None:
        desk.leads_on(desk.phone.say(step), patience=PATIENCE)
        while not (led := desk.has_led()):
            for phone in phones:
                answered.add(phone.turn(SOON))
        assert desk.phone.say(step) in led["at"]

    def hand_to(name: str, phone: Phone) -> None:
        where = desk.where()
        lead(desk.phone, "desk-lead-to", name=name)
        phone.until(phone.page.locator(".gm").is_visible, "has the desk")
        table.host, desk.phone = name, phone
        assert desk.where() == where

    def hand_to_the_software_and_back() -> None:
        lead(z, "desk-lead-software")
        z.until(lambda: not z.page.locator(".gm").count(), "has no desk any more")
        with z.menu():
            z.tap("lead-me")
            for _ in range(99):
                if z.page.locator(".gm").is_visible():
                    return
                for phone in phones:
                    if phone.is_live("offer-give"):
                        phone.tap("offer-give")
                    answered.add(phone.turn(SOON))
        raise AssertionError("nobody wants Z to lead again")

    until("phase-mafia")
    hand_to("Y", y)
    until("phase-vote")
    hand_to("Z", z)
    hand_to_the_software_and_back()
    desk.leads_on()  # the others do nothing more with their phones
    desk.phone.until(desk.has_led, "is at the end", A_GAME)
    assert desk.is_over and {"night", "nomination", "vote"} <= answered


def lead(phone: Phone, to: str, **args: str) -> None:
    """Hand the lead on: in the list of the players, after a second tap."""
    close_eyes(phone)
    phone.tap("host-players")
    phone.page.get_by_text(phone.say("desk-lead"), exact=True).click()
    phone.tap(to, **args)
    phone.tap("desk-lead-yes")


def test_a_desk_that_takes_over_in_a_vote_shows_the_hands_that_are_up(city: City) -> None:
    """The device of whoever leads dies; on another one nothing is entered twice, and a hand can still go down."""
    desk = Desk(city, 10, TEN)
    desk.until_phase(lambda where: where[0] == "day")
    desk.accuse(8, 9)
    desk.look()
    for seat in (0, 1, 2):
        desk.tap(seat)
    desk.phone.open("/")
    desk.phone = city.seated(desk.table, "Z")
    count = desk.phone.page.locator(".hub .count")
    desk.phone.until(lambda: count.inner_text() == "3", "shows three hands")
    desk.point(2)
    desk.phone.until(lambda: count.inner_text() == "2", "has taken a hand down")
    desk.go_on()
    assert desk.knows()["view"]["hands"]["8"] == [0, 1]


@pytest.mark.long
def test_by_night_a_phone_at_a_mixed_table_looks_alike_whatever_its_player_holds(city: City) -> None:
    """A alone has a phone. While a person leads, each call looks the same to A in the first night and in the second,
    before and after a seal; nothing says what comes next."""
    seen = {}
    for card in ("resident", "mafia", "don", "commissar"):
        others = list(TEN)
        others.remove(card)
        desk = Desk(city, 10, [card, *others], phones="A", deck="basic")
        a = city.seated(desk.table, "A")
        looks = seen[card] = [look_at_a_night(desk, a, 1)]
        desk.until_phase(lambda where: where[0] == "day")
        looks.append(look_at_a_night(desk, a, 2))
        a.lay_down()
        desk.phone.lay_down()
        city.phones.clear()
    assert all(looks == seen["resident"] for looks in seen.values())


def look_at_a_night(desk: Desk, phone: Phone, night: int) -> list[tuple[bytes, str]]:
    """The phone at each call, and after it has sealed the same seat."""
    looks = []
    for step in ("mafia", "commissar", "don"):
        desk.until_phase(lambda where, step=step: "night" in where[0] and where[-1] == step)
        phone.reads(phone.call_of(step, night, "open_eyes"))
        for is_sealed in (False, True):
            if is_sealed:
                phone.seal(8)
            phone.page.mouse.move(1, 1)
            phone.city.settle(phone)
            picture = phone.page.screenshot(style=HIDDEN, animations="disabled", caret="hide")
            looks.append((picture, phone.page.evaluate(PAGE)))
    return looks
