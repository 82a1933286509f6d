"""What is a role worth? How the town's chance changes when a role is replaced by a plain player of its side.

    python bench/worth.py [GAMES] [PICTURE.svg]

Both tables play the same seeds, so the difference is of the role and not of luck. It prints the rows of docs/worth.md.
The town is the first party of the book; in `cuba` that is the Godfather.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from citysleeps import BOOKS, BadSetup
from citysleeps.agents.cast import Cast, play_cast, room
from citysleeps.agents.random import Stuck
from citysleeps.kernel.ask import Answer, Ask
from citysleeps.kernel.play import Play
from citysleeps.kernel.seats import each
from citysleeps.lab.marks import Mark, marks
from citysleeps.library.game import settled

SURE = 1.96  # standard errors: 95 cases of 100
GANG_ACTS = ("plan", "point")  # what a whole gang does
MAY_PASS = {"deck": "extended", "sheriff_may_pass": True, "maniac_may_pass": True}
Careful: Any = room("original")["careful"]


class Idle(Careful):  # type: ignore[misc]
    """A careful player who does not use the own role at night."""

    def answer(self, view: Any, me: int, asks: list[Ask], chance: Any) -> Answer:
        ask = asks[0]
        if "night" in view.where()[0] and ask.idle and ask.act not in GANG_ACTS:
            return Answer(me, ask.idle[0])
        answer: Answer = super().answer(view, me, asks, chance)
        return answer


class Table(NamedTuple):
    """A table, and who plays at it."""

    book: str
    seats: int
    settings: dict[str, Any]
    idle: str = ""  # the role that is not used


class Pair(NamedTuple):
    """A table with a role, and the same without it."""

    role: str
    having: Table
    lacking: Table


def original() -> Iterator[Pair]:
    """The book fixes the cards. So the role is there, and is never used."""
    for seats, settings, roles in (
        (10, {}, ("commissar", "don")),
        (20, MAY_PASS, ("commissar", "doctor", "sheriff", "don", "ninja", "maniac")),
    ):
        for role in roles:
            having = Table("original", seats, settings)
            yield Pair(f"{role}, {seats} seats", having, having._replace(idle=role))


def spytown() -> Iterator[Pair]:
    """Only the agent can be left out, as children play it."""
    yield Pair("agent", Table("spytown", 10, {}), Table("spytown", 10, {"kids_no_agent": "on"}))


def bigcity() -> Iterator[Pair]:
    """A role in the place of a peaceful resident, or of a plain mafioso."""
    plain = {"criminals": "mafia"}
    base = dict(BOOKS["bigcity"].composition(12))
    for role in BOOKS["bigcity"].roles.values():
        instead = plain.get(role.side, "peaceful_resident")
        if role.name in (instead, "peaceful_resident", "mafia"):
            continue
        without = {**base, role.name: 0, instead: base[instead] + base.get(role.name, 0)}
        having = {**without, role.name: 1, instead: without[instead] - 1}
        yield Pair(role.name, of_roles("bigcity", 12, having), of_roles("bigcity", 12, without))


def cuba() -> Iterator[Pair]:
    """A token in the place of a loyal one, and the cleaner."""
    base = dict(BOOKS["cuba"].composition(10))
    for role in ("agent_fbi", "agent_cia", "driver"):
        without = {**base, role: base[role] - 1, "loyal": base["loyal"] + 1}
        yield Pair(role, of_roles("cuba", 10, base), of_roles("cuba", 10, without))
    yield Pair("cleaner", Table("cuba", 10, {"cleaner": "on"}), Table("cuba", 10, {}))


def of_roles(book: str, seats: int, roles: dict[str, int]) -> Table:
    return Table(book, seats, {"roles": [f"{role}={number}" for role, number in roles.items() if number]})


def town_wins(table: Table, number: int) -> bool:
    """Whether more than half of the first party have won this game."""
    setup = settled(table.book, table.seats, table.settings, f"worth/{number}")
    rules = BOOKS[table.book]._rules
    play = Play(rules, setup)
    first = rules.parties[0]
    town = [seat for seat in range(table.seats) if rules.party(play.game, seat) == first]
    cast: Cast = dict.fromkeys(rules.parties, "careful")
    if table.idle:
        cast |= {name: Idle for seat, name in enumerate(setup.seats) if play.game.known(seat)[0] == table.idle}
    play_cast(play, cast, setup.seed)
    won = [seat for seat in each(play.game.winners) if seat in town]
    return 2 * len(won) > len(town)


def worth(pair: Pair, games: int, known: dict[str, list[bool]]) -> Mark:
    """By how much the town wins more often with the role than without it."""
    having, lacking = (wins(table, games, known) for table in (pair.having, pair.lacking))
    moved = [one - other for one, other in zip(having, lacking, strict=True)]
    mean = sum(moved) / games
    reach = SURE * ((sum(step * step for step in moved) / games - mean * mean) / games) ** 0.5
    said = f"{100 * mean:+.1f} ({100 * (mean - reach):+.1f} to {100 * (mean + reach):+.1f})"
    if not any(moved):
        said = "no winner changed"
    print(
        f"| `{pair.role}` | {100 * sum(having) / games:.1f} | {100 * sum(lacking) / games:.1f} | {said} |", flush=True
    )
    return Mark(pair.role, mean, mean - reach, mean + reach, said)


def wins(table: Table, games: int, known: dict[str, list[bool]]) -> list[bool]:
    """Who won, game by game. Many pairs share a table."""
    if str(table) not in known:
        known[str(table)] = [town_wins(table, number) for number in range(games)]
    return known[str(table)]


def main(games: int, picture: Path | None) -> None:
    groups: dict[str, list[Mark]] = {}
    known: dict[str, list[bool]] = {}
    for pairs in (original, spytown, bigcity, cuba):
        print(f"\n### {pairs.__name__}\n\n| role | with | without | worth |\n|---|---|---|---|", flush=True)
        groups[pairs.__name__] = []
        for pair in pairs():
            try:
                groups[pairs.__name__].append(worth(pair, games, known))
            except (BadSetup, Stuck) as error:
                print(f"{pair.role} is left out: {error}", file=sys.stderr, flush=True)
    if picture is not None:
        found = [one for group in groups.values() for one in group]
        end = max(abs(value) for one in found for value in (one.low, one.high))
        note = f"points that the town wins more often with the role; {games} games each; striped: 95 %; line: no change"
        picture.write_text(marks("What is a role worth?", note, groups, (-end, end), 0), encoding="utf-8")


if __name__ == "__main__":
    if {"-h", "--help"} & {*sys.argv}:
        print(__doc__)
    else:
        main(int(sys.argv[1]) if sys.argv[1:] else 150, Path(sys.argv[2]) if sys.argv[2:] else None)
