"""The rulebooks as objects: their roles, settings and clauses."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, TypeVar

import msgspec

from citysleeps.books.book import Book as Rulebook
from citysleeps.books.described import Description, Piece
from citysleeps.books.shelf import SHELF
from citysleeps.kernel.facts import fact_name
from citysleeps.kernel.setup import Value
from citysleeps.library.errors import Unknown, known_language
from citysleeps.library.given import settings_of, whole
from citysleeps.library.mappings import Frozen
from citysleeps.notation.clauses import clauses
from citysleeps.notation.words import nearest
from citysleeps.views.words import words

T = TypeVar("T")
MANY = 60  # more names than this are not listed in an error


class Named(Frozen[T]):
    """Things of a book by name, in the book's order. A missing name raises Unknown, with a hint."""

    __slots__ = ("_book", "_what")

    def __init__(self, what: str, book: str, things: Mapping[str, T]) -> None:
        super().__init__(things)
        self._what = what
        self._book = book

    def __getitem__(self, name: str) -> T:
        if name not in self._things:
            names = list(self._things)
            hint = nearest(str(name), names)
            if len(names) > MANY and not hint.startswith("did"):
                hint = f"they run from {names[0]} to {names[-1]}"
            raise Unknown(f"unknown_{self._what}", f"there is no {self._what} {name} in {self._book}; {hint}")
        return self._things[name]

    def __repr__(self) -> str:
        names = list(self)
        shown = ", ".join(names[:5]) or "none"
        return f"<{self._what}s of {self._book}: {shown}{', …' if len(names) > 5 else ''}>"


class Clause(msgspec.Struct, frozen=True):
    """A clause of a rulebook, or a ruling."""

    id: str  #: the book's letters and a number; R before the number for a ruling
    text: str  #: the clause itself, in English

    def __str__(self) -> str:
        return f"{self.id}  {self.text}"


class Role(msgspec.Struct, frozen=True):
    """A role that can be dealt, or a card in a player's hand."""

    name: str  #: its id
    side: str  #: the side its holder plays for, unless something changes that
    copies: int  #: how many there are; 0: dealt only if the deal names it
    clause: str  #: the id of the clause that defines it
    steps: tuple[str, ...]  #: the steps of the night in which its holder is called
    _book: str
    _words: str

    def title(self, language: str = "en") -> str:
        """Its name for people, in any of the `LANGUAGES`."""
        return words(self._book, known_language(language)).say(self._words)

    def __repr__(self) -> str:
        return f"<Role {self.name} of {self._book}: {self.side}>"


class Setting(msgspec.Struct, frozen=True):
    """A setting of a book, and its possible values."""

    name: str  #: its id
    values: tuple[Value, ...] | str  #: all possible values, or a sentence that describes them
    bounds: tuple[int, ...]  #: the least and the most, if it is any whole number; else empty
    default: Value | None  #: the value if none is given
    clause: str  #: the id of the clause behind it


