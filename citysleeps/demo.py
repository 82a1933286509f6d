"""A demonstration: bots play one game in the terminal, and it is told as a story."""

from __future__ import annotations

import sys
import time
from random import Random
from typing import Final

from rich.console import Console
from rich.text import Text

from citysleeps.agents.random import play_out
from citysleeps.books.original.book import BOOK
from citysleeps.books.original.facts import OwnResult
from citysleeps.kernel.play import Play
from citysleeps.kernel.setup import Setup
from citysleeps.views.story import HEADING, story

PLAYERS: Final = tuple("ABCDEFGHIJ")
PAUSE: Final = 0.03
WELCOME: Final = "A demonstration: ten bots play a game by chance. The server for people is still to come."


def demo(seed: str | None = None) -> None:
    """Play one basic game by random bots and tell all of it, to the winner and everybody's card."""
    seed = seed or str(time.time_ns())
    console = Console(highlight=False)
    play = Play(BOOK, BOOK.settle(Setup(book=BOOK.name, seats=PLAYERS, settings={"preset": "basic"}, seed=seed)))
    play_out(play, Random(seed))
    console.print(Text(WELCOME, "bold"), soft_wrap=True)
    console.print(Text(f"Seed {seed} plays it again.", "dim"))
    console.print()
    log = [told for told in play.game.log if not isinstance(told[1], OwnResult)]  # the cards are shown to all
    for line in story(BOOK, play.setup, log, None):
        console.print(styled(line), soft_wrap=not console.is_terminal)
        if console.is_terminal:
            time.sleep(PAUSE)


def styled(line: str) -> Text:
    """Headings stand out; what only some are told is dim, like a whisper."""
    if line.startswith(HEADING):
        return Text(line.removeprefix(HEADING), "bold magenta")
    return Text(line, "dim cyan" if line.startswith("(") else "")


if __name__ == "__main__":
    demo(*sys.argv[1:2])
