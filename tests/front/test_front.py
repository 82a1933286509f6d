"""What the proxy of deploy/ lets through, to whom, and what it says of whom."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from http.client import HTTPConnection, HTTPSConnection
from typing import Any

import pytest
from patience import PATIENCE, wait_until
from server.running import Client, Server
from websockets.exceptions import InvalidStatus

from .proxy import Front

PAGE = "https://city.example"


@pytest.fixture(scope="module")
def nodes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Server]]:
    """Two servers that know nothing of each other: a table is found only at the one that has made it."""
    folders = [tmp_path_factory.mktemp(f"node{number}") for number in range(2)]
    with Server(folders[0], "--origin", PAGE) as one, Server(folders[1], "--origin", PAGE) as two:
        yield [one, two]


@pytest.fixture(scope="module")
def front(nodes: list[Server], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Front]:
    with Front(tmp_path_factory.mktemp("front"), *(node.port for node in nodes)) as front:
        yield front


def ask(front: Front, path: str, peer: str = "127.0.0.1", **headers: str) -> tuple[int, bytes]:
    """What one at this address gets."""
    http = HTTPSConnection("localhost", front.port, timeout=PATIENCE, context=front.trust, source_address=(peer, 0))
    try:
        http.request("GET", path, headers={name.replace("_", "-"): value for name, value in headers.items()})
        reply = http.getresponse()
        return reply.status, reply.read()
    finally:
        http.close()


def test_what_is_long_comes_whole(front: Front, nodes: list[Server]) -> None:
    rules = "/api/books/original/rules"
    assert front.http("GET", rules).body == nodes[0].http("GET", rules).body


def test_who_is_at_a_table_goes_to_the_node_that_made_it(front: Front, nodes: list[Server]) -> None:
    codes = [front.make()["code"] for _ in range(16)]
    homes = [{code for code, _ in node.kept()} for node in nodes]
    assert all(any(code in home for code in codes) for home in homes)  # both have made some
    for code in codes:
        assert front.http("GET", f"/api/tables/{code.lower()}").json()["code"] == code
        assert front.join(code, "A")["id"] == 1

    async def come() -> None:
        for code in codes:
            async with await Client.open(front, code) as watcher:
                assert watcher.table["code"] == code

    asyncio.run(come())


def test_a_node_that_is_not_well_gets_nobody(nodes: list[Server], front: Front, tmp_path: Any) -> None:
    """And what was there goes to one node by its code, always the same."""
    with Server(tmp_path) as third, Front(tmp_path, third.port, nodes[0].port) as front:
        while (code := front.make()["code"]) not in {code for code, _ in third.kept()}:
            pass
        assert front.http("GET", f"/api/tables/{code}").status == 200
        third.kill()

        def is_gone() -> bool:
            return front.http("GET", f"/api/tables/{code}").status == 404  # of the other node, which has no such table

        wait_until(is_gone)
        assert {front.http("GET", "/health/live").status for _ in range(8)} == {200}
        assert front.make()["code"] in {code for code, _ in nodes[0].kept()}


def test_only_pages_of_ours_may_speak(front: Front) -> None:
    code = front.make()["code"]

    async def come(origin: str) -> int:
        try:
            async with await Client.open(front, code, origin=origin):
                return 101
        except InvalidStatus as refused:
            return refused.response.status_code

    assert asyncio.run(come(PAGE)) == 101
    assert asyncio.run(come("https://other.example")) == 403
    assert front.http("POST", "/api/tables", {}, {"Origin": "https://other.example"}).status == 403


def test_everybody_has_limits_of_his_own_and_nobody_those_of_another(front: Front) -> None:
    """The proxy says for whom it asks, and what a client says of himself is dropped."""

    def guesses(peer: str, lie: str) -> int:
        for number in range(60):
            if ask(front, "/api/tables/ZZZZZ", peer, X_Forwarded_For=lie.format(number))[0] == 429:
                return number
        return 60

    assert 20 <= guesses("127.0.0.9", "198.51.100.{}") < 60
    assert ask(front, "/api/tables/ZZZZZ", "127.0.0.10")[0] == 404
    assert ask(front, "/metrics", "127.0.0.10", X_Forwarded_For="127.0.0.1")[0] == 404
    assert ask(front, "//metrics", "127.0.0.10")[0] == 404


def test_invitations_lead_back_to_the_door_with_the_certificate(front: Front) -> None:
    status, body = ask(front, "/api/address", Host="city.example")
    assert (status, json.loads(body)) == (200, {"address": "https://city.example"})
    assert b"<svg" in ask(front, "/t/ABCDE/qr.svg", Host="city.example")[1]
    assert front.http("GET", "/").headers["strict-transport-security"].startswith("max-age=")


def test_who_comes_without_tls_is_sent_to_it(front: Front) -> None:
    http = HTTPConnection("127.0.0.1", front.plain_port, timeout=PATIENCE)
    http.request("GET", "/t/ABCDE", headers={"Host": "city.example"})
    reply = http.getresponse()
    assert (reply.status, reply.headers["Location"]) == (301, "https://city.example/t/ABCDE")
    http.close()
