"""A game played by a seeded driver and written down: everything told, everything done, everything that may be done."""

from __future__ import annotations

import textwrap
from random import Random

import msgspec

from citysleeps.books.shelf import SHELF
from citysleeps.kernel.ask import CLOCK, NEXT, Answer, Ask, to_seat
from citysleeps.kernel.facts import fact_name, fields
from citysleeps.kernel.forms import Argument, NumberOr, Numbers, SeatOr, Several, Slot, Text, Words
from citysleeps.kernel.game import Told
from citysleeps.kernel.play import Play
from citysleeps.kernel.seats import ALL, HOST, SPECTATORS, Seat, each
from citysleeps.kernel.setup import Setup, Value
from citysleeps.kernel.stops import Stop
from citysleeps.notation.words import read_move, write_fact, write_move

NAMES = tuple("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
TOGETHER = ("point", "mark", "plan")  # a gang mostly agrees
# What is tried at random: a list of its own, so that an act new in the book does not change the games without it.
WILD = {
    "original": ("ready", "guard", "check", "kill", "shoot", "point", "mark", "pass", "nominate", "vote", "abstain"),
    "spytown": ("check", "point", "hunch", "pass", "shoot", "ready", "done", "vote", "abstain"),
    "bigcity": ("block", "heal", "guard", "point", "shoot", "jail", "alibi", "done", "pass", "ready", "vote", "avenge"),
    "cuba": ("accuse", "bang", "hold", "concede", "vote_next"),
}
WORDS = {
    "original": ["I am the commissar.", "I am an honest resident.", "I trust nobody here."],
    "spytown": ["I am the agent.", "I am a policeman.", "I trust nobody here."],
    "bigcity": ["I am the Detective.", "I am a Peaceful Resident.", "I trust nobody here."],
    "cuba": ["I am loyal.", "The box was nearly empty.", "I trust nobody here."],
}
NEW_PART = ("game_set", "night_began", "day_began", "turn_began", "night_begun", "day_begun", "game_over")
WIDTH = 116
NO_BREAK = "\u00a0"


class Table(msgspec.Struct, kw_only=True):
    """A game to be played, with what happens in it beside the answers to its asks.

    An incident is when it happens and a move. When: words of the phase, step, night and day (`night doctor 2`), or
    `after` and an act. In the move, SEAT is the one who moved last and OTHER another living seat.
    """

    title: str
    seats: int
    settings: dict[str, Value]
    seed: str
    book: str = "original"
    incidents: list[tuple[str, str]] = []
    mistakes: float = 0.0  # how often somebody tries something that may be wrong
    eager: float = 0.9  # how often a seat acts by night rather than passes
    accuses: float = 0.3  # how often a speaker puts somebody on trial; in `bigcity` how often a hand is raised
    beside: float = 0.0  # how often somebody does what is only offered
    claims: bool = False  # whether claims are among that; `cuba` always has them


class Driver:
    """Plays a table to its end and writes the transcript."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.book = SHELF[table.book]
        self.names = NAMES[: table.seats]
        given = Setup(book=table.book, seats=self.names, settings=table.settings, seed=table.seed)
        self.chance = Random(table.seed)
        self.incidents = list(table.incidents)
        self.lines = [
            f"# {table.title}",
            f"# book: {table.book}, settings: {as_words(table.settings)}, seed: {table.seed}",
            f"# seats: {' '.join(self.names)}",
        ]
        self.play = Play(self.book, self.book.settle(given))
        self.told = 0
        self.moves: list[str] = []
        self.stop = Stop([])
        self.acted: dict[Seat, int] = {}  # how often a seat has acted in the step going on
        self.clock = (-1, 0)

    def transcript(self) -> str:
        self.write()
        while not self.play.game.over or self.play.asks:
            assert len(self.play.inputs) < 5000, "the game does not end"
            self.happen(self.position())
            if not self.play.game.over or self.play.asks:
                self.blunder()
                self.go_on()
        self.flush()
        return "\n".join(self.lines) + "\n"

    # What is done

    def position(self) -> list[str]:
        """The phase and step, and the number of the round."""
        game = self.play.game
        return [*game.where(), str(max(self.book.numbers(game).values(), default=0))]

    def happen(self, position: list[str]) -> None:
        """The next incident, if it is time for it."""
        if self.incidents and set(self.incidents[0][0].split()) <= set(position):
            move = self.incidents.pop(0)[1]
            last = self.play.inputs[-1].seat if self.play.inputs else 0
            others = [seat for seat in each(self.play.game.living) if seat != last]
            words = {"SEAT": self.names[last], "OTHER": self.names[self.chance.choice(others)]}
            self.move(read_move(" ".join(words.get(word, word) for word in move.split()), self.names, self.book))

    def blunder(self) -> None:
        """Sometimes somebody tries what may be wrong: his own act at anybody, or any act at all."""
        if self.chance.random() < self.table.mistakes:
            acts = WILD[self.table.book]
            asked = [(ask.act, seat) for ask in self.play.asks if ask.act in acts for seat in each(ask.to)]
            tries = asked * 2 + [(act, seat) for act in acts for seat in range(self.table.seats)]
            act, seat = self.chance.choice(tries)
            self.move(Answer(seat, act, tuple(self.chance.randrange(self.table.seats) for _ in self.book.acts[act])))

    def go_on(self) -> None:
        """One answer by somebody who may give one; sometimes what is only offered, sometimes the time runs out."""
        game = self.play.game
        if self.table.beside and self.chance.random() < self.table.beside:
            self.do_beside()
            return
        if game.running_clock != self.clock:
            self.clock = game.running_clock
            self.acted = {}
        stop = game.stop
        here = (1 << self.table.seats) - 1
        open_to = [(ask, seat) for ask, to in zip(stop.asks, stop.waiting, strict=True) for seat in each(to & here)]
        asked = [(ask, seat) for ask, seat in open_to if self.acted.get(seat, 0) < limit(ask) or ask.idle]
        if not asked or self.chance.random() < 0.01:
            self.move(CLOCK if game.allowed else NEXT)
            return
        ask, seat = asked[0]
        self.move(self.choice(ask, seat))
        self.acted[seat] = self.acted.get(seat, 0) + 1

    def do_beside(self) -> None:
        """Something that is offered to somebody; a reveal, which costs the game, only now and then."""
        stop, seats = self.play.game.stop, range(self.table.seats)
        offers = [(ask, seat) for seat in seats for ask in self.listed(stop.offered_to(seat)) if 0 not in ask.slots]
        if offers:
            ask, seat = self.chance.choice(offers)
            if ask.act != "reveal" or self.chance.random() < 0.1:
                self.move(Answer(seat, ask.act, tuple(self.argument(slot, self.chance, 0) for slot in ask.slots)))

    def listed(self, offers: list[Ask]) -> list[Ask]:
        claims = self.table.claims or self.table.book == "cuba"
        return [offer for offer in offers if claims or offer.act != "claim"]

    def choice(self, ask: Ask, seat: Seat) -> Answer:
        acted = self.acted.get(seat, 0)
        accuses = self.table.accuses
        raises = accuses if self.table.book == "bigcity" else 0.5
        eager = {"say": 0.1, "nominate": accuses, "vote": raises}.get(ask.act, self.table.eager)
        if ask.idle and (0 in ask.slots or acted >= limit(ask) or self.chance.random() > eager):
            after = "done" if "done" in ask.idle else ask.idle[-1]
            return Answer(seat, after if acted else self.chance.choice(ask.idle))
        chance = Random(f"{self.table.seed} {self.clock[0]} {acted}") if ask.act in TOGETHER else self.chance
        return Answer(seat, ask.act, tuple(self.argument(slot, chance, acted) for slot in to_seat(ask, seat).slots))

    def argument(self, slot: Slot, chance: Random, acted: int) -> Argument:
        if isinstance(slot, int):
            return chance.choice(each(slot))
        if isinstance(slot, tuple):
            return chance.choice(slot)
        if isinstance(slot, Numbers):
            return slot.least + acted
        if isinstance(slot, SeatOr):
            seats_or_words: list[int | str] = [*each(slot.seats), *slot.words]
            return chance.choice(seats_or_words)
        if isinstance(slot, Several):
            return tuple(chance.sample(each(slot.seats), slot.least))
        if isinstance(slot, NumberOr):
            numbers_or_words: list[int | str] = [*range(slot.least, min(slot.most, 3) + 1), *slot.words]
            return chance.choice(numbers_or_words)
        if isinstance(slot, Words):
            return tuple(chance.sample(slot.words, chance.randint(0, min(2, len(slot.words)))))
        assert isinstance(slot, Text)
        return chance.choice(WORDS[self.table.book])

    def move(self, answer: Answer) -> None:
        reason = self.play.answer(answer)
        written = write_move(answer, self.names, self.book)
        self.moves.append(f"{written} (refused: {reason})" if reason else written)
        self.write()
        if not reason and not self.play.game.over:
            self.happen(["after", answer.act])

    # What is written

    def write(self) -> None:
        """What is new since the last time: the moves, what was told, and what may be done now."""
        game = self.play.game
        told, self.told = game.log[self.told :], len(game.log)
        if told or game.stop is not self.stop:
            self.flush()
        for line in told:
            self.write_told(line)
        if game.stop is not self.stop:
            self.stop = game.stop
            for ask in game.stop.asks:
                if ask.to:
                    self.wrap("? ", self.may(ask))
            offers = self.listed(game.stop.offers)
            kinds = [] if self.table.book == "cuba" else [ask for ask in offers if ask.act == "claim"]
            for ask in offers:
                if ask.to and ask not in game.stop.asks and ask not in kinds:
                    self.wrap("+ ", self.may(ask))
            if kinds:  # what may follow each is for the scenarios
                self.wrap("+ ", f"claim {' '.join(dict.fromkeys(self.slot(ask.slots[0]) for ask in kinds))}")

    def flush(self) -> None:
        if self.moves:
            self.wrap("> ", " · ".join(move.replace(" ", NO_BREAK) for move in self.moves))
            self.moves = []

    def write_told(self, told: Told) -> None:
        if fact_name(told[1]) in NEW_PART:
            self.lines.append("")
        self.wrap("  ", f"{self.audience(told[0])}: {write_fact(told[1], self.names)}{self.whose(told)}")

    def whose(self, told: Told) -> str:
        """Whose private fact it is, where the audience does not say it."""
        for field, mark, _ in fields(type(told[1])):
            owner = getattr(told[1], field)
            if mark == "me" and told[0] & ~HOST != 1 << owner:
                return f" (of {self.names[owner]})"
        return ""

    def audience(self, to: int) -> str:
        if to == ALL:
            return "all"
        seats = [self.names[seat] for seat in each(to) if seat < len(self.names)]
        return " ".join(seats + ["host"] * bool(to & HOST) + ["spectators"] * bool(to & SPECTATORS))

    def may(self, ask: Ask) -> str:
        """`A B: vote C, pass, abstain; in 10 s pass`."""
        act = " ".join([ask.act, *(self.slot(slot) for slot in ask.slots)])
        limit = f"in {self.play.game.seconds} s {ask.lapse}" if self.play.game.seconds else "no limit"
        if ask.another:
            act += " but the own seat"
        return f"{self.audience(ask.to)}: {', '.join([act, *ask.idle])}; {limit}"

    def slot(self, slot: Slot) -> str:
        if isinstance(slot, int):
            return "/".join(self.names[seat] for seat in each(slot))
        if isinstance(slot, tuple):
            return "/".join(slot)
        if isinstance(slot, SeatOr):
            return "/".join([*(self.names[seat] for seat in each(slot.seats)), *slot.words])
        if isinstance(slot, Several):
            return f"{slot.least} of {self.slot(slot.seats)}"
        if isinstance(slot, NumberOr):
            return "/".join([f"{slot.least}-{slot.most}", *slot.words])
        if isinstance(slot, Words):
            return f"some of {' '.join(slot.words)}"
        return f"{slot.least}-{slot.most}" if isinstance(slot, Numbers) else '"…"'

    def wrap(self, mark: str, text: str) -> None:
        lines = textwrap.wrap(text, WIDTH, initial_indent=mark, subsequent_indent="      ", break_on_hyphens=False)
        self.lines += [line.replace(NO_BREAK, " ") for line in lines]


def limit(ask: Ask) -> int:
    """How often a seat acts in one step before it is content: three murders are planned, one speech is made."""
    return 3 if ask.act == "plan" else 1


def as_words(settings: dict[str, Value]) -> str:
    plain = {name: " ".join(value) if isinstance(value, tuple) else value for name, value in settings.items()}
    return ", ".join(f"{name}={str(value).lower()}" for name, value in plain.items())
