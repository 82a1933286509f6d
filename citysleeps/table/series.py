"""How the finished games of a table ended, as everybody was told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from citysleeps.books.shelf import SHELF
from citysleeps.kernel.play import Play
from citysleeps.kernel.seats import SPECTATORS
from citysleeps.table.rows import Who
from citysleeps.views.view import view


class Series:
    """How many games were finished, how many each person won, and how often each ending came."""

    def __init__(self) -> None:
        self.games = 0
        self.played: Counter[Who] = Counter()  # games whose winners were shown
        self.won: Counter[Who] = Counter()
        self.ends: Counter[tuple[str, str]] = Counter()  # by book and winner

    def add(self, play: Play, seats: Sequence[Who]) -> None:
        """Add a finished game, as far as spectators know how it ended."""
        seen = view(play.book, play.setup, play.game.log, SPECTATORS)
        self.games += 1
        self.ends[play.book.name, seen.winner] += 1
        if SHELF[play.setup.book].lobby.reveals(play.setup.settings):
            self.played.update(seats)
            self.won.update(who for seat, who in enumerate(seats) if seen.winners >> seat & 1)
