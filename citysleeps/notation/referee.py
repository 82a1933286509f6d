"""The referee plays a scenario by the rules and says whether what it expects holds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from citysleeps.books.shelf import SHELF
from citysleeps.kernel.ask import CLOCK, NEXT, Answer, Ask, takes
from citysleeps.kernel.facts import Fact
from citysleeps.kernel.play import Play
from citysleeps.kernel.seats import ALL, HOST, SPECTATORS, Seat, Seats, each
from citysleeps.kernel.setup import BadSetup
from citysleeps.notation.scenario import Scenario, Step, words
from citysleeps.notation.words import (
    NotUnderstood,
    fact_name,
    matches,
    nearest,
    read_move,
    seat_named,
    write_fact,
    write_move,
)
from citysleeps.views.view import told_to, view

MOST_PASSES = 10_000


class Fails(Exception):
    """What was expected, and what came."""


def referee(scenario: Scenario) -> None:
    """Play the scenario; raises Fails, or NotUnderstood for what is not in the notation."""
    book = SHELF[scenario.setup.book]
    for clause in scenario.proves:
        if not clause.startswith(book.prefix + "-"):
            raise NotUnderstood(f"proves {clause}: the clauses of {book.name} begin with {book.prefix}-")
    try:
        setup = book.settle(scenario.setup)
    except BadSetup as bad:
        if scenario.refused in (bad.reason, "true"):
            return
        wanted = f"to be refused with {scenario.refused}" if scenario.refused else "a game"
        raise Fails(f"expected {wanted}; it cannot be dealt: {bad} ({bad.reason})") from bad
    if scenario.refused:
        raise Fails(f"expected to be refused with {scenario.refused}; it can be dealt")
    table = Table(Play(book, setup))
    for number, step in enumerate(scenario.play, 1):
        try:
            table.take(step)
        except Fails as failure:
            raise Fails(f"step {number} ({brief(step)}): {failure}; now in {table.place()}") from None
        except NotUnderstood as failure:
            raise NotUnderstood(f"step {number} ({brief(step)}): {failure}") from None


def brief(step: Step) -> str:
    text = step if isinstance(step, str) else " ".join(f"{key}: {value}" for key, value in step.items())
    return text if len(text) <= 100 else text[:99] + "…"


class Table:
    """A game that the referee plays, and how far the expectations have read its log."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.book = play.book
        self.names = play.setup.seats
        self.read = 0

    def take(self, step: Step) -> None:
        if isinstance(step, str):
            self.move(read_move(step, self.names, self.book))
            return
        ((key, value),) = step.items()
        match key:
            case "expect":
                for name, wanted in value.items():
                    self.expect(name, wanted)
                self.read = len(self.play.game.log)
            case "refused":
                self.refused(value)
            case "until":
                self.advance(self.aim(value), False, value)
            case "skip":
                self.advance(self.aim(value), True, value)

    # Moves

    def move(self, answer: Answer) -> None:
        """Make a move; before a seat's own move, everybody who may pass does, until it is open."""
        if answer.seat >= 0 and answer.act != "leave":
            text = write_move(answer, self.names, self.book)
            first = self.play.reason(answer)
            try:
                self.advance(lambda: not self.play.reason(answer), False, text)
            except Fails as failure:
                raise Fails(f"refused with {first}, and {failure}") from None
        reason = self.play.answer(answer)
        if reason:
            raise Fails(f"refused with {reason}")

    def refused(self, text: str) -> None:
        """A move that must be refused; with a reason, everybody passes until it is refused for that one."""
        *moved, last = text.split() or [""]
        reason = last if last in self.book.reasons and moved else ""
        answer = read_move(
            " ".join(moved).removesuffix("->").removesuffix(",") if reason else text, self.names, self.book
        )
        if not reason:
            if not self.play.reason(answer):
                raise Fails("expected a refusal; it is legal")
            return
        now = self.play.reason(answer)
        try:
            self.advance(lambda: self.play.reason(answer) == reason, False, f"a refusal with {reason}")
        except Fails:
            raise Fails(
                f"expected to be refused with {reason}; {'refused with ' + now if now else 'it is legal'}"
            ) from None

    def advance(self, there: Callable[[], bool], force: bool, what: str) -> None:
        """Everybody who may pass does so until we are there; with `force` time runs out for those who may not."""
        for _ in range(MOST_PASSES):
            if there():
                return
            if self.play.game.over:
                raise Fails(f"the game is over before {what}")
            if self.pass_one():
                continue
            if not force:
                raise Fails(f"{self.must()} before {what}")
            if self.play.answer(CLOCK) and self.play.answer(NEXT):
                raise Fails(f"nothing goes on before {what}")
        raise Fails(f"{what} does not come")

    def pass_one(self) -> bool:
        """Let one seat that may pass do so."""
        stop = self.play.game.stop
        for ask, waiting in zip(stop.asks, stop.waiting, strict=True):
            word = idle_word(ask)
            if word and waiting:
                reason = self.play.answer(Answer(each(waiting)[0], word))
                assert not reason, reason
                return True
        return False

    def must(self) -> str:
        """Who must answer, and what."""
        stop = self.play.game.stop
        waiting = [
            f"{self.names[seat]} must {ask.act}"
            for ask, to in zip(stop.asks, stop.waiting, strict=True)
            for seat in each(to)
        ]
        return " and ".join(waiting) or "nobody may do anything"

    def aim(self, text: str) -> Callable[[], bool]:
        """`doctor`, `day 2`, `over`, or `J guard`: what to go on to."""
        parts = text.split()
        if parts == ["over"]:
            return lambda: self.play.game.over
        if len(parts) == 2 and parts[0] in self.names:
            seat = seat_named(parts[0], self.names)
            return lambda: self.may(seat, parts[1])
        if not parts or len(parts) > 2 or parts[0] not in self.book.phases:
            raise NotUnderstood(
                f"{text} is neither a phase nor a step; {nearest(parts[0] if parts else '', list(self.book.phases))}"
            )
        if len(parts) == 1:
            return lambda: parts[0] in self.where()
        if not parts[1].isdigit():
            raise NotUnderstood(f"{text}: a number follows the phase, such as {parts[0]} 2")
        return lambda: self.stands_at(parts[0], int(parts[1]))

    def stands_at(self, phase: str, number: int) -> bool:
        """Are we in this phase of this number: `night 2`, and any step of it, `vote 3` of day 3?"""
        numbers = self.book.numbers(self.play.game)
        current = max(numbers.values(), default=0)
        return phase in self.where() and number == numbers.get(phase, current)

    def where(self) -> list[str]:
        return self.book.where(self.play.game)

    def place(self) -> str:
        return " > ".join(self.where())

    # Expectations

    def expect(self, name: str, wanted: Any) -> None:
        game = self.play.game
        match name:
            case "alive":
                self.same(name, self.seats(wanted), each(game.living))
            case "dead":
                self.same(name, self.seats(wanted), each(((1 << game.size) - 1) & ~game.living))
            case "phase" | "step":
                for phase in words(wanted, name):
                    self.in_phase(phase)
            case "facts" | "only_facts" | "no_facts":
                self.told(name, wanted)
            case "knows":
                for seat, other, word in self.pairs(name, wanted):
                    known = self.known(seat, other)
                    if word not in known:
                        raise Fails(
                            f"{self.names[seat]} was to know {self.names[other]} as {word}; knows {known or 'nothing'}"
                        )
            case "unknown":
                for seat, others in self.by_seat(name, wanted):
                    for other in self.seats(others):
                        card = self.card(seat, other)
                        if card:
                            raise Fails(f"{self.names[seat]} was not to know {self.names[other]}; knows {card}")
            case "may" | "may_not":
                for seat, acts in self.by_seat(name, wanted):
                    for act in [acts] if isinstance(acts, str) and " " in acts else words(acts, name):
                        if self.may(seat, act) != (name == "may"):
                            acts_open = [ask.act for ask in game.stop.open_to(seat)]
                            verb = "may not" if name == "may" else "may"
                            raise Fails(f"{self.names[seat]} {verb} {act}; may {acts_open or 'nothing'}")
            case "asked":
                asked = 0
                for to in game.stop.waiting:
                    asked |= to
                self.same(name, self.seats(wanted), each(asked))
            case "limit" | "lapse":
                for seat, value in self.by_seat(name, wanted):
                    asks = game.stop.open_to(seat)
                    came = [str(ask.seconds if name == "limit" else ask.lapse) for ask in asks]
                    if str(value) not in came:
                        raise Fails(f"expected {name} {value} for {self.names[seat]}; came {came or 'no ask'}")
            case "votes" | "count":
                self.ballot(name, wanted)
            case "over":
                if bool(wanted) != game.over:
                    raise Fails(f"the game is {'over: ' + game.winner if game.over else 'not over'}")
            case "winner":
                if str(wanted) != (game.winner or "none"):
                    raise Fails(f"expected winner {wanted}; came {game.winner or 'none'}")
            case "winners":
                self.same(name, self.seats(wanted), each(game.winners))
            case _:
                numbers = self.book.numbers(game)
                if numbers.get(name) != wanted:
                    raise Fails(f"expected {name} {wanted}; came {numbers.get(name, 'none in this book')}")

    def same(self, what: str, wanted: list[Seat], came: list[Seat]) -> None:
        if sorted(wanted) != sorted(came):
            raise Fails(f"expected {what} {self.say(wanted)}; came {self.say(came)}")

    def say(self, seats: list[Seat]) -> str:
        return " ".join(self.names[seat] for seat in sorted(seats)) or "nobody"

    def seats(self, value: Any) -> list[Seat]:
        return [seat_named(word, self.names) for word in words(value, "seats") if word != "nobody"]

    def in_phase(self, phase: str) -> None:
        if phase not in self.book.phases:
            raise NotUnderstood(f"there is no phase or step {phase}; {nearest(phase, list(self.book.phases))}")
        if phase not in self.where():
            raise Fails(f"expected {phase}")

    def by_seat(self, what: str, wanted: Any) -> list[tuple[Seat, Any]]:
        if not isinstance(wanted, dict):
            raise NotUnderstood(f"{what} is a map from seats, such as {{A: …}}")
        return [(seat_named(str(seat), self.names), value) for seat, value in wanted.items()]

    def pairs(self, what: str, wanted: Any) -> list[tuple[Seat, Seat, str]]:
        """Who, about whom, what: {A: {B: mafia, C: [don, nod]}}."""
        found = []
        for seat, about in self.by_seat(what, wanted):
            for other, value in self.by_seat(what, about):
                found += [(seat, other, word) for word in words(value, what)]
        return found

    def card(self, seat: Seat, other: Seat) -> str:
        return self.book.known(view(self.book, self.play.setup, self.play.game.log, 1 << seat), other)[0]

    def known(self, seat: Seat, other: Seat) -> list[str]:
        known = self.book.known(view(self.book, self.play.setup, self.play.game.log, 1 << seat), other)
        return [word for word in known if word]

    def may(self, seat: Seat, text: str) -> bool:
        """May the seat do this act now: `guard` with any argument, or `guard A` with this one?"""
        act, *rest = text.split(maxsplit=1)
        asks = self.play.game.stop.open_to(seat)
        if rest:
            answer = read_move(f"{self.names[seat]} {text}", self.names, self.book)
            return any(takes(ask, answer.act, answer.args) for ask in asks)
        return any(act in ask.idle or (act == ask.act and 0 not in ask.slots) for ask in asks)

    def told(self, name: str, wanted: Any) -> None:
        """What was told to all, or to one seat, since the last expectation."""
        by = wanted if isinstance(wanted, dict) else {"all": wanted}
        for who, patterns in by.items():
            audience = self.audience(str(who))
            since = self.play.game.log[self.read :]
            facts = [told.fact for told in since if told.to == ALL] if audience == ALL else told_to(since, audience)
            listed = [str(pattern) for pattern in (patterns if isinstance(patterns, list) else [patterns])]
            self.compare(name, str(who), listed, facts)

    def audience(self, who: str) -> Seats:
        special = {"all": ALL, "host": HOST, "spectators": SPECTATORS}
        return special[who] if who in special else 1 << seat_named(who, self.names)

    def compare(self, name: str, who: str, patterns: list[str], facts: list[Fact]) -> None:
        kinds = [fact_name(kind) for kind in self.book.facts]
        for pattern in patterns:
            kind = (pattern.split() or [""])[0]
            if kind not in kinds:
                raise NotUnderstood(f"there is no fact {kind}; {nearest(kind, kinds)}")
        told = [write_fact(fact, self.names) for fact in facts]
        if name == "no_facts":
            for pattern in patterns:
                for fact in facts:
                    if pattern == fact_name(fact) or matches(pattern, fact, self.names):
                        raise Fails(f"{who} was told {write_fact(fact, self.names)}")
            return
        at = 0
        for pattern in patterns:
            while at < len(facts) and not matches(pattern, facts[at], self.names):
                at += 1
            if at == len(facts):
                raise Fails(f"{who} was not told {pattern} (in this order); was told {told or 'nothing'}")
            at += 1
        if name == "only_facts" and len(facts) != len(patterns):
            raise Fails(f"{who} was told more than expected: {told}")

    def ballot(self, name: str, wanted: Any) -> None:
        if not isinstance(wanted, dict):
            raise NotUnderstood(f"{name} is a map from candidates, such as {{A: …}}")
        hands, counts = self.book.votes(self.play.game)
        for who, value in wanted.items():
            choice: int | str = self.names.index(str(who)) if str(who) in self.names else str(who)
            if name == "votes":
                self.same(f"votes for {who}", self.seats(value), each(hands.get(choice, 0)))
            elif counts.get(choice) != value:
                raise Fails(f"expected {value} votes for {who}; came {counts.get(choice, 'none')}")


def idle_word(ask: Ask) -> str:
    """What one says who does not want to act: the ask's own lapse where that is an answer, else its first idle word."""
    if ask.lapse in ask.idle or (ask.lapse == ask.act and not ask.slots):
        return ask.lapse
    return ask.idle[0] if ask.idle and ask.lapse == "nothing" else ""
