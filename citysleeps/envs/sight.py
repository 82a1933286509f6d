"""Observations: what each seat was told, as a row of small numbers.

There is one row for what everybody was told. What a seat was told apart from the others is written over it when that
seat looks, so its observation is made of nothing but the facts told to it.
"""

from __future__ import annotations

from math import prod
from typing import Any, Final, get_args, get_origin, get_type_hints

from citysleeps.books.claims import Claiming, Claims, kind_of, taken_back
from citysleeps.books.facts import Claimed
from citysleeps.envs.fields import Field
from citysleeps.kernel.ask import Ask
from citysleeps.kernel.facts import Fact, fact_name, fields
from citysleeps.kernel.forms import Slot
from citysleeps.kernel.game import Game
from citysleeps.kernel.rules import Rules
from citysleeps.kernel.seats import ALL, Seats, each
from citysleeps.kernel.setup import Setup

MOST: Final = 127  # greater numbers are shown as this
REMEMBERED: Final = 50_000  # facts whose writing is kept
OF_ONESELF: Final = ("am", "am_not", "hold")
WITHOUT_WORDS: Final = (
    *("will", "ask", "believe", "doubt", "because_said"),
    *("because_voted", "because_accused", "because_killed", "because_silent"),
)
SEATS: Final = ("seat", "seats", "host")  # the marks of fields that name seats


class Writing:
    """What a fact writes into a row. Blocks are bytearrays: Python copies bytes once more on the way into one."""

    def __init__(
        self, span: slice, block: bytearray, about: tuple[int, ...], pair: slice | None, other: int, changes: bool
    ) -> None:
        self.span = span  # everything that is kept of the last fact of its kind
        self.block = block
        self.at = span.start
        self.kept = (span, block)
        self.about = about  # what is now known of seats, for good
        self.pair = pair  # whom one seat has done something to,
        self.other = other  # and where in it that one is
        self.changes = changes  # whether the game may be another one after it


class Kind:
    """How facts of one kind are written: their fields, with where each is written after the first column."""

    def __init__(self, span: slice) -> None:
        self.span = span
        self.numbers: list[tuple[str, int]] = []
        self.counted: list[tuple[str, int]] = []  # lists of words
        self.whom: list[str] = []  # the fields with the seats that it says something about,
        self.seats: list[int] = []  # where each of them is written,
        self.what: list[str] = []  # and the fields with the words that it says of them
        self.pair: list[str] = []  # the two fields of what one seat does to another, if it is such a fact
        self.pairs = 0  # and where that is written
        self.changes = False  # whether such facts may change the game
        self.last: tuple[Fact, Writing] | None = None  # that was written, if such facts have no hash


