"""Who is here, who is away since when, and whose phone is whose (table/presence.py)."""

from __future__ import annotations

from citysleeps.kernel.seats import SPECTATORS
from citysleeps.table.people import hashed
from citysleeps.table.rows import NO_ONE

from .faulty import FaultyStore
from .phones import Phone, Room, asleep, dealt, quiet, room_of
from .test_lost_phone import TOKEN, pleading
from .virtual import clock, in_virtual_time, until

OTHER_TOKEN = "token_of_another_phone_that_is_new_here"


@in_virtual_time
async def test_whoever_is_back_has_not_been_away() -> None:
    room = await room_of(3)
    room["B"].disconnect()
    assert room.live.presence.away == {room.ids["B"]: clock()}
    room.connect("B")
    assert room.live.presence.away == {}
    assert room.live.presence.here[room.ids["B"]] == 1


@in_virtual_time
async def test_only_the_phone_whose_plea_is_granted_gets_a_place() -> None:
    room = await room_of(4)
    for name in "BC":
        room[name].disconnect()
    one, number = await pleading(room, "B")
    two, _ = await pleading(room, "C", OTHER_TOKEN, "192.0.2.2")
    assert await room["A"].send("give_back", person=room.ids["B"], number=number) == ""
    assert (one.who, two.who) == (room.ids["B"], NO_ONE)
    assert list(room.live.presence.pleas) == [two]


@in_virtual_time
async def test_every_connection_of_the_phone_whose_plea_is_granted_gets_the_place() -> None:
    room = await room_of(4)
    room["B"].disconnect()
    one, number = await pleading(room, "B")
    two, _ = await pleading(room, "B", TOKEN, "192.0.2.2")
    assert await room["A"].send("give_back", person=room.ids["B"], number=number) == ""
    assert one.who == two.who == room.ids["B"]
    for phone in (one, two):
        assert [letter.said["say"] for letter in phone.mail].count("welcome") == 2, "as a stranger, and as B"
    assert room.live.presence.here[room.ids["B"]] == 2
    assert room.live.presence.pleas == {}


@in_virtual_time
async def test_a_plea_from_the_same_address_takes_the_place_of_the_one_before() -> None:
    room = await room_of(4)
    await pleading(room, "B")
    other, _ = await pleading(room, "C", OTHER_TOKEN)
    third, _ = await pleading(room, "C", OTHER_TOKEN + "s", "192.0.2.2")
    assert list(room.live.presence.pleas) == [other, third]


@in_virtual_time
async def test_of_too_many_pleas_the_oldest_is_dropped() -> None:
    room = await room_of(4)
    phones = [(await pleading(room, "B", f"{TOKEN}_{at}", f"192.0.2.{at}"))[0] for at in range(11)]
    assert list(room.live.presence.pleas) == phones[1:]


@in_virtual_time
async def test_pleas_from_one_network_do_not_drop_those_of_others() -> None:
    """Somebody may have all of a /48 network: then their own oldest plea gives way."""
    room = await room_of(4)
    owner, _ = await pleading(room, "B", f"{TOKEN}_own", "192.0.2.1")
    phones = [(await pleading(room, "B", f"{TOKEN}_{at}", f"2001:db8:0:{at}::/64"))[0] for at in range(30)]
    assert list(room.live.presence.pleas) == [owner, *phones[-9:]]


@in_virtual_time
async def test_where_the_first_phone_is_back_the_other_one_watches_and_the_first_plays() -> None:
    room = await room_of(4)
    room["B"].disconnect()
    other, number = await pleading(room, "B")
    assert await room["A"].send("give_back", person=room.ids["B"], number=number) == ""
    room.live.reclaim(room.ids["B"], "token of B")
    first = room.connect("B")
    await quiet(room.live)
    assert (other.who, first.who) == (NO_ONE, room.ids["B"])
    assert room.live.presence.here[room.ids["B"]] == 1
    room.live.presence.put_off(room.ids["B"])  # nothing more is to be put off
    assert first.who == room.ids["B"]
    assert NO_ONE not in room.live.presence.here


@in_virtual_time
async def test_whoever_has_left_the_table_is_neither_here_nor_away() -> None:
    room = await room_of(4)
    assert await room["B"].send("leave") == ""
    presence = room.live.presence
    assert room.ids["B"] not in presence.here and room.ids["B"] not in presence.away
    assert presence.gone == {room["B"]: room.ids["B"]}
    room["C"].disconnect()
    assert await room["A"].send("remove", person=room.ids["C"]) == ""
    assert presence.away == {}


@in_virtual_time
async def test_after_a_failure_of_the_store_watchers_are_nobody_who_is_here() -> None:
    store = FaultyStore()
    room = await room_of(3, store=store)
    room.watch()
    store.fail()
    assert await room["A"].send("add_bot") == "unavailable"
    await until(clock() + 5)
    assert not room.live.broken
    assert room.live.presence.here == dict.fromkeys(room.ids.values(), 1)


def screen(room: Room) -> Phone:
    phone = Phone(room.live, has_creator_token=True)
    phone.is_screen = True
    return phone.connect()


@in_virtual_time
async def test_neither_a_shared_screen_nor_somebody_without_powers_hears_as_the_leader() -> None:
    """CUBA-1330 The leader of the table hosts."""
    room = await dealt(6, book="cuba")
    ears = room.live.presence.clients
    assert ears[screen(room)] == ears[room.watch()] == SPECTATORS
    assert ears[Phone(room.live, has_creator_token=True).connect()] != SPECTATORS


@in_virtual_time
async def test_whoever_is_away_first_is_replaced_first() -> None:
    room = await asleep(8, grace=30)
    began = clock()
    room["B"].disconnect()
    await until(began + 10)
    room["C"].disconnect()
    assert room.live.presence.due(clock()) == began + 30
    await until(began + 31)
    people = room.table.people
    assert (people[room.ids["B"]].stand_in, people[room.ids["C"]].stand_in) == ("careful", "")
    await until(began + 41)
    assert people[room.ids["C"]].stand_in == "careful"


@in_virtual_time
async def test_nobody_inherits_the_powers_before_the_grace_time_is_over_whatever_rings() -> None:
    room = await room_of(3, grace=30)
    began = clock()
    room["A"].disconnect()
    for after, heir in ((0, NO_ONE), (29.9, NO_ONE), (30, room.ids["B"])):
        assert room.live.presence.heir(began + after) == heir


@in_virtual_time
async def test_of_two_who_ask_for_the_place_of_the_host_the_first_gets_it_where_nobody_can_say_yes() -> None:
    room = await room_of(1, {"host_mode": "human"}, bots=7, grace=30)
    assert await room["A"].send("deal") == ""
    room["A"].disconnect()
    one, _ = await pleading(room, "A")
    await pleading(room, "A", OTHER_TOKEN, "192.0.2.2")
    presence = room.live.presence
    assert presence.unheard(clock()) == []
    late = clock() + 61
    assert [plea.token for plea in presence.unheard(late)] == [hashed(TOKEN)]
    await until(late + 1)
    assert one.who == room.ids["A"]
