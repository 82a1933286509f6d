"""An evening in which everything happens that a log can tell of."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from laws.snapshots import fields

from citysleeps.table.rows import NO_ONE, What, Who
from citysleeps.table.table import Table

from .phones import Phone, Room, quiet, room_of
from .virtual import clock, until

Snapshot = dict[str, Any]
OF_THE_TABLE = (
    *("language", "settings", "manners", "order", "appointed", "phase", "secret", "chat"),
    *("number", "seats", "owners", "host", "fair", "paused"),
)


def snapshot(table: Table) -> Snapshot:
    """Everything that a table is, apart from the replies."""
    of_table = {name: getattr(table, name) for name in OF_THE_TABLE}
    notes = table.notes
    told = {"check": notes.told.check, "count": notes.told.count, "hunches": notes.hunches}
    owned = [kept(one) for one in (table.series, table.powers, table.people, notes.heard, notes.extended)]
    people = [(who, kept(person)) for who, person in table.people.items()]
    game: Snapshot = {}
    if table.play:
        play = table.play
        inputs = [answer.fields() for answer in play.inputs]
        game = {"setup": play.setup, "inputs": inputs, "log": play.game.log, "number": play.game.number}
        game |= {"asks": [ask.fields() for ask in play.game.stop.asks], "waiting": list(play.game.stop.waiting)}
    copied = {name: value.copy() if hasattr(value, "copy") else value for name, value in of_table.items()}
    return {**copied, "owned": deepcopy([*owned, told]), "book": table.book.name, "people": people, **game}


def kept(thing: object) -> dict[str, Any]:
    """Every attribute. A compiled class has no `vars`."""
    return {name: getattr(thing, name) for name in fields(thing)}


class Notary:
    """Takes down what a table is whenever it writes a row."""

    def __init__(self, room: Room) -> None:
        self.snapshots = [snapshot(room.table)]
        self.kinds: set[str] = set()
        self.room = room
        self.write = room.live.write
        room.live.write = self.note  # type: ignore[method-assign]

    def note(self, what: What, who: Who = NO_ONE, id: str = "") -> None:
        self.write(what, who, id)
        self.kinds.add(type(what).__name__)
        self.snapshots.append(snapshot(self.room.table))


async def whole_evening() -> tuple[Room, Notary]:
    """Two games with a human host, of which the second goes on."""
    room = await room_of(0, grace=5)
    notary = Notary(room)
    await room.sit(*"ABCDEFGH")
    a = room["A"]
    await prepare(room)
    await first_game(room)
    b = room["B"]
    assert await b.send("again") == ""
    room["D"].disconnect()
    room.connect("D")  # from the desk
    assert await a.send("wish", luck="eight") == ""
    assert await b.send("deal") == ""
    await room.ready()
    await until(clock() + 40)
    await quiet(room.live)
    return room, notary


async def prepare(room: Room) -> None:
    a = room["A"]
    assert await a.send("choose", settings={"host_mode": "human"}, language="sk", absent="bot") == ""
    assert await room["B"].send("introduce", name="Bee", language="pl") == ""
    assert await room["C"].send("wish", luck="seven") == ""
    assert await room["D"].send("chat", text="Good evening.") == ""
    assert await a.send("add_bot") == ""
    assert await a.send("add_bot", bot="random", name="R") == ""
    assert await a.send("remove", person=9) == ""
    assert await room["H"].send("leave") == ""
    assert await a.send("order", people=[7, 6, 5, 4, 3, 2, 1, 10]) == ""
    assert await a.send("appoint", person=room.ids["G"]) == ""
    screen = Phone(room.live, has_creator_token=True).connect()
    assert await screen.send("add_bot", id="by the screen") == ""
    assert await a.send("deal") == ""


async def lose_phone(room: Room, name: str) -> None:
    """Somebody asks with another phone for the place that was his, and gets it."""
    room[name].disconnect()
    phone = Phone(room.live)
    room.live.plead(phone, name, "token_of_another_phone_of_the_same_person", "192.0.2.1")
    phone.connect()
    await until(clock() + 6)
    await room.give_back(name, phone.you["plea"])
    room.phones[name] = phone


async def first_game(room: Room) -> None:
    """Somebody is replaced by a bot and comes back, somebody by another, and the host by another host; all the black
    players leave."""
    host = room["G"]
    await room.ready()
    assert await host.go_on() == ""
    assert await room["B"].send("hunch", seat=3) == ""
    await until(clock() + 10)
    assert await host.send("pause") == ""
    assert await host.send("resume") == ""
    assert await host.send("extend", seconds=20) == ""
    room["E"].disconnect()
    await until(clock() + 6)
    room.connect("E")
    await room.sit("K")
    assert await room["F"].send("leave") == ""
    await room.give_seat("K", 0)
    await lose_phone(room, "C")
    await until(clock() + 60)
    assert await host.send("to_desk", person=room.ids["D"]) == ""
    await room.sit("M")
    assert await host.send("lead", person=room.ids["M"]) == ""
    host = room["M"]
    assert await host.answer("say", "Hush.", host=True) == ""
    while room.game.phase == "first_night":
        assert await host.go_on() == ""
    assert await room["A"].send("hand_on", person=2) == ""
    room["B"].disconnect()
    await until(clock() + 6)
    room.connect("B")
    for seat in range(room.game.size):
        if room.game.is_black(seat) and room.table.phase == "game":
            assert await host.answer("remove", seat, host=True) == ""
    assert room.table.phase == "over"
    assert await room["C"].send("chat", text="Again?") == ""