class Layout:
    """The fields of the observations of a table, and how facts are written into them."""

    def __init__(self, book: Rules[Any], setup: Setup, claims: list[Ask]) -> None:
        self.book = book
        self.setup = setup
        self.size = len(setup.seats)
        self.words = {word: i for i, word in enumerate(dict.fromkeys((*book.words, *book.acts)))}
        self.phases = {phase: i for i, phase in enumerate(dict.fromkeys(book.phases))}
        self.candidates = (*range(self.size), *book.ballot_words)
        self.votes = {candidate: i * self.size for i, candidate in enumerate(self.candidates)}  # where each begins
        self.numbers = tuple(book.numbers(book.blank(setup)))
        self.length = 0
        self.fields: dict[str, Field] = {}
        self.add("seat", self.size)
        self.add("alive", self.size)
        self.add("phase", len(self.phases))
        self.add("number", len(self.numbers))
        self.add("votes", len(self.candidates), self.size)
        self.add("about", self.size, len(self.words))
        self.kinds = {kind: self.add_kind(kind) for kind in book.facts}
        self.board = Board(self, claims) if claims else None
        self.written: dict[Fact, Writing] = {}
        self.nobody = bytearray(self.size)

    def add(self, name: str, *shape: int) -> Field:
        start = self.length
        self.length += prod(shape)
        found = self.fields[name] = Field(start, shape, slice(start, self.length))
        return found

    def add_kind(self, kind: type[Fact]) -> Kind:
        """The fields for a kind of fact: whether one was told, then what the last one said."""
        id, hints, start = fact_name(kind), get_type_hints(kind), self.length
        forms = {name: form_of(hints[name], mark) for name, mark, _ in fields(kind)}
        at: dict[str, list[tuple[str, int]]] = {"number": [], "seats": [], "words": []}
        self.add(id, 1)
        for name, form in forms.items():
            if form in at:
                width = {"seats": self.size, "words": len(self.words)}.get(form, 1)
                at[form].append((name, self.add(f"{id}.{name}", width).start - start))
        found = Kind(slice(start, self.length))
        found.changes = kind.changes_something()
        found.numbers, found.counted = at["number"], at["words"]
        pair = [name for name, mark, is_list in fields(kind) if mark == "seat" and not is_list]
        if len(pair) == 2:
            found.pair, found.pairs = pair, self.add(f"{id}.pairs", self.size, self.size).start
        found.seats = [start for _, start in at["seats"]]
        found.whom = [name for name, _ in at["seats"]] or [name for name, mark, _ in fields(kind) if mark == "me"]
        if found.whom and kind is not Claimed:  # what somebody only claims is not known
            found.what = [name for name, form in forms.items() if form in ("word", "words")]
        return found

    def writing(self, fact: Fact) -> Writing:
        """What a fact writes that is not in `written`. Equal facts write the same, so it is worked out once."""
        kind = self.kinds[type(fact)]
        if kind.last is not None and kind.last[0] == fact:
            return kind.last[1]
        found = self.write(fact, kind)
        if len(self.written) >= REMEMBERED:
            self.written.clear()
        try:
            self.written[fact] = found
        except TypeError:  # a fact with a mapping has no hash
            kind.last = fact, found
        return found

    def write(self, fact: Fact, kind: Kind) -> Writing:
        block = bytearray(kind.span.stop - kind.span.start)
        block[0] = 1
        for name, at in kind.numbers:
            block[at] = max(0, min(int(getattr(fact, name)), MOST))
        whom = [getattr(fact, name) for name in kind.whom]
        seats = [named(value) for value in whom]
        for i in range(len(kind.seats)):
            start = kind.seats[i]
            for seat in seats[i]:
                block[start + seat] = 1
        for name, at in kind.counted:
            for word, count in counted(getattr(fact, name)):
                if word in self.words:
                    block[at + self.words[word]] = min(block[at + self.words[word]] + count, MOST)
        about = self.about([getattr(fact, name) for name in kind.what], whom, seats) if kind.what else ()
        pair, other = self.pair(fact, kind) if kind.pair else (None, 0)
        return Writing(kind.span, block, about, pair, other, kind.changes)

    def about(self, what: list[Any], whom: list[Any], seats: list[tuple[int, ...]]) -> tuple[int, ...]:
        """Each seat that a fact names, with each of its words. The entries of lists of equal length belong to each
        other."""
        words, width, start = self.words, len(self.words), self.fields["about"].start
        cells: set[int] = set()
        for said in what:
            columns = {start + words[word] for word, _ in counted(said) if word in words}
            for i in range(len(whom)):
                if isinstance(said, tuple) and isinstance(whom[i], tuple) and len(said) == len(whom[i]):
                    for seat, word in zip(whom[i], said, strict=True):
                        if word in words and named(seat):
                            cells.add(start + seat * width + words[word])
                else:
                    for column in columns:
                        cells.update([column + seat * width for seat in seats[i]])
        return tuple(cells)

    def alive(self, living: Seats) -> bytearray:
        row = bytearray(self.size)
        for seat in each(living):
            row[seat] = 1
        return row

    def where(self, phases: list[str]) -> bytearray:
        row = bytearray(len(self.phases))
        for name in phases:
            row[self.phases[name]] = 1
        return row

    def hands(self, votes: dict[int | str, Seats]) -> bytearray:
        """For every candidate, who has voted for it."""
        row = bytearray(len(self.candidates) * self.size)
        for candidate, voters in votes.items():
            start = self.votes[candidate]
            for seat in each(voters):
                row[start + seat] = 1
        return row

    def pair(self, fact: Fact, kind: Kind) -> tuple[slice | None, int]:
        """The row of the one who does something, and whom it is done to."""
        one, other = (named(getattr(fact, name)) for name in kind.pair)
        if not one:
            return None, 0
        start = kind.pairs + one[0] * self.size
        return slice(start, start + self.size), other[0] if other else -1


