"""The evening so far: how the finished games of a table have ended, as everybody was told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from citysleeps.books.shelf import SHELF
from citysleeps.kernel.play import Play
from citysleeps.kernel.seats import SPECTATORS
from citysleeps.table.rows import Who
from citysleeps.views.view import view


class Series:
    """How many games have come to their end, who has won how many of them, and how often each end has come."""

    def __init__(self) -> None:
        self.games = 0
        self.played: Counter[Who] = Counter()  # of the games whose winners were shown
        self.won: Counter[Who] = Counter()
        self.ends: Counter[tuple[str, str]] = Counter()  # by book and winner

    def add(self, play: Play, seats: Sequence[Who]) -> None:
        """A game is over: what those who only watched it know of its end."""
        seen = view(play.book, play.setup, play.game.log, SPECTATORS)
        self.games += 1
        self.ends[play.book.name, seen.winner] += 1
        if SHELF[play.setup.book].lobby.reveals(play.setup.settings):
            self.played.update(seats)
            self.won.update(who for seat, who in enumerate(seats) if seen.winners >> seat & 1)
