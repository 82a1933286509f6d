"""`citysleeps copy` and `delete`: everything goes from one database to the other and back, and is looked at again."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest
from postgres import PASSWORD, Cluster

from citysleeps.server.claim import claim
from citysleeps.store.copy import ROWS_AT_ONCE, copy
from citysleeps.store.memory import MemoryStore
from citysleeps.store.open import open_store
from citysleeps.store.port import Numbered, Store, Unavailable
from cli.test_cli import good, wrong

Everything = dict[str, list[Numbered]]


async def everything(store: Store) -> Everything:
    return {table: await store.read(table) for table in await store.tables()}


async def fill(store: Store) -> Everything:
    chance = Random(7)
    for number in range(45):
        rows = [chance.randbytes(chance.randrange(90)) for _ in range(1 + chance.randrange(12))]
        await store.append(f"T{number:04}", 0, rows)
    await store.append("LONGX", 0, [b"%d" % number for number in range(ROWS_AT_ONCE + 7)])
    for table in ("LONGX", "T0003", "T0004"):
        await store.archive(table)
    return await everything(store)


def in_store(database: str | Path, *write: str) -> Everything:
    async def look() -> Everything:
        async with open_store(str(database)) as store:
            return await (fill(store) if write else everything(store))

    return asyncio.run(look())


def test_everything_goes_to_postgresql_and_back(tmp_path: Path, cluster: Cluster) -> None:
    url = cluster.make()
    before = in_store(tmp_path / "one.db", "fill")
    rows = sum(map(len, before.values()))
    there = good("copy", tmp_path / "one.db", url)
    name = f"postgresql://127.0.0.1:{cluster.port}/postgres"
    assert there == f"Copied 46 tables with {rows} rows to {name} and compared them: they are the same.\n"
    assert in_store(url) == before
    back = good("copy", url, tmp_path / "two.db")
    assert back == f"Copied 46 tables with {rows} rows to {tmp_path / 'two.db'} and compared them: they are the same.\n"
    assert in_store(tmp_path / "two.db") == before
    for source, target in ((tmp_path / "one.db", url), (url, tmp_path / "two.db")):
        assert wrong("copy", source, target) == "there are tables already where to copy to; nothing was copied"
    assert in_store(tmp_path / "two.db") == in_store(url) == before


def test_who_is_served_or_is_not_there_is_not_copied(tmp_path: Path, cluster: Cluster) -> None:
    one, two = str(tmp_path / "one.db"), str(tmp_path / "two.db")
    assert wrong("copy", one, two) == f"{one}: there is no such file"
    in_store(one, "fill")
    with claim(one):
        assert "is served already" in wrong("copy", one, two)
    url = cluster.make()

    async def serve() -> str:
        async with open_store(url, node=""):
            return await asyncio.to_thread(wrong, "copy", one, url)

    said = asyncio.run(serve())
    assert "is served already" in said and PASSWORD not in said
    assert in_store(url) == {}


class Forgetful(MemoryStore):
    """Has written everything, but for one row."""

    async def append(self, table: str, expected: int, rows: Sequence[bytes], fence: int = 0) -> None:
        await super().append(table, expected, [b"" if row == b"3" else row for row in rows], fence)


def test_a_copy_that_is_not_the_same_is_no_copy() -> None:
    async def law() -> None:
        source = MemoryStore()
        await source.append("a", 0, [b"1", b"2", b"3"])
        with pytest.raises(Unavailable, match="the copy of table a is not like it"):
            await copy(source, Forgetful())
        assert await copy(source, MemoryStore()) == (1, 3)

    asyncio.run(law())


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_table_is_deleted_by_its_code(tmp_path: Path, cluster: Cluster, kind: str) -> None:
    database = str(tmp_path / "one.db") if kind == "sqlite" else cluster.make()
    before = in_store(database, "fill")
    assert good("delete", "t0003", "--database", database) == "Table T0003 is deleted.\n"
    said = wrong("delete", "t0003", "--database", database)
    assert said.startswith("there is no table T0003 in ") and PASSWORD not in said
    del before["T0003"]
    assert in_store(database) == before
    assert wrong("delete", "T0004", "--database", str(tmp_path / "no.db")).endswith("no.db: there is no such file")
    assert not (tmp_path / "no.db").exists()
