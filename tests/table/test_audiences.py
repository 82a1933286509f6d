"""The live table and the referee have the same audiences: each at the table gets what the rules say was told to him."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

import msgspec
import pytest

from citysleeps.agents.random import choice
from citysleeps.kernel.ask import Answer
from citysleeps.kernel.play import resume
from citysleeps.kernel.seats import HOST, SPECTATORS, Seats, bit
from citysleeps.table.messages import encode
from citysleeps.views.view import told_to

from .phones import Phone, Room, Settings, dealt, quiet
from .virtual import clock, in_virtual_time, until

INPUTS = 60
A_STEP = 45  # seconds in which a step of a night is over


class Tried(NamedTuple):
    """A table, and with whose ears somebody hears who set it up: A from a seat, or somebody else who does not play."""

    book: str
    settings: Settings
    leader: Seats
    entries: tuple[str, ...] = ()  # what a host enters


FROM_A_SEAT = bit(0)
CUBA_ENTRIES = ("stolen 5", "reveal 2 3", "error 3 loyal", "reveal 4 agent_fbi", "end")
REAL_BOX: Settings = {"first_godfather": "B", "mode": "assisted"}
TABLES = {
    "original": Tried("original", {}, SPECTATORS),
    "original, a human host": Tried("original", {"host_mode": "human"}, SPECTATORS),
    "spytown": Tried("spytown", {}, SPECTATORS),
    "spytown, a human Game Master": Tried("spytown", {"gm_mode": "human"}, SPECTATORS),
    "bigcity": Tried("bigcity", {}, SPECTATORS),
    "bigcity, a human Host who was chosen": Tried("bigcity", {"host": "human_chosen"}, SPECTATORS),
    "bigcity, a human Host who was dealt": Tried("bigcity", {"host": "human_dealt"}, SPECTATORS),
    "cuba": Tried("cuba", {"first_godfather": "B", "cleaner": "on", "theft_fixed_s": 0}, HOST),
    "cuba, a real box": Tried("cuba", REAL_BOX, HOST, CUBA_ENTRIES),
    "cuba, a real box, led from a seat": Tried("cuba", REAL_BOX, FROM_A_SEAT, CUBA_ENTRIES),
}


@pytest.mark.parametrize("title", TABLES)
def test_everybody_gets_what_the_referee_says_was_told_to_him(title: str) -> None:
    """CUBA-1308, CUBA-1330, CUBA-1423 Seats, a host, who set up the table and plays or does not, who watches."""
    compared(TABLES[title])


@in_virtual_time
async def compared(tried: Tried) -> None:
    room = await dealt(8, tried.settings, book=tried.book)
    is_seated = tried.leader == FROM_A_SEAT
    leader = room["A"] if is_seated else Phone(room.live, has_creator_token=True).connect()
    others = {leader: tried.leader, room.watch(): SPECTATORS}
    await play_on(room, leader, tried.entries)
    await quiet(room.live)
    play = room.table.playing
    log = resume(play.book, play.setup, play.inputs).game.log
    assert len(log) > 9
    seated = {phone: bit(phone.seat) if phone.seat >= 0 else HOST for phone in room.phones.values()}
    for phone, ears in (seated | others).items():
        told = [msgspec.json.decode(encode(fact)) for fact in told_to(log, ears)]
        assert phone.facts == told, f"{phone.who} hears with {ears:b}"
    if tried.entries:
        noted = {phone for phone in (*room.phones.values(), *others) if "stolen_noted" in phone.names()}
        assert noted == ({room["B"]} if is_seated else {room["B"], leader}), "the Godfather, and a host without a seat"


async def play_on(room: Room, leader: Phone, entries: tuple[str, ...]) -> None:
    """Those who are asked answer at random; where nobody is, the host enters something, goes on, or time passes."""
    chance = Random(1)
    wanted = list(entries)
    for _ in range(INPUTS):
        if room.table.phase != "game":
            return
        if wanted:
            act, *args = wanted.pop(0).split()
            await leader.answer(act, *[int(arg) if arg.isdigit() else arg for arg in args], host=True)
        stop = room.table.playing.game.stop
        asked = [(phone, ask) for phone in room.seated() for ask in stop.open_to(phone.seat)]
        asked = [(phone, ask) for phone, ask in asked if ask.act != "concede" and 0 not in ask.slots]
        if asked:
            phone, ask = chance.choice(asked)
            made: Answer = choice(ask, phone.seat, chance)
            await phone.answer(made.act, *made.args)
            continue
        hosts = [phone for phone in room.phones.values() if "next" in phone.acts(host=True)]
        if not hosts or await hosts[0].go_on() != "":
            await until(clock() + A_STEP)