def named(value: Any) -> tuple[int, ...]:
    """The seats among the values of a field. Nobody, the host and words are none."""
    if isinstance(value, tuple):
        return tuple([seat for seat in value if isinstance(seat, int) and seat >= 0])
    return (value,) if isinstance(value, int) and value >= 0 else ()


def counted(value: Any) -> list[tuple[str, int]]:
    """The words of a field, and how many of each."""
    if isinstance(value, dict):
        return list(value.items())
    return [(word, 1) for word in value] if isinstance(value, tuple) else [(value, 1)]


def form_of(hint: Any, mark: str) -> str:
    """What a field has: seats, a number, a word or words, or nothing that is written."""
    if mark in SEATS:
        return "seats"
    if mark:
        return ""
    if hint in (int, bool):
        return "number"
    if hint is str:
        return "word"
    inner = get_args(hint)
    is_counted = get_origin(hint) is dict and inner[1] is int
    return "words" if is_counted or (get_origin(hint) is tuple and inner[0] is str) else ""


class Board:
    """Where the claims that stand are written."""

    def __init__(self, layout: Layout, claims: list[Ask]) -> None:
        kinds = [(kind_of(ask.slots), words_in(ask.slots[1:])) for ask in claims]
        said = [word for kind, words in kinds for word in words if kind != "ask"]
        self.size = layout.size
        self.words = {word: i for i, word in enumerate(dict.fromkeys(said))}
        self.kinds = {
            kind: i for i, kind in enumerate(dict.fromkeys(kind for kind, _ in kinds if kind in WITHOUT_WORDS))
        }
        start = layout.length
        self.own = layout.add("claims.own", self.size, len(self.words)).start - start
        self.of = layout.add("claims.of", self.size, self.size, len(self.words)).start - start
        self.to = layout.add("claims.to", self.size, self.size, len(self.kinds)).start - start
        self.span = slice(start, layout.length)

    def written(self, claims: Claims) -> bytes:
        gone = taken_back(claims)
        row = bytearray(self.span.stop - self.span.start)
        for number, claim in claims.items():
            if number in gone or claim.kind == "take_back":
                continue
            if claim.kind in OF_ONESELF:
                at, value = self.own + claim.seat * len(self.words), 2 if claim.kind == "am_not" else 1
                row[at + self.words[claim.words[0]]] = value
                continue
            for seat in claim.seats:
                pair = claim.seat * self.size + seat
                if claim.kind in self.kinds:
                    row[self.to + pair * len(self.kinds) + self.kinds[claim.kind]] = 1
                else:
                    value = {"think": 1, "sure": 2}.get(claim.kind, claim.count)
                    row[self.of + pair * len(self.words) + self.words[claim.words[0]]] = min(value, MOST)
        return bytes(row)


def words_in(slots: tuple[Slot, ...]) -> list[str]:
    return [str(word) for slot in slots if type(slot) is tuple for word in slot]


class Apart:
    """What a seat was told apart from the others."""

    def __init__(self) -> None:
        self.blocks: dict[int, tuple[slice, bytearray]] = {}  # the last fact of each kind, by where it stands
        self.known: set[int] = set()  # what is known for good
        self.pairs: dict[int, tuple[int, int]] = {}  # by row: whom a seat last did something to, and when


