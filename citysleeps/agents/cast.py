"""Who plays the seats of a table: the bots by name, and the two sides that they can be given to."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from citysleeps.agents.bot import Bot, RandomBot
from citysleeps.agents.careful import Careful
from citysleeps.agents.random import play_out
from citysleeps.agents.spytown import CarefulSpytown
from citysleeps.agents.table import play_table
from citysleeps.books.original.components import RED_CARDS
from citysleeps.books.original.game import Original
from citysleeps.books.spytown.game import Spytown
from citysleeps.kernel.game import Game
from citysleeps.kernel.play import Play
from citysleeps.kernel.seats import Seat

# By name, and by book.
BOTS: Final[dict[str, dict[str, Callable[[], Bot]]]] = {
    "random": {"original": RandomBot, "spytown": RandomBot},
    "careful": {"original": Careful, "spytown": CarefulSpytown},
}
TOWN: Final = "town"
MAFIA: Final = "mafia"
SIDES: Final = (TOWN, MAFIA)

Cast = dict[str, str]  # the name of a bot, by side
ALL_RANDOM: Final[Cast] = {TOWN: "random", MAFIA: "random"}


def play_cast(play: Play, cast: Cast, seed: str) -> None:
    """Play a freshly dealt game to its end by this cast."""
    if cast == ALL_RANDOM:
        play_out(play, Random(f"{seed}/bots"))
        return
    seats = range(play.game.size)
    bots = [BOTS[cast[side(play.game, seat)]][play.book.name]() for seat in seats]
    play_table(play, bots, [Random(f"{seed}/bots/{seat}") for seat in seats])


def side(game: Game, seat: Seat) -> str:
    """The side that a seat is dealt to: the town are the red cards and the werewolf, or all but the Mafia's side."""
    if isinstance(game, Spytown):
        return MAFIA if game.side(seat) == MAFIA else TOWN
    assert isinstance(game, Original)
    card = game.cards[seat]
    return TOWN if card in RED_CARDS or card == "werewolf" else MAFIA
