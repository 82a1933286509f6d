"""What a lobby says of the settings chosen, and what a host or a creator hears of what may be done: at a live table."""

from __future__ import annotations

from citysleeps.table import state
from citysleeps.table.state import guide

from .phones import Phone, Room, Said, asleep, dealt, room_of
from .virtual import in_virtual_time


def advice(room: Room) -> Said:
    said: Said = room["A"].table["advice"]
    return said


def correction(phone: Phone, seat: int, act: str) -> Said:
    [found] = [one for one in phone.corrections if (one["seat"], one["act"]) == (seat, act)]
    return found


def leads(phone: Phone) -> list[str]:
    return [ask["act"] for ask in phone.you.get("lead", [])]


@in_virtual_time
async def test_the_lobby_says_what_will_be_dealt() -> None:
    room = await room_of(9)
    said = advice(room)
    assert said["composition"] == {"resident": 5, "commissar": 1, "mafia": 2, "don": 1}
    assert (said["preset"], said["least"], said["most"], said["players"]) == ("basic", 6, 13, 9)
    assert said["lengths"]["speech"] == 60 and said["bounds"]["night_step_seconds"] == 1
    assert await room["A"].send("choose", settings={"preset": "extended", "host_mode": "human"}) == ""
    said = advice(room)
    assert (said["players"], said["host"], said["preset"]) == (8, "human", "extended")
    assert said["settings"]["kill_method"] == "closed_eyes" and said["recommended"] == {}
    assert await room["A"].send("choose", settings={"preset": "extended", "nobody_left": "draw"}) == ""
    assert advice(room)["recommended"] == {"nobody_left": "red"}
    assert await room["A"].send("deal") == ""
    assert room["A"].table["advice"] is None


@in_virtual_time
async def test_the_guide_is_of_what_is_played_or_else_of_what_is_chosen() -> None:
    room = await room_of(9)
    lobby = room.table.book.lobby
    chosen = dict(room.table.settings)
    assert guide(room.table) == lobby.guide(chosen, 9) != lobby.guide({}, 0)
    room.table.settings = {"gone": "long ago"}
    assert state.advice(room.table) is None
    room.table.settings = chosen
    assert await room["A"].send("deal") == ""
    room.table.settings = {}
    assert guide(room.table) == lobby.guide(room.table.playing.setup.settings, 9)
    assert await room["A"].send("break_off") == ""
    assert guide(room.table) == lobby.guide({}, 9)


@in_virtual_time
async def test_a_host_without_a_card_hears_what_may_be_put_right() -> None:
    """ORIG-1409 What somebody is asked may be supplied, and what he has done changed; nobody else is told what."""
    room = await asleep(8, {"host_mode": "human", "night_step_seconds": 0})
    [host] = [phone for phone in room.phones.values() if phone.seat < 0]
    commissar = room.holder("commissar")
    while not commissar.asks:
        assert await host.go_on() == ""
    asked = correction(host, commissar.seat, "check")
    assert asked["idle"] == ["pass"] and commissar.seat not in asked["slots"][0]["seats"]
    assert asked.pop("asked")
    one, *_, other = asked["slots"][0]["seats"]
    assert await commissar.answer("check", one) == ""
    assert correction(host, commissar.seat, "check") == asked | {"given": ["check", one]}
    assert await host.answer("correct", commissar.seat, "check", other, host=True) == ""
    assert commissar.heard("check_answer", target=other)
    assert all(phone.corrections == [] for phone in room.phones.values() if phone is not host)


@in_virtual_time
async def test_a_temporary_host_hears_of_nothing_to_put_right() -> None:
    """ORIG-1304"""
    room = await asleep(12, {"preset": "hostless"})
    assert all(phone.corrections == [] for phone in room.phones.values())


@in_virtual_time
async def test_the_creator_hears_what_may_be_done_where_the_software_hosts() -> None:
    """SPY-1610 He may go on where no timer runs, and hears of it; nobody else does."""
    room = await dealt(9, {"t_deal": 0}, book="spytown")
    a, b = room["A"], room["B"]
    assert leads(a) == ["next", "remove", "stop"] and leads(b) == []
    assert await a.answer("next", host=True) == ""
    assert leads(a) == ["remove", "stop"]
    assert await a.answer("next", host=True) == "not_allowed"
    assert await a.send("hand_on", person=room.ids["B"]) == ""
    assert leads(a) == [] and leads(b) == ["remove", "stop"]


@in_virtual_time
async def test_nobody_leads_where_the_book_has_no_such_thing() -> None:
    room = await asleep(6)
    assert leads(room["A"]) == []
