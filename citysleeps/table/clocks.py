"""The clocks of a live table, which run while somebody is here for whom they run."""

from __future__ import annotations

from citysleeps.kernel.ask import CLOCK, Answer
from citysleeps.table.messages import WireClock
from citysleeps.table.phases import GAME
from citysleeps.table.presence import Presence
from citysleeps.table.rows import Stood
from citysleeps.table.table import Table
from citysleeps.table.times import Times


class Clocks:
    """What the table knows of time."""

    def __init__(self, table: Table, presence: Presence) -> None:
        self.table = table
        self.presence = presence
        self.times = Times()
        self.resumed: Stood | None = None  # how they stood when the table was read

    def runs(self) -> bool:
        """Does the clock run? Not while the table is paused, nor while nobody is here; a table of bots wants only its
        creator."""
        if self.table.paused or self.presence.here:
            return not self.table.paused
        people = self.table.people
        is_all_bots = all(people[who].bot for who in self.table.seats if who in people)
        return is_all_bots and self.presence.is_led()

    def is_playing(self) -> bool:
        """Is there a game, and does time go on in it?"""
        return self.table.phase == GAME and self.runs()

    def follow(self, now: float, is_moment: bool = False) -> bool:
        """Set the clocks for what is open now, which run after a great moment that was told with it. True: the one
        that everybody sees is another."""
        return self.table.phase == GAME and self.times.follow(self.table.playing.game, now, self.runs(), is_moment)

    def resume(self, now: float) -> None:
        """Set the clocks of a table that was read from its log: as they stood if it was put away in order, else
        anew."""
        self.follow(now)
        if self.table.stood:
            self.times.resume(self.table.stood)
        self.resumed = self.stand(now)

    def stand(self, now: float) -> Stood | None:
        """How they stand; None: there is no game."""
        return self.times.stand(now) if self.table.phase == GAME else None

    def run(self, now: float) -> bool:
        """Let the clocks go or stop, as they should. True: that is new."""
        if self.table.phase != GAME or self.runs() == self.times.running:
            return False
        self.times.run(self.runs(), now)
        return True

    def struck(self) -> tuple[float, Answer] | None:
        """When the next of them runs out, and the input that this is."""
        if not self.is_playing():
            return None
        struck = self.times.strikes(self.table.playing.game)
        early = self.times.soonest(self.table.playing.game) if self.table.have_all_sealed() else None
        return struck if early is None else (early, CLOCK)

    def due(self) -> float | None:
        struck = self.struck()
        return struck[0] if struck else None

    def wire(self, now: float) -> WireClock | None:
        if self.table.phase != GAME:
            return None
        clock = self.times.shown
        return WireClock(round(1000 * clock.left(now)), clock.length, self.runs())

    def moment(self) -> int:
        """Milliseconds for which everybody sees a great moment that has just been told."""
        return round(1000 * self.times.moment)

    def left(self, now: float) -> int | None:
        """Milliseconds left for what is asked now."""
        left = self.times.left(now)
        return None if left is None else round(1000 * left)
