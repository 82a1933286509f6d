"""Whoever waits for a commit is told in their own loop (store/telling.py)."""

from __future__ import annotations

import asyncio

import pytest

from citysleeps.store.telling import tell


def test_who_waits_no_more_keeps_nobody_else_from_being_told() -> None:
    """One has stopped waiting, and the loop of another is closed."""

    async def law() -> None:
        loop = asyncio.get_running_loop()
        complaints: list[object] = []
        loop.set_exception_handler(lambda _, context: complaints.append(context))
        elsewhere = asyncio.new_event_loop()
        gone, left, well, ill = elsewhere.create_future(), *(loop.create_future() for _ in range(3))
        elsewhere.close()
        left.cancel()
        tell([gone, well, ill, left], [None, None, KeyError("a fault"), None])
        assert not well.done(), "they are told in a turn of their loop"
        await well
        with pytest.raises(KeyError, match="a fault"):
            await ill
        assert complaints == [] and left.cancelled()

    asyncio.run(law())
