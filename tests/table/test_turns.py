"""Whose bots think next (table/turns.py), by a clock of the test's own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from random import Random
from threading import Event

import pytest
from patience import PATIENCE

from citysleeps.kernel.setup import Setup
from citysleeps.table.neighbours import Neighbours
from citysleeps.table.study import Found, Sitting
from citysleeps.table.thinkers import Queue, Sitter, Worker
from citysleeps.table.turns import HALF_LIFE, REMEMBERED, Turns

HONEST, STRANGER = "192.0.2.1", "203.0.113.9"


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def sitter() -> Sitter:
    return Sitter(Sitting("careful", False, Setup(book="original", seats=("A", "B")), 0, Random(1)))


def at(address: str) -> Callable[[], str]:
    return lambda: address


def test_an_address_that_nobody_knows_has_had_nothing() -> None:
    turns = Turns()
    assert turns.has_had(HONEST) == turns.has_had("2001:db8::1") == turns.has_had("") == 0
    turns.charge("", 8)
    assert turns.has_had(HONEST) == turns.has_had("2001:db8::1") == 0


def test_a_thought_counts_half_after_a_minute() -> None:
    clock = Clock()
    turns = Turns(clock)
    turns.charge(STRANGER, 2)
    clock.now += HALF_LIFE
    turns.charge(HONEST, 1)
    assert turns.has_had(STRANGER) == turns.has_had(HONEST) > 0
    turns.charge(HONEST, 0.1)
    assert turns.has_had(STRANGER) < turns.has_had(HONEST)


def test_after_a_long_time_addresses_are_forgotten_and_the_others_compare_as_before() -> None:
    clock = Clock()
    turns = Turns(clock)
    turns.charge("192.0.2.7", 0.5)
    clock.now += REMEMBERED - 1
    turns.charge(STRANGER, 3)
    turns.charge(HONEST, 1)
    clock.now += 1.5
    turns.charge("", 1)
    assert "192.0.2.7" not in turns.spent and turns.began == clock.now
    assert turns.has_had(STRANGER) == pytest.approx(3 * turns.has_had(HONEST))
    assert turns.has_had(HONEST) == pytest.approx(2 ** (-1.5 / HALF_LIFE))
    assert turns.has_had("") == 1
    clock.now += HALF_LIFE
    turns.charge(STRANGER, 1)
    assert turns.has_had(STRANGER) == pytest.approx(3 * turns.has_had(HONEST) + 2)


def test_a_network_of_ipv6_has_the_turns_of_eight_households() -> None:
    turns = Turns(Clock())
    for household in range(16):
        turns.charge(f"2001:db8:0:{household}::1", 1)
    assert turns.has_had("2001:db8:0:77::1") == turns.has_had("2001:db8:0:3::2") == 2
    turns.charge("2001:db8:0:3::3", 4)
    assert turns.has_had("2001:db8:0:3::1") == 5 and turns.has_had("2001:db8:1::1") == 0
    turns.charge(HONEST, 3)
    assert turns.has_had(f"::ffff:{HONEST}") == turns.has_had(HONEST) == 3


class Timed(Worker):
    """Every thought takes as long as it says, by the clock of the test."""

    def __init__(self, clock: Clock) -> None:
        super().__init__(Turns(clock))
        self.passing = clock
        self.takes: dict[int, float] = {}  # by sitter
        self.order: list[int] = []

    def ask(self, sitter: Sitter, *given: object) -> Found | None:
        self.passing.now += self.takes[sitter.number]
        self.order.append(sitter.number)
        return Found()

    def table(self, address: str, takes: float) -> Table:
        return Table(self, address, takes)


class Table:
    """A table whose only bot thinks again so long after its last thought began."""

    def __init__(self, worker: Timed, address: str, takes: float) -> None:
        self.queue = Queue(worker, at(address))
        self.sitter = sitter()
        self.worker = worker
        self.since = -1000.0
        self.waits: list[float] = []
        self.is_idle = True
        worker.takes[self.sitter.number] = takes

    def think(self, pause: float = 0.0) -> None:
        now = self.worker.passing.now
        if self.is_idle and now >= self.since + pause:
            self.since, self.is_idle = now, False
            self.queue.think(self.sitter, [], [], self.hear)

    def hear(self, found: Found | None) -> None:
        self.is_idle = True
        self.waits.append(self.worker.passing.now - self.since)


def test_strangers_with_hundreds_of_tables_let_nobody_wait_for_more_than_one_of_their_thoughts() -> None:
    """Three tables elsewhere, whose bots think every three seconds."""

    async def evening() -> None:
        worker = Timed(Clock())
        strangers = [worker.table(f"2001:db8:0:{number % 8}::1", 0.2) for number in range(100)]
        honest = [worker.table(f"192.0.2.{number}", 0.1) for number in range(3)]
        while len(worker.order) < 300:
            for one in strangers:
                one.think()
            for one in honest:
                one.think(pause=3.0)
            await asyncio.sleep(0)
        await asyncio.to_thread(worker.close)
        for one in honest:
            assert len(one.waits) > 10
            assert max(one.waits[1:]) < 0.2 + 3 * 0.1 + 0.01
        assert all(one.waits for one in strangers), "nobody waits for ever"

    asyncio.run(evening())


def test_of_one_address_the_table_that_came_first_is_first() -> None:
    async def evening() -> None:
        worker = Timed(Clock())
        tables = [worker.table(HONEST, 0.1) for _ in range(5)]
        while len(worker.order) < 20:
            for one in tables:
                one.think()
            await asyncio.sleep(0)
        await asyncio.to_thread(worker.close)
        assert worker.order[:20] == 4 * [one.sitter.number for one in tables]
        assert worker.turns.has_had(HONEST) == pytest.approx(0.1 * len(worker.order), rel=0.1)

    asyncio.run(evening())


def test_a_thought_that_waits_gives_way_to_the_next_of_its_table_and_ends_with_its_bot() -> None:
    found: list[int] = []

    def hear(number: int, what: Found | None) -> None:
        found.append(number)

    async def evening() -> None:
        worker = Timed(Clock())
        worker.is_busy = True
        one, other = Queue(worker, at(HONEST)), Queue(worker, at(HONEST))
        sitters = [sitter() for _ in range(4)]
        worker.takes = dict.fromkeys([each.number for each in sitters], 0.1)
        for queue, number in ((one, 0), (other, 1), (one, 2)):
            queue.think(sitters[number], [], [], partial(hear, number))
        assert worker.waiting == [one, other]
        one.forget(sitters[:2])
        assert worker.waiting == [one, other], "neither sits there any more, or never has"
        other.forget([sitters[1]])
        other.forget([sitters[1]])
        assert worker.waiting == [one]
        worker.is_busy = False
        worker.begin()
        while not found:
            await asyncio.sleep(0)
        assert found == [2] and worker.order == [sitters[2].number] and not worker.waiting
        await asyncio.to_thread(worker.close)

    asyncio.run(evening())


def test_whoever_thinks_is_forgotten_after_this_thought() -> None:
    """One thread talks to the process, about one thing after the other."""

    class Slow(Worker):
        def ask(self, *given: object) -> Found | None:
            begun.set()
            assert done.wait(PATIENCE)
            order.append("thought")
            return None

        def tell(self, chairs: list[int]) -> None:
            order.append(f"forgotten {chairs}")

    begun, done, order = Event(), Event(), list[str]()

    async def evening() -> None:
        worker, one = Slow(Turns()), sitter()
        queue = Queue(worker, at(HONEST))
        queue.think(one, [], [], order.append)  # type: ignore[arg-type]
        await asyncio.to_thread(begun.wait, PATIENCE)
        queue.forget([one])
        await asyncio.sleep(0.05)
        done.set()
        await asyncio.to_thread(worker.close)
        assert order[:2] == ["thought", f"forgotten [{one.number}]"]

    asyncio.run(evening())


def test_a_table_whose_bots_have_thought_thinks_on_whatever_was_made_of_it() -> None:
    """A fault in one table holds up no other."""

    async def evening() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda loop, context: None)
        worker, found = Timed(Clock()), list[object]()
        bad, good = Queue(worker, at(STRANGER)), Queue(worker, at(HONEST))
        one, other = sitter(), sitter()
        worker.takes = {one.number: 0.1, other.number: 0.1}
        bad.think(one, [], [], lambda done: 1 / 0)
        good.think(other, [], [], found.append)
        while not found:
            await asyncio.sleep(0)
        await asyncio.to_thread(worker.close)

    asyncio.run(evening())


def test_the_bots_think_for_who_leads_and_until_then_for_the_first_who_comes() -> None:
    neighbours = Neighbours()
    assert neighbours.payer() == ""
    found = []
    for address, leads in (("192.0.2.1", False), ("192.0.2.2", False), ("192.0.2.3", True), ("192.0.2.4", False)):
        neighbours.come(address, leads)
        found.append(neighbours.payer())
    assert found == ["192.0.2.1", "192.0.2.1", "192.0.2.3", "192.0.2.3"]
    neighbours.come("192.0.2.5", True)
    assert neighbours.payer() == "192.0.2.5"
