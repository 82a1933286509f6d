"""A period: a part of the game with a length, and with what may be done beside in it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from citysleeps.kernel.ask import Ask
from citysleeps.kernel.stops import NO_OFFERS, Rest

if TYPE_CHECKING:
    from citysleeps.kernel.game import Game

Offers = Callable[[], list[Ask]]


def none_offered() -> list[Ask]:
    return NO_OFFERS


class Period:
    """Opened and closed by `with game.period(…)`; periods may lie one inside the other.

    One that lasts, or may, is opened by `async with`, and waits at its end; or by hand, to begin no script where it
    does not last: `open`, then `last` if it `goes_on`, then `close`. It is over when its time is over or the host goes
    on, not when all have acted: among people, and with `written` in a written game too, where it rests until somebody
    does what belongs to a later one. With `seconds` 0 it lasts until the host goes on; or with `least`, which nobody is
    shown, until all have acted, but at least so long.
    With both, a table ends it before its time once everybody who lives has sealed an act or a hunch, but never before
    its least.
    The clock of one that is not `watched` is shown to nobody: that of the period around it is.
    `offers` says, whenever the script waits in it, what may be done beside.
    """

    def __init__(
        self, game: Game, name: str, seconds: int, lasts: bool, written: bool, offers: Offers, least: int, watched: bool
    ) -> None:
        self.game = game
        self.name = name  # of its clock, where several run; empty: the clock has no name
        self.seconds = seconds
        self.lasts = lasts
        self.written = written
        self.offers = offers
        self.least = least
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
        return self.least if self.lasts and not self.seconds and not self.is_over else 0

    def begin_anew(self) -> None:
        """Its time begins anew, and with it that of what is asked."""
        self.game.limit(self.seconds)
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
        return self.lasts and not self.is_over and (self.game.lasting or self.written)

    async def last(self) -> None:
        """Wait until its time is over, or the host goes on."""
        while not self.is_over:
            await Rest()

    def __enter__(self) -> Period:
        assert not self.lasts
        return self.open()

    def __exit__(self, *_: object) -> None:
        self.close()

    async def __aenter__(self) -> Period:
        return self.open()

    async def __aexit__(self, error: object, *_: object) -> None:
        if error is None and self.goes_on:
            await self.last()
        self.close()

    def open(self) -> Period:
        self.begin_anew()
        self.game.periods.append(self)
        return self

    def close(self) -> None:
        self.game.periods.pop()  # the innermost of all is always the first that closes
        if self.game.periods:
            self.game.limit(0)  # what lies around it has a time of its own
