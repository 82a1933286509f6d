"""The store in a file keeps the laws, shares its flushes, and says what is wrong with the file."""

from __future__ import annotations

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from threading import Barrier, Timer
from threading import enumerate as enumerate_threads

import pytest
from patience import until

from citysleeps.store import database, sqlite
from citysleeps.store.address import public_name
from citysleeps.store.database import FORMAT, turn_on_wal
from citysleeps.store.open import open_store
from citysleeps.store.port import Conflict, Store, Unavailable
from citysleeps.store.sqlite import SqliteStore
from citysleeps.store.writer import MOST_AT_ONCE
from store.laws import StoreLaws


class TestSqlite(StoreLaws):
    def open(self, folder: Path) -> Store:
        return SqliteStore(folder / "games.db")


def sound(path: Path) -> bool:
    with closing(sqlite3.connect(path)) as connection:
        return bool(connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)])


@pytest.mark.parametrize("soon", [{"MOVE_SECONDS": 0.0}, {"MOVE_ROWS": 2}], ids=["seconds", "rows"])
def test_what_was_written_is_moved_into_the_file_beside_the_writer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, soon: dict[str, float]
) -> None:
    for name, limit in soon.items():
        monkeypatch.setattr(sqlite, name, limit)
    path = tmp_path / "games.db"
    statements: list[str] = []

    async def law() -> None:
        async with SqliteStore(path, lambda it: it.set_trace_callback(statements.append)) as store:
            for number in range(3):
                await store.append("table", number, [bytes(5000)])
            await until(lambda: path.stat().st_size > 10_000, "rows in the file itself")
            assert await store.delete("table")
            assert path.with_name("games.db-wal").stat().st_size == 0

    asyncio.run(law())
    assert not any("checkpoint" in statement for statement in statements)


def test_it_is_moved_only_now_and_then(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "MOVE_SECONDS", 60.0)
    moved: list[str] = []

    async def law() -> None:
        async with SqliteStore(tmp_path / "games.db") as store:
            monkeypatch.setattr(store, "move", moved.append)
            for number in range(4):
                if number == 2:
                    store.moved_at -= 61
                await store.append("table", number, [b"row"])

    asyncio.run(law())
    assert moved == ["PASSIVE"]


def test_threads_have_names_and_after_a_failure_no_old_reader_is_kept(tmp_path: Path) -> None:
    async def law() -> None:
        async with SqliteStore(tmp_path / "games.db") as store:
            await asyncio.gather(*[store.read("table") for _ in range(3)])
            assert not store.idle.empty()
            assert {"writer of games.db", "reader of games.db_0"} <= {thread.name for thread in enumerate_threads()}
            store.writer.failed()
            assert store.idle.empty()
            assert await store.read("table") == []

    asyncio.run(law())


def test_many_tables_share_a_flush(tmp_path: Path) -> None:
    statements: list[str] = []

    async def law() -> None:
        async with SqliteStore(tmp_path / "games.db", lambda it: it.set_trace_callback(statements.append)) as store:
            await asyncio.gather(*(store.append(f"table {n}", 0, [b"row"]) for n in range(200)))
            assert len(await store.tables()) == 200

    asyncio.run(law())
    commits = statements.count("COMMIT")
    assert 1 <= commits <= 20
    assert sum("INSERT" in statement for statement in statements) <= 200 // MOST_AT_ONCE + 7 * commits


def test_one_table_may_grow_twice_in_a_flush(tmp_path: Path) -> None:
    async def law() -> None:
        async with SqliteStore(tmp_path / "games.db") as store:
            await asyncio.gather(
                store.append("a", 0, [b"1", b"2"]), store.append("b", 0, [b"1"]), store.append("a", 2, [b"3"])
            )
            assert await store.read("a") == [(1, b"1"), (2, b"2"), (3, b"3")]
            found = await asyncio.gather(
                *(
                    store.append("a", expected, rows)
                    for expected, rows in ((3, [b"4"]), (3, [b"no"]), (9, []), (4, []))
                ),
                return_exceptions=True,
            )
            assert [type(outcome) for outcome in found] == [type(None), Conflict, Conflict, type(None)]
            assert await store.last("a") == 4

    asyncio.run(law())


