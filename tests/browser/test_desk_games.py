"""Whole games of spytown and bigcity led from the desk, a table where only some have phones, and a lead that changes hands."""

from __future__ import annotations

from .desk import NOBODY, Desk
from .phones import City

TOKENS = [*["mafioso"] * 2, "agent", *["policeman"] * 7]
ROLES = ["mafia", "detective", "doctor", "journalist", *["peaceful_resident"] * 6]
TWELVE = ["mafia", "don", "mafia", "commissar", *["resident"] * 8]


def test_a_game_of_spytown_is_led_from_the_desk_to_its_end(city: City) -> None:
    """The Mafiosi are voted out one after the other."""
    desk = Desk(city, 10, TOKENS, book="spytown")

    def aim(where: list[str], among: list[int]) -> int:
        if where[0] == "police_phase":
            return next((seat for seat in (0, 1) if seat in among), among[0])
        return among[-1]

    desk.lead(aim)
    desk.phone.sees("winner-police")


def test_real_cards_are_told_by_hands_with_eyes_closed_and_then_those_in_the_hand(city: City) -> None:
    """SPY-803 Tokens first, then the action cards; what most hold is not called."""
    desk = Desk(city, 10, book="spytown", preset="cards")
    phone = desk.phone
    phone.tap("desk-cards")
    for token, *seats in (("agent", 7), ("mafioso", 2, 5)):
        phone.sees("desk-cards-call", card=phone.say(f"token-{token}"))
        for seat in seats:
            phone.tap_seat(seat)
    phone.tap("desk-cards-rest", card=phone.say("token-policeman"))
    phone.tap("desk-cards-hands")
    for card, seat in (("vest", 1), ("wiretap", 9)):
        phone.sees("desk-cards-call", card=phone.say(f"card-{card}"))
        phone.tap_seat(seat)
    phone.tap("desk-cards-rest", card=phone.say("card-neutral"))
    phone.tap("desk-cards-deal")
    phone.sees("desk-pass")
    view = desk.knows()["view"]
    assert [seat for seat in range(10) if view["tokens"][seat] != "policeman"] == [2, 5, 7]
    assert (view["cards"][1], view["cards"][9], view["cards"].count("neutral")) == ("vest", "wiretap", 8)


def test_a_game_of_bigcity_is_led_from_the_desk_to_its_end(city: City) -> None:
    """The first day ends without a sentence; after a night with its calls the only criminal is voted out."""
    desk = Desk(
        city, 10, ROLES, book="bigcity", roles=["mafia=1", "detective", "doctor", "journalist", "peaceful_resident=6"]
    )

    def aim(where: list[str], among: list[int]) -> int:
        if where[0] != "day":
            return among[-1]
        return 0 if among == [0] and desk.knows()["view"]["day"] == 2 else NOBODY

    desk.lead(aim)
    desk.phone.sees("winner-citizens")
