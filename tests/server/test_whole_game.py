"""A whole game over sockets: everybody is told exactly what the record says was told to them, whatever their line."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from patience import PATIENCE

from citysleeps.kernel.play import Play
from citysleeps.kernel.seats import SPECTATORS, Seats
from citysleeps.notation.record import read_record
from citysleeps.notation.verify import verify

from .running import Client, Server, chosen, deal, legal, play, together

QUICK = {"night_step_seconds": 1, "nomination_seconds": 1, "vote_call_seconds": 1, "deal_seconds": 1}
STEPS = 7  # messages until the clumsy player loses the line


def told(record: Play, to: Seats) -> list[Any]:
    """What a record says was told to somebody, as it goes over the wire."""
    game = record.game
    heard = zip(game.audiences, game.facts, strict=True)
    return [json.loads(msgspec.json.encode(fact)) for audience, fact in heard if audience & to]


async def play_clumsily(server: Server, code: str, token: str, chance: Random) -> list[Any]:
    """Play as others do, but lose the line again and again; all facts, taken together."""
    facts: list[Any] = []
    phase, game = "", 0
    while phase != "over":
        async with await Client.open(server, code, token=token, game=game, after=len(facts)) as client:
            facts = facts if client.game == game else []
            for _ in range(STEPS):
                if client.table["phase"] == "over":
                    break
                asks, client.asks = client.asks, []
                for ask in chosen(asks, chance):
                    act, *args = legal(ask, chance)
                    await client.answer(act, *args, key=ask["key"])
                if not asks:
                    await client.receive()
            facts += client.facts
            phase, game = client.table["phase"], client.game
            assert len(facts) == client.n
    return facts


def test_a_whole_game_is_told_to_everybody_as_the_record_has_it(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        made = server.make(settings=QUICK)
        code = made["code"]
        clumsy = server.join(code, "F")["token"]

        async def whole_game() -> None:
            async with (
                together(server, made, *"ABCDE") as players,
                await Client.open(server, code) as watcher,
                await Client.open(server, code, token=clumsy) as witness,
            ):
                await deal(players[0])
                await witness.until(lambda client: client.game == 1)
                *_, facts = await asyncio.gather(
                    *(play(player, Random(seat)) for seat, player in enumerate(players)),
                    watcher.until(lambda client: client.table["phase"] == "over", 3 * PATIENCE),
                    play_clumsily(server, code, clumsy, Random("F")),
                )
                await witness.until(lambda client: client.table["phase"] == "over")
                record = the_record(server, code, made["commitment"], tmp_path / "game.ndjson")
                assert record.game.over and record.setup.seats == tuple("FABCDE")
                assert facts == witness.facts == told(record, 1 << 0)
                assert watcher.facts == told(record, SPECTATORS)
                for player in players:
                    assert player.facts == told(record, 1 << player.you["seat"])
                for client in (*players, watcher, witness):
                    check_numbers(client)
                    async with await Client.open(server, code, token=client.token) as fresh:
                        assert (fresh.view, fresh.facts, fresh.n) == (client.view, client.facts, client.n)
                    assert client.view and client.view["over"] and client.view["winner"] in ("red", "black")

        asyncio.run(whole_game())
        assert "Traceback" not in server.log()


def the_record(server: Server, code: str, commitment: str, path: Path) -> Play:
    answer = server.http("GET", f"/api/tables/{code}/games/1/record")
    assert answer.status == 200
    path.write_bytes(answer.body)
    assert len(verify(path, commitment)) == 3
    return read_record(path)


def check_numbers(client: Client) -> None:
    """Every message says how many facts its receiver has by then."""
    n = 0
    for message in client.heard:
        if message["say"] == "welcome":
            n = message["after"]
        if message["say"] in ("welcome", "news"):
            n += len(message.get("facts", []))
            assert message["n"] == n
        assert message["say"] != "refused" or message["reason"] == "too_late"  # a second may be short
