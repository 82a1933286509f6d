"""What a book writes on the protocol of a game, as seats and ids of words. `citysleeps/views/protocol.py` turns it into
text and lays it out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, Union

from citysleeps.kernel.facts import Fact
from citysleeps.kernel.game import Told
from citysleeps.kernel.seats import HOST, NOBODY, Seat

NIGHT: Final = "night"
DAY: Final = "day"
TURN: Final = "turn"
NONE: Final = "–"  # nobody, or nothing


class Name(NamedTuple):
    """A seat by its number and the name of its player: `7 Mole`."""

    seat: Seat


class Say(NamedTuple):
    """A message with its arguments."""

    id: str
    args: dict[str, Part] = {}


class Piece(NamedTuple):
    """A role or a card of the book: its word and its icon."""

    id: str


Part = Union[str, int, Name, Say, Piece]  # noqa: UP007  # it names itself before it is there
Cell = tuple[Part, ...]  # shown with commas between its parts


class Column(NamedTuple):
    """A column, and what stands above it. A narrow one has numbers and tags."""

    id: str
    title: Part
    narrow: bool = False


class Row(NamedTuple):
    """A row: how many facts had been told before it, and its cells by column."""

    at: int
    cells: dict[str, Cell]


class Section(NamedTuple):
    """A table of the protocol, besides the one of the seats. Its title is the message `protocol-ID`."""

    id: str
    columns: list[Column]
    rows: list[Row]


class Page:
    """A protocol while a book writes it."""

    def __init__(self) -> None:
        self.seats: tuple[Seat, ...] = ()  # who played
        self.columns: list[Column] = []  # of the seats, between the name and the end
        self.cells: dict[tuple[Seat, str], Cell] = {}
        self.out: dict[Seat, Cell] = {}  # when somebody was out, and why where the book says it
        self.sections: list[Section] = []
        self.note = Say("")  # what the columns of the seats mean
        self.size: list[Say] = []  # how long it was, in the book's own measure
        self.result: list[Say] = []  # empty: it has not ended
        self.clause = ""  # by which it has ended
        self.winners: tuple[Seat, ...] = ()

    def put(self, seat: Seat, column: str, *parts: Part) -> None:
        self.cells[seat, column] = parts

    def add(self, id: str, columns: list[Column], rows: list[Row]) -> None:
        """Add a section, without the columns in which nothing stands."""
        used = [column for column in columns if any(row.cells.get(column.id) for row in rows)]
        if rows:
            self.sections.append(Section(id, used, rows))


def number(seat: int | str) -> str:
    """The number of a seat, as people count."""
    return NONE if seat == NOBODY else str(seat + 1) if isinstance(seat, int) else seat


def numbers(seats: Sequence[Seat]) -> str:
    return ", ".join(map(number, seats)) or NONE


def seen(what: Part, found: Part) -> Say:
    """`6 Doctor`: who was looked at, and what was found."""
    return Say("protocol-seen", {"seat": what, "what": found})


def tag(kind: str, count: int) -> Say:
    """`N2`: the second night."""
    return Say(f"protocol-tag-{kind}", {"number": count})


def ballot(kind: str, count: int, round: int) -> Say:
    """`D2`, and for further votes of the same day `D2/2`."""
    return Say("protocol-ballot", {"tag": tag(kind, count), "round": round})


def of_host(log: Sequence[Told]) -> list[tuple[int, Fact]]:
    """The facts that a host hears, each with its index in the log. A fact for others alone repeats what the host heard
    before: somebody catches up."""
    return [(at, fact) for at, (to, fact) in enumerate(log) if to & HOST]


class Ballots:
    """The votes of a game: for each vote a column in the table of seats, and a row in the section `votes`."""

    def __init__(self, page: Page, kind: str) -> None:
        self.page = page
        self.kind = kind
        self.rows: list[Row] = []
        self.round = (0, 0)  # the day or turn, and how many votes there have been in it
        self.votes: dict[Seat, Part] = {}

    def open(self, at: int, count: int) -> Row:
        """A vote begins."""
        day, votes = self.round
        self.round = (count, votes + 1 if day == count else 1)
        self.votes = {}
        self.rows.append(Row(at, {"when": (ballot(self.kind, *self.round),)}))
        return self.rows[-1]

    def close(self, voters: Sequence[Seat]) -> None:
        """A vote is counted. If only the sums are known, the column has no votes of single players."""
        if not self.votes:
            return
        column = Column(f"vote_{self.round[0]}_{self.round[1]}", ballot(self.kind, *self.round), True)
        if column not in self.page.columns:  # it may be counted again, after a correction
            self.page.columns.append(column)
        for seat in voters:
            self.page.put(seat, column.id, self.votes.get(seat, NONE))

    def void(self) -> None:
        """A vote that does not count."""
        count, votes = self.round
        self.round = (count, votes - 1)
        self.rows.pop()
