"""How often the town wins where bots of a kind play: the table in docs/bots-strength.md.

    python bench/strength.py --games 100 --resume build/strength.jsonl --write

Every ten games of a row are kept in the file of --resume, and the same command continues, also with more --games. What
was measured with other rules or other numbers of the bots is measured again. --write puts the table into
docs/bots-strength.md; with --kept too, nothing is played. tests/agents/test_measured.py says when that table is stale.
"""

from __future__ import annotations

import argparse
import re
from collections import Counter
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import msgspec

from citysleeps.agents.cast import CAREFUL, GENTLE, REASONING
from citysleeps.agents.reasoning.numbers import measured_with
from citysleeps.books.shelf import SHELF
from citysleeps.kernel.setup import Setup
from citysleeps.lab.tournament import Bout, Outcome, play_bouts, share

PAGE = Path(__file__).parents[1] / "docs" / "bots-strength.md"
HEAD = "| book | seats | the town | against | the town wins, % | games | measured with |"
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
TABLES = (("original", 10), ("spytown", 9), ("spytown", 11), ("bigcity", 10), ("bigcity", 12))
EVEN = ((GENTLE, GENTLE), (REASONING, REASONING), (REASONING, CAREFUL), (CAREFUL, REASONING))
CHUNK = 10


class Row(msgspec.Struct, frozen=True):
    """Which bots play at which table, by which rules and numbers."""

    book: str
    seats: int
    bots: tuple[str, str]
    made_with: str


class Kept(msgspec.Struct, frozen=True):
    """Some games of a row."""

    row: Row
    outcome: Outcome


def rows() -> list[Row]:
    """The tables that people play, each with every pair of bots."""
    return [Row(book, seats, bots, made_with(book)) for bots, (book, seats) in product(EVEN, TABLES)]


def made_with(book: str) -> str:
    return measured_with(book, SHELF[book].version)


def kept(wanted: list[Row], file: Path | None) -> list[Kept]:
    """What is known of these rows. A line that was cut off is dropped."""
    whole = file.read_bytes() if file is not None and file.exists() else b""
    lines = whole.split(b"\n")[:-1]
    if file is not None and not whole.endswith(b"\n"):  # a line was cut off
        file.write_bytes(b"".join(one + b"\n" for one in lines))
    return [one for one in (msgspec.json.decode(line, type=Kept) for line in lines) if one.row in wanted]


def measure(wanted: list[Row], games: int, file: Path | None) -> Iterator[Kept]:
    """The games of these rows, all rows alike; first what is kept already."""
    done = [one for one in kept(wanted, file) if one.outcome.bout.first < games]
    yield from done
    over = {(one.row, one.outcome.bout.first) for one in done}
    for first, row in product(range(0, games, CHUNK), wanted):
        if (row, first) not in over:
            setup = Setup(book=row.book, seats=tuple(LETTERS[: row.seats]), seed="strength")
            bout = Bout(row.bots, first, CHUNK)
            settled = SHELF[row.book].settle(setup)
            [outcome] = play_bouts(settled, {bot: bot for bot in row.bots}, [bout], 1)
            found = Kept(row, outcome)
            if file is not None:
                with file.open("ab") as into:
                    into.write(msgspec.json.encode(found) + b"\n")
            yield found


def line(row: Row, won: int, games: int) -> str:
    part = share(won, games)
    percent = f"{100 * part.share:.0f} ({100 * part.low:.0f} to {100 * part.high:.0f})"
    return f"| `{row.book}` | {row.seats} | `{row.bots[0]}` | `{row.bots[1]}` | {percent} | {games} | {row.made_with} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100, help="of each row")
    parser.add_argument("--book", choices=sorted({book for book, _ in TABLES}), help="only the rows of this book")
    parser.add_argument("--resume", type=Path, help="keep what is finished in this file, and continue from it")
    parser.add_argument("--kept", action="store_true", help="play nothing: show what is kept")
    parser.add_argument("--write", action="store_true", help="put the table into docs/bots-strength.md")
    chosen = parser.parse_args()
    wanted = [row for row in rows() if chosen.book in (None, row.book)]
    won: Counter[Row] = Counter()
    played: Counter[Row] = Counter()
    for one in kept(wanted, chosen.resume) if chosen.kept else measure(wanted, chosen.games, chosen.resume):
        won[one.row] += one.outcome.won[0]
        played[one.row] += one.outcome.bout.games
    table = [line(row, won[row], played[row]) for row in sorted(played, key=lambda row: (row.book, row.seats))]
    text = "\n".join([HEAD, "|---" * HEAD.count(" | ") + "|---|", *table])
    print(text)
    if chosen.write:
        page = PAGE.read_text(encoding="utf-8")
        PAGE.write_text(re.sub(rf"{re.escape(HEAD)}\n(\|.*\n)*", lambda _: f"{text}\n", page), encoding="utf-8")


if __name__ == "__main__":
    main()