class Book:
    """A rulebook.

    >>> from citysleeps import BOOKS
    >>> book = BOOKS["original"]
    >>> book
    <Book original: 6 to 26 seats>
    >>> book.roles["doctor"].side, book.roles["doctor"].title("pl")
    ('red', 'Lekarz')
    >>> book.settings["deck"].values
    ('basic', 'extended')
    >>> book.clauses["ORIG-101"].text
    'The game has exactly 26 character cards, with the numbers of copies in the table below.'
    >>> dict(book.composition(10))
    {'resident': 6, 'commissar': 1, 'mafia': 2, 'don': 1}
    """

    __slots__ = ("_rules",)

    def __init__(self, rules: Rulebook[Any]) -> None:
        self._rules = rules

    @property
    def name(self) -> str:
        """Its id."""
        return self._rules.name

    @property
    def version(self) -> str:
        """The version of the rules. It grows when the same answers may lead to a different game."""
        return self._rules.version

    @property
    def title(self) -> str:
        """The name of the published game."""
        return description(self._rules).title

    @property
    def players(self) -> tuple[int, int]:
        """The fewest and the most players."""
        least, most = description(self._rules).seats
        return least, most

    @property
    def roles(self) -> Mapping[str, Role]:
        """The roles by name."""
        return Named("role", self.name, pieces(self._rules, description(self._rules).roles))

    @property
    def cards(self) -> Mapping[str, Role]:
        """The cards that players hold in hand, by name. Most books have none."""
        return Named("card", self.name, pieces(self._rules, description(self._rules).cards))

    @property
    def settings(self) -> Mapping[str, Setting]:
        """The settings by name."""
        rows = description(self._rules).settings
        found = {name: Setting(name, row.values, row.bounds, row.default, row.clause) for name, row in rows.items()}
        return Named("setting", self.name, found)

    @property
    def presets(self) -> Mapping[str, Mapping[str, Value]]:
        """Groups of settings by name. The setting `preset` takes such a name."""
        presets = description(self._rules).presets
        return Named("preset", self.name, {name: Frozen(chosen) for name, chosen in presets.items()})

    @property
    def clauses(self) -> Mapping[str, Clause]:
        """Every clause and ruling by id, in the order of the rules."""
        return Named("clause", self.name, numbered(self._rules))

    def clause(self, id: str | int) -> Clause:
        """A clause by its id. The prefix may be left out: `602`, `r21`."""
        for name in (str(id).upper(), f"{self._rules.prefix}-{id}".upper()):
            if name in self.clauses:
                return self.clauses[name]
        return self.clauses[str(id)]

    @property
    def acts(self) -> Mapping[str, tuple[str, ...]]:
        """What seats can do, and the arguments of each act: a seat, a number, a word … A `?` marks an optional one."""
        return Named("act", self.name, self._rules.acts)

    @property
    def facts(self) -> Mapping[str, tuple[str, ...]]:
        """The facts that can be told, and the fields of each."""
        return Named("fact", self.name, {fact_name(kind): kind.__struct_fields__ for kind in self._rules.facts})

    @property
    def phases(self) -> tuple[str, ...]:
        """The ids of phases and steps."""
        return self._rules.phases

    @property
    def sides(self) -> tuple[str, ...]:
        """The ids of the sides. A side wins together."""
        return description(self._rules).sides

    @property
    def parties(self) -> tuple[str, ...]:
        """The groups that the deal divides the seats into. Bots can be chosen for each."""
        return self._rules.parties

    @property
    def reasons(self) -> Mapping[str, tuple[str, ...]]:
        """The ids of all reasons for a refusal, with the clauses behind each."""
        return Named("reason", self.name, self._rules.reasons)

    def composition(self, seats: int, settings: Mapping[str, Value | list[str]] | None = None) -> Mapping[str, int]:
        """How many of each role are dealt to this many seats. Empty if this many cannot play."""
        advice = self._rules.lobby.advise(settings_of(settings), whole("seats", seats, 0))
        return advice.composition if advice.players == seats else {}

    def __reduce__(self) -> tuple[object, ...]:
        return book_named, (self.name,)

    def __repr__(self) -> str:
        least, most = self.players
        return f"<Book {self.name}: {least} to {most} seats>"


class Shelf(Mapping[str, Book]):
    """The books by name."""

    def __getitem__(self, name: str) -> Book:
        if name not in SHELF:
            raise Unknown("unknown_book", f"there is no book {name}; {nearest(str(name), list(SHELF))}")
        return Book(SHELF[name])

    def __iter__(self) -> Iterator[str]:
        return iter(SHELF)

    def __len__(self) -> int:
        return len(SHELF)

    def __repr__(self) -> str:
        return f"<books: {', '.join(self)}>"


BOOKS: Mapping[str, Book] = Shelf()


def book_named(name: str) -> Book:
    return BOOKS[name]


@cache
def description(rules: Rulebook[Any]) -> Description:
    return rules.lobby.describe()


@cache
def numbered(rules: Rulebook[Any]) -> Mapping[str, Clause]:
    return {id: Clause(id, text) for id, text in clauses(rules).items()}


def pieces(rules: Rulebook[Any], described: Mapping[str, Piece]) -> dict[str, Role]:
    return {
        name: Role(name, piece.side, piece.copies, piece.clause, piece.steps, rules.name, piece.words)
        for name, piece in described.items()
    }
