"""CITY-1313 Where claims in the big city cannot all be true, and where they can."""

from __future__ import annotations

from typing import cast

from citysleeps.books.bigcity.book import BOOK
from citysleeps.books.bigcity.game import BigCity
from citysleeps.books.scene import Board, Seam
from citysleeps.kernel.ask import CLOCK
from citysleeps.kernel.play import Play
from citysleeps.kernel.seats import SPECTATORS
from citysleeps.kernel.setup import Setup, Value
from citysleeps.notation.words import read_move
from citysleeps.views.view import view

MAFIA = {"A": "mafia", "B": "mafia"}
DETECTIVES = {**MAFIA, "C": "detective", "D": "patrolman", "E": "sleuth"}


def seen(*moves: str, deal: dict[str, str], settings: dict[str, Value] | None = None) -> Board:
    """The board after these moves; the time runs out until each may be made."""
    limits: dict[str, Value] = {"discussion_limit_s": 60, "vote_limit_s": 10, "night_step_limit_s": 10}
    play = Play(
        BOOK, BOOK.settle(Setup(book="bigcity", seats=tuple("ABCDEFGH"), settings=limits | (settings or {}), deal=deal))
    )
    for text in moves:
        move = read_move(text, play.setup.seats, BOOK)
        while play.answer(move):
            assert not play.answer(CLOCK), text
    boards = [
        BOOK.screen.shown(cast(BigCity, view(BOOK, play.setup, play.game.log, who)), seat).board
        for who, seat in [(SPECTATORS, -1), *((1 << seat, seat) for seat in range(8))]
    ]
    assert all(one == boards[0] for one in boards)
    return boards[0]


def test_city_1313_more_claim_a_role_than_are_in_play() -> None:
    assert seen("A claim am detective", "C claim am detective", deal=DETECTIVES).seams == (
        Seam("cards", (0, 2), (1, 2), ("detective",)),
    )


def test_city_1313_under_who_is_who_more_than_the_box_has() -> None:
    claims = [f"{seat} claim am doctor" for seat in "CD"]
    assert [one.kind for one in seen(*claims, deal=MAFIA, settings={"opt_who_is_who": "on"}).seams] == ["cards"]
    residents = [f"{seat} claim am peaceful_resident" for seat in "ABCDEFG"]
    assert seen(*residents, deal=MAFIA, settings={"opt_who_is_who": "on"}).seams == ()


def test_city_1313_the_same_check_has_different_answers_but_each_role_asks_its_own() -> None:
    two = ("B claim checked F citizen 2", "C claim checked F criminal 2")
    assert [one.kind for one in seen(*two, deal=DETECTIVES).seams] == ["answers"]
    assert seen("B claim checked F citizen 2", "E claim checked F other_role 2", deal=DETECTIVES).seams == ()


def test_city_1313_where_a_lover_or_a_sect_may_be_both_answers_may_be_true() -> None:
    two = ("B claim checked F citizen 2", "C claim checked F criminal 2")
    for card in ("lover", "sectarian"):
        assert seen(*two, deal={**DETECTIVES, "B": card}).seams == ()


def test_city_1313_a_hand_that_was_promised_against_another() -> None:
    moves = ("A claim will B", "C claim will B", "C vote B", "A vote C", "D vote C", "E claim am citizens")
    assert seen(*moves, deal=DETECTIVES).seams == (Seam("vote", (0, 1, 2), (1,), ()),)


def test_city_1313_nobody_is_a_citizen_and_a_criminal_but_a_recruit_may_be_an_outcast() -> None:
    said = ("F claim am peaceful_resident", "F claim am criminals")
    assert [one.kind for one in seen(*said, deal=DETECTIVES).seams] == ["changed"]
    said = ("F claim am peaceful_resident", "F claim am outcasts")
    assert seen(*said, deal={**DETECTIVES, "B": "sectarian"}).seams == ()
    assert [one.kind for one in seen(*said, deal={**DETECTIVES, "B": "maniac"}).seams] == ["changed"]


def test_city_1313_a_claim_goes_against_a_card_that_all_have_seen() -> None:
    moves = ("F claim think A citizens", *(f"{seat} vote A" for seat in "BCDEFGH"), "G claim am citizens")
    assert seen(*moves, deal=DETECTIVES).seams == (Seam("shown", (5, 0), (1,), ("citizens", "mafia")),)
