"""What `bigcity` says to a lobby."""

from __future__ import annotations

from citysleeps.books.bigcity.described import advise, describe
from citysleeps.books.bigcity.game import BigCity
from citysleeps.books.bigcity.guide import GUIDE, usual
from citysleeps.books.bigcity.minutes import MINUTES
from citysleeps.books.bigcity.night import Step
from citysleeps.books.bigcity.settings import HOSTING, complete
from citysleeps.books.bigcity.turning import turned
from citysleeps.books.covering import covered
from citysleeps.books.described import Advice, Cover, Description, Guide
from citysleeps.books.guiding import guided
from citysleeps.books.lobby import Lobby
from citysleeps.kernel.setup import Value


class BigCityLobby(Lobby[BigCity]):
    """Before a game of `bigcity`, and between two."""

    def __init__(self, steps: list[Step]) -> None:
        super().__init__()
        self.steps = steps

    def describe(self) -> Description:
        return describe(self.steps)

    def advise(self, settings: dict[str, Value], players: int) -> Advice:
        return advise(settings, players)

    def guide(self, settings: dict[str, Value], players: int) -> Guide:
        return guided(GUIDE, usual, settings, players)

    def cover(self) -> Cover:
        return covered(self, 3, GUIDE.typical, MINUTES)

    def hosted_by(self, settings: dict[str, Value]) -> str:
        """CITY-202 Who hosts as the table is set up; a Host who is drawn sits among the players until then."""
        return HOSTING.modes[complete(settings).host]

    def players(self, settings: dict[str, Value], seats: int) -> int:
        """CITY-206 Whoever is dealt the Host does not play."""
        return seats - (complete(settings).host == "human_dealt")

    def turned(self, game: BigCity) -> int:
        return turned(game)
