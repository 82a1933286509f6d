"""What a host could put right now: the inputs that a correction may change, or supply."""

from __future__ import annotations

from citysleeps.kernel.ask import Answer, Ask
from citysleeps.kernel.correcting import ENDS, Moment, question
from citysleeps.kernel.forms import Argument, NumberOr, Numbers, SeatOr, Several, Slot, Text, Words
from citysleeps.kernel.play import Play
from citysleeps.kernel.seats import HOST_SEAT, Seat, each

Mend = tuple[Seat, Ask]


def correctable(play: Play) -> list[Mend]:
    """For each seat what it is asked or offered now; and what it was asked where it made its inputs, in the step of the
    last input of all, or where that was closed without it. A correction of it may still come too late, if what was told
    of it cannot be told anew."""
    inputs = play.effective
    last = len(inputs)
    while last and inputs[last - 1].seat == HOST_SEAT and inputs[last - 1].act in play.book.asides:
        last -= 1
    again = play.afresh()
    seats = range(again.game.size)
    step = again.game.chapter
    over: list[Mend] = []
    for i in range(last):
        stop, made = again.game.stop, inputs[i]
        if again.game.chapter != step:
            step, over = again.game.chapter, []
        if made.seat >= 0:
            over += [(made.seat, ask) for ask in question(Moment(again, made.seat), made)]
        elif made.act in ENDS:
            over += [(seat, ask) for seat in seats for ask in stop.open_to(seat)]
        again.answer(made)
    again.end()  # nobody plays it on
    stop = play.game.stop
    if play.game.chapter != step and not play.book.corrects_what_has_ended:
        over = []
    found = []
    for one in seats:
        now = stop.open_to(one) + [offer for offer in stop.offered_to(one) if not has_words(offer)]
        found += [(one, ask) for ask in once([ask for seat, ask in over if seat == one] + now)]
    return [mend for mend in found if not play.book.hinders(play.game, example(*mend))]


def has_words(ask: Ask) -> bool:
    """Is something said in it, in the player's own words?"""
    return any([isinstance(slot, Text) for slot in ask.slots])


def once(asks: list[Ask]) -> list[Ask]:
    """The same asks, each once, with all the words that it could be answered with instead."""
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
    """Some correction of what a seat was asked."""
    if ask.idle:
        return Answer(HOST_SEAT, "correct", (seat, ask.idle[0]))
    return Answer(HOST_SEAT, "correct", (seat, ask.act, *[first(slot) for slot in ask.slots]))


def first(slot: Slot) -> Argument:
    """Some legal argument."""
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
