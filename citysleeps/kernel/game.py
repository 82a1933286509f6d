"""The state of one game. It changes only by telling facts."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Final

from mypy_extensions import mypyc_attr

from citysleeps.kernel.chance import Chance
from citysleeps.kernel.endings import Ending
from citysleeps.kernel.facts import CHANGES, Fact
from citysleeps.kernel.offers import Offered, Offers, none_offered
from citysleeps.kernel.periods import Period
from citysleeps.kernel.seats import ALL, HOST, Seat, Seats, each
from citysleeps.kernel.stops import Rest, Stop

Script = Coroutine[Any, Any, None]
Told = tuple[Seats, Fact]  # one line of the log: the audience and the fact
EVERYBODY: Final[Any] = ALL  # compiled, an object that is made once, because most is told to all


class TheEnd(Exception):
    """Raised when the game is decided and everything is told. It ends all scripts of the game."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The state that every book has. It changes only by telling facts, so the log determines it."""

    def __init__(self, size: int, chance: Chance) -> None:
        self.size = size  # how many seats there are
        self.chance = chance
        self.living: Seats = (1 << size) - 1
        self.absent: Seats = 0  # seats whose players have left
        self.silent: Seats = 0  # seats that no longer answer: they have left, or are out and nobody knows it yet
        self.watchers: Seats = HOST  # who is told every private fact too
        self.facts: list[Fact] = []  # everything told, in order
        self.audiences: list[Seats] = []  # and to whom
        self.since = 0  # where the current deal begins in it
        self.position: tuple[Told, ...] = ()  # what is told after the deal, if the game begins at a later point
        self.begins = ""  # the phase with which it then goes on; empty: the next night or turn
        self.over = False
        self.winner = ""
        self.winners: Seats = 0
        # Where the script is: rebuilt by running it, and not part of anybody's view
        self.stop = Stop([])  # where it waits
        self.offered = Offered()
        self.seconds = 0  # the time limit of the open asks; 0: none
        self.number = 0  # grows with every period, speech or call: repeated asks within one share its clock
        self.periods: list[Period] = []  # the open periods, from the outermost to the innermost
        self.lasting = False  # in live games, periods that last have their full time
        self.wordless = False  # nobody talks, as in an environment: no claims are offered

    @property
    def log(self) -> list[Told]:
        """Everything told, line by line."""
        return list(zip(self.audiences, self.facts, strict=True))

    def where(self) -> list[str]:
        """The ids of the phases and steps the game is in, the widest first."""
        raise NotImplementedError

    def known(self, seat: Seat) -> list[str]:
        """What a view says of a seat, as ids: first the card, or nothing if it is not known; then all else."""
        raise NotImplementedError

    def tell(self, to: Seats, fact: Fact) -> None:
        """Tell a fact to an audience. This is the only place where state changes."""
        CHANGES[type(fact)](fact, self)
        self.facts.append(fact)
        self.audiences.append(EVERYBODY if to == ALL else to | self.watchers)

    def fold(self, fact: Fact) -> None:
        """Apply a fact to this state: the game's own, or the view of somebody who was told it."""
        CHANGES[type(fact)](fact, self)

    def take_up(self) -> None:
        """After the deal, tell everything that the position of the setup contains."""
        for to, fact in self.position:
            self.tell(to, fact)

    def brief(self, seats: Seats) -> None:
        """Tell these seats what the host was told and they were not."""
        for seat in each(seats):
            for to, fact in self.log[self.since :]:
                if to & HOST and not to >> seat & 1:
                    self.facts.append(fact)
                    self.audiences.append(1 << seat)

    def quit(self, seat: Seat) -> None:
        """The player of this seat has left and will not answer any more."""
        self.absent |= 1 << seat
        self.silent |= 1 << seat

    def limit(self, seconds: int) -> None:
        """Begin a new period, speech or call, with a time limit for the asks that follow; 0: none."""
        self.seconds = seconds
        self.number += 1

    def period(
        self,
        ends: Ending,
        offers: Offers = none_offered,
        clock: str = "",
        watched: bool = True,
    ) -> Period:
        """A period with this ending, for `async with`."""
        return Period(self, ends, offers, clock, watched)

    def outermost(self) -> Period:
        """The open period around all others."""
        return self.periods[0]

    def innermost(self) -> Period:
        """The open period inside all others, in which the script is now."""
        return self.periods[-1]

    def end_differently(self, how: Callable[[Ending], Ending]) -> None:
        """Change how every open period ends."""
        for period in self.periods:
            period.ends = how(period.ends)

    def renew_offers(self) -> None:
        """Recompute what is offered, although nothing was told."""
        self.offered.forget()

    @property
    def allowed(self) -> int:
        """The time limit of what the script waits for; 0: none."""
        whole = self.periods[-1].ends.seconds if self.periods else 0
        return whole if isinstance(self.stop, Rest) and self.periods else self.seconds or whole

    @property
    def unseen(self) -> int:
        """The time after which it ends although nobody sees a clock; 0: none."""
        return self.periods[-1].unseen if self.periods and self.lasting else 0

    @property
    def lasting_period(self) -> Period | None:
        """The outermost period that lasts its full time."""
        for period in self.periods:
            if period.ends.lasts:
                return period
        return None

    @property
    def seen_period(self) -> Period | None:
        """The period whose clock everybody sees: one that lasts, or the one around a period that is not watched."""
        if self.periods and not self.periods[-1].watched:
            return self.periods[-2]
        return self.lasting_period

    @property
    def began(self) -> int:
        """The number with which the current period, speech or call began. A correction reaches back to it."""
        return self.periods[-1].number if self.periods else self.number

    @property
    def running_clock(self) -> tuple[int, int]:
        """Which clock runs for what is asked now: the number, and how often its clock was restarted."""
        return self.number, self.periods[-1].restarts if self.periods else 0
