"""Assistants play over HTTP: each has a place of its own, and a stranger gets none of them."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from click.testing import CliRunner
from mcp import Client
from mcp.server.mcpserver.exceptions import ToolError
from server.running import Server, deal, done, together

from citysleeps.cli import cli
from citysleeps.models import places
from citysleeps.models.places import IDLE_SECONDS, Places, session_of
from citysleeps.table.addresses import household
from citysleeps.table.rows import Hunched, read_row

from .assistants import call, over_http, read_until, refused

SLOW = {"night_step_seconds": 20, "deal_seconds": 60}


def place_in(joined: str) -> str:
    return joined.split("Your place is ")[1].split(".", maxsplit=1)[0]


@pytest.mark.slow
def test_every_assistant_has_a_place_of_its_own(tmp_path: Path) -> None:
    with Server(tmp_path, bot_seconds=0.05) as server, over_http(server) as address:
        asyncio.run(three_assistants(server, address))


async def three_assistants(server: Server, address: str) -> None:
    """One speaks the newest protocol, one an older one; the third has no place."""
    made = server.make(settings=SLOW)
    async with (
        together(server, made, "A") as [a],
        Client(address) as newer,
        Client(address, mode="legacy") as older,
        Client(address) as stranger,
    ):
        joined = await call(newer, "join", code=made["code"], name="B")
        place = place_in(joined)
        other = place_in(await call(older, "join", code=made["code"], name="C"))
        assert place != other
        assert await refused(older, "join", code=made["code"], name="D") == "has_place"
        assert await refused(newer, "look") == "no_place"
        assert await refused(stranger, "look") == "no_place"
        assert await refused(stranger, "look", place="x" * len(place)) == "no_place"
        await deal(a, bots=3)
        assert "You play [B]" in await call(newer, "look", place=place)
        assert "You play [C]" in await call(older, "look")
        assert "You play [C]" in await call(newer, "look", place=other)  # whoever knows a place has it
        await call(newer, "leave", place=place)
        assert await refused(newer, "look", place=place) == "no_place"
        assert "You play [C]" in await call(older, "look")


@pytest.mark.slow
def test_web_pages_and_large_requests_are_turned_away(tmp_path: Path) -> None:
    with Server(tmp_path) as server, over_http(server) as address:
        assert status(address, {"Host": "evil.example"}) == 421
        assert status(address, {"Origin": "http://evil.example"}) == 403
        assert status(address, {}, b" " * 100_000) == 413


def status(address: str, headers: dict[str, str], body: bytes = b"{}") -> int:
    accepts = {"Content-Type": "application/json", "Accept": "application/json, text/event-stream"}
    try:
        with urlopen(Request(address, body, {**accepts, **headers})) as reply:
            return int(reply.status)
    except HTTPError as error:
        with error:
            return error.code


@pytest.mark.slow
def test_an_assistant_makes_a_hunch_at_night_and_a_claim_by_day(tmp_path: Path) -> None:
    with Server(tmp_path, bot_seconds=0.05) as server, over_http(server) as address:
        asyncio.run(night_and_day(server, address))


async def night_and_day(server: Server, address: str) -> None:
    made = server.make(settings={**SLOW, "night_step_seconds": 2})
    async with together(server, made, "A") as [a], Client(address) as client:
        place = {"place": place_in(await call(client, "join", code=made["code"], name="B"))}
        await a.until(lambda phone: len(phone.table["people"]) == 2)
        await done(a, "order", people=list(reversed(a.table["order"])))
        await deal(a, bots=4)
        assert await refused(client, "hunch", suspect="A", **place) == "no_hunch"
        await call(client, "answer", choice="ready", **place)
        await done(a, "answer", act="ready", args=[])
        await read_until(client, "# Night 1", **place)
        assert await refused(client, "hunch", suspect="nobody here", **place) == "not_legal"
        await call(client, "hunch", suspect="[A]", **place)
        stored = [read_row(number, row).what for number, row in enumerate(server.rows(made["code"]))]
        hunches = [what for what in stored if isinstance(what, Hunched) and what.choice >= 0]
        assert [(what.seat, what.choice) for what in hunches] == [(0, 1)]
        await read_until(client, "[B] has the floor", **place)
        assert "[B]: I think [A] is black." in await call(client, "claim", claim="think A black", **place)
        await a.until(lambda phone: any(fact["fact"] == "claimed" for fact in phone.facts))


@pytest.mark.slow
def test_an_assistant_takes_over_a_seat_late_in_a_long_game(tmp_path: Path) -> None:
    """Its story is too long for one message, so the rest is asked for."""
    with Server(tmp_path, "--unlimited", bot_seconds=0.05) as server, over_http(server) as address:
        asyncio.run(long_game(server, address))


async def long_game(server: Server, address: str) -> None:
    made = server.make(settings={**SLOW, "night_step_seconds": 1})
    async with together(server, made, "A") as [a], Client(address) as client:
        await deal(a, bots=5)
        await done(a, "answer", act="ready", args=[])
        await a.until(lambda phone: any(ask["act"] == "say" and not ask.get("offered") for ask in phone.asks))
        for number in range(60):
            await done(a, "answer", act="say", args=[f"{number} " + "words " * 330])
        place = {"place": place_in(await call(client, "join", code=made["code"], name="B"))}
        assert "You do not play in this game" in await call(client, "look", **place)
        await a.until(lambda phone: len(phone.table["people"]) == 7)
        b = next(person["id"] for person in a.table["people"] if person["name"] == "B")
        await done(a, "seat", person=b, seat=3)
        await read_until(client, "# What you may do now", **place)
        story = await call(client, "look", **place)
        assert "## The deal" in story and "Your card: " in story
        assert all(f"“{number} words" in story for number in range(60))


def context(version: str, address: str = "10.0.0.1", **headers: str) -> Any:
    request = SimpleNamespace(client=SimpleNamespace(host=address))
    return SimpleNamespace(protocol_version=version, headers=headers, request_context=SimpleNamespace(request=request))


def test_a_session_that_the_sdk_has_not_checked_counts_for_nothing() -> None:
    assert session_of(context("2025-11-25", **{"mcp-session-id": "x"})) == "x"
    assert session_of(context("2026-07-28", **{"mcp-session-id": "x"})) == ""


class Hall:
    """Places without a network, with a clock of the test's own."""

    def __init__(self) -> None:
        self.now = 0.0
        self.is_shut = False
        self.places = Places("http://127.0.0.1:9", self.may, self.may, lambda: self.now, household)

    def may(self, _: object) -> bool:
        return not self.is_shut

    def sit(self, address: str = "10.0.0.1") -> str:
        with self.places.newcomer(context("2026-07-28", address)) as session:
            session.seat = SimpleNamespace(ended=("", ""), text=None, close=self.close)  # type: ignore[assignment]
            return place_in(self.places.seated(context("2026-07-28"), session))

    async def close(self) -> None:
        pass


