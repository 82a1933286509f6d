"""The store in a file keeps the laws, shares its flushes, and says what is wrong with the file."""

from __future__ import annotations

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from queue import SimpleQueue
from threading import Barrier
from threading import enumerate as enumerate_threads
from time import monotonic
from typing import Any, ClassVar

import pytest
from patience import until

from citysleeps.store import database, sqlite, writer
from citysleeps.store.address import public_name
from citysleeps.store.database import FORMAT, prove_writable, turn_on_wal
from citysleeps.store.open import open_store
from citysleeps.store.port import Conflict, Store, Unavailable
from citysleeps.store.sqlite import SqliteStore, into_archive
from citysleeps.store.writer import MOST_AT_ONCE, MOST_PAGES
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


def test_rows_are_counted_until_they_are_moved_and_one_move_goes_on_at_a_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "MOVE_SECONDS", 60.0)
    monkeypatch.setattr(sqlite, "MOVE_ROWS", 3)
    moved: list[tuple[str, bool]] = []

    async def law() -> None:
        async with SqliteStore(tmp_path / "games.db") as store:
            monkeypatch.setattr(store, "fetch", lambda query, given: moved.append((query, store.moving.locked())))
            counted = []
            for table, many in (("a", 1), ("b", 2), ("c", 2), ("d", 1)):
                await store.append(table, 0, [b"row"] * many)
                counted.append(store.unmoved)
                await until(lambda: len(moved) == counted.count(0), "as many moves as were due")
                with store.moving:
                    pass  # none goes on any more
            assert counted == [1, 0, 2, 0]
            with store.moving:
                await store.append("e", 0, [b"row"] * 3)
            assert store.unmoved == 3

    asyncio.run(law())
    assert moved == [("PRAGMA wal_checkpoint(PASSIVE)", True)] * 2


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


def test_when_it_is_closed_every_thread_and_connection_ends(tmp_path: Path) -> None:
    def threads() -> set[str]:
        return {thread.name for thread in enumerate_threads() if "games.db" in thread.name}

    async def law() -> None:
        store = SqliteStore(tmp_path / "games.db")
        await store.append("table", 0, [b"row"])
        await asyncio.gather(*[store.read("table") for _ in range(3)])
        assert len(threads()) > 1 and store.writer.thread.daemon  # who forgets to close it can still end
        await store.close()
        assert threads() == set() and store.idle.empty() and store.writer.connection is None
        with pytest.raises(Unavailable, match="closed"):
            await store.append("table", 1, [b"row"])
        assert store.writer.waiting == []

    asyncio.run(law())
    assert [path.name for path in tmp_path.iterdir()] == ["games.db"]


def test_a_failed_question_leaves_no_connection_behind(tmp_path: Path) -> None:
    async def law() -> None:
        async with SqliteStore(tmp_path / "games.db") as store:
            await store.last("table")
            (connection,) = [store.idle.get_nowait()]
            store.idle.put(connection)
            with pytest.raises(Unavailable, match="no such table: nowhere"):
                await store.ask("SELECT * FROM nowhere")
            assert store.idle.empty()
            with pytest.raises(sqlite3.ProgrammingError, match="closed"):
                connection.execute("SELECT 1")
            await store.last("table")
            assert store.idle.qsize() == 1

    asyncio.run(law())


def test_a_change_that_fails_half_way_changes_nothing(tmp_path: Path) -> None:
    def fail(connection: sqlite3.Connection) -> bool:
        connection.execute("DELETE FROM log")
        assert connection.in_transaction
        raise sqlite3.OperationalError("half way")

    async def law() -> None:
        async with SqliteStore(tmp_path / "games.db") as store:
            await store.append("a", 0, [b"row"])
            with pytest.raises(Unavailable, match="half way"):
                store.change(fail)
            assert await store.last("a") == 1

    asyncio.run(law())


