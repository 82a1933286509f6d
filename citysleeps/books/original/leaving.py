"""Sections 10 and 14: what may happen at any time: a player leaves; the host speaks, warns, goes on."""

from __future__ import annotations

from citysleeps.books.original import victory
from citysleeps.books.original.facts import HostChanged, HostSaid, Leaving, Left, Warned
from citysleeps.books.original.game import Original
from citysleeps.kernel.ask import Answer
from citysleeps.kernel.legal import target
from citysleeps.kernel.seats import ALL, HOST_SEAT, NOBODY, Seat, bit


def intervene(game: Original, answer: Answer) -> bool:
    """Carry out an input that answers no ask. True: what is open now closes."""
    act = answer.act
    if answer.seat == HOST_SEAT:
        if act == "remove":
            return leave(game, target(answer))  # 1011
        if act == "say":
            game.tell(ALL, HostSaid(str(answer.args[0])))
        elif act == "warn":
            game.tell(ALL, Warned(target(answer)))  # 1402
        elif act == "leave":
            game.tell(ALL, HostChanged(NOBODY))  # 1414
        return act in ("next", "silence")
    if act == "leave":
        return leave(game, answer.seat)
    return act == "clock"


def leave(game: Original, seat: Seat) -> bool:
    """1012 By night he is dead at dawn, by day at once; 1018 then the end is checked before anything else goes on."""
    if game.phase in ("first_night", "night"):
        game.tell(bit(seat), Leaving(seat))
        return False
    judged = game.judges & game.living
    candidate = game.step in ("vote", "second_vote", "all_or_none") and seat in game.candidates
    game.tell(ALL, Left(seat))
    if seat == game.temporary_host:
        game.tell(ALL, HostChanged(NOBODY))  # 1317
    if game.phase == "deal":
        return True  # 1019
    if not game.sentenced >> seat & 1 and victory.decided(game):  # 1014 in his last words he has been executed
        return True
    return cuts_short(game, seat, candidate, judged != 0)


def cuts_short(game: Original, seat: Seat, candidate: bool, judged: bool) -> bool:
    """Does the call going on end, because 1016 the one called has left, or too few are left to vote about,
    or 1017 the last judge has?"""
    if candidate:
        left = [other for other in game.candidates if game.living >> other & 1]
        fewest = 1 if game.step == "all_or_none" else 2
        return seat == game.called or len(left) < fewest
    in_vote = game.step in ("vote", "second_vote")
    return in_vote and judged and not game.judges & game.living
