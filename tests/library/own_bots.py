"""Bots as somebody may write them, in a module that another process can import."""

from __future__ import annotations

from random import Random

from citysleeps import Answer, Bot, View


class First(Bot):
    """Takes the first answer that is legal."""

    def choose(self, view: View, chance: Random) -> Answer:
        return view.asks[0].answers[0]


class Claimant(Bot):
    """Claims, once, that it has taken five diamonds."""

    speaks = ("claim",)

    def __init__(self) -> None:
        self.spoke = False

    def choose(self, view: View, chance: Random) -> Answer:
        ask = view.asks[0]
        return chance.choice(ask.options or ask.idle)

    def volunteer(self, view: View, chance: Random) -> str | None:
        if self.spoke or "investigation" not in view.phases:
            return None
        self.spoke = True
        return f"{view.seat} claim took 5"
