"""Whatever people do, in whatever order: the table is what its log says, and every phone has what it should."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

import pytest
from server.running import argument

from citysleeps.table.people import hashed
from citysleeps.table.refusal import Refusal

from .evening import snapshot
from .faulty import FaultyStore
from .phones import Phone, Room, Said, quiet, room_of
from .virtual import clock, in_virtual_time, until

SEEDS = 6
NAMES = "ABCDEFGHIJKLMNOP"
CHOICES: dict[str, list[Said]] = {  # by book
    "original": [
        {},
        {"preset": "professional", "night_step_seconds": 7},
        {"preset": "extended", "dead_see_all": True},
        {"preset": "hostless", "night_step_seconds": 0, "nomination_seconds": 0},
        {"host_mode": "human", "night_step_seconds": 0, "deal_seconds": 0},
        {"host_mode": "human", "kill_method": "closed_eyes", "gang_replan": "window"},
    ],
    "spytown": [
        {"preset": "cards", "t_mafia": 7},
        {"vote_mode": "sequential", "finalists_vote": "no"},
        {"gm_mode": "human"},
        {"preset": "children", "t_discussion": 30},
    ],
    "bigcity": [
        {"preset": "default", "vote_limit_s": 7},
        {"preset": "first_game", "opt_grave_secrets": "on"},
        {"host": "human_chosen"},
        {"host": "human_dealt", "votes_per_player": "many"},
    ],
    "cuba": [{"theft_talk": "on"}, {"preset": "cleaner", "theft_turn_s": 7}, {"mode": "assisted"}],
}


class Crowd:
    """People who do whatever comes to their minds."""

    def __init__(self, room: Room, store: FaultyStore, chance: Random, choices: list[Said]) -> None:
        self.room = room
        self.choices = choices  # of settings
        self.store = store
        self.chance = chance
        self.phones: list[Phone] = [room["A"]]
        self.done: dict[str, int] = {}  # how often each command was done

    def number(self, most: int = 16) -> int:
        return self.chance.randint(-1, most)

    async def join(self) -> None:
        try:
            self.room.join(self.chance.choice(NAMES))
        except Refusal as refused:
            assert refused.reason in ("name_taken", "no_place", "table_full", "unavailable", "removed")

    async def connect(self) -> None:
        name = self.chance.choice(list(self.room.ids))
        person = self.room.table.people.get(self.room.ids[name])
        if not person or person.token != hashed(f"token of {name}"):
            return
        before = self.room.phones.get(name)
        if before and before.who == person.id and self.chance.random() < 0.7:
            phone = Phone(self.room.live, before.who, name == "A")
            phone.game, phone.facts = before.game, before.facts
            phone.connect(before.game, before.n, before.you.get("seat"))
        else:
            phone = Phone(self.room.live, self.room.ids[name], name == "A").connect()
        self.room.phones[name] = phone
        self.phones.append(phone)

    async def watch(self) -> None:
        if len(self.phones) < 30:
            self.phones.append(self.room.watch())

    async def disconnect(self) -> None:
        phone = self.chance.choice(self.phones)
        if len(self.phones) > 4:
            self.phones.remove(phone)
            phone.disconnect()

    async def wait(self) -> None:
        await until(clock() + self.chance.choice([0.1, 1, 5, 20, 100]))

    async def command(self) -> None:
        """Something that may or may not be allowed."""
        chance = self.chance
        commands: list[tuple[str, Said]] = [
            ("chat", {"text": "hm"}),
            ("introduce", {"name": chance.choice(NAMES)}),
            ("introduce", {"language": chance.choice(["en", "pl", "xx"])}),
            ("wish", {"luck": str(self.number())}),
            ("leave", {}),
            ("order", {"people": chance.sample(self.room.table.order, len(self.room.table.order))}),
            ("add_bot", {"bot": chance.choice(["careful", "random"])}),
            ("remove", {"person": self.number()}),
            ("appoint", {"person": max(0, self.number())}),
            ("hand_on", {"person": self.number()}),
            ("seat", {"person": self.number(), "seat": self.number()}),
            *[("break_off", {})] * (chance.random() < 0.1),
            ("hunch", {"seat": self.number()}),
            ("sit", {}),
            ("ping", {}),
        ]
        do, args = chance.choice(commands)
        await self.send(chance.choice(self.phones), do, **args)

    async def lead(self) -> None:
        """Something that goes on with the evening."""
        chance = self.chance
        leaders = [phone for phone in self.phones if self.room.live.presence.has_powers(phone)]
        if not leaders:
            return
        phase, missing = self.room.table.phase, leaders[0].table.get("missing", "")
        do = {"lobby": "add_bot" if missing else "deal", "over": "again", "game": "resume"}[phase]
        settings = {"settings": chance.choice(self.choices), "absent": chance.choice(["bot", "leave", "wait"])}
        commands: list[tuple[str, Said]] = [
            *[(do, {"bot": "careful"} if do == "add_bot" else {})] * 6,
            ("choose", settings),
            ("choose", {"grace_seconds": chance.choice([5, 30, 90])}),
            ("seat", {"person": self.number(), "seat": self.number()}),
        ]
        do, args = chance.choice(commands)
        await self.send(chance.choice(leaders), do, **args)

    async def stop_the_clock(self) -> None:
        do, args = self.chance.choice([("pause", {}), ("resume", {}), ("extend", {"seconds": 7})])
        await self.send(self.chance.choice(self.phones), do, **args)

    async def answer(self) -> None:
        """What somebody is asked, as a rule; or anything."""
        asked = [phone for phone in self.phones if phone.asks]
        if asked:
            phone = self.chance.choice(asked)
            act = self.chance.choice(sorted({ask["act"] for ask in phone.asks}))
            ask = self.chance.choice([ask for ask in phone.asks if ask["act"] == act])  # claims are many asks
            if self.chance.random() < 0.8 or ask["act"] not in ("remove", "leave"):
                act, args = self.choice(ask)
                await self.send(phone, "answer", act=act, args=args, host=ask.get("host", False))
        else:
            act, args = self.chance.choice([("leave", []), ("vote", [1]), ("next", []), ("check", [2])])
            await self.send(self.chance.choice(self.phones), "answer", act=act, args=args)

    def choice(self, ask: Said) -> tuple[str, list[Any]]:
        chance = self.chance
        if ask["idle"] and chance.random() < 0.3:
            return chance.choice(ask["idle"]), []
        args = [
            "hm" if slot["kind"] == "text" else chance.choice([argument(slot, chance)] * 3 + [0])
            for slot in ask["slots"]
        ]
        return ask["act"], args

    async def send(self, phone: Phone, do: str, **args: Any) -> None:
        if not await phone.send(do, **args):
            self.done[do] = self.done.get(do, 0) + 1

    async def fail(self) -> None:
        """The next thing that is written is not."""
        self.store.fail()

    async def be_well(self) -> None:
        """What is written now stands, and everybody has heard of it."""
        self.store.fail(0)
        await quiet(self.room.live)  # what fails in this moment is known to have failed
        while self.room.live.broken:
            await until(clock() + 1)
        await quiet(self.room.live)

    async def reopen(self) -> None:
        """The server is started again, and everybody comes back."""
        await self.be_well()
        holders = [(phone.who, phone.has_creator_token) for phone in self.phones]
        ids = self.room.ids
        self.room = await self.room.reopen()
        self.room.ids = ids
        self.phones = [Phone(self.room.live, who, token).connect() for who, token in holders]

    async def check(self) -> None:
        """The table is what the log says, and every phone what it would be if it came anew."""
        room = self.room
        await self.be_well()
        assert snapshot(await room.logged()) == snapshot(room.table)
        for phone in list(self.phones):
            fresh = Phone(room.live, phone.who, phone.has_creator_token).connect()
            await quiet(room.live)
            assert (phone.n, phone.game, phone.facts) == (fresh.n, fresh.game, fresh.facts)
            assert (phone.view, phone.you, phone.table) == (fresh.view, fresh.you, fresh.table)
            assert [ask | {"left": 0} for ask in phone.asks] == [ask | {"left": 0} for ask in fresh.asks]
            fresh.disconnect()
        await quiet(room.live)


@pytest.mark.parametrize("seed", range(SEEDS))
@pytest.mark.parametrize("book", CHOICES)
@in_virtual_time
async def test_whatever_people_do_the_table_is_what_its_log_says(book: str, seed: int) -> None:
    store = FaultyStore()
    choices = CHOICES[book]
    room = await room_of(1, choices[seed % len(choices)], store=store, book=book)
    crowd = Crowd(room, store, Random(seed), choices)
    for _ in range(6):
        await crowd.join()
        await crowd.connect()
    weights: dict[Callable[[], Awaitable[None]], int] = {
        crowd.join: 3,
        crowd.connect: 4,
        crowd.watch: 1,
        crowd.disconnect: 3,
        crowd.wait: 12,
        crowd.command: 8,
        crowd.lead: 8,
        crowd.stop_the_clock: 2,
        crowd.answer: 40,
        crowd.reopen: 1,
        crowd.fail: 1,
    }
    for turn in range(400):
        [what] = crowd.chance.choices(list(weights), list(weights.values()))
        await what()
        if turn % 25 == 0:
            await crowd.check()
    await crowd.check()
    assert crowd.done["deal"] >= 1 and crowd.done["answer"] > (20 if book == "original" else 0)
