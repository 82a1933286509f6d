"""One game's state, which changes only by telling facts."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any, Final

from mypy_extensions import mypyc_attr

from citysleeps.kernel.chance import Chance
from citysleeps.kernel.endings import Ending
from citysleeps.kernel.facts import CHANGES, Fact
from citysleeps.kernel.periods import Offers, Period, none_offered
from citysleeps.kernel.seats import ALL, HOST, Seat, Seats, each
from citysleeps.kernel.stops import Rest, Stop

Script = Coroutine[Any, Any, None]
Told = tuple[Seats, Fact]  # one line of the log: who learns it, and a fact
EVERYBODY: Final[Any] = ALL  # compiled, an object that is made once, because most is told to all


class TheEnd(Exception):
    """Raised where the game is decided and all is told: every script of it is over."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The state every book has. It changes only by telling facts, so it is a fold of the log."""

    def __init__(self, size: int, chance: Chance) -> None:
        self.size = size  # how many seats there are
        self.chance = chance
        self.living: Seats = (1 << size) - 1
        self.absent: Seats = 0  # seats whose players have left
        self.silent: Seats = 0  # seats that answer nothing any more: they have left, or are out and nobody knows yet
        self.watchers: Seats = HOST  # who is told every private fact as well
        self.facts: list[Fact] = []  # everything told, in order
        self.audiences: list[Seats] = []  # and to whom
        self.since = 0  # where in it the present deal begins
        self.position: tuple[Told, ...] = ()  # what is told after the deal, where a game begins later
        self.begins = ""  # the phase with which the script goes on from there; empty: with the next night or turn
        self.over = False
        self.winner = ""
        self.winners: Seats = 0
        # Where the script is, which is rebuilt by running it, and is nobody's knowledge
        self.stop = Stop([])  # where it waits now
        self.seconds = 0  # the limit of what is asked now; 0: none
        self.timer = 0  # grows with every new step, speech or call: asks repeated within one share its clock
        self.moment = 0  # the same, but for a clock that only starts again: an answer to what was asked before it holds
        self.periods: list[Period] = []  # the periods going on, each inside the one before
        self.lasting = False  # among people: steps of fixed length are played at their length

    @property
    def log(self) -> list[Told]:
        """What was told, line by line."""
        return list(zip(self.audiences, self.facts, strict=True))

    def where(self) -> list[str]:
        """The ids of the phases and steps the game is in, the widest first."""
        raise NotImplementedError

    def known(self, seat: Seat) -> list[str]:
        """What a view says of a seat, as ids: first the card, or nothing if it is not known; then all else."""
        raise NotImplementedError

    def tell(self, to: Seats, fact: Fact) -> None:
        """State changes here and nowhere else, and every change names its audience."""
        CHANGES[type(fact)](fact, self)
        self.facts.append(fact)
        self.audiences.append(EVERYBODY if to == ALL else to | self.watchers)

    def fold(self, fact: Fact) -> None:
        """Change the state as the fact says: of the game itself, or of the view of somebody who was told it."""
        CHANGES[type(fact)](fact, self)

    def take_up(self) -> None:
        """After the deal: the game goes on from where everything had been told that its position says."""
        for to, fact in self.position:
            self.tell(to, fact)

    def brief(self, seats: Seats) -> None:
        """Tell these seats what the host was told before and they were not."""
        for seat in each(seats):
            for to, fact in self.log[self.since :]:
                if to & HOST and not to >> seat & 1:
                    self.facts.append(fact)
                    self.audiences.append(1 << seat)

    def quit(self, seat: Seat) -> None:
        """The player of this seat has left, and answers nothing any more."""
        self.absent |= 1 << seat
        self.silent |= 1 << seat

    def limit(self, seconds: int) -> None:
        """A new step, speech or call begins, with a time limit for the asks that follow."""
        self.seconds = seconds
        self.timer += 1
        self.moment = self.timer

    def period(
        self,
        ends: Ending,
        offers: Offers = none_offered,
        clock: str = "",
        watched: bool = True,
    ) -> Period:
        """A period that ends so, to be opened with `async with`."""
        return Period(self, ends, offers, clock, watched)

    @property
    def allowed(self) -> int:
        """The time of what the script waits for now; 0: none, it ends by hand."""
        whole = self.periods[-1].ends.seconds if self.periods else 0
        return whole if isinstance(self.stop, Rest) and self.periods else self.seconds or whole

    @property
    def unseen(self) -> int:
        """The time after which what is open ends by itself though nobody is shown a clock; 0: none."""
        return self.periods[-1].unseen if self.periods and self.lasting else 0

    @property
    def lasting_period(self) -> Period | None:
        """What everybody sees go on for its time: the outermost period that lasts."""
        for period in self.periods:
            if period.ends.lasts:
                return period
        return None

    @property
    def seen_period(self) -> Period | None:
        """The period whose clock everybody sees: one that lasts, or what lies around one that is not watched."""
        if self.periods and not self.periods[-1].watched:
            return self.periods[-2]
        return self.lasting_period

    @property
    def chapter(self) -> int:
        """How far back a correction reaches: to the beginning of the period going on, or of the speech or call."""
        return self.periods[-1].number if self.periods else self.timer

    @property
    def stage(self) -> int:
        """How far the script has come: grows with the timer, and once more when a step only has to last."""
        return 2 * self.timer + isinstance(self.stop, Rest)
