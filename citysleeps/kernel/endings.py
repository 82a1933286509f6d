"""How a period ends."""

from __future__ import annotations

from citysleeps.kernel.seats import NOBODY, Seat


class Ending:
    """When a period ends. Made by `upto`, `lasts` or `by_host`; immutable."""

    def __init__(self, seconds: int, least: int, lasts: bool, rests: bool, every: int = 0, of: Seat = NOBODY) -> None:
        self.seconds = seconds  # its time limit; 0: none
        self.least = least  # its minimum duration, if it may end early
        self.every = every  # it ends early only at moments so many seconds apart, from `least` on; 0: at any moment
        self.lasts = lasts  # in live games it goes on even if everybody has acted
        self.rests = rests  # in scenarios too, until somebody does what belongs to a later period
        self.of = of  # the seat whose turn it is, if everybody knows that: if it is a bot's, a table need not wait

    def without_limit(self) -> Ending:
        """The same ending without a time limit."""
        return Ending(0, self.least, self.lasts, self.rests, self.every, self.of)


def upto(seconds: int) -> Ending:
    """Ends when everybody has acted, or on timeout; 0: no timeout."""
    return Ending(seconds, 0, False, False)


def lasts(seconds: int, least: int = 0, rests: bool = False, every: int = 0, of: Seat = NOBODY) -> Ending:
    """Ends on timeout, even if everybody has acted.

    With `least`, a table may end it early: after that time, once every living player has sealed an act or a hunch.
    With `every` too, only at moments so many seconds apart, so that nobody sees whose tap ended it.
    With `least` and no `seconds`, it ends when everybody has acted, but not before `least`. Players do not see this.
    With neither, it ends when everybody has acted.
    With `of`, it is the turn of this seat and everybody knows it. If the seat is a bot's, a table may end it once the
    bot has acted, because the time that a bot takes tells nothing.
    """
    return Ending(seconds, least, seconds + least > 0, rests, every, of)


def by_host(seconds: int = 0, rests: bool = False) -> Ending:
    """Ends when the host goes on, even if not everybody has acted, or on timeout if there is one."""
    return Ending(seconds, 0, True, rests)
