"""What `original` says to a lobby."""

from __future__ import annotations

from fractions import Fraction

from citysleeps.books.covering import covered
from citysleeps.books.described import Advice, Cover, Description, Guide
from citysleeps.books.guiding import guided
from citysleeps.books.lobby import Lobby
from citysleeps.books.original.described import advise, describe
from citysleeps.books.original.game import Original
from citysleeps.books.original.guide import GUIDE
from citysleeps.books.original.minutes import MINUTES
from citysleeps.books.original.night import Step
from citysleeps.books.original.settings import HOSTING, complete
from citysleeps.books.original.theory import at_random
from citysleeps.books.original.turning import turned
from citysleeps.kernel.setup import Value


class OriginalLobby(Lobby[Original]):
    """Before a game of `original`, and between two."""

    def __init__(self, steps: list[Step]) -> None:
        super().__init__()
        self.steps = steps

    def describe(self) -> Description:
        return describe(self.steps)

    def advise(self, settings: dict[str, Value], players: int) -> Advice:
        return advise(settings, players)

    def guide(self, settings: dict[str, Value], players: int) -> Guide:
        return guided(GUIDE, advise, settings, players)

    def usual(self, players: int) -> dict[str, Value]:
        """ORIG-204, ORIG-206 The basic rules, and for more than their deck has cards for, the extended ones."""
        return {} if players <= advise({}, players).most else {"preset": "extended"}

    def at_random(self, settings: dict[str, Value], players: int) -> dict[str, Fraction]:
        return at_random(settings, players)

    def cover(self) -> Cover:
        return covered(self, 1, GUIDE.typical, MINUTES, is_first=True)

    def reveals(self, settings: dict[str, Value]) -> bool:
        """ORIG-1726 Unless `reveal_at_end` is off."""
        return complete(settings).reveal_at_end

    def hosted_by(self, settings: dict[str, Value]) -> str:
        """ORIG-203 As `host_mode` says."""
        return HOSTING.modes[complete(settings).host_mode]

    def hosted(self, settings: dict[str, Value], seat: str) -> dict[str, Value]:
        """ORIG-1303 The temporary host."""
        return {**settings, "temporary_host": seat}

    def turned(self, game: Original) -> int:
        return turned(game)
