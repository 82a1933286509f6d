"""The number of games and positions after so many inputs, for small tables of each book, is the one written down.

`counts.txt` has them. An ordinary run counts to a depth that takes a second, QUICK=1 one input less, LAWS=long to the
end of each list;
`LAWS=long UPDATE_COUNTS=1 pytest tests/counts` writes them anew.
"""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
import pytest

from citysleeps.books.shelf import SHELF
from citysleeps.kernel.play import Play
from citysleeps.kernel.seats import CLOCK_SEAT
from citysleeps.kernel.setup import Setup, Value
from citysleeps.notation.scenario import read_position

from .tree import Count, branches, counts, every_game

FILE = Path(__file__).parent / "counts.txt"
IS_LONG = os.environ.get("LAWS") == "long"
IS_QUICK = bool(os.environ.get("QUICK"))


class Tiny(msgspec.Struct, frozen=True):
    """A table so small that everything that can happen at it can be counted."""

    book: str
    deal: str
    depth: int  # in an ordinary run
    deeper: int
    cards: str = ""
    more: str = ""  # seats that are dealt nothing
    timed: bool = True  # may the time run out?
    settings: dict[str, Value] = {}
    position: tuple[str, ...] = ()  # what had been told to all, where it begins later

    @property
    def setup(self) -> Setup:
        deal, cards, book = in_pairs(self.deal), in_pairs(self.cards), SHELF[self.book]
        seats = (*deal, *self.more.split())
        told = read_position(list(self.position), seats, book)
        setup = Setup(book=self.book, seats=seats, deal=deal, cards=cards, settings=self.settings, seed="counts")
        return book.settle(msgspec.structs.replace(setup, position=told))


def in_pairs(text: str) -> dict[str, str]:
    return dict(pair.split(":") for pair in text.split())


OPEN_EYES: dict[str, Value] = {"deck": "extended", "kill_method": "open_eyes"}
NIGHT_2 = ("night_begun 1 true", "day_begun 1")
TABLES = {
    "original, the first night and speeches": Tiny("original", "A:don B:commissar C:resident", 7, 10),
    "original, to the court and the night after it": Tiny(
        "original", "A:don B:resident C:resident", 12, 15, timed=False
    ),
    "original, night roles": Tiny("original", "A:don B:maniac C:sheriff D:resident", 7, 9, settings=OPEN_EYES),
    "original, a gang plans with closed eyes": Tiny(
        "original", "A:mafia B:don C:doctor D:resident", 3, 4, settings={"preset": "extended"}
    ),
    "spytown, the agent": Tiny("spytown", "A:mafioso B:agent C:policeman D:policeman", 7, 8),
    "spytown, two mafiosi": Tiny("spytown", "A:mafioso B:mafioso C:policeman D:policeman E:policeman", 3, 5),
    "spytown, cards that save": Tiny(
        "spytown", "A:mafioso B:policeman C:policeman D:policeman", 5, 7, "C:vest D:bandage"
    ),
    "spytown, cards that strike": Tiny(
        "spytown", "A:mafioso B:policeman C:policeman D:policeman", 4, 6, "A:recruitment C:last_shot D:kidnapping"
    ),
    "bigcity, the first day": Tiny("bigcity", "A:mafia B:detective C:peaceful_resident", 6, 8),
    "bigcity, a faction points, the Agent among them": Tiny(
        "bigcity", "A:mafia B:mafia C:agent D:peaceful_resident E:doctor", 3, 4, position=NIGHT_2
    ),
    "bigcity, a sect and checks": Tiny(
        "bigcity", "A:sectarian B:lover C:detective D:avenger E:peaceful_resident", 4, 5, position=NIGHT_2
    ),
    "cuba, the box, and time that runs out": Tiny(
        "cuba", "A:godfather", 3, 4, more="B C D E", settings={"five_players": "on", "theft_turn_s": 60}
    ),
}


def count(tiny: Tiny, depth: int) -> list[Count]:
    return counts(SHELF[tiny.book], tiny.setup, depth, tiny.timed)


def written() -> dict[str, list[Count]]:
    """What stands in the file, by the title of the table."""
    found: dict[str, list[Count]] = {}
    for line in FILE.read_text(encoding="utf-8").splitlines():
        if line.startswith("# "):
            title = line.removeprefix("# ")
            found[title] = []
        elif line.strip() and line.split()[0].isdigit():
            _, games, positions, over = map(int, line.split())
            found[title].append(Count(games, positions, over))
    return found


def write(found: dict[str, list[Count]]) -> None:
    lines = []
    for title, tiny in TABLES.items():
        about = [tiny.deal, tiny.more, tiny.cards, *(f"{key}={value}" for key, value in tiny.settings.items())]
        about += [f"after {fact}" for fact in tiny.position[-1:]]
        lines += [f"# {title}", " ".join(filter(None, about)) + ("" if tiny.timed else " (without the clock)")]
        lines.append(f"{'inputs':>6} {'games':>8} {'positions':>9} {'over':>6}")
        for depth, row in enumerate(found[title], 1):
            lines.append(f"{depth:>6} {row.games:>8} {row.positions:>9} {row.over:>6}")
        lines.append("")
    FILE.write_text("\n".join(lines), encoding="utf-8")


@pytest.mark.parametrize("title", TABLES)
def test_there_are_as_many_games_as_are_written_down(title: str) -> None:
    tiny = TABLES[title]
    came = count(tiny, tiny.deeper if IS_LONG else tiny.depth - IS_QUICK)
    if IS_LONG and os.environ.get("UPDATE_COUNTS"):
        write({**{title: [] for title in TABLES}, **(written() if FILE.exists() else {}), title: came})
    assert came == written()[title][: len(came)]


def test_the_file_has_every_table_to_its_depth() -> None:
    assert {title: len(rows) for title, rows in written().items()} == {
        title: tiny.deeper for title, tiny in TABLES.items()
    }


@pytest.mark.slow
@pytest.mark.parametrize("title", TABLES)
def test_games_that_have_come_to_the_same_position_go_on_alike(title: str) -> None:
    """So a position may be played on once for all of them."""
    tiny = TABLES[title]
    games = [every_game(SHELF[tiny.book], tiny.setup, depth, tiny.timed) for depth in (1, 2, 3)]
    assert games == [row.games for row in count(tiny, 3)]


def test_whatever_may_be_done_is_a_branch() -> None:
    """At the first stop of the first table: each says that he is ready, or the time runs out."""
    play = Play(SHELF["original"], TABLES["original, the first night and speeches"].setup)
    moves = [(answer.seat, answer.act) for answer in branches(play, True)]
    assert moves == [(0, "ready"), (1, "ready"), (2, "ready"), (CLOCK_SEAT, "clock")]
