"""A host's correction: the game is played again with one input changed, or with one that was missing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from citysleeps.kernel.ask import Answer, takes
from citysleeps.kernel.game import Told
from citysleeps.kernel.seats import ALL, HOST_SEAT

if TYPE_CHECKING:
    from citysleeps.kernel.play import Play

ENDS: Final = ("clock", "next")  # by the clock, or by the host: what is open ends


def corrected(play: Play, correction: Answer) -> tuple[str, Play, list[Told]]:
    """The reason why a correction is refused; or the game played again with it, and what is told anew."""
    reason = play.book.hinders(play.game, correction)
    if reason:
        return reason, play, []
    meant = meant_by(correction)
    present, moments = walked(play, meant)
    inputs = play.effective
    at = len(inputs) if lacks(play, meant, moments) else place(play, meant, moments)
    if at < 0:
        return nothing_to_correct(play, meant, moments), play, []
    replaced = at < len(inputs) and inputs[at].seat == meant.seat
    again = play.afresh()
    listeners = ALL
    for i in range(len(inputs) + 1):
        if i == at:
            listeners = again.game.living & ~again.game.absent
            reason = again.answer(meant)
            if reason:
                return reason, play, []
            if replaced:
                continue
        if i == len(inputs):
            break
        answer = inputs[i]
        if answer.seat < 0 and answer.act in ENDS and again.game.stage > moments[i].stage:
            continue  # it closed what the correction has closed already
        if again.answer(answer):
            return play.book.too_late, play, []
    added, unsaid = difference(present.game.log, again.game.log)
    added = [*taken_back(play, unsaid), *added]
    if any(not isinstance(fact, play.book.mendable) for _, fact in unsaid):
        return play.book.too_late, play, []  # the next step has begun
    game = again.game
    gone = listeners & ~(game.living & ~game.absent) & ~game.watchers
    if any(to != ALL and to & gone for to, _ in added):
        return play.book.too_late, play, []  # who is out by now is told nothing of it
    return "", again, added


def taken_back(play: Play, unsaid: list[Told]) -> list[Told]:
    """What has to be told lest somebody goes on believing what is not so any more."""
    back = [(to, play.book.takes_back(fact)) for to, fact in unsaid]
    return [(to, fact) for to, fact in back if fact is not None]


def meant_by(correction: Answer) -> Answer:
    """The input that a correction puts in place."""
    seat, act, *args = correction.args
    assert type(seat) is int and type(act) is str
    return Answer(seat, act, tuple(args))


class Moment:
    """Where a game stands: in which chapter, how far in it, in which round; and whether it waits for such an input."""

    def __init__(self, play: Play, meant: Answer) -> None:
        game = play.game
        self.chapter = game.chapter
        self.stage = game.stage
        self.round = play.book.numbers(game)
        open_now = game.stop.open_to(meant.seat) + game.stop.offered_to(meant.seat)
        self.asked = any(meant.act == ask.act or meant.act in ask.idle for ask in open_now)


def walked(play: Play, meant: Answer) -> tuple[Play, list[Moment]]:
    """The game played again from its effective inputs; and the moment of each of them, with the present one at the
    end."""
    again = play.afresh()
    moments = [Moment(again, meant)]
    for answer in play.effective:
        again.answer(answer)
        moments.append(Moment(again, meant))
    return again, moments


def lacks(play: Play, meant: Answer, moments: list[Moment]) -> bool:
    """Is what is open now still waiting for this very input? Where only that can be corrected, what is offered beside
    may always be done once more."""
    offers = [] if play.book.corrects_what_has_ended else play.game.stop.offered_to(meant.seat)
    if any(takes(offer, meant.act, meant.args) for offer in offers):
        return not play.game.stop.again
    for i in range(len(play.effective)):
        if moments[i].chapter == moments[-1].chapter and play.effective[i].seat == meant.seat:
            return False
    return any(takes(ask, meant.act, meant.args) for ask in play.game.stop.open_to(meant.seat))


def place(play: Play, meant: Answer, moments: list[Moment]) -> int:
    """Where in the inputs a correction belongs: at the seat's own answer to the same question in the chapter in which
    the last input was made, if there are several the last about the same; or where the clock or the host closed it
    without one; -1 if nowhere."""
    inputs = play.effective
    i = len(inputs) - 1
    while i >= 0 and inputs[i].seat == HOST_SEAT and inputs[i].act in play.book.asides:
        i -= 1
    chapter = moments[i].chapter if i >= 0 else -1
    if chapter != moments[-1].chapter and not play.book.corrects_what_has_ended:
        return -1
    own = closed = -1
    while i >= 0 and moments[i].chapter == chapter:
        made = inputs[i]
        if made.seat == meant.seat and moments[i].asked:
            if made.act == meant.act and made.args[1:] == meant.args[1:]:
                return i
            own = max(own, i)
        if made.act in ENDS and moments[i].asked:
            closed = i
        i -= 1
    return own if own >= 0 else closed


def nothing_to_correct(play: Play, meant: Answer, moments: list[Moment]) -> str:
    """The reason: what the seat was asked for is over, in this round; or that of its own input."""
    if not play.book.corrects_what_has_ended:
        return play.book.hinders(play.game, meant) or play.book.too_late
    now = moments[-1]
    late = not now.asked and any(moment.asked and moment.round == now.round for moment in moments)
    return ("" if late else play.book.hinders(play.game, meant)) or play.book.too_late


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
