"""The law that nothing leaks is held against `cuba` with a planted fault, and finds it."""

from __future__ import annotations

import pytest
from laws.pairs import Leak
from laws.setups import BENCHES
from laws.test_nothing_leaks import secret_answers
from laws.test_the_laws_bite import try_law

from citysleeps.books.cuba.book import CubaBook
from citysleeps.books.cuba.facts import OwnLoot, OwnRemoval
from citysleeps.books.cuba.game import Cuba
from citysleeps.kernel.ask import Answer
from citysleeps.kernel.facts import Fact
from citysleeps.kernel.seats import ALL, Seats
from citysleeps.kernel.setup import Setup

pytestmark = pytest.mark.long


class LoudTake(Cuba):
    """Everybody hears who takes diamonds (CUBA-333, CUBA-336)."""

    def tell(self, to: Seats, fact: Fact) -> None:
        super().tell(ALL if isinstance(fact, OwnLoot) and fact.diamonds else to, fact)


class LoudRemoval(Cuba):
    """Everybody hears what the Godfather removes (CUBA-215)."""

    def tell(self, to: Seats, fact: Fact) -> None:
        super().tell(ALL if isinstance(fact, OwnRemoval) else to, fact)


class Planted(CubaBook):
    """A book whose games are of this kind."""

    def __init__(self, kind: type[Cuba] = Cuba) -> None:
        super().__init__()
        self.kind = kind

    def game(self, setup: Setup) -> Cuba:
        game = super().game(setup)
        game.__class__ = self.kind
        return game


class TellingBook(Planted):
    """Who calls BANG out of time is refused otherwise if somebody has the Cleaner's token (CUBA-1022, CUBA-1303)."""

    def hinders(self, game: Cuba, answer: Answer) -> str:
        reason = super().hinders(game, answer)
        taken = any(tokens == ("cleaner",) for _, tokens in game.loots.values())
        return "not_cleaner" if reason == "not_now" and answer.act == "bang" and taken else reason


@pytest.mark.parametrize(
    "book", [Planted(LoudTake), Planted(LoudRemoval), TellingBook()], ids=["take", "removal", "refusal"]
)
def test_a_leak_planted_in_cuba_is_found(book: Planted) -> None:
    with pytest.raises(Leak):
        try_law(BENCHES["cuba"]._replace(book=book), secret_answers)
