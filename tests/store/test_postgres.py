"""The store in PostgreSQL keeps the laws; of two nodes one has a table; who has lost it writes nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from postgres import PASSWORD, Cluster

from citysleeps.store import postgres, schema
from citysleeps.store.connection import connect, unavailable
from citysleeps.store.port import LEASE_SECONDS, NEW, Conflict, Hold, Store, Unavailable
from citysleeps.store.postgres import PostgresStore
from citysleeps.store.schema import FORMAT, MIGRATIONS
from store.laws import StoreLaws

ONE = "http://10.0.0.1:8000"
OTHER = "http://10.0.0.2:8000"


class TestPostgres(StoreLaws):
    @pytest.fixture(autouse=True, scope="class")
    @classmethod
    def begin(cls, cluster: Cluster) -> None:
        cls.cluster = cluster
        cls.urls: dict[Path, str] = {}

    def url(self, folder: Path) -> str:
        if folder not in self.urls:
            self.urls[folder] = self.cluster.make()
        return self.urls[folder]

    def open(self, folder: Path) -> Store:
        return PostgresStore(self.url(folder))

    def open_alone(self, folder: Path) -> Store:
        return PostgresStore(self.url(folder), "")


def run(law: Coroutine[Any, Any, None]) -> None:
    asyncio.run(law)


@pytest.fixture
def url(cluster: Cluster) -> str:
    return cluster.make()


def end_lease(cluster: Cluster, url: str, address: str) -> None:
    """The node has not been heard of for longer than its lease; nobody needs to wait for that."""
    cluster.sql(url, f"UPDATE nodes SET until = now() - interval '1 second' WHERE address = '{address}'")


def test_when_a_commit_returns_it_is_on_disk_whatever_the_database_is_set_to(url: str) -> None:
    """It may wait for more than that, but not for less. And the operator sees whose connection it is."""

    async def law() -> None:
        for given, found in (("off", "on"), ("on", "on"), ("remote_apply", "remote_apply")):
            connection = await connect(f"{url}%20-csynchronous_commit%3D{given}")
            assert await connection.fetchval("SHOW synchronous_commit") == found
            assert await connection.fetchval("SHOW application_name") == "citysleeps"
            await connection.close()

    run(law())


def test_a_command_without_an_end_is_given_up(url: str) -> None:
    async def connected() -> Any:
        while True:
            with suppress(TimeoutError):  # a busy machine
                return await connect(url, 0.5)

    async def law() -> None:
        connection = await connected()
        with pytest.raises(TimeoutError):
            await connection.execute("SELECT pg_sleep(600)")
        connection.terminate()

    run(law())


def test_many_tables_share_a_commit(url: str) -> None:
    async def law() -> None:
        async with PostgresStore(url) as store:
            await asyncio.gather(*(store.append(f"table {n}", 0, [b"row"]) for n in range(200)))
            assert len(await store.tables()) == 200
            assert 1 <= store.flushes <= 20

    run(law())


def test_a_fault_of_one_append_undoes_no_other(url: str) -> None:
    async def law() -> None:
        async with PostgresStore(url) as store:
            outcomes = await asyncio.gather(
                store.append("a", 0, [b"good"]),
                store.append("b", 0, [b"good", "no bytes"]),  # type: ignore[list-item]
                store.append("c", 7, [b"late"]),
                store.append("d\ud800", 0, [b"no name"]),
                store.append("e", 0, [b"good"]),
                return_exceptions=True,
            )
            kinds = [type(outcome) for outcome in outcomes]
            assert kinds == [type(None), TypeError, Conflict, UnicodeEncodeError, type(None)]
            assert await store.tables() == ["a", "e"]

    run(law())


def test_what_waits_when_the_store_is_closed_is_finished(url: str) -> None:
    async def law() -> None:
        store = PostgresStore(url)
        waiting = [asyncio.ensure_future(store.append(f"table {n}", 0, [b"x"])) for n in range(50)]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*waiting)
        async with PostgresStore(url) as store:
            assert len(await store.tables()) == 50

    run(law())


def test_whoever_stops_waiting_stops_nobody_else(url: str) -> None:
    async def law() -> None:
        async with PostgresStore(url) as store:
            left = [asyncio.ensure_future(store.append(f"left {n}", 0, [b"x", b"y"])) for n in range(50)]
            stayed = [asyncio.ensure_future(store.append(f"stayed {n}", 0, [b"x"])) for n in range(50)]
            await asyncio.sleep(0)
            for task in left:
                task.cancel()
            await asyncio.gather(*stayed)
            assert {await store.last(f"stayed {n}") for n in range(50)} == {1}
            assert {await store.last(f"left {n}") for n in range(50)} <= {0, 2}

    run(law())


def test_two_stores_on_one_database_see_each_other_and_one_wins_each_number(url: str) -> None:
    async def law() -> None:
        async with PostgresStore(url) as one, PostgresStore(url) as other:

            async def race(store: Store, me: bytes) -> list[tuple[int, bytes]]:
                last = 0
                won = []
                while last < 100:
                    try:
                        await store.append("a", last, [me])
                        last += 1
                        won.append((last, me))
                    except Conflict as conflict:
                        last = conflict.found
                return won

            first, second = await asyncio.gather(race(one, b"one"), race(other, b"other"))
            assert await one.read("a") == await other.read("a") == sorted(first + second)
            assert len(first + second) == 100

    run(law())


def test_two_that_write_the_same_tables_in_another_order_do_not_stop_each_other(url: str) -> None:
    async def law() -> None:
        async with PostgresStore(url) as one, PostgresStore(url) as other:
            tables = [f"t{number}" for number in range(20)]
            for last in range(8):
                ways = [(one, tables), (other, tables[::-1])]
                tries = [store.append(table, last, [b"x"]) for store, order in ways for table in order]
                outcomes = await asyncio.gather(*tries, return_exceptions=True)
                assert sorted(type(outcome).__name__ for outcome in outcomes) == ["Conflict"] * 20 + ["NoneType"] * 20
            assert [await one.last(table) for table in tables] == [8] * 20

    run(law())


def test_a_fault_that_nobody_thought_of_keeps_nobody_waiting(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def law() -> None:
        async with PostgresStore(url) as store:
            with monkeypatch.context() as patch:
                patch.setattr(store, "write", None)
                with pytest.raises(TypeError, match="not callable"):
                    await store.append("a", 0, [b"x"])
            await store.append("a", 0, [b"x"])

    run(law())


def test_many_may_open_a_new_database_at_once(url: str) -> None:
    async def law() -> None:
        stores = await asyncio.gather(*(asyncio.to_thread(PostgresStore, url) for _ in range(6)))
        await stores[0].append("a", 0, [b"one"])
        assert [await store.last("a") for store in stores] == [1] * 6
        for store in stores:
            await store.close()

    run(law())


# Nodes


def test_who_makes_a_table_has_it_and_others_learn_where(url: str) -> None:
    async def law() -> None:
        async with PostgresStore(url, ONE) as one, PostgresStore(url, OTHER) as other:
            await one.append("a", 0, [b"one"], NEW)
            assert await one.hold("a") == Hold(NEW)
            assert await other.hold("a") == Hold(NEW, ONE)
            for fence in (0, NEW + 1):
                with pytest.raises(Conflict, match="is held by another node"):
                    await other.append("a", 1, [b"other"], fence)
            await one.append("a", 1, [b"two"], NEW)
            assert await one.read("a") == [(1, b"one"), (2, b"two")]

    run(law())


def test_who_gives_a_table_back_writes_no_more_once_another_has_it(url: str) -> None:
    async def law() -> None:
        async with PostgresStore(url, ONE) as one, PostgresStore(url, OTHER) as other:
            await one.append("a", 0, [b"one"], NEW)
            await one.append("b", 0, [b"one"], NEW)
            await other.release(["a", "b"])  # they are not its own
            assert await other.hold("a") == Hold(NEW, ONE)
            await one.release(["a"])
            assert await other.hold("a") == Hold(NEW + 1)
            assert await other.hold("b") == Hold(NEW, ONE)
            with pytest.raises(Conflict, match="is held by another node"):
                await one.append("a", 1, [b"late"], NEW)
            await other.append("a", 1, [b"two"], NEW + 1)
            assert await one.hold("a") == Hold(NEW + 1, OTHER)

    run(law())


def test_a_node_that_ends_leaves_its_tables_free(url: str) -> None:
    async def law() -> None:
        async with PostgresStore(url, OTHER) as other:
            async with PostgresStore(url, ONE) as one:
                await one.append("a", 0, [b"one"], NEW)
            assert await other.hold("a") == Hold(NEW + 1)

    run(law())


def test_one_of_two_nodes_gets_a_free_table(url: str) -> None:
    async def law() -> None:
        async with PostgresStore(url, ONE) as one, PostgresStore(url, OTHER) as other:
            for n in range(30):
                await one.append(f"t{n}", 0, [b"x"])  # made by nobody who holds it
                held = await asyncio.gather(one.hold(f"t{n}"), other.hold(f"t{n}"), one.hold(f"t{n}"))
                assert sorted(map(str, held)) in (
                    sorted(map(str, [Hold(1), Hold(1), Hold(1, ONE)])),
                    sorted(map(str, [Hold(1), Hold(1, OTHER), Hold(1, OTHER)])),
                )

    run(law())


def test_who_was_asleep_longer_than_the_lease_has_lost_what_was_taken(cluster: Cluster, url: str) -> None:
    async def law() -> None:
        async with PostgresStore(url, ONE) as sleeper, PostgresStore(url, OTHER) as other:
            await sleeper.append("a", 0, [b"one"], NEW)
            await sleeper.append("b", 0, [b"one"], NEW)
            end_lease(cluster, url, ONE)
            assert await other.hold("a") == Hold(NEW + 1)
            await other.append("a", 1, [b"two"], NEW + 1)
            for expected in (1, 2):
                with pytest.raises(Conflict):
                    await sleeper.append("a", expected, [b"late"], NEW)
            assert not await sleeper.stay()  # it begins anew
            assert await sleeper.stay()
            assert await sleeper.hold("a") == Hold(NEW + 1, OTHER)
            assert await sleeper.hold("b") == Hold(NEW + 1)  # of the one that it was no more is left than of any other
            assert await other.hold("b") == Hold(NEW + 1, ONE)
            assert await other.read("a") == [(1, b"one"), (2, b"two")]

    run(law())


def test_who_was_asleep_and_nobody_missed_it_goes_on(cluster: Cluster, url: str) -> None:
    async def law() -> None:
        async with PostgresStore(url, ONE) as sleeper, PostgresStore(url, OTHER) as other:
            await sleeper.append("a", 0, [b"one"], NEW)
            end_lease(cluster, url, ONE)
            await sleeper.append("a", 1, [b"two"], NEW)
            assert await sleeper.stay()
            assert await other.hold("a") == Hold(NEW, ONE)

    run(law())


def test_a_lease_that_is_not_renewed_ends_by_the_clock_of_the_database(url: str) -> None:
    async def law() -> None:
        async with PostgresStore(url, OTHER) as other:
            began = other.now()
            async with PostgresStore(url, ONE) as one:
                await one.append("a", 0, [b"one"], NEW)
                while (held := await other.hold("a")) == Hold(NEW, ONE):
                    await asyncio.sleep(0.1)
                assert held == Hold(NEW + 1)
                assert other.now() - began >= LEASE_SECONDS * 1000 - 500

    run(law())


def test_a_guessed_code_writes_nothing(cluster: Cluster, url: str) -> None:
    async def law() -> None:
        async with PostgresStore(url, ONE) as store:
            await store.append("a", 0, [b"one"], NEW)
            count = "SELECT sum(n_tup_ins + n_tup_upd + n_tup_del) FROM pg_stat_xact_user_tables"
            assert await store.hold("b") is None
            assert await store.tables() == ["a"]
            before = cluster.sql(url, "SELECT fence, holder, xmin FROM tables", "SELECT id, xmin FROM nodes", count)
            assert [await store.hold(guess) for guess in ("", "b", "A", "a'", "ночь")] == [None] * 5
            after = cluster.sql(url, "SELECT fence, holder, xmin FROM tables", "SELECT id, xmin FROM nodes", count)
            assert after == before

    run(law())


def test_a_server_without_nodes_has_the_database_for_itself(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres, "PARTING_SECONDS", 0.0)

    async def law() -> None:
        async with PostgresStore(url, "") as alone:
            for node in ("", ONE):
                with pytest.raises(Unavailable, match="is served already"):
                    await asyncio.to_thread(PostgresStore, url, node)
            await alone.append("a", 0, [b"one"], NEW)
        async with PostgresStore(url, ONE):
            with pytest.raises(Unavailable, match="is served already"):
                await asyncio.to_thread(PostgresStore, url, "")

    run(law())


def test_whoever_has_the_database_for_himself_need_not_wait_for_the_lease_of_one_that_died(
    cluster: Cluster, url: str
) -> None:
    async def law() -> None:
        dead = PostgresStore(url, "")
        await dead.append("a", 0, [b"one"], NEW)
        cluster.cut()
        async with PostgresStore(url, "") as alone:
            assert await alone.hold("a") == Hold(NEW + 1)
            with pytest.raises(Unavailable, match="is served already"):
                await dead.stay()
            with pytest.raises(Conflict):
                await dead.append("a", 1, [b"late"], NEW)
        with suppress(Unavailable):
            await dead.close()

    run(law())


# What is wrong with the database


def test_a_database_that_cannot_be_used_is_named_without_its_password(cluster: Cluster, url: str) -> None:
    asyncio.run(PostgresStore(url).close())
    cluster.sql(url, f"UPDATE citysleeps_format SET version = {FORMAT + 1}", "CREATE ROLE guarded LOGIN PASSWORD 'x'")
    foreign = cluster.make()
    cluster.sql(foreign, "CREATE TABLE log (line text)")
    wrong = {
        url: f"/postgres has the format {FORMAT + 1}, of a newer program; this one knows {FORMAT}",
        foreign: "is the database of another program",
        cluster.url("nothing"): f"postgresql://127.0.0.1:{cluster.port}/nothing does not exist",
        url.replace("citysleeps", "guarded"): "lets nobody in by this name and password",
        url.replace(str(cluster.port), "1"): "cannot be reached",
        url.replace("@", "/@"): "the PostgreSQL database has an address that cannot be understood",
    }
    for address, sentence in wrong.items():
        with pytest.raises(Unavailable) as refused:
            PostgresStore(address)
        assert sentence in str(refused.value)
        assert PASSWORD not in str(refused.value)
        assert "\n" not in str(refused.value)


def test_all_nodes_take_from_one_bucket(url: str) -> None:
    async def law() -> None:
        async with PostgresStore(url, ONE) as one, PostgresStore(url, OTHER) as other:
            assert await one.pay("making", "a", 3, 0.0, 0)
            paid = [await store.pay("making", "a", 3, 0.0, 1) for store in (one, other, one, other)]
            assert paid == [True, True, True, False]
            assert not await other.pay("making", "a", 3, 0.0, 0)
            assert await other.pay("making", "b", 3, 0.0, 1) and await other.pay("guessing", "a", 3, 0.0, 1)
            assert await one.pay("making", "a", 3, 1e9, 1)  # it fills up by itself
            assert [await one.pay("making", "a", 3, 0.0, 1) for _ in range(3)] == [True, True, False]

    run(law())


def test_a_bucket_that_nobody_has_used_for_long_is_forgotten(cluster: Cluster, url: str) -> None:
    async def law() -> None:
        async with PostgresStore(url, ONE) as one:
            await one.pay("making", "a", 3, 0.0, 1)
            await one.pay("making", "b", 3, 0.0, 1)
            cluster.sql(url, "UPDATE gates SET at = now() - interval '2 hours' WHERE whose = 'a'")
            await one.pay("making", "b", 3, 0.0, 1)
            assert cluster.sql(url, "SELECT whose FROM gates") == "b"

    run(law())


def test_all_nodes_know_one_secret(cluster: Cluster, url: str) -> None:
    async def law() -> None:
        async with PostgresStore(url, ONE) as one, PostgresStore(url, OTHER) as other:
            first, second = await asyncio.gather(one.secret(), other.secret())
            assert first == second == await one.secret() and len(first) > 40

    run(law())


def test_who_comes_to_an_address_takes_the_place_of_who_was_there(cluster: Cluster, url: str) -> None:
    async def law() -> None:
        async with PostgresStore(url, ONE) as one:
            await one.append("a", 0, [b"row"], NEW)
            async with PostgresStore(url, ONE) as again:
                assert await again.hold("a") == Hold(2)
                assert not await one.stay()
                assert await again.stay()

    run(law())


FIRST_FORMAT = """
    CREATE TABLE citysleeps_format (version int NOT NULL);
    INSERT INTO citysleeps_format VALUES (1);
    CREATE TABLE nodes (id bigserial PRIMARY KEY, address text NOT NULL, until timestamptz NOT NULL);
    CREATE TABLE tables (code text COLLATE "C" PRIMARY KEY, last int NOT NULL, fence bigint NOT NULL, holder bigint);
    CREATE TABLE log ("table" text COLLATE "C" NOT NULL, number int NOT NULL, row bytea NOT NULL,
        PRIMARY KEY ("table", number));
    CREATE TABLE archive ("table" text COLLATE "C" PRIMARY KEY, upto int NOT NULL, rows bytea NOT NULL);
    CREATE TABLE secret (id int PRIMARY KEY CHECK (id = 1), secret text NOT NULL);
    CREATE UNLOGGED TABLE gates (gate text NOT NULL, whose text NOT NULL, level double precision NOT NULL,
        at timestamptz NOT NULL, PRIMARY KEY (gate, whose));
    INSERT INTO tables VALUES ('oak', 2, 0, NULL);
    INSERT INTO log VALUES ('oak', 1, 'a'), ('oak', 2, 'b');