def test_a_place_without_calls_is_given_up() -> None:
    hall = Hall()
    idle, busy = hall.sit(), hall.sit()
    hall.now = IDLE_SECONDS
    with hall.places.call(context("2026-07-28"), busy):
        asyncio.run(hall.places.forget_idle())
    assert list(hall.places.places) == [busy] and idle != busy


def test_places_and_calls_are_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(places, "MOST_PLACES", 2)
    hall = Hall()
    place = hall.sit()
    with hall.places.newcomer(context("2026-07-28")), pytest.raises(ToolError, match="server_full"):
        hall.sit()  # who is joining counts as well
    hall.sit()
    with pytest.raises(ToolError, match="server_full"):
        hall.sit()
    with hall.places.call(context("2026-07-28"), place) as session:
        session.calls = places.MOST_CALLS
        with pytest.raises(ToolError, match="too_fast"), hall.places.call(context("2026-07-28"), place):
            pass
    hall.is_shut = True
    with pytest.raises(ToolError, match="too_fast"):
        hall.sit()


def test_one_address_cannot_take_all_places(monkeypatch: pytest.MonkeyPatch) -> None:
    """An IPv6 address counts as its /64 network."""
    monkeypatch.setattr(places, "MOST_OF_ADDRESS", 2)
    hall = Hall()
    hall.sit("2001:db8::1")
    with hall.places.newcomer(context("2026-07-28", "2001:db8::2")):  # who is joining counts as well
        with pytest.raises(ToolError, match="server_full"):
            hall.sit("2001:db8::3")
        hall.sit("2001:db8:0:1::1")
    assert hall.sit("2001:db8::3")


@pytest.mark.parametrize("http", ["0.0.0.0:8001", "8001x", "0", "99999", "http://127.0.0.1:8001"])
def test_a_port_must_be_one_and_an_address_only_one(http: str) -> None:
    found = CliRunner().invoke(cli, ["mcp", "--http", http])
    assert found.exit_code and f"{http} is not a port, such as 8001" in found.output
