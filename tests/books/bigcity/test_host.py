"""CITY-1201 What the Host is offered, moment by moment."""

from __future__ import annotations

import pytest

from citysleeps.books.shelf import SHELF
from citysleeps.kernel.ask import Answer
from citysleeps.kernel.forms import Argument, Numbers, Slot
from citysleeps.kernel.play import Play
from citysleeps.kernel.seats import HOST, HOST_SEAT, Seats, bit
from citysleeps.kernel.setup import Setup, Value
from citysleeps.notation.expectations import Position
from citysleeps.notation.referee import take

SEATS = "ABCDEFGH"
DEAL = {"A": "mafia", "B": "mafia", "C": "avenger"}
LIMIT = Numbers(1, 86_400)

Offers = list[tuple[Seats, str, tuple[Slot, ...]]]


def table(deal: dict[str, str] = DEAL, **settings: Value) -> Position:
    setup = Setup(book="bigcity", seats=tuple(SEATS), settings=settings, deal=deal, seed="host")
    return Position(Play(SHELF["bigcity"], SHELF["bigcity"].settle(setup)))


def offered(at: Position) -> Offers:
    return [(ask.to, ask.act, ask.slots) for ask in at.play.book.host_asks(at.play.game)]


def seats(names: str) -> Seats:
    return sum(bit(SEATS.index(name)) for name in names)


def test_city_1201_with_the_software_as_host_a_player_is_removed_and_nothing_else() -> None:
    """CITY-R73 One who has left by night too: whoever set up the table does not know of it."""
    at = table()
    assert offered(at) == [(HOST, "remove", (seats("ABCDEFGH"),))]
    take(at, {"until": "call_mafia 2"})
    take(at, "D leave")
    assert offered(at) == [(HOST, "remove", (seats("ABCDEFGH"),))]
    for line in ("A point up", "B point up", {"until": "discussion"}):
        take(at, line)
    assert offered(at) == [(HOST, "remove", (seats("ABCEFGH"),))]
    take(at, "host remove A")
    take(at, "host remove B")
    assert offered(at) == []


def test_city_1201_at_night_and_in_a_vote_the_host_goes_on_removes_and_stops() -> None:
    """CITY-R73 A human Host knows who has left by night."""
    at = table(host="human_chosen")
    assert offered(at) == [(HOST, "next", ()), (HOST, "remove", (seats("ABCDEFGH"),)), (HOST, "stop", ())]
    take(at, {"skip": "call_mafia 2"})
    take(at, "D leave")
    assert offered(at) == [(HOST, "next", ()), (HOST, "remove", (seats("ABCEFGH"),)), (HOST, "stop", ())]
    take(at, {"skip": "first_round 2"})
    assert offered(at) == [(HOST, "next", ()), (HOST, "remove", (seats("ABCEFGH"),)), (HOST, "stop", ())]
    take(at, "host stop")
    assert offered(at) == []


def test_city_r72_in_the_discussion_the_host_also_sets_a_limit_warns_and_takes_warnings_back() -> None:
    """CITY-421 Whoever is dead cannot be warned any more, nor be spared."""
    at = table(host="human_chosen", opt_name_of_truth="on")
    take(at, {"skip": "discussion"})
    usual: Offers = [(HOST, "next", ()), (HOST, "limit", (LIMIT,)), (HOST, "warn", (seats("ABCDEFGH"),))]
    last: Offers = [(HOST, "remove", (seats("ABCDEFGH"),)), (HOST, "stop", ())]
    assert offered(at) == [*usual, *last]
    take(at, "host warn A")
    take(at, "host warn D")
    assert offered(at) == [*usual, (HOST, "unwarn", (seats("AD"),)), *last]
    take(at, "host remove D")
    assert offered(at)[2:5] == [
        *((HOST, "warn", (seats("ABCEFGH"),)), (HOST, "unwarn", (seats("A"),))),
        (HOST, "remove", (seats("ABCEFGH"),)),
    ]
    take(at, "C show")
    assert at.play.game.where()[-2:] == ["discussion", "avenger_window"]
    assert offered(at) == [
        *((HOST, "next", ()), (HOST, "warn", (seats("ABEFGH"),)), (HOST, "unwarn", (seats("A"),))),
        *((HOST, "remove", (seats("ABCEFGH"),)), (HOST, "stop", ())),
    ]


def test_city_r73_at_dawn_the_dead_who_are_asked_may_be_removed_and_only_in_a_last_word_warned() -> None:
    """CITY-R72 The others who have died are neither."""
    at = table(host="human_chosen", opt_sound_mind="on")
    take(at, {"skip": "call_mafia 2"})
    for line in ("A point C", "B point C", "G leave", {"skip": "avenger_window"}):
        take(at, line)
    assert offered(at) == [(HOST, "next", ()), (HOST, "remove", (seats("ABCDEFH"),)), (HOST, "stop", ())]
    take(at, "C avenge D")
    take(at, {"skip": "last_word"})
    assert offered(at) == [
        *((HOST, "next", ()), (HOST, "warn", (seats("ABCEFH"),))),
        *((HOST, "remove", (seats("ABCEFH"),)), (HOST, "stop", ())),
    ]
    take(at, "host warn C")
    take(at, "host warn A")
    assert offered(at)[2:4] == [(HOST, "unwarn", (seats("AC"),)), (HOST, "remove", (seats("ABCEFH"),))]
    take(at, "C done")
    take(at, "host next")
    assert offered(at)[1:] == [
        *((HOST, "warn", (seats("ABDEFH"),)), (HOST, "unwarn", (seats("A"),))),
        *((HOST, "remove", (seats("ABDEFH"),)), (HOST, "stop", ())),
    ]
    take(at, {"skip": "discussion"})
    take(at, "host remove A")
    assert offered(at)[2:] == [
        *((HOST, "warn", (seats("BEFH"),)), (HOST, "remove", (seats("BEFH"),)), (HOST, "stop", ())),
    ]


def test_city_206_whoever_was_dealt_the_host_card_does_it_from_that_seat() -> None:
    at = table({**DEAL, "H": "host"}, host="human_dealt")
    take(at, {"skip": "discussion"})
    of_h = bit(SEATS.index("H"))
    assert {to for to, _, _ in offered(at)} == {of_h}
    assert [act for _, act, _ in offered(at)] == ["next", "limit", "warn", "remove", "stop"]
    assert offered(at)[2] == (of_h, "warn", (seats("ABCDEFG"),))


@pytest.mark.parametrize("args", [(), (0,), (len(SEATS), "leave"), (0, "dance"), (0, "check"), (0, "leave", 1)])
def test_city_1202_a_correction_that_names_no_seat_or_no_input_is_not_allowed(args: tuple[Argument, ...]) -> None:
    at = table(host="human_chosen")
    take(at, {"skip": "call_mafia 2"})
    assert at.play.reason(Answer(HOST_SEAT, "correct", args)) == "not_allowed"
