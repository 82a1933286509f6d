"""A Game Master who looks ahead sees what an input would tell, but not what a lot would decide (SPY-R07)."""

from __future__ import annotations

from citysleeps.books.spytown.book import BOOK
from citysleeps.kernel.ask import NEXT, Answer
from citysleeps.kernel.facts import fact_name
from citysleeps.kernel.foreseeing import foreseen
from citysleeps.kernel.play import Play
from citysleeps.kernel.setup import Setup

DEAL = dict.fromkeys("CDEF", "policeman") | {"A": "mafioso", "B": "mafioso"}


def pointed(at: int, lots: tuple[str, ...] = ()) -> Play:
    """A points at C, and B at this seat; nothing else is open."""
    setup = Setup(book="spytown", seats=tuple("ABCDEF"), settings={"gm_mode": "human"}, deal=DEAL, lots=lots)
    play = Play(BOOK, BOOK.settle(setup))
    while play.game.phase != "mafia_phase":
        assert not play.answer(NEXT)
    for seat, target in ((0, 2), (1, at)):
        assert not play.answer(Answer(seat, "point", (target,)))
    return play


def told(play: Play) -> list[str]:
    reason, facts, _ = foreseen(play, NEXT)
    assert not reason
    return [fact_name(fact) for _, fact in facts]


def test_what_all_agree_on_is_foreseen() -> None:
    play = pointed(2)
    before = len(play.game.facts)
    foretold = told(play)
    assert "victim_named" in foretold and len(play.game.facts) == before
    assert not play.answer(NEXT)
    assert [fact_name(fact) for fact in play.game.facts[before:]] == foretold


def test_a_lot_is_not_foreseen_be_it_drawn_or_written_down() -> None:
    for lots in ((), ("D",)):
        play = pointed(3, lots)
        before = len(play.game.facts)
        assert "mafia_choice" not in told(play) and "victim_named" not in told(play)
        assert not play.answer(NEXT)
        names = [fact_name(fact) for fact in play.game.facts[before:]]
        assert "victim_named" in names
