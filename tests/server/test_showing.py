"""What everybody is shown costs whoever lets it be shown: how much, and of whose messages."""

from __future__ import annotations

from typing import Any

import pytest
from table.phones import Room, quiet, room_of
from table.virtual import clock, in_virtual_time

from citysleeps.server import limits
from citysleeps.server.entrance import TurnedAway, find
from citysleeps.server.limits import Bucket, Gate, cost_of_showing
from citysleeps.server.pace import LEADING, PLAYING, STRANGERS
from citysleeps.table.commands import Hello
from citysleeps.table.people import new_token
from citysleeps.table.rows import CREATOR, NO_ONE, Who

from .test_replaying import Line, spent


@pytest.mark.parametrize(
    ("size", "clients", "player", "leader"),
    [
        (0, 200, 0, 0),
        (1, 1, 1, 0),
        (1024, 63, 1, 0),
        (1024, 64, 1, 1),
        (1025, 1, 2, 0),
        (4096, 15, 4, 0),
        (4096, 200, 12, 12),
    ],
)
def test_the_table_costs_by_its_length_and_many_clients_by_what_all_are_sent(
    size: int, clients: int, player: int, leader: int
) -> None:
    assert cost_of_showing(size, clients, leads=False) == player
    assert cost_of_showing(size, clients, leads=True) == leader


def shown(room: Room) -> int:
    """What it costs that everybody is shown this table once; all of these are small."""
    return cost_of_showing(room.live.teller.shown, 1, leads=False)


def key_of(gate: Gate, bucket: Bucket) -> str:
    """Whose bucket it is."""
    [key] = [key for key, one in gate.buckets.items() if one is bucket]
    return key.partition(" ")[2] or key


def group(line: Line) -> str:
    """With whom it shares what a group may send."""
    return key_of(line.socket.desk.gates.table, line.socket.pace.buckets[-1])


def sender(line: Line) -> str:
    """With whom it shares what a person may send."""
    return key_of(line.socket.desk.gates.person, line.socket.pace.buckets[0])


def come(line: Line, room: Room) -> list[float]:
    """What a coming costs the person, the address and the group."""
    room.live.disconnect(line.socket)
    before = line.levels
    room.live.teller.shown = 0
    line.socket.come_to(room.live, Hello())
    return spent(before, line.levels)


@in_virtual_time
async def test_whoever_does_not_lead_pays_for_it_with_what_the_address_and_the_group_may_send_too() -> None:
    room = await room_of(6)
    for name, is_free in (("B", False), ("A", True)):
        line = Line(room, room.ids[name])
        line.socket.has_creator_token = is_free
        before = line.levels
        room.live.teller.shown = 0
        line.take(do="introduce", language="pl")
        assert shown(room) >= 2
        assert spent(before, line.levels) == [1 if is_free else 1 + shown(room)] * 3