class Sight:
    """What every seat of one game sees, brought up to date when somebody looks. It has the log and not the game."""

    def __init__(self, layout: Layout, facts: list[Fact], audiences: list[Seats]) -> None:
        self.layout = layout
        self.facts = facts
        self.audiences = audiences
        self.everybody = (1 << layout.size) - 1
        self.common = bytearray(layout.length)
        self.apart = [Apart() for _ in range(layout.size)]
        for seat, apart in enumerate(self.apart):
            apart.known.add(layout.fields["seat"].start + seat)
        self.public: Game = layout.book.blank(layout.setup)
        self.read = 0  # lines of the log
        # What is written down of the game, as everybody knows it
        self.living: Seats = 0
        self.where: list[str] = []
        self.numbers: dict[str, int] = {}
        self.votes: dict[int | str, Seats] = {}
        self.claims = 0  # so many of them

    def of(self, seat: int) -> bytearray:
        """The observation of a seat now, a number in each byte."""
        if self.read < len(self.facts):
            self.look()
        row = self.common.copy()
        apart = self.apart[seat]
        for span, block in apart.blocks.values():
            row[span] = block
        for index in apart.known:
            row[index] = 1
        for index, when in apart.pairs.values():
            row[index] = when
        return row

    def look(self) -> None:
        """Write down what was told since the last look."""
        layout, public, row = self.layout, self.public, self.common
        written = layout.written
        facts, audiences = self.facts, self.audiences
        has_changed = False
        for i in range(self.read, len(facts)):
            fact, to = facts[i], audiences[i]
            if to != ALL:
                to &= self.everybody
                if not to:
                    continue
            try:
                told = written[fact]
            except (KeyError, TypeError):  # a fact with a mapping has no hash
                told = layout.writing(fact)
            if to == ALL:
                if told.changes:
                    public.fold(fact)
                    has_changed = True
                row[told.span] = told.block
                for index in told.about:
                    row[index] = 1
                pair = told.pair
                if pair is not None:
                    row[pair] = layout.nobody
                    if told.other >= 0:
                        row[pair.start + told.other] = self.round()
            else:
                for seat in each(to):
                    apart = self.apart[seat]
                    apart.blocks[told.at] = told.kept
                    if told.about or told.pair is not None:
                        self.write_for_good(told, apart)
        self.read = len(facts)
        if has_changed:
            self.write_public()

    def write_for_good(self, writing: Writing, apart: Apart) -> None:
        """Write down for one seat what later facts of this kind do not replace."""
        apart.known.update(writing.about)
        pair = writing.pair
        if pair is not None:
            if writing.other >= 0:
                apart.pairs[pair.start] = pair.start + writing.other, self.round()
            else:
                apart.pairs.pop(pair.start, None)

    def round(self) -> int:
        """The number of the night or the turn, from 1, as everybody knows it."""
        return min(max(self.layout.book.numbers(self.public).values(), default=0) + 1, MOST)

    def write_public(self) -> None:
        """Who is alive, where the game is, and the last vote, as everybody knows it. Written only if it is new."""
        layout, public, row = self.layout, self.public, self.common
        if public.living != self.living:
            self.living = public.living
            row[layout.fields["alive"].span] = layout.alive(public.living)
        where = public.where()
        if where != self.where:
            self.where = where
            row[layout.fields["phase"].span] = layout.where(where)
        numbers = layout.book.numbers(public)
        if numbers != self.numbers:
            self.numbers = numbers
            row[layout.fields["number"].span] = bytes([min(count, MOST) for count in numbers.values()])
        votes = layout.book.votes(public)[0]
        if votes != self.votes:
            self.votes = dict(votes)
            row[layout.fields["votes"].span] = layout.hands(votes)
        if layout.board is not None and isinstance(public, Claiming) and len(public.claims) != self.claims:
            row[layout.board.span] = layout.board.written(public.claims)
            self.claims = len(public.claims)
