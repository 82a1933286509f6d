"""Sections 10, 11 and 13: what a scenario cannot say about the deal without a host, and about the end."""

from __future__ import annotations

import pytest

from citysleeps.books.original.book import BOOK
from citysleeps.books.original.facts import GameOver, GameSet, OwnCard
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


@pytest.mark.parametrize(
    ("deck", "winner", "condition", "clause"),
    [
        ("basic", "red", "no_black", "ORIG-1111"),
        ("basic", "black", "numbers", "ORIG-1112"),
        ("basic", "draw", "nobody_left", "ORIG-R86"),
        ("basic", "draw", "stalemate", "ORIG-1151"),
        ("extended", "maniac", "maniac_last_two", "ORIG-1121"),
        ("extended", "red", "no_black", "ORIG-1122"),
        ("extended", "mafia", "numbers", "ORIG-1123"),
        ("extended", "yakuza", "numbers", "ORIG-1124"),
        ("extended", "black", "numbers", "ORIG-1125"),
        ("extended", "draw", "nobody_left", "ORIG-R86"),
        ("extended", "draw", "stalemate", "ORIG-1151"),
    ],
)
def test_everybody_is_told_by_which_clause_the_game_is_over(
    deck: str, winner: str, condition: str, clause: str
) -> None:
    """ORIG-1909 By the deck, the winner and the condition."""
    view = BOOK.blank(BOOK.settle(Setup(book="original", seats=SEATS, settings={"deck": deck})))
    assert BOOK.screen.shown(view, NOBODY).clause == ""
    GameOver(winner, condition).apply(view)
    assert BOOK.screen.shown(view, NOBODY).clause == clause


def test_the_werewolf_begins_with_the_town() -> None:
    """ORIG-1251, ORIG-104 In studies he counts with those he begins with, whatever is printed on his card."""
    cards = ("resident", "werewolf", "commissar", "don", "maniac", "lawyer", "corrupt_judge", "honest_judge")
    deal = dict(zip("ABCDEFGH", cards, strict=True))
    setup = Setup(book="original", seats=tuple("ABCDEFGH"), settings={"deck": "extended"}, deal=deal)
    play = Play(BOOK, BOOK.settle(setup))
    town, mafia = BOOK.parties
    found = [BOOK.party(play.game, seat) for seat in range(8)]
    assert found == [town, town, town, mafia, mafia, mafia, mafia, town]
