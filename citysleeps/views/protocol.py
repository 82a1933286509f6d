"""The protocol of a game as clubs keep it: seats, roles, votes, nights and the result, as JSON, CSV and a page
(docs/game-protocol.md). It knows no book: each book writes its own tables in seats and ids
(citysleeps/books/protocol.py), and here they get words."""

from __future__ import annotations

import csv
import re
from bisect import bisect_right
from collections.abc import Sequence
from datetime import UTC, datetime
from io import StringIO
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from citysleeps.books.book import Book
from citysleeps.books.protocol import NONE, Cell, Column, Name, Page, Part, Piece, Row, Say, Section, number
from citysleeps.kernel.game import Told
from citysleeps.kernel.seats import Seat
from citysleeps.kernel.setup import BadSetup, Setup
from citysleeps.views.words import Words, words

MINUTE: Final = 60_000  # milliseconds
MARK: Final = "\ufeff"  # so that a spreadsheet reads the letters of every language
# A spreadsheet takes a cell that begins like this for a formula.
FORMULA: Final = re.compile(r"^[\s'\"]*[=+\-@＝＋－＠]|^[\t\r\n]")


class Entry(msgspec.Struct, frozen=True, omit_defaults=True):
    """A cell of a table."""

    text: str
    icon: Annotated[str, Meta(description="Of a role or a card; empty: none")] = ""
    struck: Annotated[bool, Meta(description="The name of somebody who was out before the end")] = False


class Head(msgspec.Struct, frozen=True, omit_defaults=True):
    """A column, or a line at the top."""

    id: str
    title: str
    text: str = ""
    narrow: Annotated[bool, Meta(description="A column of numbers and tags")] = False


class Grid(msgspec.Struct, frozen=True):
    """A table of the protocol."""

    id: str
    title: str
    columns: list[Head]
    rows: list[list[Entry]]
    note: Annotated[str, Meta(description="What its columns mean; empty: they say it themselves")] = ""


class Protocol(msgspec.Struct, frozen=True):
    """The protocol of a game, in one language."""

    book: str
    language: str
    title: str
    began: Annotated[int, Meta(description="When it was dealt, in milliseconds since 1970; 0: nobody knows")]
    head: list[Head]
    parts: list[Grid]
    result: Annotated[str, Meta(description="Empty: it has not ended")]
    clause: Annotated[str, Meta(description="By which it ended, where the book has one; else empty")]


class Clocked(msgspec.Struct, frozen=True):
    """What a table knows of a game beside its record."""

    names: Annotated[tuple[str, ...], Meta(description="Of the players, as they stand at the table")] = ()
    leaders: Annotated[tuple[str, ...], Meta(description="Who led, one after the other; empty: the software")] = ()
    began: int = 0
    ended: int = 0
    marks: Annotated[Sequence[int], Meta(description="For each input, how many facts were told before it")] = ()
    times: Annotated[Sequence[int], Meta(description="And when it came, in milliseconds")] = ()


UNCLOCKED: Final = Clocked()  # a record has no times


def protocol(
    book: Book[Any],
    setup: Setup,
    log: Sequence[Told],
    language: str = "en",
    clocked: Clocked = UNCLOCKED,
    corrections: Sequence[Row] = (),
) -> Protocol:
    """The protocol of a game."""
    page = Page()
    page.seats = tuple(range(len(setup.seats)))
    book.screen.protocol(page, log, setup.settings)
    page.add("corrections", CORRECTED, list(corrections))
    speech = words(book.name, language, book.lobby.theme(setup.settings))
    return Writer(book, setup, page, speech, clocked).write()


CORRECTED: Final = [
    Column("when", Say("protocol-where")),
    Column("seat", Say("protocol-seat")),
    Column("was", Say("protocol-was")),
    Column("now", Say("protocol-now")),
]


