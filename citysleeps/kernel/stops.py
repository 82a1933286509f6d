"""Stops: where a script waits, and for whom.

`await` returns what closed the stop: an answer, or one of the constants of ask.py (the clock, the host, everybody has
answered, or ask again).
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import TYPE_CHECKING, Final

from citysleeps.kernel.ask import ANEW, SHUT, Answer, Ask, to_seat
from citysleeps.kernel.offers import NO_OFFERS, Offers, none_offered
from citysleeps.kernel.seats import HOST, Seat, Seats

if TYPE_CHECKING:
    from citysleeps.kernel.game import Game
    from citysleeps.kernel.periods import Period

Heard = Callable[[Answer], bool]  # called with each answer; True closes the stop at once
NONE_GIVEN: Final[list[Answer]] = []


class Stop:
    """Waits for answers to its asks. It does not wait for offers: its own, or else those of the innermost period."""

    def __init__(self, asks: list[Ask], offers: Offers = none_offered) -> None:
        self.asks = asks
        self.waiting = [asks[0].to] if len(asks) == 1 else [ask.to for ask in asks]  # who has not answered each ask
        self.own = offers
        self.game: Game | None = None  # that waits here
        self.period: Period | None = None  # the innermost period
        self.dropped: Seats = 0  # seats that no longer answer
        self.given = NONE_GIVEN  # the answers in order of arrival
        self.again = False  # whether answers may be changed until everybody has answered
        self.closed_by = SHUT

    def __await__(self) -> Generator[Stop, None, Answer]:
        self.closed_by = SHUT
        if not self.waiting or self.waiting[0] or self.is_open():  # else nobody is asked, and the script need not stop
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
        """The offers to seats that have not been dropped."""
        game = self.game
        return game.offered.all(self.makes(), game) if game is not None else NO_OFFERS

    def offered_seats(self) -> Seats:
        """The seats that are offered something, dropped or not."""
        game = self.game
        return game.offered.seats(self.makes(), game) if game is not None else 0

    def makes(self) -> Offers:
        return self.period.offers if self.own is none_offered and self.period is not None else self.own

    def offered_to(self, seat: Seat) -> list[Ask]:
        """What this seat may do, as often as it likes, while the script waits for others or for the time. With `again`,
        also what it has answered and may change."""
        game = self.game if not self.dropped >> seat & 1 else None
        offers = game.offered.to(seat, self.makes(), game) if game is not None else NO_OFFERS
        return [to_seat(ask, seat) for ask in self.asks if ask.to >> seat & 1] + offers if self.again else offers

    def is_open(self) -> bool:
        """Whether anybody has not answered yet."""
        for seats in self.waiting:
            if seats:
                return True
        return False

    def unanswered(self) -> Seats:
        """The seats that have not answered."""
        seats = 0
        for waiting in self.waiting:
            seats |= waiting
        return seats

    def wait_again(self, seat: Seat) -> Answer | None:
        """This seat takes its answer back, and the stop waits for it again. Returns ANEW if it answered before this
        stop: then everything is asked again."""
        for i in range(len(self.asks)):
            self.waiting[i] |= self.asks[i].to & 1 << seat
        self.given = [answer for answer in self.given if answer.seat != seat]
        return None if self.unanswered() >> seat & 1 else ANEW

    def drop(self, seats: Seats) -> None:
        """Stop waiting for these seats."""
        for i in range(len(self.waiting)):
            self.waiting[i] &= ~seats
        self.dropped |= seats

    def takes_at_once(self, answer: Answer) -> bool:
        """Whether this answer closes the stop although others have not answered."""
        return True


class First(Stop):
    """Waits for the first answer to any of its asks."""


class Every(Stop):
    """Waits until every seat has answered every ask. The answers are in `given`: fewer if it was closed early.

    `heard` is called with each answer. With `again`, answers may be changed until all are in.
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
    """Waits for no answer: only for offers, the host or the time."""

    def __init__(self) -> None:
        super().__init__([])

    def is_open(self) -> bool:
        return True


class Rest(Waiting):
    """Waits until the time of a period is over in which everything is done."""
