"""Game after game of `cuba` at one table: the winners choose the next Godfather, and the seats are drawn anew."""

from __future__ import annotations

from table.phones import Phone, Room, Settings, dealt, quiet
from table.virtual import clock, in_virtual_time, until

from citysleeps.books.cuba.facts import Revealed
from citysleeps.books.cuba.game import Cuba

A_IS_GODFATHER: Settings = {"first_godfather": "A", "reseat": "keep", "theft_fixed_s": 0}


def game(room: Room) -> Cuba:
    playing = room.table.playing.game
    assert isinstance(playing, Cuba)
    return playing


async def stolen(room: Room) -> None:
    """The Godfather leaves all in the box, the next player takes two diamonds, the others what they find."""
    phones = room.seated()
    godfather = game(room).godfather
    assert await phones[godfather].answer("remove", 0) == ""
    for i, seat in enumerate(game(room).in_box_order()):
        tokens = game(room).box[1]
        assert await phones[seat].answer("take", tokens[0] if i and tokens else 2) == ""


async def recovered(room: Room) -> list[Phone]:
    """Every thief is caught: the Godfather wins, and the Loyals with him. The phones of the winners."""
    await stolen(room)
    phones = room.seated()
    for seat in game(room).in_box_order():
        if game(room).role(seat) == "thief":
            assert await phones[game(room).godfather].answer("accuse", seat) == ""
    assert game(room).winner == "diamonds_recovered"
    return [phone for phone in phones if game(room).winners >> phone.seat & 1]


async def named(room: Room, name: str) -> None:
    """Every winner names the same player."""
    seat = room[name].seat
    for phone in await recovered(room):
        assert await phone.answer("vote_next", seat) == ""


@in_virtual_time
async def test_the_game_goes_on_until_the_winners_have_chosen() -> None:
    """CUBA-1201, CUBA-1202, CUBA-1209 and CUBA-708 What is said then is said in the game."""
    room = await dealt(6, A_IS_GODFATHER, book="cuba")
    winners = await recovered(room)
    assert room.table.phase == "game" and room["A"].view and room["A"].view["over"]
    for phone in room.seated():
        assert "say" in phone.acts() and ("vote_next" in phone.acts()) == (phone in winners)
    for phone in winners:
        assert room.table.phase == "game"
        assert await phone.answer("vote_next", 3) == ""
    assert room.table.phase == "over" and room["F"].heard("next_godfather", seat=3)


@in_virtual_time
async def test_without_a_name_the_choice_is_made_when_its_time_is_over() -> None:
    """CUBA-1206"""
    room = await dealt(6, A_IS_GODFATHER, book="cuba")
    winners = await recovered(room)
    began = clock()
    await until(began + 59)
    assert room.table.phase == "game"
    await until(began + 61)
    assert room.table.phase == "over" and game(room).winners >> game(room).next_godfather & 1 and len(winners) > 1


@in_virtual_time
async def test_who_was_chosen_is_the_next_godfather() -> None:
    """CUBA-203, CUBA-1201, CUBA-1208 In every further game, also after a restart, and under another name."""
    room = await dealt(6, A_IS_GODFATHER, book="cuba")
    await named(room, "D")
    assert await room["A"].send("again") == ""
    assert await room["D"].send("introduce", name="Dee") == ""
    await quiet(room.live)
    room = await room.reopen()
    for name in "ABCDEF":
        room.connect(name)
    assert await room["A"].send("deal") == ""
    assert game(room).godfather == room["D"].seat == 3
    await named(room, "B")
    assert await room["A"].send("again") == ""
    assert await room["A"].send("deal") == ""
    assert game(room).godfather == room["B"].seat and game(room).loots == {}


@in_virtual_time
async def test_if_the_one_chosen_has_gone_it_is_as_the_table_has_set() -> None:
    """CUBA-R05"""
    room = await dealt(7, A_IS_GODFATHER, book="cuba")
    await named(room, "D")
    assert await room["D"].send("leave") == ""
    assert await room["A"].send("again") == ""
    assert await room["A"].send("deal") == ""
    assert game(room).godfather == room["A"].seat


@in_virtual_time
async def test_the_choice_of_one_book_means_nothing_to_another() -> None:
    room = await dealt(7, A_IS_GODFATHER, book="cuba")
    await named(room, "D")
    assert await room["A"].send("again") == ""
    assert await room["A"].send("choose", book="original", settings={}) == ""
    assert await room["A"].send("deal") == ""
    assert room.game.size == 7


@in_virtual_time
async def test_the_seats_are_drawn_anew_before_each_further_game() -> None:
    """CUBA-1207, CUBA-R43 By default; with `keep` everybody sits as before."""
    orders = []
    for reseat in ("keep", "shuffle"):
        room = await dealt(12, {"first_godfather": "A", "reseat": reseat, "theft_fixed_s": 0}, book="cuba")
        await named(room, "D")
        assert await room["A"].send("again") == ""
        order = room.table.order
        assert sorted(order) == sorted(room.ids.values()) and (await room.logged()).order == order
        orders.append(order)
        for name in room.ids:
            assert await room[name].send("sit") == ""
        assert await room["A"].send("deal") == ""
        assert room.table.seats == order and game(room).godfather == room["D"].seat
    assert orders[0] == sorted(orders[0]) != orders[1]


