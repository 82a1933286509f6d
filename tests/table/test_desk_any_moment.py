"""Trouble at any moment of a game that a person leads: somebody leaves, is sent away or removed, gets or loses a phone,
is put right; the leader's device reloads, a second one is opened, the lead changes hands, the server dies. A program
does all that at random, and the game goes on to an end that its log tells again."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from citysleeps.kernel.seats import SPECTATORS, bit
from citysleeps.notation.record import read_record

from .leader import Leader, answer_by_phone, chosen
from .phones import Phone, Room, Settings, quiet, room_of
from .test_desk import BY_HAND, dealt, pleading
from .test_desk_games import record_of
from .virtual import clock, in_virtual_time, until

TROUBLE = 0.12  # how often there is some instead of an input
MOST = 3000  # commands of a game
SPYTOWN: Settings = {"gm_mode": "human"}
BIGCITY: Settings = {"host": "human_chosen"}
GAMES: list[tuple[str, Settings, int]] = [
    *[("original", BY_HAND, seed) for seed in range(3)],
    ("original", {**BY_HAND, "preset": "extended"}, 3),
    *[("spytown", SPYTOWN, seed) for seed in range(2)],
    *[("bigcity", BIGCITY, seed) for seed in range(2)],
]
LEADERS = "AK"  # K has no seat


class Evening:
    """A game in trouble."""

    def __init__(self, room: Room, seed: str) -> None:
        self.room = room
        self.chance = Random(seed)
        self.leader = Leader(room, seed)
        self.watcher = room.watch()
        self.happened: Counter[str] = Counter()
        self.lost = 0

    @property
    def desk(self) -> Phone:
        return self.leader.phone

    def named(self, seat: int) -> str:
        return next(name for name, who in self.room.ids.items() if who == self.room.table.seats[seat])

    def at_desk(self) -> list[int]:
        table = self.room.table
        living = [seat for seat in range(table.playing.game.size) if table.playing.game.living >> seat & 1]
        return [seat for seat in living if table.people[table.seats[seat]].at_desk]

    async def play(self) -> None:
        for _ in range(MOST):
            if self.leader.is_over:
                return
            if self.chance.random() < TROUBLE:
                await self.have_trouble()
            elif not any([await answer_by_phone(phone, self.chance) for phone in self.answering()]):
                await self.leader.act()
        raise AssertionError("this game does not end")

    def answering(self) -> list[Phone]:
        return [phone for phone in self.players() if self.chance.random() < 0.2]

    def players(self) -> list[Phone]:
        """Those who play with a phone: nobody plays for them, and they have not left."""
        return [phone for phone in self.room.seated() if not self.room.table.people[phone.who].stand_in]

    async def have_trouble(self) -> None:
        trouble = self.chance.choice(
            [
                self.a_phone_is_lost,
                self.somebody_gets_a_phone,
                self.somebody_leaves,
                self.somebody_is_sent_away,
                self.somebody_is_removed,
                self.something_is_put_right,
                self.the_desk_reloads,
                self.a_second_desk_taps_too,
                self.another_person_leads,
                self.the_software_leads_for_a_while,
                self.the_desk_is_replaced_by_a_plea,
                self.the_server_dies,
            ]
        )
        if await trouble():
            self.happened[trouble.__name__] += 1

    # Players

    async def a_phone_is_lost(self) -> bool:
        if not (phones := self.players()):
            return False
        phone = self.chance.choice(phones)
        name = self.room.name(phone)
        phone.disconnect()
        del self.room.phones[name]
        return await self.desk.send("to_desk", person=phone.who) == ""

    async def somebody_gets_a_phone(self) -> bool:
        if not (seats := self.at_desk()):
            return False
        seat = self.chance.choice(seats)
        self.lost += 1
        token = f"token_of_phone_number_{self.lost}_that_is_new_here"
        phone, number = await pleading(self.room, self.named(seat), token)
        assert await self.desk.send("give_back", person=self.room.table.seats[seat], number=number) == ""
        assert phone.seat == seat
        self.room.phones[self.named(seat)] = phone
        return True

    async def somebody_leaves(self) -> bool:
        if not (phones := self.players()) or self.happened["somebody_leaves"] > 1:
            return False
        phone = self.chance.choice(phones)
        return await phone.send("leave") == ""

    async def somebody_is_sent_away(self) -> bool:
        if self.happened["somebody_is_sent_away"] > 1 or not (seats := self.at_desk()):
            return False
        who = self.room.table.seats[self.chance.choice(seats)]
        assert await self.desk.send("remove", person=who) == ""
        assert self.room.table.phase != "game" or await self.desk.send("to_desk", person=who) in ("", "no_person")
        return True

    async def somebody_is_removed(self) -> bool:
        if self.happened["somebody_is_removed"] > 1 or "remove" not in self.desk.acts(host=True):
            return False
        [ask] = [one for one in self.desk.asks if one["act"] == "remove" and one.get("host")]
        return await self.desk.answer("remove", self.chance.choice(ask["slots"][0]["seats"]), host=True) == ""

    async def something_is_put_right(self) -> bool:
        """What the desk foresees is what happens."""
        if not (given := [one for one in self.desk.corrections if one.get("given") and one["slots"]]):
            return False
        one = self.chance.choice(given)
        args = [one["seat"], one["act"], *[chosen(slot, self.chance) for slot in one["slots"]]]
        ahead = await self.desk.send("foresee", act="correct", args=args)
        assert await self.desk.answer("correct", *args, host=True) == ahead
        return ahead == ""

    # Whoever leads

    async def the_desk_reloads(self) -> bool:
        before = self.desk
        before.disconnect()
        self.leader.phone = self.room.connect(self.room.name(before))
        await quiet(self.room.live)
        assert shown(self.desk) == shown(before)
        return True

    async def a_second_desk_taps_too(self) -> bool:
        first, name = self.desk, self.room.name(self.desk)
        second = self.room.connect(name)
        await quiet(self.room.live)
        assert shown(second) == shown(first)
        if asked := self.leader.asked():
            one = self.chance.choice(asked)
            args = [one["seat"], one["act"], *[chosen(slot, self.chance) for slot in one["slots"]]]
            for phone in (first, second):
                assert await phone.send("answer", f"same {self.lost} {args}", act="correct", args=args, host=True) == ""
            self.lost += 1
            assert shown(second) == shown(first)
        self.leader.phone = second
        first.disconnect()
        return True

    async def another_person_leads(self) -> bool:
        [name] = [one for one in LEADERS if one != self.room.name(self.desk)]
        seen = self.desk.corrections
        assert await self.desk.send("lead", person=self.room.ids[name]) == ""
        other = self.room[name]
        assert (other.corrections, self.desk.corrections) == (seen, [])
        self.leader.phone = other
        return True

    async def the_software_leads_for_a_while(self) -> bool:
        """Bots play meanwhile for those without a phone. The phones that are here agree that a person leads again."""
        desk = self.desk
        assert await desk.send("lead", person=0) == ""
        assert self.room.table.host == 0 and desk.corrections == []
        if self.chance.random() < 0.5:
            await until(clock() + self.chance.choice((1, 20, 90)))
        for phone in [desk, *[self.room[name] for name in LEADERS], *self.players()]:
            if self.room.table.phase == "game" and not self.room.table.host:
                assert await phone.send("lead", person=desk.who) in ("", "no_voice")
        if self.room.table.phase == "game" and not self.room.table.host:
            await until(clock() + 100)  # nobody else could agree, and the device that made the table is dead
            assert self.room.table.phase != "game" or await desk.send("lead", person=desk.who) == ""
        if self.room.table.phase == "game":
            assert self.room.table.host == desk.who
            assert not [one for one in self.room.table.people.values() if one.at_desk and one.stand_in]
        return True

    async def the_desk_is_replaced_by_a_plea(self) -> bool:
        """Its device is dead. Who has a phone or made the table says that the new one is the leader's; or time does."""
        before, name = self.desk, self.room.name(self.desk)
        await quiet(self.room.live)
        seen = shown(before)
        before.disconnect()
        self.lost += 1
        token = f"token_of_desk_number_{self.lost}_that_is_new_here"
        other, number = await pleading(self.room, name, token)
        for phone in [*self.players(), *[self.room[one] for one in LEADERS if one != name]]:
            if other.you["id"] != before.who:
                assert await phone.send("give_back", person=before.who, number=number) in ("", "no_voice", "no_plea")
        if other.you["id"] == before.who:
            assert shown(other)[:3] == seen[:3]
        else:
            await until(clock() + 300)
        assert other.you["id"] == before.who and other.you["host"]
        self.room.phones[name] = self.leader.phone = other
        return True

    async def the_server_dies(self) -> bool:
        before, name = self.desk, self.room.name(self.desk)
        phones = {one: (phone.who, phone.seat) for one, phone in self.room.phones.items()}
        again = await self.room.reopen()
        for one in phones:
            again.connect(one)
        await quiet(again.live)
        assert {one: (phone.who, phone.seat) for one, phone in again.phones.items()} == phones
        self.room, self.leader.room, self.leader.phone = again, again, again[name]
        self.watcher = again.watch()
        assert self.desk.corrections == before.corrections and self.desk.view == before.view
        return True


