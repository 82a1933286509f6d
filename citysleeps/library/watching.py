"""What players do beside winning: their votes, lies and stated beliefs, counted seat by seat from the record of a game;
and what a bot costs in a league."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

import msgspec

from citysleeps.agents.bot import Bot
from citysleeps.books.shelf import SHELF
from citysleeps.kernel.ask import Answer, Ask
from citysleeps.kernel.game import Game as State
from citysleeps.kernel.play import Play
from citysleeps.kernel.rules import Rules
from citysleeps.kernel.seats import Seat
from citysleeps.kernel.setup import Setup
from citysleeps.library.data import rows_of_source
from citysleeps.library.game import Game
from citysleeps.library.given import not_this
from citysleeps.library.records import Record
from citysleeps.library.rows import Rows
from citysleeps.library.tables import TABLES
from citysleeps.notation.record import BadRecord, Belief


class Counts(msgspec.Struct):
    """What is counted of a bot or a player: in one seat of one game, or in many games."""

    games: int = 0  #: seats that it has played
    won: int = 0  #: of these, seats that have won
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
        """Add what was counted elsewhere."""
        for name in self.__struct_fields__:
            if name != "by_party":
                setattr(self, name, getattr(self, name) + getattr(other, name))
        for party, (games, won) in other.by_party.items():
            mine = self.by_party.setdefault(party, [0, 0])
            mine[0] += games
            mine[1] += won


class Watched:
    """A bot in its seat. Its time is taken, and after each answer it is written down what it says that it believes."""

    def __init__(self, bot: Bot[Any], seat: Seat, play: Play) -> None:
        self.bot = bot
        self.seat = seat
        self.play = play
        self.seconds = 0.0
        self.stated: list[Belief] = []
        watched = self

        class Relay(Bot[Any]):
            heeds, speaks, ponders = bot.heeds, bot.speaks, bot.ponders

            def sit_down(self, book: Rules[Any], setup: Setup, me: Seat) -> None:
                bot.sit_down(book, setup, me)

            def answer(self, view: State, me: Seat, asks: list[Ask], chance: Random) -> Answer:
                began = perf_counter()
                answer = bot.answer(view, me, asks, chance)
                watched.seconds += perf_counter() - began
                watched.believe()
                return answer

            def speak(self, view: State, me: Seat, offers: list[Ask], chance: Random) -> Answer | None:
                began = perf_counter()
                said = bot.speak(view, me, offers, chance)
                watched.seconds += perf_counter() - began
                return said

        self.relay = Relay()

    def believe(self) -> None:
        """Write down what the bot believes of the others, as a record has it."""
        stated: dict[str, float] = getattr(self.bot, "beliefs", {})
        names = enumerate(self.play.setup.seats)
        chances = {seat: stated[name] for seat, name in names if name in stated and seat != self.seat}
        if chances:
            self.stated.append(Belief(self.seat, len(self.play.game.log), chances))

    def cost(self) -> Counts:
        """What the bot has spent in this game."""
        counts, spent = Counts(seconds=round(self.seconds, 6)), getattr(self.bot, "spent", None)
        for name in ("calls", "refused", "tokens_in", "tokens_out"):
            setattr(counts, name, getattr(spent, name, 0))
        return counts


def counted(rows: Rows) -> list[Counts]:
    """What every seat has done in a finished game, by its record."""
    seats = named("seats", rows)
    found = [Counts(games=1, won=int(row["won"]), by_party={row["party"]: [1, int(row["won"])]}) for row in seats]
    foes = [[other["party"] != own["party"] for other in seats] for own in seats]
    count_votes(found, foes, rows)
    count_claims(found, foes, rows)
    count_beliefs(found, foes, rows)
    return found


def count_votes(found: list[Counts], foes: list[list[bool]], rows: Rows) -> None:
    for row in named("votes", rows):
        if row["candidate"] is not None:
            found[row["voter"]].votes += 1
            found[row["voter"]].against += foes[row["voter"]][row["candidate"]]


def count_claims(found: list[Counts], foes: list[list[bool]], rows: Rows) -> None:
    claims = {row["claim"]: row for row in named("claims", rows)}
    judged = {number for number, row in claims.items() if row["is_true"] is not None}
    trusts = [row for row in claims.values() if row["kind"] == "believe" and row["count"] in judged]
    for number in judged:
        own, is_lie = claims[number]["seat"], not claims[number]["is_true"]
        found[own].told += 1
        found[own].lies += is_lie
        found[own].lies_believed += is_lie and any(row["count"] == number and foes[own][row["seat"]] for row in trusts)
    for row in trusts:
        found[row["seat"]].trusted += 1
        found[row["seat"]].fooled += not claims[row["count"]]["is_true"]


def count_beliefs(found: list[Counts], foes: list[list[bool]], rows: Rows) -> None:
    """How far off is what was stated of those who were alive then?"""
    seats = named("seats", rows)
    [second] = {SHELF[row["book"]].parties[1] for row in named("games", rows)}
    for row in named("beliefs", rows):
        own, about, fell = row["seat"], row["about"], seats[row["about"]]["out_fact"]
        if row["kind"] != "stated" or (fell is not None and fell <= row["fact"]):
            continue
        is_second = seats[about]["party"] == second
        share = sum(foes[own]) / max(1, len(seats) - 1)
        found[own].beliefs += 1
        found[own].brier += (row["chance"] - is_second) ** 2
        found[own].base += (share - foes[own][about]) ** 2


def named(table: str, rows: Rows) -> list[dict[str, Any]]:
    """The rows of a table, by the names of their columns."""
    columns = [column.name for column in TABLES[table]]
    return [dict(zip(columns, row, strict=True)) for row in rows[table]]


def scores(
    records: Iterable[Game | Record | str | Path], *, left_out: Callable[[BadRecord], None] | None = None
) -> dict[str, Counts]:
    """What every player has done in these finished games, by name: wins, votes, lies and stated beliefs.

    `records` are records, games, or paths of records. One that is damaged or not finished raises BadRecord; with
    `left_out`, that is called instead.

    >>> from citysleeps import Game
    >>> game = Game("original", seats=8, seed=3)
    >>> game.play_out("careful")
    >>> found = scores([game])
    >>> len(found), found["A"].games
    (8, 1)
    """
    if isinstance(records, Game | Record | str | Path):
        raise not_this("records", records, "a list; put it in brackets")
    found: dict[str, Counts] = {}
    for source in records:
        try:
            rows = rows_of_source(source, 0, False)
            [game] = named("games", rows)
            if not game["is_over"]:
                raise BadRecord(f"{game['source'] or 'a game'} is not finished")
        except BadRecord as bad:
            if left_out is None:
                raise
            left_out(bad)
            continue
        for seat, counts in zip(named("seats", rows), counted(rows), strict=True):
            found.setdefault(seat["name"], Counts()).add(counts)
    return found
