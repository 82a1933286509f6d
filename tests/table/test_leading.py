"""Whoever leads a table: sends an idle player away, breaks a game off."""

from __future__ import annotations

import pytest

from .phones import Phone, Room, asleep, dealt
from .virtual import clock, in_virtual_time, until


def stand_in(room: Room, name: str) -> str:
    """The bot that plays for somebody, as another sees it."""
    people = room["C"].table["people"]
    return next(str(one.get("stand_in", "")) for one in people if one["name"] == name)


@pytest.mark.parametrize("book", ["spytown", "bigcity", "cuba"])
@in_virtual_time
async def test_where_the_software_hosts_nobody_but_the_creator_may_act_as_host(book: str) -> None:
    """SPY-1610, CITY-1201, CUBA-1330."""
    room = await dealt(8, book=book)
    for stranger in (room["B"], room.watch()):
        assert await stranger.answer("remove", 2, host=True) == "not_your_seat"
    assert await room["A"].answer("remove", 2, host=True) == ""


# An idle player


@pytest.mark.parametrize("leader", ["A", "H"])
@in_virtual_time
async def test_a_bot_plays_for_an_idle_player_whom_creator_or_host_sends_away(leader: str) -> None:
    room = await dealt(8, {"host_mode": "human", "deal_seconds": 0}, bot_seconds=60.0)
    assert await room["C"].send("remove", person=room.ids["B"]) == "not_creator"
    assert await room[leader].send("remove", person=room.ids["B"]) == ""
    assert stand_in(room, "B") == "careful"
    assert await room["B"].answer("ready") == "stood_in"
    assert await room[leader].send("remove", person=room.ids["B"]) == "game_runs"


@in_virtual_time
async def test_where_nobody_stands_in_an_idle_player_who_is_sent_away_has_left_by_the_book() -> None:
    room = await asleep(8, absent="leave")
    await until(91)
    assert await room["A"].send("remove", person=room.ids["B"]) == ""
    assert room["C"].times("left") == [91]


@pytest.mark.parametrize("absent", ["leave", "wait"])
@in_virtual_time
async def test_who_is_sent_away_in_the_night_may_have_left_already_and_nobody_can_tell(absent: str) -> None:
    heard = []
    for has_left in (True, False):
        room = await asleep(8, absent=absent)
        began = clock()
        if has_left:
            assert await room["B"].answer("leave") == ""
        before = len(room["C"].mail)
        assert await room["A"].send("remove", person=room.ids["B"]) == ""
        await until(began + 91)
        heard.append([letter.at - began for letter in room["C"].mail[before:]])
        assert room["C"].times("left")[-1] == began + 90
    assert heard[0] == heard[1]


@in_virtual_time
async def test_where_bots_stand_in_one_stands_in_also_for_who_had_left_in_the_night() -> None:
    """Only for him it did not: whoever sent everybody away knew who had left."""
    seen = []
    for has_left in (True, False):
        room = await asleep(8)
        began = clock()
        if has_left:
            assert await room["B"].answer("leave") == ""
        replies = [await room["A"].send("remove", person=room.ids["B"]) for _ in range(2)]
        await until(began + 89)
        people = [letter.said.get("table", {}).get("people") for letter in room["C"].since(began - 1)]
        seen.append((replies, [letter.at - began for letter in room["C"].since(began)], people))
        assert stand_in(room, "B") == "careful" and room.table.people[room.ids["B"]].sent
        assert any(b'"stoodin"' in row for _, row in await room.log())
    assert seen[0] == seen[1] and seen[0][0] == ["", "game_runs"]


@in_virtual_time
async def test_an_idle_host_whom_the_creator_sends_away_is_followed_by_the_software() -> None:
    room = await asleep(8, {"host_mode": "human"})
    assert await room["A"].send("remove", person=room.ids["H"]) == ""
    assert room["C"].table["host"] == 0
    assert room["H"].you["host"] is False


# Breaking off


@pytest.mark.parametrize("leader", ["A", "H"])
@in_virtual_time
async def test_creator_and_host_can_break_a_game_off_and_nothing_is_laid_open(leader: str) -> None:
    room = await asleep(8, {"host_mode": "human"})
    told = len(room["B"].facts)
    commitment = room["B"].table["commitment"]
    assert await room["B"].send("break_off") == "not_creator"
    assert await room["H"].send("pause") == ""
    assert await room[leader].send("break_off") == ""
    table = room["B"].table
    assert (table["phase"], table["paused"], table["host"]) == ("lobby", False, room.ids["H"])
    assert table["commitment"] != commitment
    assert (len(room["B"].facts), told > 0, room["B"].asks) == (0, True, [])
    assert await room["A"].send("break_off") == "no_game"
    assert (await room.logged()).phase == "lobby"
    await until(clock() + 1000)
    assert await room["A"].send("deal") == ""
    assert (room.table.number, room["B"].acts()) == (2, ["ready"])


@in_virtual_time
async def test_the_creator_breaks_off_what_the_software_hosts_also_from_the_screen() -> None:
    room = await asleep(7, bots=1)
    screen = Phone(room.live, has_creator_token=True).connect()
    assert await screen.send("break_off") == ""
    assert room["B"].table["phase"] == "lobby"
