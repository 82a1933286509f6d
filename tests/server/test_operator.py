"""What whoever runs the server sees of it: whether it is well, what it says, what it counts."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from urllib.request import urlopen

import pytest
from patience import PATIENCE, wait_until

from citysleeps.server.journal import MOST_KEPT, Seldom
from citysleeps.server.serve import announce

from .faults import clear_disk, fill_disk, small_disk
from .running import Client, Gone, Server, done, together


def status(server: Server, path: str) -> int:
    return server.http("GET", path).status


def becomes(server: Server, path: str, wanted: int) -> None:
    """It is kept for a while what was answered before."""
    wait_until(lambda: status(server, path) == wanted)


@small_disk
def test_the_server_is_not_ready_while_nothing_can_be_written_but_lives(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        server.make()
        assert status(server, "/health/ready") == 200
        fill_disk(server)
        becomes(server, "/health/ready", 503)
        assert (status(server, "/api/health"), status(server, "/health/live")) == (503, 200)
        assert server.log().count("nothing can be written") == 1
        clear_disk(server)
        becomes(server, "/health/ready", 200)
        assert server.make()["code"]


def damage(server: Server, code: str) -> None:
    """A row of a table is not what it was, while the server is stopped."""
    server.stop()
    with closing(sqlite3.connect(server.database)) as connection:
        connection.execute('UPDATE log SET row = ? WHERE "table" = ? AND number = 2', (b'["not a row"]', code))
        connection.commit()
    server.process = server.start()


GARBAGE = (b"\x16\x03\x01\r\n\r\n", b"GET / HTTP/1.1\r\nHost: a\r\nUpgrade: b\r\nConnection: Upgrade\r\n\r\n")


def test_garbage_is_written_to_the_log_once_however_often_it_comes(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        for garbage in GARBAGE * 40:
            with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as line:
                line.sendall(garbage)
                assert line.recv(1)
        server.stop()
        assert server.log().count(" WARNING ") == len(GARBAGE)


def test_what_is_said_again_and_again_is_written_once_a_minute_with_how_often_it_was() -> None:
    now = 0.0
    seldom = Seldom(lambda: now)

    def written(name: str, line: int, text: str) -> list[str]:
        record = logging.LogRecord(name, logging.WARNING, "there.py", line, text, (), None)
        return [record.getMessage()] if seldom.filter(record) else []

    assert [one for _ in range(30) for one in written("uvicorn.error", 1, "Invalid")] == ["Invalid"]
    assert written("uvicorn.error", 1, "Invalid \u2603") == [], "of a library the place counts"
    assert written("uvicorn.error", 2, "Invalid") == ["Invalid"]
    assert [written("citysleeps", 1, f"table {code}") for code in "ABA"] == [["table A"], ["table B"], []]
    now = 60.0
    assert written("uvicorn.error", 1, "Invalid") == ["Invalid (30 more like it before)"]
    assert written("citysleeps", 1, "table B") == ["table B"]
    for number in range(5000):
        assert written("citysleeps", 1, str(number))
    assert len(seldom.written) == MOST_KEPT


@pytest.mark.parametrize("form", ["text", "json"])
def test_a_damaged_row_is_told_to_the_client_to_the_operator_and_in_health(tmp_path: Path, form: str) -> None:
    with Server(tmp_path, "--log", form) as server:
        code = server.make()["code"]
        server.join(code, "A")
        damage(server, code)
        answer = server.http("GET", f"/api/tables/{code}")
        assert (answer.status, answer.json()["reason"]) == (500, "damaged")
        with pytest.raises(Gone, match="damaged"):
            asyncio.run(Client.open(server, code))
        assert server.http("GET", "/health/ready").json()["damaged"] == 2
        line = next(line for line in server.log().splitlines() if code in line)
        if form == "json":
            said = json.loads(line)
            assert set(said) == {"time", "level", "message"} and said["level"] == "ERROR"
            line = f"{said['time']} {said['level']} {said['message']}"
        assert re.fullmatch(
            rf"\d{{4}}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{{3}}Z ERROR table {code} cannot be opened: row 2 .*", line
        )


def test_a_second_server_on_the_same_file_says_so_at_once_and_a_killed_one_holds_nothing(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        command = [sys.executable, "-m", "citysleeps.cli", "serve", "--host", "127.0.0.1", "--port", "0"]
        second = subprocess.run(
            [*command, "--database", str(server.database)],
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
        assert second.returncode != 0 and "City Sleeps is on" not in second.stdout
        assert f"is served already, by the process {server.process.pid}" in second.stderr
        assert status(server, "/health/ready") == 200
        server.kill()
        server.process = server.start()
        assert status(server, "/health/ready") == 200


def test_the_counters_tell_how_the_process_is_and_why_commands_are_refused_but_not_those_of_players(
    tmp_path: Path,
) -> None:
    async def play(server: Server) -> None:
        async with together(server, server.make(), "A", "B", "C", "D", "E", "F") as clients:
            a, b = clients[:2]
            assert (await b.command("deal"))["reason"] == "not_creator"
            await done(a, "deal")
            assert (await b.answer("vote", 1))["say"] == "refused"

    with Server(tmp_path) as server:
        asyncio.run(play(server))
        lines = server.http("GET", "/metrics").body.decode().splitlines()
        refusals = [line for line in lines if line.startswith("citysleeps_refusals_total")]
        assert refusals == [
            'citysleeps_refusals_total{reason="answer"} 1',
            'citysleeps_refusals_total{reason="not_creator"} 1',
        ]
        counted = {line.split()[0]: int(line.split()[1]) for line in lines if line[0] != "#" and "{" not in line}
        assert counted["citysleeps_flushes_total"] > 5
        assert {"citysleeps_flush_milliseconds_total", "citysleeps_loop_lag_milliseconds"} <= set(counted)
        if Path("/proc/self/statm").exists():
            assert 10**7 < counted["citysleeps_memory_bytes"] < 10**9
            assert 5 < counted["citysleeps_descriptors"] < counted["citysleeps_descriptors_most"]


def test_a_server_for_phones_says_what_to_try_when_one_cannot_reach_it(capsys: pytest.CaptureFixture[str]) -> None:
    announce("0.0.0.0", 8123, "tables.db")
    said = capsys.readouterr().out
    assert all(words in said for words in ("same network", "Guest networks", "port 8123", "hotspot"))
    announce("127.0.0.1", 8123, "tables.db")
    alone = capsys.readouterr().out  # no phone can reach that one
    assert "this machine" in alone and not any(words in alone for words in ("hotspot", "phone", "Scan", "▄"))
    announce("::1", 8123, "tables.db")
    assert "http://[::1]:8123 " in capsys.readouterr().out


@pytest.mark.parametrize("how", ["a closed pipe", "closed", "a full disk"])
def test_it_serves_although_nobody_reads_what_it_prints(tmp_path: Path, how: str) -> None:
    with closing(socket.socket()) as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    to = {"a closed pipe": "| true", "closed": ">&-", "a full disk": "> /dev/full"}[how]
    serve = f"exec {sys.executable} -m citysleeps.cli serve --host 127.0.0.1 --port {port} --database {tmp_path}/t.db"
    with (
        (tmp_path / "said").open("w+b") as said,
        subprocess.Popen(["sh", "-c", f"({serve}) {to}"], stdout=subprocess.DEVNULL, stderr=said) as shell,
    ):
        address = f"http://127.0.0.1:{port}/api/health"
        try:
            wait_until(lambda: answers(address))
        finally:
            (claim,) = tmp_path.glob("t.db-server")
            os.kill(int(re.findall(r"\d+", claim.read_text(encoding="utf-8"))[0]), signal.SIGTERM)
        shell.wait(PATIENCE)
        said.seek(0)
        assert b"Traceback" not in said.read()


def answers(address: str) -> bool:
    try:
        with urlopen(address, timeout=PATIENCE) as reply:
            return bool(reply.status == 200)
    except OSError:
        return False
