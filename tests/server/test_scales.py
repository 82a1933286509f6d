"""One table at a time is weighed, by another process, as long as somebody wants to know."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from patience import PATIENCE
from table.phones import Room, room_of
from table.virtual import in_virtual_time

from citysleeps.kernel.setup import Setup, Value
from citysleeps.lab.weighing import LOOK
from citysleeps.library.game import settled
from citysleeps.library.weigher import UNPLAYABLE
from citysleeps.priority import GIVE_WAY
from citysleeps.server import api
from citysleeps.server import scales as module
from citysleeps.server.desk import Desk
from citysleeps.server.problem import Problem
from citysleeps.server.scales import (
    MOST_OF_ONE,
    MOST_REMEMBERED,
    MOST_WAITING,
    SILENCE_SECONDS,
    Scales,
    load_of,
)
from citysleeps.store.memory import MemoryStore

ANSWER = '{"bot":"careful","games":50,"sides":{},"weaker":"","even":0.5,"trying":0,"hints":[]}'
PROGRAM = """
import os, sys, time
print(os.getpid(), sys.stdin.readline().strip(), file=open({log!r}, "a"), flush=True)
print({answer!r}, flush=True)
{then}
"""


class Clock:
    """It stands still until a test moves it."""

    now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], Path]:
    """Let another program weigh: it answers once, and then does this. It logs its process and what it read."""

    def write(then: str) -> Path:
        log = tmp_path / "log"
        (tmp_path / "weighs.py").write_text(PROGRAM.format(log=str(log), answer=ANSWER, then=then))
        monkeypatch.setattr(module, "WEIGHER", "weighs")
        monkeypatch.setenv("PYTHONPATH", str(tmp_path))
        return log

    return write


def table(seats: int = 8, settings: dict[str, Value] | None = None) -> Setup:
    return settled("original", seats, settings)


async def until(holds: Callable[[], object], seconds: float = PATIENCE) -> None:
    """Wait until something has happened that another process does."""
    async with asyncio.timeout(seconds):
        while not holds():
            await asyncio.sleep(0.02)


def run(test: Callable[[Scales, Clock], Awaitable[None]]) -> None:
    async def whole() -> None:
        clock = Clock()
        scales = Scales(clock)
        try:
            await test(scales, clock)
        finally:
            await scales.close()

    asyncio.run(whole())


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def pids(log: Path) -> list[int]:
    return [int(line.split()[0]) for line in log.read_text().splitlines()] if log.exists() else []


def test_the_real_program_gives_way_as_it_is_told_and_is_ended_when_nobody_asks_any_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv(GIVE_WAY, "1")

    async def test(scales: Scales, clock: Clock) -> None:
        first = scales.ask("AAAAA", table(6))
        assert (first.state, first.ahead, first.found) == ("playing", 0, None)
        assert scales.worker and not scales.worker.done() and not children()  # another process plays, and later

        def has_answered() -> bool:
            return scales.ask("AAAAA", table(6)).found is not None

        await until(has_answered, 10 * PATIENCE)
        found = scales.ask("AAAAA", table(6)).found
        assert found and found.games >= LOOK and set(found.sides) == {"black", "red"}
        [child] = children()
        assert os.getpriority(os.PRIO_PROCESS, child) == min(19, os.nice(0) + 1)
        clock.now += SILENCE_SECONDS
        await until(lambda: not is_alive(child))
        assert not scales.waiting and not scales.known

    run(test)


def children() -> list[int]:
    """The processes that this one has started and that weigh."""
    found = Path(f"/proc/self/task/{os.getpid()}/children").read_text().split()
    return [int(one) for one in found if b"weigher" in Path(f"/proc/{one}/cmdline").read_bytes()]


def test_an_answer_is_kept_for_every_table_like_this(program: Callable[[str], Path]) -> None:
    log = program("")

    async def test(scales: Scales, clock: Clock) -> None:
        await until(lambda: scales.ask("AAAAA", table()).state == "known")
        assert scales.ask("BBBBB", table()).found == scales.ask("AAAAA", table()).found
        assert not scales.is_new(table()) and scales.is_new(table(9))
        assert len(pids(log)) == 1
        await until(lambda: scales.ask("BBBBB", table(9)).state == "known")
        assert len(pids(log)) == 2
        for seats in range(MOST_REMEMBERED):
            scales.keep(("original", "", seats, ""), scales.known[next(iter(scales.known))])
        assert len(scales.known) == MOST_REMEMBERED and scales.is_new(table())

    run(test)


def test_tables_wait_for_each_other_and_not_too_many(program: Callable[[str], Path]) -> None:
    log = program("time.sleep(3600)")

    async def test(scales: Scales, clock: Clock) -> None:
        for turn in range(MOST_WAITING):
            one = scales.ask(f"T{turn}", table(8, {"stalemate_rounds": turn + 2}))
            assert (one.state, one.ahead) == ("waiting" if turn else "playing", turn)
        with pytest.raises(Problem, match="scales_busy"):
            scales.ask("LATE", table(9))
        await until(lambda: pids(log))
        await asyncio.sleep(2 * module.GLANCE_SECONDS)
        assert len(pids(log)) == 1  # one at a time
        clock.now += SILENCE_SECONDS  # nobody asks any more
        assert scales.ask("LATE", table(9)).state == "playing"
        await until(lambda: len(pids(log)) == 2)
        assert [is_alive(one) for one in pids(log)] == [False, True]

    run(test)


def test_of_one_address_few_tables_wait_so_there_is_room_for_others(program: Callable[[str], Path]) -> None:
    program("time.sleep(3600)")

    def other(rounds: int) -> Setup:
        return table(8, {"stalemate_rounds": rounds})

    async def test(scales: Scales, clock: Clock) -> None:
        for turn in range(MOST_OF_ONE):
            assert scales.ask(f"T{turn}", other(turn + 2), "A").ahead == turn
        for _ in range(2):
            with pytest.raises(Problem, match="scales_busy"):
                scales.ask("LATE", table(9), "A")
        scales.check_room("T1", "A")  # its own does not count: it gives way
        assert scales.ask("LATE", other(2), "A").state == "playing", "others have asked for the same"
        assert scales.ask("T0", table(9), "B").ahead == MOST_OF_ONE
        assert scales.ask("T1", table(10), "A").ahead == MOST_OF_ONE, "in the place of what its lobby was"
        for turn in range(MOST_WAITING - MOST_OF_ONE - 1):
            assert scales.ask(f"U{turn}", other(turn + 9), "").state == "waiting"
        with pytest.raises(Problem, match="scales_busy"):
            scales.check_room("NEW", "")

    run(test)


async def asked(desk: Desk, room: Room, address: str) -> str:
    """Why the creator of this table learns nothing about it; empty: it is weighed, or waits."""

    async def body() -> AsyncIterator[bytes]:
        yield msgspec.json.encode({"creator": room.token})

    headers = {"content-type": "application/json"}
    where = {"code": room.table.code}
    client = SimpleNamespace(host=address)
    request: Any = SimpleNamespace(headers=headers, stream=body, path_params=where, client=client)
    desk.hall.tables[room.table.code] = room.live
    try:
        await api.balance_of_table(request, desk)
    except Problem as problem:
        return problem.reason
    return ""


@pytest.mark.parametrize("limited", [True, False])
@in_virtual_time
async def test_few_tables_of_a_network_wait_and_a_refusal_costs_nothing(limited: bool) -> None:
    desk = Desk(MemoryStore(), 0, 0, (), limited)
    desk.scales.worker = asyncio.get_running_loop().create_future()  # type: ignore[assignment]  # nothing is played
    desk.scales.clock = desk.gates.weighing.clock = lambda: 0.0
    rooms = [await room_of(6, {"stalemate_rounds": number + 2}) for number in range(MOST_OF_ONE + 1)]
    *first, last = rooms
    assert [await asked(desk, room, f"2001:db8:5:{at}::1") for at, room in enumerate(first)] == [""] * MOST_OF_ONE
    refusal = "scales_busy" if limited else ""
    assert [await asked(desk, last, "2001:db8:5:9::1") for _ in range(20)] == [refusal] * 20
    assert await asked(desk, last, "2001:db8:6::1") == ""
    assert desk.scales.ask(last.table.code, last.table.setup().setup).ahead == MOST_OF_ONE


def test_when_the_lobby_changes_the_old_table_is_not_weighed_any_more(program: Callable[[str], Path]) -> None:
    log = program("time.sleep(3600)")

    async def test(scales: Scales, clock: Clock) -> None:
        scales.ask("AAAAA", table(8))
        await until(lambda: pids(log))
        scales.ask("AAAAA", table(9))
        await until(lambda: len(pids(log)) == 2)
        assert not is_alive(pids(log)[0])
        scales.ask("BBBBB", table(9))
        scales.ask("AAAAA", table(10))  # another table still wants to know
        await asyncio.sleep(2 * module.GLANCE_SECONDS)
        assert is_alive(pids(log)[1]) and len(pids(log)) == 2

    run(test)


@pytest.mark.parametrize(
    ("then", "reason"),
    [
        (f"sys.exit({UNPLAYABLE})", "no_balance"),
        ("os.kill(os.getpid(), 9)", "our_fault"),
        ("raise SystemError", "our_fault"),
        ("print('nonsense', flush=True)", "our_fault"),
    ],
)
def test_a_failure_is_told_once_and_then_it_may_be_tried_again(
    program: Callable[[str], Path], then: str, reason: str
) -> None:
    log = program(then)

    async def test(scales: Scales, clock: Clock) -> None:
        scales.ask("AAAAA", table())
        await until(lambda: scales.waiting[next(iter(scales.waiting))].trouble)
        with pytest.raises(Problem, match=reason):
            scales.ask("AAAAA", table())
        assert scales.ask("AAAAA", table()).state == "playing"
        await until(lambda: len(pids(log)) == 2)

    run(test)


def test_one_that_takes_too_long_is_ended(program: Callable[[str], Path]) -> None:
    log = program("time.sleep(3600)")

    async def test(scales: Scales, clock: Clock) -> None:
        scales.ask("AAAAA", table())
        await until(lambda: pids(log))
        clock.now += module.MOST_SECONDS + 1
        [weighing] = scales.waiting.values()
        weighing.asked["AAAAA"] = clock.now
        await until(lambda: weighing.trouble)
        assert not is_alive(pids(log)[0])
        with pytest.raises(Problem, match="our_fault"):
            scales.ask("AAAAA", table())

    run(test)


def test_a_server_that_stops_ends_the_other_process(program: Callable[[str], Path]) -> None:
    log = program("time.sleep(3600)")

    async def test(scales: Scales, clock: Clock) -> None:
        scales.ask("AAAAA", table())
        await until(lambda: pids(log))

        await scales.close()
        assert not is_alive(pids(log)[0])
        with pytest.raises(Problem, match="scales_busy"):
            scales.ask("AAAAA", table())

    run(test)


def test_a_table_is_weighed_as_if_the_software_led_it() -> None:
    """CITY-206 Whoever is dealt the Host does not play. A seat that begins, or leads, is not weighed."""
    drawn = settled("bigcity", 11, {"host": "human_dealt"})
    assert load_of(drawn) == load_of(settled("bigcity", 10))
    assert load_of(settled("cuba", 8, {"mode": "assisted", "first_godfather": "A"})).settings["mode"] == "full"
    hostless = settled("original", 12, {"host_mode": "hostless", "temporary_host": "B"})
    assert load_of(hostless) == load_of(table(12))
    assert load_of(table(9)) != load_of(table(8)) != load_of(table(8, {"team_target": "forbidden"}))
