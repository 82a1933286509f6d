"""The clocks of a game: the limit of what is asked now, and one for each period of fixed length that is going on."""

from __future__ import annotations

from typing import Final

from citysleeps.kernel.ask import CLOCK, Answer
from citysleeps.kernel.game import Game
from citysleeps.kernel.seats import CLOCK_SEAT
from citysleeps.kernel.stops import Rest
from citysleeps.table.clock import Clock
from citysleeps.table.rows import Stood

MOMENT: Final = 6.0  # seconds for which everybody sees a great moment before the next clock runs
Length = tuple[int, int]  # the seconds of a period, and how often its clock has been started again
SHARE: Final = 2  # but no longer than this part of what follows: a quick table stays quick


class Times:
    """Set by the game, run or stopped by the table."""

    def __init__(self) -> None:
        self.limit = Clock()
        self.periods: dict[int, Clock] = {}  # by the number of the period
        self.unseen = Clock()  # of what ends by itself though nobody is shown a clock
        self.of = ((0, 0), 0)  # the clock and its seconds that the limit was set for
        self.lengths: dict[int, Length] = {}  # that the periods were set for
        self.unseen_of = (0, 0)  # the number and the seconds that the unseen clock was set for
        self.held_until = 0.0  # a great moment is shown until then
        self.seen = 0  # the period whose clock everybody sees; 0: the limit is what everybody sees

    def follow(self, game: Game, now: float, runs: bool, is_moment: bool = False) -> bool:
        """Set what has begun anew, after the great moment that was told with it. True: the clock that everybody sees is
        another one."""
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
        """For how long a clock of so many seconds that is set now does not run yet."""
        return min(max(0.0, self.held_until - now), seconds / SHARE)

    @property
    def moment(self) -> float:
        """For how many seconds everybody sees a great moment that has just been told."""
        return min(MOMENT, self.shown.length / SHARE) if self.shown.length else MOMENT

    @property
    def shown(self) -> Clock:
        """The clock that everybody sees: inside a period that lasts, that of the period."""
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

    def stand(self, now: float) -> Stood:
        """How all of them stand."""
        periods = {number: clock.stands(now) for number, clock in self.periods.items()}
        return Stood(self.limit.stands(now), self.unseen.stands(now), periods)

    def resume(self, stood: Stood) -> None:
        """Stand as they stood when the table was put away; they have been set, and do not run yet."""
        self.limit.resume(*stood.limit)
        self.unseen.resume(*stood.unseen)
        for number in self.periods.keys() & stood.periods.keys():
            self.periods[number].resume(*stood.periods[number])

    def extend(self, seconds: int) -> None:
        self.limit.extend(seconds)
        for clock in self.periods.values():
            clock.extend(seconds)

    def strikes(self, game: Game) -> tuple[float, Answer] | None:
        """When the next of them runs out, and the input that this is; None: never, as things are. Nothing that is asked
        in a period outlasts it, however late it was asked; what lies around it waits, unless its clock has a name."""
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

    def soonest(self, game: Game) -> float | None:
        """When the least length is over of what lasts now and may end before its time; None: it may not."""
        period = game.lasting_period
        if period is None or not period.ends.seconds or not period.ends.least:
            return None
        due = self.periods[period.number].due()
        return None if due is None else due - (period.ends.seconds - period.ends.least)

    def is_of_period(self, game: Game) -> bool:
        """Is the limit that of the innermost period itself?"""
        return bool(game.periods) and game.periods[-1].number == game.number

    def left(self, now: float) -> float | None:
        """The seconds left for what is asked now; None: no limit."""
        return self.limit.left(now) if self.limit.length else None
