"""One game's state, which changes only by telling facts; and the questions its script asks."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Generator
from typing import Any, Final

from mypy_extensions import mypyc_attr

from citysleeps.kernel.ask import SHUT, Answer, Ask, to_seat
from citysleeps.kernel.chance import Chance
from citysleeps.kernel.facts import Fact
from citysleeps.kernel.seats import ALL, HOST, Seat, Seats, each

Script = Coroutine[Any, Any, None]
Told = tuple[Seats, Fact]  # one line of the log: who learns it, and a fact
NONE_GIVEN: Final[list[Answer]] = []
NO_OFFERS: Final[list[Ask]] = []
NO_ONE: Final[list[Seats]] = []


class Stop:
    """Where a script waits, for the answers to its asks; what is offered beside them is not waited for."""

    def __init__(self, asks: list[Ask]) -> None:
        self.asks = asks
        self.waiting = [asks[0].to] if len(asks) == 1 else [ask.to for ask in asks]  # who has not answered, by ask
        self.offers = NO_OFFERS
        self.offered = NO_ONE  # to whom, by offer
        self.given = NONE_GIVEN  # the answers, in the order of arrival, where all are waited for
        self.closed_by = SHUT

    def open_to(self, seat: Seat) -> list[Ask]:
        """The asks that this seat may answer now."""
        return [to_seat(self.asks[i], seat) for i in range(len(self.asks)) if self.waiting[i] >> seat & 1]

    def offered_to(self, seat: Seat) -> list[Ask]:
        """What this seat may do beside, as often as it likes, while the script waits for others or for the time."""
        return [to_seat(self.offers[i], seat) for i in range(len(self.offers)) if self.offered[i] >> seat & 1]

    def is_open(self) -> bool:
        """Is anybody still to answer?"""
        for seats in self.waiting:
            if seats:
                return True
        return False

    def drop(self, seats: Seats) -> None:
        """These seats answer no more."""
        for i in range(len(self.waiting)):
            self.waiting[i] &= ~seats
        for i in range(len(self.offered)):
            self.offered[i] &= ~seats


class First(Stop):
    """Waits for the first answer to any of its asks, and gives it; or what closed them: the clock, the host, or that
    nobody is left to answer."""

    def __await__(self) -> Generator[Stop, None, Answer]:
        yield self
        return self.closed_by


class Every(Stop):
    """Waits until every seat has answered every ask, and gives the answers; fewer, if they were closed before."""

    def __init__(self, asks: list[Ask]) -> None:
        super().__init__(asks)
        self.given = []

    def __await__(self) -> Generator[Stop, None, list[Answer]]:
        yield self
        return self.given


Heard = Callable[[Answer], bool]  # an answer comes; True: the script hears it now, and not when all have answered


class Gathering(Stop):
    """Waits until every seat has answered every ask, and gives what closed it; but the script hears at once what cannot
    wait. It may be waited for again, and then goes on where it was."""

    def __init__(self, asks: list[Ask], offers: list[Ask], heard: Heard) -> None:
        super().__init__(asks)
        self.given = []
        self.heard = heard
        if offers:
            self.offers = offers
            self.offered = [offer.to for offer in offers]

    def __await__(self) -> Generator[Stop, None, Answer]:
        self.closed_by = SHUT
        yield self
        return self.closed_by


class Waiting(Gathering):
    """Waits for nobody's answer, only for something offered, or for the time."""

    def __init__(self, offers: list[Ask], heard: Heard) -> None:
        super().__init__([], offers, heard)

    def is_open(self) -> bool:
        return True


def unheard(answer: Answer) -> bool:
    return False


class Lasting(Waiting):
    """Waits only for the time of a step that lasts equally long whatever was done in it."""

    def __init__(self, offers: list[Ask] = NO_OFFERS, heard: Heard = unheard) -> None:
        super().__init__(offers, heard)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The state every book has. It changes only by telling facts, so it is a fold of the log."""

    def __init__(self, size: int, chance: Chance) -> None:
        self.size = size  # how many seats there are
        self.chance = chance
        self.living: Seats = (1 << size) - 1
        self.absent: Seats = 0  # seats whose players have left
        self.watchers: Seats = HOST  # who is told every private fact as well
        self.facts: list[Fact] = []  # everything told, in order
        self.audiences: list[Seats] = []  # and to whom
        self.since = 0  # where in it the present deal begins
        self.position: tuple[Told, ...] = ()  # what is told after the deal, where a game begins later
        self.over = False
        self.winner = ""
        self.winners: Seats = 0
        self.stop = Stop([])  # where the script waits now
        self.seconds = 0  # the limit of what is open now; 0: none
        self.timer = 0  # grows with every new step, speech or call: asks repeated within one share its clock
        self.chapter = 0  # the timer with which a step began whose parts have clocks of their own; 0: they are none
        self.lasting = False  # steps of fixed length are played at their length
        self.lasts = 0  # the length of such a step going on; 0: until the host goes on
        self.opened = 0  # the timer with which it began; 0: none is going on

    @property
    def log(self) -> list[Told]:
        """What was told, line by line."""
        return list(zip(self.audiences, self.facts, strict=True))

    def tell(self, to: Seats, fact: Fact) -> None:
        """State changes here and nowhere else, and every change names its audience."""
        fact.apply(self)
        self.facts.append(fact)
        self.audiences.append(ALL if to == ALL else to | self.watchers)

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

    def limit(self, seconds: int) -> None:
        """A new step, speech or call begins, with a time limit for the asks that follow."""
        self.seconds = seconds
        self.timer += 1

    def open_step(self, seconds: int, lasts: int) -> None:
        """A step begins that lasts equally long whatever is done in it, with a time limit for its first asks."""
        self.limit(seconds)
        self.lasts = lasts
        self.opened = self.timer

    async def close_step(self, before: Stop) -> None:
        """The step's time is over, or the host has gone on; `before` is where the script waited before the step."""
        if self.lasting and (self.stop is before or self.stop.closed_by.act != "next"):
            await Lasting()
        self.opened = 0

    @property
    def allowed(self) -> int:
        """The limit of what the script waits for now; 0: none."""
        return self.lasts if isinstance(self.stop, Lasting) else self.seconds

    @property
    def stage(self) -> int:
        """How far the script has come: grows with the timer, and once more when a step only has to last."""
        return 2 * self.timer + isinstance(self.stop, Lasting)
