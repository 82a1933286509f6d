"""A period: a part of the game with a length, and with what may be done beside in it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from citysleeps.kernel.ask import Ask
from citysleeps.kernel.endings import Ending
from citysleeps.kernel.stops import NO_OFFERS, Rest

if TYPE_CHECKING:
    from citysleeps.kernel.game import Game

Offers = Callable[[], list[Ask]]


def none_offered() -> list[Ask]:
    return NO_OFFERS


class Period:
    """A part of the game that ends as `ends` says (`kernel/endings.py`). Periods may lie one inside the other.

    It is opened by `async with game.period(…)`, and waits at its end as long as it has to last. `offers` says, whenever
    the script waits in it, what may be done beside. Several clocks may run at once if each has a name: `clock`. The
    clock of a period that is not `watched` is shown to nobody; that of the period around it is.
    """

    def __init__(self, game: Game, ends: Ending, offers: Offers, clock: str, watched: bool) -> None:
        self.game = game
        self.ends = ends
        self.offers = offers
        self.clock = clock  # its name; empty: it has none
        self.watched = watched
        self.number = 0  # the timer with which it began
        self.is_over = False  # its own time is over, or the host has gone on
        self.made = NO_OFFERS  # the offers, as they were made last
        self.made_after = -1  # so many facts

    def offered(self) -> list[Ask]:
        """What may be done beside now: made when somebody looks, and anew when something has been told since."""
        told = len(self.game.facts)
        if self.made_after != told:
            self.made_after = told
            self.made = self.offers()
        return self.made

    def renew_offers(self) -> None:
        """What may be done beside is another, though nothing has been told."""
        self.made_after = -1

    @property
    def unseen(self) -> int:
        """Its least length where it has no other, as long as that is not over."""
        ends = self.ends
        return ends.least if ends.lasts and not ends.seconds and not self.is_over else 0

    def begin_anew(self) -> None:
        """Its time begins anew, and with it that of what is asked."""
        self.game.limit(self.ends.seconds)
        self.number = self.game.timer
        self.is_over = False

    def restart_clock(self) -> None:
        """Its time begins anew, and the same is asked as before: an answer that is on its way still holds."""
        moment = self.game.moment
        self.begin_anew()
        self.game.moment = moment

    @property
    def goes_on(self) -> bool:
        """Everything in it is done: has it still to last?"""
        return self.ends.lasts and not self.is_over and (self.game.lasting or self.ends.rests)

    async def __aenter__(self) -> Period:
        self.begin_anew()
        self.game.periods.append(self)
        return self

    async def __aexit__(self, error: object, *_: object) -> None:
        while error is None and self.goes_on:
            await Rest()
        self.game.periods.pop()  # the innermost of all is always the first that closes
        if self.game.periods:
            self.game.limit(0)  # what lies around it has a time of its own
