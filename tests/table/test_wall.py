"""Whoever listens to the network learns nothing of a night: the frames to every seat are of one length, as many, and at
the same moments, whatever cards were dealt and whoever acts."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import msgspec
import pytest

from citysleeps.kernel.seats import NOBODY
from citysleeps.table.beat import BEAT_SECONDS, STEP, STEP_OF_HOST

from .phones import Room, Said, Settings, dealt
from .virtual import clock, in_virtual_time, until

STEP_OF_PHONE = 256  # bytes, as in web/src/line/line.ts
ROLES = ("detective", "doctor", "judge", "sleuth", "lawyer", "boss", "mafia=2", "peaceful_resident=4")
GAMES = 3  # of each kind, dealt by chance
SENDS = 2  # in every step
CASES: dict[str, tuple[str, int, Settings]] = {
    "basic": ("original", 9, {"preset": "basic"}),
    "professional": ("original", 11, {"preset": "professional"}),
    "extended": ("original", 20, {"preset": "extended"}),
    "spytown": ("spytown", 11, {}),
    "bigcity": ("bigcity", 12, {"roles": ROLES, "night_step_limit_s": 20}),
}
Stream = list[tuple[float, int]]


def answer_to(ask: Said, chance: Random) -> Said:
    """Something legal, as a phone sends it."""
    args = [argument(slot, chance) for slot in ask["slots"]]
    act = ask["act"]
    if None in args or (ask["idle"] and chance.randrange(4) == 0):
        act, args = (ask["idle"] or [act])[0], [] if ask["idle"] else args
    return {"do": "answer", "act": act, "args": args, "key": ask["key"]}


def argument(slot: Said, chance: Random) -> Any:
    match slot["kind"]:
        case "seat" | "seat_or":
            return chance.choice(slot["seats"] or slot.get("words") or [None])
        case "seats":
            return chance.sample(slot["seats"], slot["least"])
        case "word":
            return chance.choice(slot["words"])
        case "number" | "number_or":
            return chance.randint(slot["least"], slot["most"])
        case "words":
            return []
    return None


async def day(room: Room) -> None:
    """Whoever is asked has nothing to say, and accuses nobody: it is the same day in every game."""
    game = room.table.playing.game
    began = clock()
    while not game.lasting_period:
        assert clock() < began + 3600
        for phone in room.seated():
            words = {word for ask in phone.asks for word in (ask["act"], *ask["idle"])} & {"ready", "done", "pass"}
            if words:
                phone.post_command("answer", act=min(words))
        await until(clock() + 1.25)
    await until(clock() + 2.5)


async def night(room: Room, chance: Random, all_send: bool = True) -> dict[str, Stream]:
    """Everybody sends as often in every step, an act or a hunch, at the same moments in every game; or only those send
    who are asked. What comes to each while it is dark, and what goes from it."""
    game = room.table.playing.game
    sent: Stream = []
    step, left = -1, 0
    began = clock()
    while (period := game.lasting_period) and clock() < began + 600:
        if period.number != step:
            step, left = period.number, SENDS
        await until(clock() + 1.25)
        for phone in room.seated():
            asks = [ask for ask in phone.asks if not ask.get("host") and not ask.get("offered")]
            order = answer_to(chance.choice(asks), chance) if asks else {"do": "hunch", "seat": NOBODY}
            if left and (asks or all_send):
                size = len(msgspec.json.encode({**order, "id": "0123456789-0123456789-12"}))
                sent.append((clock(), -(-size // STEP_OF_PHONE)))
                phone.post_command(**order)
        left = max(0, left - 1)
        await asyncio.sleep(0)
    ended = clock()
    assert ended > began + 5, "there was a night"
    streams = {
        name: [one for one in phone.frames if began < one[0] <= ended - 2] for name, phone in room.phones.items()
    }
    return {**streams, "sent": sent}


@pytest.mark.parametrize("case", CASES)
def test_a_night_is_the_same_at_the_wall_whatever_is_dealt_and_done(case: str) -> None:
    book, players, settings = CASES[case]
    nights = 1 if book == "spytown" else 2  # there a day cannot go by without a victim
    found: list[dict[str, Stream]] = []

    @in_virtual_time
    async def play(seed: int) -> None:
        room = await dealt(players, settings, book=book, beat_seconds=BEAT_SECONDS)
        for _ in range(nights):
            await day(room)
            found.append(await night(room, Random(seed)))

    for seed in range(GAMES):
        play(seed)
    for number in range(nights):
        games = found[number::nights]
        first, sent = games[0]["A"], games[0]["sent"]
        assert len(first) > 10
        assert {size for _, size in first} == {STEP}
        assert {steps for _, steps in sent} == {1}
        for streams in games:
            for name, stream in streams.items():
                assert stream == (sent if name == "sent" else first), (number, name)


@pytest.mark.parametrize("case", ["professional", "spytown", "bigcity"])
@pytest.mark.parametrize("beat_seconds", [0, BEAT_SECONDS])
@in_virtual_time
async def test_without_the_beat_the_wall_tells_who_acts(case: str, beat_seconds: float) -> None:
    """The test above would not see it if nothing differed. What comes to a seat tells nothing of what goes from it."""
    book, players, settings = CASES[case]
    room = await dealt(players, settings, book=book, beat_seconds=beat_seconds)
    await day(room)
    if book == "bigcity":  # nobody is asked anything in the Quiet Night
        await night(room, Random(0))
        await day(room)
    streams = await night(room, Random(0), all_send=False)
    del streams["sent"]
    assert (len({tuple(stream) for stream in streams.values()}) > 1) == (not beat_seconds)


@in_virtual_time
async def test_a_phone_that_comes_back_lengthens_the_frames_of_all() -> None:
    room = await dealt(9, beat_seconds=BEAT_SECONDS)
    await day(room)
    room["B"].disconnect()
    began = clock()
    room["B"].connect()
    await until(began + 3)
    came, others = ([one for one in room[name].frames if began < one[0]] for name in "BC")
    assert came == others and max(size for _, size in came) > STEP


@in_virtual_time
async def test_a_host_without_a_card_reads_of_everything_in_frames_of_one_length() -> None:
    room = await dealt(9, {"host_mode": "human"}, beat_seconds=BEAT_SECONDS)
    host = room["I"]
    for phone in room.seated():
        phone.post_command("answer", act="ready")
    host.post_command("answer", act="next", host=True)
    await until(clock() + 1.25)
    began = clock()
    await night(room, Random(0))
    during = [size for at, size in host.frames if began < at < began + 20]
    assert len(during) > 10 and set(during) == {STEP_OF_HOST}
    assert {size for at, size in room["A"].frames if began < at < began + 20} == {STEP}
