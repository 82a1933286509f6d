"""Tells whoever waits for a commit, in their own event loops, from any thread."""

from __future__ import annotations

from asyncio import AbstractEventLoop, Future
from contextlib import suppress


def tell(waiting: list[Future[None]], faults: list[Exception | None]) -> None:
    """Tell everybody who waits. All in one loop are told in one turn of it."""
    told: dict[AbstractEventLoop, list[tuple[Future[None], Exception | None]]] = {}
    for done, fault in zip(waiting, faults, strict=True):
        told.setdefault(done.get_loop(), []).append((done, fault))
    for loop, outcomes in told.items():
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            loop.call_soon_threadsafe(settle, outcomes)


def settle(outcomes: list[tuple[Future[None], Exception | None]]) -> None:
    for done, fault in outcomes:
        if done.done():
            continue  # cancelled
        if fault:
            done.set_exception(fault)
        else:
            done.set_result(None)