def test_only_what_is_there_and_not_archived_yet_is_archived(tmp_path: Path) -> None:
    async def law() -> None:
        async with SqliteStore(tmp_path / "games.db") as store:
            await store.append("two", 0, [b"1", b"2"])
            await store.append("three", 0, [b"1", b"2", b"3"])
            assert [end.is_archived for end in await store.ends()] == [False, True]  # two rows stay where they are
            assert [await store.archive(table) for table in ("two", "three", "three", "no")] == [
                False,
                True,
                False,
                False,
            ]
            assert [end.is_archived for end in await store.ends()] == [True, True]
            assert await store.ask("SELECT number FROM log WHERE \"table\" = 'three'") == [(1,), (3,)]
            rows = await store.read("three")
            await store.delete("three")
            assert not store.change(into_archive, "three", rows)
            await store.append("three", 0, [b"another", b"of this", b"name"])
            assert not store.change(into_archive, "three", rows)
            assert await store.read("three") == [(1, b"another"), (2, b"of this"), (3, b"name")]
            assert await store.ask("SELECT count(*) FROM archive") == [(0,)]

    asyncio.run(law())


def test_where_nothing_was_deleted_nothing_is_moved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    moved: list[str] = []

    async def law() -> None:
        async with SqliteStore(tmp_path / "games.db") as store:
            monkeypatch.setattr(store, "move", moved.append)
            await store.append("a", 0, [b"row"])
            assert [await store.delete(table) for table in ("no", "a", "a")] == [False, True, False]

    asyncio.run(law())
    assert moved == ["TRUNCATE"]


def test_whoever_stops_waiting_before_it_is_begun_has_written_nothing(tmp_path: Path) -> None:
    async def law() -> None:
        async with SqliteStore(tmp_path / "games.db") as store:
            store.append("left", 0, [b"x"]).cancel()
            await store.append("stayed", 0, [b"x"])
            assert (await store.tables(), store.flushes) == (["stayed"], 1)
            store.append("left", 0, [b"x"]).cancel()
            store.append("left", 0, [b"x"]).cancel()
        assert store.flushes == 1  # nothing was left to write

    asyncio.run(law())


def test_more_than_one_commit_takes_is_finished_when_the_store_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "TOGETHER", 10)

    async def law() -> None:
        store = SqliteStore(tmp_path / "games.db")
        waiting = [store.append(f"table {n}", 0, [b"x"]) for n in range(25)]
        store.end()  # while the loop stands still
        await asyncio.gather(*waiting)
        assert store.flushes == 3

    asyncio.run(law())


def test_after_a_failure_the_writer_opens_the_file_anew_and_old_readers_go(tmp_path: Path) -> None:
    opened: list[sqlite3.Connection] = []
    trouble: list[Exception] = []

    def prepare(connection: sqlite3.Connection) -> None:
        opened.append(connection)
        if trouble:
            raise trouble.pop()

    async def law() -> None:
        async with SqliteStore(tmp_path / "games.db", prepare) as store:
            await store.last("a")
            opened[0].execute("PRAGMA query_only=ON")
            assert store.idle.qsize() == 1
            with pytest.raises(Unavailable, match="read-only"):
                await store.append("a", 0, [b"row"])
            assert store.idle.empty()
            trouble.append(sqlite3.OperationalError("not yet"))
            with pytest.raises(Unavailable, match="not yet"):
                await store.append("a", 0, [b"row"])
            trouble.append(RuntimeError("a fault of ours"))
            with pytest.raises(RuntimeError, match="a fault of ours"):
                await store.append("a", 0, [b"row"])
            await store.append("a", 0, [b"row"])
            assert await store.last("a") == 1

    asyncio.run(law())
    assert len(opened) == 4
    for connection in opened:
        with pytest.raises(sqlite3.ProgrammingError, match="closed"):
            connection.execute("SELECT 1")


def test_a_writer_that_cannot_begin_leaves_no_connection_behind(tmp_path: Path) -> None:
    opened: list[sqlite3.Connection] = []

    def fail(connection: sqlite3.Connection) -> None:
        opened.append(connection)
        raise sqlite3.OperationalError("not today")

    with pytest.raises(Unavailable, match="not today"):
        SqliteStore(tmp_path / "games.db", fail)
    with pytest.raises(sqlite3.ProgrammingError, match="closed"):
        opened[0].execute("SELECT 1")


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


