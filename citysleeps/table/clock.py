"""A clock that can be stopped. The caller always passes the current time, in seconds."""

from __future__ import annotations


class Clock:
    """A countdown."""

    def __init__(self) -> None:
        self.length = 0  # in seconds; 0: no limit
        self.rest = 0.0  # seconds left when it was last started or stopped
        self.since: float | None = None  # running since then; None: stopped

    def set(self, seconds: int, now: float, runs: bool, held: float = 0.0) -> None:
        """Restart with this many seconds, after a delay; 0: no limit."""
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
        """Restore the clock: its length in seconds, and the milliseconds left."""
        self.length = length
        self.rest = left / 1000

    def stands(self, now: float) -> tuple[int, int]:
        return self.length, round(1000 * self.left(now))

    def extend(self, seconds: int) -> None:
        if self.length:
            self.length += seconds
            self.rest += seconds

    def left(self, now: float) -> float:
        """The seconds left, never negative. More than its length during the delay."""
        return self.rest if self.since is None else max(0.0, self.rest - (now - self.since))

    def due(self) -> float | None:
        """When its time runs out; None: never, as things are."""
        return self.since + self.rest if self.length and self.since is not None else None
