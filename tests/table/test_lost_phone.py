"""A lost phone is not a lost seat: who asks with another gets the place back, if the others give it."""

from __future__ import annotations

from typing import Any

import pytest

from citysleeps.table import rows
from citysleeps.table.people import hashed
from citysleeps.table.refusal import Refusal

from .phones import Phone, Room, asleep, quiet, room_of
from .virtual import clock, in_virtual_time, until

TOKEN = "token_of_a_phone_that_is_new_at_this_table"


async def pleading(room: Room, name: str = "B", token: str = TOKEN, address: str = "192.0.2.1") -> tuple[Phone, int]:
    """Another phone, which asks for a place and shows a number."""
    phone = Phone(room.live)
    room.live.plead(phone, name, token, address)
    phone.connect()
    await quiet(room.live)
    return phone, phone.you["plea"]


def person(phone: Phone, name: str) -> dict[str, Any]:
    return next(one for one in phone.table["people"] if one["name"] == name)


@in_virtual_time
async def test_who_asks_sees_nothing_private_until_the_others_give_the_place_back() -> None:
    room = await asleep(8, grace=5)
    facts = list(room["B"].facts)
    room["B"].disconnect()
    await until(clock() + 61)
    other, number = await pleading(room)
    watcher = room.watch()
    await quiet(room.live)
    assert (other.facts, other.you["id"], other.you["seat"]) == (watcher.facts, 0, -1)
    others = [id for name, id in room.ids.items() if name != "B"]
    assert room["C"].table["pleas"] == [{"person": room.ids["B"], "number": number, "may": others}]
    assert await other.send("give_back", person=room.ids["B"], number=number) == "no_voice"
    assert await room["A"].send("give_back", person=room.ids["B"], number=109 - number) == "no_plea"
    assert await room["A"].send("give_back", person=room.ids["C"], number=number) == "no_plea"
    await room.give_back("B", number)
    assert (other.you["id"], other.you["seat"]) == (room.ids["B"], 1)
    assert other.facts[: len(facts)] == facts
    assert (room["C"].table["pleas"], person(room["C"], "B")["returns"]) == ([], 1)
    assert person(room["C"], "B")["here"] is True


@in_virtual_time
async def test_the_bot_that_stood_in_stands_down_and_the_new_phone_answers() -> None:
    room = await asleep(8, grace=5)
    room["B"].disconnect()
    await until(clock() + 61)
    assert person(room["C"], "B")["stand_in"] == "careful"
    other, number = await pleading(room)
    await room.give_back("B", number)
    assert "stand_in" not in person(room["C"], "B")
    assert await other.send("hunch", seat=3) == ""


@in_virtual_time
async def test_whoever_is_here_has_lost_nothing() -> None:
    room = await room_of(6)
    other, number = await pleading(room)
    assert "may" not in room["B"].table["pleas"][0], "nobody is offered what is refused"
    assert await room["A"].send("give_back", person=room.ids["B"], number=number) == "is_here"
    room["B"].disconnect()
    await quiet(room.live)
    assert room["C"].table["pleas"][0]["may"] == [room.ids["A"]], "in the lobby it is the creator's"
    assert await room["A"].send("give_back", person=room.ids["B"], number=number) == ""
    assert other.you["id"] == room.ids["B"]


@in_virtual_time
async def test_before_the_first_deal_too_the_phone_with_which_he_came_has_the_place_again() -> None:
    room = await room_of(6)
    room["B"].disconnect()
    other, number = await pleading(room)
    assert await room["A"].send("give_back", person=room.ids["B"], number=number) == ""
    room.live.reclaim(room.ids["B"], "token of B")
    room.connect("B")
    await quiet(room.live)
    assert (room["B"].you["id"], other.you["id"]) == (room.ids["B"], 0)


@in_virtual_time
async def test_a_phone_that_had_no_place_takes_none() -> None:
    room = await room_of(3)
    rows = await room.log()
    room.live.reclaim(room.ids["B"], "another token")
    assert await room["A"].send("add_bot") == ""
    assert len(await room.log()) == len(rows) + 1


@in_virtual_time
async def test_while_cards_stay_hidden_after_the_end_nobody_gives_a_place_back() -> None:
    room = await asleep(6, {"reveal_at_end": False})
    assert await room.holder("don").answer("leave") == ""
    await until(91)
    room["B"].disconnect()
    other, number = await pleading(room)
    assert room["A"].table["pleas"] == [{"person": room.ids["B"], "number": number}]
    assert await room["A"].send("give_back", person=room.ids["B"], number=number) == ""
    assert other.you["id"] == 0


