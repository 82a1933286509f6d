"""The virtual time itself."""

from __future__ import annotations

import asyncio

import pytest

from .virtual import clock, in_virtual_time, run, stall


@in_virtual_time
async def test_waiting_takes_no_time_and_is_exact() -> None:
    await asyncio.sleep(86_400)
    assert clock() == 86_400
    await asyncio.gather(asyncio.sleep(0.1), asyncio.sleep(0.7))
    assert clock() == 86_400.7


@in_virtual_time
async def test_timers_ring_in_their_order_and_cancelled_ones_never() -> None:
    rang: list[tuple[str, float]] = []
    loop = asyncio.get_running_loop()
    loop.call_later(3, lambda: rang.append(("late", clock())))
    loop.call_later(1, lambda: rang.append(("early", clock())))
    loop.call_later(2, lambda: rang.append(("cancelled", clock()))).cancel()
    await asyncio.sleep(4)
    assert rang == [("early", 1), ("late", 3)]


@in_virtual_time
async def test_after_a_stall_timers_ring_late() -> None:
    rang: list[float] = []
    asyncio.get_running_loop().call_later(1, lambda: rang.append(clock()))
    stall(5)
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert rang == [5]


def test_waiting_for_nothing_fails_instead_of_hanging() -> None:
    async def wait() -> None:
        await asyncio.get_running_loop().create_future()

    with pytest.raises(RuntimeError, match="wait for ever"):
        run(wait())


def test_what_goes_round_and_round_at_one_moment_fails_instead_of_hanging() -> None:
    async def spin() -> None:
        while True:
            await asyncio.sleep(0)

    with pytest.raises(RuntimeError, match="round and round"):
        run(spin())


def test_an_exception_that_nobody_catches_fails_the_test() -> None:
    async def ring() -> None:
        asyncio.get_running_loop().call_later(1, [].pop)
        await asyncio.sleep(2)

    with pytest.raises(IndexError):
        run(ring())
