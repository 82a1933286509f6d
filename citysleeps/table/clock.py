"""A clock that can be stopped. It has no time of its own: whoever asks says what time it is, in seconds."""

from __future__ import annotations


class Clock:
    """So many seconds, from the moment it was set."""

    def __init__(self) -> None:
        self.length = 0  # in seconds; 0: no limit
        self.rest = 0.0  # left when it was last started or stopped
        self.since: float | None = None  # running since then; None: it stands still

    def set(self, seconds: int, now: float, runs: bool, held: float = 0.0) -> None:
        """Begin anew with so many seconds, after those for which it is held; 0: no limit."""
        self.length = seconds
        self.rest = seconds + held
        self.since = now if runs else None

    def go(self, now: float) -> None:
        if self.since is None:
            self.since = now

    def stop(self, now: float) -> None:
        self.rest = self.left(now)
        self.since = None

    def resume(self, length: int, left: int) -> None:
        """Stand as it stood: its length in seconds, and the milliseconds left."""
        self.length = length
        self.rest = left / 1000

    def stands(self, now: float) -> tuple[int, int]:
        return self.length, round(1000 * self.left(now))

    def extend(self, seconds: int) -> None:
        if self.length:
            self.length += seconds
            self.rest += seconds

    def left(self, now: float) -> float:
        """The seconds left, more than its length while it is held; never less than none."""
        return self.rest if self.since is None else max(0.0, self.rest - (now - self.since))

    def due(self) -> float | None:
        """When its time will be over; None: never, as things are."""
        return self.since + self.rest if self.length and self.since is not None else None
