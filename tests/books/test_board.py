"""ORIG-2013 The board says which claims stand and which cannot all be true, and rests on what everybody knows."""

from __future__ import annotations

from typing import Any, cast

import pytest

from citysleeps.books.board import Known, board
from citysleeps.books.facts import Claimed
from citysleeps.books.original.book import BOOK
from citysleeps.books.original.game import Original
from citysleeps.books.scene import NOTHING_SAID, Board, BoardRow, Seam
from citysleeps.kernel.ask import CLOCK
from citysleeps.kernel.play import Play
from citysleeps.kernel.seats import SPECTATORS, Seat, Seats
from citysleeps.kernel.setup import Setup, Value
from citysleeps.notation.words import read_move
from citysleeps.views.view import view

DEAL = {"F": "commissar", "G": "mafia", "H": "don"}
EXTENDED = {
    **{"A": "resident", "B": "doctor", "C": "sheriff", "D": "commissar"},
    **{"E": "lawyer", "F": "maniac", "G": "don", "H": "werewolf"},
}


def played(*moves: str, settings: dict[str, Value] | None = None, deal: dict[str, str] | None = None) -> Play:
    """A game in which the time runs out until each move may be made."""
    setup = Setup(book="original", seats=tuple("ABCDEFGH"), settings=settings or {}, deal=deal or DEAL)
    play = Play(BOOK, BOOK.settle(setup))
    go_on(play, *moves)
    return play


def go_on(play: Play, *moves: str) -> None:
    for text in moves:
        move = read_move(text, play.setup.seats, BOOK)
        while play.answer(move):
            assert not play.answer(CLOCK), text


def seen(play: Play) -> Board:
    """The board as the spectators see it, and so everybody."""
    boards = [
        BOOK.screen.shown(as_seen(play, who), seat).board
        for who, seat in [(SPECTATORS, -1), *((1 << seat, seat) for seat in range(8))]
    ]
    assert all(one == boards[0] for one in boards)
    return boards[0]


def as_seen(play: Play, who: Seats) -> Original:
    return cast(Original, view(BOOK, play.setup, play.game.log, who))


def test_before_anybody_claims_it_is_empty() -> None:
    assert seen(played("A say hello")) == NOTHING_SAID


def test_orig_2013_it_has_the_statements_that_stand_seat_by_seat() -> None:
    play = played("A claim am red", "A claim ask B what", "A claim am don", "A claim take_back", "B claim think A red")
    assert seen(play).rows == (BoardRow(0, (1,)), BoardRow(1, (5,)))


def test_orig_2013_more_claim_a_card_than_there_are() -> None:
    play = played("A claim am commissar", "B claim am resident", "F claim am commissar")
    assert seen(play).seams == (Seam("cards", (0, 5), (1, 3), ("commissar",)),)
    play = played(*(f"{seat} claim am resident" for seat in "ABCDE"))
    assert seen(play).seams == ()
    play = played(*(f"{seat} claim am resident" for seat in "ABCDEF"))
    assert [seam.kind for seam in seen(play).seams] == ["cards"]


def test_orig_2013_who_takes_a_claim_back_or_claims_another_card_is_not_counted() -> None:
    assert seen(played("A claim am commissar", "A claim take_back", "F claim am commissar")).seams == ()
    seams = seen(played("A claim am commissar", "A claim am resident", "F claim am commissar")).seams
    assert seams == (Seam("changed", (0,), (1, 2), ("commissar", "resident")),)


def test_orig_2013_of_several_claims_that_one_counts_which_cannot_be_together_with_the_last() -> None:
    told = played("A claim am red", "A claim am commissar", "A claim am resident")
    assert [(seam.kind, seam.words) for seam in seen(told).seams] == [("changed", ("commissar", "resident"))]


def test_orig_2013_checks_of_one_seat_differ() -> None:
    play = played("A claim checked C nod 1", "A claim checked D nod 1", "F claim checked C no_nod 1")
    assert seen(play).seams == (Seam("answers", (0, 5), (1, 3), ("nod", "no_nod")),)


def test_orig_2013_each_card_asks_its_own_question() -> None:
    """What the commissar and the don are answered may differ."""
    play = played(
        *("A claim am commissar", "A claim checked C nod 1", "F claim am don", "F claim checked C no_nod 1"),
    )
    assert seen(play).seams == ()
    play = played(
        *("A claim checked B doctor 1", "A claim checked B no_nod 1"), settings={"deck": "extended"}, deal=EXTENDED
    )
    assert seen(play).seams == ()


def test_orig_2013_a_werewolf_may_be_answered_otherwise_in_another_night() -> None:
    moves = ("A claim checked H no_nod 1", "D claim checked H nod 2")
    assert seen(played(*moves, settings={"deck": "extended"}, deal=EXTENDED)).seams == ()
    same_night = ("A claim checked H no_nod 1", "D claim checked H nod 1")
    assert [seam.kind for seam in seen(played(*same_night, settings={"deck": "extended"}, deal=EXTENDED)).seams] == [
        "answers"
    ]


