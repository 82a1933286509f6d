"""What is acknowledged survives the death of the process; processes on one file do not both win; disks fill up."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from citysleeps.store.sqlite import SqliteStore
from store.child import ROWS, TABLES, content
from store.test_sqlite import sound

CHILD = Path(__file__).with_name("child.py")
Child = subprocess.Popen[str]


def start(verb: str, path: Path, *more: str) -> Child:
    command = [sys.executable, str(CHILD), verb, str(path), *more]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def hear(child: Child) -> str:
    assert child.stdout
    return child.stdout.readline().strip()


def tell(child: Child) -> None:
    assert child.stdin
    child.stdin.write("\n")
    child.stdin.flush()


def read(path: Path, table: str) -> list[tuple[int, bytes]]:
    async def look() -> list[tuple[int, bytes]]:
        async with SqliteStore(path) as store:
            return await store.read(table)

    return asyncio.run(look())


def test_what_is_acknowledged_survives_kill_9(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    acknowledged = {f"table-{n}": 0 for n in range(TABLES)}
    for round in range(10):
        with start("write", path) as child:
            heard = [hear(child) for _ in range(1 + 37 * round)]
            child.kill()
            assert child.stdout
            heard += child.stdout.read().splitlines()
        for line in heard:
            table, number = line.split()
            acknowledged[table] += ROWS
            assert int(number) == acknowledged[table]
        assert sound(path)
        for table, number in acknowledged.items():
            rows = read(path, table)
            assert number <= len(rows) <= number + ROWS  # one more append may have been written and not acknowledged
            assert len(rows) % ROWS == 0
            assert rows == [(at, content(table, at)) for at in range(1, len(rows) + 1)]
            acknowledged[table] = len(rows)


def test_one_of_three_processes_wins_each_number(tmp_path: Path) -> None:
    path = tmp_path / "games.db"  # made by whoever comes first
    names = ["one", "two", "three"]
    children = {name: start("race", path, name, "300") for name in names}
    assert [hear(child) for child in children.values()] == ["ready"] * 3
    for child in children.values():
        tell(child)
    won = [(int(line), name.encode()) for name in names for line in children[name].communicate()[0].split()]
    assert [child.returncode for child in children.values()] == [0, 0, 0]
    assert read(path, "a") == sorted(won)
    assert len(won) == 300
    assert sound(path)


def test_a_disk_that_takes_no_more_is_named_and_the_store_goes_on_once_it_does(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    said, _ = start("fill_small_disk", path).communicate()
    refused, stands, after = said.splitlines()
    number, _, sentence = refused.partition(" ")
    assert sentence.startswith(f"{path} cannot be read or written: the disk is full or failing")
    assert int(stands) == int(number) > 20
    assert int(after) == int(number) + 1
    assert read(path, "a") == [(at, content("a", at)) for at in range(1, int(number) + 2)]
    assert sound(path)


def test_a_read_only_file_is_named_and_written_again_once_it_may_be() -> None:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "games.db"
        Path(folder).chmod(0o777)
        asyncio.run(SqliteStore(path).close())
        path.chmod(0o444)
        with start("knock", path) as child:
            assert hear(child).startswith(f"{path} cannot be written: it is read-only")
            for file in Path(folder).iterdir():
                file.chmod(0o666)
            tell(child)
            assert hear(child) == "appended 1"
            child.communicate()
        assert child.returncode == 0
        assert read(path, "a") == [(1, content("a", 1))]
        assert sound(path)
