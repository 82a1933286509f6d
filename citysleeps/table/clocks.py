"""The clocks of a live table. They run only while somebody is there."""

from __future__ import annotations

from citysleeps.kernel.ask import CLOCK, NEXT, Answer
from citysleeps.table.feed import host_asks
from citysleeps.table.messages import WireClock
from citysleeps.table.phases import GAME
from citysleeps.table.presence import Presence
from citysleeps.table.rows import Stood
from citysleeps.table.table import Table
from citysleeps.table.times import Times


class Clocks:
    """The clocks of one table."""

    def __init__(self, table: Table, presence: Presence) -> None:
        self.table = table
        self.presence = presence
        self.times = Times()
        self.resumed: Stood | None = None  # their state when the table was read

    def runs(self) -> bool:
        """Whether the clock runs: not while the table is paused, nor while nobody is there. If nobody plays by phone,
        the creator's presence is enough."""
        if self.table.paused or self.presence.here:
            return not self.table.paused
        people = self.table.people
        has_phones = any(people[who].has_phone for who in self.table.seats if who in people)
        return not has_phones and self.presence.is_led()

    def is_playing(self) -> bool:
        """Whether there is a game in which time passes."""
        return self.table.phase == GAME and self.runs()

    def follow(self, now: float, is_moment: bool = False) -> bool:
        """Set the clocks for what is open now. They start after a great moment, if one was just told. True if the clock
        that everybody sees has changed."""
        return self.table.phase == GAME and self.times.follow(self.table.playing.game, now, self.runs(), is_moment)

    def resume(self, now: float) -> None:
        """Set the clocks of a table that was read from its log: as they were if it was closed properly, else to their
        full time."""
        self.follow(now)
        if self.table.stood:
            self.times.resume(self.table.stood)
        self.resumed = self.stand(now)

    def stand(self, now: float) -> Stood | None:
        """Their state; None if there is no game."""
        return self.times.stand(now) if self.table.phase == GAME else None

    def run(self, now: float) -> bool:
        """Start or stop the clocks, as they should be. True if that changed something."""
        if self.table.phase != GAME or self.runs() == self.times.running:
            return False
        self.times.run(self.runs(), now)
        return True

    def is_ended_by_hand(self) -> bool:
        """Whether only the leader ends what is open now, because somebody sits at the desk: reading aloud and entering
        takes time. The clock then only shows how long it was meant to last."""
        play = self.table.playing
        return bool(self.table.desk) and any(ask.act == NEXT.act for ask in host_asks(play))

    def struck(self, now: float) -> tuple[float, Answer] | None:
        """When the next clock runs out, and the input for that."""
        if not self.is_playing() or self.is_ended_by_hand():
            return None
        struck = self.times.strikes(self.table.playing.game)
        if struck and self.table.has_its_bot_acted():
            return now, struck[1]
        early = self.times.soonest(self.table.playing.game, now) if self.table.have_all_sealed() else None
        if early is None or (struck and struck[0] <= early):
            return struck
        return early, CLOCK

    def due(self, now: float) -> float | None:
        struck = self.struck(now)
        return struck[0] if struck else None

    def wire(self, now: float) -> WireClock | None:
        if self.table.phase != GAME:
            return None
        clock = self.times.shown
        return WireClock(round(1000 * clock.left(now)), clock.length, self.runs())

    def moment(self) -> int:
        """Milliseconds for which a great moment that was just told is shown."""
        return round(1000 * self.times.moment)

    def left(self, now: float) -> int | None:
        """Milliseconds left for the open asks."""
        left = self.times.left(now)
        return None if left is None else round(1000 * left)
