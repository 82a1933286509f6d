"""The table as everybody sees it, field by field."""

from __future__ import annotations

from typing import Any

import pytest

from citysleeps.books.turning import NOTHING
from citysleeps.kernel.ask import CLOCK, Answer
from citysleeps.kernel.seats import NOBODY
from citysleeps.notation.fair import commitment
from citysleeps.table import rows
from citysleeps.table.messages import WireEnd, WireHunch, WireOffer, WirePlea, WireScore, WireTable
from citysleeps.table.people import Plea
from citysleeps.table.phases import GAME, LOBBY, OVER
from citysleeps.table.seating import Here, Offer, Support
from citysleeps.table.state import guide, place, printed, turned, wire_series, wire_table
from citysleeps.table.table import Table

from .bare import lobby, playing

NOBODY_HERE = Here(set(), set(), set())
EVERYBODY = 0b11_1111


def seen(table: Table, here: Here = NOBODY_HERE, living: int = EVERYBODY, **more: Any) -> WireTable:
    return wire_table(table, here, living, more.get("pleas", ()), more.get("offers", {}))


def ended() -> Table:
    """A game of six that the red have won, because the Don has left."""
    table = playing()
    game: Any = table.playing.game
    for seat in range(6):
        table.take(Answer(seat, "ready"))
    table.take(Answer(game.cards.index("don"), "leave"))
    while table.phase == GAME:
        table.take(CLOCK)
    return table


def test_before_a_game_it_is_what_is_chosen_and_why_no_game_can_be_dealt() -> None:
    table = lobby(4, bots=1, host_mode="human")
    table.appointed = 2
    found = seen(table, Here({1, 3}, {3}, set()))
    assert (found.code, found.language, found.book, found.phase) == ("TABLE", "en", "original", LOBBY)
    assert (found.settings, found.manners) == ({"host_mode": "human"}, table.manners)
    assert (found.void, found.game, found.seats, found.names, found.paused) == (False, 0, (), (), False)
    assert (found.order, found.host) == ((1, 2, 3, 4, 5), 2)
    assert (found.missing, found.detail[:8]) == ("bad_player_count", "4 seats;")
    assert found.advice == table.book.lobby.advise(table.settings, 4)
    assert (found.lasted, found.pleas, found.offers, found.lead, found.hunches) == (0, (), (), False, ())
    assert found.commitment == commitment("secret")
    assert [one.here for one in found.people] == [True, False, True, False, False]
    assert [one.creator for one in found.people] == [False, False, True, False, False]
    assert [one.bot for one in found.people] == ["", "", "", "", "careful"]
    assert [one.luck for one in found.people] == [f"luck {who}" for who in range(1, 6)]


def test_nothing_is_missing_where_a_game_can_be_dealt() -> None:
    found = seen(lobby(6))
    assert (found.missing, found.detail, found.host) == ("", "", 0)


def test_in_a_game_it_is_who_plays_and_nothing_of_the_next() -> None:
    table = playing(7, host_mode="human")
    table.powers.given, table.paused = {3}, True
    table.order = [1, 2]
    table.people[4].thing = 3
    found = seen(table)
    assert (found.phase, found.game, found.host, found.paused) == (GAME, 1, 1, True)
    assert (found.seats, found.names) == ((2, 3, 4, 5, 6, 7), ("B", "C", "D", "E", "F", "G"))
    assert (found.missing, found.detail, found.advice, found.lasted) == ("", "", None, 0)
    assert [one.id for one in found.people if one.creator] == [3]
    assert [one.id for one in found.people if one.thing == 3] == [4]
    table.notes.hunches.append(rows.Hunched(1, 2, 9))
    assert seen(table).hunches == (), "only once everything lies open"


@pytest.mark.parametrize(("began", "over", "lasted"), [(1000, 62_000, 61), (1000, 61_999, 60), (5000, 4000, 0)])
def test_after_a_game_it_is_how_long_it_has_lasted_and_who_suspected_whom(began: int, over: int, lasted: int) -> None:
    table = ended()
    table.notes.began, table.notes.ended = began, over
    table.notes.hunches.append(rows.Hunched(1, 2, 9))
    found = seen(table)
    assert (found.phase, found.lasted, found.void) == (OVER, lasted, False)
    assert found.hunches == (WireHunch(1, 2, 9),)
    table.phase = LOBBY
    assert seen(table).lasted == 0


def test_a_series_counts_only_those_who_are_still_at_the_table() -> None:
    table = ended()
    game: Any = table.playing.game
    don = table.seats[game.cards.index("don")]
    found = wire_series(table)
    assert (found.games, found.ends) == (1, (WireEnd("original", "red", 1),))
    assert found.people == tuple(WireScore(who, int(who != don), 1) for who in range(1, 7))
    assert (found.story, found.turn) == ("original", turned(table)) and found.turn != NOTHING
    assert (found.chosen, found.drawn, found.moving) == (0, False, ())
    table.carry_out(rows.Went(don))
    assert [one.person for one in wire_series(table).people] == [who for who in range(1, 7) if who != don]
    table.carry_out(rows.Reopened("next"))
    assert wire_series(table).story == "original", "it can be read until the next deal"
    table = playing()
    assert (wire_series(table).story, turned(table)) == ("", NOTHING)


def test_an_offer_is_seen_with_whose_seat_it_is_and_who_may_speak() -> None:
    table = playing(8, bots=2)
    table.carry_out(rows.Came(11, "K", "en", "token 11", "", ""))
    offer, support = Offer(11, 8), Support()
    support.voices, support.needed = {8, 1}, 5
    here = Here({1, 8, 11}, {1}, {1})
    found = seen(table, here, (1 << 10) - 1, offers={offer: support, Offer(12, 9): Support()})
    assert found.offers == (WireOffer(11, 8, 0, (1, 8), 5, (1, 8)),)
    assert seen(table, here, 0b1000_0000, offers={offer: support}).offers[0].may == (8,)


def test_a_plea_is_seen_with_its_voices_and_one_for_nobody_without() -> None:
    table = playing(8)
    pleas = (Plea(2, "other", 17, ""), Plea(11, "third", 18, ""))
    support = Support()
    support.voices, support.needed = {8, 1}, 5
    found = seen(table, Here({1, 8}, {1}, {1}), (1 << 8) - 1, pleas=pleas, offers={Offer(2, 1, 17): support})
    assert found.pleas == (WirePlea(2, 17, (1, 8), 5, (1, 8)), WirePlea(11, 18))
    assert found.offers == (), "an answer to a plea is no offer of a seat"


def test_where_a_game_cannot_be_dealt_any_more_the_guide_and_the_cards_are_those_of_the_next() -> None:
    table = playing(7)
    assert (printed(table).players, guide(table)) == (7, table.book.lobby.guide(table.playing.setup.settings, 7))
    table.order.pop()
    assert printed(table).players == 7
    table.play, table.phase = None, OVER
    assert (printed(table).players, guide(table)) == (6, table.book.lobby.guide(table.settings, 6))


def test_a_place_is_that_of_the_game_that_is_played_or_prepared() -> None:
    table = playing(7, host_mode="human")
    table.order.reverse()
    assert [place(table, who) for who in (1, 2, 7, 8)] == [NOBODY, 0, 5, NOBODY]
    table.phase, table.order = LOBBY, [3, 2, 1]
    assert [place(table, who) for who in (1, 2, 3, 7)] == [NOBODY, 1, 0, NOBODY]
