"""Records: a game as lines of JSON that can be read and played again (docs/records.md).

The first line is the setup. Every other line is an input (an array) or a told fact (an object), in the order in which
they came. Playing a record again compares every fact, and refuses the record if the rules would tell something else.
Reading a record does not need that.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, reduce
from operator import or_
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from citysleeps import __version__
from citysleeps.books.shelf import SHELF
from citysleeps.kernel.ask import Answer
from citysleeps.kernel.errors import CitySleepsError
from citysleeps.kernel.facts import Fact, fields
from citysleeps.kernel.forms import Input
from citysleeps.kernel.game import Told
from citysleeps.kernel.play import Play
from citysleeps.kernel.rules import Rules
from citysleeps.kernel.seats import Seat
from citysleeps.kernel.setup import BadSetup, Setup, check_names
from citysleeps.notation.fair import Fair
from citysleeps.notation.words import nearest, write_fact, write_move

FORMAT = 1


class BadRecord(CitySleepsError):
    """The record is damaged. The text names the line and what is wrong with it."""

    reason = "bad_record"


class Disagrees(BadRecord):
    """Today's rules disagree with the record. The text names the line and the difference."""

    reason = "rules_differ"

    def __init__(self, line: int, message: str) -> None:
        super().__init__(message)
        self.line = line


class Belief(msgspec.Struct, frozen=True, array_like=True):
    """What a program at a live table said it believed, when so many facts had been told: for other seats, how likely
    each is not on its side."""

    seat: Seat
    at: int
    chances: dict[Seat, float]


