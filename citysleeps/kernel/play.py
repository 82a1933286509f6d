"""A game in play: its script, the questions open now, and the inputs that have been accepted."""

from __future__ import annotations

import msgspec

from citysleeps.kernel.ask import CLOCK, Answer, Ask, takes
from citysleeps.kernel.book import Book
from citysleeps.kernel.forms import Given
from citysleeps.kernel.game import First, Gathering, Lasting, Stop, Told
from citysleeps.kernel.seats import HOST_SEAT, Seat
from citysleeps.kernel.setup import Setup


class Play:
    """A game is its beginning and its answers: the same ones rebuild it, at any moment."""

    def __init__(self, book: Book, setup: Setup) -> None:
        self.book = book
        self.setup = setup
        self.inputs: list[Answer] = []  # as they came, corrections included
        self.effective = self.inputs  # with every correction carried out; the same list while there is none
        self.game = book.game(setup)
        self.game.lasting = setup.lasting
        self.game.position = setup.position
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
            i = -1
            for to in waiting:
                i += 1
                if to >> seat & 1 and takes(stop.asks[i], answer.act, answer.args, seat):
                    self.inputs.append(answer)
                    if self.effective is not self.inputs:
                        self.effective.append(answer)
                    waiting[i] &= ~(1 << seat)
                    if isinstance(stop, First) or (isinstance(stop, Gathering) and stop.heard(answer)):
                        stop.closed_by = answer
                        self.go_on()
                    else:
                        stop.given.append(answer)
                        if not waiting[i] and not stop.is_open():
                            self.go_on()
                    return ""
            if isinstance(stop, Gathering):
                for offer in stop.offered_to(seat):
                    if takes(offer, answer.act, answer.args):
                        self.write_down(answer)
                        if stop.heard(answer):
                            stop.closed_by = answer
                            self.go_on()
                        return ""
        return self.intervene(answer)

    def write_down(self, answer: Answer) -> None:
        self.inputs.append(answer)
        if self.effective is not self.inputs:
            self.effective.append(answer)

    def take(self, seat: Seat, raw: object) -> str:
        """Take a seat's input of whatever make, as it comes from outside: the act, and its arguments."""
        try:
            given = msgspec.convert(raw, Given)
        except msgspec.ValidationError:
            return self.book.not_understood
        return self.answer(Answer(seat, given.act, given.args))

    def reason(self, answer: Answer) -> str:
        """Why this input would be refused now; empty if it would not."""
        if 0 <= answer.seat < self.game.size:
            stop = self.game.stop
            for ask in stop.open_to(answer.seat) + stop.offered_to(answer.seat):
                if takes(ask, answer.act, answer.args):
                    return ""
        if answer.seat == HOST_SEAT and answer.act == "correct":
            return self.tried(answer)[0]
        reason = self.book.hinders(self.game, answer)
        return "" if reason and self.is_for_later(answer) else reason

    def intervene(self, answer: Answer) -> str:
        """Take an input that answers no open ask: of the clock, of the host, or of one who leaves."""
        game = self.game
        if answer.seat == HOST_SEAT and answer.act == "correct":
            return self.correct(answer)
        reason = self.book.hinders(game, answer)
        if reason:
            if not self.is_for_later(answer):
                return reason
            self.answer(CLOCK)
            return self.answer(answer)
        self.write_down(answer)
        if self.book.intervene(game, answer):
            game.stop.closed_by = answer
            self.go_on()
        else:
            game.stop.drop(game.absent)
            if game.over or not game.stop.is_open():
                self.go_on()
        return ""

    @property
    def is_resting(self) -> bool:
        """Where no clock runs: has a step only to last, until somebody does what belongs to a later one?"""
        return not self.game.lasting and isinstance(self.game.stop, Lasting)

    def is_for_later(self, answer: Answer) -> bool:
        """Will this input be legal when the rest is over?"""
        if not self.is_resting or answer.seat < 0:
            return False
        later = resume(self.book, self.setup, self.effective)
        while later.is_resting:
            if later.answer(CLOCK):
                return False
        return not later.reason(answer)

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
        game.stop = Stop([])

    def correct(self, correction: Answer) -> str:
        """Put an input in the place of a seat's input of the current step, or supply one that is missing.

        The game is played again with the answer changed. What was told stays told; what is told now and was not
        before is added to the log.
        """
        reason, again, added = self.tried(correction)
        if reason:
            return reason
        self.inputs = [*self.inputs, correction]
        self.effective = again.inputs
        log = self.game.log + added
        again.game.audiences = [to for to, _ in log]
        again.game.facts = [fact for _, fact in log]
        self.game = again.game
        self.script = again.script
        return ""

    def tried(self, correction: Answer) -> tuple[str, Play, list[Told]]:
        """The reason why a correction is refused; or the game played again with it, and what is told anew."""
        reason = self.book.hinders(self.game, correction)
        if reason:
            return reason, self, []
        meant = corrected(correction)
        present, steps, stages = self.walked()
        at = len(self.effective) if self.lacks(meant, steps) else self.place(meant, steps)
        if at < 0:
            late = any(
                made.seat == meant.seat and made.act in (meant.act, "pass", "abstain") for made in self.effective
            )
            return ("" if late else self.book.hinders(self.game, meant)) or self.book.too_late, self, []
        replaced = at < len(self.effective) and self.effective[at].seat == meant.seat
        again = Play(self.book, self.setup)
        for i in range(len(self.effective) + 1):
            if i == at:
                reason = again.answer(meant)
                if reason:
                    return reason, self, []
                if replaced:
                    continue
            if i == len(self.effective):
                break
            answer = self.effective[i]
            if answer.seat < 0 and answer.act in ("clock", "next") and again.game.stage > stages[i]:
                continue  # it closed what the correction has closed already
            reason = again.answer(answer)
            if reason:
                return reason, self, []
        added, unsaid = difference(present.game.log, again.game.log)
        if any(not isinstance(fact, self.book.mendable) for _, fact in unsaid):
            return self.book.too_late, self, []  # the next step has begun
        return "", again, added

    def walked(self) -> tuple[Play, list[int], list[int]]:
        """The game played again from its effective inputs; and for each of them the step and the stage that it was
        made in, with the one that is open now at the end."""
        again = Play(self.book, self.setup)
        steps = [again.game.chapter or again.game.timer]
        stages = [again.game.stage]
        for answer in self.effective:
            again.answer(answer)
            steps.append(again.game.chapter or again.game.timer)
            stages.append(again.game.stage)
        return again, steps, stages

    def lacks(self, meant: Answer, steps: list[int]) -> bool:
        """Is the step that is open now still waiting for this very input?"""
        for i in range(len(self.effective)):
            if steps[i] == steps[-1] and self.effective[i].seat == meant.seat:
                return False
        return any(takes(ask, meant.act, meant.args) for ask in self.game.stop.open_to(meant.seat))

    def place(self, meant: Answer, steps: list[int]) -> int:
        """Where in the inputs a correction belongs: at the seat's own input of the step in which the last input was
        made, if there are several the last about the same; or where the clock or the host closed that step without
        one; -1 if nowhere."""
        i = len(self.effective) - 1
        while i >= 0 and self.effective[i].seat == HOST_SEAT and self.effective[i].act in ("say", "warn"):
            i -= 1
        step = steps[i] if i >= 0 else -1
        own = closed = -1
        while i >= 0 and steps[i] == step:
            made = self.effective[i]
            if made.seat == meant.seat:
                if made.act == meant.act and made.args[1:] == meant.args[1:]:
                    return i
                own = max(own, i)
            if made.act in ("clock", "next"):
                closed = i
            i -= 1
        return own if own >= 0 else closed


def corrected(correction: Answer) -> Answer:
    """The input that a correction puts in place."""
    seat, act, *args = correction.args
    assert type(seat) is int and type(act) is str
    return Answer(seat, act, tuple(args))


def difference(old: list[Told], new: list[Told]) -> tuple[list[Told], list[Told]]:
    """What the new log tells beyond the old one, and what it does not tell any more."""
    same = 0
    while same < len(old) and same < len(new) and old[same] == new[same]:
        same += 1
    unsaid = old[same:]
    added = []
    for told in new[same:]:
        if told in unsaid:
            unsaid.remove(told)
        else:
            added.append(told)
    return added, unsaid


def resume(book: Book, setup: Setup, inputs: list[Answer]) -> Play:
    """The game as it stood after these inputs."""
    play = Play(book, setup)
    for answer in inputs:
        reason = play.answer(answer)
        if reason:
            raise ValueError(f"{answer} is refused now: {reason}")
    return play
