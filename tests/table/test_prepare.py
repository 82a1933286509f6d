"""Words got ready: whoever waits for the floor may ask what could be claimed with it."""

from __future__ import annotations

from typing import Any

from .phones import Phone, Room, asleep
from .test_day import FLOOR, morning
from .virtual import in_virtual_time, until


async def forms(phone: Phone) -> list[list[dict[str, Any]]]:
    """What this phone is told."""
    assert await phone.send("prepare") == ""
    found: list[list[dict[str, Any]]] = [one.said for one in phone.mail if one.said["say"] == "phrases"][-1]["forms"]
    return found


def kinds(found: list[list[dict[str, Any]]]) -> list[str]:
    return [form[0]["words"][0] for form in found]


def offered(room: Room, name: str) -> list[list[dict[str, Any]]]:
    return [ask["slots"] for ask in room[name].asks if ask["act"] == "claim"]


@in_virtual_time
async def test_who_waits_is_told_what_whoever_has_the_floor_is_offered() -> None:
    room = await morning()
    assert offered(room, "A") == await forms(room["A"]) != []
    assert offered(room, "B") == []
    waiting = await forms(room["B"])
    of_a = {"because_silent"}  # A alone has had the floor
    assert set(kinds(waiting)) - of_a == set(kinds(offered(room, "A")))
    [will] = [form for form in waiting if form[0]["words"] == ["will"]]
    assert will[1] == {"kind": "seat", "seats": [0, *range(2, 8)]}, "nobody votes for themselves"


@in_virtual_time
async def test_it_is_the_same_whatever_one_holds() -> None:
    room = await morning()
    holder, other = room.holder("commissar"), room.holder("don")
    assert kinds(await forms(holder)) == kinds(await forms(other))


@in_virtual_time
async def test_by_night_and_to_those_who_watch_there_is_nothing_to_say() -> None:
    room = await asleep(8)
    assert await forms(room["A"]) == []
    await until(FLOOR + 0.25)
    assert await forms(room.watch()) == []
