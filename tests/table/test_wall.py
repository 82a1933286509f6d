"""Whoever listens to the network learns nothing of a night: the frames to every seat are of one length, as many, and at
the same moments, whatever cards were dealt and whoever acts."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import msgspec
import pytest

from citysleeps.kernel.seats import NOBODY
from citysleeps.table.beat import BEAT_SECONDS, MOST_BEATS, STEP, STEP_AT_ONCE, STEP_OF_HOST
from citysleeps.table.letters import Letter

from .faulty import FaultyStore
from .phones import Phone, Room, Said, Settings, dealt, quiet, room_of
from .virtual import clock, in_virtual_time, until

STEP_OF_PHONE = 256  # bytes, as in web/src/line/line.ts
ROLES = ("detective", "doctor", "judge", "sleuth", "lawyer", "boss", "mafia=2", "peaceful_resident=4")
GAMES = 3  # of each kind, dealt by chance
SENDS = 2  # in every step
CASES: dict[str, tuple[str, int, Settings]] = {
    "basic": ("original", 9, {"preset": "basic"}),
    "professional": ("original", 11, {"preset": "professional"}),
    "extended": ("original", 20, {"preset": "extended"}),
    "spytown": ("spytown", 11, {"night_pace": "fixed"}),
    "bigcity": ("bigcity", 12, {"roles": ROLES, "night_step_limit_s": 20, "night_pace": "fixed"}),
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


# However much is said


def sizes(room: Room, began: float) -> dict[str, list[tuple[float, int]]]:
    """The frames to each since then."""
    return {name: [one for one in phone.frames if one[0] > began] for name, phone in room.phones.items()}


def are_even(room: Room, began: float) -> bool:
    """Has everybody got frames of the one length since then, and at the same moments?"""
    streams = list(sizes(room, began).values())
    return all(stream == streams[0] for stream in streams) and {size for _, size in streams[0]} == {STEP}


async def at_night() -> Room:
    """With so much luck that the table is longer than a frame."""
    room = await room_of(20, {"preset": "extended"}, beat_seconds=BEAT_SECONDS)
    for phone in room.phones.values():
        assert await phone.send("wish", luck="7" * 64) == ""
    assert await room["A"].send("deal") == ""
    await day(room)
    return room


@in_virtual_time
async def test_one_who_watches_and_asks_for_the_past_lengthens_nobodys_frames() -> None:
    room = await at_night()
    watcher = room.watch()
    began = clock()
    for _ in range(6):
        for _ in range(14):
            watcher.post_command("recall", before=10_000)
        await until(clock() + BEAT_SECONDS)
    assert are_even(room, began)
    past = [letter for letter in watcher.mail if letter.said["say"] == "past"]
    assert len(past) == 6 * 14 and past[0].at == began, "it goes outside the beat"
    assert {size for at, size in watcher.frames if at == began} == {STEP_AT_ONCE}


@in_virtual_time
async def test_a_phone_that_comes_back_is_welcomed_at_once_and_lengthens_nobodys_frames() -> None:
    room = await at_night()
    began = clock()
    room["B"].disconnect()
    await until(began + 2)
    back = room.connect("B")
    assert [letter.said["say"] for letter in back.mail] == ["welcome"] and back.frames == [(clock(), STEP_AT_ONCE)]
    came = clock()
    await until(came + 3)
    assert are_even(room, came)
    del room.phones["B"]
    assert are_even(room, began)
    assert len(msgspec.json.encode(room["C"].table)) > STEP, "it went in parts"
    assert room["C"].table == back.table


@in_virtual_time
async def test_one_who_comes_and_goes_all_the_time_does_not_keep_others_from_what_they_are_told() -> None:
    room = await at_night()
    step = room.game.step
    began = clock()
    while room.game.step == step:
        room["B"].disconnect()
        room.connect("B")
        await until(clock() + 0.05)
        assert clock() < began + 40
    await until(clock() + 4 * BEAT_SECONDS)
    assert room["C"].heard("step_ended", step=step)
    assert {size for _, size in sizes(room, began)["C"]} == {STEP}


@in_virtual_time
async def test_by_day_a_table_that_changes_often_while_the_disk_is_busy_is_shown_once() -> None:
    store = FaultyStore()
    room = await room_of(3, store=store)
    before = len(room["C"].mail)
    store.gate.clear()
    ids = [room["B"].post_command("wish", luck=str(number)) for number in range(20)]
    await until(clock() + 1)
    store.gate.set()
    await quiet(room.live)
    lucks = [letter.said["table"]["people"][1]["luck"] for letter in room["C"].mail[before:]]
    assert lucks == ["0", "19"], "those that were being written, and those that waited for them"
    assert all(room["B"].replies[id][0]["say"] == "done" for id in ids)


@pytest.mark.parametrize("acts", [False, True])
@in_virtual_time
async def test_who_acts_as_the_night_ends_is_not_to_be_seen_while_the_disk_is_slow(acts: bool) -> None:
    """What was done in the dark goes out in the dark, and all frames of the dawn have one length, though the game has
    gone on before it is written down."""
    store = FaultyStore()
    room = await dealt(9, {"preset": "basic"}, beat_seconds=BEAT_SECONDS, store=store)
    await day(room)
    while room.game.step != "don":
        await until(clock() + 0.25)
    await until(clock() + 29)
    began = clock()
    store.gate.clear()
    if acts:
        room.holder("don").post_command("answer", act="check", args=[room.holder("resident").seat])
    await until(began + 3)
    assert room.game.step == "speech"
    store.gate.set()
    await until(began + 6)
    streams = list(sizes(room, began).values())
    assert all(stream == streams[0] for stream in streams)
    assert [size for _, size in streams[0]] == [STEP] * (len(streams[0]) - 1) + [STEP_AT_ONCE]
    assert room["C"].heard("dawn")


LONG = "\u0436" * 1000
ALONE = ("mafia=3", "peaceful_resident=6")  # nobody is called after them
CHATTING: Settings = {"roles": ROLES, "night_step_limit_s": 20, "faction_chat": "on"}


async def faction(room: Room) -> list[Phone]:
    """Those who are called and may write to each other, in the second night."""
    for _ in range(2):
        await day(room)
        began = clock()
        while room.table.playing.game.lasting_period:
            writers = [phone for phone in room.seated() if any(ask["act"] == "say" for ask in phone.asks)]
            if len(writers) > 1:
                return writers
            await until(clock() + 0.25)
            assert clock() < began + 600
    raise AssertionError("nobody may write")


@in_virtual_time
async def test_the_frames_do_not_tell_that_a_faction_writes() -> None:
    room = await dealt(12, CHATTING, book="bigcity", beat_seconds=BEAT_SECONDS)
    writers = await faction(room)
    began = clock()
    for number in range(5):
        writers[0].post_command("answer", act="say", args=[f"{number} {LONG}"])
    await until(began + 6)
    assert are_even(room, began)
    for phone in writers:
        assert [fact["text"][0] for _, fact in phone.heard("faction_said")] == ["0", "1", "2", "3", "4"]


@in_virtual_time
async def test_the_end_of_the_dark_brings_all_that_was_carried_over_and_nobodys_frame_tells_how_much() -> None:
    room = await dealt(9, {**CHATTING, "roles": ALONE}, book="bigcity", beat_seconds=BEAT_SECONDS)
    writers = await faction(room)
    while (room.live.clocks.times.left(clock()) or 0) > 0.4:
        await until(clock() + 0.1)
    for number in range(5):
        writers[0].post_command("answer", act="say", args=[f"{number} {LONG}"])
    began = clock()
    await until(began + 2)
    assert not room.table.playing.game.lasting_period
    ends = [stream[-1] for stream in sizes(room, began).values()]
    assert set(ends) == {(ends[0][0], STEP_AT_ONCE)} and ends[0][0] <= began + 2 * BEAT_SECONDS
    assert {size for stream in sizes(room, began).values() for _, size in stream[:-1]} <= {STEP}
    assert [fact["text"][0] for _, fact in writers[1].heard("faction_said")] == ["0", "1", "2", "3", "4"]
    assert all(phone.view and phone.view["where"][0] == "day" for phone in room.seated())


@in_virtual_time
async def test_what_waits_for_somebody_has_an_end_whatever_others_send() -> None:
    room = await dealt(12, CHATTING, book="bigcity", beat_seconds=BEAT_SECONDS)
    writers = await faction(room)
    for number in range(50):
        writers[0].post_command("answer", act="say", args=[f"{number} {LONG}"])
        assert all(waiting.size <= MOST_BEATS * STEP for waiting in room.live.beat.waiting.values())
    await until(clock() + 4)
    assert len(writers[1].heard("faction_said")) == 50


@in_virtual_time
async def test_as_much_as_six_frames_hold_waits_for_the_beat() -> None:
    room = await dealt(8, beat_seconds=BEAT_SECONDS)
    for phone in room.seated():
        phone.post_command("answer", act="ready")
    await until(clock() + 1.25)
    beat, phone = room.live.beat, room["B"]
    assert beat.timer
    frames = len(phone.frames)
    beat.keep(phone, Letter((phone,), b" " * MOST_BEATS * STEP))
    assert len(phone.frames) == frames
    beat.keep(phone, Letter((phone,), b" "))
    assert len(phone.frames) == frames + 1


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