def test_every_commit_is_flushed_to_the_disk(tmp_path: Path) -> None:
    found: list[object] = []

    def look(connection: sqlite3.Connection) -> None:
        for pragma in ("journal_mode", "synchronous", "fullfsync"):
            found.extend(connection.execute(f"PRAGMA {pragma}").fetchone())

    asyncio.run(SqliteStore(tmp_path / "games.db", look).close())
    assert found == ["wal", 2, 1]  # 2 is FULL


def test_a_fault_of_one_append_undoes_no_other(tmp_path: Path) -> None:
    commits: list[str] = []

    async def law() -> None:
        async with SqliteStore(tmp_path / "games.db", lambda it: it.set_trace_callback(commits.append)) as store:
            outcomes = await asyncio.gather(
                store.append("a", 0, [b"good"]),
                store.append("b", 0, [b"good", "no bytes"]),  # type: ignore[list-item]
                store.append("c", 7, [b"late"]),
                store.append("d\ud800", 0, [b"no name"]),
                store.append("e", 0, [b"good"]),
                return_exceptions=True,
            )
            kinds = [type(outcome) for outcome in outcomes]
            assert kinds == [type(None), sqlite3.IntegrityError, Conflict, UnicodeEncodeError, type(None)]
            assert await store.tables() == ["a", "e"]

    asyncio.run(law())
    assert commits.count("ROLLBACK TO before") == 3


def test_a_full_disk_fails_what_does_not_fit_and_loses_nothing_before(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    pages = 20

    def limit(connection: sqlite3.Connection) -> None:
        connection.execute(f"PRAGMA max_page_count={pages}")

    async def law() -> None:
        nonlocal pages
        async with SqliteStore(path, limit) as store:
            number = 0
            with pytest.raises(Unavailable, match=r"games\.db cannot grow: the disk is full"):
                while True:
                    await store.append("a", number, [bytes(3000)])
                    number += 1
            assert 5 < number < 20
            together = [store.append(f"table {n}", 0, [bytes(3000)] * 2) for n in range(30)]
            outcomes = await asyncio.gather(*together, return_exceptions=True)
            lost = [n for n in range(30) if isinstance(outcomes[n], Unavailable)]
            assert lost
            assert await store.read("a") == [(at, bytes(3000)) for at in range(1, number + 1)]
            assert set(await store.tables()) == {"a"} | {f"table {n}" for n in range(30) if n not in lost}
            pages = 1000
            await store.append("a", number, [bytes(3000)])
            await asyncio.gather(*(store.append(f"table {n}", 0, [bytes(3000)] * 2) for n in lost))
        async with SqliteStore(path) as store:
            assert [await store.last(name) for name in await store.tables()] == [number + 1] + [2] * 30

    asyncio.run(law())
    assert sound(path)


def test_whoever_stops_waiting_stops_nobody_else(tmp_path: Path) -> None:
    async def law() -> None:
        async with SqliteStore(tmp_path / "games.db") as store:
            left = [asyncio.ensure_future(store.append(f"left {n}", 0, [b"x", b"y"])) for n in range(50)]
            stayed = [asyncio.ensure_future(store.append(f"stayed {n}", 0, [b"x"])) for n in range(50)]
            await asyncio.sleep(0)
            for task in left:
                task.cancel()
            await asyncio.gather(*stayed)
            assert {await store.last(f"stayed {n}") for n in range(50)} == {1}
            assert {await store.last(f"left {n}") for n in range(50)} <= {0, 2}

    asyncio.run(law())


def test_what_waits_when_the_store_is_closed_is_finished(tmp_path: Path) -> None:
    async def law() -> None:
        store = SqliteStore(tmp_path / "games.db")
        waiting = [asyncio.ensure_future(store.append(f"table {n}", 0, [b"x"])) for n in range(50)]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*waiting)
        assert sorted(path.name for path in tmp_path.iterdir()) == ["games.db"]
        async with SqliteStore(tmp_path / "games.db") as store:
            assert len(await store.tables()) == 50

    asyncio.run(law())


