"""A game in play."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from citysleeps.agents.cast import play_cast
from citysleeps.agents.random import Stuck
from citysleeps.kernel.ask import CLOCK, NEXT
from citysleeps.kernel.chance import WrongLot
from citysleeps.kernel.errors import CitySleepsError
from citysleeps.kernel.play import Play, resume
from citysleeps.kernel.seats import HOST_SEAT, NOBODY
from citysleeps.kernel.setup import BadSetup, Setup, Value
from citysleeps.library.asks import Answers, Ask, ask_of
from citysleeps.library.books import BOOKS, Book
from citysleeps.library.bots import Bots, cast_of
from citysleeps.library.errors import Refused, known_language
from citysleeps.library.given import cards_by_seat, not_this, settings_of, words
from citysleeps.library.legal import Part, idle, options
from citysleeps.library.letters import AUDIENCES, Letters, lettered
from citysleeps.library.position import Position
from citysleeps.library.values import Answer, Fact, Told
from citysleeps.library.view import View
from citysleeps.notation.record import replay, write_record
from citysleeps.notation.words import cannot_be_drawn
from citysleeps.views.story import story
from citysleeps.views.view import told_to, view

Seating = int | str | Iterable[str]  # a number of seats, or their names
Settings = Mapping[str, Value | list[str]]


class Game(Position):
    """A game of one of the books, from the deal to its end.

    `seats` is a number, or the names in the order of the table. The same seed always deals the same game. `deal` fixes
    who gets which card, `cards` the cards in hand, and `lots` what is drawn by lot.

    >>> import random
    >>> game = Game("original", seats=10, seed=7)
    >>> game
    <Game of original: 10 seats, deal, 0 answers>
    >>> chance = random.Random(7)
    >>> while not game.is_over:
    ...     game.answer(chance.choice(game.answers))
    >>> game.winner in ("red", "black")
    True
    """

    __slots__ = ("_marks", "_play", "_told")

    def __init__(
        self,
        book: str | Book,
        seats: Seating,
        *,
        settings: Settings | None = None,
        seed: str | int = "0",
        deal: Mapping[str, str] | None = None,
        cards: Mapping[str, str] | None = None,
        lots: Iterable[str] = (),
    ) -> None:
        setup = settled(book, seats, settings, seed, deal, cards, lots)
        try:
            play = Play(BOOKS[setup.book]._rules, setup)
        except WrongLot as lot:
            raise BadSetup("bad_setup", cannot_be_drawn(lot, setup.seats)) from lot
        self._stand(play)

    def _stand(self, play: Play) -> None:
        super().__init__(Letters(play.book, play.setup), play.game)
        self._play = play
        self._marks = list(range(len(play.inputs)))  # how many inputs there were before each answer
        self._told: list[Told] = []

    # The table

    @property
    def seed(self) -> str:
        """The seed of the deal and of all lots."""
        return self._play.setup.seed

    def party(self, seat: str) -> str:
        """The party of a seat: one of `Book.parties`."""
        return self._play.book.party(self._state, self._letters.seat(seat))

    # What may be done

    @property
    def asks(self) -> tuple[Ask, ...]:
        """What is asked now, seat by seat. The host comes last."""
        return tuple(ask for name in (*self.seats, "host") for ask in self._asked(name))

    @property
    def answers(self) -> Answers:
        """Every legal answer to what is asked now, with `clock` if time runs and `host next` if the host may go on."""
        stop, parts = self._state.stop, []
        for seat in range(self._state.size):
            for ask in stop.open_to(seat):
                parts += options(ask, seat) + idle(ask, seat)
        for ask in stop.open_to_host():
            parts += options(ask, HOST_SEAT) + idle(ask, HOST_SEAT)
        ends = [Part(ending.seat, ending.act) for ending in (CLOCK, NEXT) if not self._play.reason(ending)]
        return Answers(self._letters, parts + ends)

    def read(self, text: str) -> Answer:
        """The answer that a line of the notation means: `A check B`, `host next`, `clock`. It may be illegal."""
        return self._letters.answer(self._letters.read(text))

    def reason(self, answer: Answer | str) -> str:
        """The id of the reason why the rules would refuse this answer. Empty if it is legal."""
        return self._play.reason(self._letters.read(answer))

    def answer(self, answer: Answer | str) -> None:
        """Give this answer. If the rules do not allow it, raise Refused and change nothing."""
        play, before = self._play, len(self._play.inputs)
        given = self._letters.read(answer)
        try:
            reason = play.answer(given)
        except WrongLot as lot:
            self._go_back(before)
            raise BadSetup("bad_setup", cannot_be_drawn(lot, self.seats)) from lot
        if reason:
            raise Refused(str(answer), reason, play.book.name)
        self._marks.append(before)
        self._state = play.game

    def play_out(self, bots: Bots = "random", seed: str | int | None = None) -> None:
        """Let bots play to the end. `bots` is one kind for all seats, or a kind for each party or seat."""
        cast = cast_of(bots, self._play.book, self.seats)
        before = len(self._play.inputs)
        try:
            play_cast(self._play, cast, self.seed if seed is None else str(seed))
        except Stuck as stuck:
            raise CitySleepsError(f"bots cannot play {self.book.name} on: {stuck}", "stuck") from stuck
        finally:
            self._marks += range(before, len(self._play.inputs))
            self._state = self._play.game

    # Undo and copy

    @property
    def history(self) -> tuple[Answer, ...]:
        """All answers so far, in order."""
        return tuple(map(self._letters.answer, self._play.inputs))

    def undo(self) -> Answer:
        """Take back the last answer and return it."""
        if not self._marks:
            raise CitySleepsError("nothing has been answered yet, so nothing can be taken back", "nothing_to_undo")
        last = self._letters.answer(self._play.inputs[-1])
        marks = self._marks[:-1]
        self._go_back(self._marks[-1])
        self._marks = marks
        return last

    def _go_back(self, inputs: int) -> None:
        marks = self._marks
        self._stand(resume(self._play.book, self._play.setup, self._play.inputs[:inputs]))
        self._marks = marks

    def copy(self) -> Game:
        """A second game in the same state. Each goes its own way from here."""
        again = playing(resume(self._play.book, self._play.setup, self._play.inputs))
        again._marks = self._marks.copy()
        return again

    def __copy__(self) -> Game:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Game:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return restored, (self.record(), tuple(self._marks))

    # What was told

    @property
    def log(self) -> tuple[Told, ...]:
        """Every fact, in order, and who was told it."""
        done = len(self._told)
        lines = zip(self._state.audiences[done:], self._state.facts[done:], strict=True)
        self._told += [self._letters.told(to, fact) for to, fact in lines]
        return tuple(self._told)

    def _heard(self) -> list[Fact]:
        return [told.fact for told in self.log]

    def view(self, seat: str) -> View:
        """What a seat (or `host`, `spectators`) knows at this moment."""
        who, play = self._letters.who(seat), self._play
        state = view(play.book, play.setup, play.game.log, who)
        reader = NOBODY if seat in AUDIENCES else self._letters.seat(seat)
        facts = tuple(self._letters.fact(fact, reader) for fact in told_to(play.game.log, who))
        return View(self._letters, seat, state, facts, self._asked(seat), self._offered(seat))

    def story(self, seat: str | None = None, language: str = "en") -> str:
        """The game as text: all of it, or what one seat (or `host`, `spectators`) was told."""
        who = None if seat is None else self._letters.who(seat)
        play = self._play
        return "\n".join(story(play.book, play.setup, play.game.log, who, known_language(language)))

    def record(self) -> bytes:
        """The game as a record (docs/records.md)."""
        return write_record(self._play)

    def _asked(self, name: str) -> tuple[Ask, ...]:
        stop = self._state.stop
        if name == "host":
            return tuple(ask_of(self._letters, ask, HOST_SEAT, name) for ask in stop.open_to_host())
        if name == "spectators":
            return ()
        seat = self._letters.seat(name)
        return tuple(ask_of(self._letters, ask, seat, name) for ask in stop.open_to(seat))

    def _offered(self, name: str) -> tuple[Ask, ...]:
        if name in AUDIENCES:
            return ()
        seat = self._letters.seat(name)
        return tuple(ask_of(self._letters, ask, seat, name) for ask in self._state.stop.offered_to(seat))

    def __repr__(self) -> str:
        where = f"won by {self.winner}" if self.winner else "over" if self.is_over else " > ".join(self.phases)
        return f"<Game of {self.book.name}: {len(self.seats)} seats, {where}, {len(self._play.inputs)} answers>"


def playing(play: Play) -> Game:
    """A Game around a play of the kernel."""
    game = Game.__new__(Game)
    game._stand(play)
    return game


def restored(record: bytes, marks: tuple[int, ...]) -> Game:
    """A game that was pickled. Raises BadRecord if other rules have pickled it, and today's disagree."""
    game = playing(replay(record))
    game._marks = list(marks)
    return game


def settled(
    book: str | Book,
    seats: Seating,
    settings: Settings | None = None,
    seed: str | int = "0",
    deal: Mapping[str, str] | None = None,
    cards: Mapping[str, str] | None = None,
    lots: Iterable[str] = (),
) -> Setup:
    """A setup with every setting filled in. Raises BadSetup if the game cannot be dealt."""
    found = book if isinstance(book, Book) else BOOKS[book]
    least, most = found.players
    if isinstance(seats, int) and not 1 <= seats <= most:
        raise BadSetup("bad_player_count", f"{seats} seats; {found.name} is for {least} to {most} players")
    if not isinstance(seed, str | int):
        raise not_this("seed", seed, "a whole number or a text")
    setup = Setup(
        book=found.name,
        seats=lettered(seats),
        settings=settings_of(settings),
        seed=str(seed),
        deal=cards_by_seat("deal", deal),
        cards=cards_by_seat("cards", cards),
        lots=words("lots", lots),
    )
    return found._rules.settle(setup)