@in_virtual_time
async def test_whoever_leads_pays_for_what_all_clients_are_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "SENT_BYTES", 2048)
    room = await room_of(6)
    line = Line(room, NO_ONE)
    before = line.levels
    room.live.teller.shown = 0
    line.take(do="choose", grace_seconds=77)
    size = room.live.teller.shown
    assert spent(before, line.levels) == [1 + 7 * size // 2048] * 3 and 7 * size // 2048 > shown(room)


@in_virtual_time
async def test_a_deal_costs_by_all_that_the_clients_are_sent_of_the_new_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "SENT_BYTES", 2048)
    room = await room_of(6)
    line = Line(room, NO_ONE)
    for _ in range(5):
        room.watch()
    for do in ("deal", "break_off"):
        line.seconds += 60
        line.take(do="ping")
        before = line.levels
        room.live.teller.shown = 0
        marks = {phone: len(phone.frames) for phone in room.phones.values()}
        line.take(do=do)
        await quiet(room.live)
        longest = max(phone.frames[at][1] for phone, at in marks.items())
        assert spent(before, line.levels) == [1 + 12 * room.live.teller.shown // 2048] * 3
        assert longest / 2 <= room.live.teller.shown <= longest, "frames are padded"


@in_virtual_time
async def test_a_new_game_is_as_long_as_the_longest_that_a_client_is_sent_of_it() -> None:
    room = await room_of(7, {"host_mode": "human"})
    assert await room["A"].send("deal") == ""
    longest = room.live.teller.begin_anew(clock())
    sizes = [len(letter.message) for letter in room.live.ledger.letters]
    assert len(sizes) == 7 and longest == max(sizes) > min(sizes)


@in_virtual_time
async def test_connections_of_a_person_count_together_and_those_of_an_address_that_only_watch() -> None:
    room = await room_of(6)
    watching = Line(room, NO_ONE)
    watching.socket.has_creator_token = False
    watching.take(do="ping")
    assert sender(Line(room, room.ids["B"])) == f"{room.ids['B']}"
    assert (sender(Line(room, NO_ONE)), sender(watching)) == (f"{CREATOR}", watching.socket.caller.address)


@in_virtual_time
async def test_whoever_owes_for_it_waits_until_the_group_may_send_again() -> None:
    room = await room_of(6)
    line = Line(room, room.ids["B"])
    line.socket.pace.buckets[-1].level = 1
    line.take(do="introduce", language="pl")
    line.take(do="ping")
    assert line.waiting == 1 and not line.wire.is_read


@in_virtual_time
async def test_a_player_pays_alone_for_coming_and_a_stranger_with_all_strangers() -> None:
    room = await room_of(7, {"host_mode": "human"})
    assert await room["A"].send("deal") == ""
    watcher = room.join("stranger")
    for who, all_pay in ((room.ids["B"], False), (watcher, True)):
        line = Line(room, who)
        if who == room.ids["B"]:
            room["B"].disconnect()
        cost = come(line, room)
        assert shown(room) >= 1
        assert cost == [2 * shown(room)] + [2 * shown(room) if all_pay else 0] * 2


@in_virtual_time
async def test_whoever_only_watches_or_is_here_already_comes_for_nothing() -> None:
    room = await room_of(6)
    for who in (NO_ONE, room.ids["B"]):
        line = Line(room, who)
        line.socket.has_creator_token = False
        assert come(line, room) == [0, 0, 0] and room.live.teller.shown == 0


@in_virtual_time
async def test_only_strangers_wait_for_what_others_owe() -> None:
    room = await room_of(6)
    pace = Line(room, room.ids["B"]).socket.pace
    for at in range(3):
        pace.buckets[at].level = 0
        assert pace.may_come(False) and pace.may_come(True), "nothing is owed"
        pace.buckets[at].level = -1
        assert pace.may_come(False) == (at > 0) and not pace.may_come(True)
        pace.buckets[at].level = 9


class Caller(Line):
    """A client that has shaken hands, and says hello next: its messages count for the address so far."""

    def __init__(self, room: Room, who: Who, leads: bool = False) -> None:
        super().__init__(room, who)
        room.live.disconnect(self.socket)
        socket, address = self.socket, self.socket.caller.address
        self.buckets = socket.pace.buckets  # of the person, the address and the group
        socket.table, socket.who, socket.has_creator_token = None, NO_ONE, False
        socket.pace.count_for(address, address)
        socket.group = ""
        name = next((name for name, other in room.ids.items() if other == who), "")
        self.hello = Hello(token=name and f"token of {name}", creator=room.token if leads else "")

        async def look_for(*_: object) -> Any:
            return room.live

        socket.desk.look_for = look_for

    async def turned_away(self, owing: int) -> str:
        """Why it may not come in if the person, the address or the group owes something."""
        self.socket.pace.count_for(self.socket.caller.address, self.socket.caller.address)
        self.socket.group = ""
        self.buckets[owing].level = -1
        try:
            await find(self.socket, self.hello)
        except TurnedAway as turned:
            return turned.reason
        finally:
            self.buckets[owing].level = 9
        return ""


@in_virtual_time
async def test_who_owes_for_coming_is_turned_away_and_a_stranger_for_what_others_owe() -> None:
    """Whoever is turned away asks for no place either."""
    room = await room_of(7, {"host_mode": "human"})
    assert await room["A"].send("deal") == ""
    stranger = room.ids["stranger"] = room.join("stranger")
    for phone in room.phones.values():
        phone.disconnect()
    away = ["too_fast", "too_fast", "too_fast"]
    for who, leads, expected in (
        (room.ids["B"], False, ["too_fast", "", ""]),
        (room.ids["A"], True, ["too_fast", "", ""]),
        (NO_ONE, True, ["too_fast", "", ""]),
        (stranger, False, away),
    ):
        caller = Caller(room, who, leads)
        assert [await caller.turned_away(owing) for owing in range(3)] == expected
    caller = Caller(room, stranger)
    caller.hello = Hello(token=new_token(), name="B")
    caller.socket.join_group(room.live)
    caller.buckets = caller.socket.pace.buckets
    assert [await caller.turned_away(owing) for owing in range(3)] == away and not room.live.presence.pleas
    assert await find(caller.socket, caller.hello) is room.live and len(room.live.presence.pleas) == 1


@in_virtual_time
async def test_a_television_comes_whatever_strangers_owe() -> None:
    """Nobody is shown who only watches."""
    room = await room_of(7, {"host_mode": "human"})
    assert await room["A"].send("deal") == ""
    for phone in room.phones.values():
        phone.disconnect()
    caller = Caller(room, NO_ONE)
    caller.socket.join_group(room.live)
    caller.buckets = caller.socket.pace.buckets
    assert group(caller) == STRANGERS
    assert [await caller.turned_away(owing) for owing in range(3)] == ["", "", ""]


@in_virtual_time
async def test_everybody_is_in_the_group_that_fits_what_they_are_now() -> None:
    """Who has joined plays as soon as they are dealt in; whoever gets the leader's powers leads from then on."""
    room = await room_of(7, {"host_mode": "human"})
    late = room.ids["late"] = room.join("late")

    def groups() -> dict[Who, str]:
        found = {}
        for who, line in lines.items():
            line.take(do="ping")
            found[who] = group(line)
        return found

    lines: dict[Who, Any] = {who: Line(room, who) for who in (NO_ONE, *room.ids.values())}
    lines[NO_ONE].socket.has_creator_token = False
    a, b, host = room.ids["A"], room.ids["B"], room.ids["G"]
    assert groups() == dict.fromkeys(lines, PLAYING) | {NO_ONE: STRANGERS, late: PLAYING}
    assert await room["A"].send("remove", person=late) == ""
    assert await room["A"].send("deal") == ""
    again = room.join("late again")
    lines[again] = Line(room, again)
    del lines[late]
    assert groups() == dict.fromkeys(lines, PLAYING) | {NO_ONE: STRANGERS, again: STRANGERS}
    assert await room["A"].send("hand_on", person=b) == ""
    assert groups()[b] == LEADING and groups()[a] == groups()[host] == PLAYING
