"""The tables of a server, without anybody at them (table/hall.py)."""

from __future__ import annotations

import asyncio
from typing import Any

from citysleeps.store.memory import MemoryStore
from citysleeps.table.hall import DAY, IDLE_SECONDS, Hall
from citysleeps.table.live import LiveTable
from citysleeps.table.manners import Manners
from citysleeps.table.people import hashed
from citysleeps.table.rows import NO_ONE, read_row
from citysleeps.table.thinkers import Here

from .test_here_and_away import Someone
from .virtual import clock, in_virtual_time, until

NOW = 1_800_000_000_000  # milliseconds


class Standing(MemoryStore):
    """A store whose clock stands still."""

    def now(self) -> int:
        return NOW


async def made(hall: Hall) -> tuple[LiveTable, str]:
    return await hall.make("en", "original", {}, Manners())


@in_virtual_time
async def test_a_new_table_has_one_row_of_nobody_and_the_creator_has_its_token() -> None:
    store = Standing()
    live, token = await made(Hall(store))
    assert live.table.powers.token == hashed(token) and live.table.secret not in ("", hashed(token))
    [(number, row)] = await store.read(live.table.code)
    opened = read_row(number, row)
    assert (number, opened.at, opened.who, opened.id) == (1, NOW, NO_ONE, "")


@in_virtual_time
async def test_a_table_in_memory_is_found_as_it_is_and_one_that_was_lost_is_read_again() -> None:
    counted: list[str] = []
    hall = Hall(MemoryStore(), count=lambda *what: counted.extend(what))
    live, _ = await made(hall)
    assert await hall.find(live.table.code.lower()) is live
    hall.drop([live.table.code])
    again = await hall.find(live.table.code)
    assert again is not None and again is not live and again.table.powers.token == live.table.powers.token
    assert counted == []


@in_virtual_time
async def test_bots_think_where_the_hall_is_told() -> None:
    thinkers = Here()
    assert Hall(MemoryStore(), thinkers=thinkers).thinkers is thinkers


@in_virtual_time
async def test_a_table_that_nobody_waits_for_any_more_is_not_opened_and_nothing_is_reported() -> None:
    wrong: list[dict[str, Any]] = []
    asyncio.get_running_loop().set_exception_handler(lambda loop, context: wrong.append(context))
    hall = Hall(MemoryStore())
    finding = asyncio.ensure_future(hall.find("ABCDE"))
    while not hall.opening:
        await asyncio.sleep(0)
    for task in (finding, *hall.opening.values()):
        task.cancel()
    await until(1)
    assert hall.opening == {} and wrong == []


@in_virtual_time
async def test_a_table_is_found_for_as_many_days_as_it_is_open_to_the_millisecond() -> None:
    hall = Hall(Standing(), open_days=2)
    assert [hall.is_long_ago(NOW - 2 * DAY - late) for late in (0, 1)] == [False, True]
    assert not Hall(Standing(), open_days=0).is_long_ago(0)


@in_virtual_time
async def test_a_table_is_put_away_after_ten_minutes_without_anybody() -> None:
    hall = Hall(MemoryStore())
    live, _ = await made(hall)
    code = live.table.code
    live.idle_since = clock() - IDLE_SECONDS
    assert not hall.is_idle(code, live)
    live.idle_since -= 1
    assert hall.is_idle(code, live)
    live.presence.come(Someone())
    assert not hall.is_idle(code, live)


@in_virtual_time
async def test_tables_that_are_put_away_together_are_all_gone() -> None:
    hall = Hall(MemoryStore())
    codes = [(await made(hall))[0].table.code for _ in range(3)]
    assert await hall.put_away(codes[:2]) == 2
    assert (list(hall.tables), hall.leaving) == (codes[2:], {})