class Writer:
    """Puts a page into words."""

    def __init__(self, book: Book[Any], setup: Setup, page: Page, speech: Words, clocked: Clocked) -> None:
        self.book = book
        self.setup = setup
        self.page = page
        self.speech = speech
        self.clocked = clocked
        self.names = clocked.names or tuple([name.replace("_", " ") for name in setup.seats])
        described = book.lobby.describe()
        self.pieces = described.cards | described.roles

    def write(self) -> Protocol:
        page = self.page
        return Protocol(
            book=self.book.name,
            language=self.speech.language,
            title=self.speech.say("protocol-title"),
            began=self.clocked.began,
            head=self.head(),
            parts=[self.seats(), *[self.part(section) for section in page.sections]],
            result=" ".join(map(self.text, page.result)),
            clause=page.clause,
        )

    def head(self) -> list[Head]:
        page, clocked = self.page, self.clocked
        lines: list[tuple[str, str]] = [("game", self.preset()), ("players", str(len(page.seats)))]
        if page.size:
            lines.append(("size", ", ".join(map(self.text, page.size))))
        if clocked.began:
            minutes = round((clocked.ended - clocked.began) / MINUTE)
            lines.append(("length", self.speech.say("protocol-minutes", {"number": minutes})))
            software = self.speech.say("protocol-software")
            lines.append(("leader", " → ".join([leader or software for leader in clocked.leaders or ("",)])))
        return [Head(id, self.speech.say(f"protocol-{id}"), text) for id, text in lines if text]

    def preset(self) -> str:
        """The name of the preset with these settings. Empty if there is none, or if the book no longer has them all."""
        try:
            preset = self.book.lobby.advise(self.setup.settings, len(self.page.seats)).preset
        except BadSetup:
            return ""
        id = f"preset-{preset.replace('_', '-')}"
        return self.speech.say(id) if preset and self.speech.has(id) else ""

    def seats(self) -> Grid:
        page = self.page
        ends = [Column("out", Say("protocol-out"), True), Column("won", Say("protocol-won"), True)]
        columns = [Column("number", Say("protocol-number"), True), Column("name", Say("protocol-name"))]
        rows = [self.seat(seat) for seat in page.seats]
        note = self.text(page.note) if page.note.id else ""
        heads = self.heads([*columns, *page.columns, *ends])
        return Grid("seats", self.speech.say("protocol-seats"), heads, rows, note)

    def seat(self, seat: Seat) -> list[Entry]:
        page = self.page
        out = page.out.get(seat, ())
        cells = [self.entry(page.cells.get((seat, column.id), ())) for column in page.columns]
        won = "" if not page.result else "1" if seat in page.winners else "0"
        name = Entry(self.names[seat], struck=bool(out))
        return [Entry(number(seat)), name, *cells, self.entry(out or (NONE,)), Entry(won)]

    def part(self, section: Section) -> Grid:
        columns, has_times = section.columns, bool(self.clocked.times)
        heads = self.heads(columns)
        rows = [[self.entry(row.cells.get(column.id, ())) for column in columns] for row in section.rows]
        if has_times:
            heads.insert(1, Head("minute", self.speech.say("protocol-minute"), narrow=True))
            for row, cells in zip(section.rows, rows, strict=True):
                cells.insert(1, Entry(str(self.minute(row.at))))
        return Grid(section.id, self.speech.say(f"protocol-{section.id}"), heads, rows)

    def minute(self, at: int) -> int:
        """In which minute of the game a fact was told, the first being 1."""
        clocked = self.clocked
        input = bisect_right(clocked.marks, at) - 1
        told = clocked.times[min(input, len(clocked.times) - 1)] if input >= 0 else clocked.began
        return max(0, told - clocked.began) // MINUTE + 1

    def heads(self, columns: Sequence[Column]) -> list[Head]:
        return [Head(column.id, self.text(column.title), narrow=column.narrow) for column in columns]

    def entry(self, cell: Cell) -> Entry:
        icon = self.pieces[cell[0].id].icon if len(cell) == 1 and isinstance(cell[0], Piece) else ""
        return Entry(", ".join(map(self.text, cell)), icon)

    def text(self, part: Part) -> str:
        if isinstance(part, Name):
            return f"{number(part.seat)} {self.names[part.seat]}"
        if isinstance(part, Piece):
            return self.speech.say(self.pieces[part.id].words)
        if isinstance(part, Say):
            args = {name: arg if isinstance(arg, int) else self.text(arg) for name, arg in part.args.items()}
            return self.speech.say(part.id, args)
        return str(part)


def as_json(written: Protocol) -> bytes:
    return msgspec.json.encode(written)


def as_csv(written: Protocol) -> str:
    """The protocol as one sheet. The first cell of each line says to which table it belongs; the first line of a table
    has its columns."""
    text = StringIO(newline="")
    sheet = csv.writer(text, quoting=csv.QUOTE_ALL)

    def put(*cells: str) -> None:
        sheet.writerow([safe(cell) for cell in cells])

    put("title", written.title)
    put("book", written.book)
    if written.began:
        put("began", datetime.fromtimestamp(written.began / 1000, UTC).isoformat(timespec="minutes"))
    for line in written.head:
        put(line.id, line.title, line.text)
    for part in written.parts:
        put(part.id, *[column.title for column in part.columns])
        for row in part.rows:
            put(part.id, *[entry.text for entry in row])
    if written.result:
        put("result", written.result, written.clause)
    return MARK + text.getvalue()


def safe(cell: str) -> str:
    """The cell, changed if a spreadsheet would take it for a formula."""
    return f"'{cell}" if FORMULA.match(cell) else cell
