"""What the protocol of a game of original says."""

from __future__ import annotations

from citysleeps.books.original.facts import (
    Attempt,
    DayBegan,
    GameSet,
    GangMet,
    Hands,
    NightBegan,
    NoCourt,
    Noted,
    OwnCard,
    Sentenced,
    Unwarned,
    VoteOpened,
    Warned,
)
from citysleeps.books.original.protocol import Writer, attempt, write
from citysleeps.books.protocol import NONE, Column, Page, Piece, Say
from citysleeps.books.shelf import SHELF
from citysleeps.kernel.facts import Fact
from citysleeps.kernel.play import Play
from citysleeps.kernel.seats import ALL, NOBODY
from citysleeps.kernel.setup import Setup, Value
from citysleeps.notation.expectations import Position
from citysleeps.notation.referee import take


def writer_of(*told: Fact) -> Writer:
    writer = Writer(Page())
    for at, fact in enumerate(told):
        writer.take(at, fact)
    return writer


def test_orig_610_where_nobody_was_chosen_no_attempt_stands() -> None:
    assert [attempt(Attempt("mafia", NOBODY, result)) for result in ("nobody", "no_agreement")] == [NONE, NONE]
    assert attempt(Attempt("mafia", 2, "kills")) == Say("protocol-original-attempt", {"seat": "3", "result": "kills"})


def test_orig_1402_warnings_stand_in_a_narrow_column_after_the_card() -> None:
    writer = writer_of(OwnCard(2, "don"), Warned(2), Warned(1), Warned(2), Unwarned(1))
    page = writer.page
    page.columns.append(Column("vote", Say("protocol-ballot")))
    writer.finish("basic")
    assert page.columns == [
        Column("card", Say("protocol-card")),
        Column("warnings", Say("protocol-warnings"), narrow=True),
        Column("vote", Say("protocol-ballot")),
    ]
    assert page.cells == {(2, "card"): (Piece("don"),), (2, "warnings"): ("2",)}


def test_orig_1019_what_was_before_the_last_deal_is_left_out() -> None:
    dealt = GameSet((0, 1, 2), {}, {}, NOBODY)
    page = Page()
    write(page, [(ALL, fact) for fact in (dealt, Warned(0), dealt, Warned(1))], {"deck": "basic"})
    assert page.cells == {(1, "warnings"): ("1",)}


def test_orig_609_a_mark_is_told_by_the_attempt_and_any_other_choice_stands_for_itself() -> None:
    cards = (OwnCard(0, "mafia"), OwnCard(1, "doctor"))
    writer = writer_of(*cards, NightBegan(1), Noted(0, "mark", 2, 1), Noted(1, "shield", 3, 1))
    assert {step: cell for step, cell in writer.nights[0].cells.items() if step != "when"} == {"doctor": ("4",)}


def test_orig_1261_only_the_first_night_says_that_a_gang_meets() -> None:
    """In a later night it meets the werewolf, and its attempt follows."""
    first = (NightBegan(1), GangMet("mafia", (0, 2), ("don", "mafia")), DayBegan(1))
    writer = writer_of(*first, NightBegan(2), GangMet("mafia", (0, 4), ("don", "werewolf")))
    assert [night.cells.get("mafia") for night in writer.nights] == [(Say("protocol-original-meets"),), None]


def test_orig_1910_hands_that_are_told_again_replace_those_for_the_same_name_alone() -> None:
    court = (NightBegan(1), DayBegan(1), VoteOpened("vote", (2, 4), (0, 1, 2, 3, 4)))
    writer = writer_of(*court, Hands(2, (0, 1)), Hands(4, (3,)), Hands(2, (1,)))
    assert writer.courts.votes == {1: "3", 3: "5"}


def test_what_ends_a_court_after_a_vote_stands_beside_that_vote() -> None:
    court = (NightBegan(1), DayBegan(1), VoteOpened("vote", (2, 4), (0, 1, 2, 3, 4)))
    for ends, out in ((NoCourt("accused_left"), (NONE,)), (Sentenced(()), (NONE,))):
        [row] = writer_of(*court, ends).courts.rows
        assert row.cells["out"] == out


def test_orig_1910_a_check_of_the_last_step_that_is_put_right_by_day_stands_in_its_night() -> None:
    book = SHELF["original"]
    settings: dict[str, Value] = {"host_mode": "human"}
    deal = {"A": "don", "B": "mafia", "C": "commissar", "D": "resident", "E": "resident", "F": "resident"}
    at = Position(Play(book, book.settle(Setup(book="original", seats=tuple("ABCDEF"), settings=settings, deal=deal))))
    for line in ({"skip": "don"}, "A check C", {"skip": "speech"}):
        take(at, line)
    cells = []
    for line in ("host correct A check D", "host correct A check E"):
        take(at, line)
        page = Page()
        write(page, at.play.game.log, at.play.setup.settings)
        [nights] = [section for section in page.sections if section.id == "nights"]
        cells.append(nights.rows[-1].cells["don"])
    assert cells == [(Say("protocol-original-check", {"seat": seat, "answer": "no_nod"}),) for seat in ("4", "5")]
