"""How a period ends."""

from __future__ import annotations


class Ending:
    """When a period is over: made by `upto`, `lasts` or `by_host`, and never changed."""

    def __init__(self, seconds: int, least: int, lasts: bool, rests: bool) -> None:
        self.seconds = seconds  # its time; 0: it has none
        self.least = least  # it is never over before, where it may be over before its time
        self.lasts = lasts  # among people it goes on though all have acted
        self.rests = rests  # and in a written game too, until somebody does what belongs to a later one

    def without_limit(self) -> Ending:
        """The same, but for its time."""
        return Ending(0, self.least, self.lasts, self.rests)


def upto(seconds: int) -> Ending:
    """When all have acted, or when its time is over; 0: it has no limit."""
    return Ending(seconds, 0, False, False)


def lasts(seconds: int, least: int = 0, rests: bool = False) -> Ending:
    """When its time is over, whoever has acted.

    With `least` a table may end it earlier, once everybody who lives has sealed an act or a hunch, but never before
    that. With `least` alone it is over when all have acted, but not before; nobody is shown that. With neither it is
    over when all have acted.
    """
    return Ending(seconds, least, seconds + least > 0, rests)


def by_host(seconds: int = 0, rests: bool = False) -> Ending:
    """When the host goes on, whoever has acted; or when its time is over, if it has one."""
    return Ending(seconds, 0, True, rests)
