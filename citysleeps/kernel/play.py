"""A game in play: its scripts, the open asks and the accepted inputs."""

from __future__ import annotations

from typing import Any

import msgspec

from citysleeps.kernel.ask import CLOCK, SHUT, Answer, Ask, takes
from citysleeps.kernel.correcting import ENDS, corrected, meant_by
from citysleeps.kernel.forms import Given
from citysleeps.kernel.game import Game, TheEnd
from citysleeps.kernel.rules import Meanwhile, Rules
from citysleeps.kernel.seats import ALL, CLOCK_SEAT, HOST, HOST_SEAT, Seat
from citysleeps.kernel.setup import Setup
from citysleeps.kernel.stops import Rest, Stop


class Beneath:
    """Where a script waits while another one runs on top of it, and its time limit."""

    def __init__(self, game: Game) -> None:
        self.stop = game.stop
        self.number = game.number
        self.seconds = game.seconds


class Play:
    """A game in play. Its setup and its inputs are enough to rebuild it at any moment."""

    def __init__(self, book: Rules[Any], setup: Setup) -> None:
        self.book = book
        self.setup = setup
        self.inputs: list[Answer] = []  # in order of arrival, corrections included
        self.effective = self.inputs  # with all corrections carried out; the same list if there are none
        self.replayed = 0  # inputs that were made again in copies of this game: what its corrections have cost
        self.game: Game = book.game(setup)
        self.game.lasting = setup.lasting
        self.game.position = setup.position
        self.game.begins = setup.begins
        self.script = book.play(self.game)
        self.meanwhile: list[Meanwhile] = []  # the scripts that run on top of the main one
        self.beneath: list[Beneath] = []
        self.is_over = False  # the script has ended: no more inputs
        self.go_on()

    def afresh(self) -> Play:
        """Start the game again from its setup, to make its inputs again."""
        self.replayed += len(self.effective)
        return Play(self.book, self.setup)

    def rebuilt(self, inputs: int) -> Play:
        """A copy of the game as it was after this many inputs."""
        self.replayed += inputs
        return resume(self.book, self.setup, self.effective[:inputs])

    @property
    def asks(self) -> list[Ask]:
        return self.game.stop.asks

    def answer(self, answer: Answer) -> str:
        """Take an input. Returns the reason if it is refused, else an empty string. A refused input changes nothing."""
        stop = self.game.stop
        seat = answer.seat
        who = 1 << seat if 0 <= seat < self.game.size else HOST if seat == HOST_SEAT else 0
        i = -1
        for to in stop.waiting:
            i += 1
            if to & who and takes(stop.asks[i], answer.act, answer.args, seat):
                self.inputs.append(answer)
                if self.effective is not self.inputs:
                    self.effective.append(answer)
                stop.waiting[i] = to & ~who
                if stop.takes_at_once(answer):
                    stop.closed_by = answer
                    self.go_on()
                elif not stop.waiting[i] and not stop.is_open():
                    self.go_on()
                return ""
        if 0 <= seat < self.game.size:
            for offer in stop.offered_to(seat):
                if takes(offer, answer.act, answer.args):
                    return self.take_offer(answer, stop)
        return self.intervene(answer)

    def take_offer(self, answer: Answer, stop: Stop) -> str:
        """Take an input that accepts an offer, or that changes an answer."""
        self.write_down(answer)
        if not (stop.again and any(takes(ask, answer.act, answer.args, answer.seat) for ask in stop.asks)):
            self.interrupt(answer)
        elif stop.takes_at_once(answer):
            stop.closed_by = answer
            self.go_on()
        return ""

    def write_down(self, answer: Answer) -> None:
        self.inputs.append(answer)
        if self.effective is not self.inputs:
            self.effective.append(answer)

    def take(self, seat: Seat, raw: object) -> str:
        """Take an input from a client. It may be malformed."""
        try:
            given = msgspec.convert(raw, Given)
        except msgspec.ValidationError:
            return self.book.not_understood
        return self.answer(Answer(seat, given.act, given.args))

    def hinders(self, answer: Answer) -> str:
        """The reason to refuse an input that answers no open ask. Empty if it is always allowed."""
        if answer.seat == CLOCK_SEAT:
            game = self.game
            if answer.args:
                timed = [period for period in game.periods if period.clock and period.ends.seconds]
                runs = answer.args[0] in [period.clock for period in timed]
            else:
                runs = self.is_timed and game.stop.is_open()
            return "" if runs and answer.act == CLOCK.act and len(answer.args) < 2 else self.book.not_now
        return self.book.hinders(self.game, answer)

    @property
    def is_timed(self) -> bool:
        """Whether the open asks end by themselves. In scenarios, waiting only for the host also ends by the clock."""
        game = self.game
        waits_for_host = isinstance(game.stop, Rest) and not game.lasting and not self.book.rests_for_others
        return game.allowed > 0 or game.unseen > 0 or waits_for_host

    def intervene(self, answer: Answer) -> str:
        """Take an input that answers no open ask: from the clock, the host, or a player who leaves."""
        if answer.seat == HOST_SEAT and answer.act == "correct":
            return self.correct(answer)
        if answer.seat == HOST_SEAT and answer.act == "undo":
            return self.undo(answer)
        reason = self.hinders(answer)
        if reason:
            if not self.is_for_later(answer):
                return reason
            self.answer(CLOCK)
            return self.answer(answer)
        self.write_down(answer)
        if answer.act in ENDS and self.is_innermost(answer):
            self.end_what_is_open(answer)
        else:
            self.interrupt(answer)
        return ""

    def is_innermost(self, ending: Answer) -> bool:
        """Whether it ends the open asks, and not an enclosing period with a named clock."""
        return not ending.args or ending.args[0] == self.game.periods[-1].clock

    def end_what_is_open(self, answer: Answer) -> None:
        """Carry out a timeout, or that the host goes on."""
        game = self.game
        if game.periods:
            period = game.periods[-1]
            ends_no_choice = answer.act == "clock" and period.unseen > 0 and not isinstance(game.stop, Rest)
            if answer.act == "next" or period.number == game.number or isinstance(game.stop, Rest):
                period.end()
            if ends_no_choice and game.lasting:
                return  # its minimum duration has passed, but somebody must still choose
        game.stop.closed_by = answer
        self.go_on()

    def interrupt(self, answer: Answer) -> None:
        """Run a script on top of the waiting one. It may ask and tell like any script."""
        self.beneath.append(Beneath(self.game))
        self.meanwhile.append(self.book.meanwhile(self.game, answer))
        self.go_on()

    @property
    def is_resting(self) -> bool:
        """Whether a step only waits for its time, and no clock runs: it ends when somebody acts in a later step."""
        return self.book.rests_for_others and not self.game.lasting and isinstance(self.game.stop, Rest)

    def is_for_later(self, answer: Answer) -> bool:
        """Whether this input will be legal once the waiting step is over."""
        if not self.is_resting or answer.seat < 0:
            return False
        later = self.rebuilt(len(self.effective))
        while later.is_resting:
            if later.answer(CLOCK):
                return False
        return not later.reason(answer)

    def go_on(self) -> None:
        """Run the scripts until one waits for somebody or the game is over."""
        try:
            while True:
                try:
                    stop: Stop = self.meanwhile[-1].send(None) if self.meanwhile else self.script.send(None)
                except StopIteration as done:
                    if not self.meanwhile:
                        break
                    stop = self.come_back(done.value)
                    if stop.closed_by is not SHUT:
                        continue
                if self.waits_at(stop):
                    return
        except TheEnd:
            pass
        self.end()

    def end(self) -> None:
        """Close all scripts wherever they are. No more inputs are taken, and no script keeps the game alive."""
        while self.meanwhile:
            self.meanwhile.pop().close()
        self.beneath.clear()
        self.script.close()
        self.game.periods.clear()
        self.game.offered.forget()
        self.game.stop = Stop([])
        self.is_over = True

    def waits_at(self, stop: Stop) -> bool:
        """Whether there is anybody to wait for."""
        game = self.game
        if game.periods:
            stop.period = game.periods[-1]
        stop.game = game
        stop.dropped = 0
        if game.silent:
            stop.drop(game.silent)
        if (stop.waiting and stop.waiting[0]) or stop.is_open():
            game.stop = stop
            return True
        return False

    def come_back(self, closed_by: Answer | None) -> Stop:
        """A script on top has ended. The waiting one goes on, with a restarted clock if the other asked
        anybody, or with the time that was set for it; or its asks close."""
        game = self.game
        del self.meanwhile[-1]
        beneath = self.beneath.pop()
        is_set = bool(game.periods) and game.periods[-1].number == game.number
        if game.number != beneath.number and not is_set:
            if game.periods and game.periods[-1].number == beneath.number:
                game.periods[-1].begin_anew()
            else:
                game.limit(beneath.seconds)
        if closed_by is not None:
            beneath.stop.closed_by = closed_by
        return beneath.stop

    def reason(self, answer: Answer) -> str:
        """The reason why this input would be refused now. Empty if it is legal."""
        if 0 <= answer.seat < self.game.size:
            if self.is_asked(answer):
                return ""
        elif answer.seat == HOST_SEAT:
            if answer.act == "correct":
                return self.reason_against(answer)
            if any(takes(ask, answer.act, answer.args) for ask in self.game.stop.open_to_host()):
                return ""
        reason = self.hinders(answer)
        if answer.seat == HOST_SEAT and answer.act == "undo" and self.last_to_undo() < 0:
            return reason or self.book.not_now
        return "" if reason and self.is_for_later(answer) else reason

    def reason_against(self, correction: Answer) -> str:
        """The reason why this correction would be refused now. Empty if it is legal."""
        reason = self.book.hinders(self.game, correction)
        if reason:
            return reason
        meant = meant_by(correction)
        if self.is_open(meant):
            return ""
        reason = corrected(self, meant)[0]
        return "" if reason and self.is_for_later(meant) else reason

    def correct(self, correction: Answer) -> str:
        """Enter an input for a seat. If the seat could make it now, it counts as the seat's own. Otherwise it replaces
        what the seat did in the current step, or adds what it did not do. What was told stays told; what the new game
        tells in addition is added to the log.
        """
        reason = self.book.hinders(self.game, correction)
        if reason:
            return reason
        meant = meant_by(correction)
        if self.is_open(meant):
            return self.enter(correction, meant)
        reason, again, added = corrected(self, meant)
        if reason:
            return self.enter(correction, meant) if self.is_for_later(meant) else reason
        self.inputs = [*self.inputs, correction]
        self.effective = again.inputs
        log = self.game.log + added
        again.game.audiences = [to for to, _ in log]
        again.game.facts[:] = [fact for _, fact in log]
        self.take_over(again)
        return ""

    def enter(self, correction: Answer, meant: Answer) -> str:
        """The seat's own input. The record shows that the host entered it."""
        inputs = [*self.inputs, correction]
        self.effective = self.inputs = [*self.effective]
        reason = self.answer(meant)
        self.inputs = inputs
        return reason

    def is_open(self, answer: Answer) -> bool:
        """Whether a seat may make this input now: it is asked or offered, or always allowed."""
        return self.is_asked(answer) or not self.hinders(answer)

    def is_asked(self, answer: Answer) -> bool:
        """Whether a seat is asked for this input now, or offered it."""
        stop = self.game.stop
        for ask in stop.open_to(answer.seat) + stop.offered_to(answer.seat):
            if takes(ask, answer.act, answer.args):
                return True
        return False

    def undo(self, answer: Answer) -> str:
        """Take back the last input that is not talk or a reminder, and those after it. Everything known about the
        earlier state is told again. A time limit that is taken back no longer runs."""
        reason = self.reason(answer)
        if reason:
            return reason
        at = self.last_to_undo()
        undone = self.effective[at]
        again = self.rebuilt(at)
        for period in again.game.periods:
            if undone.seat == CLOCK_SEAT and period.clock in undone.args:
                period.ends = period.ends.without_limit()
        self.inputs = [*self.inputs, answer]
        self.effective = again.inputs
        log = [*self.game.log, (ALL, self.book.undone(undone)), *again.game.log]
        again.game.audiences = [to for to, _ in log]
        again.game.facts[:] = [fact for _, fact in log]
        self.take_over(again)
        return ""

    def last_to_undo(self) -> int:
        """The index of the last input that is not talk or a reminder; -1 if there is none."""
        at = len(self.effective) - 1
        while at >= 0 and self.is_passed_over(self.effective[at]):
            at -= 1
        return at

    def is_passed_over(self, answer: Answer) -> bool:
        if answer.seat == CLOCK_SEAT:
            return answer.args[:1] in [(name,) for name in self.book.reminders]
        return answer.act in self.book.talk

    def take_over(self, again: Play) -> None:
        self.game, self.script = again.game, again.script
        self.meanwhile, self.beneath, self.is_over = again.meanwhile, again.beneath, again.is_over


def resume(book: Rules[Any], setup: Setup, inputs: list[Answer]) -> Play:
    """Rebuild the game after these inputs."""
    play = Play(book, setup)
    for answer in inputs:
        reason = play.answer(answer)
        if reason:
            raise ValueError(f"{answer} is refused now: {reason}")
    return play