def shown(phone: Phone) -> list[Any]:
    asks = [(ask["act"], ask["slots"], ask["key"]) for ask in phone.asks]
    you = {**phone.you, "creator": None}  # a device that is new has not made the table
    return [phone.view, phone.facts, phone.corrections, asks, you]


@pytest.mark.parametrize(("book", "settings", "seed"), GAMES)
@in_virtual_time
async def test_a_game_goes_on_to_its_end_whatever_happens_when(
    tmp_path_factory: pytest.TempPathFactory, book: str, settings: Settings, seed: int
) -> None:
    room = await dealt(7, phones=5, settings=settings, book=book)
    await room.sit("K")
    evening = Evening(room, f"{book} {seed}")
    await evening.play()
    room, play = evening.room, evening.room.table.playing
    assert play.game.over and sum(evening.happened.values()) > 5, evening.happened
    record = record_of(room, tmp_path_factory.mktemp("game") / "game.jsonl")
    assert read_record(record).game.log == play.game.log
    assert (await room.logged()).playing.game.log == play.game.log
    assert len(evening.watcher.facts) == sum(1 for to, _ in play.game.log if to & SPECTATORS)
    for phone in room.seated():
        ears = bit(phone.seat) | room.table.ears(phone.who)
        assert len(phone.facts) == sum(1 for to, _ in play.game.log if to & ears), "told what is told to this seat"