def test_what_adds_nothing_is_refused_beside_what_adds_something(tmp_path: Path) -> None:
    async def law() -> None:
        async with SqliteStore(tmp_path / "games.db") as store:
            asked = store.append("a", 0, [b"1"]), store.append("b", 5, []), store.append("c", 0, [])
            found = await asyncio.gather(*asked, return_exceptions=True)
            assert [type(outcome) for outcome in found] == [type(None), Conflict, type(None)]

    asyncio.run(law())


def test_every_commit_is_flushed_to_the_disk(tmp_path: Path) -> None:
    found: list[object] = []

    def look(connection: sqlite3.Connection) -> None:
        for pragma in ("journal_mode", "synchronous", "fullfsync", "secure_delete", "temp_store", "wal_autocheckpoint"):
            found.extend(connection.execute(f"PRAGMA {pragma}").fetchone())

    asyncio.run(SqliteStore(tmp_path / "games.db", look).close())
    assert found == ["wal", 2, 1, 1, 2, MOST_PAGES]  # 2 is FULL, and MEMORY


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


def write_claimed(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA application_id=7")


def write_cut_off(path: Path) -> None:
    asyncio.run(SqliteStore(path).close())
    path.write_bytes(path.read_bytes()[:4096])


@pytest.mark.parametrize(
    ("write", "sentence"),
    [
        (write_text, "is not a database"),
        (write_newer, f"has the format {FORMAT + 1}, of a newer program; this one knows {FORMAT}"),
        (write_foreign, "is the database of another program"),
        (write_claimed, "is the database of another program"),
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
            assert store.flushes == 1
            assert 0 < store.flush_seconds < monotonic() - began

    began = monotonic()
    asyncio.run(law())


def test_to_prove_that_it_can_write_it_writes(tmp_path: Path) -> None:
    async def law() -> None:
        def forbid(connection: sqlite3.Connection) -> None:
            connection.execute("PRAGMA query_only=ON")

        async with SqliteStore(tmp_path / "games.db") as store:
            log = tmp_path / "games.db-wal"
            before = log.stat().st_size
            await store.prove()
            assert log.stat().st_size > before
            assert await store.tables() == []
        async with SqliteStore(tmp_path / "games.db", forbid) as store:
            with pytest.raises(Unavailable):
                await store.prove()

    asyncio.run(law())


def test_a_file_that_can_only_be_read_is_found_out_at_once(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    asyncio.run(SqliteStore(path).close())
    with closing(database.connect(path, "ro")) as reader, pytest.raises(sqlite3.OperationalError, match="readonly"):
        prove_writable(reader)
    with closing(database.connect(path)) as connection:
        prove_writable(connection)
        assert not connection.in_transaction


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
    async def law() -> None:
        async with open_store(str(tmp_path / "games.db")) as store:
            assert isinstance(store, SqliteStore)
            await store.append("a", 0, [b"row"])

    asyncio.run(law())


def test_a_special_kind_of_trouble_is_named_like_its_general_one() -> None:
    error = sqlite3.OperationalError("disk I/O error")
    error.sqlite_errorcode = sqlite3.SQLITE_IOERR_FSYNC
    assert "the disk is full or failing" in str(database.unavailable(Path("games.db"), error))


def test_a_file_of_this_format_is_not_migrated_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "games.db"
    asyncio.run(SqliteStore(path).close())
    monkeypatch.setattr(database, "migrate", None)
    asyncio.run(SqliteStore(path).close())


class Watched(sqlite3.Connection):
    """A connection that remembers what is run on it, and fails where it is told to."""

    made: ClassVar[list[Watched]] = []
    fails_at: ClassVar[str] = ""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.ran: list[str] = []
        self.made.append(self)

    def execute(self, statement: str, *given: Any) -> sqlite3.Cursor:
        self.ran.append(statement)
        if self.fails_at and self.fails_at in statement:
            raise sqlite3.OperationalError(f"no {statement}")
        return super().execute(statement, *given)


@pytest.fixture
def watched(monkeypatch: pytest.MonkeyPatch) -> type[Watched]:
    """What a connection is asked for, whatever this build of SQLite does by itself."""

    def connect(address: str, *args: Any, **more: Any) -> sqlite3.Connection:
        assert address.startswith("file:") and more.get("uri") is True
        return real(address, *args, factory=Watched, **more)

    real = sqlite3.connect
    monkeypatch.setattr(sqlite3, "connect", connect)
    monkeypatch.setattr(Watched, "made", [])
    return Watched


def test_every_connection_is_asked_to_flush_and_to_leave_no_trace(tmp_path: Path, watched: type[Watched]) -> None:
    async def law() -> None:
        async with SqliteStore(tmp_path / "games.db") as store:
            await store.append("a", 0, [b"1", b"2", b"3"])
            await store.read("a")
            await store.archive("a")

    asyncio.run(law())
    assert len(watched.made) == 3  # of the writer, of a reader, of the change
    for connection in watched.made:
        assert connection.ran[:3] == ["PRAGMA synchronous=FULL", "PRAGMA fullfsync=ON", "PRAGMA secure_delete=ON"]


@pytest.mark.parametrize("statement", ["secure_delete", "application_id", "journal_mode", "COMMIT"])
def test_a_file_that_cannot_be_opened_is_let_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, watched: type[Watched], statement: str
) -> None:
    monkeypatch.setattr(Watched, "fails_at", statement)
    with pytest.raises(Unavailable, match=statement):
        SqliteStore(tmp_path / "games.db")
    (connection,) = watched.made
    with pytest.raises(sqlite3.ProgrammingError, match="closed"):
        connection.total_changes  # noqa: B018


def test_only_another_process_is_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "games.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE a (b)")
    monkeypatch.setattr(database, "sleep", None)
    with (
        closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)) as connection,
        pytest.raises(sqlite3.OperationalError, match="readonly"),
    ):
        turn_on_wal(connection, path)


