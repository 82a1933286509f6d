"""The bot `random`: it answers every ask once, and all legal answers are equally likely.

It passes or abstains only if nothing else is legal. After that, time runs out as the book says, so that results can be
compared with exact theory. If no clock runs, it passes or is done.
"""

from __future__ import annotations

from random import Random

from citysleeps.kernel.ask import CLOCK, NEXT, Answer, Ask, without
from citysleeps.kernel.forms import Argument, NumberOr, Numbers, SeatOr, Several, Slot, Text, Words
from citysleeps.kernel.play import Play
from citysleeps.kernel.seats import Seat, Seats, each


class Stuck(Exception):
    """The game waits for something that no bot can do, such as a host entering what is in a real box."""


def play_out(play: Play, chance: Random) -> None:
    """Let random bots in all seats play a game to its end."""
    game = play.game
    number = -1
    answered: dict[str, Seats] = {}  # in this step, by act
    act, seat = "", 0  # the last answer
    while not game.over:
        if game.number == number:
            answered[act] = answered.get(act, 0) | 1 << seat
        else:
            number = game.number
            answered.clear()
        stop = game.stop
        idle = True
        for ask in stop.asks:
            fresh = ask.to & ~answered.get(ask.act, 0) if answered else ask.to
            if not fresh:
                continue
            idle = False
            act = ask.act
            for seat in each(fresh):
                play.answer(choice(ask, seat, chance))
                if game.stop is not stop:
                    break
            if game.stop is not stop:
                break
        if idle:
            go_on(play)


def go_on(play: Play) -> None:
    """Let the time run out, or the host go on. If neither is possible, let somebody decline."""
    if play.is_timed and not play.answer(CLOCK):
        return
    if play.book.hosts(play.game) and not play.answer(NEXT):
        return
    if not declines(play):
        raise Stuck("nobody can answer, and neither the clock nor the host can go on")


def declines(play: Play) -> bool:
    for ask in play.game.stop.asks:
        for seat in each(ask.to):
            if ask.idle and not play.answer(Answer(seat, ask.idle[0])):
                return True
    return False


def choice(ask: Ask, seat: Seat, chance: Random) -> Answer:
    """A random legal answer. Free text has no options, so nothing is said."""
    slots = ask.slots
    if ask.barred and ask.barred >> seat & 1:
        return Answer(seat, ask.idle[0])
    if not slots:
        return Answer(seat, ask.act)
    for slot in slots:
        if slot == 0 if type(slot) is int else type(slot) is Text:
            return Answer(seat, ask.idle[0])
    if len(slots) == 1:
        slot = slots[0]
        if ask.another:
            slot = without(slot, seat)
        return Answer(seat, ask.act, (argument(slot, chance),))
    return Answer(seat, ask.act, tuple([argument(slot, chance) for slot in slots]))


def argument(slot: Slot, chance: Random) -> Argument:
    if type(slot) is int:
        seats = each(slot)
        return seats[int(chance.random() * float(len(seats)))]
    if type(slot) is tuple:
        return slot[int(chance.random() * float(len(slot)))]
    if type(slot) is Numbers:
        return slot.least + int(chance.random() * float(slot.most - slot.least + 1))
    if type(slot) is SeatOr:
        seats, words = each(slot.seats), slot.words
        i = int(chance.random() * float(len(seats) + len(words)))
        return seats[i] if i < len(seats) else words[i - len(seats)]
    if type(slot) is NumberOr:
        numbers, words = slot.most - slot.least + 1, slot.words
        i = int(chance.random() * float(numbers + len(words)))
        return slot.least + i if i < numbers else words[i - numbers]
    if type(slot) is Words:
        return tuple([word for word in slot.words if chance.random() < 0.5])
    assert isinstance(slot, Several)
    among = list(each(slot.seats))
    many = slot.least + int(chance.random() * float(slot.most - slot.least + 1))
    return tuple([among.pop(int(chance.random() * float(len(among)))) for _ in range(many)])
