"""The evenings that are kept of every version: games of each book, left in the middle."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any, NamedTuple

from server.running import argument
from table.phones import Phone, Room, Said, quiet, room_of
from table.virtual import clock, until

from citysleeps.store.port import Store
from citysleeps.table.phases import GAME, OVER

NOT_BY_CHANCE = ("unready", "concede")
LONG = 100  # inputs, after which whoever may end the game does so at some time
NOT_BY_HOSTS = ("leave", "remove", "undo", "correct", "silence", "error", "decide", "stop")
PATIENCE = 30_000  # turns, after which a game should be over


class Evening(NamedTuple):
    """What is played, by whom, and how far."""

    book: str
    people: int
    settings: dict[str, Any] = {}
    bots: int = 0
    inputs: int = 60  # that the last game has when everybody goes home
    games: int = 1  # of which the last is left in the middle
    moment: str = ""  # something that is done before everybody goes home


EVENINGS = {
    "original-people": Evening("original", 7, {"preset": "basic"}, inputs=45),
    "original-one-phone": Evening("original", 1, {"preset": "extended"}, bots=11, inputs=40),
    "original-human-host": Evening("original", 9, {"host_mode": "human", "night_step_seconds": 0}, inputs=70),
    "original-professional": Evening("original", 10, {"preset": "professional", "gang_replan": "window"}, inputs=90),
    "original-hostless": Evening("original", 12, {"preset": "hostless"}, inputs=50),
    "original-extended": Evening("original", 15, {"preset": "extended", "dead_see_all": True}, inputs=120),
    "original-series": Evening("original", 6, {"preset": "basic"}, bots=2, inputs=40, games=3),
    "original-lobby": Evening("original", 6, {"preset": "basic"}, games=2, moment="lobby"),
    "original-over": Evening("original", 6, {"preset": "basic"}, moment="over"),
    "original-paused": Evening("original", 7, {"preset": "basic"}, inputs=30, moment="paused"),
    "original-away": Evening("original", 8, {"preset": "basic"}, inputs=30, moment="away"),
    "spytown-cards": Evening("spytown", 9, {"preset": "cards"}, inputs=45),
    "spytown-human-host": Evening("spytown", 9, {"preset": "cards", "gm_mode": "human"}, inputs=35),
    "spytown-children": Evening("spytown", 8, {"preset": "children"}, inputs=25),
    "spytown-one-phone": Evening("spytown", 1, {}, bots=9, inputs=12),
    "spytown-series": Evening("spytown", 7, {"vote_mode": "sequential"}, bots=2, inputs=25, games=2),
    "bigcity-people": Evening("bigcity", 9, {"preset": "default"}, inputs=45),
    "bigcity-first-game": Evening("bigcity", 8, {"preset": "first_game"}, inputs=30),
    "bigcity-human-host": Evening("bigcity", 10, {"host": "human_chosen"}, inputs=50),
    "bigcity-host-dealt": Evening("bigcity", 9, {"host": "human_dealt"}, inputs=50),
    "bigcity-one-phone": Evening("bigcity", 1, {}, bots=11, inputs=15),
    "bigcity-series": Evening("bigcity", 8, {"preset": "default"}, bots=3, inputs=45, games=2),
    "cuba-theft": Evening("cuba", 7, {"theft_talk": "on"}, inputs=5),
    "cuba-investigation": Evening("cuba", 8, {"preset": "cleaner"}, inputs=14),
    "cuba-real-box": Evening("cuba", 7, {"mode": "assisted"}, inputs=8),
    "cuba-one-phone": Evening("cuba", 1, {}, bots=6, inputs=3),
    "spytown-over": Evening("spytown", 7, {"preset": "cards"}, bots=3, moment="over"),
    "bigcity-over": Evening("bigcity", 7, {"preset": "default"}, bots=3, moment="over"),
    "cuba-over": Evening("cuba", 7, {"preset": "cleaner"}, moment="over"),
    "cuba-series": Evening("cuba", 7, {}, inputs=10, games=3),
}


async def spend(evening: Evening, store: Store, chance: Random) -> Room:
    """Play it, as far as it is to be played. Nobody is connected any more afterwards."""
    room = await room_of(evening.people, evening.settings, bots=evening.bots, book=evening.book, store=store)
    for number in range(1, evening.games + 1):
        is_last = number == evening.games
        if is_last and evening.moment == "lobby":
            break
        assert await room["A"].send("wish", luck=f"luck {number}") == ""
        assert await room["A"].send("deal") == "", room["A"].table["detail"]
        await play(room, chance, evening.inputs if is_last and evening.moment != "over" else PATIENCE)
        assert room.table.phase == (GAME if is_last and evening.moment != "over" else OVER), (evening, number)
        if not is_last:
            assert await room["A"].send("again") == ""
            await sit(room)
    await leave_it(room, evening.moment)
    for phone in room.phones.values():
        phone.disconnect()
    await room.live.leave_off()
    return room


async def sit(room: Room) -> None:
    """Everybody goes to a new seat, where the seats were drawn anew."""
    for phone in room.phones.values():
        assert await phone.send("sit") == ""


async def leave_it(room: Room, moment: str) -> None:
    a, b = room.phones["A"], list(room.phones.values())[-1]
    if moment == "lobby":
        assert await b.send("chat", text="Dobry wieczór.") == ""
        assert await a.send("choose", settings={"preset": "extended"}, language="pl", absent="wait") == ""
    elif moment == "paused":
        assert await a.send("extend", seconds=20) in ("", "no_clock")
        assert await a.send("pause") == ""
    elif moment == "away":
        b.disconnect()
        await until(clock() + 120)
        a.disconnect()
        room.connect("A")
    await quiet(room.live)


async def play(room: Room, chance: Random, inputs: int) -> None:
    """Everybody answers by chance, until the game has so many inputs or is over."""
    for _ in range(PATIENCE):
        if room.table.phase != GAME or len(room.table.playing.inputs) >= inputs:
            return
        is_idle = chance.random() < 0.1
        asked = [(phone, ask) for phone in room.phones.values() for ask in asks(phone, is_idle) if is_fit(room, ask)]
        if not asked or chance.random() < 0.1:
            await until(clock() + 1)
            continue
        phone, ask = chance.choice(asked)
        act, args = answer(ask, chance)
        await phone.send("answer", act=act, args=args, host=ask.get("host", False))
    raise AssertionError(f"the game is not over after {PATIENCE} turns: {room.table.playing.game.where()}")


def asks(phone: Phone, is_idle: bool) -> Iterable[Said]:
    """What somebody may do, without what would spoil the evening; what nobody waits for only now and then."""
    may = [ask for ask in phone.asks if ask["act"] not in (NOT_BY_HOSTS if ask.get("host") else NOT_BY_CHANCE)]
    led = [ask for ask in phone.you.get("lead", ()) if ask["act"] not in NOT_BY_HOSTS]
    return may + led if is_idle else [ask for ask in may if not ask.get("offered") and not ask.get("host")]


def is_fit(room: Room, ask: Said) -> bool:
    return ask["act"] != "end" or len(room.table.playing.inputs) > LONG


def answer(ask: Said, chance: Random) -> tuple[str, list[Any]]:
    """Something legal: the act with its arguments, or a word that stands for it."""
    args = [words(slot) if slot["kind"] == "text" else argument(slot, chance) for slot in ask["slots"]]
    if ask["idle"] and (None in args or chance.random() < 0.2):
        return chance.choice(ask["idle"]), []
    return ask["act"], args


def words(slot: Said) -> str:
    return "Hm."[: slot["most"]]
