"""Tables where nothing has happened for long: their records are there as long as they are kept, and then nothing is."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import msgspec
from patience import PATIENCE, wait_until

from citysleeps.table.rows import read_row, written
from server.running import Client, Server, done, together
from server.test_http import STILL, end_a_game

DAY = 24 * 3600 * 1000


def count(database: Path, table: str) -> int:
    with closing(sqlite3.connect(database, PATIENCE)) as connection:
        found = connection.execute(f"SELECT count(*) FROM {table}").fetchone()
        return int(found[0])


def wait_until_there_are(many: int, database: Path, table: str) -> None:
    wait_until(lambda: count(database, table) == many)


def make_old(database: Path, code: str, days: int) -> None:
    with closing(sqlite3.connect(database, PATIENCE, isolation_level=None)) as connection:
        rows = connection.execute('SELECT number, row FROM log WHERE "table" = ?', (code,)).fetchall()
        for number, row in rows:
            read = read_row(number, row)
            old = written(msgspec.structs.replace(read, at=read.at - days * DAY))
            connection.execute('UPDATE log SET row = ? WHERE "table" = ? AND number = ?', (old, code, number))


def test_a_record_is_there_as_long_as_its_table_is_kept(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        made, young = server.make(settings=STILL), server.make()
        path = f"/api/tables/{made['code']}/games/1/record"

        async def play() -> None:
            async with together(server, made, "A") as (a,):
                await end_a_game(a)

        asyncio.run(play())
        record = server.http("GET", path).body
        server.stop()
        make_old(server.database, made["code"], 40)
        server.process = server.start()
        wait_until_there_are(1, server.database, "archive")
        wait_until_there_are(2 + 1, server.database, "log")
        for _ in range(2):
            answer = server.http("GET", path)
            assert (answer.status, answer.body) == (200, record)
            assert server.http("GET", f"/api/tables/{made['code']}").status == 404
        assert server.http("GET", path.replace("/1/", "/2/")).json()["reason"] == "no_record"
        server.stop()
        server.options += ["--keep-days", "39"]
        server.process = server.start()
        wait_until_there_are(0, server.database, "archive")
        wait_until_there_are(1, server.database, "log")
        assert server.http("GET", path).json()["reason"] == "no_table"
        assert server.http("GET", f"/api/tables/{young['code']}").status == 200
        wait_until(lambda: "1 tables were deleted" in server.log())  # it says so after it is done


def test_who_sits_at_a_table_that_is_deleted_finds_it_no_more(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        made = server.make()
        token = server.join(made["code"], "A")["token"]

        async def play() -> None:
            async with await Client.open(server, made["code"], token=token, creator=made["creator"]) as a:
                await done(a, "add_bot")
                command = [sys.executable, "-m", "citysleeps.cli", "delete", made["code"]]
                subprocess.run([*command, "--database", str(server.database)], check=True, timeout=PATIENCE)
                assert (await a.command("add_bot"))["say"] == "refused"

        asyncio.run(play())
        wait_until(lambda: server.http("GET", f"/api/tables/{made['code']}").status == 404)
        assert count(server.database, "log") == 0
        assert "Traceback" not in server.log()
