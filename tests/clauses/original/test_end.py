"""Sections 10, 11 and 13: what a scenario cannot say about the deal without a host."""

from __future__ import annotations

from citysleeps.books.original.book import BOOK
from citysleeps.books.original.facts import GameSet, OwnCard
from citysleeps.kernel.ask import Answer
from citysleeps.kernel.play import Play
from citysleeps.kernel.seats import ALL, NOBODY, each
from citysleeps.kernel.setup import Setup, Value

SEATS = tuple("ABCDEFGHIJKLM")


def hostless(host: str) -> Play:
    settings: dict[str, Value] = {"preset": "hostless", "temporary_host": host}
    return Play(BOOK, BOOK.settle(Setup(book="original", seats=SEATS, settings=settings)))


def announced(play: Play) -> list[GameSet]:
    return [told[1] for told in play.game.log if isinstance(told[1], GameSet) and told[0] == ALL]


def test_all_know_who_the_temporary_host_is() -> None:
    """ORIG-1303, ORIG-R95 The seat that the players named is public from the deal on."""
    for host in ("A", "F", "M"):
        (game_set,) = announced(hostless(host))
        assert game_set.temporary_host == SEATS.index(host)


def test_everybody_holds_a_card_without_a_host() -> None:
    """ORIG-1302 Thirteen seats, thirteen cards, the temporary host's among them."""
    play = hostless("M")
    cards = [told[1].seat for told in play.game.log if isinstance(told[1], OwnCard)]
    assert cards == list(range(len(SEATS)))
    assert sum(announced(play)[0].composition.values()) == len(SEATS)


def test_the_cards_are_dealt_anew_for_those_who_are_left() -> None:
    """ORIG-1019, ORIG-1317 The row of twelve, and no temporary host if it is he who left."""
    for leaver, host in ((0, SEATS.index("M")), (12, NOBODY)):
        play = hostless("M")
        assert play.answer(Answer(leaver, "leave")) == ""
        _, again = announced(play)
        assert again.seats == tuple(seat for seat in range(13) if seat != leaver)
        assert again.composition == {"resident": 8, "commissar": 1, "mafia": 2, "don": 1}
        assert again.temporary_host == host
        assert tuple(each(play.game.living)) == again.seats
