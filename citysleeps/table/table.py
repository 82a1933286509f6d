"""A table: who is there, what is played, and the game itself. Its rows determine it."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Any, Final

import msgspec

from citysleeps import __version__
from citysleeps.books.book import Book
from citysleeps.books.described import ENGINE, HOSTLESS, HUMAN
from citysleeps.books.shelf import FIRST, SHELF
from citysleeps.kernel.ask import Answer
from citysleeps.kernel.forms import Text
from citysleeps.kernel.play import Play
from citysleeps.kernel.seats import HOST, HOST_SEAT, NOBODY, SPECTATORS, Seat, Seats, bit
from citysleeps.kernel.setup import BadSetup, Setup, Value
from citysleeps.kernel.stops import Rest
from citysleeps.notation.fair import Fair, seed
from citysleeps.table import rows
from citysleeps.table.by_hand import dealt_so, not_told_yet, told_by_hand
from citysleeps.table.changes import CHANGES
from citysleeps.table.manners import Manners
from citysleeps.table.notes import Notes, Told
from citysleeps.table.people import People, seat_name
from citysleeps.table.phases import GAME, LOBBY, OVER
from citysleeps.table.powers import Powers
from citysleeps.table.refusal import Refusal
from citysleeps.table.rows import NO_ONE, Row, What, Who, written
from citysleeps.table.series import Series

REMEMBERED: Final = 64  # ids of the last inputs of each person


class Table:
    """A table and everybody at it."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.powers = Powers()
        self.language = "en"
        self.book: Book[Any] = SHELF[FIRST]
        self.settings: dict[str, Value] = {}
        self.manners = Manners()
        self.people = People()
        self.has_bots = False  # does a bot play any seat?
        self.order: list[Who] = []  # who will sit where, clockwise
        self.sat: set[Who] = set()  # who has gone to a new seat; NO_ONE: the table no longer waits for the others
        self.appointed: Who = NO_ONE
        self.phase = LOBBY
        self.secret = ""
        self.chat: list[tuple[Who, str]] = []
        self.series = Series()
        self.replies: dict[Who, dict[str, Refusal | None]] = {}  # by id: the refusal; None: it was done
        # The game
        self.number = 0  # of the game in the series
        self.play: Play | None = None
        self.seats: list[Who] = []  # who plays which seat
        self.owners: list[Who] = []  # who owns which seat
        self.host: Who = NO_ONE  # a host without a card
        self.desk: set[Who] = set()  # who plays without a phone, while a leader enters what they do
        self.wanted: set[Who] = set()  # who plays or hosts, or whose seat another plays
        self.fair = Fair("", ())
        self.paused = False
        self.differs = ""  # how the current rules disagree with the log; then the game is only read, not played
        self.notes = Notes()
        self.stood: rows.Stood | None = None  # the clocks of a closed table, until something happens

    # Who is who

    @property
    def playing(self) -> Play:
        """The current game, or the last one. Raises Refusal if there was none."""
        if self.play is None:
            raise Refusal("no_game")
        return self.play

    @property
    def replayed(self) -> int:
        """How many inputs of this game were made again in copies of it."""
        return self.play.replayed if self.play else 0

    @property
    def facts(self) -> int:
        """How many facts the current game has told, or the last one."""
        return len(self.play.game.facts) if self.play else 0

    def seat_of(self, who: Who) -> Seat:
        return self.seats.index(who) if who in self.seats and self.phase != LOBBY else NOBODY

    def own_seat(self, who: Who) -> Seat:
        """The seat that somebody owns, whoever plays it now."""
        return self.owners.index(who) if who in self.owners and self.phase == GAME else NOBODY

    def ears(self, who: Who, leads: bool = False) -> Seats:
        """Whose facts somebody is told: the bit of their seat, of the host or of the spectators. The leader of the
        table without a seat is told what the host is told, if the book says so."""
        seat = self.seat_of(who)
        if seat != NOBODY:
            return SPECTATORS if self.notes.groups else 1 << seat  # nobody is shown a card that may be another's
        hears_all = self.play is not None and self.play.game.watchers & HOST != 0
        hosts = (who != NO_ONE and who == self.host) or (leads and self.book.lobby.leader_is_host and not hears_all)
        return HOST if hosts and self.phase != LOBBY else SPECTATORS

    def player(self, who: Who, as_host: bool, creates: bool = False) -> Seat:
        """The seat for which somebody may make inputs. Raises Refusal."""
        if self.phase != GAME:
            raise Refusal("no_game")
        game = self.playing.game
        if as_host and creates and self.book.may_lead(game):
            return HOST_SEAT
        if not as_host:
            seat = self.seat_of(who)
        else:
            seat = HOST_SEAT if self.book.hosts(game) & self.ears(who) else NOBODY
        if seat == NOBODY:
            raise Refusal("not_your_seat")
        if self.people[who].stand_in:
            raise Refusal("stood_in")  # a bot plays for them until they say hello again
        return seat

    def key(self, seat: Seat) -> str:
        """A key for what a seat is asked now. Without it a late answer could count for the next ask. It is the same
        after a restart, and tells others nothing."""
        return sha256(f"{self.secret} {seat} {self.playing.game.number}".encode()).hexdigest()[:12]

    # What is to be played

    def next_host(self) -> Who:
        """Who will host the next game: the person appointed. Otherwise the leader of the table, if the host has no
        card, or the last person in the order, if the host plays. NO_ONE if the software hosts."""
        hosted_by = self.book.lobby.hosted_by(self.settings)
        people = [who for who in self.order if self.people[who].has_phone]
        if hosted_by == ENGINE or not people:
            return NO_ONE
        if self.appointed in people:
            return self.appointed
        return self.leader() if hosted_by == HUMAN else people[-1]

    def leader(self) -> Who:
        """Who leads the table: the person with the creator's powers, otherwise the first who came. Somebody has a
        phone."""
        people = [who for who, person in self.people.items() if person.has_phone]
        return min(self.powers.holders.intersection(people) or people)

    def setup(self, cards: Sequence[str] = (), hands: Sequence[str] = (), as_they_wake: bool = False) -> rows.Dealt:
        """The game as it would be dealt now, or with these cards by seat, or with those of a box that are told later.
        Raises Refusal."""
        host = self.next_host()
        hosted_by = self.book.lobby.hosted_by(self.settings)
        if hosted_by == HUMAN and not host:
            raise Refusal("no_host")
        if self.waits_for_moves():
            raise Refusal("people_move")
        seated = self.next_seats()
        if not self.is_led_by_hand() and any(self.people[who].at_desk for who in seated):
            raise Refusal("no_leader")
        if not self.is_led_by_hand() and (cards or hands or as_they_wake):
            raise Refusal("nobody_deals")
        if as_they_wake and any(not self.people[who].at_desk for who in seated):
            raise Refusal("told_at_once")
        settings = self.next_settings()
        if hosted_by == HOSTLESS and host:
            settings = self.book.lobby.hosted(settings, seat_name(self.people[host].name))
        names = tuple(seat_name(self.people[who].name) for who in seated)
        try:
            dealt = Setup(book=self.book.name, seats=names, settings=settings, seed=seed(self.mixed()), lasting=True)
            setup = self.book.settle(dealt)
            if as_they_wake:
                setup = not_told_yet(self.book, setup)
            elif cards or hands:
                setup = told_by_hand(self.book, setup, cards, hands)
        except BadSetup as bad:
            raise Refusal(bad.reason, str(bad)) from bad
        groups = (tuple(range(len(names))),) if as_they_wake else ()
        return rows.Dealt(setup, tuple(seated), host if hosted_by == HUMAN else NO_ONE, groups=groups)

    def is_led_by_hand(self) -> bool:
        """Does a person without a card lead, or will one lead the next game, and make inputs for players without a
        phone?"""
        lobby = self.book.lobby
        if self.phase != GAME or lobby.leader_is_host:
            return lobby.led_by_hand(self.settings)
        game = self.playing.game
        return self.book.hosts(game) & self.book.apart(game) != 0

    def menders(self) -> Seats:
        """The bit of whoever may enter now what others do: the host, or the leader of the table if the book says so."""
        if self.phase != GAME:
            return 0
        if self.book.lobby.leader_is_host:
            return HOST if self.is_led_by_hand() else 0
        return self.book.hosts(self.playing.game)

    def next_settings(self) -> dict[str, Value]:
        """The chosen settings, and in a series also what the last game has decided for this one."""
        if self.play is None or self.play.book is not self.book:
            return self.settings
        names = tuple(seat_name(self.people[who].name) if who in self.order else "" for who in self.seats)
        return self.book.lobby.next_settings(self.play.game, self.settings, names)

    def chosen(self) -> Who:
        """Whom the last game has chosen to begin the next one, if they are still at the table."""
        if self.play is None or self.play.book is not self.book:
            return NO_ONE
        seat = self.book.lobby.chosen(self.play.game)
        who = self.seats[seat] if seat != NOBODY else NO_ONE
        return who if who in self.order else NO_ONE

    def is_redrawn(self) -> bool:
        """Were the seats of the game that is prepared drawn again after the last one?"""
        play = self.play
        if self.phase != LOBBY or play is None or play.book is not self.book or not is_at_its_end(play):
            return False
        return self.book.lobby.reseats(play.setup.settings)

    def next_seats(self) -> list[Who]:
        """Who will be dealt cards, clockwise. A human host gets none."""
        host = self.next_host() if self.book.lobby.hosted_by(self.settings) == HUMAN else NO_ONE
        return [who for who in self.order if who != host]

    def moving(self) -> list[Who]:
        """Those who have another seat than in the last game, because seats were drawn again, and have not yet said that
        they sit there. Bots need not say it, and people without a phone cannot."""
        if not self.is_redrawn():
            return []
        last = {who: seat for seat, who in enumerate(self.seats)}
        moved = [who for seat, who in enumerate(self.next_seats()) if last.get(who, seat) != seat]
        return [who for who in moved if self.people[who].has_phone and who not in self.sat]

    def waits_for_moves(self) -> bool:
        return NO_ONE not in self.sat and bool(self.moving())

    def mixed(self) -> Fair:
        """What the shuffle is mixed from: the secret, and everybody's luck in the order in which they came."""
        return Fair(self.secret, tuple(person.luck for person in self.people.values() if person.luck))

    # Inputs

    def take(self, answer: Answer) -> rows.Took:
        """Pass an input to the rules. Raises Refusal."""
        took = self.give(answer)
        self.see_the_end()
        return took

    def give(self, answer: Answer) -> rows.Took:
        """The same without looking whether the game is over now."""
        step = self.step()
        told = len(self.playing.game.facts)
        reason = self.playing.answer(answer)
        if reason:
            raise Refusal(reason)
        notes = self.notes
        notes.told.marks.append(told)
        notes.told.sum_up(self.playing.game)
        notes.add_words(answer.seat, answer.args)
        self.seal(answer.seat, step)
        if answer.seat == HOST_SEAT and answer.act == "leave":
            self.host = NO_ONE
            notes.add_leader("")
            self.look_round()
        return rows.Took(answer.seat, answer.act, answer.args, notes.told.check)

    def play_again(self, deal: dict[str, str]) -> None:
        """Play the game so far as if it had been dealt like this. Inputs for somebody whom the game would not have
        asked are dropped."""
        play, before = self.playing, self.notes.told
        play.end()
        self.play = again = Play(play.book, dealt_so(play, deal))
        again.replayed = play.replayed + len(play.inputs)
        told = self.notes.told = Told()
        for answer, at in zip(play.inputs, before.times, strict=True):
            mark = len(again.game.facts)
            if not again.answer(answer):
                told.marks.append(mark)
                told.times.append(at)
        told.sum_up(again.game)

    def has_said_enough(self, seat: Seat, act: str) -> bool:
        """Whether it would be free text from a seat that has already said too much."""
        game = self.playing.game
        if not self.notes.has_said_enough(seat):
            return False
        is_host = seat == HOST_SEAT
        asks = self.book.host_asks(game) if is_host else [*game.stop.open_to(seat), *game.stop.offered_to(seat)]
        return any(ask.act == act and any(isinstance(slot, Text) for slot in ask.slots) for ask in asks)

    def step(self) -> int:
        """The number of the current step of the night, as everybody sees it; 0: none."""
        period = self.playing.game.lasting_period
        return period.number if period else 0

    def seal(self, seat: Seat, step: int) -> None:
        """Somebody has made an act or a hunch in this step."""
        sealed = self.notes.sealed
        sealed.set(step, sealed.at(step) | bit(seat))

    def have_all_sealed(self) -> bool:
        """Has everybody who lives and can still answer sealed an act or a hunch, and is nothing left to do?"""
        game = self.playing.game
        if not isinstance(game.stop, Rest):
            return False
        return not game.living & ~game.silent & ~self.notes.sealed.at(self.step())

    def has_its_bot_acted(self) -> bool:
        """Has a bot done everything in its own step of fixed length? Or, if only bots still play, have all of them? How
        long a bot takes tells nothing. Steps in which all seal something end in another way."""
        game = self.playing.game
        if not game.periods or not isinstance(game.stop, Rest):
            return False
        ends = game.periods[-1].ends
        seat = ends.of
        return (not ends.least and self.is_among_bots()) or (seat != NOBODY and bool(self.people[self.seats[seat]].bot))

    def is_among_bots(self) -> bool:
        """Are all who still play bots? Then people only watch, and nobody needs time to think."""
        living = self.playing.game.living
        return all(self.people[who].player for seat, who in enumerate(self.seats) if living >> seat & 1)

    def see_the_end(self) -> None:
        if self.phase == GAME and is_at_its_end(self.playing):
            self.phase = OVER
            self.series.add(self.playing, self.seats)

    # Rows

    def write(self, at: int, who: Who, id: str, what: What) -> bytes:
        """Carry out a row, and return it as it is stored: with the facts that it told."""
        self.carry_out(what)
        self.date(at, what)
        if isinstance(what, rows.Dealt | rows.Identified | rows.Took):
            what = msgspec.structs.replace(what, told=self.notes.told.take_fresh())
        return row(at, who, id, what)

    @property
    def is_void(self) -> bool:
        """Was the game cut short because the rules have changed?"""
        return self.differs != "" and not (self.play and self.play.game.over)

    def date(self, at: int, what: What) -> None:
        """Note when a row was written."""
        if isinstance(what, rows.Dealt):
            self.notes.began = self.notes.ended = at
        elif isinstance(what, rows.Took):
            self.notes.ended = at
            self.notes.told.times.append(at)

    def remember(self, who: Who, id: str, refused: Refusal | None) -> Refusal | None:
        """Keep the reply to a command and return it, so that the command is not done twice. Old replies are forgotten.
        Nothing is kept for people who only watch: none of their commands changes anything."""
        reply = refused.without_trace() if refused else None
        if id and who != NO_ONE:
            replies = self.replies.setdefault(who, {})
            replies[id] = reply
            if len(replies) > REMEMBERED:
                del replies[next(iter(replies))]
        return reply

    def carry_out(self, what: What) -> None:
        """Apply a row to the table."""
        CHANGES[type(what)].make(self, what)
        if not isinstance(what, rows.Took):
            self.look_round()

    def look_round(self) -> None:
        """Compute what is often needed and seldom changes."""
        self.has_bots = any(person.player for person in self.people.values())
        at_desk = {who for who, person in self.people.items() if person.at_desk}
        self.desk = at_desk if at_desk and self.is_led_by_hand() else set()
        self.wanted = {*self.seats, *self.owners, self.host} - {NO_ONE}

    def outermost(self) -> int:
        """The number of the outermost open period, or of the speech or call. `extend` counts its seconds by it."""
        game = self.playing.game
        return game.periods[0].number if game.periods else game.number

    def lengthened(self) -> int:
        """How many seconds were already added to what is open now."""
        return self.notes.extended.at(self.outermost())


def is_at_its_end(play: Play) -> bool:
    """Is the game over, and has nobody anything left to decide?"""
    return play.game.over and not play.game.stop.asks


def lies_open(table: Table) -> bool:
    """Is the last game over, and everything about it revealed?"""
    play = table.play
    return play is not None and is_at_its_end(play) and SHELF[play.setup.book].lobby.reveals(play.setup.settings)


def row(now_ms: int, who: Who, id: str, what: What) -> bytes:
    return written(Row(now_ms, who, id, what, __version__))  # type: ignore[arg-type]  # every kind of What is one of the union
