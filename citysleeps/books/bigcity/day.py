"""Section 4: dawn, discussion and evening."""

from __future__ import annotations

from citysleeps.books.bigcity.announcing import announce
from citysleeps.books.bigcity.deaths import WORDS, aftermath, free_prisoners, kill, settle
from citysleeps.books.bigcity.facts import (
    AlibiAnnounced,
    DayBegun,
    DeathCaused,
    DiscussionOpened,
    Executed,
    Jailed,
    ListBan,
    NobodyCondemned,
    NobodyKilled,
    Readied,
    Released,
)
from citysleeps.books.bigcity.game import BigCity
from citysleeps.books.bigcity.night import Night
from citysleeps.books.bigcity.phrases import offers as may_claim
from citysleeps.books.bigcity.victory import DAWN, DAY
from citysleeps.books.dealing import check_day
from citysleeps.kernel.ask import ANEW, Answer, Ask
from citysleeps.kernel.endings import upto
from citysleeps.kernel.seats import ALL, HOST, NOBODY, Seat, Seats, bit, bits, each
from citysleeps.kernel.setup import BadSetup
from citysleeps.kernel.stops import Every, Waiting

OF_COMING_DAY = ("alibi", "poison")  # CITY-530, CITY-551 acts of the night that work by day


async def dawn(game: BigCity, night: Night) -> None:
    """CITY-401 to CITY-409, CITY-1208 The killed, the Avenger, last words, who is jailed, who is released; then the end
    is tested."""
    announce(game, DayBegun(game.night))
    dead = night.victims()
    if dead:
        kill(game, dead)
        await aftermath(game, bits(dead))
    else:
        announce(game, NobodyKilled())
    jail(game, night)
    settle(game, DAWN)


async def take_up_dawn(game: BigCity, night: Night) -> None:
    """Where a position begins by day: CITY-401, CITY-406 a quiet dawn, unless the position tells it; then what is
    left of it."""
    if game.day < game.night:
        await dawn(game, night)
        return
    if game.dying:
        await aftermath(game, game.dying)
    jail(game, night)
    settle(game, DAWN)


def check_dawn(game: BigCity) -> None:
    """May a day begin after what a position tells? What a night leaves in the air is not told, so the night has to be
    played."""
    check_day(game.night, game.day, game.phase == "dawn")
    for act in OF_COMING_DAY:
        if (game.night, act) in game.last:
            raise BadSetup("bad_setup", f"the position begins by day after an act {act}: begin with that night instead")


def jail(game: BigCity, night: Night) -> None:
    """CITY-408, CITY-513 Jail and release begin now; CITY-630, CITY-R34 neither for the dead, and no jailing by a Judge
    who dies now."""
    judge = game.holder("judge")
    if judge != NOBODY and game.living >> judge & 1:
        if game.living & bit(night.jails):
            announce(game, Jailed((night.jails,)))
        if game.jailed & bit(night.releases):
            announce(game, Released((night.releases,)))
    free_prisoners(game)


async def discussion(game: BigCity) -> None:
    """CITY-420 to CITY-422 Free talk until all are ready, the time is over, or the Host ends it."""
    limit = game.settings.discussion_limit_s
    announce(game, DiscussionOpened(limit))
    for seat in each(game.living & (game.recruited | bit(game.holder("agent")))):
        game.tell(bit(seat), ListBan(seat))  # CITY-1114

    def heard(answer: Answer) -> bool:
        game.tell(ALL, Readied(answer.seat, True))
        return False

    async with game.period(upto(limit), talk):
        answer = ANEW
        while answer is ANEW:
            ready = Ask(game.living & ~game.ready, "ready", (), (), "ready")
            answer = await (Waiting() if game.has_host else Every([ready], heard))


def talk(game: BigCity) -> list[Ask]:
    """CITY-420, CITY-422, CITY-1030, CITY-1302 What may be done while the city talks."""
    offers = [Ask(game.living, "say", WORDS), Ask(game.living & game.ready, "unready"), *may_claim(game, game.living)]
    if game.settings.opt_name_of_truth == "on":
        offers.append(Ask(showers(game), "show"))
    return offers


def showers(game: BigCity) -> Seats:
    """CITY-1030, CITY-R53 Every living player may show its card; CITY-R31 but not the Lucky One."""
    return game.living & ~bits([seat for seat in each(game.living) if game.is_lucky(seat)])


async def evening(game: BigCity, night: Night, condemned: Seat) -> None:
    """CITY-451, CITY-R76 Execution, the Avenger, settled moment; poison deaths, the Avenger, settled moment."""
    if condemned == NOBODY:
        announce(game, NobodyCondemned())
    elif condemned == night.alibi:
        announce(game, AlibiAnnounced(condemned))  # CITY-533 to CITY-535
    else:
        execute(game, condemned)
        await aftermath(game, bit(condemned), game.settings.sound_mind_scope == "all")
        free_prisoners(game)
        settle(game, DAY)
    poisoned = {seat: night.poisoned[seat] for seat in night.poisoned if game.living >> seat & 1}
    if poisoned:
        kill(game, poisoned)  # CITY-450, CITY-551
        await aftermath(game, bits(poisoned))
        free_prisoners(game)
        settle(game, DAY)


def execute(game: BigCity, seat: Seat) -> None:
    """CITY-443, CITY-503 With its card shown; CITY-1023 or not."""
    hidden = game.settings.opt_grave_secrets == "on" and game.settings.grave_scope == "all"
    game.tell(HOST, DeathCaused(seat, "executed"))
    announce(game, Executed(seat, "" if hidden else game.cards[seat]))
