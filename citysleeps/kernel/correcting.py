"""A host's correction: the game is played again with one input changed, or with one that was missing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from citysleeps.kernel.ask import Answer, takes
from citysleeps.kernel.game import Told
from citysleeps.kernel.seats import HOST_SEAT

if TYPE_CHECKING:
    from citysleeps.kernel.play import Play

ENDS: Final = ("clock", "next")  # by the clock, or by the host: what is open ends


def corrected(play: Play, correction: Answer) -> tuple[str, Play, list[Told]]:
    """The reason why a correction is refused; or the game played again with it, and what is told anew."""
    reason = play.book.hinders(play.game, correction)
    if reason:
        return reason, play, []
    meant = meant_by(correction)
    present, chapters, stages = walked(play)
    inputs = play.effective
    at = len(inputs) if lacks(play, meant, chapters) else place(play, meant, chapters)
    if at < 0:
        return too_late(play, meant), play, []
    replaced = at < len(inputs) and inputs[at].seat == meant.seat
    again = play.afresh()
    for i in range(len(inputs) + 1):
        if i == at:
            reason = again.answer(meant)
            if reason:
                return reason, play, []
            if replaced:
                continue
        if i == len(inputs):
            break
        answer = inputs[i]
        if answer.seat < 0 and answer.act in ENDS and again.game.stage > stages[i]:
            continue  # it closed what the correction has closed already
        reason = again.answer(answer)
        if reason:
            return reason, play, []
    added, unsaid = difference(present.game.log, again.game.log)
    if any(not isinstance(fact, play.book.mendable) for _, fact in unsaid):
        return play.book.too_late, play, []  # the next step has begun
    return "", again, added


def meant_by(correction: Answer) -> Answer:
    """The input that a correction puts in place."""
    seat, act, *args = correction.args
    assert type(seat) is int and type(act) is str
    return Answer(seat, act, tuple(args))


def walked(play: Play) -> tuple[Play, list[int], list[int]]:
    """The game played again from its effective inputs; and for each of them the chapter and the stage that it was made
    in, with those of what is open now at the end."""
    again = play.afresh()
    chapters = [again.game.chapter]
    stages = [again.game.stage]
    for answer in play.effective:
        again.answer(answer)
        chapters.append(again.game.chapter)
        stages.append(again.game.stage)
    return again, chapters, stages


def lacks(play: Play, meant: Answer, chapters: list[int]) -> bool:
    """Is what is open now still waiting for this very input?"""
    for i in range(len(play.effective)):
        if chapters[i] == chapters[-1] and play.effective[i].seat == meant.seat:
            return False
    return any(takes(ask, meant.act, meant.args) for ask in play.game.stop.open_to(meant.seat))


def place(play: Play, meant: Answer, chapters: list[int]) -> int:
    """Where in the inputs a correction belongs: at the seat's own input of the chapter in which the last input was
    made, if there are several the last about the same; or where the clock or the host closed it without one; -1 if
    nowhere."""
    inputs = play.effective
    i = len(inputs) - 1
    while i >= 0 and inputs[i].seat == HOST_SEAT and inputs[i].act in play.book.asides:
        i -= 1
    chapter = chapters[i] if i >= 0 else -1
    own = closed = -1
    while i >= 0 and chapters[i] == chapter:
        made = inputs[i]
        if made.seat == meant.seat:
            if made.act == meant.act and made.args[1:] == meant.args[1:]:
                return i
            own = max(own, i)
        if made.act in ENDS:
            closed = i
        i -= 1
    return own if own >= 0 else closed


def too_late(play: Play, meant: Answer) -> str:
    """Why a correction has no place: the seat's own input would be refused now; or its step is over."""
    late = any(made.seat == meant.seat and made.act in (meant.act, "pass", "abstain") for made in play.effective)
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