def test_no_more_rows_are_read_than_are_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found: list[int] = []

    async def law() -> None:
        async with SqliteStore(tmp_path / "games.db") as store:
            await store.append("a", 0, [b"row"] * 9)
            fetch = store.fetch

            def counted(query: str, given: tuple[object, ...]) -> list[tuple[Any, ...]]:
                rows = fetch(query, given)
                found.append(len(rows))
                return rows

            monkeypatch.setattr(store, "fetch", counted)
            assert await store.read("a", 4, 2) == [(5, b"row"), (6, b"row")]
            assert len(await store.read("a", 4)) == 5

    asyncio.run(law())
    assert found == [2, 5]


class Guarded(list[writer.Append]):
    """Appends that nobody may touch without the lock of the writer."""

    def __init__(self, lock: Any) -> None:
        super().__init__()
        self.lock = lock

    def append(self, one: writer.Append) -> None:
        assert self.lock.locked()
        super().append(one)

    def __getitem__(self, at: Any) -> Any:
        assert self.lock.locked()
        return super().__getitem__(at)


def test_what_waits_is_touched_and_the_end_is_said_only_with_the_lock(tmp_path: Path) -> None:
    class Knock(SimpleQueue[None]):
        def put(self, *_: Any) -> None:
            assert store.writer.lock.locked() or not store.writer.closed
            super().put(None)

    async def law() -> None:
        store.writer.waiting = Guarded(store.writer.lock)
        await store.append("a", 0, [b"row"])
        store.writer.knock.put(None)  # the writer has waited at the old one; it gathers nothing, and ends
        store.writer.thread.join()
        store.writer.knock = Knock()
        await store.close()

    store = SqliteStore(tmp_path / "games.db")
    asyncio.run(law())


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
        slept: list[float] = []

        def sleep(seconds: float) -> None:
            slept.append(seconds)
            first.execute("COMMIT")

        monkeypatch.setattr(database, "PATIENCE", 60.0)
        monkeypatch.setattr(database, "sleep", sleep)
        turn_on_wal(second, path)
        assert slept == [0.01]
        assert second.execute("PRAGMA journal_mode").fetchone() == ("wal",)
