"""A server on PostgreSQL: what is acknowledged is there after its death, a second one is refused, and nothing that is
printed has the password."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

from postgres import PASSWORD, Cluster

from server.running import PATIENCE, Client, Server


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
        second = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
        assert second.returncode == 2 and "City Sleeps is on" not in second.stdout
        assert f"postgresql://127.0.0.1:{cluster.port}/postgres is served already" in second.stderr
        assert PASSWORD not in second.stderr
        server.kill()
        server.process = server.start()
        asyncio.run(add_bots(1))
        assert int(cluster.sql(url, f"SELECT last FROM tables WHERE code = '{made['code']}'")) >= 6
        assert f"keeps its tables in postgresql://127.0.0.1:{cluster.port}/postgres." in server.log()
        assert PASSWORD not in server.log()
