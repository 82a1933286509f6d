"""Sections 4.1, 5 and 6.13: who dies, what the dead may still do, and the settled moment after it."""

from __future__ import annotations

from typing import Final

from citysleeps.books.bigcity import victory
from citysleeps.books.bigcity.announcing import announce
from citysleeps.books.bigcity.components import FACTIONS, SECT
from citysleeps.books.bigcity.facts import (
    ActTaken,
    Avenged,
    AvengePrompt,
    AvengerPassed,
    DeathCaused,
    HeirDrawn,
    Killed,
    LastWordSaid,
    Released,
    WindowEnded,
    WordPrompt,
)
from citysleeps.books.bigcity.game import AVENGER, BigCity
from citysleeps.books.bigcity.phrases import offers as may_claim
from citysleeps.kernel.ask import ANEW, Answer, Ask, target
from citysleeps.kernel.forms import Text
from citysleeps.kernel.offers import Offers, none_offered
from citysleeps.kernel.periods import Period
from citysleeps.kernel.seats import ALL, HOST, NOBODY, Seat, Seats, bit, each, several
from citysleeps.kernel.stops import Every, First

WORDS: Final[tuple[Text, ...]] = (Text(2000),)
MAY_DECLINE: Final[tuple[str, ...]] = ("pass",)
GROUPS: Final = [*FACTIONS, SECT]  # that are led


def kill(game: BigCity, dead: dict[Seat, str], shown: bool = False) -> None:
    """CITY-402, CITY-403, CITY-1211 Deaths of one moment are one announcement without a cause; CITY-1020 under Grave
    Secrets without cards, unless they were shown."""
    seats = tuple(sorted(dead))
    hidden = game.settings.opt_grave_secrets == "on" and not shown
    for seat in seats:
        game.tell(HOST, DeathCaused(seat, dead[seat]))
    announce(game, Killed(seats, () if hidden else tuple([game.cards[seat] for seat in seats])))


async def aftermath(game: BigCity, dead: Seats, speak: bool = True) -> None:
    """CITY-407, CITY-R51 What those who died at one moment may still do: the Avenger's choice, then the last words, the
    Avenger's victim's last."""
    victim = await avenger_window(game) if game.dying else NOBODY
    if game.settings.opt_sound_mind == "on":
        for seat in (*(each(dead) if speak else ()), *each(bit(victim))):
            await last_word(game, seat)


def response(game: BigCity, offers: Offers = none_offered) -> Period:
    """CITY-R77 The time for the Avenger's choice, or for a last word; CITY-1203 a human Host ends it."""
    return game.period(game.answered_in(game.settings.response_limit_s), offers)


async def avenger_window(game: BigCity) -> Seat:
    """CITY-692, CITY-R56 The Avenger may at once name one living player; CITY-R52 where no card was shown all the dead
    are asked alike, and who is not the Avenger can only decline. Who is killed by it, or nobody."""
    asked = game.dying
    hidden = not asked & game.seen(AVENGER)
    for seat in each(asked & ~game.absent):
        game.tell(bit(seat), AvengePrompt(seat, each(nameable(game, seat))))
    answer, passed = ANEW, 0

    def heard(answer: Answer) -> bool:
        nonlocal passed
        passed |= bit(answer.seat)
        return answer.act == "avenge"

    async with response(game):
        while answer is ANEW and game.living:
            answer = await Every(window_asks(game, asked & ~passed), heard)
    if answer.act == "avenge":
        return avenge(game, answer.seat, target(answer))
    announce(game, WindowEnded() if hidden else AvengerPassed(each(asked)[0]))
    return NOBODY


def nameable(game: BigCity, seat: Seat) -> Seats:
    """CITY-692, CITY-696 The living; for one who is recruited, or is not the Avenger, nobody."""
    return game.living if game.is_still(seat, AVENGER) else 0


def window_asks(game: BigCity, asked: Seats) -> list[Ask]:
    asks = []
    for seat in each(asked):
        if nameable(game, seat):
            asks.append(Ask(bit(seat), "avenge", (game.living,), MAY_DECLINE, "pass"))
            asked &= ~bit(seat)
    return [*asks, Ask(asked, "pass", (), (), "pass")]


def avenge(game: BigCity, avenger: Seat, named: Seat) -> Seat:
    """CITY-694, CITY-695 The one named is killed at once; only the Lucky One is unharmed (CITY-R31)."""
    effect = not game.is_lucky(named)
    announce(game, Avenged(avenger, AVENGER, named, effect))
    if not effect:
        return NOBODY
    kill(game, {named: "avenged"})
    return named


async def last_word(game: BigCity, seat: Seat) -> None:
    """CITY-1001, CITY-R51 One after another, each says whom it suspects, until it is done; CITY-1302 in claims too;
    CITY-R73 who has left says nothing."""
    if game.absent >> seat & 1:
        return
    game.tell(bit(seat), WordPrompt(seat))
    async with response(game, lambda game: may_claim(game, bit(seat))):
        stop = First([Ask(bit(seat), "say", WORDS, ("done",), "done")])
        answer = await stop
        while answer.act == "say" or answer is ANEW:
            if answer.act == "say":
                game.tell(ALL, LastWordSaid(seat, str(answer.args[0])))
                stop = First(stop.asks)
            answer = await stop
    game.tell(bit(seat) & ~game.absent, ActTaken(seat, "done", ()))


def free_prisoners(game: BigCity) -> None:
    """CITY-628 When the Judge dies all living prisoners are released."""
    judge = game.holder("judge")
    if judge != NOBODY and not game.living >> judge & 1 and game.jailed:
        announce(game, Released(each(game.jailed)))


def settle(game: BigCity, moment: str) -> None:
    """CITY-009 A settled moment: the end is tested; then CITY-R22, CITY-R64 those who lead in the place of the dead are
    drawn."""
    victory.check(game, moment)
    for group in GROUPS:
        leader = game.leader(group)
        if leader != NOBODY and not game.living >> leader & 1:
            inherit(game, group, leader)


def inherit(game: BigCity, group: str, leader: Seat) -> None:
    """CITY-733, CITY-735, CITY-R22 Death passes the leader's role on by lot; recruitment of a criminal ends it."""
    among = heirs(game, group)
    if among and (group == SECT or not game.recruited >> leader & 1):
        heir = game.chance.lot(among) if several(among) else each(among)[0]
        game.tell(HOST, HeirDrawn(group, heir))


def heirs(game: BigCity, group: str) -> Seats:
    """CITY-R22 Of a faction the plain criminals, else any; CITY-R64 of the sect nobody, unless the table says
    otherwise."""
    if group == SECT:
        return game.living & game.sect() if game.settings.sect_heir == "random" else 0
    return game.faction(group) & game.held.get(group, 0) or game.faction(group)
