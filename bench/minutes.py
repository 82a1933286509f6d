"""How many minutes a game takes, for the cards on which a book is chosen.

    python bench/minutes.py [--games 40] [--books original cuba]

Bots play at the pace of people, on a clock that is only counted: the table's own clocks (citysleeps/table/times.py) run
as at a live table, and every answer comes after a time drawn for it. docs/minutes.md says what is assumed and what came
out; the figures stand in citysleeps/books/*/minutes.py.
"""

from __future__ import annotations

import argparse
from collections import Counter
from math import ceil, floor
from random import Random
from statistics import quantiles
from typing import Final

from citysleeps.agents.cast import CAREFUL
from citysleeps.books.shelf import SHELF
from citysleeps.kernel.ask import CLOCK, Answer
from citysleeps.kernel.seats import SPECTATORS
from citysleeps.kernel.setup import Value
from citysleeps.table import rows
from citysleeps.table.manners import Manners
from citysleeps.table.phases import GAME
from citysleeps.table.robots import Robots
from citysleeps.table.table import Table
from citysleeps.table.thinkers import Here
from citysleeps.table.times import Times

Settings = dict[str, Value]
# Seconds that a person takes to answer, by the kind of the phase: at least, usually, at most.
PACE: Final = {
    "deal": (6, 12, 30),
    "night": (4, 8, 20),
    "day": (3, 5, 12),
    "vote": (3, 7, 20),
    "window": (3, 6, 12),
    "talk": (10, 25, 60),
    "over": (3, 5, 12),
}
SPEECH: Final = (0.4, 1.0)  # the part of its time that a timed speech lasts
ROUND: Final = (
    20.0,
    40.0,
)  # seconds for each of the living, of a talk that has no limit (CITY-421: 5 minutes, if 10 live)
SENTENCE: Final = (6.0, 15.0)  # of what one says in a talk by taps; nobody else says anything meanwhile
FIVE: Final = 5  # minutes: more exact would not be true
LONGEST: Final = 6 * 3600.0


class People(Robots):
    """Bots that take as long as people do."""

    def __init__(self, table: Table, chance: Random) -> None:
        super().__init__(0.0, here := Here())
        self.here = here
        self.table = table
        self.chance = chance
        self.phases = table.book.lobby.describe().phases

    def kind(self) -> str:
        """The kind of the innermost phase or step that has one."""
        where = self.table.playing.game.where()
        return next(self.phases[one].kind for one in reversed(where) if one in self.phases)

    def when(self, now: float, times: Times, patience: float = 1.0) -> float:
        return now + self.pause(times.left(now))

    def pause(self, left: float | None) -> float:
        """How long somebody takes for what is to be done now."""
        kind = self.kind()
        if kind == "talk" and left:
            return left * self.chance.uniform(*SPEECH)
        if kind == "talk":
            return self.table.playing.game.living.bit_count() * self.chance.uniform(*ROUND)
        least, usually, most = PACE[kind]
        drawn = self.chance.triangular(least, most, usually)
        return drawn if left is None else min(drawn, 0.95 * left)

    def answer(self, now: float) -> Answer | None:
        """What the one does who is due, after thinking at once."""
        thought = self.begin(self.table, now)
        if thought is None:
            return None
        found = self.here.thought(thought.robot.sitter, thought.offers, thought.asks)
        return self.conclude(self.table, thought, found)


def played(book: str, players: int, settings: Settings, seed: int) -> tuple[float, Counter[str]]:
    """The seconds of one game from the deal to the end, and the milliseconds of each kind of phase."""
    table = Table("AAAAA")
    table.carry_out(rows.Opened("", f"secret {seed}", "en", book, settings, Manners()))
    for who in range(1, players + 1):
        table.carry_out(rows.Came(who, f"P{who}", "en", "", "", CAREFUL))
    table.carry_out(table.setup())
    people, times, now = People(table, Random(seed)), Times(), 0.0
    spent: Counter[str] = Counter()
    told, silent_until = 0, 0.0
    while table.phase == GAME:
        game = table.playing.game
        news = [fact for fact, to in zip(game.facts[told:], game.audiences[told:], strict=True) if to & SPECTATORS]
        told = len(game.facts)
        times.follow(game, now, True, any(table.book.screen.moment(fact) for fact in news))
        people.watch(table, now, times)
        struck = times.strikes(game)
        early = times.soonest(game, now) if table.have_all_sealed() else None
        struck = struck if early is None else (early, CLOCK)
        answers = people.due()
        if answers is not None and people.kind() == "talk":
            answers = max(answers, silent_until)
        dues = [due for due in (struck[0] if struck else None, answers) if due is not None]
        if not dues or now > LONGEST:
            raise RuntimeError(f"{book} with {players}, seed {seed}: nothing happens any more")
        spent[people.kind()] += round(1000 * max(0.0, min(dues) - now))
        now = max(now, min(dues))
        if struck and struck[0] <= now:
            table.carry_out(table.take(struck[1]))
            continue
        hunch = people.hunch(table, now)
        answer = None if hunch else people.goes_on(now) or people.answer(now)
        if hunch:
            table.carry_out(hunch)
        elif answer:
            silent_until = now + people.chance.uniform(*SENTENCE) if answer.args else silent_until
            table.take(answer)
    return now, spent


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=40, help="of each number of players")
    parser.add_argument("--books", nargs="+", choices=list(SHELF), default=list(SHELF))
    given = parser.parse_args()
    for book in given.books:
        for players, usual in SHELF[book].lobby.cover().players.items():
            games = [played(book, players, usual.settings, seed) for seed in range(given.games)]
            tenths = quantiles([length / 60 for length, _ in games], n=10)
            spread = sum((spent for _, spent in games), Counter[str]())
            parts = ", ".join(f"{kind} {ms / spread.total():.0%}" for kind, ms in spread.most_common())
            least, most = FIVE * floor(tenths[0] / FIVE), FIVE * ceil(tenths[-1] / FIVE)
            print(f"{book} {players}: ({max(FIVE, least)}, {most}),  # half over {tenths[4]:.0f}; {parts}", flush=True)


if __name__ == "__main__":
    main()
