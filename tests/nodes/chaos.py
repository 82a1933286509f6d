"""Plays tables of every book while things fail again and again. Then everything that any client saw is checked."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Collection, Sequence
from pathlib import Path
from random import Random
from time import monotonic
from typing import NamedTuple, Protocol

from patience import until
from server.running import House

from citysleeps.notation.record import replay
from citysleeps.table.rows import Damaged
from citysleeps.table.table import is_at_its_end

from .checker import Log, check
from .guests import KINDS, Party, attended, settle
from .history import read_history

Fault = Callable[
    [Random, Collection[str]], Awaitable[None]
]  # what fails at a place with tables of these codes; everything works again at its end

Say = Callable[[str], None]
TRACEBACK = "Traceback"


class Killed(NamedTuple):
    """When a node was killed, and the tables that were on it."""

    at: float
    codes: Collection[str]


class Place(Protocol):
    """A place where tables are played, and the faults that can happen there. Faults of one row happen one after the
    other; those of different rows at the same time."""

    faults: list[dict[str, Fault]]
    missing: list[str]  # faults that cannot happen here, and why
    killed: list[Killed]

    def doors(self) -> Sequence[House]:
        """Where clients can connect now."""

    def rows(self, code: str) -> list[bytes]:
        """The log of a table."""

    def logs(self) -> list[str]:
        """The output of each node."""


class Happened(NamedTuple):
    """A fault: its row, its beginning and its end."""

    kind: str
    row: int
    began: float
    ended: float


class Evening(NamedTuple):
    """The result of an evening."""

    faults: Counter[str]  # by kind
    wrong: list[str]
    answers: int  # acknowledged
    games: int  # finished
    waits: list[float]  # from the kill of a node until one of its tables answered again; nothing else failed meanwhile
    long_waits: list[float]  # the same, when something else failed too

    def __str__(self) -> str:
        happened = ", ".join(f"{times} x {kind}" for kind, times in sorted(self.faults.items()))
        return (
            f"{self.faults.total()} faults: {happened}\n"
            f"{self.answers} commands acknowledged, {self.games} games over\n"
            f"a table of a killed node answered again after {in_words(self.waits)}\n"
            f"when something else failed too, after {in_words(self.long_waits)}\n"
            f"wrong: {len(self.wrong)}" + "".join(f"\n  {one[:2000]}" for one in self.wrong[:50])
        )


def in_words(waits: list[float]) -> str:
    ordered = sorted(waits) or [0.0]
    half, most = ordered[len(ordered) // 2], ordered[min(len(ordered) - 1, len(ordered) * 99 // 100)]
    return f"p50 {half:.2f} s, p99 {most:.2f} s, at most {ordered[-1]:.2f} s ({len(waits)} tables)"


async def play(
    place: Place,
    folder: Path,
    tables: int,
    faults: int,
    seed: str,
    pace: float,
    most_gap: float = 2.0,
    say: Say = lambda text: None,
) -> Evening:
    """Play this many tables, with a command of every client every `pace` seconds, and this many faults."""
    parties = [Party(place.doors, folder, KINDS[i % len(KINDS)], f"{seed} {i}", pace) for i in range(tables)]
    codes = [party.code for party in parties]
    happened: list[Happened] = []

    async def fail(row: int, kinds: Sequence[str], chance: Random) -> None:
        for kind in kinds:
            await asyncio.sleep(chance.uniform(0, most_gap))
            say(kind)
            began = monotonic()
            await place.faults[row][kind](chance, codes)
            happened.append(Happened(kind, row, began, monotonic()))

    async with attended(parties):
        await until(lambda: all(party.has_begun() for party in parties), "begun")
        async with asyncio.TaskGroup() as group:
            for row, kinds in enumerate(decks([list(row) for row in place.faults], faults, Random(seed))):
                group.create_task(fail(row, kinds, Random(f"{seed} {row}")))
        say("all is well again")
        wrong = await settle(parties)
        say("and everybody has his replies")
    logs = [place.rows(party.code) for party in parties]
    wrong += [f"a node has printed {log[log.index(TRACEBACK) :]}" for log in place.logs() if TRACEBACK in log]
    games = 0
    for party, rows in zip(parties, logs, strict=True):
        (folder / f"{party.code}.log").write_bytes(b"\n".join(rows))
        histories = {guest.identity: list(read_history(guest.history.path)) for guest in party.guests}
        wrong += [f"{party.code} {party.kind.book}: {fault}" for fault in check(party.code, rows, histories)]
        games += check_records(place, party.code, rows, wrong)
    waits: list[float] = []
    long_waits: list[float] = []
    for at, wait in [one for party in parties for one in party.waits(place.killed)]:
        others = [one for one in happened if one.row and one.began < at + wait and one.ended > at]
        (long_waits if others else waits).append(wait)
    came = Counter(one.kind for one in happened)
    return Evening(came, wrong, sum(len(party.replies) for party in parties), games, waits, long_waits)


def decks(rows: Sequence[Sequence[str]], faults: int, chance: Random) -> list[list[str]]:
    """This many faults by row, each kind about equally often."""
    kinds = [(row, kind) for row in range(len(rows)) for kind in rows[row]]
    drawn: list[tuple[int, str]] = []
    while len(drawn) < faults:
        drawn += chance.sample(kinds, len(kinds))
    return [[kind for of, kind in drawn[:faults] if of == row] for row in range(len(rows))]


def check_records(place: Place, code: str, rows: Sequence[bytes], wrong: list[str]) -> int:
    """Check that the record of every finished game matches the log. Returns how many there are."""
    try:
        log = Log(code, rows)
    except Damaged:
        return 0  # wrong, and already reported
    games = [(number, game.play) for number, game in log.games.items() if is_at_its_end(game.play)]
    for number, play in games:
        answer = place.doors()[0].http("GET", f"/api/tables/{code}/games/{number}/record")
        if answer.status != 200:
            wrong.append(f"{code}: the record of game {number} is answered with {answer.status} {answer.body[:200]!r}")
        elif list(replay(answer.body).game.log) != list(play.game.log):
            wrong.append(f"{code}: the record of game {number} is not that of the log")
    return len(games)
