"""SPY-1712 The board of `spytown`: tokens, cards, votes and what was shown."""

from __future__ import annotations

from citysleeps.books.scene import Board, Seam
from citysleeps.books.spytown.book import BOOK
from citysleeps.books.spytown.game import Spytown
from citysleeps.books.spytown.shown import sides
from citysleeps.kernel.ask import CLOCK
from citysleeps.kernel.play import Play
from citysleeps.kernel.seats import NOBODY, SPECTATORS
from citysleeps.kernel.setup import Setup
from citysleeps.notation.words import read_move
from citysleeps.views.view import view

SEATS = tuple("ABCDEFGHI")
DEAL = {"A": "agent", "B": "mafioso", "C": "mafioso"}


def played(*moves: str, cards: dict[str, str] | None = None) -> Play:
    """A game in which the time runs out until each move may be made."""
    play = Play(BOOK, BOOK.settle(Setup(book="spytown", seats=SEATS, settings=TIMES, deal=DEAL, cards=cards or {})))
    for text in moves:
        move = read_move(text, SEATS, BOOK)
        while play.answer(move):
            assert not play.answer(CLOCK), text
    return play


TIMES = {"t_discussion": 60, "t_vote": 30, "t_defence": 30}


def seen(play: Play) -> Board:
    boards = [
        BOOK.screen.shown(view(BOOK, play.setup, play.game.log, who), seat).board  # type: ignore[arg-type]
        for who, seat in [(SPECTATORS, -1), *((1 << seat, seat) for seat in range(len(SEATS)))]
    ]
    assert all(one == boards[0] for one in boards)
    return boards[0]


def test_spy_1712_two_claim_the_one_agent_and_their_looks_differ() -> None:
    play = played(
        "B claim am agent", "A claim am agent", "B claim checked D mafioso 1", "A claim checked D policeman 1"
    )
    assert seen(play).seams == (
        Seam("cards", (1, 0), (1, 2), ("agent",)),
        Seam("answers", (1, 0), (3, 4), ("mafioso", "policeman")),
    )


def test_spy_1712_two_claim_to_hold_one_card() -> None:
    play = played("B claim hold vest", "D claim hold vest", cards={"D": "vest", "E": "bandage"})
    assert seen(play).seams == (Seam("cards", (1, 3), (1, 2), ("vest",)),)
    play = played("B claim hold bandage", "D claim hold bandage", cards={"D": "vest", "E": "bandage"})
    assert seen(play).seams == (Seam("cards", (1, 3), (1, 2), ("bandage",)),)


def test_spy_1712_one_is_not_of_the_police_and_a_mafioso_unless_a_card_may_turn_one() -> None:
    both = ("D claim am mafioso", "D claim am police")
    assert [seam.kind for seam in seen(played(*both)).seams] == ["changed"]
    assert seen(played(*both, cards={"D": "reverse_recruitment", "E": "vest"})).seams == ()
    other = ("D claim am policeman", "D claim am mafia")
    assert [seam.kind for seam in seen(played(*other)).seams] == ["changed"]
    assert seen(played(*other, cards={"D": "recruitment", "E": "vest"})).seams == ()


def test_spy_1712_a_vote_is_not_the_promised_one() -> None:
    votes = ["A vote C", "B vote A", "C vote A", "D vote B", "E vote B", "F vote A", "G vote D", "H vote D", "I vote D"]
    play = played("A claim will B", "D claim will B", *votes)
    while not play.game.counts:
        assert not play.answer(CLOCK)
    assert [seam for seam in seen(play).seams if seam.kind == "vote"] == [Seam("vote", (0, 1, 2), (1,), ())]


def test_spy_1712_a_token_that_was_shown_contradicts_a_claim() -> None:
    votes = [f"{seat} vote {'D' if seat == 'E' else 'E'}" for seat in SEATS]
    play = played("D claim sure E mafia", "D claim think F police", "E claim am mafioso", *votes)
    while play.game.living >> 4 & 1:
        assert not play.answer(CLOCK)
    assert [seam for seam in seen(play).seams if seam.kind == "shown"] == [
        Seam("shown", (3, 4), (1,), ("mafia", "policeman")),
        Seam("shown", (4, 4), (3,), ("mafioso", "policeman")),
    ]


def test_spy_311_whom_each_plays_for_is_shown_to_nobody_with_a_seat() -> None:
    game = played().game
    assert isinstance(game, Spytown)
    assert sides(game, NOBODY) == tuple(game.side(seat) for seat in range(9))
    assert {sides(game, seat) for seat in range(9)} == {()}
