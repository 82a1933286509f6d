"""Any node is as good as the right one, and a table outlives the node that has it."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Iterator
from time import monotonic
from typing import Any

import pytest
from patience import PATIENCE
from postgres import Cluster
from server.running import Client, Gone, deal, done

from .house import House, Node

LONG = {"night_step_seconds": 600, "planning_seconds": 600}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, cluster: Cluster) -> Iterator[House]:
    with House(tmp_path_factory.mktemp("house"), cluster, 3) as house:
        yield house


async def come_again(nodes: list[Node], code: str, token: str, **more: Any) -> Client:
    """As a phone does: again and again, at any node, until it is welcome."""
    until = monotonic() + PATIENCE
    while True:
        for node in nodes:
            try:
                return await Client.open(node, code, token, **more)
            except (Gone, OSError, EOFError):
                assert monotonic() < until, f"nobody is welcome at {code}"
        await asyncio.sleep(0.2)


def test_a_client_at_another_node_plays_as_if_it_were_the_right_one(house: House) -> None:
    here, there, _ = house.nodes
    made = here.make(settings=LONG)
    code = made["code"]
    assert house.holder(code) is here
    tokens = [here.join(code, "A")["token"], there.join(code, "B", token="b" * 40)["token"]]
    assert there.join(code, "B", token="b" * 40)["token"] == tokens[1]
    for path in (f"/api/tables/{code}", f"/api/tables/{code.lower()}", f"/api/tables/{code}/guide"):
        assert there.http("GET", path).body == here.http("GET", path).body
    for path in (f"/t/{code}", f"/t/{code}/qr.svg"):
        assert there.http("GET", path).status == 200
    refused = there.http("POST", f"/api/tables/{code}/people", {"name": "A"}, {"Accept-Language": "pl"})
    assert (refused.status, refused.body) == (
        409,
        here.http("POST", f"/api/tables/{code}/people", {"name": "A"}, {"Accept-Language": "pl"}).body,
    )
    for wrong in ("AAAAA", "WRONG1", "%20"):
        assert there.http("GET", f"/api/tables/{wrong}").status == 404
    assert there.http("GET", f"/api/tables/{code}/games/1/record").json()["reason"] == "no_record"

    async def play() -> None:
        async with (
            await Client.open(here, code, tokens[0], made["creator"]) as a,
            await Client.open(there, code, tokens[1]) as b,
            await Client.open(there, code) as watcher,
        ):
            await deal(a, bots=4)
            for client in (a, b):
                await client.until(lambda client: client.asks)
                await done(client, "answer", act="ready")
            for client in (a, b, watcher):
                await client.until(lambda client: client.view and client.view["calls"])
            assert {len(await client.socket.recv()) for client in (a, b, watcher) for _ in range(5)} == {2048}
            with pytest.raises(Gone, match="bad_token"):
                await Client.open(there, code, "c" * 40)

    asyncio.run(play())
    assert house.holder(code) is here
    assert "citysleeps_passed_on_total 0" not in there.http("GET", "/metrics").body.decode()
    assert "citysleeps_passed_on_total 0" in here.http("GET", "/metrics").body.decode()


def check_limit(house: House, most: int, rate: float, *asked: Any) -> None:
    """So much is let through at all nodes together, and what has come anew since the first; then nothing."""
    began = monotonic()
    times = 0
    while house.nodes[times % len(house.nodes)].http(*asked).status != 429:
        times += 1
    assert most <= times <= most + rate * (monotonic() - began) + 1


def test_limits_hold_over_all_nodes(house: House) -> None:
    """Making tables and guessing codes, of one address."""
    made = house.nodes[0].make()
    maker, guesser = {"X-Forwarded-For": "192.0.2.7"}, {"X-Forwarded-For": "192.0.2.8"}
    check_limit(house, 30, 0.5, "POST", "/api/tables", {}, maker)
    check_limit(house, 20, 0.2, "GET", "/api/tables/AAAAA", None, guesser)
    for node in house.nodes:
        assert node.http("GET", f"/api/tables/{made['code']}", None, guesser).json()["reason"] == "too_many_guesses"
        assert node.http("GET", f"/api/tables/{made['code']}").status == 200

    async def watch(node: Node) -> None:
        with pytest.raises(Gone, match="too_many_guesses"):
            await Client.open(node, made["code"], address="192.0.2.8")

    for node in house.nodes:
        asyncio.run(watch(node))


def test_a_node_that_is_killed_loses_nothing_that_was_acknowledged(house: House) -> None:
    """Those who were passed on by two others come again: one of these has the table, and the other passes on to it."""
    made = house.nodes[0].make(settings=LONG)
    code = made["code"]
    tokens = [house.nodes[0].join(code, name)["token"] for name in "ABC"]
    holder, (one, other) = house.holder(code), house.others(code)

    async def play() -> None:
        a = await Client.open(holder, code, tokens[0], made["creator"])
        b = await Client.open(one, code, tokens[1])
        c = await Client.open(other, code, tokens[2])
        await deal(a, bots=4)
        await b.until(lambda client: client.asks)
        await done(b, "answer", id="mine", act="ready")
        holder.kill()
        assert [(await client.gone()).code for client in (b, c)] == [1006, 1006]
        b, c = await asyncio.gather(
            come_again([one], code, tokens[1], game=b.game, after=b.n), come_again([other], code, tokens[2])
        )
        assert await b.command("answer", id="mine", act="ready") == {"say": "done", "id": "mine"}
        await done(c, "answer", act="ready")
        assert c.table["phase"] == "game"
        await b.close()
        await c.close()

    asyncio.run(play())
    assert house.holder(code) in (one, other)
    assert [node.join(code, name)["id"] for node, name in ((one, "D"), (other, "E"))]
    holder.restart()
    assert holder.http("GET", f"/api/tables/{code}").status == 200
    assert house.holder(code) in (one, other)
    assert len([row for row in house.rows(code) if b'"mine"' in row]) == 1


def test_a_node_that_slept_longer_than_its_lease_cannot_write(house: House) -> None:
    made = house.nodes[0].make(settings=LONG)
    code = made["code"]
    tokens = [house.nodes[0].join(code, name)["token"] for name in "AB"]
    holder, (other, _) = house.holder(code), house.others(code)

    async def play() -> None:
        a = await Client.open(holder, code, tokens[0], made["creator"])
        b = await Client.open(other, code, tokens[1])
        await done(a, "add_bot", name="before")
        holder.process.send_signal(signal.SIGSTOP)
        try:
            await a.send({"do": "add_bot", "id": "asleep", "name": "asleep"})
            assert (await b.gone()).code == 1006
            b = await come_again([other], code, tokens[1], creator=made["creator"])
            await done(b, "add_bot", name="after")
        finally:
            holder.process.send_signal(signal.SIGCONT)
        assert (await a.gone()).code == 1012
        assert "asleep" not in [message.get("id") for message in a.heard if message["say"] == "done"]
        async with await come_again([holder], code, tokens[0]) as a:
            names = {person["name"] for person in a.table["people"]}
            assert {"before", "after"} <= names and "asleep" not in names
        await b.close()

    asyncio.run(play())
    assert house.holder(code) is other
    assert "citysleeps_leases_lost_total 0" not in holder.http("GET", "/metrics").body.decode()


def test_a_node_that_is_stopped_hands_its_tables_over_and_no_clock_jumps(house: House) -> None:
    made = house.nodes[0].make(settings=LONG)
    code = made["code"]
    tokens = [house.nodes[0].join(code, name)["token"] for name in "AB"]
    holder, (other, _) = house.holder(code), house.others(code)

    async def play() -> None:
        a = await Client.open(holder, code, tokens[0], made["creator"])
        b = await Client.open(other, code, tokens[1])
        await deal(a, bots=4)
        began = monotonic()
        await done(a, "extend", seconds=300)
        await asyncio.sleep(1.5)
        before = (a.clock or {})["left"]
        holder.process.terminate()
        assert [(await client.gone()).code for client in (a, b)] == [1012, 1012]
        async with await come_again([other], code, tokens[1], game=b.game, after=b.n) as b:
            took = 1000 * (monotonic() - began)
            assert before - took < (b.clock or {})["left"] < before - 1400
            assert b.table["people"][0]["name"] == "A"
            async with await come_again([other], code, tokens[0], creator=made["creator"]) as a:
                await b.until(lambda client: all(p.get("here") for p in client.table["people"] if not p.get("bot")))
                await done(a, "pause")

    asyncio.run(play())
    holder.process.wait(PATIENCE)
    holder.restart()
    assert house.holder(code) is other
