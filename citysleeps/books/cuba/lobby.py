"""What `cuba` says to a lobby."""

from __future__ import annotations

from citysleeps.books.covering import covered
from citysleeps.books.cuba.described import advise, describe
from citysleeps.books.cuba.game import Cuba
from citysleeps.books.cuba.guide import GUIDE
from citysleeps.books.cuba.minutes import MINUTES
from citysleeps.books.cuba.settings import HOSTING, complete
from citysleeps.books.cuba.turning import turned
from citysleeps.books.described import Advice, Cover, Description, Guide
from citysleeps.books.guiding import guided
from citysleeps.books.lobby import Lobby
from citysleeps.kernel.seats import NOBODY, Seat
from citysleeps.kernel.setup import Value


class CubaLobby(Lobby[Cuba]):
    """Before a game of `cuba`, and between two."""

    def __init__(self) -> None:
        super().__init__(leader_is_host=True)  # CUBA-1330, CUBA-1423

    def describe(self) -> Description:
        return describe()

    def advise(self, settings: dict[str, Value], players: int) -> Advice:
        return advise(settings, players)

    def guide(self, settings: dict[str, Value], players: int) -> Guide:
        return guided(GUIDE, advise, settings, players)

    def cover(self) -> Cover:
        return covered(self, 1, GUIDE.typical, MINUTES)

    def hosted_by(self, settings: dict[str, Value]) -> str:
        return HOSTING.modes[complete(settings).mode]

    def led_by_hand(self, settings: dict[str, Value]) -> bool:
        """CUBA-1401, CUBA-1416 In assisted play whoever set up the table enters what the table has seen."""
        return complete(settings).mode == "assisted"

    def next_settings(self, game: Cuba, settings: dict[str, Value], names: tuple[str, ...]) -> dict[str, Value]:
        """CUBA-203, CUBA-1201 The Godfather is who was chosen, if he is still at the table."""
        seat = self.chosen(game)
        chosen = names[seat] if seat != NOBODY else ""
        return settings | {"first_godfather": chosen} if chosen else settings

    def reseats(self, settings: dict[str, Value]) -> bool:
        """CUBA-1207, CUBA-R43"""
        return complete(settings).reseat == "shuffle"

    def chosen(self, game: Cuba) -> Seat:
        """CUBA-1204"""
        return game.next_godfather

    def turned(self, game: Cuba) -> int:
        return turned(game)
