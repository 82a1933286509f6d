"""Who is believed when he says for whom he asks: the proxies that the operator has named, and nobody else. He is told
apart by what he may do, by a clock that stands."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator, Sequence
from http.client import HTTPConnection
from ipaddress import ip_network
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from patience import PATIENCE
from websockets.asyncio.client import connect

from citysleeps.cli import cli
from citysleeps.server.proxy import Proxies

from .clock import Clock
from .faults import StagedServer
from .running import Server
from .staging import Staging

PROXY, STRANGER = "127.0.0.2", "127.0.0.3"  # a machine has all of 127.0.0.0/8 to speak from
MANY = 60  # guesses
FEW = 20  # that are let through


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    networks = ("--proxy", f"{PROXY}/32", "--proxy", "fd00::/64")
    folder = tmp_path_factory.mktemp("server")
    with StagedServer(folder, Staging(clock=str(Clock(folder / "clock").path)), *networks) as server:
        yield server


def ask(server: Server, peer: str, path: str, *headers: tuple[str, str]) -> tuple[int, Any]:
    """What one at this address gets who sends these headers, of the same name too."""
    http = HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE, source_address=(peer, 0))
    try:
        http.putrequest("GET", path)
        for name, value in headers:
            http.putheader(name, value)
        http.endheaders()
        reply = http.getresponse()
        body = reply.read()
        return reply.status, json.loads(body) if body.startswith(b"{") else body
    finally:
        http.close()


def guesses(server: Server, peer: str, forwarded: Sequence[str]) -> int:
    """How many wrong codes he may try, each with the next of these addresses in front."""
    for number in range(MANY):
        headers = [("X-Forwarded-For", value.format(number)) for value in forwarded]
        if ask(server, peer, "/api/tables/ZZZZZ", *headers)[0] == 429:
            return number
    return MANY


async def lines(server: Server, peer: str, forwarded: Sequence[str]) -> int:
    """The same by sockets."""
    url = f"ws://127.0.0.1:{server.port}/api/tables/ZZZZZ/socket"
    for number in range(MANY):
        headers = [("X-Forwarded-For", value.format(number)) for value in forwarded]
        at = {"local_addr": (peer, 0), "open_timeout": PATIENCE}
        async with connect(url, additional_headers=headers, proxy=None, **at) as socket:
            await socket.send("{}")
            if json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))["reason"] == "too_many_guesses":
                return number
    return MANY


def test_a_proxy_speaks_for_many_and_each_has_limits_of_his_own(server: Server) -> None:
    assert guesses(server, PROXY, ["198.51.100.{}"]) == MANY
    assert asyncio.run(lines(server, PROXY, ["198.51.101.{}"])) == MANY
    assert guesses(server, PROXY, ["198.51.102.1"]) == FEW
    assert asyncio.run(lines(server, PROXY, ["198.51.102.1"])) == 0  # the same man


def test_a_stranger_who_says_that_he_speaks_for_others_is_not_believed(server: Server) -> None:
    """Nor is this machine, once other proxies are named."""
    assert guesses(server, STRANGER, ["198.51.100.{}"]) == FEW
    assert asyncio.run(lines(server, STRANGER, ["198.51.101.{}"])) == 0
    assert asyncio.run(lines(server, "127.0.0.1", ["198.51.101.{}"])) == FEW


@pytest.mark.parametrize(
    "lie", [["192.0.2.{}, 198.51.103.1"], ["192.0.2.{}", "198.51.104.1"]], ids=["one", "two lines"]
)
def test_what_a_client_has_told_the_proxy_is_not_believed(server: Server, lie: list[str]) -> None:
    """A proxy adds its word after what came: in the same line, or in one of its own."""
    assert guesses(server, PROXY, lie) == FEW
    assert asyncio.run(lines(server, PROXY, lie)) == 0


def test_invitations_are_secret_if_the_proxy_was_asked_so(server: Server) -> None:
    secretly = ("X-Forwarded-Proto", "https")
    host = ("Host", "city.example")
    assert ask(server, PROXY, "/api/address", secretly)[1]["address"].startswith("https://")
    assert ask(server, STRANGER, "/api/address", secretly)[1]["address"].startswith("http://")
    assert ask(server, PROXY, "/t/ABCDE/qr.svg", secretly, host) != ask(server, STRANGER, "/t/ABCDE/qr.svg", host)
    assert ask(server, STRANGER, "/t/ABCDE/qr.svg", secretly, host) == ask(server, STRANGER, "/t/ABCDE/qr.svg", host)


def test_nobody_gets_the_counters_by_saying_that_he_is_here(server: Server) -> None:
    assert ask(server, "127.0.0.1", "/metrics")[0] == 200
    assert ask(server, "127.0.0.1", "/metrics", ("X-Forwarded-For", "198.51.100.1"))[0] == 404, "it is no proxy of ours"
    assert ask(server, PROXY, "/metrics", ("X-Forwarded-For", "127.0.0.1"))[0] == 404
    assert ask(server, STRANGER, "/metrics", ("X-Forwarded-For", "127.0.0.1"))[0] == 404
    assert ask(server, PROXY, "/metrics", ("X-Forwarded-For", "127.0.0.1, 198.51.100.1"))[0] == 404


@pytest.mark.parametrize("word", ["unknown", "198.51.100.1:4711", "[2001:db8::1]:4711", "_hidden", ""])
def test_nobody_gets_the_counters_through_a_proxy_whose_word_is_no_address(tmp_path: Path, word: str) -> None:
    with Server(tmp_path) as server:
        assert ask(server, "127.0.0.1", "/metrics", ("X-Forwarded-For", word))[0] == 404
        assert ask(server, "127.0.0.1", "/metrics")[0] == 200


@pytest.mark.parametrize(
    ("peer", "forwarded", "caller"),
    [
        ("127.0.0.1", ["198.51.100.7"], "198.51.100.7"),
        ("::1", ["192.0.2.1,198.51.100.7 "], "198.51.100.7"),
        ("127.0.0.1", ["::ffff:198.51.100.7"], "198.51.100.7"),  # or all of the older kind were one household
        ("127.0.0.1", ["2001:db8::7"], "2001:db8::7"),
        ("127.0.0.1", [], "127.0.0.1"),
        ("127.0.0.1", ["198.51.100.7:4711"], "198.51.100.7"),
        ("127.0.0.1", ["[2001:db8::7]:4711"], "2001:db8::7"),
        ("127.0.0.1", ["[2001:db8::7]"], "2001:db8::7"),
        ("127.0.0.1", ["198.51.100.7, unknown"], "unknown"),  # somebody, and not this machine
        ("127.0.0.1", ["198.51.100.7,"], "unknown"),
        ("127.0.0.1", [""], "unknown"),
        ("127.0.0.1", ["127.0.0.1.example:80"], "unknown"),
        ("198.51.100.8", ["198.51.100.7"], "198.51.100.8"),
        ("", ["198.51.100.7"], ""),
    ],
)
def test_of_what_was_forwarded_the_last_address_counts(peer: str, forwarded: list[str], caller: str) -> None:
    assert Proxies().caller(peer, forwarded) == caller


def test_networks_are_believed_whole_and_nobody_beside_them() -> None:
    proxies = Proxies((ip_network("10.0.0.0/24"), ip_network("fd00::/64")))
    believed = ["10.0.0.1", "10.0.0.255", "::ffff:10.0.0.9", "fd00::5"]
    others = ["10.0.1.0", "127.0.0.1", "::1", "fd00:0:0:1::", "", "10.0.0"]
    assert [peer for peer in believed + others if proxies.believes(peer)] == believed


@pytest.mark.parametrize("wrong", ["proxy.example", "10.0.0.5/8", "10.0.0.0/33", ""])
def test_a_proxy_that_is_no_address_is_refused_at_the_start(tmp_path: Path, wrong: str) -> None:
    result = CliRunner().invoke(cli, ["serve", "--database", str(tmp_path / "a.db"), "--proxy", wrong])
    assert result.exit_code == 2 and f"{wrong} is not an address or a network" in result.output
