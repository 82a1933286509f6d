"""Who is still there is asked at one table after the other: thousands asked at once would hold up everybody."""

from __future__ import annotations

import asyncio

from table.phones import Phone
from table.virtual import clock, in_virtual_time, until

from citysleeps.server.desk import Desk
from citysleeps.server.limits import PING_SECONDS
from citysleeps.store.memory import MemoryStore
from citysleeps.table.live import LiveTable
from citysleeps.table.manners import Manners


class Asked(Phone):
    """A client that keeps when it was asked."""

    def __init__(self, live: LiveTable) -> None:
        super().__init__(live)
        self.at: list[float] = []

    def check(self) -> None:
        self.at.append(round(clock(), 3))


async def open_table(desk: Desk) -> Asked:
    live, _ = await desk.hall.make("en", "original", {}, Manners())
    phone = Asked(live)
    live.connect(phone, 0, 0)
    return phone


@in_virtual_time
async def test_each_table_is_asked_once_a_round_and_no_two_at_once() -> None:
    desk = Desk(MemoryStore(), 0, 0, (), False)
    phones = [await open_table(desk) for _ in range(4)]
    rounds = asyncio.create_task(desk.make_rounds())
    await until(2 * PING_SECONDS + 0.1)
    rounds.cancel()
    fourth = PING_SECONDS / 4
    assert [phone.at for phone in phones] == [[fourth * (i + 1), fourth * (i + 5)] for i in range(4)]


@in_virtual_time
async def test_one_who_comes_into_an_empty_hall_is_asked_in_the_next_round() -> None:
    desk = Desk(MemoryStore(), 0, 0, (), False)
    rounds = asyncio.create_task(desk.make_rounds())
    await until(1)
    phone = await open_table(desk)
    await until(3 * PING_SECONDS + 0.1)
    rounds.cancel()
    assert phone.at == [2 * PING_SECONDS, 3 * PING_SECONDS]
