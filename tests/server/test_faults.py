"""Nothing is lost: the server is killed, stopped, has no room on its disk, and may not write; the games go on."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import monotonic

import pytest
from click.testing import CliRunner

from citysleeps.cli import cli
from citysleeps.store.sqlite import SqliteStore
from citysleeps.table.rows import Took
from server.faults import (
    UNREADABLE,
    Player,
    Round,
    clear_disk,
    fill_disk,
    has_small_disks,
    playing,
    read_log,
    told,
    until,
)
from server.running import PATIENCE, Client, Server

KILLS = 9
small_disk = pytest.mark.skipif(not has_small_disks(), reason="SKIPPED: this system cannot limit another's files")


def check_round(server: Server, one: Round, folder: Path) -> None:
    """Every game of the table is over, can be verified, and was told to each player as the record has it."""
    games = one.players[0].game
    assert one.is_in("over", games)
    for game in range(1, games + 1):
        answer = server.http("GET", f"/api/tables/{one.code}/games/{game}/record")
        assert answer.status == 200, answer
        path = folder / f"{one.code}-{game}.jsonl"
        path.write_bytes(answer.body)
        commitment = ["--commitment", one.commitment] if game == 1 else []
        for player in one.players:
            luck = ["--luck", player.luck] if game == 1 else []
            assert player.facts[game] == told(answer.body, player.seat)
        verified = CliRunner().invoke(cli, ["verify", str(path), *commitment, *luck])
        assert verified.exit_code == 0, verified.output
        assert "NOT FAIR" not in verified.output


def check_log(database: Path, one: Round) -> None:
    """What was acknowledged stands in the log, once, in order, as it was sent; what was refused does not."""
    log = read_log(database, one.code)
    for player in one.players:
        assert not player.waiting
        rows = [row for row in log if row.who == player.id and row.id]
        assert [row.id for row in rows] == player.done
        for row in rows:
            sent = player.sent[row.id]
            assert isinstance(row.what, Took) == (sent["do"] == "answer")
            if isinstance(row.what, Took):
                assert (row.what.seat, row.what.act) == (player.seat, sent["act"])
                assert list(row.what.args) == sent["args"]


# kill -9


def test_a_server_killed_again_and_again_loses_nothing_and_all_games_go_on_to_their_end(tmp_path: Path) -> None:
    with Server(tmp_path, bot_seconds=0.05) as server:
        rounds = [Round(server, size, busy=True) for size in (6, 7, 8)]
        asyncio.run(play_while_killing(server, rounds))
        for one in rounds:
            check_round(server, one, tmp_path)
            assert all(player.connections == KILLS + 1 for player in one.players)
        server.kill()
        for one in rounds:
            check_log(server.database, one)
        assert "Traceback" not in server.log()


async def play_while_killing(server: Server, rounds: list[Round]) -> None:
    chance = Random(7)
    async with playing(*rounds):
        for one in rounds:
            await one.deal()
        for _ in range(KILLS):
            await kill_in_a_game(server, rounds, chance.randint(60, 160))
        await until(lambda: all(one.is_in("over") for one in rounds), seconds=60)
        for player in [player for one in rounds for player in one.players]:
            player.busy = False
        await until(lambda: not any(player.waiting for one in rounds for player in one.players))


async def kill_in_a_game(server: Server, rounds: list[Round], answers: int) -> None:
    """After so many answers more; then everybody comes back by himself."""
    for one in rounds:
        if one.is_in("over"):
            await one.deal()
    enough = sum(one.done for one in rounds) + answers
    await until(lambda: sum(one.done for one in rounds) >= enough)
    assert any(one.is_in("game") for one in rounds)
    server.process.kill()
    times = {player: player.connections for one in rounds for player in one.players}
    await asyncio.to_thread(server.restart)
    await until(lambda: all(player.connections > before for player, before in times.items()))


# Stopped


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT], ids=["sigterm", "ctrl-c"])
def test_a_server_that_is_stopped_ends_soon_and_loses_nothing(tmp_path: Path, how: signal.Signals) -> None:
    with Server(tmp_path, bot_seconds=0.05) as server:
        one = Round(server, 6, busy=True)

        async def stop_in_a_game() -> float:
            async with playing(one):
                await one.deal()
                await until(lambda: one.done > 60)
                server.process.send_signal(how)
                stopped = monotonic()
                await asyncio.to_thread(server.process.wait, PATIENCE)
                took = monotonic() - stopped
                await until(lambda: not any(player.socket for player in one.players), 2)
                return took

        assert asyncio.run(stop_in_a_game()) < 5
        assert "Traceback" not in server.log()
        assert server.process.returncode in (0, -how, 128 + how)
        log = [row.id for row in read_log(server.database, one.code) if row.id]
        assert len(set(log)) == len(log)
        for player in one.players:
            assert player.connections == 1
            assert set(player.done) <= set(log)


def test_a_server_is_stopped_by_nobody_who_does_not_let_go(tmp_path: Path) -> None:
    """Half a request, a socket that does not answer the goodbye."""
    with Server(tmp_path) as server:
        code = server.make()["code"]

        async def hold_on() -> float:
            from server.faults import Line

            async with (
                await Line.open(server) as half,
                await Line.upgraded(server, code) as silent,
                await Line.upgraded(server, code, {}) as deaf,
            ):
                half.write(b"GET /api/books HTTP/1.1\r\nHost:")
                started = monotonic()
                await asyncio.to_thread(server.stop)
                took = monotonic() - started
                for line in (half, silent, deaf):
                    assert await line.rest(1) is not None
                return took

        assert asyncio.run(hold_on()) < 5
        assert "Traceback" not in server.log()


# The disk


@small_disk
def test_a_full_disk_refuses_with_a_sentence_and_the_game_goes_on_when_there_is_room_again(tmp_path: Path) -> None:
    with Server(tmp_path, bot_seconds=0.05) as server:
        one = Round(server, 6, busy=True)

        async def play_on_a_small_disk() -> None:
            async with playing(one):
                await one.deal()
                await until(lambda: one.done > 40)
                fill_disk(server)
                await until(lambda: all(player.sentences for player in one.players))
                before = one.done
                answer = await asyncio.to_thread(server.http, "POST", "/api/tables", {})
                assert (answer.status, answer.json()["reason"]) == (503, "unavailable")
                answer = await asyncio.to_thread(server.http, "POST", f"/api/tables/{one.code}/people", {"name": "X"})
                assert (answer.status, answer.json()["reason"]) == (503, "unavailable")
                assert one.done == before
                clear_disk(server)
                await until(lambda: all(player.done and not player.waiting for player in one.players) or one.done > 400)
                await until(lambda: one.is_in("over"), seconds=60)
                for player in one.players:
                    player.busy = False
                await until(lambda: not any(player.waiting for player in one.players))

        asyncio.run(play_on_a_small_disk())
        for player in one.players:
            assert player.connections == 1
            assert not player.goodbyes
            assert set(player.sentences) == {
                "This could not be saved, so it was not done; try again in a moment."
            }
        check_round(server, one, tmp_path)
        assert server.process.poll() is None
        server.kill()
        check_log(server.database, one)
