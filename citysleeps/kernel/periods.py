"""Periods: parts of the game with a duration, and with offers that are open during them."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import TYPE_CHECKING, Any, Final

from citysleeps.kernel.endings import Ending
from citysleeps.kernel.offers import Offers
from citysleeps.kernel.stops import Rest

if TYPE_CHECKING:
    from citysleeps.kernel.game import Game


class AtOnce:
    """Nothing is left to wait for. Awaiting it costs much less than a coroutine."""

    def __await__(self) -> Any:
        return NO_STOPS


NO_STOPS: Final = iter(())
AT_ONCE: Final = AtOnce()


class Period:
    """A part of the game that ends as `ends` says (`kernel/endings.py`). Periods may be nested.

    `async with game.period(…)` opens it; the end of the block waits as long as the period has to last. `offers` returns
    what seats may do while the script waits in it. Several clocks may run at once if each has a name: `clock`. If
    `watched` is false, players see the clock of the enclosing period instead.
    """

    def __init__(self, game: Game, ends: Ending, offers: Offers, clock: str, watched: bool) -> None:
        self.game = game
        self.ends = ends
        self.offers = offers
        self.clock = clock  # the name of its clock; empty: none
        self.watched = watched
        self.number = 0  # with which it began
        self.restarts = 0  # of its clock alone
        self.is_over = False  # its time is over, or the host has gone on

    @property
    def unseen(self) -> int:
        """Its minimum duration, if it has no other and that has not passed yet."""
        ends = self.ends
        return ends.least if not ends.seconds and not self.is_over else 0

    def end(self) -> None:
        """End it early: it does not last any longer than what is asked in it."""
        self.is_over = True

    def begin_anew(self) -> None:
        """Restart its clock, and that of the open asks."""
        self.game.limit(self.ends.seconds)
        self.number = self.game.number
        self.is_over = False

    def restart_clock(self) -> None:
        """Restart its clock without asking again: an answer that is on its way still counts."""
        self.restarts += 1

    @property
    def goes_on(self) -> bool:
        """Whether it still has to last although everything in it is done."""
        return self.ends.lasts and not self.is_over and (self.game.lasting or self.ends.rests)

    async def __aenter__(self) -> Period:
        self.begin_anew()
        self.game.periods.append(self)
        return self

    def __aexit__(self, error: object, value: object, traceback: object) -> Awaitable[None]:
        if error is None and self.goes_on:
            return self.last()
        self.close()
        return AT_ONCE

    async def last(self) -> None:
        """Wait as long as it has to last."""
        while self.goes_on:
            await Rest()
        self.close()

    def close(self) -> None:
        self.game.periods.pop()  # the innermost period closes first
        if self.game.periods:
            self.game.limit(0)  # the enclosing period has its own time
