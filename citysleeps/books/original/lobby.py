"""What `original` says to a lobby."""

from __future__ import annotations

from citysleeps.books.described import Advice, Description, Guide
from citysleeps.books.guiding import guided
from citysleeps.books.lobby import Lobby
from citysleeps.books.original.described import advise, describe
from citysleeps.books.original.game import Original
from citysleeps.books.original.guide import GUIDE
from citysleeps.books.original.night import Step
from citysleeps.books.original.settings import HOSTING, complete
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

    def reveals(self, settings: dict[str, Value]) -> bool:
        """ORIG-1726 Unless `reveal_at_end` is off."""
        return complete(settings).reveal_at_end

    def hosted_by(self, settings: dict[str, Value]) -> str:
        """ORIG-203 As `host_mode` says."""
        return HOSTING.modes[complete(settings).host_mode]

    def hosted(self, settings: dict[str, Value], seat: str) -> dict[str, Value]:
        """ORIG-1303 The temporary host."""
        return {**settings, "temporary_host": seat}