def test_two_stores_on_one_file_see_each_other(tmp_path: Path) -> None:
    async def law() -> None:
        async with SqliteStore(tmp_path / "games.db") as one, SqliteStore(tmp_path / "games.db") as other:
            await one.append("a", 0, [b"one"])
            with pytest.raises(Conflict):
                await other.append("a", 0, [b"other"])
            await other.append("a", 1, [b"other"])
            assert await one.read("a") == [(1, b"one"), (2, b"other")]

    asyncio.run(law())


def test_many_may_open_a_new_file_at_once(tmp_path: Path) -> None:
    together = Barrier(6)

    def come(name: str) -> Store:
        together.wait()
        return SqliteStore(tmp_path / name)

    async def look(stores: list[Store]) -> None:
        await stores[0].append("a", 0, [b"one"])
        assert [await store.last("a") for store in stores] == [1] * 6
        for store in stores:
            await store.close()

    with ThreadPoolExecutor(6) as threads:
        for number in range(15):
            asyncio.run(look(list(threads.map(come, [f"games{number}.db"] * 6))))


def test_a_lost_file_is_not_quietly_begun_anew(tmp_path: Path) -> None:
    path = tmp_path / "games.db"

    async def law() -> None:
        async with SqliteStore(path) as store:
            path.unlink()
            with pytest.raises(Unavailable, match="cannot be opened"):
                await store.read("a")

    asyncio.run(law())
    assert not path.exists()


def write_text(path: Path) -> None:
    path.write_text("The city falls asleep. " * 100)


def write_newer(path: Path) -> None:
    asyncio.run(SqliteStore(path).close())
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"PRAGMA user_version={FORMAT + 1}")


def write_foreign(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE accounts (name)")


def write_cut_off(path: Path) -> None:
    asyncio.run(SqliteStore(path).close())
    path.write_bytes(path.read_bytes()[:4096])


@pytest.mark.parametrize(
    ("write", "sentence"),
    [
        (write_text, "is not a database"),
        (write_newer, f"has the format {FORMAT + 1}, of a newer program; this one knows {FORMAT}"),
        (write_foreign, "is the database of another program"),
        (write_cut_off, "is damaged"),
        (Path.mkdir, "cannot be opened"),
    ],
    ids=lambda given: getattr(given, "__name__", ""),
)
def test_a_file_that_is_no_store_is_refused_and_left_alone(tmp_path: Path, write: object, sentence: str) -> None:
    path = tmp_path / "games.db"
    assert callable(write)
    write(path)
    before = path.read_bytes() if path.is_file() else b""
    with pytest.raises(Unavailable, match=f"games.db {sentence}"):
        SqliteStore(path)
    assert (path.read_bytes() if path.is_file() else b"") == before


def test_a_missing_folder_is_named(tmp_path: Path) -> None:
    with pytest.raises(Unavailable, match=r"missing/games.db cannot be opened: it or its folder is missing"):
        SqliteStore(tmp_path / "missing" / "games.db")


def test_an_empty_file_is_a_new_store(tmp_path: Path) -> None:
    (tmp_path / "games.db").touch()
    asyncio.run(SqliteStore(tmp_path / "games.db").close())
    assert sound(tmp_path / "games.db")


FIRST_FORMAT = """
    CREATE TABLE log (
        "table" TEXT NOT NULL,
        number INTEGER NOT NULL,
        row BLOB NOT NULL CHECK (typeof(row) = 'blob'),
        PRIMARY KEY ("table", number)
    ) WITHOUT ROWID;
    INSERT INTO log VALUES ('oak', 1, x'61'), ('oak', 2, x'62');
    PRAGMA application_id = 1130984569;
    PRAGMA user_version = 1;
"""


def test_a_file_of_the_first_format_is_read_and_written(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "games.db")) as connection:
        connection.executescript(FIRST_FORMAT)

    async def law() -> None:
        async with SqliteStore(tmp_path / "games.db") as store:
            assert await store.read("oak") == [(1, b"a"), (2, b"b")]
            await store.append("oak", 2, [b"c"])
            await store.archive("oak")
            assert await store.read("oak") == [(1, b"a"), (2, b"b"), (3, b"c")]

    asyncio.run(law())
    with closing(sqlite3.connect(tmp_path / "games.db")) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (FORMAT,)
        connection.execute("PRAGMA user_version = 1")  # as a server of that format does, if it had the file open
    asyncio.run(SqliteStore(tmp_path / "games.db").close())


