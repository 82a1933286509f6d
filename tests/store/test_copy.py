"""One store is copied into another, and the copy is compared (store/copy.py)."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from citysleeps.store.copy import AT_ONCE, ROWS_AT_ONCE, at_hand, copy
from citysleeps.store.memory import MemoryStore
from citysleeps.store.port import Damaged, Numbered, Unavailable
from citysleeps.store.sqlite import SqliteStore


class Busy(MemoryStore):
    """Somebody else opens a table while it is written to."""

    async def append(self, table: str, expected: int, rows: Sequence[bytes], fence: int = 0) -> None:
        await super().append(table, expected, rows, fence)
        self.log["other"] = [b"theirs"]


class Forgetful(MemoryStore):
    """Loses the rows of small tables."""

    async def append(self, table: str, expected: int, rows: Sequence[bytes], fence: int = 0) -> None:
        await super().append(table, expected, rows if len(rows) > 1 else [], fence)


class Growing(MemoryStore):
    """A table grows after it was read."""

    async def last(self, table: str) -> int:
        return await super().last(table) + 1


class Damp(MemoryStore):
    """Of one table the archive is damaged."""

    async def read(self, table: str, after: int = 0, limit: int | None = None) -> list[Numbered]:
        if table == "long":
            raise Damaged("the archived rows cannot be read")
        return await super().read(table, after, limit)


def filled(store: MemoryStore) -> MemoryStore:
    store.log = {f"t{number:02}": [b"%d" % number] for number in range(AT_ONCE + 5)}
    store.log["long"] = [b"%d" % number for number in range(2 * ROWS_AT_ONCE + 1)]
    return store


def test_every_table_is_copied_with_all_its_rows() -> None:
    source, target = filled(MemoryStore()), MemoryStore()
    told: list[int] = []
    counts = asyncio.run(copy(source, target, told.append))
    assert target.log == source.log
    assert counts == (AT_ONCE + 6, AT_ONCE + 5 + 2 * ROWS_AT_ONCE + 1) and told == [AT_ONCE, 6]


@pytest.mark.parametrize(
    ("source", "target", "sentence"),
    [
        (MemoryStore, Busy, "the copy does not have the same tables"),
        (MemoryStore, Forgetful, "the copy of table .* is not like it"),
        (Growing, MemoryStore, "the copy of table .* is not like it"),
        (Damp, MemoryStore, "table long cannot be copied: the archived rows cannot be read"),
    ],
)
def test_a_copy_that_differs_is_found(source: type[MemoryStore], target: type[MemoryStore], sentence: str) -> None:
    with pytest.raises(Unavailable, match=sentence):
        asyncio.run(copy(filled(source()), target()))


def test_nothing_is_copied_to_where_there_are_tables() -> None:
    target = MemoryStore()
    target.log["a"] = [b"1"]
    with pytest.raises(Unavailable, match="there are tables already where to copy to; nothing was copied"):
        asyncio.run(copy(filled(MemoryStore()), target))
    assert target.log == {"a": [b"1"]}


def test_a_file_is_opened_beside_itself_and_an_address_as_it_is(tmp_path: Path) -> None:
    async def fill(path: Path) -> None:
        async with SqliteStore(path) as store:
            assert await store.last("a") == (path.name == "copy.db")
            if path.name != "copy.db":
                await store.append("a", 0, [b"1"])

    asyncio.run(fill(tmp_path / "games.db"))
    with at_hand(str(tmp_path / "games.db")) as path:
        assert Path(path).parent != tmp_path
        asyncio.run(fill(Path(path)))
    assert not Path(path).exists()
    with at_hand("postgresql://localhost/games") as address:
        assert address == "postgresql://localhost/games"
    with pytest.raises(Unavailable, match=r"none\.db cannot be opened"), at_hand(str(tmp_path / "none.db")):
        pass


def test_a_file_is_opened_also_by_an_sqlite_that_reads_no_addresses_by_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Debian's reads them in any case. Others take an address for the name of a file unless they are told."""
    connect, opened = sqlite3.connect, []

    def careful(name: Any, uri: bool = False) -> sqlite3.Connection:
        opened.append(str(name))
        return connect(name if uri else str(name).replace(":", "/"), uri=uri)

    connect(tmp_path / "a? #1%20.db").execute("CREATE TABLE a (b)").connection.close()
    monkeypatch.setattr(sqlite3, "connect", careful)
    with at_hand(str(tmp_path / "a? #1%20.db")) as path:
        assert connect(path).execute("SELECT * FROM a").fetchall() == []
    assert len(opened) == 2 and opened[0].endswith("?mode=ro")