class Header(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The first line."""

    citysleeps: int  # the format of the record
    setup: Setup
    fair: Fair | None = None  # what the seed was made from, at a live table
    by: str = ""  # the version of the program that wrote it
    beliefs: tuple[Belief, ...] = ()  # that programs stated, at a live table


class Record(NamedTuple):
    """The content of a record: the inputs and facts in order, each with its line number."""

    book: Rules[Any]
    header: Header
    lines: list[tuple[int, Input | Told]]

    @property
    def log(self) -> list[Told]:
        """All facts of the record, with their audiences. Raises BadRecord if one is impossible."""
        told = []
        for number, line in self.lines:
            if isinstance(line, Input):
                continue
            if not is_at_table(line[1], self.header.setup.seats):
                raise BadRecord(f"line {number} is about a seat that is not at the table")
            told.append(line)
        return told


def write_record(play: Play, fair: Fair | None = None) -> bytes:
    """The record of a game so far. `fair` is what its seed was made from, if that may be published."""
    marks = []
    again = play.afresh()
    for answer in play.inputs:
        marks.append(len(again.game.facts))
        again.answer(answer)
    return write_lines(play, marks, fair)


def write_lines(play: Play, marks: Sequence[int], fair: Fair | None, beliefs: Iterable[Belief] = ()) -> bytes:
    """The record of a game, given the number of facts before each input."""
    lines = [msgspec.json.encode(Header(FORMAT, play.setup, fair, __version__, tuple(beliefs)))]
    told = [msgspec.json.encode({"to": to, "fact": fact}) for to, fact in play.game.log]
    before = 0
    for mark, answer in zip(marks, play.inputs, strict=True):
        lines += told[before:mark]
        lines.append(msgspec.json.encode(answer.fields()))
        before = mark
    lines += told[before:]
    return b"\n".join(lines) + b"\n"


def read_record(path: Path, inputs: int | None = None) -> Play:
    """Play a record again, or only its first inputs."""
    return played(parse(content_of(path)), inputs)


def content_of(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise BadRecord(f"cannot be read: {error.strerror}") from error


def replay(content: bytes, inputs: int | None = None) -> Play:
    return played(parse(content), inputs)


def parse(content: bytes) -> Record:
    """Read a record without playing it. Raises BadRecord."""
    lines = content.split(b"\n")
    if lines.pop() != b"":
        raise BadRecord(f"line {len(lines) + 1} is cut off: the record is truncated")
    if not lines:
        raise BadRecord("is empty")
    header = decode(lines[0], Header, 1)
    if header.citysleeps != FORMAT:
        raise BadRecord(f"has the format {header.citysleeps}; this program reads {FORMAT}")
    name = header.setup.book
    if name not in SHELF:
        raise BadRecord(f"is of the book {name}; {nearest(name, list(SHELF))}")
    if header.setup.position or header.setup.begins:
        raise BadRecord("line 1 begins with a position; a record begins with the deal")
    try:
        check_names(header.setup.seats)
    except BadSetup as bad:
        raise BadRecord(f"line 1: {bad} ({bad.reason})") from bad
    for one in header.beliefs:
        if one.at < 1 or any(not 0 <= seat < len(header.setup.seats) for seat in (one.seat, *one.chances)):
            raise BadRecord("line 1 has a belief that nobody at the table can have")
    book = SHELF[name]
    found = [(number, read_line(book, line, number)) for number, line in enumerate(lines[1:], 2)]
    return Record(book, header, found)


def read_line(book: Rules[Any], line: bytes, number: int) -> Input | Told:
    if line.startswith(b"["):
        given: Input = decode(line, Input, number)
        return given
    row = decode(line, Row, number)
    return row.to, decode(row.fact, fact_type(book), number)


def played(record: Record, inputs: int | None = None) -> Play:
    """Play a record again. Raises Disagrees if the rules tell something else."""
    play = Play(record.book, dealt(record))
    told = 0
    for number, line in record.lines:
        if isinstance(line, Input):
            check_told(play, told, number, f"line {number}")
            if inputs is not None and len(play.inputs) == inputs:
                return play
            take_answer(play, line, number)
        else:
            check_fact(play, told, line, number)
            told += 1
    check_told(play, told, len(record.lines) + 2, "the end")
    return play


def dealt(record: Record) -> Setup:
    """The setup of the game. Missing settings are filled in if it was written by hand. A dealt game has all settings of
    its time."""
    setup = record.header.setup
    try:
        settled = record.book.settle(setup)
    except BadSetup as bad:
        raise Disagrees(1, f"line 1: {bad} ({bad.reason}){rules_differ(record.book, setup)}") from bad
    try:
        record.book.game(setup)
    except (KeyError, msgspec.ValidationError):
        return msgspec.structs.replace(settled, version=setup.version)
    return setup


def take_answer(play: Play, given: Input, number: int) -> None:
    answer = Answer(given.seat, given.act, given.args)
    try:
        reason = play.answer(answer)
        move = write_move(answer, play.setup.seats, play.book)
    except (AssertionError, IndexError, ValueError) as error:
        raise Disagrees(number, f"line {number} is no input of this game") from error
    if reason:
        differ = rules_differ(play.book, play.setup)
        raise Disagrees(number, f"line {number}: {move} is refused by the rules: {reason}{differ}")


def check_fact(play: Play, told: int, row: Told, number: int) -> None:
    """Check that the rules tell the fact of the record here."""
    game = play.game
    comes = "nothing more before the next input"
    if told < len(game.facts):
        if (game.audiences[told], game.facts[told]) == row:
            return
        comes = in_words((game.audiences[told], game.facts[told]), play)
    differ = rules_differ(play.book, play.setup)
    raise Disagrees(number, f"line {number} says {in_words(row, play)}; the rules tell {comes}{differ}")


def check_told(play: Play, told: int, number: int, where: str) -> None:
    """Check that the record has everything that the rules told so far."""
    if told < len(play.game.facts):
        fact = in_words((play.game.audiences[told], play.game.facts[told]), play)
        differ = rules_differ(play.book, play.setup)
        raise Disagrees(number, f"{where} comes too early: the rules tell {fact} before it; lines are missing{differ}")


def is_at_table(fact: Fact, names: tuple[str, ...]) -> bool:
    """Whether every seat in a fact exists."""
    try:
        write_fact(fact, names)
    except IndexError:
        return False
    return all(getattr(fact, name) < len(names) for name, mark, _ in fields(type(fact)) if mark == "me")


def in_words(row: Told, play: Play) -> str:
    if not is_at_table(row[1], play.setup.seats):
        return "a fact about a seat that is not at the table"
    return f"«{write_fact(row[1], play.setup.seats)}» to {row[0]:#x}"


def rules_differ(book: Rules[Any], setup: Setup) -> str:
    made, now = setup.version, book.version
    return "" if made == now else f" (made by version {made or 'unknown'} of the rules, read by version {now})"


class Row(msgspec.Struct, forbid_unknown_fields=True):
    """A told fact, as a line of the record."""

    to: int
    fact: msgspec.Raw


@cache
def fact_type(book: Rules[Any]) -> Any:
    """The union of all facts of a book."""
    return reduce(or_, book.facts)


@cache
def decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    """A decoder for this type. Cached, because making one takes longer than decoding a line."""
    return msgspec.json.Decoder(kind)


def decode(line: bytes | msgspec.Raw, kind: Any, number: int) -> Any:
    try:
        return decoder(kind).decode(line)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise BadRecord(f"line {number} is damaged: {error}") from error
