"""The rows that one game adds to the tables (docs/data.md)."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from citysleeps.agents.minds import minds
from citysleeps.books.claims import Claims, taken_back
from citysleeps.books.facts import Claimed
from citysleeps.books.shelf import SHELF
from citysleeps.kernel.ask import Answer as Input
from citysleeps.kernel.facts import Fact, fact_name, fields
from citysleeps.kernel.forms import Input as Line
from citysleeps.kernel.game import Game as State
from citysleeps.kernel.game import Told
from citysleeps.kernel.rules import Rules
from citysleeps.kernel.seats import ALL, CLOCK_SEAT, HOST, HOST_SEAT, NOBODY, Seat, each
from citysleeps.kernel.setup import Setup
from citysleeps.library.letters import Letters
from citysleeps.library.tables import TABLES
from citysleeps.notation.record import BadRecord, Belief

Row = tuple[Any, ...]
Rows = dict[str, list[Row]]  # by table


class Written(NamedTuple):
    """A game as it is written down: its inputs and facts in order, each with its line."""

    book: Rules[Any]
    setup: Setup
    lines: list[tuple[int, Line | Told]]
    source: str = ""
    by: str = ""
    bots: str = ""
    stated: tuple[Belief, ...] = ()


class Out(NamedTuple):
    """How a seat was taken out."""

    fact: int
    by: str
    round: int


class Reading:
    """Follows one game from line to line. It knows everything that the record has."""

    def __init__(self, written: Written, number: int) -> None:
        self.written = written
        self.number = number
        self.letters = Letters(written.book, written.setup)
        self.state: State = written.book.blank(written.setup)
        self.rows: Rows = {table: [] for table in TABLES}
        self.log: list[Told] = []
        self.claims: Claims = {}
        self.claimed: list[tuple[int, Row, Claimed, bool | None]] = []  # with its place, and where the game was
        self.deeds: list[tuple[Seat, str, list[Seat]]] = []  # who did what to whom
        self.learned: list[list[Fact]] = [[] for _ in range(self.state.size)]  # by each seat, and not by all
        self.votes = 0
        self.rounds = 0
        self.dealt = [""] * self.state.size
        self.parties: list[str] = []
        self.out: dict[Seat, Out] = {}

    def add(self, table: str, *values: Any) -> None:
        self.rows[table].append((self.number, *values))

    @property
    def round(self) -> int:
        return max(self.written.book.numbers(self.state).values(), default=0)

    def where(self) -> Row:
        phases = [phase for phase in self.state.where() if phase] or [""]
        return self.round, phases[0], phases[-1]

    # Answers

    def take(self, line: Line) -> None:
        """An input came."""
        if not self.parties:
            self.deal()
        who = {HOST_SEAT: "host", CLOCK_SEAT: "clock"}.get(line.seat, "seat")
        answer = self.letters.answer(Input(line.seat, line.act, line.args))
        args = [" ".join(map(str, arg)) if isinstance(arg, tuple) else str(arg) for arg in answer.args]
        seats = [self.letters.names.index(name) for name in answer.seats if name in self.letters.names]
        self.deeds.append((line.seat, line.act, seats))
        place, seat = len(self.rows["answers"]), line.seat if who == "seat" else None
        self.add("answers", place, len(self.log), *self.where(), who, seat, answer.act, args, seats, answer.text)

    def deal(self) -> None:
        """The parties are made by the deal, which is over when somebody may answer."""
        self.parties = [self.written.book.party(self.state, seat) for seat in range(self.state.size)]

    # Facts

    def hear(self, to: int, fact: Fact) -> None:
        """A fact was told."""
        place = len(self.log)
        self.log.append((to, fact))
        before = self.state.living
        if to & HOST or not self.state.watchers & HOST:  # else somebody catches up on what was told before
            self.state.fold(fact)
            self.follow(place, before, fact)
        where = self.where()
        seats = [] if to == ALL else list(each(to & ((1 << self.state.size) - 1)))
        for seat in seats:
            self.learned[seat].append(fact)
        values = msgspec.to_builtins(fact)
        del values["fact"]
        written = msgspec.json.encode(values).decode()
        self.add("facts", place, *where, fact_name(fact), written, to == ALL, seats, to & HOST != 0)
        if isinstance(fact, Claimed) and to == ALL:
            self.claims[fact.number] = fact
            self.claimed.append((place, where, fact, self.is_true(fact)))
        if isinstance(fact, self.written.book.counting):
            self.count(place, where)

    def is_true(self, claim: Claimed) -> bool | None:
        """Whether a claim about the speaker's own card or deeds is true at this moment. None if it is about others, or
        the card is not known."""
        own = self.written.book.true_of(self.state, claim.seat)
        if not own:
            return None
        if claim.kind in ("am", "hold"):
            return claim.words[0] in own
        if claim.kind == "am_not":
            return claim.words[0] not in own
        if claim.kind == "checked":
            return any(answers(fact, claim) for fact in self.learned[claim.seat])
        if claim.kind == "did":
            return (claim.seat, claim.words[0], list(claim.seats)) in self.deeds
        return None

    def follow(self, place: int, before: int, fact: Fact) -> None:
        """Note who is out now, what was dealt, and how long the game is."""
        living = self.state.living
        for seat in each(before & ~living):
            self.out[seat] = Out(place, fact_name(fact), self.round)
        for seat in each(living & ~before):
            self.out.pop(seat, None)
        for seat, known in enumerate(self.dealt):
            if not known:
                self.dealt[seat] = self.state.known(seat)[0]
        self.rounds = max(self.rounds, self.round)

    def count(self, place: int, where: Row) -> None:
        """A vote is over."""
        self.votes += 1
        hands, counts = self.written.book.votes(self.state)
        for choice, voters in hands.items():
            seat, word = (None, choice) if isinstance(choice, str) else (choice, "")
            for voter in each(voters):
                self.add("votes", place, *where, self.votes, voter, seat, word, counts.get(choice, 0))

    # The end

    def close(self) -> Rows:
        if not self.parties:
            self.deal()
        written, setup, state = self.written, self.written.setup, self.state
        counted = (len(self.rows["answers"]), len(self.rows["facts"]))
        settings = msgspec.json.encode(setup.settings).decode()
        self.add("games", written.source, setup.book, setup.version, written.by, len(setup.seats), settings)
        ended = (setup.seed, setup.lasting, written.bots, state.over, state.winner, self.rounds, *counted)
        self.rows["games"][0] += ended
        for seat, name in enumerate(setup.seats):
            known = state.known(seat)
            out = self.out.get(seat)
            left = (out.fact, out.by, out.round) if out else (None, "", None)
            card, words = known[0], [word for word in known if word]
            won = state.winners >> seat & 1 != 0
            self.add(
                "seats", seat, name, self.dealt[seat], card, words, self.parties[seat], won, out is not None, *left
            )
        gone = taken_back(self.claims)
        for place, where, claim, is_true in self.claimed:
            said = (claim.number, claim.seat, claim.kind, list(claim.seats), list(claim.words), claim.count)
            self.add("claims", place, *where, *said, claim.number in gone, is_true)
        return self.rows

    def believe(self) -> None:
        """What every seat thought, as a reasoning bot in its place."""
        for mind in minds(self.written.book.name, self.log, list(range(self.state.size))).minds:
            for thought in mind.thoughts:
                when = (thought.kind, thought.number)
                for deed in thought.deeds:
                    about = None if deed.seat == NOBODY else deed.seat
                    self.add("beliefs", deed.fact, mind.seat, *when, deed.kind, about, "", deed.chance, deed.verdict)
                for held in thought.held:
                    self.add("beliefs", None, mind.seat, *when, "held", held.seat, mind.asks, held.chance, "")

    def state_beliefs(self) -> None:
        """What programs said they believed: how likely somebody is of the second side, as in every row."""
        book, facts = self.written.book, self.rows["facts"]
        kinds = SHELF[book.name].lobby.describe().phases
        for belief in self.written.stated:
            _, fact, number, phase, *_ = facts[min(belief.at, len(facts)) - 1]
            period = "night" if phase in kinds and kinds[phase].kind == "night" else "day"
            is_first = self.parties[belief.seat] == book.parties[0]
            for seat, chance in belief.chances.items():
                of_second = chance if is_first else 1 - chance
                self.add("beliefs", fact, belief.seat, period, number, "stated", seat, "", of_second, "")


def answers(fact: Fact, claim: Claimed) -> bool:
    """Whether a fact told its hearer what a claim `checked` says: this answer about these seats."""
    values = [(getattr(fact, name), mark) for name, mark, _ in fields(type(fact))]
    named = [value for value, mark in values if mark]
    seats = {seat for value in named for seat in (value if isinstance(value, tuple) else (value,))}
    return seats >= set(claim.seats) and any(value == claim.words[0] for value, mark in values if not mark)


def rows_of(written: Written, number: int, beliefs: bool) -> Rows:
    """The rows of one game. Raises BadRecord if a line cannot be of this game."""
    reading = Reading(written, number)
    for place, line in written.lines:
        try:
            if isinstance(line, Line):
                reading.take(line)
            else:
                reading.hear(*line)
        except (AssertionError, LookupError, ValueError) as error:
            raise BadRecord(f"line {place} cannot be of this game") from error
    rows = reading.close()
    if beliefs:
        reading.believe()
    reading.state_beliefs()
    return rows
