"""Who may have a seat, who has a voice in it, and when there are enough (table/seating.py), without any phones."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import pytest

from citysleeps.kernel.seats import HOST, HOST_SEAT, NOBODY, SPECTATORS, bit
from citysleeps.table import rows, seating
from citysleeps.table.manners import Manners
from citysleeps.table.people import Plea
from citysleeps.table.phases import OVER
from citysleeps.table.rows import CREATOR, NO_ONE, What, Who
from citysleeps.table.seating import MOST_OFFERS, Company, Here, Offer, Support
from citysleeps.table.table import Table

from .bare import lobby, playing, why

K, L = 9, 10  # they have come after the deal
EVERYBODY = (1 << 8) - 1
PLEA = Plea(2, "new token", 55, "")


def dealt(**settings: Any) -> Table:
    """Four people, four bots behind them; K and L watch."""
    table = playing(4, bots=4, **settings)
    for who, name in ((K, "K"), (L, "L")):
        table.carry_out(rows.Came(who, name, "en", f"token {who}", "", ""))
    return table


def led(**settings: Any) -> Table:
    """The same where 8 hosts without a card, and 7 seats play."""
    table = lobby(8, host_mode="human", **settings)
    table.carry_out(rows.Appointed(8))
    table.carry_out(table.setup())
    for who, name in ((K, "K"), (L, "L")):
        table.carry_out(rows.Came(who, name, "en", f"token {who}", "", ""))
    return table


def company(pleas: Collection[Plea] = (), away: Collection[Who] = (), leaders: Collection[Who] = ()) -> Company:
    return Company(pleas, {}, away, leaders)


def test_ones_own_place_is_asked_for_only_where_it_holds_secrets() -> None:
    assert seating.own_place(lobby(), 2) == NOBODY
    table = led()
    assert [seating.own_place(table, who) for who in (1, 2, 8, K)] == [0, 1, HOST_SEAT, NOBODY]
    table.carry_out(rows.Reopened("another secret"))
    assert seating.own_place(table, 8) == NOBODY
    table = dealt()
    table.playing.game.over = True
    table.playing.asks.clear()
    table.see_the_end()
    assert table.phase == OVER and seating.own_place(table, 2) == NOBODY


def test_a_seat_that_a_bot_plays_is_for_somebody_who_has_none_and_knows_nothing_else() -> None:
    def reason(table: Table, who: Who, seat: int, **more: Any) -> str:
        return why(seating.check_substitute, table, who, seat, company(**more))

    table = dealt()
    assert [reason(table, who, 4) for who in (1, 5, K)] == ["has_seat", "has_seat", ""]
    assert [reason(table, K, seat) for seat in (-1, 0, 3, 7, 8)] == ["seat_taken"] * 3 + ["", "seat_taken"]
    table.carry_out(rows.Came(11, "M", "en", "", "", "careful"))
    assert reason(table, 11, 4) == "has_seat"  # a bot has nothing to look for
    for who, seat in ((1, 0), (2, 1)):
        table.carry_out(rows.StoodIn(who, "careful"))
        assert reason(table, K, seat) == ""
    table.notes.heard.add(K, bit(4))
    assert [reason(table, K, seat) for seat in (4, 5)] == ["", "has_seen"]
    assert reason(led(), 8, 4) == "has_seat"
    assert reason(table, L, 4, leaders=[L]) == ""


def test_who_has_led_where_the_leader_hosts_has_heard_more_than_a_seat() -> None:
    table = dealt(book="cuba")
    game = table.playing.game
    for audience, has_heard in ((HOST, True), (HOST | bit(4), False), (HOST | SPECTATORS, False), (bit(5), False)):
        game.audiences[:] = [audience]
        expected = "has_seen" if has_heard else ""
        assert why(seating.check_substitute, table, K, 4, company(leaders=[K])) == expected
        assert why(seating.check_substitute, table, K, 4, company(leaders=[L])) == ""


def test_a_game_is_led_by_somebody_who_holds_no_card_and_has_seen_none() -> None:
    table = dealt()
    assert [why(seating.check_leader, table, who) for who in (1, 5, K)] == ["has_seat", "has_seat", ""]
    table.notes.heard.add(K, HOST)
    table.notes.heard.add(L, bit(1))
    assert [why(seating.check_leader, table, who) for who in (K, L)] == ["", "has_seen"]


def test_a_person_may_take_over_from_the_software_where_the_book_lets_them() -> None:
    for table, may in ((dealt(), True), (led(), False), (dealt(book="cuba"), False), (lobby(), False)):
        assert seating.can_lead(table) == may
    assert [seating.is_vacant(table, HOST_SEAT) for table in (dealt(), led())] == [True, False]
    over = dealt()
    over.phase = OVER
    assert not seating.can_lead(over)


def test_an_offer_is_open_while_the_place_could_be_given() -> None:
    table = dealt()
    for offer, is_open in (
        (Offer(K, 4), True),
        (Offer(K, HOST_SEAT), True),
        (Offer(99, 4), False),
        (Offer(1, 4), False),
        (Offer(5, 4), False),
        (Offer(K, 1), False),
        (Offer(K, 8), False),
        (Offer(2, 1, 55), True),
        (Offer(2, 1, 56), False),
        (Offer(3, 2, 55), False),
        (Offer(2, 3, 55), False),
    ):
        assert seating.is_open(table, offer, [Plea(4, "other", 77, ""), PLEA]) == is_open, offer
    assert not seating.is_open(table, Offer(2, 1, 55), [])
    table.notes.heard.add(K, bit(5))
    assert [seating.is_open(table, Offer(K, seat), []) for seat in (4, 5)] == [False, True]
    table.phase = OVER
    assert not seating.is_open(table, Offer(K, 5), [])


def test_a_place_is_owned_by_a_person_who_is_at_the_table() -> None:
    table = dealt()
    table.owners[2] = 99
    for offer, whose in (
        (Offer(K, 1), 2),
        (Offer(K, 2), NO_ONE),  # they have left the table
        (Offer(K, 4), NO_ONE),  # a bot's
        (Offer(K, HOST_SEAT), NO_ONE),
        (Offer(2, 1, 55), 2),
        (Offer(2, HOST_SEAT, 55), 2),
    ):
        assert seating.owner(table, offer) == whose, offer
    assert seating.owner(playing(8), Offer(K, HOST_SEAT)) == NO_ONE


def test_those_in_the_other_living_seats_vote() -> None:
    def voters(seat: int = 4, living: int = EVERYBODY, away: Collection[Who] = ()) -> set[Who]:
        return seating.voters(table, Offer(K, seat), living, away)

    table = dealt()
    assert voters() == {1, 2, 3, 4}
    assert voters(seat=1) == {1, 3, 4}
    assert voters(living=EVERYBODY & ~bit(2)) == {1, 2, 4}
    assert voters(away=[4, K]) == {1, 2, 3}
    table.people[1].stand_in = "careful"
    table.people[2].sent = True
    table.people[3].at_desk = True
    assert voters() == {1, 4}


def test_only_those_whose_word_counts_see_an_offer() -> None:
    def speakers(
        offer: Offer, people: set[Who], leaders: Collection[Who] = (1,), makers: Collection[Who] = (1,)
    ) -> Any:
        return seating.speakers(table, offer, EVERYBODY, Here(people, {*leaders}, {*makers}))

    table = dealt()
    assert speakers(Offer(K, 4), {1, 2, 3, K}) == {1, 2, 3}
    assert speakers(Offer(K, 1), {1, 2, 3, K}) == {1, 2, 3}  # 2 is its owner
    assert speakers(Offer(K, 1), {1, 3, K}) == {1, 3}
    assert speakers(Offer(99, 4), {1, 2, 3}) == set()
    assert speakers(Offer(2, 1, 55), {1, 2, 3}) == set()  # nothing was lost
    assert speakers(Offer(2, 1, 55), {1, 3}) == {1, 3}
    assert speakers(Offer(K, 4), {K, L}, makers={L}) == {L}  # only bots play
    assert speakers(Offer(2, NOBODY, 55), {1, 3}, leaders={3, L}) == {3, L}
    table.carry_out(rows.StoodIn(3, "careful"))
    assert speakers(Offer(K, 4), {1, 2, 3}) == {1, 2}
    assert speakers(Offer(K, 4), {1, 2, 3}, makers={L}) == {1, 2}
    table.manners = Manners(seating="creator")
    assert speakers(Offer(K, 4), {1, 2, 3}, makers={L}) == {1, 2, L}
    table.phase = OVER
    assert speakers(Offer(K, 4), {1, 2, 3}) == set()
    table = led()
    table.carry_out(rows.AtDesk(2))
    assert table.desk == {2}
    assert speakers(Offer(2, 1, 55), {1, 3, 8, L}, leaders={3, L}) == {8, L}  # nobody with a card
    assert speakers(Offer(4, 3, 55), {1, 3, 8, L}, leaders={3, L}) == {1, 3}
    assert speakers(Offer(2, 4), {1, 3, 8, L}, leaders={3, L}) == {1, 3}
    table = dealt(book="cuba", mode="assisted")
    table.carry_out(rows.AtDesk(2))
    assert table.desk == {2}
    assert speakers(Offer(2, 1, 55), {1, 3, L}, leaders={3}) == {3}  # who leads there may play


def test_somebody_without_a_voice_is_refused_and_every_voice_is_counted_once() -> None:
    table = dealt()
    there = company()
    offer = Offer(K, 4)
    for who in (K, L, 5, NO_ONE):
        assert why(seating.speak_for, table, who, False, offer, there) == "no_voice"
    assert there.offers == {}
    assert seating.speak_for(table, 1, True, offer, there) == []
    assert seating.speak_for(table, 1, False, offer, there) == []
    assert there.offers[offer].voices == {CREATOR, 1} and there.offers[offer].needed == 3
    assert there.offers[offer].concerned == {1, 2, 3, 4}
    assert seating.speak_for(table, 2, False, offer, there) == []
    assert seating.speak_for(table, 3, False, offer, there) == [rows.Seated(K, 4)]
    assert why(seating.speak_for, table, 5, False, Offer(K, 4), there) == "no_voice"


def test_so_many_offers_are_open_at_once_and_those_for_lost_phones_besides() -> None:
    table = dealt()
    there = company([PLEA])
    there.offers.update({Offer(K, seat): Support() for seat in range(100, 99 + MOST_OFFERS)})
    assert seating.speak_for(table, 1, False, Offer(K, 4), there) == []  # the last that there is room for
    assert why(seating.speak_for, table, 1, False, Offer(K, 5), there) == "too_many_offers"
    assert seating.speak_for(table, 2, False, Offer(K, 4), there) == []
    assert seating.speak_for(table, 1, False, Offer(2, 1, 55), there) == []


@pytest.mark.parametrize(
    ("voices", "away", "seating_by", "is_agreed"),
    [
        ({2}, [], "table", True),  # the owner alone
        ({1, 3, 4, CREATOR}, [], "table", False),  # the owner may be back in a moment
        ({1, 3, 4}, [2], "table", True),
        ({1, 3}, [2], "table", True),
        ({1}, [2], "table", False),
        ({1}, [2, 3, 4], "table", True),
        ({1, CREATOR}, [2], "table", False),
        ({CREATOR}, [2], "creator", True),
        ({CREATOR}, [], "creator", False),
        ({1}, [2], "creator", False),
        ({CREATOR}, [1, 2, 3, 4], "table", True),
        ({2}, [2], "table", True),
        ({K, L, 5}, [2], "table", False),
    ],
)
def test_a_seat_is_given_by_its_owner_or_by_most_of_the_others(
    voices: set[Who], away: list[Who], seating_by: Any, is_agreed: bool
) -> None:
    table = dealt()
    table.manners = Manners(seating=seating_by)
    table.carry_out(rows.StoodIn(2, "careful"))
    offer = Offer(K, 1)
    support = Support()
    support.voices = voices
    assert seating.is_agreed(table, offer, support, away) == is_agreed
    there = Company([], {offer: support}, away, [])
    expected: list[What] = [rows.Seated(K, 1, for_good=2 in voices)] if is_agreed else []
    assert seating.given(table, offer, there) == expected


def test_what_is_given_is_a_seat_a_lead_or_a_place_on_another_phone() -> None:
    table = dealt()
    others = [Plea(2, "no", 54, ""), PLEA]
    there = Company(others, {offer: Support() for offer in (Offer(K, HOST_SEAT), Offer(2, 1, 55))}, [2], [])
    for support in there.offers.values():
        support.voices = {1, 3, 4}
    assert seating.given(table, Offer(2, 1, 55), there) == [rows.Returned(2, "new token")]
    took, lead = seating.given(table, Offer(K, HOST_SEAT), there)
    assert isinstance(took, rows.Took) and took.act == "lead" and lead == rows.Led(K)
    assert seating.given(table, Offer(K, HOST_SEAT), there) == []  # somebody leads by now
    lost = Offer(8, HOST_SEAT, 55)
    there = Company([Plea(8, "new token", 55, "")], {lost: Support()}, [8], [])
    there.offers[lost].voices = {1, 2, 3, 4}
    assert seating.given(led(), lost, there) == [rows.Returned(8, "new token")]