def test_orig_2013_a_hand_is_not_the_promised_one() -> None:
    on_trial = ("A nominate B", "C claim will A", "C nominate A")
    assert seen(played(*on_trial, "C vote B")).seams == ()  # the hands are not shown yet
    broken = played(*on_trial, "C vote B", "D vote A")
    assert seen(broken).seams == (Seam("vote", (2, 0, 1), (1,), ()),)
    assert seen(played(*on_trial, "C vote A", "D vote A")).seams == ()


def test_orig_2013_a_promise_holds_for_its_day_and_for_one_who_stands_in_the_vote() -> None:
    not_on_trial = ("A nominate B", "C claim will D", "C nominate A", "C vote B", "D vote A")
    assert seen(played(*not_on_trial)).seams == ()
    taken_back = ("A nominate B", "C claim will A", "C claim take_back", "C nominate A", "C vote B", "D vote A")
    assert seen(played(*taken_back)).seams == ()
    of_a_day_before = played("C claim will A")
    while of_a_day_before.game.day < 2:
        assert not of_a_day_before.answer(CLOCK)
    of_the_day = played("A say hello")
    while of_the_day.game.day < 2:
        assert not of_the_day.answer(CLOCK)
    go_on(of_a_day_before, "B nominate A", "C nominate B", "C vote B")
    go_on(of_the_day, "B nominate A", "C claim will A", "C nominate B", "C vote B")
    for play in (of_a_day_before, of_the_day):
        assert not play.answer(CLOCK)
    assert seen(of_a_day_before).seams == ()
    assert [seam.kind for seam in seen(of_the_day).seams] == ["vote"]


def test_orig_2013_whether_all_are_executed_was_not_promised() -> None:
    """ORIG-938 A hand for an answer is a hand against nobody."""
    half = ("E vote B", "F vote B", "G vote B", "H vote B", "C vote A")
    kept = ("A nominate B", "C claim will A", "C nominate A", *half)
    play = played(*kept, *half, "C vote execute", "D vote spare")
    assert play.game.where()[-1] == "all_or_none"
    assert not play.answer(CLOCK)
    assert seen(play).seams == ()


def test_orig_2013_a_corrected_hand_mends_the_seam() -> None:
    play = played(
        *("A nominate B", "C claim will A", "C nominate A", "C vote B", "D vote B"),
        *("E pass", "F pass", "G pass", "H pass", "A pass", "B pass"),
        settings={"host_mode": "human"},
    )
    assert [seam.kind for seam in seen(play).seams] == ["vote"]
    assert not play.answer(read_move("host correct C pass", play.setup.seats, BOOK))
    assert seen(play).seams == ()


@pytest.mark.parametrize(
    ("first", "second", "goes"),
    [
        ("am commissar", "am red", True),
        ("am commissar", "am black", False),
        ("am red", "am black", False),
        ("am don", "am black", True),
        ("am don", "am mafia", True),
        ("am don", "am resident", False),
        ("am don", "am_not don", False),
        ("am don", "am_not resident", True),
        ("am_not don", "am_not resident", True),
    ],
)
def test_orig_2013_nobody_is_two_things_at_once(first: str, second: str, goes: bool) -> None:
    assert [seam.kind for seam in seen(played(f"A claim {first}", f"A claim {second}")).seams] == (
        [] if goes else ["changed"]
    )


def test_a_claim_against_a_card_that_was_shown() -> None:
    known = Known()
    known.copies = {"doctor": 1, "mafia": 2}
    known.implied = {"doctor": ("citizen",), "mafia": ("criminal",)}
    known.shown = {0: "mafia"}
    claims = {
        1: Claimed(1, 0, "am", (), ("doctor",), 0),
        2: Claimed(2, 1, "think", (0,), ("citizen",), 0),
        3: Claimed(3, 2, "sure", (0,), ("criminal",), 0),
        4: Claimed(4, 0, "am", (), ("criminal",), 0),
    }
    shown = [seam for seam in board(claims, known).seams if seam.kind == "shown"]
    assert shown == [
        Seam("shown", (0, 0), (1,), ("doctor", "mafia")),
        Seam("shown", (1, 0), (2,), ("citizen", "mafia")),
    ]


@pytest.mark.parametrize(("lasting", "kinds"), [(True, ["answers"]), (False, [])])
def test_checks_of_different_nights_differ_where_an_answer_is_the_same_every_night(
    lasting: bool, kinds: list[str]
) -> None:
    known = Known()
    assert known.lasting
    known.lasting = lasting
    claims = {1: Claimed(1, 0, "checked", (2,), ("nod",), 1), 2: Claimed(2, 1, "checked", (2,), ("shake",), 2)}
    assert [seam.kind for seam in board(claims, known).seams] == kinds


def test_two_seats_are_the_same_two_whichever_is_named_first() -> None:
    claims = {1: Claimed(1, 0, "checked", (3, 2), ("same",), 1), 2: Claimed(2, 1, "checked", (2, 3), ("others",), 1)}
    assert board(claims, Known()).seams == (Seam("answers", (0, 1), (1, 2), ("same", "others")),)