@in_virtual_time
async def test_bots_tell_their_stories_and_a_bot_lets_all_talk_before_it_accuses() -> None:
    """CUBA-507, CUBA-512 Nobody asks them; and a Godfather who is a bot is in no hurry, whoever still speaks."""
    room = await dealt(2, {"first_godfather": "Lantern_(bot)", "reseat": "keep"}, bots=6, book="cuba")
    a, b = room["A"], room["B"]
    while game(room).phase != "investigation":
        await until(clock() + 1)
        for phone in (a, b):
            if "take" in phone.acts():
                diamonds, tokens = game(room).box
                assert await phone.answer("take", 1 if diamonds else tokens[0] if tokens else "nothing") == ""
    while len(a.heard("claimed", kind="took")) < 5:
        await until(clock() + 1)
        assert not a.heard("accused")
    assert {fact["seat"] for _, fact in a.heard("claimed")} == set(range(3, 8))
    assert a.heard("asked", seat=0, kind="passed")
    for _ in range(4):
        assert await a.answer("say", "Listen.") == ""
        await until(clock() + 8)
        assert not b.heard("accused")
    await until(clock() + 120)
    assert b.heard("accused")
    await until(clock() + 900)
    assert room.table.phase == "over" and a.heard("next_godfather")


@in_virtual_time
async def test_the_seats_and_who_begins_are_announced_before_the_next_game() -> None:
    """CUBA-1204, CUBA-1207 Where the seats are kept nothing is drawn; and another book knows nothing of either."""
    for reseat in ("keep", "shuffle"):
        room = await dealt(7, {"first_godfather": "A", "reseat": reseat, "theft_fixed_s": 0}, book="cuba")
        a = room["A"]
        assert (a.table["series"]["chosen"], a.table["series"]["drawn"]) == (0, False)
        await named(room, "D")
        await quiet(room.live)
        assert (a.table["series"]["chosen"], a.table["series"]["drawn"]) == (room.ids["D"], False)
        assert await a.send("again") == ""
        await quiet(room.live)
        assert (a.table["series"]["chosen"], a.table["series"]["drawn"]) == (room.ids["D"], reseat == "shuffle")
        assert await a.send("choose", book="original", settings={}) == ""
        await quiet(room.live)
        assert (a.table["series"]["chosen"], a.table["series"]["drawn"]) == (0, False)


async def redrawn(count: int) -> tuple[Room, list[str]]:
    """A table after its first game, at which seats were drawn anew, and who moves: at least two."""
    while True:
        room = await dealt(count, {"first_godfather": "A", "theft_fixed_s": 0}, book="cuba")
        await named(room, "D")
        assert await room["A"].send("again") == ""
        moving = [name for name, who in room.ids.items() if who in room.table.moving()]
        if moving:
            return room, moving


@in_virtual_time
async def test_the_next_game_waits_until_all_sit_in_their_new_seats() -> None:
    """CUBA-1207 Everybody sees who still moves, also after a restart; saying it twice is saying it once."""
    room, moving = await redrawn(8)
    for name in moving:
        assert room["A"].table["missing"] == "people_move"
        assert await room["A"].send("deal") == "people_move"
        assert await room[name].send("sit") == ""
        rows = len(await room.log())
        assert await room[name].send("sit") == ""
        assert len(await room.log()) == rows
        await quiet(room.live)
        assert room.ids[name] not in room["A"].table["series"]["moving"]
    assert (await room.logged()).sat == {room.ids[name] for name in moving}
    assert room["A"].table["missing"] == ""
    assert await room["A"].send("deal") == ""
    assert await room[moving[0]].send("sit") == "not_in_lobby"
    assert await room.watch().send("sit") == "no_person"


@in_virtual_time
async def test_nobody_who_moves_is_waited_for_longer_than_half_a_minute() -> None:
    """The time counts while somebody is here."""
    room, moving = await redrawn(8)
    began = clock()
    assert await room[moving[0]].send("sit") == ""
    await until(began + 29)
    assert await room["A"].send("deal") == "people_move"
    await until(began + 31)
    assert room["A"].table["series"]["moving"] and room["A"].table["missing"] == ""
    assert await room["A"].send("deal") == ""


@in_virtual_time
async def test_whoever_keeps_a_seat_or_has_no_phone_is_not_waited_for() -> None:
    room, moving = await redrawn(8)
    who = room.ids[next(name for name in moving if name != "A")]
    assert await room["A"].send("to_desk", person=who) == ""
    assert who not in room.table.moving()
    assert await room["A"].send("order", people=[*room.table.seats]) == ""
    assert not room.table.moving() and room["A"].table["missing"] == "no_leader"  # and no longer `people_move`


@in_virtual_time
async def test_nobody_is_announced_who_has_left_the_table() -> None:
    """CUBA-R05"""
    room = await dealt(7, A_IS_GODFATHER, book="cuba")
    await named(room, "D")
    assert await room["A"].send("again") == ""
    assert await room["D"].send("leave") == ""
    await quiet(room.live)
    assert room["A"].table["series"]["chosen"] == 0


@in_virtual_time
async def test_what_turned_the_game_is_said_when_it_lies_open() -> None:
    """As the place of a fact in the record; not before the choice of the next Godfather is made."""
    room = await dealt(6, A_IS_GODFATHER, book="cuba")
    winners = await recovered(room)
    await quiet(room.live)
    assert room["A"].table["series"]["turn"] == -1
    for phone in winners:
        assert await phone.answer("vote_next", 3) == ""
    await quiet(room.live)
    turn = room["A"].table["series"]["turn"]
    fact = game(room).facts[turn]
    assert isinstance(fact, Revealed) and game(room).role(fact.seat) == "thief"
    assert await room["A"].send("again") == ""
    await quiet(room.live)
    assert room["A"].table["series"]["turn"] == turn
