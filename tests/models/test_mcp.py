"""Assistants play at a live table, by the Model Context Protocol over stdio and over HTTP."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from mcp import Client
from server.running import Client as Phone
from server.running import Server, deal, done, play, together

from citysleeps.books.shelf import SHELF
from citysleeps.kernel.play import Play
from citysleeps.models.client import LiveSeat, Refused
from citysleeps.models.mcp import served
from citysleeps.models.places import OneSession
from citysleeps.models.session import Session
from citysleeps.models.text import Choices, SeatText
from citysleeps.table.rows import Dealt, read_row
from citysleeps.views.words import LANGUAGES

from .assistants import assistant, call, refused, text_of

QUICK = {"night_step_seconds": 1, "nomination_seconds": 10, "vote_call_seconds": 10, "deal_seconds": 60}
TOOLS = {"join", "look", "wait", "answer", "claim", "say", "hunch", "believe", "rules", "leave"}
OPTION = re.compile(r"^(\d+)\. ", re.M)


@pytest.mark.slow
def test_an_assistant_joins_a_table_and_plays_to_the_end(tmp_path: Path) -> None:
    with Server(tmp_path, bot_seconds=0.05) as server:
        asyncio.run(whole_game(server))


async def whole_game(server: Server) -> None:
    made = server.make(settings=QUICK)
    token = server.join(made["code"], "A")["token"]
    async with assistant(server) as client, await Phone.open(server, made["code"], token, made["creator"]) as a:
        assert await refused(client, "look") == "no_place"
        assert await refused(client, "join", code="XXXXX", name="B") == "no_table"
        assert await refused(client, "join", code=made["code"], name="A") == "name_taken"
        joined = await call(client, "join", code=f"{server.url}/{made['code'].lower()}", name="B b")
        assert "At the table: [A], [B b]." in joined
        assert await refused(client, "join", code=made["code"], name="C") == "has_place"
        assert "Two sides live in one city." in await call(client, "rules")
        assert (await call(client, "rules", about="ORIG-1203")).startswith("ORIG-1203 The doctor may not")
        assert "ORIG-" in await call(client, "rules", about="doctor protect same player")
        assert await refused(client, "rules", about="xylophone") == "no_clause"
        await call(client, "say", text="Hello.")
        await a.until(lambda phone: phone.chat)
        assert await refused(client, "answer", choice=1) == "no_game"
        await deal(a, bots=4)
        playing = asyncio.create_task(play(a, Random(1)))
        assert await call(client, "believe", beliefs={"A": 0.25, "[A]": 0.75}) == "Done."
        assert await refused(client, "believe", beliefs={"Z": 0.5}) == "no_belief"
        assert await refused(client, "believe", beliefs={"B_b": 0.5}) == "no_belief"
        assert await refused(client, "believe", beliefs={"A": 1.5}) == "no_belief"
        answered, story = 0, ""
        while "The game is over." not in story:
            story = await call(client, "wait", seconds=20)
            while options := OPTION.findall(story.split("# What you may do now")[-1]):
                if answered == 1:
                    assert await refused(client, "answer", choice=99) == "not_legal"
                    assert await refused(client, "answer", choice="fly") == "not_legal"
                result = await client.call_tool("answer", {"choice": int(options[-1])})
                answered += 1
                story = text_of(result)
                if result.is_error:
                    assert "Refused (too_late)" in story
                    break
        await playing
        record = server.http("GET", f"/api/tables/{made['code']}/games/1/record").body
        [belief] = json.loads(record.splitlines()[0])["beliefs"]
        assert belief[2] == {"0": 0.75}
        whole = await call(client, "look")
        assert whole.startswith("You play [B_b] in a game of 6 players.")
        assert answered > 2
        assert await call(client, "leave") == "Done."
        assert await refused(client, "wait") == "no_place"


def test_the_rules_are_there_before_the_deal(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        for book in SHELF:
            asyncio.run(rules_in_a_lobby(server, book))


async def rules_in_a_lobby(server: Server, book: str) -> None:
    made = server.make(book=book)
    session = Session(server.url)
    async with await Phone.open(server, made["code"], creator=made["creator"]) as host:
        for _ in range(7):
            await done(host, "add_bot")
    await session.join(made["code"], "A", "en")
    assert len(session.rules()) > 1000
    await session.hang_up()


@pytest.mark.slow
def test_the_server_goes_away_and_comes_back(tmp_path: Path) -> None:
    with Server(tmp_path, bot_seconds=0.05) as server:
        asyncio.run(broken_game(server))


async def broken_game(server: Server) -> None:
    made = server.make(settings=QUICK)
    token = server.join(made["code"], "A")["token"]
    seat = LiveSeat(server.url, made["code"], "B", "en")
    await seat.join()
    async with await Phone.open(server, made["code"], token, made["creator"]) as a:
        await deal(a, bots=4)
    assert await seat.until(lambda: bool(seat.open), 20)
    before = list(seat.text.lines) if seat.text else []
    assert before
    await asyncio.to_thread(server.kill)
    waits = asyncio.create_task(seat.command("answer", act="ready", key=seat.open[0].key))
    await asyncio.to_thread(lambda: setattr(server, "process", server.start()))
    await waits  # done once, after the server is back
    assert seat.text is not None
    assert seat.text.lines[: len(before)] == before
    with pytest.raises(Refused) as again:
        await seat.command("answer", act="ready", key="another")
    assert again.value.reason == "too_late"
    await seat.close()


def test_a_server_that_is_not_there_is_named() -> None:
    async def join() -> None:
        await LiveSeat("http://127.0.0.1:9", "ABCDE", "A", "en").join()

    with pytest.raises(Refused) as refusal:
        asyncio.run(join())
    assert refusal.value.reason == "unavailable"
    assert "http://127.0.0.1:9" in refusal.value.text


@pytest.mark.slow
@pytest.mark.parametrize("book", ["original", "cuba"])
def test_a_client_of_a_table_reads_what_a_program_reads(tmp_path: Path, book: str) -> None:
    """The text is the same, whether the facts and asks come over the wire or out of the game itself."""
    with Server(tmp_path) as server:
        asyncio.run(same_text(server, book))


async def same_text(server: Server, book: str) -> None:
    made = server.make(book=book)
    async with together(server, made, *"ABCDE") as phones:
        seat = LiveSeat(server.url, made["code"], "F", "pl")
        await seat.join()
        await done(phones[0], "deal")
        assert await seat.until(lambda: seat.text is not None, 20)
        stored = [read_row(number, row).what for number, row in enumerate(server.rows(made["code"]))]
        [setup] = [what.setup for what in stored if isinstance(what, Dealt)]
        assert seat.text is not None
        game = Play(SHELF[book], setup).game
        other = SeatText(setup, 5, "pl")
        other.hear([fact for to, fact in game.log if to >> 5 & 1])
        here = seat.text.situation(seat.choices())
        there = other.situation(Choices(game.stop.open_to(5), game.stop.offered_to(5)))
        assert here == there
        assert seat.text.briefing() == other.briefing()
        await seat.close()


@pytest.mark.slow
def test_nobody_waits_until_an_assistant_sits_in_its_new_seat(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        asyncio.run(new_seats(server))


async def new_seats(server: Server) -> None:
    made = server.make(book="cuba", settings={"mode": "assisted", "first_godfather": "A", "reseat": "shuffle"})
    async with together(server, made, "A") as [a]:
        seats = [LiveSeat(server.url, made["code"], name, "en") for name in "BCDEF"]
        for seat in seats:
            await seat.join()
        await done(a, "deal")
        await done(a, "answer", act="stolen", args=[3], host=True)
        await done(a, "answer", act="concede", args=[])
        await done(a, "answer", act="end", args=[], host=True)
        await done(a, "again")
        await a.until(lambda phone: phone.table["series"]["drawn"])
        await a.until(lambda phone: set(phone.table["series"]["moving"]) <= {phone.you["id"]})
        for seat in seats:
            await seat.close()


def test_tools_say_what_they_do() -> None:
    async def listed() -> Any:
        async with Client(served(OneSession("http://127.0.0.1:9"))) as client:
            return (await client.list_tools()).tools

    tools = {tool.name: tool for tool in asyncio.run(listed())}
    assert set(tools) == TOOLS
    for tool in tools.values():
        assert tool.title and tool.description and len(tool.description) > 60
        assert all("description" in field for field in tool.input_schema["properties"].values())
    assert all(
        language in tools["join"].input_schema["properties"]["language"]["description"] for language in LANGUAGES
    )
