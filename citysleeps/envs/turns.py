"""Whose turn it is, and what the seat may do in it.

The rule of the clock: in a step every seat has a turn for what it is asked, and whoever is only offered something has
one before them. Then the time runs out, as it does for the bots of a simulation.
"""

from __future__ import annotations

from typing import Any

from citysleeps.agents.random import Stuck, go_on
from citysleeps.envs.actions import WAIT, Actions, Legal
from citysleeps.kernel.ask import Ask
from citysleeps.kernel.errors import CitySleepsError
from citysleeps.kernel.play import Play
from citysleeps.kernel.rules import Rules
from citysleeps.kernel.seats import NOBODY, Seat, Seats, each
from citysleeps.kernel.setup import Setup
from citysleeps.kernel.stops import Every, Stop


class Turns:
    """A game in play, turn by turn. `rounds`: how often a seat may answer the same ask in one step."""

    def __init__(self, book: Rules[Any], setup: Setup, actions: Actions, rounds: int, has_claims: bool) -> None:
        self.actions = actions
        self.rounds = rounds
        self.everybody: Seats = (1 << len(setup.seats)) - 1
        self.play = Play(book, setup)
        self.game = self.play.game
        self.game.wordless = not has_claims
        self.beside = (*book.beside(setup), *(("claim",) if has_claims else ()))
        if rounds > 1:
            self.beside = tuple(dict.fromkeys(act for act, _ in actions.acts))
        self.clock = (-1, 0)
        self.used: dict[str, Seats] = {}  # in this step, by act: who has answered it as often as one may
        self.times: dict[tuple[str, Seat], int] = {}
        self.had: Seats = 0  # who has had a turn in this step, and so has none for offers alone
        self.taken = 0  # turns
        self.seat: Seat = NOBODY  # whose turn it is
        self.asks: list[tuple[Ask, Legal]] = []  # what it may answer, with the actions for each
        self.legal = actions.none
        self.alike: Stop | None = None  # where all who are asked and offered nothing may answer the same:
        self.plain: list[tuple[Ask, Legal]] = []  # the only ask there
        self.plain_legal = actions.none  # and what is legal for them
        self.made: list[Ask] = []  # all offers, as they were made last
        self.offering: Seats = 0  # who may do anything of that here
        self.go_on()

    def act(self, number: int) -> None:
        """The seat whose turn it is does this. It is one of `legal`."""
        self.do(number)
        self.go_on()

    def do(self, number: int) -> None:
        seat, asks = self.seat, self.asks
        self.taken += 1
        self.had |= 1 << seat
        if number == WAIT:
            for ask, _ in asks:
                self.note(seat, ask.act)
            return
        for ask, legal in asks:
            if number in legal.numbers:
                self.note(seat, ask.act)
                break
        reason = self.play.answer(self.actions.answers[seat][number])
        assert not reason, f"{self.actions.text(number, seat)} is legal and refused: {reason}"

    def note(self, seat: Seat, act: str) -> None:
        """This seat answers this act once more in this step."""
        if self.rounds > 1:
            times = self.times[act, seat] = self.times.get((act, seat), 0) + 1
            if times < self.rounds:
                self.had &= ~(1 << seat)
                return
        self.used[act] = self.used.get(act, 0) | 1 << seat

    def go_on(self) -> None:
        """Find the next turn. Where nobody has one the time runs out; when the game is over nobody has one either."""
        game = self.game
        while not game.over:
            clock = game.running_clock
            if clock != self.clock:
                self.begin_step(clock)
            stop = game.stop
            if self.beside:
                self.see_offers(stop)
            asked = self.asked(stop)
            if (self.offering and self.finds_offer(stop, asked)) or (asked and self.finds_ask(stop, asked)):
                return
            try:
                go_on(self.play)
            except Stuck as stuck:
                raise CitySleepsError(f"no seat can play on: {stuck}", "stuck") from stuck
        self.seat, self.asks, self.legal = NOBODY, [], self.actions.none

    def begin_step(self, clock: tuple[int, int]) -> None:
        self.clock = clock
        self.alike = None
        self.used = {}
        self.times = {}
        self.had = 0

    def see_offers(self, stop: Stop) -> None:
        """Find out who is offered something that is an action. A list that was seen has not changed."""
        made = stop.offers
        if made is self.made:
            return
        self.made = made
        self.offering = 0
        for ask in made:
            if ask.act in self.beside:
                self.offering |= ask.to

    def asked(self, stop: Stop) -> Seats:
        """Who is asked something and has a turn left for it."""
        asked, used, waiting = 0, self.used, stop.waiting
        for i, ask in enumerate(stop.asks):
            asked |= waiting[i] & ~used.get(ask.act, 0) if used else waiting[i]
        return asked & self.everybody

    def finds_offer(self, stop: Stop, asked: Seats) -> bool:
        """Whether somebody who is not asked may take an offer."""
        others = self.game.living & ~asked & ~self.had & self.offering
        for seat in each(others):
            asks = self.offers(stop, seat)
            if asks:
                self.seat, self.asks = seat, asks
                self.legal = self.any_of(asks).or_wait()
                return True
            self.had |= 1 << seat
        return False

    def finds_ask(self, stop: Stop, asked: Seats) -> bool:
        """Whether somebody is asked. One may wait only if a clock runs."""
        for seat in each(asked):
            if self.may_act(stop, seat):
                return True
            for ask in stop.asks:
                self.used[ask.act] = self.used.get(ask.act, 0) | 1 << seat  # it can say nothing but words
        return False

    def may_act(self, stop: Stop, seat: Seat) -> bool:
        """Whether this seat can do something, which is then its turn."""
        has_more = self.offering >> seat & 1 == 1 or (stop.again and self.rounds > 1)
        if stop is self.alike and not has_more:
            self.seat, self.asks, self.legal = seat, self.plain, self.plain_legal
            return True
        asks = self.open_to(stop, seat)
        if has_more:
            asks += self.offers(stop, seat)
        legal = self.any_of(asks)
        if not legal.numbers:
            return False
        self.seat, self.asks = seat, asks
        self.legal = legal.or_wait() if self.play.is_timed else legal
        only = stop.asks[0]
        if len(stop.asks) == 1 and not has_more and not only.another and not only.barred:
            self.alike, self.plain, self.plain_legal = stop, asks, self.legal
        return True

    def any_of(self, asks: list[tuple[Ask, Legal]]) -> Legal:
        if len(asks) == 1:
            return asks[0][1]
        return self.actions.legal(tuple([number for _, legal in asks for number in legal.numbers]))

    def open_to(self, stop: Stop, seat: Seat) -> list[tuple[Ask, Legal]]:
        found, waiting, used = [], stop.waiting, self.used
        for i, ask in enumerate(stop.asks):
            if waiting[i] >> seat & 1 and not (used and used.get(ask.act, 0) >> seat & 1):
                found.append((ask, self.actions.of(ask, seat)))
        return found

    def offers(self, stop: Stop, seat: Seat) -> list[tuple[Ask, Legal]]:
        """What the seat may do beside what it is asked, talk apart."""
        found = []
        for ask in stop.offered_to(seat):
            if ask.act in self.beside and not self.used.get(ask.act, 0) >> seat & 1:
                legal = self.actions.of(ask, seat)
                if legal.numbers:
                    found.append((ask, legal))
        return found

    def together(self) -> list[Seat]:
        """Who has a turn at the same time: all who are asked, if no answer is seen before all are in; else one."""
        stop = self.game.stop
        asked = self.asked(stop)
        if isinstance(stop, Every) and stop.heard is None and asked >> self.seat & 1:
            return list(each(asked))
        return [self.seat]

    def turn_to(self, seat: Seat) -> bool:
        """Give the turn to this seat instead. False if it cannot do anything now."""
        stop = self.game.stop
        return self.asked(stop) >> seat & 1 == 1 and self.may_act(stop, seat)
