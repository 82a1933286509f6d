"""What a bot does in a league: its wins, votes, lies, beliefs and cost, counted seat by seat."""

from __future__ import annotations

from random import Random
from time import perf_counter
from typing import Any

import msgspec

from citysleeps.agents.bot import Bot
from citysleeps.kernel.ask import Answer, Ask
from citysleeps.kernel.game import Game
from citysleeps.kernel.play import Play
from citysleeps.kernel.rules import Rules
from citysleeps.kernel.seats import Seat, each
from citysleeps.kernel.setup import Setup
from citysleeps.library.rows import Rows
from citysleeps.library.tables import TABLES


class Counts(msgspec.Struct):
    """What is counted of a bot: in one seat of one game, or in a whole league."""

    games: int = 0  #: seats that it has played
    won: int = 0
    by_party: dict[str, list[int]] = {}  #: seats played and won in each party
    votes: int = 0  #: for somebody of either party
    against: int = 0  #: of these, for somebody of the other party
    told: int = 0  #: claims about itself that are true or false
    lies: int = 0  #: of these, false ones
    lies_believed: int = 0  #: of its lies, those that somebody of the other party said to believe
    trusted: int = 0  #: claims of others that it said to believe, and that are true or false
    fooled: int = 0  #: of these, false ones
    beliefs: int = 0  #: chances that it stated
    brier: float = 0.0  #: the sum of their squared errors
    base: float = 0.0  #: the same for one who believes only what the deal says
    calls: int = 0  #: of a model
    refused: int = 0  #: replies of a model that could not be used
    tokens_in: int = 0
    tokens_out: int = 0
    seconds: float = 0.0  #: spent thinking

    def add(self, other: Counts) -> None:
        for name in self.__struct_fields__:
            if name != "by_party":
                setattr(self, name, getattr(self, name) + getattr(other, name))
        for party, (games, won) in other.by_party.items():
            mine = self.by_party.setdefault(party, [0, 0])
            mine[0] += games
            mine[1] += won


class Watched:
    """A bot in its seat. Its time is taken, and what it says to believe is held against the truth."""

    def __init__(self, bot: Bot[Any], seat: Seat, parties: tuple[str, ...]) -> None:
        self.bot = bot
        self.seat = seat
        self.counts = Counts()
        self.party = parties[seat]
        self.foes = [party != self.party for party in parties]
        self.names: tuple[str, ...] = ()
        watched = self

        class Relay(Bot[Any]):
            heeds, speaks, ponders = bot.heeds, bot.speaks, bot.ponders

            def sit_down(self, book: Rules[Any], setup: Setup, me: Seat) -> None:
                watched.names = setup.seats
                bot.sit_down(book, setup, me)

            def answer(self, view: Game, me: Seat, asks: list[Ask], chance: Random) -> Answer:
                began = perf_counter()
                answer = bot.answer(view, me, asks, chance)
                watched.counts.seconds += perf_counter() - began
                watched.believe(view)
                return answer

            def speak(self, view: Game, me: Seat, offers: list[Ask], chance: Random) -> Answer | None:
                began = perf_counter()
                said = bot.speak(view, me, offers, chance)
                watched.counts.seconds += perf_counter() - began
                return said

        self.relay = Relay()

    def believe(self, view: Game) -> None:
        """After each answer: how far off is what the bot believes of the others who live?"""
        stated: dict[str, float] = getattr(self.bot, "beliefs", {})
        share = sum(self.foes) / max(1, len(self.foes) - 1)
        for seat in each(view.living & ~(1 << self.seat)):
            if self.names[seat] in stated:
                self.counts.beliefs += 1
                self.counts.brier += (stated[self.names[seat]] - self.foes[seat]) ** 2
                self.counts.base += (share - self.foes[seat]) ** 2


def counted(watched: Watched, play: Play, rows: Rows) -> Counts:
    """What a seat has done in a finished game."""
    counts, me = watched.counts, watched.seat
    won = play.game.winners >> me & 1
    counts.games, counts.won = 1, won
    counts.by_party = {watched.party: [1, won]}
    votes = [row for row in named("votes", rows) if row["voter"] == me and row["candidate"] is not None]
    counts.votes = len(votes)
    counts.against = sum(watched.foes[row["candidate"]] for row in votes)
    claims = {row["claim"]: row for row in named("claims", rows)}
    judged = {number for number, row in claims.items() if row["is_true"] is not None}
    trusts = [row for row in claims.values() if row["kind"] == "believe" and row["count"] in judged]
    for number in judged:
        if claims[number]["seat"] == me:
            counts.told += 1
            is_lie = not claims[number]["is_true"]
            counts.lies += is_lie
            counts.lies_believed += is_lie and any(
                row["count"] == number and watched.foes[row["seat"]] for row in trusts
            )
    for row in trusts:
        if row["seat"] == me:
            counts.trusted += 1
            counts.fooled += not claims[row["count"]]["is_true"]
    spent = getattr(watched.bot, "spent", None)
    for name in ("calls", "refused", "tokens_in", "tokens_out"):
        setattr(counts, name, getattr(spent, name, 0))
    counts.seconds = round(counts.seconds, 6)
    return counts


def named(table: str, rows: Rows) -> list[dict[str, Any]]:
    """The rows of a table, by the names of their columns."""
    columns = [column.name for column in TABLES[table]]
    return [dict(zip(columns, row, strict=True)) for row in rows[table]]
