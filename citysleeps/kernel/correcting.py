"""Corrections by the host: the game is played again with one input changed or added.

If the seat can still do it, the host enters it as the seat's own input instead (`Play.correct`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from citysleeps.kernel.ask import Answer, Ask, takes
from citysleeps.kernel.game import Game, Told
from citysleeps.kernel.offers import NO_OFFERS
from citysleeps.kernel.seats import ALL, HOST_SEAT, Seat, Seats
from citysleeps.kernel.stops import Rest

if TYPE_CHECKING:
    from citysleeps.kernel.play import Play

ENDS: Final = ("clock", "next")  # inputs of the clock and the host that end what is open


def meant_by(correction: Answer) -> Answer:
    """The input that a correction enters."""
    seat, act, *args = correction.args
    assert type(seat) is int and type(act) is str
    return Answer(seat, act, tuple(args))


class Standing:
    """Where the game is when an input comes: the step, how far in it, the round, and what is open to one seat. Offers
    are listed only if the input may be the seat's own, because the list is long."""

    def __init__(self, play: Play, seat: Seat, is_own: bool = True) -> None:
        game = play.game
        self.began = game.began
        self.phase = phase_of(game)
        self.progress = progress(game)
        self.round = play.book.numbers(game)
        self.asked = game.stop.open_to(seat)
        self.offered = game.stop.offered_to(seat) if is_own else NO_OFFERS


def corrected(play: Play, meant: Answer) -> tuple[str, Play, list[Told]]:
    """Carry out a correction. Returns the reason if it is refused; else the new game, and what it tells in addition.

    The correction replaces what the seat did. If later inputs do not allow that, it is added after it.
    """
    present, stands = walked(play, meant)
    at = place(play, meant, stands)
    if at < 0:
        return nothing_to_correct(play, meant, stands), play, []
    refused = ""
    for there in (at, len(play.effective)):
        reason, again, added = put(play, present, meant, stands, at, there)
        if not reason:
            return "", again, added
        refused = refused or reason
    return refused, play, []


def walked(play: Play, meant: Answer) -> tuple[Play, list[Standing]]:
    """The game replayed from its effective inputs, and how it stood at each input. How it stands now comes last."""
    again = play.afresh()
    stands = []
    for made in play.effective:
        stands.append(Standing(again, meant.seat, is_own=made.seat == meant.seat))
        again.answer(made)
    stands.append(Standing(again, meant.seat, is_own=False))
    return again, stands


def place(play: Play, meant: Answer, stands: list[Standing]) -> int:
    """The index of the input that a correction replaces; -1 if there is none. It is the seat's own answer to the same
    ask in the step of the last input: the last about the same thing, if there are several. Or it is the input of the
    clock or the host that closed the ask without an answer."""
    inputs = play.effective
    i = len(inputs) - 1
    while i >= 0 and inputs[i].seat == HOST_SEAT and inputs[i].act in play.book.asides:
        i -= 1
    step = stands[i].began  # before the first input: how it stands now
    if step != stands[-1].began and is_closed(play, stands[i].phase):
        return -1
    found = -1
    while i >= 0 and stands[i].began == step:
        made = inputs[i]
        if made.seat == meant.seat and answers(meant, question(stands[i], made)):
            if made.act == meant.act and made.args[1:] == meant.args[1:]:
                return i
            found = max(found, i)
        if made.act in ENDS and answers(meant, stands[i].asked):
            found = max(found, i)
        i -= 1
    return found


def phase_of(game: Game) -> list[str]:
    """The widest phase that the game is in, if it is in any."""
    return game.where()[:1]


def is_closed(play: Play, phase: list[str]) -> bool:
    """Whether a step of this phase that has ended can no longer be corrected."""
    book = play.book
    is_over = phase != phase_of(play.game)
    return not book.corrects_what_has_ended or (is_over and any([one in book.sealed for one in phase]))


def question(stood: Standing, made: Answer) -> list[Ask]:
    """The asks that a seat's input may have answered: what it was asked, or else what it was offered."""
    if any([takes(ask, made.act, made.args) for ask in stood.asked]):
        return stood.asked
    return [offer for offer in stood.offered if takes(offer, made.act, made.args)]


def answers(meant: Answer, asks: list[Ask]) -> bool:
    """Whether it answers one of these asks, even if not legally."""
    return any([meant.act == ask.act or meant.act in ask.idle for ask in asks])


def nothing_to_correct(play: Play, meant: Answer, stands: list[Standing]) -> str:
    """The reason for a refusal: too late, if the seat was asked in this round; else that of the seat's own input."""
    book, now = play.book, stands[-1]
    was_asked = any([stood.round == now.round and answers(meant, stood.asked) for stood in stands])
    late = book.corrects_what_has_ended and was_asked and not answers(meant, now.asked)
    return ("" if late else book.hinders(play.game, meant)) or book.too_late


def put(
    play: Play, present: Play, meant: Answer, stands: list[Standing], at: int, there: int
) -> tuple[str, Play, list[Told]]:
    """The game with one input replaced, or the reason why that is impossible."""
    inputs, book = play.effective, play.book
    again = play.afresh()
    listeners = ALL
    for i in range(len(inputs) + 1):
        if i == there:
            if again.game.began != stands[at].began:
                return book.too_late, play, []  # it would answer a different ask
            listeners = here(again.game)
            reason = again.answer(meant)
            if reason:
                return reason, play, []
        if i == len(inputs) or (i == at and inputs[i].seat == meant.seat):
            continue
        if inputs[i].act in ENDS and progress(again.game) > stands[i].progress:
            continue  # the correction has closed this already
        if again.answer(inputs[i]):
            return book.too_late, play, []
    added, unsaid = difference(present.game.log, again.game.log)
    if any([not isinstance(fact, book.mendable) for _, fact in unsaid]):
        return book.too_late, play, []  # the next step has begun
    back = [(to, book.takes_back(fact)) for to, fact in unsaid]
    added = [*[(to, fact) for to, fact in back if fact is not None], *added]
    gone = listeners & ~here(present.game) & ~present.game.watchers
    if any([to != ALL and to & gone for to, _ in added]):
        return book.too_late, play, []  # a seat that is out would have to be told
    return "", again, added


def progress(game: Game) -> tuple[int, bool]:
    """How far the script is: by its number, then by whether a step only waits for its time."""
    return game.number, isinstance(game.stop, Rest)


def here(game: Game) -> Seats:
    """The seats that may still be told things."""
    return game.living & ~game.absent & ~game.silent


def difference(old: list[Told], new: list[Told]) -> tuple[list[Told], list[Told]]:
    """What the new log has that the old one had not, and the other way round."""
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
