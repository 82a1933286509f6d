"""What a host could correct now: the inputs that a correction may change or add."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from citysleeps.kernel.ask import Answer, Ask
from citysleeps.kernel.correcting import ENDS, Standing, is_closed, phase_of, question
from citysleeps.kernel.forms import Argument, NumberOr, Numbers, SeatOr, Several, Slot, Text, Words
from citysleeps.kernel.play import Play
from citysleeps.kernel.seats import HOST_SEAT, Seat, each

Mend = tuple[Seat, Ask]


class Mending:
    """What a host could correct in a running game. A look after one new input is quick. After several, or after a
    correction or an undo, it plays the game again."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.walk()

    def walk(self) -> None:
        """Play the game again, and take in every input."""
        again = self.play.afresh()
        self.inputs: list[Answer] = []  # those taken in so far
        self.step = again.game.began  # the step of the last input that belongs to one
        self.phase = phase_of(again.game)  # in which it was
        self.over: list[Mend] = []  # what was asked in that step
        self.given: dict[Seat, Answer] = {}  # the last input of each seat in that step
        for made in self.play.effective:
            at = again.game.began, phase_of(again.game)
            self.take_in(made, at, partial(Standing, again, is_own=made.seat >= 0))
            again.answer(made)
        again.end()  # nobody plays it on
        self.look_round()

    def look_round(self) -> None:
        """Keep how the game stands for every seat, until the next input."""
        self.stands = [Standing(self.play, seat) for seat in range(self.play.game.size)]

    def take_in(self, made: Answer, at: tuple[int, list[str]], stood: Callable[[Seat], Standing]) -> None:
        """An input that has come in this step of this phase, as the game stood for each seat."""
        self.inputs.append(made)
        if made.seat == HOST_SEAT and made.act in self.play.book.asides:
            return
        if at[0] != self.step:
            (self.step, self.phase), self.over, self.given = at, [], {}
        if made.seat >= 0:
            self.given[made.seat] = made
            self.over += [(made.seat, ask) for ask in question(stood(made.seat), made)]
        elif made.act in ENDS:
            self.over += [(seat, ask) for seat in range(self.play.game.size) for ask in stood(seat).asked]

    def look(self) -> list[Mend]:
        """For each seat what it is asked or offered now, and what it was asked in the step of the last input, whether
        or not it answered. A correction of the latter may still be refused as too late."""
        play, inputs = self.play, self.play.effective
        if self.inputs != inputs:
            if self.inputs == inputs[:-1]:
                stood = self.stands[0]
                self.take_in(inputs[-1], (stood.began, stood.phase), self.stands.__getitem__)
                self.look_round()
            else:
                self.walk()
        over = self.over if play.game.began == self.step or not is_closed(play, self.phase) else []
        found = []
        for one in range(play.game.size):
            stood = self.stands[one]
            now = stood.asked + [offer for offer in stood.offered if not has_words(offer)]
            asks = [ask for seat, ask in over if seat == one] + now
            found += [(one, ask) for ask in once([ask for ask in asks if ask.act not in play.book.unlisted])]
        return [mend for mend in found if not play.book.hinders(play.game, example(*mend))]

    @property
    def answers(self) -> dict[Seat, Answer]:
        """The last input of each seat in the step that goes on."""
        return dict(self.given) if self.play.game.began == self.step else {}


def correctable(play: Play) -> list[Mend]:
    """What a host could put right in a game as it stands."""
    return Mending(play).look()


def has_words(ask: Ask) -> bool:
    """Whether it contains free text."""
    return any([isinstance(slot, Text) for slot in ask.slots])


def once(asks: list[Ask]) -> list[Ask]:
    """The same asks without duplicates, each with all idle words that it can be answered with."""
    found: list[Ask] = []
    for ask in asks:
        same = [i for i, other in enumerate(found) if (other.act, other.slots) == (ask.act, ask.slots)]
        if same:
            idle = tuple(dict.fromkeys((*found[same[0]].idle, *ask.idle)))
            found[same[0]] = Ask(ask.to, ask.act, ask.slots, idle, ask.lapse)
        else:
            found.append(ask)
    return found


def example(seat: Seat, ask: Ask) -> Answer:
    """An example of a correction of what a seat was asked."""
    if ask.idle:
        return Answer(HOST_SEAT, "correct", (seat, ask.idle[0]))
    return Answer(HOST_SEAT, "correct", (seat, ask.act, *[first(slot) for slot in ask.slots]))


def first(slot: Slot) -> Argument:
    """An example of a legal argument."""
    if isinstance(slot, int):
        return each(slot)[0]
    if isinstance(slot, Numbers):
        return slot.least
    if isinstance(slot, Several):
        return each(slot.seats)[: slot.least]
    if isinstance(slot, Text):
        return "." * slot.least
    if isinstance(slot, NumberOr) and not slot.words:
        return slot.least
    if isinstance(slot, SeatOr | NumberOr):
        return slot.words[0]
    return () if isinstance(slot, Words) else slot[0]
