"""How those who wait for a commit hear of it: in their own loops, whichever thread has made it."""

from __future__ import annotations

from asyncio import AbstractEventLoop, Future


def tell(waiting: list[Future[None]], faults: list[Exception | None]) -> None:
    """All who wait in one loop are told in one turn of it."""
    told: dict[AbstractEventLoop, list[tuple[Future[None], Exception | None]]] = {}
    for done, fault in zip(waiting, faults, strict=True):
        told.setdefault(done.get_loop(), []).append((done, fault))
    for loop, outcomes in told.items():
        try:
            loop.call_soon_threadsafe(settle, outcomes)
        except RuntimeError:
            pass  # it is closed, and nobody waits any more


def settle(outcomes: list[tuple[Future[None], Exception | None]]) -> None:
    for done, fault in outcomes:
        if done.done():
            continue  # who waited has stopped to
        if fault:
            done.set_exception(fault)
        else:
            done.set_result(None)
