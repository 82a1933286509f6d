"""Whatever happens to PostgreSQL, nothing acknowledged is lost or doubled, and the store goes on by itself."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import mkdtemp

import pytest
from patience import PATIENCE
from postgres import PASSWORD, Cluster, need_postgres

from citysleeps.store import connection
from citysleeps.store.port import NEW, Conflict, Hold, Store, Unavailable
from citysleeps.store.postgres import PostgresStore

ROWS = 3  # in one append
TABLES = 6
FAULTS = 4


def content(table: str, number: int) -> bytes:
    return f"{table} {number} ".encode() * 20


async def again(store: Store, table: str) -> int:
    """Where the table stands, as soon as the store can say it."""
    until = asyncio.get_running_loop().time() + PATIENCE
    while True:
        try:
            return len(await store.read(table))
        except Unavailable:
            assert asyncio.get_running_loop().time() < until
            await asyncio.sleep(0.05)


@dataclass
class Day:
    """What was seen of the faults, and whether there are more to come."""

    over: bool = False
    sentences: list[str] = field(default_factory=list)


async def fill(store: Store, table: str, day: Day) -> None:
    """Appends as a table does, one at a time, and reads it anew after a failure."""
    last = 0
    while not day.over or last < ROWS:
        try:
            await store.append(table, last, [content(table, last + at) for at in range(1, ROWS + 1)], NEW)
            last += ROWS
        except Unavailable as sentence:
            day.sentences.append(str(sentence))
            stands = await again(store, table)
            assert stands in (last, last + ROWS)  # all of it or nothing
            last = stands
    rows = await store.read(table)
    assert rows == [(at, content(table, at)) for at in range(1, last + 1)]


def cut(cluster: Cluster) -> None:
    cluster.cut()


def kill_backend(cluster: Cluster) -> None:
    """One that dies takes all with it: PostgreSQL begins anew by itself."""
    query = "SELECT pid FROM pg_stat_activity WHERE application_name = 'citysleeps' LIMIT 1"
    for pid in cluster.sql(cluster.url(), query).split():
        os.kill(int(pid), signal.SIGKILL)
    cluster.come_back()


def kill_all(cluster: Cluster) -> None:
    cluster.kill()
    cluster.start()


@pytest.mark.parametrize("fault", [cut, kill_backend, kill_all])
def test_what_is_acknowledged_survives(cluster: Cluster, fault: Callable[[Cluster], None]) -> None:
    url = cluster.make()
    day = Day()
    chance = Random(fault.__name__)

    async def law() -> None:
        async with PostgresStore(url, "") as store:
            filling = asyncio.gather(*(fill(store, f"table-{number}", day) for number in range(TABLES)))
            faults = 0
            while faults < FAULTS or not day.sentences:
                await asyncio.sleep(chance.random() / 5)
                await asyncio.to_thread(fault, cluster)
                faults += 1
                assert faults < 50 and not filling.done()
            day.over = True
            await filling
            while True:  # it has the database for itself again
                try:
                    assert await store.stay()
                    break
                except Unavailable:
                    await asyncio.sleep(0.05)
            await store.prove()

    asyncio.run(law())
    assert all(sentence.startswith(f"postgresql://127.0.0.1:{cluster.port}/postgres ") for sentence in day.sentences)
    assert not any(PASSWORD in sentence or "\n" in sentence for sentence in day.sentences)


def test_while_the_database_is_away_it_is_said_and_then_it_goes_on(cluster: Cluster) -> None:
    url = cluster.make()

    async def law() -> None:
        async with PostgresStore(url, "") as store:
            await store.append("a", 0, [b"one"], NEW)
            cluster.kill()
            try:
                for _ in range(2):
                    for call in (store.append("a", 1, [b"two"], NEW), store.read("a"), store.prove(), store.stay()):
                        with pytest.raises(Unavailable, match=r"/postgres (cannot be reached|fails|has ended)"):
                            await call
            finally:
                cluster.start()
            assert await store.hold("a") == Hold(NEW)
            await store.append("a", 1, [b"two"], NEW)
            assert await store.read("a") == [(1, b"one"), (2, b"two")]
            assert await store.stay()  # nobody has missed it

    asyncio.run(law())


def test_a_connection_that_was_cut_while_nobody_used_it_is_not_noticed(cluster: Cluster) -> None:
    url = cluster.make()

    async def law() -> None:
        async with PostgresStore(url, "") as store:
            await store.append("a", 0, [b"one"], NEW)
            await store.read("a")
            cluster.cut()
            while not store.writer.is_closed():
                await asyncio.sleep(0.01)
            await store.append("a", 1, [b"two"], NEW)
            assert len(await store.read("a")) == 2

    asyncio.run(law())


@contextmanager
def asleep(cluster: Cluster) -> Iterator[None]:
    """Every process of PostgreSQL stands still."""
    pids = cluster.processes()
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in reversed(pids):
            os.kill(pid, signal.SIGCONT)


def test_a_database_that_does_not_answer_is_not_waited_for_for_ever(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "PATIENCE", 5.0)
    url = cluster.make()

    async def law() -> None:
        async with PostgresStore(url) as store:
            await store.append("a", 0, [b"one"])
            with asleep(cluster):
                calls = (store.append("a", 1, [b"two"]), store.read("a"), store.last("a"))
                outcomes = await asyncio.gather(*calls, return_exceptions=True)
            assert [type(outcome) for outcome in outcomes] == [Unavailable] * 3
            assert all("does not answer" in str(outcome) for outcome in outcomes)
            last = await again(store, "a")
            try:  # what was sent before it fell asleep may come to pass when it wakes up, but never twice
                await store.append("a", last, [b"two"])
                last += 1
            except Conflict as conflict:
                last = conflict.found
            assert (await store.read("a"))[:2] == [(1, b"one"), (2, b"two")]
            assert await store.last("a") == last

    asyncio.run(law())


@contextmanager
def small_disk() -> Iterator[Path]:
    """A disk of its own that can be filled, where we may have one."""
    folder = Path(mkdtemp(prefix="citysleeps-disk-"))
    try:
        mounted = subprocess.run(
            ["mount", "-t", "tmpfs", "-o", "size=120m", "tmpfs", str(folder)], capture_output=True, check=False
        )
        if mounted.returncode:
            pytest.skip("SKIPPED: needs a small disk of its own, which only root may have, and not everywhere")
        try:
            folder.chmod(0o755)
            yield folder
        finally:
            subprocess.run(["umount", "-l", str(folder)], check=True)
    finally:
        folder.rmdir()


def test_a_full_disk_is_named_and_the_store_goes_on_once_there_is_room() -> None:
    need_postgres()
    with small_disk() as disk, Cluster(disk) as cluster:
        url = cluster.make()

        async def law() -> None:
            async with PostgresStore(url, "") as store:
                await store.append("a", 0, [content("a", 1)], NEW)
                room = os.statvfs(disk)
                ballast = disk / "ballast"
                ballast.write_bytes(bytes(room.f_bavail * room.f_frsize - 300_000))
                last = 1
                with pytest.raises(Unavailable) as full:
                    while True:
                        await store.append("a", last, [bytes(60_000), content("a", last + 2)], NEW)
                        last += 2
                assert "the disk is full" in str(full.value) or "has ended" in str(full.value)
                ballast.unlink()
                await asyncio.to_thread(cluster.come_back)
                stands = await again(store, "a")
                assert stands in (last, last + 2)
                await store.append("a", stands, [b"end"], NEW)
                rows = await store.read("a")
                assert [at for at, _ in rows] == list(range(1, stands + 2))

        asyncio.run(law())