"""


def test_a_database_of_the_first_format_is_read_and_written(cluster: Cluster, url: str) -> None:
    cluster.sql(url, FIRST_FORMAT)

    async def law() -> None:
        async with PostgresStore(url, "") as store:
            held = await store.hold("oak")
            assert held == Hold(NEW)
            await store.append("oak", 2, [b"c"], NEW)
            await store.archive("oak")
            assert await store.read("oak") == [(1, b"a"), (2, b"b"), (3, b"c")]

    run(law())
    assert cluster.sql(url, "SELECT version FROM citysleeps_format") == str(FORMAT)


def test_an_older_format_becomes_the_newer_one_whole_or_not_at_all(
    cluster: Cluster, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def write(last: int) -> None:
        async with PostgresStore(url) as store:
            await store.append("a", last, [b"row"])

    run(write(0))
    steps = (*MIGRATIONS, "ALTER TABLE tables ADD COLUMN colour text", "ALTER TABLE nothing ADD COLUMN colour text")
    monkeypatch.setattr(schema, "MIGRATIONS", steps)
    monkeypatch.setattr(schema, "FORMAT", FORMAT + 2)
    with pytest.raises(Unavailable, match=r'fails .relation "nothing" does not exist'):
        run(write(1))
    assert cluster.sql(url, "SELECT version FROM citysleeps_format") == str(FORMAT)
    assert "colour" not in cluster.sql(url, "SELECT column_name FROM information_schema.columns")
    monkeypatch.setattr(schema, "MIGRATIONS", steps[:-1])
    monkeypatch.setattr(schema, "FORMAT", FORMAT + 1)
    run(write(1))
    made = cluster.sql(url, "SELECT xmin, version FROM citysleeps_format")
    assert made.endswith(f"|{FORMAT + 1}")
    run(write(2))
    assert cluster.sql(url, "SELECT xmin, version FROM citysleeps_format") == made  # it was not written again
    assert cluster.sql(url, "SELECT count(colour), count(*) FROM tables") == "0|1"
    monkeypatch.undo()
    with pytest.raises(Unavailable, match=f"has the format {FORMAT + 1}, of a newer program; this one knows {FORMAT}"):
        run(write(3))


def test_what_is_wrong_is_one_sentence_whatever_postgresql_adds_to_it() -> None:
    crash = asyncpg.exceptions.CrashShutdownError("terminating connection\nDETAIL:  a crash\nHINT:  wait")
    assert str(unavailable("the database", crash)) == "the database has ended the connection (terminating connection)"
