"""What every store keeps: a store's own tests inherit these and say how one is made."""

from __future__ import annotations

import asyncio
import time
from abc import ABC, abstractmethod
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Barrier
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from citysleeps.store.port import NEW, Conflict, End, Store, Unavailable
from citysleeps.store.writer import TOGETHER

PATIENCE = 120  # seconds; it costs nothing where all goes well

names = st.sampled_from(["a", "b", "", "ночь", "A'; --", "\U0001f319 a\tb"])
rows = st.lists(st.binary(max_size=40), max_size=4)
appends = st.tuples(st.just("append"), names, st.sampled_from([0, 0, 0, 0, 1, -1, 5]), rows)
reads = st.tuples(st.just("read"), names, st.integers(0, 12), st.none() | st.integers(0, 5))
looks = st.tuples(
    st.sampled_from(["last", "tables", "ends", "archive", "archive", "delete", "reopen"]), names, st.just(0), st.just(0)
)
steps = st.lists(appends | appends | reads | looks, max_size=20)


class StoreLaws(ABC):
    """The laws."""

    @abstractmethod
    def open(self, folder: Path) -> Store:
        """The store of this folder."""

    def open_alone(self, folder: Path) -> Store:
        """The same, for a server."""
        return self.open(folder)

    async def reopen(self, store: Store, folder: Path) -> Store:
        """The store as whoever comes next finds it."""
        await store.close()
        return self.open(folder)

    def run(self, law: Coroutine[Any, Any, None]) -> None:
        asyncio.run(law)

    def test_rows_are_numbered_from_one_within_their_table(self, tmp_path: Path) -> None:
        async def law() -> None:
            async with self.open(tmp_path) as store:
                assert (await store.last("a"), await store.read("a"), await store.tables()) == (0, [], [])
                await store.append("b", 0, [b"x"])
                await store.append("a", 0, [b"one", b""])
                await store.append("a", 2, [b"\0three"])
                assert await store.read("a") == [(1, b"one"), (2, b""), (3, b"\0three")]
                assert await store.read("a", 1, 1) == [(2, b"")]
                assert await store.read("a", 3) == await store.read("a", 0, 0) == []
                assert (await store.last("a"), await store.tables()) == (3, ["a", "b"])

        self.run(law())

    @pytest.mark.parametrize("expected", [-1, 0, 1, 3, 2**40])
    def test_an_append_to_another_number_is_refused_and_changes_nothing(self, tmp_path: Path, expected: int) -> None:
        async def law() -> None:
            async with self.open(tmp_path) as store:
                await store.append("a", 0, [b"one", b"two"])
                with pytest.raises(Conflict, match=f"expected to end at {expected}; it ends at 2") as refused:
                    await store.append("a", expected, [b"other"])
                assert refused.value.found == 2
                assert await store.read("a") == [(1, b"one"), (2, b"two")]

        self.run(law())

    def test_appending_nothing_only_asks_where_the_table_stands(self, tmp_path: Path) -> None:
        async def law() -> None:
            async with self.open(tmp_path) as store:
                await store.append("a", 0, [])
                assert await store.tables() == []
                with pytest.raises(Conflict):
                    await store.append("a", 1, [])

        self.run(law())

    def test_a_list_that_changes_after_the_call_does_not_change_what_is_written(self, tmp_path: Path) -> None:
        async def law() -> None:
            async with self.open(tmp_path) as store:
                mine = [b"one"]
                appending = asyncio.ensure_future(store.append("a", 0, mine))
                await asyncio.sleep(0)
                mine[0] = b"changed"
                await appending
                assert await store.read("a") == [(1, b"one")]

        self.run(law())

    def test_a_name_with_a_nul_is_a_name_or_no_name(self, tmp_path: Path) -> None:
        async def law() -> None:
            async with self.open(tmp_path) as store:
                outcomes = await asyncio.gather(
                    store.append("a\0b", 0, [b"x"]), store.append("a", 0, [b"good"]), return_exceptions=True
                )
                assert outcomes[1] is None
                assert await store.tables() == (["a"] if isinstance(outcomes[0], ValueError) else ["a", "a\0b"])

        self.run(law())

    def test_who_is_alone_holds_every_table_by_whatever_fence(self, tmp_path: Path) -> None:
        async def law() -> None:
            async with self.open_alone(tmp_path) as store:
                await store.append("a", 0, [b"one"], NEW)
                held = await store.hold("a")
                assert held and not held.elsewhere
                await store.append("a", 1, [b"two"], held.fence)
                assert await store.stay()
                await store.release(["a"])
                again = await store.hold("a")
                assert again and not again.elsewhere
                await store.append("a", 2, [b"three"], again.fence)
                assert await store.last("a") == 3

        self.run(law())

    def test_the_clock_goes(self, tmp_path: Path) -> None:
        async def law() -> None:
            async with self.open_alone(tmp_path) as store:
                before = store.now()
                assert abs(before - time.time() * 1000) < 60_000  # all that is known of this machine is here
                await asyncio.sleep(0.05)
                assert store.now() >= before + 40

        self.run(law())

    def test_an_archived_table_is_read_and_goes_on_as_any_other(self, tmp_path: Path) -> None:
        async def law() -> None:
            async with self.open(tmp_path) as store:
                rows = [b"%d" % at * at for at in range(1, 41)]
                await store.append("a", 0, rows[:20])
                await store.append("b", 0, rows[:2])
                for table in ("a", "a", "b", "no"):
                    await store.archive(table)
                assert await store.tables() == ["a", "b"]
                assert await store.ends() == [End("a", 20, rows[19], True), End("b", 2, rows[1], True)]
                for expected in (0, 1, 19):
                    with pytest.raises(Conflict, match="it ends at 20"):
                        await store.append("a", expected, [b"no"])
                await store.append("a", 20, rows[20:])
                for _ in range(2):
                    for after in (0, 1, 2, 18, 19, 20, 39, 40):
                        for limit in (None, 0, 1, 19, 30):
                            numbered = list(enumerate(rows, 1))[after:][:limit]
                            assert await store.read("a", after, limit) == numbered
                    await store.archive("a")
                assert await store.read("b") == [(1, rows[0]), (2, rows[1])]

        self.run(law())

    def test_tables_are_listed_by_name_from_any_on(self, tmp_path: Path) -> None:
        async def law() -> None:
            async with self.open(tmp_path) as store:
                for table in ("c", "a", "d", "b"):
                    await store.append(table, 0, [b"first", table.encode()])
                assert await store.tables() == ["a", "b", "c", "d"]
                assert [end.table for end in await store.ends()] == ["a", "b", "c", "d"]
                assert [end[:3] for end in await store.ends("b")] == [("c", 2, b"c"), ("d", 2, b"d")]
                assert [end.table for end in await store.ends("", 3)] == ["a", "b", "c"]
                assert [end.table for end in await store.ends("bb", 1)] == ["c"]
                assert await store.ends("d") == []

        self.run(law())

    def test_what_is_archived_while_others_write_is_not_lost(self, tmp_path: Path) -> None:
        async def law() -> None:
            async with self.open(tmp_path) as store:
                last = 0

                async def write() -> None:
                    nonlocal last
                    while last < 60:
                        await store.append("a", last, [b"%d" % (last + 1), b"%d" % (last + 2)])
                        last += 2

                async def tidy() -> None:
                    while last < 60:
                        await store.archive("a")
                        least = last
                        found = await store.read("a")
                        assert len(found) >= least
                        assert found == [(at, b"%d" % at) for at in range(1, len(found) + 1)]

                await asyncio.gather(write(), tidy(), tidy())

        self.run(law())

    def test_a_deleted_table_is_gone_and_whoever_is_still_there_cannot_bring_it_back(self, tmp_path: Path) -> None:
        async def law() -> None:
            async with self.open(tmp_path) as store:
                for table in ("a", "b"):
                    await store.append(table, 0, [b"one", b"two", b"three", b"four"])
                    await store.archive(table)
                assert await store.delete("a")
                assert not await store.delete("a")
                assert (await store.read("a"), await store.last("a"), await store.tables()) == ([], 0, ["b"])
                with pytest.raises(Conflict, match="it ends at 0"):
                    await store.append("a", 4, [b"late"])
                assert await store.read("a") == []
                await store.append("a", 0, [b"another"])
                assert await store.read("a") == [(1, b"another")]
                assert await store.last("b") == 4

        self.run(law())

    def test_a_table_that_is_deleted_while_it_is_written_leaves_nothing(self, tmp_path: Path) -> None:
        async def law() -> None:
            async with self.open(tmp_path) as store:
                await store.append("a", 0, [b"0"])

                async def write() -> None:
                    last = 1
                    with suppress(Conflict):
                        while True:
                            await store.append("a", last, [b"x"] * 3)
                            last += 3
                            await asyncio.sleep(0)

                async def tidy() -> None:
                    while await store.last("a"):
                        await store.archive("a")
                        await asyncio.sleep(0)

                writing = asyncio.gather(write(), tidy())
                while await store.last("a") < 12:
                    await asyncio.sleep(0)
                assert await store.delete("a")
                await writing
                assert (await store.read("a"), await store.tables(), await store.ends()) == ([], [], [])
                await store.append("a", 0, [b"new"] * 30)
                assert await store.read("a") == [(at, b"new") for at in range(1, 31)]

        self.run(law())

    def test_a_closed_store_refuses(self, tmp_path: Path) -> None:
        async def law() -> None:
            store = self.open(tmp_path)
            await store.close()
            await store.close()
            asked = (store.append("a", 0, [b"x"]), store.read("a"), store.last("a"), store.tables(), store.ends())
            for call in (*asked, store.ends("a"), store.archive("a"), store.delete("a"), store.prove()):
                with pytest.raises(Unavailable, match="closed"):
                    await call

        self.run(law())

    def test_one_of_many_tasks_wins_each_number(self, tmp_path: Path) -> None:
        async def law() -> None:
            async with self.open(tmp_path) as store:
                for number in range(20):
                    tries = [store.append("a", number, [b"%d" % task]) for task in range(8)]
                    outcomes = await asyncio.gather(*tries, return_exceptions=True)
                    winners = [task for task in range(8) if outcomes[task] is None]
                    assert len(winners) == 1
                    lost = [outcome for outcome in outcomes if isinstance(outcome, Conflict)]
                    assert [conflict.found for conflict in lost] == [number + 1] * 7
                    assert await store.read("a", number) == [(number + 1, b"%d" % winners[0])]

        self.run(law())

    def test_more_appends_than_one_commit_takes_are_all_written(self, tmp_path: Path) -> None:
        tables = [f"table {number}" for number in range(2 * TOGETHER + 1)]

        async def law() -> None:
            async with self.open(tmp_path) as store:
                async with asyncio.timeout(PATIENCE):
                    await asyncio.gather(*(store.append(table, 0, [b"row"]) for table in tables))
                assert sorted(await store.tables()) == sorted(tables)

        self.run(law())

    def test_one_of_two_threads_wins_each_number(self, tmp_path: Path) -> None:
        store = self.open(tmp_path)
        together = Barrier(2)

        async def write(me: bytes) -> list[int]:
            won = []
            for number in range(50):
                together.wait()
                with suppress(Conflict):
                    await store.append("a", number, [me])
                    won.append(number + 1)
            return won

        with ThreadPoolExecutor(2) as threads:
            first, second = threads.map(lambda me: asyncio.run(write(me)), [b"first", b"second"])
        written = asyncio.run(store.read("a"))
        assert written == sorted([(at, b"first") for at in first] + [(at, b"second") for at in second])
        assert len(written) == 50
        asyncio.run(store.close())

    def test_what_is_acknowledged_is_read_while_others_write(self, tmp_path: Path) -> None:
        async def law() -> None:
            async with self.open(tmp_path) as store:
                acknowledged = 0

                async def write() -> None:
                    nonlocal acknowledged
                    while acknowledged < 200:
                        await store.append("a", acknowledged, [b"%d" % (acknowledged + 1)] * 2)
                        acknowledged += 2

                async def look() -> None:
                    while acknowledged < 200:
                        least = acknowledged
                        read = await store.read("a")
                        assert [at for at, _ in read] == list(range(1, len(read) + 1))
                        assert len(read) >= least and len(read) % 2 == 0
                        assert await store.last("a") >= len(read)
                        await asyncio.sleep(0)

                await asyncio.gather(write(), look(), look())

        self.run(law())

    @given(steps)
    @settings(max_examples=60, suppress_health_check=[HealthCheck.too_slow, HealthCheck.differing_executors])
    def test_it_is_a_dictionary_of_lists(self, taken: list[tuple[str, str, int, Any]]) -> None:
        async def law(folder: Path) -> None:
            store = self.open(folder)
            model: dict[str, list[bytes]] = {}
            for verb, table, at, more in taken:
                written = model.get(table, [])
                match verb:
                    case "append" if at == 0:
                        await store.append(table, len(written), more)
                        if more:
                            model[table] = written + more
                    case "append":
                        with pytest.raises(Conflict) as refused:
                            await store.append(table, len(written) + at, more)
                        assert refused.value.found == len(written)
                    case "read":
                        numbered = list(enumerate(written, 1))[at:]
                        assert await store.read(table, at, more) == numbered[: len(numbered) if more is None else more]
                    case "last":
                        assert await store.last(table) == len(written)
                    case "tables":
                        assert await store.tables() == sorted(model)
                    case "ends":
                        found = [(name, len(model[name]), model[name][-1]) for name in sorted(model)]
                        assert [end[:3] for end in await store.ends()] == found
                        some = [end for end in found if end[0] > table][:2]
                        assert [end[:3] for end in await store.ends(table, 2)] == some
                    case "archive":
                        await store.archive(table)
                    case "delete":
                        assert await store.delete(table) == bool(written)
                        model.pop(table, None)
                    case "reopen":
                        store = await self.reopen(store, folder)
            for table, written in model.items():
                assert await store.read(table) == list(enumerate(written, 1))
            await store.close()

        with TemporaryDirectory() as folder:
            self.run(law(Path(folder)))
