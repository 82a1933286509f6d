"""The clocks of a game: one for the open asks, and one for each open period with a fixed duration."""

from __future__ import annotations

from math import ceil
from typing import Final

from citysleeps.kernel.ask import CLOCK, Answer
from citysleeps.kernel.game import Game
from citysleeps.kernel.seats import CLOCK_SEAT
from citysleeps.kernel.stops import Rest
from citysleeps.table.clock import Clock
from citysleeps.table.rows import Stood

MOMENT: Final = 6.0  # seconds for which a great moment is shown before the next clock starts
Length = tuple[int, int]  # the seconds of a period, and how often its clock has been started again
SHARE: Final = 2  # but no longer than what follows divided by this, so that a quick table stays quick


class Times:
    """The clocks, set by the game and started or stopped by the table."""

    def __init__(self) -> None:
        self.limit = Clock()
        self.periods: dict[int, Clock] = {}  # by the number of the period
        self.unseen = Clock()  # of what ends by itself although nobody sees a clock
        self.of = ((0, 0), 0)  # the clock and its seconds that the limit was set for
        self.lengths: dict[int, Length] = {}  # the seconds for which the periods were set
        self.unseen_of = (0, 0)  # the number and the seconds that the unseen clock was set for
        self.held_until = 0.0  # a great moment is shown until then
        self.sealed = (0, 0.0)  # the period in which everybody has sealed, and after how many seconds that was seen
        self.seen = 0  # the period whose clock everybody sees; 0: the limit is what everybody sees

    def follow(self, game: Game, now: float, runs: bool, is_moment: bool = False) -> bool:
        """Set the clocks of what has just begun. They start after a great moment, if one was told. True if the clock
        that everybody sees has changed."""
        if is_moment:
            self.held_until = now + MOMENT
        new_limit = self.of != (game.running_clock, game.seconds)
        if new_limit:
            self.of = (game.running_clock, game.seconds)
            self.limit.set(game.seconds, now, runs, self.held(game.seconds, now))
        lengths = {period.number: (period.ends.seconds, period.restarts) for period in game.periods}
        if lengths != self.lengths:
            self.follow_periods(lengths, now, runs)
        if self.unseen_of != (game.began, game.unseen):
            self.unseen_of = (game.began, game.unseen)
            self.unseen.set(game.unseen, now, runs, self.held(game.unseen, now))
        seen, self.seen = self.seen, game.seen_period.number if game.seen_period else 0
        new_period = self.seen != seen or self.lengths.get(seen) != lengths.get(seen)
        self.lengths = lengths
        return new_period if self.seen else seen != 0 or new_limit

    def follow_periods(self, lengths: dict[int, Length], now: float, runs: bool) -> None:
        for number, length in lengths.items():
            if self.lengths.get(number) != length:
                seconds = length[0]
                self.periods.setdefault(number, Clock()).set(seconds, now, runs, self.held(seconds, now))
        for number in self.lengths.keys() - lengths.keys():
            del self.periods[number]

    def held(self, seconds: int, now: float) -> float:
        """For how long a clock with this many seconds waits before it starts."""
        return min(max(0.0, self.held_until - now), seconds / SHARE)

    @property
    def moment(self) -> float:
        """For how many more seconds a great moment is shown."""
        return min(MOMENT, self.shown.length / SHARE) if self.shown.length else MOMENT

    def moment_left(self, now: float) -> float:
        """For how many more seconds screens stay with a great moment that was told some time ago."""
        return max(0.0, self.held_until - MOMENT + self.moment - now)

    @property
    def shown(self) -> Clock:
        """The clock that everybody sees: that of a lasting period, if there is one."""
        return self.periods[self.seen] if self.seen else self.limit

    @property
    def running(self) -> bool:
        return self.limit.since is not None

    def run(self, runs: bool, now: float) -> None:
        for clock in (self.limit, self.unseen, *self.periods.values()):
            if runs:
                clock.go(now)
            else:
                clock.stop(now)

    def begin_again(self, now: float) -> None:
        """Give everything that is open its full time again."""
        for clock in (self.limit, self.unseen, *self.periods.values()):
            clock.set(clock.length, now, self.running)

    def stand(self, now: float) -> Stood:
        """The state of all clocks."""
        periods = {number: clock.stands(now) for number, clock in self.periods.items()}
        return Stood(self.limit.stands(now), self.unseen.stands(now), periods)

    def resume(self, stood: Stood) -> None:
        """Restore the clocks of a table that was closed. They have been set, and do not run yet."""
        self.limit.resume(*stood.limit)
        self.unseen.resume(*stood.unseen)
        for number in self.periods.keys() & stood.periods.keys():
            self.periods[number].resume(*stood.periods[number])

    def extend(self, seconds: int) -> None:
        self.limit.extend(seconds)
        for clock in self.periods.values():
            clock.extend(seconds)

    def strikes(self, game: Game) -> tuple[float, Answer] | None:
        """When the next clock runs out, and the input for that. None if none does. Asks in a period never outlast it.
        Enclosing periods wait, unless their clock has a name."""
        if game.unseen:
            unseen = self.unseen.due()
            return None if unseen is None else (unseen, CLOCK)
        running = [period for period in game.periods if period.clock or period is game.periods[-1]]
        dues = [(self.periods[period.number].due(), period.clock) for period in running]
        if not isinstance(game.stop, Rest):
            dues.append((self.limit.due(), game.periods[-1].clock if self.is_of_period(game) else ""))
        struck = [(due, name) for due, name in dues if due is not None]
        if not struck:
            return None
        due, name = min(struck)
        return due, Answer(CLOCK_SEAT, CLOCK.act, (name,)) if name else CLOCK

    def soonest(self, game: Game, now: float) -> float | None:
        """When a lasting period in which everybody has sealed may end early. None if it may not."""
        period = game.lasting_period
        if period is None or not period.ends.seconds or not period.ends.least:
            return None
        due = self.periods[period.number].due()
        if due is None:
            return None
        ends, began = period.ends, due - period.ends.seconds
        if not ends.every:
            return began + ends.least
        if self.sealed[0] != period.number:
            self.sealed = (period.number, now - began)
        return began + ends.least + ends.every * ceil(max(0.0, self.sealed[1] - ends.least) / ends.every)

    def is_of_period(self, game: Game) -> bool:
        """Whether the limit is that of the innermost period itself."""
        return bool(game.periods) and game.periods[-1].number == game.number

    def left(self, now: float) -> float | None:
        """The seconds left for the open asks; None: no limit."""
        return self.limit.left(now) if self.limit.length else None
