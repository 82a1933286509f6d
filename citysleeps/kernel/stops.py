"""Where a script waits, and for whom.

`await` gives what the stop was closed by: an answer, or one of the words of ask.py (the clock, the host, that all have
answered, or that something has happened meanwhile and it must be asked anew).
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import TYPE_CHECKING, Final

from citysleeps.kernel.ask import ANEW, SHUT, Answer, Ask, to_seat
from citysleeps.kernel.seats import HOST, Seat, Seats

if TYPE_CHECKING:
    from citysleeps.kernel.periods import Period

Heard = Callable[[Answer], bool]  # an answer comes; True: the script wants it now, and not when all have answered
NONE_GIVEN: Final[list[Answer]] = []
NO_OFFERS: Final[list[Ask]] = []


class Stop:
    """Waits for the answers to its asks. What is offered beside them, in the step going on, is not waited for."""

    def __init__(self, asks: list[Ask]) -> None:
        self.asks = asks
        self.waiting = [asks[0].to] if len(asks) == 1 else [ask.to for ask in asks]  # who has not answered, by ask
        self.period: Period | None = None  # in which it waits, and which says what is offered beside
        self.dropped: Seats = 0  # who answers no more
        self.given = NONE_GIVEN  # the answers, in the order of arrival, where all are waited for
        self.again = False  # may an answer be given anew, until all have answered?
        self.closed_by = SHUT

    def __await__(self) -> Generator[Stop, None, Answer]:
        self.closed_by = SHUT
        if not self.waiting or self.waiting[0] or self.is_open():  # else nobody is asked, and no script need stop
            yield self
        return self.closed_by

    def open_to(self, seat: Seat) -> list[Ask]:
        """The asks that this seat may answer now."""
        return [to_seat(self.asks[i], seat) for i in range(len(self.asks)) if self.waiting[i] >> seat & 1]

    def open_to_host(self) -> list[Ask]:
        """The asks that the host may answer now."""
        return [self.asks[i] for i in range(len(self.asks)) if self.waiting[i] & HOST]

    @property
    def offers(self) -> list[Ask]:
        """What may be done beside, by whoever has not been dropped."""
        return self.period.offered() if self.period is not None else NO_OFFERS

    def offered_to(self, seat: Seat) -> list[Ask]:
        """What this seat may do beside, as often as it likes, while the script waits for others or for the time; or
        what it has answered and may answer anew."""
        there = 1 << seat & ~self.dropped
        offers = [to_seat(offer, seat) for offer in self.offers if offer.to & there]
        return [to_seat(ask, seat) for ask in self.asks if ask.to >> seat & 1] + offers if self.again else offers

    def is_open(self) -> bool:
        """Is anybody still to answer?"""
        for seats in self.waiting:
            if seats:
                return True
        return False

    def unanswered(self) -> Seats:
        """Who has not answered."""
        seats = 0
        for waiting in self.waiting:
            seats |= waiting
        return seats

    def wait_again(self, seat: Seat) -> Answer | None:
        """This seat has taken its answer back, and is waited for again. ANEW: it has answered before this was asked, so
        it is to be asked anew."""
        for i in range(len(self.asks)):
            self.waiting[i] |= self.asks[i].to & 1 << seat
        self.given = [answer for answer in self.given if answer.seat != seat]
        return None if self.unanswered() >> seat & 1 else ANEW

    def drop(self, seats: Seats) -> None:
        """These seats answer no more."""
        for i in range(len(self.waiting)):
            self.waiting[i] &= ~seats
        self.dropped |= seats

    def takes_at_once(self, answer: Answer) -> bool:
        """Does this answer close it, though others are still to answer?"""
        return True


class First(Stop):
    """Waits for the first answer to any of its asks."""


class Every(Stop):
    """Waits until every seat has answered every ask; the answers are in `given`, fewer if it was closed before.

    `heard` is called with each answer as it comes. With `again` an answer may be given anew until all are in.
    """

    def __init__(self, asks: list[Ask], heard: Heard | None = None, again: bool = False) -> None:
        super().__init__(asks)
        self.given = []
        self.heard = heard
        self.again = again

    def takes_at_once(self, answer: Answer) -> bool:
        if self.heard is not None and self.heard(answer):
            return True
        self.given.append(answer)
        return False


class Waiting(Stop):
    """Waits for nobody's answer, only for something that happens meanwhile, the host, or the time."""

    def __init__(self) -> None:
        super().__init__([])

    def is_open(self) -> bool:
        return True


class Rest(Waiting):
    """Waits until the time of the period is over, in which everything is done."""
