"""The clocks of a game: the limit of what is asked now, and the length of a step that lasts whatever is done in it."""

from __future__ import annotations

from citysleeps.kernel.game import Game, Lasting
from citysleeps.table.clock import Clock


class Times:
    """Set by the game, run or stopped by the table."""

    def __init__(self) -> None:
        self.limit = Clock()
        self.step = Clock()
        self.unseen = Clock()  # of a step that ends without anybody having been shown a limit
        self.of = (0, 0, 0, 0, 0)  # the timer and its seconds, the step and its lengths, that these were set for

    def follow(self, game: Game, now: float, runs: bool) -> bool:
        """Set what has begun anew. True: the clock that everybody sees is another one."""
        timer, seconds, opened, lasts, unseen = self.of
        self.of = (game.timer, game.seconds, game.opened, game.lasts, game.unseen)
        new_limit = (timer, seconds) != (game.timer, game.seconds)
        new_step = (opened, lasts) != (game.opened, game.lasts) and game.opened != 0
        if new_limit:
            self.limit.set(game.seconds, now, runs)
        if new_step:
            self.step.set(game.lasts, now, runs)
        if (opened, unseen) != (game.opened, game.unseen):
            self.unseen.set(game.unseen, now, runs)
        return new_step or (game.opened == 0 and (new_limit or opened != 0))

    @property
    def shown(self) -> Clock:
        """The clock that everybody sees: inside a step that lasts, that of the step."""
        return self.step if self.of[2] else self.limit

    @property
    def running(self) -> bool:
        return self.limit.since is not None

    def run(self, runs: bool, now: float) -> None:
        for clock in (self.limit, self.step, self.unseen):
            if runs:
                clock.go(now)
            else:
                clock.stop(now)

    def extend(self, seconds: int) -> None:
        self.limit.extend(seconds)
        if self.of[2]:
            self.step.extend(seconds)

    def due(self, game: Game) -> float | None:
        """When what the game waits for runs out; None: never, as things are. Nothing that is asked in a step outlasts
        the step, however late it was asked."""
        if game.unseen:
            return self.unseen.due()
        limit, step = self.limit.due(), self.step.due() if self.of[2] else None
        if isinstance(game.stop, Lasting) or limit is None:
            return step if isinstance(game.stop, Lasting) else limit
        return limit if step is None else min(limit, step)

    def left(self, now: float) -> float | None:
        """The seconds left for what is asked now; None: no limit."""
        return self.limit.left(now) if self.limit.length else None
