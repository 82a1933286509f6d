"""A program that leads a game from the desk. It knows no book: it uses only what the host is sent."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from .phones import Phone, Room

MOST_COMMANDS = 3000
PATIENCE = 0.85  # how often it waits for one more decision before it goes on


class Leader:
    """The host's device, and what was done with it."""

    def __init__(self, room: Room, seed: str) -> None:
        self.room = room
        self.phone = room["A"]
        self.chance = Random(seed)
        self.commands = 0
        self.decisions = 0
        self.steps: Counter[int] = Counter()  # by the number with which each began: how often it was ended by hand

    @property
    def is_over(self) -> bool:
        return bool(self.phone.table["phase"] != "game")

    def asked(self) -> list[dict[str, Any]]:
        """What is asked of seats without a phone, and decides something. That somebody has looked at a card, has spoken
        or passes need not be tapped in: going on says it."""
        desk = [one["id"] for one in self.phone.table["people"] if one.get("at_desk")]
        seats = [seat for seat, who in enumerate(self.phone.table["seats"]) if who in desk]
        return [one for one in self.phone.corrections if one.get("asked") and one["seat"] in seats and is_decision(one)]

    async def act(self) -> None:
        """Enter a decision, or go on."""
        assert self.commands < MOST_COMMANDS, "this game does not end"
        asked = self.asked()
        if asked and self.chance.random() < PATIENCE:
            await self.enter(self.chance.choice(asked))
        else:
            await self.go_on()

    async def enter(self, one: dict[str, Any]) -> None:
        args = [chosen(slot, self.chance) for slot in one["slots"]]
        self.commands += 1
        self.decisions += 1
        assert await self.phone.answer("correct", one["seat"], one["act"], *args, host=True) == ""

    async def go_on(self) -> None:
        assert "next" in self.phone.acts(host=True)
        self.commands += 1
        self.steps[self.room.table.playing.game.began] += 1
        assert await self.phone.go_on() == ""

    async def lead(self) -> None:
        """Play the game to its end."""
        while not self.is_over:
            await self.act()


def is_decision(ask: dict[str, Any]) -> bool:
    return bool(ask["slots"]) and all(slot["kind"] != "text" for slot in ask["slots"])


def chosen(slot: dict[str, Any], chance: Random) -> Any:
    """A legal argument."""
    match slot["kind"]:
        case "seat" | "word" | "seat_or":
            return chance.choice([*slot.get("seats", []), *slot.get("words", [])])
        case "seats":
            return chance.sample(slot["seats"], slot["least"])
        case "words":
            return []
        case _:
            return slot["least"]


async def answer_by_phone(phone: Phone, chance: Random) -> bool:
    """Somebody with a phone answers what decides something. False: there is nothing."""
    for ask in phone.asks:
        if ask.get("host") or ask.get("offered") or not is_decision(ask):
            continue
        args = [chosen(slot, chance) for slot in ask["slots"]]
        reason = await phone.send("answer", act=ask["act"], args=args, key=ask["key"])
        assert reason == "", (ask, args)
        return True
    return False
