"""Records: a game as lines of JSON, written as it is played, read back and played again (docs/records.md).

The first line is the setup. Every other line is an input (an array) or a told fact (an object), in the order in which
they came. What is told is compared on reading: a record that the rules would not tell again is refused.
"""

from __future__ import annotations

from functools import cache, reduce
from operator import or_
from pathlib import Path
from typing import Any

import msgspec

from citysleeps.books.shelf import SHELF
from citysleeps.kernel.ask import Answer
from citysleeps.kernel.book import Book
from citysleeps.kernel.facts import Fact
from citysleeps.kernel.forms import Input
from citysleeps.kernel.game import Told
from citysleeps.kernel.play import Play
from citysleeps.kernel.seats import Seats
from citysleeps.kernel.setup import BadSetup, Setup
from citysleeps.notation.fair import Fair
from citysleeps.notation.words import nearest, write_fact, write_move

FORMAT = 1


class BadRecord(ValueError):
    """A record that cannot be read or does not follow from its answers: the line, and what is wrong with it."""


class Header(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The first line."""

    citysleeps: int  # the format of the record
    setup: Setup
    fair: Fair | None = None  # what the seed was mixed from, at a live table


def write_record(play: Play, fair: Fair | None = None) -> bytes:
    """The record of a game so far; with what its deal was mixed from, if that may be opened."""
    lines = [msgspec.json.encode(Header(FORMAT, play.setup, fair))]
    told = 0
    again = Play(play.book, play.setup)
    for answer in play.inputs:
        lines += map(fact_line, again.game.audiences[told:], again.game.facts[told:])
        lines.append(msgspec.json.encode(answer.fields()))
        told = len(again.game.facts)
        again.answer(answer)
    lines += map(fact_line, again.game.audiences[told:], again.game.facts[told:])
    return b"\n".join(lines) + b"\n"


def fact_line(to: Seats, fact: Fact) -> bytes:
    return msgspec.json.encode({"to": to, "fact": fact})


def read_record(path: Path, inputs: int | None = None) -> Play:
    """The game of a record, played again; or as it stood after so many inputs."""
    try:
        content = path.read_bytes()
    except OSError as error:
        raise BadRecord(f"cannot be read: {error.strerror}") from error
    return replay(content, inputs)


def replay(content: bytes, inputs: int | None = None) -> Play:
    lines = content.split(b"\n")
    if lines.pop() != b"":
        raise BadRecord(f"line {len(lines) + 1} is cut off: the record is truncated")
    if not lines:
        raise BadRecord("is empty")
    book, setup = read_header(lines[0])
    play = Play(book, setup)
    told = 0
    for number, line in enumerate(lines[1:], 2):
        if line.startswith(b"["):
            check_told(play, told, f"line {number}")
            if inputs is not None and len(play.inputs) == inputs:
                return play
            take_answer(play, decode(line, Input, number), number)
        else:
            check_fact(play, told, read_told(book, line, number), number)
            told += 1
    check_told(play, told, "the end")
    return play


def read_fair(path: Path) -> Fair | None:
    """What the deal of a record was mixed from; none if the record does not say."""
    header: Header = decode(path.read_bytes().split(b"\n")[0], Header, 1)
    return header.fair


def read_header(line: bytes) -> tuple[Book[Any], Setup]:
    header = decode(line, Header, 1)
    if header.citysleeps != FORMAT:
        raise BadRecord(f"has the format {header.citysleeps}; this program reads {FORMAT}")
    name = header.setup.book
    if name not in SHELF:
        raise BadRecord(f"is of the book {name}; {nearest(name, list(SHELF))}")
    if header.setup.position:
        raise BadRecord("line 1 begins with a position; a record begins with the deal")
    book = SHELF[name]
    try:
        setup = book.settle(header.setup)
    except BadSetup as bad:
        raise BadRecord(f"line 1: {bad} ({bad.reason})") from bad
    return book, msgspec.structs.replace(setup, version=header.setup.version)


def take_answer(play: Play, given: Input, number: int) -> None:
    answer = Answer(given.seat, given.act, given.args)
    try:
        reason = play.answer(answer)
        move = write_move(answer, play.setup.seats, play.book)
    except (AssertionError, IndexError, ValueError) as error:
        raise BadRecord(f"line {number} is no input of this game") from error
    if reason:
        raise BadRecord(f"line {number}: {move} is refused by the rules: {reason}{rules_differ(play)}")


def check_fact(play: Play, told: int, row: Told, number: int) -> None:
    """The fact of the record is the one that the rules tell here."""
    game = play.game
    comes = "nothing more before the next input"
    if told < len(game.facts):
        if (game.audiences[told], game.facts[told]) == row:
            return
        comes = in_words((game.audiences[told], game.facts[told]), play)
    raise BadRecord(f"line {number} says {in_words(row, play)}; the rules tell {comes}{rules_differ(play)}")


def check_told(play: Play, told: int, where: str) -> None:
    """Everything that the rules tell up to here stands in the record."""
    if told < len(play.game.facts):
        fact = in_words((play.game.audiences[told], play.game.facts[told]), play)
        raise BadRecord(
            f"{where} comes too early: the rules tell {fact} before it; lines are missing{rules_differ(play)}"
        )


def in_words(row: Told, play: Play) -> str:
    try:
        return f"«{write_fact(row[1], play.setup.seats)}» to {row[0]:#x}"
    except IndexError:
        return "a fact about a seat that is not at the table"


def rules_differ(play: Play) -> str:
    made, now = play.setup.version, play.book.version
    return "" if made == now else f" (made by version {made or 'unknown'} of the rules, read by version {now})"


class Row(msgspec.Struct, forbid_unknown_fields=True):
    """A told fact as it stands in a line."""

    to: int
    fact: msgspec.Raw


def read_told(book: Book[Any], line: bytes, number: int) -> Told:
    row = decode(line, Row, number)
    return (row.to, decode(row.fact, fact_type(book), number))


@cache
def fact_type(book: Book[Any]) -> Any:
    """Any fact of this book."""
    return reduce(or_, book.facts)


def decode(line: bytes | msgspec.Raw, kind: Any, number: int) -> Any:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise BadRecord(f"line {number} is damaged: {error}") from error
