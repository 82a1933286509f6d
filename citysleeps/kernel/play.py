"""A game in play: its script, the questions open now, and the inputs that have been accepted."""

from __future__ import annotations

import msgspec

from citysleeps.kernel.ask import Answer, Ask
from citysleeps.kernel.book import Book
from citysleeps.kernel.facts import Told
from citysleeps.kernel.game import Stop
from citysleeps.kernel.legal import takes
from citysleeps.kernel.seats import HOST_SEAT
from citysleeps.kernel.setup import Setup


class Play:
    """A game is its beginning and its answers: the same ones rebuild it, at any moment."""

    def __init__(self, book: Book, setup: Setup) -> None:
        self.book = book
        self.setup = setup
        self.inputs: list[Answer] = []  # as they came, corrections included
        self.effective: list[Answer] = []  # the same with every correction carried out
        self.steps: list[int] = []  # for each effective input, the step that it was made in
        self.marks: list[int] = []  # for each input, how much had been told when it came
        self.game = book.game(setup)
        self.script = book.play(self.game)
        self.go_on()

    @property
    def asks(self) -> list[Ask]:
        return self.game.stop.asks

    def answer(self, answer: Answer) -> str:
        """Take an input. Empty if it was accepted, else the reason why not; a refused input changes nothing."""
        game = self.game
        stop = game.stop
        seat = answer.seat
        if 0 <= seat < game.size:
            waiting = stop.waiting
            asks = stop.asks
            for i in range(len(asks)):
                if waiting[i] >> seat & 1 and takes(asks[i], answer.act, answer.args):
                    self.note(answer)
                    waiting[i] &= ~(1 << seat)
                    if stop.first:
                        stop.closed_by = answer
                        self.go_on()
                    else:
                        stop.given.append(answer)
                        if not waiting[i] and not stop.is_open():
                            self.go_on()
                    return ""
        return self.intervene(answer)

    def take(self, raw: object) -> str:
        """Take an input of whatever make, as it comes from outside."""
        try:
            answer = msgspec.convert(raw, Answer)
        except msgspec.ValidationError:
            return self.book.not_understood
        return self.answer(answer)

    def reason(self, answer: Answer) -> str:
        """Why this input would be refused now; empty if it would not."""
        if 0 <= answer.seat < self.game.size:
            for ask in self.game.stop.open_to(answer.seat):
                if takes(ask, answer.act, answer.args):
                    return ""
        if answer.seat == HOST_SEAT and answer.act == "correct":
            return self.tried(answer)[0]
        return self.book.hinders(self.game, answer)

    def intervene(self, answer: Answer) -> str:
        """Take an input that answers no open ask: of the clock, of the host, or of one who leaves."""
        game = self.game
        if answer.seat == HOST_SEAT and answer.act == "correct":
            return self.correct(answer)
        reason = self.book.hinders(game, answer)
        if reason:
            return reason
        self.note(answer)
        if self.book.intervene(game, answer):
            game.stop.closed_by = answer
            self.go_on()
        else:
            game.stop.drop(game.absent)
            if game.over or not game.stop.is_open():
                self.go_on()
        return ""

    def note(self, answer: Answer) -> None:
        self.inputs.append(answer)
        self.effective.append(answer)
        self.steps.append(self.game.timer)
        self.marks.append(len(self.game.log))

    def go_on(self) -> None:
        """Run the script until it waits for somebody, or is over."""
        game = self.game
        while not game.over:
            try:
                stop: Stop = self.script.send(None)
            except StopIteration:
                break
            if game.absent:
                stop.drop(game.absent)
            if stop.is_open():
                game.stop = stop
                return
        self.script.close()
        game.stop = Stop([], False)

    def correct(self, correction: Answer) -> str:
        """Put an input in the place of a seat's input of the current step, or supply one that is missing.

        The game is played again with the answer changed. What was told stays told; what is told now and was not
        before is added to the log.
        """
        reason, again = self.tried(correction)
        if reason:
            return reason
        self.inputs.append(correction)
        self.marks.append(len(self.game.log))
        again.game.log, _ = merged(self.game.log, again.game.log)
        self.game = again.game
        self.script = again.script
        self.effective = again.effective
        self.steps = again.steps
        return ""

    def tried(self, correction: Answer) -> tuple[str, Play]:
        """The game played again with a correction; or the reason why it is refused."""
        reason = self.book.hinders(self.game, correction)
        if reason:
            return reason, self
        meant = corrected(correction)
        at = len(self.effective) if self.lacks(meant) else self.place(meant.seat)
        if at < 0:
            return self.book.hinders(self.game, meant) or "wrong_phase", self
        after = self.effective[at:]
        if after and after[0].seat == meant.seat:
            after = after[1:]
        again = Play(self.book, self.setup)
        step = self.game.timer if at == len(self.steps) else self.steps[at]
        for answer in [*self.effective[:at], meant, *after]:
            if answer.seat < 0 and answer.act in ("clock", "next") and again.game.timer > step:
                continue  # it closed the step, which the correction has closed already
            reason = again.answer(answer)
            if reason:
                return reason, self
        _, unsaid = merged(self.game.log, again.game.log)
        if any(not isinstance(told.fact, self.book.mendable) for told in unsaid):
            return "wrong_phase", self  # the next step has begun
        return "", again

    def lacks(self, meant: Answer) -> bool:
        """Is the step that is open now still waiting for this very input?"""
        for i in range(len(self.steps) - 1, -1, -1):
            if self.steps[i] != self.game.timer:
                break
            if self.effective[i].seat == meant.seat:
                return False
        return any(takes(ask, meant.act, meant.args) for ask in self.game.stop.open_to(meant.seat))

    def place(self, seat: int) -> int:
        """Where in the inputs a correction of this seat belongs: at its last input of the step in which the last
        input was made, or where the clock or the host closed that step without one; -1 if nowhere."""
        i = len(self.effective) - 1
        while i >= 0 and self.effective[i].seat == HOST_SEAT and self.effective[i].act in ("say", "warn"):
            i -= 1
        step = self.steps[i] if i >= 0 else -1
        closed = -1
        while i >= 0 and self.steps[i] == step:
            if self.effective[i].seat == seat:
                return i
            if self.effective[i].act in ("clock", "next"):
                closed = i
            i -= 1
        return closed


def corrected(correction: Answer) -> Answer:
    """The input that a correction puts in place."""
    seat, act, *args = correction.args
    assert type(seat) is int and type(act) is str
    return Answer(seat, act, tuple(args))


def merged(old: list[Told], new: list[Told]) -> tuple[list[Told], list[Told]]:
    """The old log with what the new one tells beyond it; and what the new one does not tell any more."""
    same = 0
    while same < len(old) and same < len(new) and old[same] == new[same]:
        same += 1
    rest = old[same:]
    added = []
    for told in new[same:]:
        if told in rest:
            rest.remove(told)
        else:
            added.append(told)
    return old + added, rest


def resume(book: Book, setup: Setup, inputs: list[Answer]) -> Play:
    """The game as it stood after these inputs."""
    play = Play(book, setup)
    for answer in inputs:
        reason = play.answer(answer)
        if reason:
            raise ValueError(f"{answer} is refused now: {reason}")
    return play
