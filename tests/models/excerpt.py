"""What docs/models.md shows: the text of a seat in the middle of a small game."""

from __future__ import annotations

from citysleeps.kernel.play import Play
from citysleeps.library.game import Game
from citysleeps.models.text import Choices, SeatText

SAID = (
    "A ready",
    "B ready",
    "C ready",
    "D ready",
    "E ready",
    "F ready",
    "A check B",
    "B check A",
    "A claim am commissar",
)


def excerpt() -> str:
    """The end of what the commissar reads when the floor is his."""
    game = Game("original", seats=6, seed=7, deal={"A": "commissar", "B": "don"})
    for answer in SAID:
        game.answer(answer)
    play: Play = game._play
    text = SeatText(play.setup, 0, "en")
    text.hear([fact for to, fact in play.game.log if to & 1])
    stop = play.game.stop
    whole = text.situation(Choices(stop.open_to(0), stop.offered_to(0)))
    return whole[whole.index("## Night 1") :]
