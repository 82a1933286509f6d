"""Sections 10 and 14: what may happen at any time: a player leaves; the host speaks, warns, goes on."""

from __future__ import annotations

from typing import Final

from citysleeps.books.claims import claimed
from citysleeps.books.original import victory
from citysleeps.books.original.components import GANGS, VOTES
from citysleeps.books.original.discussion import WORDS
from citysleeps.books.original.facts import HostChanged, HostSaid, Leaving, Left, Unwarned, Warned
from citysleeps.books.original.game import Original
from citysleeps.kernel.ask import ANEW, Answer, Ask, target
from citysleeps.kernel.endings import lasts
from citysleeps.kernel.seats import ALL, HOST, HOST_SEAT, NOBODY, Seat, Seats, bit, bits
from citysleeps.kernel.stops import Rest

# 16 The timer of each step; a night step has its own.
TIMER_OF: Final = {
    "deal": "deal_seconds",
    "nomination": "nomination_seconds",
    **dict.fromkeys(VOTES, "vote_call_seconds"),
}


def hosts(game: Original) -> Seats:
    """Who has a host's powers now; nobody if the software hosts."""
    if game.over:
        return 0
    if game.led:
        return HOST
    return bit(game.host if game.host != NOBODY else game.temporary_host) & ~game.absent


def host_asks(game: Original) -> list[Ask]:
    """19.1 What the host may do now, beside correcting; the temporary host only goes on, where there is no timer."""
    to = hosts(game)
    asks = []
    if to and (game.has_host or not game.allowed):
        asks.append(Ask(to, "next"))
    if to and game.has_host:
        asks.append(Ask(to, "say", WORDS))
        if present := game.living & ~game.absent:
            asks += [Ask(to, "warn", (present,)), Ask(to, "remove", (present,))]
        if again := bits(game.warnings) & present:
            asks.append(Ask(to, "unwarn", (again,)))
        if game.floor != NOBODY:
            asks.append(Ask(to, "silence", (bit(game.floor),)))
    return asks


async def meanwhile(game: Original, answer: Answer) -> Answer | None:
    """Carry out an input that answers no ask; what closes what is open now, if anything."""
    act = answer.act
    if act == "claim":
        game.tell(ALL, claimed(game.claims, answer))  # ORIG-2001
        return None
    if answer.seat != HOST_SEAT:
        return ANEW if leave(game, answer.seat) else None
    if act == "remove":
        return ANEW if leave(game, target(answer)) else None  # ORIG-1011
    if act == "silence":
        return answer
    if act == "say":
        game.tell(ALL, HostSaid(str(answer.args[0])))
    elif act == "warn":
        game.tell(ALL, Warned(target(answer)))  # ORIG-1402
    elif act == "unwarn":
        game.tell(ALL, Unwarned(target(answer)))  # ORIG-1402
    elif act == "leave":
        waited_for = isinstance(game.stop, Rest) and game.phase == "deal"
        host_goes(game)
        return answer if waited_for else None  # ORIG-318 nobody is left to announce the night
    elif act == "lead":
        game.tell(ALL, HostChanged(HOST_SEAT))  # ORIG-1415
    return None


def leave(game: Original, seat: Seat) -> bool:
    """ORIG-1012 By night he is dead at dawn, by day at once; ORIG-1018 then the end is checked before anything else
    goes on. True: what is open must be asked again."""
    if game.phase in ("first_night", "night"):
        game.tell(bit(seat), Leaving(seat))  # ORIG-1317 of the temporary host too; the steps end by themselves then
        return game.step in GANGS
    game.tell(ALL, Left(seat))
    if seat == game.temporary_host:
        host_goes(game)  # ORIG-1317
    if game.phase == "deal":
        return True  # ORIG-1019
    if not game.sentenced >> seat & 1:  # ORIG-1014 in his last words he has been executed
        victory.check(game)
    return cuts_short(game, seat)


def cuts_short(game: Original, seat: Seat) -> bool:
    """Is what is open asked again or ended, because the one who left could have been named in it? ORIG-1016 A call ends
    when the one called has left, or too few are left to vote about."""
    if game.step not in VOTES:
        return game.step == "nomination"
    left = [other for other in game.candidates if game.living >> other & 1]
    return seat == game.called or len(left) < (1 if game.step == "all_or_none" else 2)


def host_goes(game: Original) -> None:
    """ORIG-1317, ORIG-1414 The software takes over; ORIG-R103 what would have been ended by hand has a time limit from
    now on."""
    game.tell(ALL, HostChanged(NOBODY))
    wind_up(game)


def wind_up(game: Original) -> None:
    """ORIG-R103 From now on the clock ends what is open; a night step has its whole length, whoever is alive in it."""
    game.end_differently(lambda ends: lasts(ends.seconds or game.untended, ends.least, every=ends.every))
    if not game.seconds:
        game.seconds = game.seconds_of(TIMER_OF.get(game.step or game.phase, "night_step_seconds"))
