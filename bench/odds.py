"""Fit the curves from a plan to a chance: how often the town won where its plan was so good (docs/odds.md).

    python bench/odds.py BOOK [GAMES] [--resume FILE]

Bots of every strength play one another at tables of several sizes, with their claims. It writes the curves of all
games, and those of all without one pairing, to citysleeps/agents/BOOK/curves.py, and prints how well they fit. With
--resume every finished pairing is kept in that file, and the same command continues. The file is begun anew where the
rules or the numbers of the bots have changed.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from itertools import product
from math import log
from pathlib import Path

import msgspec

from citysleeps.agents.cast import play_cast
from citysleeps.agents.odds import Follower
from citysleeps.agents.reasoning.common import Common
from citysleeps.agents.reasoning.numbers import measured_with
from citysleeps.agents.reasoning.outlook import LEAST, Curve, chance
from citysleeps.books.shelf import SHELF
from citysleeps.kernel.play import Play
from citysleeps.kernel.seats import ALL
from citysleeps.kernel.setup import Setup, Value
from citysleeps.lab.keeping import kept, read_kept

BOTS = ("random", "careful", "reasoning")
Tables = list[tuple[int, dict[str, Value]]]  # the seats and settings
TABLES: dict[str, dict[str, Tables]] = {
    "original": {
        "basic": [(8, {}), (10, {}), (12, {})],
        "extended": [(9, {"preset": "extended"}), (12, {"preset": "extended"})],
    },
    "spytown": {"plain": [(9, {}), (11, {}), (13, {})]},
    "bigcity": {"plain": [(9, {}), (10, {}), (12, {})]},
}


class Quick(Follower):
    """Looks only at what every night and day has left."""

    def move(self, reading: Common, at: int) -> None:
        pass

    def leave(self, reading: Common) -> None:
        self.weigh(self.points[-1], reading)


Seen = tuple[float, bool]  # the plan at a point, and whether the town won


class Study(msgspec.Struct, frozen=True):
    """Which games are played, and by whom."""

    book: str
    games: int
    made_with: str


class Paired(msgspec.Struct, frozen=True):
    """What was seen in all games of a pairing."""

    tables: str
    pairing: tuple[str, str]
    seen: list[Seen]


def points(book: str, tables: Tables, pairing: tuple[str, str], games: int) -> list[Seen]:
    """What was planned at the end of each night and day."""
    rules = SHELF[book]
    found: list[Seen] = []
    for (size, settings), number in product(tables, range(games)):
        seats = tuple("ABCDEFGHIJKLMNOPQRST"[:size])
        setup = rules.settle(Setup(book=book, seats=seats, settings=settings, seed=f"odds/{number}"))
        play = Play(rules, setup)
        play_cast(play, dict(zip(rules.parties, pairing, strict=True)), setup.seed)
        follower = Quick(book)
        for to, fact in play.game.log:
            if to == ALL:
                follower.hear(fact)
        follower.end()
        won = play.game.winner == follower.floors.SIDES[0]
        found += [(point.planned, won) for point in follower.points[:-1]]
    return found


def fit(seen: list[Seen]) -> Curve:
    """The two numbers of the curve through these points, by Newton's method."""
    base, slope = 0.0, 0.0
    for _ in range(30):
        sums = [0.0] * 5
        for planned, won in seen:
            inside = min(max(planned, LEAST), 1 - LEAST)
            x, p = log(inside / (1 - inside)), chance(planned, (base, slope))
            for i, one in enumerate((won - p, (won - p) * x, p * (1 - p), p * (1 - p) * x, p * (1 - p) * x * x)):
                sums[i] += one
        a, b, c, d, e = sums
        base += (a * e - b * d) / (c * e - d * d)
        slope += (b * c - a * d) / (c * e - d * d)
    return round(base, 3), round(slope, 3)


def brier(seen: list[Seen], curve: Curve) -> float:
    """How far the chances are from what came of it: the mean of the squares."""
    return sum((chance(planned, curve) - won) ** 2 for planned, won in seen) / len(seen)


def studied(study: Study, resume: Path | None) -> Iterator[Paired]:
    """Every pairing at all tables: first what is kept already."""
    head = msgspec.json.encode(study)
    if resume is not None and resume.exists() and not resume.read_bytes().startswith(head + b"\n"):
        resume.unlink()
    done = [] if resume is None else read_kept(resume, study, Paired, "study")
    yield from done
    over = {(one.tables, one.pairing) for one in done}
    left = [one for one in product(TABLES[study.book], product(BOTS, BOTS)) if one not in over]
    found = (
        Paired(name, pairing, points(study.book, TABLES[study.book][name], pairing, study.games))
        for name, pairing in left
    )
    yield from found if resume is None else kept(resume, found)


def curves_of(book: str, name: str, seen: dict[tuple[str, str], list[Seen]]) -> list[Curve]:
    """The curves of all games, and of all without one pairing; what they are worth is printed."""
    everything = [one for some in seen.values() for one in some]
    found = [fit(everything)]
    share = sum(won for _, won in everything) / len(everything)
    print(f"{book}, {name}: {len(everything)} points, the town won at {share:.0%} of them")
    print(f"  all {found[0]}, Brier {brier(everything, found[0]):.4f}, base rate {share * (1 - share):.4f}")
    for left_out, own in seen.items():
        found.append(fit([one for pair, some in seen.items() if pair != left_out for one in some]))
        rate = sum(won for _, won in own) / len(own)
        print(
            f"  without {' – '.join(left_out)} {found[-1]}, Brier of these {brier(own, found[-1]):.4f}, won {rate:.0%}"
        )
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("book", choices=TABLES)
    parser.add_argument("games", nargs="?", type=int, default=40, help="of each pairing at each table")
    parser.add_argument("--resume", type=Path, help="keep what is finished in this file, and continue from it")
    chosen = parser.parse_args()
    book, games = chosen.book, chosen.games
    made_with = measured_with(book, SHELF[book].version)
    seen: dict[str, dict[tuple[str, str], list[Seen]]] = {name: {} for name in TABLES[book]}
    for one in studied(Study(book, games, made_with), chosen.resume):
        seen[one.tables][one.pairing] = one.seen
    lines = []
    for name, pairings in seen.items():
        curves = curves_of(book, name, pairings)
        rows = [", ".join(map(str, curves[at : at + 5])) for at in range(0, len(curves), 5)]
        lines += [f'    "{name}": [', *(f"        *({row})," for row in rows), "    ],"]
    text = f'''"""From the plan of the town to its chance, as `python bench/odds.py {book} {games}` has measured it."""

from __future__ import annotations

from citysleeps.agents.reasoning.outlook import Curve

MADE_WITH = "{made_with}"

# First the curve of all games, then those of all without one pairing of bots.
CURVES: dict[str, list[Curve]] = {{
{chr(10).join(lines)}
}}
'''
    Path(f"citysleeps/agents/{book}/curves.py").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