# What is said, without a game


def knowing(**known: Any) -> Known:
    """Two doctors and a mafioso in the game, unless said otherwise; a mafioso is a criminal."""
    made = Known()
    made.copies = {"doctor": 2, "mafia": 1}
    made.implied = {"mafia": ("criminal",), "doctor": ("citizen",)}
    for name, value in known.items():
        setattr(made, name, value)
    return made


def seams(*claims: tuple[Seat, str, tuple[Seat, ...], str], **known: Any) -> list[Seam]:
    """The seams of these claims: who claims, the kind, whom it names, and its word."""
    made = {at: Claimed(at, seat, kind, seats, (word,), 0) for at, (seat, kind, seats, word) in enumerate(claims, 1)}
    return list(board(made, knowing(**known)).seams)


def test_rows_are_in_the_order_of_the_seats() -> None:
    claims = {1: Claimed(1, 2, "am", (), ("doctor",), 0), 2: Claimed(2, 0, "am", (), ("doctor",), 0)}
    assert board(claims, knowing()).rows == (BoardRow(0, (2,)), BoardRow(2, (1,)))


def test_a_card_in_the_hand_counts_like_a_role() -> None:
    assert seams((0, "hold", (), "mafia"), (1, "hold", (), "mafia")) == [Seam("cards", (0, 1), (1, 2), ("mafia",))]
    assert seams((0, "am", (), "mafia"), (1, "hold", (), "mafia")) == [Seam("cards", (0, 1), (1, 2), ("mafia",))]
    assert seams((0, "hold", (), "doctor"), (1, "hold", (), "doctor")) == []
    assert seams((0, "hold", (), "vest"), (1, "hold", (), "vest")) == [], "of vests nobody knows the number"


def test_where_checkers_may_hear_different_things_nothing_differs() -> None:
    told = (0, "checked", (2,), "nod"), (1, "checked", (2,), "shake")
    assert [seam.kind for seam in seams(*told)] == ["answers"] and seams(*told, agree=False) == []


def test_answers_to_different_questions_do_not_differ() -> None:
    told = (0, "checked", (2,), "nod"), (1, "checked", (2,), "yes")
    assert [seam.kind for seam in seams(*told)] == ["answers"]
    assert seams(*told, questions={"yes": "is a friend"}) == []


def test_every_seat_that_was_checked_twice_is_looked_at() -> None:
    told = [(0, "checked", (seat,), "nod") for seat in (2, 3)] + [(1, "checked", (seat,), "shake") for seat in (2, 3)]
    assert [seam.claims for seam in seams(*told)] == [(1, 3), (2, 4)]


def test_who_claims_a_role_and_who_claims_none_ask_the_same_question() -> None:
    told = (0, "am", (), "doctor"), (0, "checked", (2,), "nod"), (1, "checked", (2,), "shake")
    assert [seam.kind for seam in seams(*told)] == ["answers"]
    assert seams((1, "am", (), "mafia"), *told) == []
    assert [seam.kind for seam in seams((1, "am", (), "doctor"), *told)] == ["answers"]


def test_every_seat_that_changes_its_claim_is_named_with_the_last_that_goes_against() -> None:
    told = [(seat, "am", (), word) for seat in (0, 1) for word in ("doctor", "citizen", "red", "mafia")]
    assert seams(*told, copies={}) == [
        Seam("changed", (0,), (3, 4), ("red", "mafia")),
        Seam("changed", (1,), (7, 8), ("red", "mafia")),
    ]


@pytest.mark.parametrize(
    ("first", "second", "goes"),
    [
        (("am", "mafia"), ("am", "criminal"), True),
        (("am", "criminal"), ("am", "mafia"), True),
        (("am", "vest"), ("am", "vest"), True),
        (("am", "mafia"), ("am", "doctor"), False),
        (("am_not", "mafia"), ("am_not", "doctor"), True),
        (("am_not", "mafia"), ("am", "mafia"), False),
        (("am_not", "mafia"), ("am", "doctor"), True),
    ],
)
def test_which_two_claims_of_oneself_go_together(first: tuple[str, str], second: tuple[str, str], goes: bool) -> None:
    told = [(0, kind, (), word) for kind, word in (first, second)]
    assert ([seam.kind for seam in seams(*told)] == []) is goes


def test_claims_of_all_kinds_about_a_shown_role_are_compared() -> None:
    told = (
        *((1, "checked", (0,), "nod"), (0, "am_not", (), "doctor"), (1, "think", (2,), "citizen")),
        *(
            (0, "am", (), "mafia"),
            (1, "think", (0,), "mafia"),
            (1, "sure", (0,), "doctor"),
            (2, "sure", (0,), "criminal"),
        ),
    )
    shown = [seam for seam in seams(*told, shown={0: "mafia", 1: "doctor"}) if seam.kind == "shown"]
    assert shown == [Seam("shown", (1, 0), (6,), ("doctor", "mafia"))]
