"""An event loop with virtual time: when nothing is ready, time jumps to the next timer. A table whose steps take half a
minute plays in milliseconds, exactly to the second."""

from __future__ import annotations

import asyncio
import heapq
import selectors
from collections.abc import Callable, Coroutine
from contextvars import Context
from functools import wraps
from typing import Any, ParamSpec

Given = ParamSpec("Given")
Ready = list[tuple[selectors.SelectorKey, int]]
MOST_JUMPS = 300_000
MOST_TURNS = 30_000  # of the loop without a jump


class Jumping(selectors.DefaultSelector):
    """A selector that moves the time on instead of waiting. Raises RuntimeError if the loop would never end."""

    jump: Callable[[], None]
    jumps = turns = 0

    def select(self, timeout: float | None = None) -> Ready:
        ready = super().select(0)
        if not ready and timeout is None:
            raise RuntimeError("nothing is ready and no timer is set: this would wait for ever")
        self.turns += 1
        if not ready and timeout:
            self.jump()
            self.jumps += 1
            self.turns = 0
        if self.jumps > MOST_JUMPS or self.turns > MOST_TURNS:
            raise RuntimeError("this goes round and round")
        return ready


class VirtualLoop(asyncio.SelectorEventLoop):
    """A loop that begins at second 0. An uncaught exception fails the test."""

    def __init__(self) -> None:
        self.now = 0.0
        self.timers: list[float] = []  # when each is due, including cancelled ones
        self.uncaught: list[dict[str, Any]] = []
        selector = Jumping()
        selector.jump = self.jump
        super().__init__(selector)
        self.set_exception_handler(lambda loop, context: self.uncaught.append(context))

    def time(self) -> float:
        return self.now

    def call_at(  # type: ignore[override]  # of any arguments
        self, when: float, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        heapq.heappush(self.timers, when)
        return super().call_at(when, callback, *args, context=context)

    def jump(self) -> None:
        """Jump to the time of the next timer."""
        while self.timers and self.timers[0] <= self.now:
            heapq.heappop(self.timers)
        if self.timers:
            self.now = self.timers[0]

    def stall(self, seconds: float) -> None:
        """Pretend that the machine stood still, so that every timer rings late."""
        self.now += seconds


def run(evening: Coroutine[Any, Any, None]) -> None:
    """Run a coroutine in virtual time."""
    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        runner.run(evening)
        loop = runner.get_loop()
        assert isinstance(loop, VirtualLoop)
        for context in loop.uncaught:
            raise context.get("exception") or AssertionError(context["message"])


def in_virtual_time(test: Callable[Given, Coroutine[Any, Any, None]]) -> Callable[Given, None]:
    """Decorates a test that runs in virtual time."""

    @wraps(test)
    def played(*args: Given.args, **kwargs: Given.kwargs) -> None:
        run(test(*args, **kwargs))

    return played


def clock() -> float:
    """The virtual time."""
    return asyncio.get_running_loop().time()


def stall(seconds: float) -> None:
    loop = asyncio.get_running_loop()
    assert isinstance(loop, VirtualLoop)
    loop.stall(seconds)


async def until(when: float) -> None:
    """Wait until this time."""
    await asyncio.sleep(when - clock())
