"""What the table around a game asks of a book: parties, great moments, the next game, who may speak at all."""

from __future__ import annotations

import pytest

from citysleeps.books.bigcity import facts as of_bigcity
from citysleeps.books.bigcity.book import BOOK as BIGCITY
from citysleeps.books.book import Book
from citysleeps.books.cuba.book import BOOK as CUBA
from citysleeps.books.described import DAWN, VERDICT
from citysleeps.books.original import facts as of_original
from citysleeps.books.original.book import BOOK as ORIGINAL
from citysleeps.books.shelf import SHELF
from citysleeps.books.spytown import facts as of_spytown
from citysleeps.books.spytown.book import BOOK as SPYTOWN
from citysleeps.kernel.play import Play
from citysleeps.kernel.seats import NOBODY
from citysleeps.kernel.setup import Setup
from citysleeps.notation.words import read_move

NAMES = tuple("ABCDEFGHI")
THEFT = ("A remove 2", "B take loyal", "C take 5 diamonds", "D take driver", "E take agent_fbi", "F take 3 diamonds")
PLAYED = (*THEFT, "A accuse C", "A accuse F")
books = pytest.mark.parametrize("book", SHELF.values(), ids=SHELF)


def dealt(book: Book) -> Play:
    return Play(book, book.settle(Setup(book=book.name, seats=NAMES, seed="1")))


@books
def test_nobody_speaks_who_has_no_seat(book: Book) -> None:
    play = dealt(book)
    refused = book.not_understood
    assert [play.take(seat, ["leave", []]) for seat in (NOBODY, len(NAMES), 31)] == [refused] * 3
    assert play.inputs == []


def test_parties_are_those_of_the_cards() -> None:
    roles = ("mafia=2", "lover", "detective", "maniac", "peaceful_resident=4")
    city = Play(BIGCITY, BIGCITY.settle(Setup(book="bigcity", seats=NAMES, settings={"roles": roles}, seed="1"))).game
    assert {city.cards[seat]: BIGCITY.party(city, seat) for seat in range(9)} == {
        "mafia": "criminals",
        "lover": "criminals",
        **dict.fromkeys(("detective", "maniac", "peaceful_resident"), "town"),
    }
    original = dealt(ORIGINAL).game
    parties = {original.cards[seat]: ORIGINAL.party(original, seat) for seat in range(9)}
    assert parties == {card: "mafia" if card in ("mafia", "don") else "town" for card in original.cards}
    cuba = Play(CUBA, CUBA.settle(Setup(book="cuba", seats=NAMES, settings={"first_godfather": "C"}))).game
    assert [CUBA.party(cuba, seat) for seat in range(9)] == ["table"] * 2 + ["godfather"] + ["table"] * 6


def test_the_room_sees_a_dawn_and_how_the_day_ended() -> None:
    assert ORIGINAL.screen.moment(of_original.NightBegan(1)) == ""
    assert ORIGINAL.screen.moment(of_original.NightBegan(2)) == VERDICT
    assert ORIGINAL.screen.moment(of_original.Dawn(())) == DAWN
    assert ORIGINAL.screen.moment(of_original.StepBegan("doctor")) == ""
    assert SPYTOWN.screen.moment(of_spytown.StepBegan("police_phase")) == DAWN
    assert SPYTOWN.screen.moment(of_spytown.StepBegan("mafia_phase")) == ""
    assert SPYTOWN.screen.moment(of_spytown.TurnBegan(1)) == ""
    assert SPYTOWN.screen.moment(of_spytown.TurnBegan(2)) == VERDICT
    assert SPYTOWN.screen.moment(of_spytown.NoVote("nobody")) == VERDICT
    assert BIGCITY.screen.moment(of_bigcity.NightBegun(1, True)) == ""
    assert BIGCITY.screen.moment(of_bigcity.NightBegun(2, False)) == VERDICT
    assert BIGCITY.screen.moment(of_bigcity.DayBegun(2)) == DAWN
    assert BIGCITY.screen.moment(of_bigcity.NobodyCondemned()) == VERDICT
    assert BIGCITY.screen.moment(of_bigcity.Called("call_doctor")) == ""


def test_a_hand_that_is_taken_back_goes_down() -> None:
    """CITY-1210"""
    assert BIGCITY.takes_back(of_bigcity.Voted(0, 1, True)) == of_bigcity.Voted(0, 1, False)
    assert BIGCITY.takes_back(of_bigcity.Called("call_doctor")) is None


@books
def test_a_game_is_begun_by_the_present_version(book: Book) -> None:
    old = Setup(book=book.name, seats=NAMES, seed="1", version="0")
    assert book.settle(old).version == book.version


def test_whoever_was_chosen_is_the_next_godfather_if_he_is_still_there() -> None:
    """CUBA-203, CUBA-1201"""
    seats = NAMES[:6]
    play = Play(CUBA, CUBA.settle(Setup(book="cuba", seats=seats, settings={"first_godfather": "A"}, seed="1")))
    chosen: dict[str, str | int] = {"cleaner": "off"}
    assert CUBA.lobby.next_settings(play.game, chosen, seats) == chosen
    assert CUBA.may_lead(play.game)
    for move in (*PLAYED, *(f"{name} vote_next C" for name in "AB")):
        assert not play.answer(read_move(move, seats, CUBA)), move
    assert CUBA.lobby.next_settings(play.game, chosen, seats) == {**chosen, "first_godfather": "C"}
    assert CUBA.lobby.next_settings(play.game, chosen, ("A", "B", "", "D", "E", "F")) == chosen
    assert not CUBA.may_lead(play.game)
