"""What `spytown` says to a lobby."""

from __future__ import annotations

from fractions import Fraction

from citysleeps.books.covering import covered
from citysleeps.books.described import Advice, Cover, Description, Guide
from citysleeps.books.guiding import guided
from citysleeps.books.lobby import Lobby
from citysleeps.books.spytown.described import advise, describe
from citysleeps.books.spytown.game import Spytown
from citysleeps.books.spytown.guide import GUIDE
from citysleeps.books.spytown.minutes import MINUTES
from citysleeps.books.spytown.settings import HOSTING, complete
from citysleeps.books.spytown.theory import at_random
from citysleeps.books.spytown.turning import turned
from citysleeps.kernel.setup import Value


class SpytownLobby(Lobby[Spytown]):
    """Before a game of `spytown`, and between two."""

    def describe(self) -> Description:
        return describe()

    def advise(self, settings: dict[str, Value], players: int) -> Advice:
        return advise(settings, players)

    def guide(self, settings: dict[str, Value], players: int) -> Guide:
        return guided(GUIDE, advise, settings, players, self.theme(settings))

    def usual(self, players: int) -> dict[str, Value]:
        """SPY-103 The extended version, with two action cards, SPY-806 or as many more as so many need."""
        return {"preset": "cards", **advise({"preset": "cards"}, players).suggested}

    def at_random(self, settings: dict[str, Value], players: int) -> dict[str, Fraction]:
        return at_random(settings, players)

    def cover(self) -> Cover:
        return covered(self, 2, GUIDE.typical, MINUTES)

    def theme(self, settings: dict[str, Value]) -> str:
        """SPY-1145 `spytown-kids` has the words that stand in the place of others."""
        return "kids" if complete(settings).kids_theme == "on" else ""

    def hosted_by(self, settings: dict[str, Value]) -> str:
        """SPY-107 The software, unless a human Game Master does."""
        return HOSTING.modes[complete(settings).gm_mode]

    def turned(self, game: Spytown) -> int:
        return turned(game)