@in_virtual_time
async def test_once_all_cards_lie_open_the_creator_gives_a_place_back_alone() -> None:
    room = await asleep(6)
    assert await room.holder("don").answer("leave") == ""
    await until(91)
    assert room["A"].table["phase"] == "over"
    room["B"].disconnect()
    other, number = await pleading(room)
    assert await room["A"].send("give_back", person=room.ids["B"], number=number) == ""
    assert other.you["id"] == room.ids["B"]


@in_virtual_time
async def test_who_was_at_this_table_before_and_may_have_seen_a_card_cannot_ask() -> None:
    room = await asleep(8)
    long = "token_of_somebody_who_will_be_given_a_seat"
    room.ids["K"] = room.live.join(Phone(room.live), "K", "en", long, "")
    await quiet(room.live)
    assert await room["B"].send("leave") == ""
    assert await room["B"].send("seat", person=room.ids["K"], seat=1) == ""
    room["C"].disconnect()
    with pytest.raises(Refusal, match="bad_token"):
        await pleading(room, "C", long)
    with pytest.raises(Refusal, match="weak_token"):
        await pleading(room, "C", "short")
    with pytest.raises(Refusal, match="no_person"):
        await pleading(room, "Z")


@in_virtual_time
async def test_nobody_asks_for_the_place_of_a_bot() -> None:
    room = await room_of(2, bots=1)
    with pytest.raises(Refusal, match="is_bot"):
        await pleading(room, "Latarnia")


@in_virtual_time
async def test_who_hangs_up_asks_no_more() -> None:
    room = await room_of(6)
    other, number = await pleading(room)
    other.disconnect()
    await quiet(room.live)
    assert room["A"].table["pleas"] == []
    assert await room["A"].send("give_back", person=room.ids["B"], number=number) == "no_plea"


@in_virtual_time
async def test_strangers_who_ask_do_not_keep_the_owner_from_asking() -> None:
    """One of an address, and of many addresses the oldest gives way."""
    room = await room_of(3)
    for number in range(30):
        stranger, _ = await pleading(room, "B", f"{TOKEN}_{number}", "203.0.113.1")
    assert len(room["A"].table["pleas"]) == 1
    _, own = await pleading(room)
    assert [one["number"] for one in room["A"].table["pleas"]] == [stranger.you["plea"], own]
    others = [(await pleading(room, "C", f"{TOKEN}_{number}", f"203.0.113.{number}"))[0] for number in range(2, 12)]
    assert [one["number"] for one in room["A"].table["pleas"]] == [other.you["plea"] for other in others]
    assert stranger.you.get("plea", 0) == 0
    assert await room["A"].send("give_back", person=room.ids["C"], number=others[-1].you["plea"]) == "is_here"


@in_virtual_time
async def test_the_place_is_the_new_phones_also_after_a_restart_and_the_next_deal_voids_the_old_token() -> None:
    room = await asleep(8, grace=5)
    old = room.table.people[room.ids["B"]].token
    room["B"].disconnect()
    await until(clock() + 61)
    _, number = await pleading(room)
    await room.give_back("B", number)
    assert await room["A"].send("break_off") == ""
    assert await room["A"].send("deal") == ""
    again = await room.reopen()
    kept = again.table.people[room.ids["B"]]
    assert (kept.token != old, kept.returns) == (True, 1)
    assert room.live.join(Phone(again.live), "X", "en", TOKEN, "") == room.ids["B"]
    assert all(old not in (one.token, one.first) for one in again.table.people.values())


@in_virtual_time
async def test_a_phone_that_asks_on_two_connections_has_the_place_on_both() -> None:
    room = await room_of(3)
    room["B"].disconnect()
    one, number = await pleading(room)
    two, _ = await pleading(room, address="192.0.2.2")
    assert await room["A"].send("give_back", person=room.ids["B"], number=number) == ""
    assert one.you["id"] == two.you["id"] == room.ids["B"]
    assert {one.who, two.who} == {room.ids["B"]} and room.live.presence.here[room.ids["B"]] == 2


@in_virtual_time
async def test_where_nobody_else_is_there_the_clocks_run_from_the_moment_in_which_a_place_is_given_back() -> None:
    room = await asleep(8)
    for phone in room.phones.values():
        phone.disconnect()
    await pleading(room)
    assert not room.live.clocks.times.running
    room.live.do([rows.Returned(room.ids["B"], hashed(TOKEN))], clock())
    assert room.live.clocks.times.running
    await quiet(room.live)