# A real box of `cuba`: whoever made the table enters what all have seen, and takes it back


@pytest.mark.parametrize("seed", range(3))
@in_virtual_time
async def test_a_real_box_goes_on_to_its_end_whatever_happens_when(
    tmp_path_factory: pytest.TempPathFactory, seed: int
) -> None:
    """CUBA-1416, CUBA-1419 What was taken back has left no trace, neither in the views nor in the record."""
    room, happened = await play_with_a_box(seed)
    play = room.table.playing
    assert play.game.over and happened["undo"] and sum(happened.values()) > 5, happened
    record = record_of(room, tmp_path_factory.mktemp("game") / "game.jsonl")
    assert read_record(record).game.log == play.game.log
    assert (await room.logged()).playing.game.log == play.game.log


async def play_with_a_box(seed: int) -> tuple[Room, Counter[str]]:
    """A plays and enters everything; B has a phone, nobody else."""
    room, chance, happened = await room_of(2, {"mode": "assisted"}, book="cuba"), Random(seed), Counter[str]()
    for number in range(5):
        assert await room["A"].send("add_person", name=f"P{number}") == ""
        room.ids[f"P{number}"] = room.table.people.newest
    assert await room["A"].send("deal") == ""
    stood: list[list[Any]] = []  # what both saw before each input that can be taken back
    for _ in range(MOST):
        if room.table.phase != "game":
            return room, happened
        match chance.choice(["enter"] * 12 + ["undo", "reload", "phone", "died", "say"]):
            case "enter":
                before = seen(room)
                if await enter_anything(room["A"], chance):
                    stood.append(before)
            case "undo" if stood and chance.random() < 0.8 and room.table.phase == "game":
                assert await room["A"].answer("undo", host=True) == ""
                assert seen(room) == stood.pop()
                happened["undo"] += 1
            case "reload":
                before, name = seen(room), chance.choice("AB")
                room[name].disconnect()
                room.connect(name)
                await quiet(room.live)
                assert seen(room) == before
                happened["reload"] += 1
            case "phone" if "B" in room.phones and chance.random() < 0.3:
                room["B"].disconnect()
                assert await room["A"].send("to_desk", person=room.ids["B"]) == ""
                room.connect("B")
                await quiet(room.live)
                happened["phone"] += 1
            case "died":
                before = seen(room)
                room = await room.reopen()
                for name in "AB":
                    room.connect(name)
                await quiet(room.live)
                assert seen(room) == before
                happened["died"] += 1
            case "say":
                await room["B"].answer("say", "It was not me.")
    raise AssertionError("this game does not end")


def seen(room: Room) -> list[Any]:
    return [(phone.view, phone.you["lead"] if phone.you.get("creator") else ()) for phone in (room["A"], room["B"])]


async def enter_anything(phone: Phone, chance: Random) -> bool:
    """Something of what is offered, which may be impossible all the same; `undo` and leaving are no entries."""
    asks = [ask for ask in phone.you["lead"] if ask["act"] not in ("undo", "remove")]
    if not asks:
        return False
    ask = chance.choice(asks)
    args = [chosen(slot, chance) for slot in ask["slots"]]
    if (ask["act"] == "end" or "concede" in args) and chance.random() < 0.9:
        return False  # else most games are short
    return await phone.answer(ask["act"], *args, host=True) == ""
