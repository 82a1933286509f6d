"""What may happen at any moment: somebody leaves, shows a card, says something, or the Host does something."""

from __future__ import annotations

from citysleeps.books.bigcity import victory
from citysleeps.books.bigcity.announcing import announce
from citysleeps.books.bigcity.deaths import aftermath, free_prisoners, kill, settle
from citysleeps.books.bigcity.factions import point
from citysleeps.books.bigcity.facts import (
    DiscussionOpened,
    FactionSaid,
    HostNamed,
    Leaving,
    Left,
    Readied,
    Said,
    Shown,
    Unwarned,
    Warned,
)
from citysleeps.books.bigcity.game import NIGHTS, BigCity
from citysleeps.books.bigcity.voting import hear
from citysleeps.books.claims import claimed
from citysleeps.kernel.ask import ANEW, Answer, target
from citysleeps.kernel.endings import lasts, upto
from citysleeps.kernel.seats import ALL, HOST_SEAT, NOBODY, Seat, bit


async def meanwhile(game: BigCity, answer: Answer) -> Answer | None:
    """Carry it out; what was open is asked again, unless only something was said, or a word taken back."""
    if answer.seat == HOST_SEAT:
        return by_the_host(game, answer)
    act, seat = answer.act, answer.seat
    if act == "say":
        speak(game, seat, str(answer.args[0]))
        return None
    if act == "claim":
        game.tell(ALL, claimed(game.claims, answer))  # CITY-1301
        return None
    if act == "leave":
        return host_goes(game) if seat == game.host else leave(game, seat)
    if act == "unready":
        game.tell(ALL, Readied(seat, False))
        return game.stop.wait_again(seat)
    if act == "show":
        await show(game, seat)
    elif game.phase == "voting":
        hear(game, answer)
    else:
        point(game, answer)
    return ANEW


def speak(game: BigCity, seat: Seat, text: str) -> None:
    """CITY-420 To all by day; CITY-R74 by night to those who are awake."""
    if game.phase in NIGHTS:
        game.tell(game.awake & ~game.absent, FactionSaid(seat, text))
    else:
        game.tell(ALL, Said(seat, text))


async def show(game: BigCity, seat: Seat) -> None:
    """CITY-1030 to CITY-1033, CITY-R53 From then on it counts as killed."""
    announce(game, Shown(seat, game.cards[seat]))
    kill(game, {seat: "shown"}, shown=True)
    await aftermath(game, bit(seat))
    free_prisoners(game)
    settle(game, victory.DAY)


def leave(game: BigCity, seat: Seat) -> Answer | None:
    """CITY-R73 By night it is one of the killed at dawn; by day it is killed at once, and the end is tested, unless an
    Avenger's choice is open (CITY-009). A dead player merely passes what is still asked."""
    if game.phase in NIGHTS or not game.living >> seat & 1:
        game.tell(bit(seat), Leaving(seat))
        return None
    announce(game, Left(seat))
    kill(game, {seat: "left"})
    free_prisoners(game)
    if not game.dying:
        settle(game, victory.DAY)
    return ANEW


def by_the_host(game: BigCity, answer: Answer) -> Answer | None:
    act = answer.act
    if act == "remove":
        seat = target(answer)
        return None if game.absent >> seat & 1 else leave(game, seat)
    if act == "warn":
        game.tell(ALL, Warned(target(answer)))  # CITY-R72
    elif act == "unwarn":
        game.tell(ALL, Unwarned(target(answer)))  # CITY-R72
    elif act == "limit":
        set_limit(game, target(answer))
    elif act == "stop":
        victory.finish(game, victory.NO_ONE_WINS, "ended_by_host")  # CITY-R67
    elif act == "leave":
        return host_goes(game)
    elif act == "lead":
        return host_comes(game)
    return None


def set_limit(game: BigCity, seconds: int) -> None:
    """CITY-421, CITY-1104 The time of the discussion, counted from now."""
    announce(game, DiscussionOpened(seconds))
    game.outermost().ends = upto(seconds)
    game.outermost().begin_anew()


def host_goes(game: BigCity) -> Answer:
    """CITY-R73 The software is Host from then on: what waited for the Host goes on without."""
    announce(game, HostNamed(NOBODY))
    quiet = game.settings.quiet_step_s
    by_night = game.phase in NIGHTS
    game.end_differently(
        lambda ends: lasts(ends.seconds, 0 if ends.seconds else quiet) if by_night else upto(ends.seconds)
    )
    return ANEW


def host_comes(game: BigCity) -> Answer:
    """CITY-R79 A person is Host from then on: what is open waits for the Host, but ends when its time is over. CITY-421
    A discussion does so anyway; were it to last, its clock would be seen in the place of that of a last word in it."""
    announce(game, HostNamed(HOST_SEAT))
    for period in game.periods[game.phase == "discussion" :]:
        period.ends = game.answered_in(period.ends.seconds)
    return ANEW