def test_what_is_deleted_is_not_in_the_file_any_more(tmp_path: Path) -> None:
    path = tmp_path / "games.db"

    async def law() -> None:
        async with SqliteStore(path) as store:
            for number in range(60):
                rows = [(b"%s said %d " % (name, number)) * 9 for name in (b"oak", b"elm", b"ash")]
                await asyncio.gather(*(store.append(row[:3].decode(), 2 * number, [row, row]) for row in rows))
            await store.archive("elm")
            assert await store.delete("oak")
            assert await store.delete("elm")
            files = b"".join(file.read_bytes() for file in tmp_path.iterdir())
            assert (files.count(b"oak said"), files.count(b"elm said")) == (0, 0)
            assert files.count(b"ash said") >= 120 * 9

    asyncio.run(law())
    assert sound(path)


def test_it_counts_how_long_its_flushes_take(tmp_path: Path) -> None:
    async def law() -> None:
        async with SqliteStore(tmp_path / "games.db") as store:
            await store.append("a", 0, [b"1"])
            assert store.flushes >= 1
            assert store.flush_seconds > 0

    asyncio.run(law())


def test_to_prove_that_it_can_write_it_writes(tmp_path: Path) -> None:
    async def law() -> None:
        def forbid(connection: sqlite3.Connection) -> None:
            connection.execute("PRAGMA query_only=ON")

        async with SqliteStore(tmp_path / "games.db") as store:
            await store.prove()
            assert await store.tables() == []
        async with SqliteStore(tmp_path / "games.db", forbid) as store:
            with pytest.raises(Unavailable):
                await store.prove()

    asyncio.run(law())


def test_a_file_that_cannot_have_a_write_ahead_log_is_refused() -> None:
    sentence = "it is in the mode memory"
    with closing(sqlite3.connect(":memory:")) as connection, pytest.raises(Unavailable, match=sentence):
        turn_on_wal(connection, Path("games.db"))


@pytest.mark.parametrize(
    ("database", "shown"),
    [
        ("games.db", "games.db"),
        ("postgresql://who:secret@host:5432/games", "postgresql://host:5432/games"),
        ("postgres://host", "postgresql://host"),
        ("postgresql://who:secret@other@host/games", "the PostgreSQL database"),
    ],
)
def test_an_address_is_shown_without_its_password(database: str, shown: str) -> None:
    assert public_name(database) == shown


def test_a_path_opens_a_file(tmp_path: Path) -> None:
    store = open_store(str(tmp_path / "games.db"))
    assert isinstance(store, SqliteStore)
    asyncio.run(store.close())


def test_a_file_whose_tables_are_gone_fails_in_a_sentence(tmp_path: Path) -> None:
    async def law() -> None:
        path = tmp_path / "games.db"
        async with SqliteStore(path) as store:
            await store.append("a", 0, [b"1"])
            with closing(sqlite3.connect(path)) as other:
                other.execute("DROP TABLE archive")
            for work in (store.read("a"), store.delete("a")):
                with pytest.raises(Unavailable, match=r"games\.db fails \(no such table"):
                    await work

    asyncio.run(law())


def test_who_opens_a_file_waits_for_another_that_does_so_and_not_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "games.db"
    first, second = (sqlite3.connect(path, 0, isolation_level=None, check_same_thread=False) for _ in range(2))
    with closing(first), closing(second):
        first.execute("CREATE TABLE a (b)")
        first.execute("BEGIN EXCLUSIVE")
        monkeypatch.setattr(database, "PATIENCE", 0.0)
        with pytest.raises(sqlite3.OperationalError, match="locked"):
            turn_on_wal(second, path)
        monkeypatch.setattr(database, "PATIENCE", 60.0)
        going = Timer(0.05, first.execute, ["COMMIT"])
        going.start()
        turn_on_wal(second, path)
        going.join()
        assert second.execute("PRAGMA journal_mode").fetchone() == ("wal",)
