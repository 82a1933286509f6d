"""Records of games: read them, retell them, play them again (docs/records.md)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from citysleeps.kernel.ask import Answer as Input
from citysleeps.kernel.errors import CitySleepsError
from citysleeps.kernel.forms import Input as Line
from citysleeps.kernel.seats import NOBODY
from citysleeps.kernel.setup import BadSetup, Value
from citysleeps.library.books import BOOKS, Book
from citysleeps.library.errors import known_language
from citysleeps.library.game import Game, playing
from citysleeps.library.given import whole
from citysleeps.library.letters import AUDIENCES, Letters
from citysleeps.library.mappings import Frozen
from citysleeps.library.values import Answer, Told
from citysleeps.library.view import View, view_of
from citysleeps.notation import record
from citysleeps.notation.record import BadRecord
from citysleeps.views.story import story
from citysleeps.views.view import told_to


class Record:
    """The content of a record, of any version of the rules.

    >>> from citysleeps import Game, read_record
    >>> game = Game("original", seats=10, seed=7)
    >>> game.play_out()
    >>> again = read_record(game.record())
    >>> again.book, again.seats == game.seats, again.history == game.history
    (<Book original: 6 to 26 seats>, True, True)
    >>> again.game().winner == game.winner
    True
    """

    __slots__ = ("_content", "_letters", "_log", "_name", "_read")

    def __init__(self, content: bytes, name: str = "the record") -> None:
        self._content = content
        self._name = name
        with named(name):
            self._read = record.parse(content)
            self._log = self._read.log
            try:
                self._letters = Letters(self._read.book, self._read.header.setup)
            except BadSetup as bad:
                raise BadRecord(f"line 1: {bad} ({bad.reason})") from bad

    @property
    def book(self) -> Book:
        """The book that was played."""
        return BOOKS[self._read.book.name]

    @property
    def seats(self) -> tuple[str, ...]:
        """All seats, in the order of the table."""
        return self._read.header.setup.seats

    @property
    def settings(self) -> Mapping[str, Value]:
        """Every setting with its value, and the `preset` that they amount to, if there is one."""
        return Frozen(self._letters.settings)

    @property
    def seed(self) -> str:
        """The seed of the deal and of all lots."""
        return self._read.header.setup.seed

    @property
    def history(self) -> tuple[Answer, ...]:
        """All answers, in order."""
        return tuple(self._answer(number, line) for number, line in self._read.lines if isinstance(line, Line))

    def _answer(self, number: int, line: Line) -> Answer:
        try:
            return self._letters.answer(Input(line.seat, line.act, line.args))
        except (AssertionError, IndexError, ValueError) as error:
            raise BadRecord(f"{self._name}: line {number} is no input of this game") from error

    @property
    def log(self) -> tuple[Told, ...]:
        """Every fact, in order, and who was told it."""
        return tuple(self._letters.told(to, fact) for to, fact in self._log)

    def view(self, seat: str) -> View:
        """What a seat (or `host`, `spectators`) knew at the end of the record. Nothing is asked there.

        It is made of what the record says. Raises BadRecord if that cannot be of one game.
        """
        letters, who = self._letters, self._letters.who(seat)
        reader = NOBODY if seat in AUDIENCES else letters.seat(seat)
        facts = tuple(letters.fact(fact, reader) for fact in told_to(self._log, who))
        try:
            return view_of(letters, seat, facts, (), ())
        except (AssertionError, LookupError, ValueError) as error:
            raise BadRecord(f"{self._name}: what it says cannot be of one game") from error

    def story(self, seat: str | None = None, language: str = "en") -> str:
        """The game as text: all of it, or what one seat (or `host`, `spectators`) was told."""
        who = None if seat is None else self._letters.who(seat)
        return "\n".join(story(self._read.book, self._read.header.setup, self._log, who, known_language(language)))

    def game(self, answers: int | None = None) -> Game:
        """Play the record again under today's rules: all of it, or only the first `answers`.

        Raises BadRecord if the rules disagree with the record.
        """
        if answers is not None:
            whole("answers", answers, 0, sum(isinstance(line, Line) for _, line in self._read.lines))
        with named(self._name):
            return playing(record.played(self._read, answers))

    def __reduce__(self) -> tuple[object, ...]:
        return Record, (self._content, self._name)

    def __repr__(self) -> str:
        return f"<Record of {self.book.name}: {len(self.seats)} seats, {len(self._log)} facts>"


def read_record(source: str | Path | bytes) -> Record:
    """Read a record from a file or from bytes. Raises BadRecord if it is damaged."""
    if isinstance(source, bytes):
        return Record(source)
    with named(str(source)):
        content = record.content_of(Path(source))
    return Record(content, str(source))


def write_record(game: Game, path: str | Path) -> None:
    """Write a game to a file as a record. The game need not be finished."""
    try:
        Path(path).write_bytes(game.record())
    except OSError as error:
        raise CitySleepsError(f"{path} cannot be written: {error.strerror}", "bad_file") from error


@contextmanager
def named(name: str) -> Iterator[None]:
    """Put the name of the record in front of any BadRecord."""
    try:
        yield
    except BadRecord as bad:
        bad.args = (f"{name}: {bad}",)
        raise
