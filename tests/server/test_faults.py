"""Nothing is lost: the server is killed, stopped, has no room on its disk, and may not write; the games go on."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import socket
import sqlite3
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory, TemporaryFile
from typing import IO, Any

import msgspec
import pytest
from click.testing import CliRunner
from patience import LOOK_SECONDS, PATIENCE, until
from websockets.exceptions import ConnectionClosed

from citysleeps.cli import cli
from citysleeps.table.ledger import MOST_WAITING
from citysleeps.table.rows import Chatted, Took
from server.faults import (
    Line,
    Round,
    StagedServer,
    clear_disk,
    fill_disk,
    playing,
    read_log,
    small_disk,
    start_staged,
    told,
)
from server.nursery import Forked, nursery
from server.running import Client, Gone, Server, done, together
from server.staging import UNBOUND, Staging

KILLS = 8
NOT_SAVED = "This could not be saved, so it was not done; try again in a moment."


def check_round(server: Server, one: Round, folder: Path) -> None:
    """Every game of the table is over, can be verified, and was told to each player as the record has it."""
    for game in range(1, one.players[0].game + 1):
        answer = server.http("GET", f"/api/tables/{one.code}/games/{game}/record")
        assert answer.status == 200, answer
        path = folder / f"{one.code}-{game}.jsonl"
        path.write_bytes(answer.body)
        for player in one.players:
            assert player.facts[game] == told(answer.body, player.seat)
            luck = ["--luck", player.luck] if game == 1 else []
            verified = CliRunner().invoke(cli, ["verify", str(path), "--commitment", player.commitments[game], *luck])
            assert verified.exit_code == 0, verified.output


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
                assert json.loads(msgspec.json.encode(row.what.args)) == sent["args"]


# kill -9


@pytest.mark.slow
def test_a_server_killed_again_and_again_loses_nothing_and_all_games_go_on_to_their_end(tmp_path: Path) -> None:
    with StagedServer(tmp_path, Staging(disk=0.01)) as server:
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
            await kill_in_a_game(server, rounds, chance.randint(40, 140))
        await until(lambda: all(one.is_in("over") for one in rounds))
        for player in [player for one in rounds for player in one.players]:
            player.busy = False
        await until(lambda: not any(player.waiting for one in rounds for player in one.players))


async def kill_in_a_game(server: Server, rounds: list[Round], answers: int) -> None:
    """After so many answers more; then everybody comes back by himself."""
    enough = sum(one.done for one in rounds) + answers
    while not any(one.is_in("game") for one in rounds) or sum(one.done for one in rounds) < enough:
        for one in rounds:
            if one.is_in("over"):
                await one.deal()
        await asyncio.sleep(LOOK_SECONDS)
    server.process.kill()
    times = {player: player.connections for one in rounds for player in one.players}
    await asyncio.to_thread(server.restart)
    await until(lambda: all(player.connections > before for player, before in times.items()))


# A slow disk


def test_what_waits_for_a_slow_disk_is_bounded_and_nobody_is_listened_to_meanwhile(tmp_path: Path) -> None:
    """From one commit to the next, which takes a second at least, a table does not take more than it may keep."""
    lines, words = 30, 150

    async def play(server: Server) -> str:
        made = server.make()
        async with together(server, made, "A", "B", "C", "D") as people:
            watchers = [await Client.open(server, made["code"]) for _ in range(lines - len(people))]
            for person in people:
                for number in range(words):
                    await person.send({"do": "chat", "id": f"{number}", "text": "words"})
            await asyncio.gather(*(person.reply(f"{words - 1}") for person in people))
            for watcher in watchers:
                watcher.socket.transport.abort()
        return str(made["code"])

    with StagedServer(tmp_path, Staging(disk=0.5), "--unlimited") as server:
        code = asyncio.run(play(server))
        chatted = [row for row in read_log(server.database, code) if isinstance(row.what, Chatted)]
        commits = [int(rows) for rows in re.findall(r"^committed (\d+)$", server.log(), re.MULTILINE)]
    assert len(chatted) == 4 * words and sum(commits) > 4 * words
    assert max(commits) <= MOST_WAITING // lines + 4


# Stopped


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT], ids=["sigterm", "ctrl-c"])
def test_a_server_that_is_stopped_ends_soon_and_loses_nothing(tmp_path: Path, how: signal.Signals) -> None:
    with StagedServer(tmp_path, Staging(disk=0.01)) as server:
        one = Round(server, 6, busy=True)

        async def stop_in_a_game() -> None:
            async with playing(one):
                await one.deal()
                await until(lambda: one.done > 60)
                server.process.send_signal(how)
                await asyncio.to_thread(server.process.wait, PATIENCE)
                await until(lambda: not any(player.socket for player in one.players))

        asyncio.run(stop_in_a_game())
        assert "could not be put away" not in server.log() and "Traceback" not in server.log()
        assert server.process.returncode in (0, -how, 128 + how)
        log = [row.id for row in read_log(server.database, one.code) if row.id]
        assert len(set(log)) == len(log)
        for player in one.players:
            assert player.connections == 1
            assert set(player.done) <= set(log)


def test_a_server_is_stopped_by_nobody_who_does_not_let_go(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        code = server.make()["code"]

        async def hold_on() -> None:
            async with (
                await Line.open(server) as half,
                await Line.upgraded(server, code) as silent,
                await Line.upgraded(server, code, {}) as deaf,
                await Line.clinging(server, code),
            ):
                half.write(b"GET /api/books HTTP/1.1\r\nHost:")
                await asyncio.to_thread(server.stop)
                for line in (half, silent, deaf):
                    assert await line.rest(PATIENCE) is not None

        asyncio.run(hold_on())
        assert "could not be put away" not in server.log() and "Traceback" not in server.log()


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
                await until(lambda: one.done > before)
                await until(lambda: one.is_in("over"))
                for player in one.players:
                    player.busy = False
                await until(lambda: not any(player.waiting for player in one.players))

        asyncio.run(play_on_a_small_disk())
        for player in one.players:
            assert player.connections == 1
            assert not player.goodbyes
            assert set(player.sentences) == {NOT_SAVED}
        check_round(server, one, tmp_path)
        assert server.process.poll() is None
        server.kill()
        check_log(server.database, one)


@small_disk
def test_what_could_not_be_saved_is_told_to_nobody(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        async with together(server, server.make(), "A", "B", "C") as (a, b, c):
            fill_disk(server)
            refused = await a.command("introduce", name="Never")
            assert (refused["reason"], refused["text"]) == ("unavailable", NOT_SAVED)
            await b.close()  # so that the table is shown anew
            clear_disk(server)
            await a.until(is_welcomed_again)
            await done(a, "chat", text="Once more")
            await c.until(lambda client: client.chat)
            assert not [message for message in c.heard if "Never" in str(message)]

    with Server(tmp_path) as server:
        asyncio.run(story(server))


@small_disk
def test_whoever_runs_the_server_reads_why_nothing_is_saved(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        async with together(server, server.make(), "A") as (a,):
            fill_disk(server)
            assert (await a.command("chat", text="Lost"))["reason"] == "unavailable"
            await until(lambda: f"{server.database} cannot be read or written: the disk is full" in server.log())
            clear_disk(server)

    with Server(tmp_path) as server:
        asyncio.run(story(server))


@small_disk
def test_who_could_not_join_is_not_taken_for_the_next_who_does(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        made = server.make()
        async with together(server, made, "A") as (a,):
            fill_disk(server)
            token = "own-token-" * 4
            path = f"/api/tables/{made['code']}/people"
            joining = {"name": "B", "token": token}
            answer = await asyncio.to_thread(server.http, "POST", path, joining)
            assert (answer.status, answer.json()["text"]) == (503, NOT_SAVED)
            stranger = await Client.dial(server, made["code"])
            await stranger.send({"token": token})
            await asyncio.sleep(0.2)  # he comes while the table waits for its disk
            clear_disk(server)
            await a.until(is_welcomed_again)
            someone = await asyncio.to_thread(server.join, made["code"], "C")
            try:
                reply = await stranger.command("chat", text="I am C")
                assert reply["say"] == "refused", reply
                assert stranger.you["id"] != someone["id"]
            except (Gone, ConnectionClosed):
                pass  # he is told to come again
            await stranger.close()
            assert (await asyncio.to_thread(server.http, "POST", path, joining)).json()["id"] != someone["id"]

    with Server(tmp_path) as server:
        asyncio.run(story(server))


def is_welcomed_again(client: Client) -> bool:
    return [message["say"] for message in client.heard].count("welcome") > 1


# Permissions


def permit(folder: Path, file: int, itself: int) -> None:
    """What may be done to the files of the database, and to its folder."""
    for path in folder.glob("tables.db*"):
        path.chmod(file)
    folder.chmod(itself)


@small_disk
def test_a_database_made_read_only_while_it_is_used_is_written_again_once_it_may_be() -> None:
    """Only a file that is opened anew is bound by its permissions: so it fails once for another reason."""

    async def story(server: Server, folder: Path) -> None:
        async with together(server, server.make(), "A") as (a,):
            await done(a, "chat", text="1")
            permit(folder, 0o444, 0o555)
            fill_disk(server)
            assert (await a.command("chat", text="2"))["reason"] == "unavailable"
            clear_disk(server)
            await a.until(lambda client: client.heard[-1]["say"] == "welcome")
            assert (await a.command("chat", text="3"))["reason"] == "unavailable"
            permit(folder, 0o644, 0o755)
            await a.until(lambda client: client.heard[-1]["say"] == "welcome")
            await done(a, "chat", text="4")
            await a.until(lambda client: [line["text"] for line in client.chat] == ["1", "4"])

    with TemporaryDirectory() as name, StagedServer(Path(name), Staging(bound=True)) as server:
        asyncio.run(story(server, Path(name)))
        assert "Traceback" not in server.log()


@pytest.mark.parametrize(("file", "folder"), [(0o444, 0o755), (0o444, 0o555)], ids=["file", "folder"])
def test_a_read_only_database_is_named(tmp_path: Path, file: int, folder: int) -> None:
    with Server(tmp_path):
        pass
    permit(tmp_path, file, folder)
    arguments = ["serve", "--host", "127.0.0.1", "--port", "0", "--database", str(tmp_path / "tables.db")]
    said, code = ended(partial(start_staged, Staging(bound=True), arguments))
    permit(tmp_path, 0o644, 0o755)
    if code == UNBOUND:
        pytest.skip("SKIPPED: permissions do not bind this user")
    assert code == 2
    assert is_one_line(said, str(tmp_path / "tables.db"), "read-only")


# It does not even start


def ended(start: Callable[[IO[bytes]], Forked]) -> tuple[str, int]:
    """All that it says, and its exit code."""
    with TemporaryFile() as said:
        process = start(said)
        try:
            code = process.wait(PATIENCE)
        finally:
            process.kill()
        said.seek(0)
        return said.read().decode(), code


def start(database: Path, port: int = 0) -> tuple[str, int]:
    arguments = ["serve", "--host", "127.0.0.1", "--port", str(port), "--database", str(database)]
    return ended(partial(nursery().start, "citysleeps.cli", arguments, os.environ))


def is_one_line(said: str, *words: str) -> bool:
    return said.count("\n") == 1 and said.startswith("citysleeps: ") and all(word in said for word in words)


def write_text(path: Path) -> None:
    path.write_text("The city falls asleep. " * 100)


def write_foreign(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE accounts (name)")


@pytest.mark.parametrize(
    ("write", "sentence"),
    [
        (write_text, "is not a database"),
        (write_foreign, "is the database of another program"),
        (Path.mkdir, "cannot be opened"),
        (lambda path: None, "missing"),
    ],
    ids=["text", "foreign", "folder", "nowhere"],
)
def test_a_database_that_is_none_is_named_in_one_line(tmp_path: Path, write: Any, sentence: str) -> None:
    path = tmp_path / "nowhere" / "tables.db" if sentence == "missing" else tmp_path / "tables.db"
    write(path)
    said, code = start(path)
    assert code == 2
    assert is_one_line(said, str(path), sentence)


def test_a_port_that_is_in_use_is_named_in_one_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        said, code = start(tmp_path / "tables.db", port)
    assert code != 0
    assert is_one_line(said, str(port))
