"""A server on PostgreSQL: what is acknowledged is there after its death, a second one is refused, and nothing that is
printed has the password."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
from pathlib import Path
from shlex import split

from patience import PATIENCE
from postgres import PASSWORD, Cluster, found

from server.running import Client, Server

RUNNING = Path(__file__).parent.parent.parent / "docs" / "running.md"


def test_a_table_outlives_its_server_and_a_second_one_is_refused(tmp_path: Path, cluster: Cluster) -> None:
    url = cluster.make()
    with Server(tmp_path, "--database", url) as server:
        made = server.make()
        token = server.join(made["code"], "A")["token"]

        async def add_bots(count: int) -> None:
            async with await Client.open(server, made["code"], token=token, creator=made["creator"]) as a:
                for _ in range(count):
                    assert (await a.command("add_bot"))["say"] == "done"

        asyncio.run(add_bots(3))
        command = [sys.executable, "-m", "citysleeps.cli", "serve", "--port", "0", "--database", url]
        second = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
        assert second.returncode == 2 and "City Sleeps is on" not in second.stdout
        assert f"postgresql://127.0.0.1:{cluster.port}/postgres is served already" in second.stderr
        assert PASSWORD not in second.stderr
        server.kill()
        server.process = server.start()
        asyncio.run(add_bots(1))
        assert int(cluster.sql(url, f"SELECT last FROM tables WHERE code = '{made['code']}'")) >= 6
        assert f"keeps its tables in postgresql://127.0.0.1:{cluster.port}/postgres." in server.log()
        assert PASSWORD not in server.log()


def test_the_backup_of_a_running_server_is_restored_by_the_words_of_the_docs(tmp_path: Path, cluster: Cluster) -> None:
    shell = [line.strip() for line in RUNNING.read_text().splitlines() if line.startswith("    ")]
    dump = next(line for line in shell if line.startswith("pg_dump"))
    create, restore = (line for line in shell if "restored" in line and "serve" not in line)
    cluster.sql(cluster.url(), "CREATE DATABASE citysleeps")
    with Server(tmp_path, "--database", cluster.url("citysleeps")) as server:
        made = server.make()
        server.join(made["code"], "A")
        run(cluster, dump, tmp_path)
        server.join(made["code"], "B")
    run(cluster, create, tmp_path)
    run(cluster, restore, tmp_path)
    for database, people in (("citysleeps", ["A", "B"]), ("restored", ["A"])):
        with Server(tmp_path, "--database", cluster.url(database)) as server:
            assert server.http("GET", f"/api/tables/{made['code']}").json()["people"] == people


def run(cluster: Cluster, line: str, folder: Path) -> None:
    """A line of the docs, with this machine's PostgreSQL for the one that it means."""
    program, *words = split(line.removeprefix("sudo -u postgres "))
    given = [re.sub(r"postgresql://\S+/(\w+)", lambda name: cluster.url(name[1]), word) for word in words]
    where = ["-h", "127.0.0.1", "-p", str(cluster.port), "-U", "citysleeps"] if program == "createdb" else []
    subprocess.run([found(program), *where, *given], cwd=folder, check=True, timeout=PATIENCE)
