"""Sections 4.1 and 4.2: the secret phases: the Agent looks, the New Gang meets, the Mafia choose."""

from __future__ import annotations

from collections import Counter

from citysleeps.books.pace import soonest
from citysleeps.books.spytown.components import AGENT, MAFIOSO
from citysleeps.books.spytown.elimination import BURNT, lose
from citysleeps.books.spytown.facts import (
    AgentPointed,
    GangMet,
    MafiaChoice,
    MafiaMet,
    Noted,
    Pointed,
    StepBegan,
    StepEnded,
    TokenSeen,
)
from citysleeps.books.spytown.game import Spytown
from citysleeps.books.spytown.offers import of_a_secret_phase, of_the_mafia
from citysleeps.books.spytown.voting import most
from citysleeps.books.spytown.windows import PASS
from citysleeps.kernel.ask import ANEW, SHUT, Answer, Ask, target
from citysleeps.kernel.endings import lasts
from citysleeps.kernel.offers import Offers
from citysleeps.kernel.periods import Period
from citysleeps.kernel.seats import ALL, NOBODY, Seat, Seats, bit, bits, but, each, several
from citysleeps.kernel.stops import First, Rest, Waiting


def begin(game: Spytown, phase: str) -> None:
    """SPY-1203 A secret phase is called aloud; SPY-R52 the eliminated may watch it, those too of whose loss the others
    have not heard."""
    everybody = (1 << game.size) - 1
    game.viewers = everybody & ~game.present & ~game.absent if game.settings.dead_view == "night" else 0
    game.tell(ALL, StepBegan(phase))


def its_time(game: Spytown, timer: str, offers: Offers) -> Period:
    """SPY-442, SPY-1612 It rests until its time is over, whatever was done in it, in a written game too; SPY-1402
    unless it has none; SPY-R61 among people it may be over when everybody has sealed something."""
    seconds = game.seconds_of(timer)
    least = soonest(game.chance, game.settings.night_pace, seconds)
    return game.period(lasts(seconds, least, rests=True), offers)


# Phase 1


def holds_agent_phase(game: Spytown) -> bool:
    """SPY-405, SPY-1141 Not without a living Agent; SPY-1102 in the small game only in turn 1."""
    return game.holder_of(AGENT) != NOBODY and (game.turn == 1 or not game.is_small)


async def agent_phase(game: Spytown) -> None:
    """SPY-403 With all eyes closed SPY-411 the Agent is called, and alone opens the eyes."""
    begin(game, "agent_phase")
    agent = game.holder_of(AGENT)
    awake = bit(agent)
    if game.settings.recruited_agent == "dummy":
        awake &= ~game.recruited  # SPY-R28
    if awake and game.viewers:
        game.tell(game.viewers, AgentPointed(agent, NOBODY))
    async with its_time(game, "t_agent", lambda game: of_a_secret_phase(game, awake)):
        if awake:
            await look(game, agent)
    game.tell(ALL, StepEnded("agent_phase"))


def may_pass(game: Spytown) -> bool:
    """SPY-R04 May the Agent look at nobody?"""
    return game.settings.agent_pass == "always" or (game.settings.agent_pass == "small_only" and game.is_small)


async def look(game: Spytown, agent: Seat) -> None:
    """SPY-412, SPY-413 At one other living player; SPY-R04 or not at all, where the Agent may pass."""
    passes, lapse = (PASS, "pass") if may_pass(game) else ((), "nothing")
    answer = ANEW
    while answer is ANEW:
        living = game.living
        stop = First([Ask(bit(agent), "check", (but(living, agent),), passes, lapse)])
        answer = await stop
        while answer is ANEW and game.living == living:  # who was lost in secret is still asked about
            answer = await stop
    if answer.act == "check":
        await see(game, agent, target(answer))
    elif answer.act == "pass":
        game.tell(bit(agent), Noted(agent, "pass", NOBODY))


async def see(game: Spytown, agent: Seat, aim: Seat) -> None:
    """SPY-415, SPY-416 The token, never the side or a card; SPY-417 nobody living but the Agent learns of it."""
    game.tell(game.viewers, AgentPointed(agent, aim))
    game.tell(bit(agent), TokenSeen(agent, aim, game.tokens[aim]))
    if game.is_small and game.tokens[aim] == MAFIOSO:
        await lose(game, agent, BURNT, "", None)  # SPY-1105


# Before the first Mafia phase


def holds_recognition(game: Spytown) -> bool:
    """SPY-1042, SPY-R49 In turn 1, with the New Gang in the set and the setting on."""
    return game.turn == 1 and "new_gang" in game.deck and game.settings.new_gang_recognition == "on"


async def gang_recognition(game: Spytown) -> None:
    """SPY-1042, SPY-R49 The members open their eyes and see one another; the eliminated do not see it (SPY-R52)."""
    begin(game, "gang_recognition")
    awake = game.gang()
    game.tell(awake, GangMet(each(awake)))
    async with its_time(game, "t_recognition", lambda game: of_a_secret_phase(game, awake)):
        pass
    game.tell(ALL, StepEnded("gang_recognition"))


# Phase 2


async def mafia_phase(game: Spytown) -> Seat:
    """SPY-431, SPY-444 The Mafia are called, even if nobody wakes; the victim, or nobody."""
    begin(game, "mafia_phase")
    async with its_time(game, "t_mafia", of_the_mafia) as phase:
        answer = ANEW
        while answer is ANEW:
            awake = game.wakers()
            show_lost_agent(game, awake & ~game.awake)
            game.tell(awake | game.viewers, MafiaMet(each(awake)))
            answer = await confer(game, awake)
            if answer is ANEW:
                phase.begin_anew()  # SPY-922, SPY-R27 a card was used: pointings are cleared, and the time starts again
        victim = most_pointed(game)
        game.tell(awake & game.present | game.viewers, MafiaChoice(victim))
        phase.offers = lambda game: of_a_secret_phase(game, awake)
    game.tell(ALL, StepEnded("mafia_phase"))
    return victim


def show_lost_agent(game: Spytown, woken: Seats) -> None:
    """SPY-R03 With `hold` the Mafia see the uncovered Agent when they wake; SPY-925 a recruit too."""
    for seat in each(game.burnt & game.living):
        for waker in each(woken):
            game.tell(bit(waker), TokenSeen(waker, seat, AGENT))


async def confer(game: Spytown, awake: Seats) -> Answer:
    """SPY-434, SPY-440 They point until all point at the same one, or each once (SPY-R07), or the time is over; ANEW if
    a card was used."""
    once = game.settings.mafia_choice == "plurality"
    used = len(game.played)
    while not agreed(game, awake):
        victims = game.victims()
        asked = awake & game.present & ~bits(game.pointings)
        if asked and victims:
            answer = await First([Ask(asked, "point", (victims,))])
        elif awake & game.present and victims and not once:
            answer = await Waiting()  # all have pointed, and not at the same one
        elif game.pointings or not game.innermost().ends.lasts:
            break
        else:
            answer = await Rest()  # SPY-R08, SPY-R09 nobody can be chosen, or nobody wakes
        if answer.act == "point":
            game.tell(awake & game.present | game.viewers, Pointed(answer.seat, target(answer)))
        elif answer is not ANEW or len(game.played) > used:
            return answer
    return SHUT


def agreed(game: Spytown, awake: Seats) -> bool:
    """SPY-R07 Do all who are awake point at the same one? SPY-R53 One lost no longer counts."""
    aims = [game.pointings.get(seat, NOBODY) for seat in each(awake & game.present)]
    return len(aims) > 0 and aims[0] != NOBODY and aims.count(aims[0]) == len(aims)


def most_pointed(game: Spytown) -> Seat:
    """SPY-R07 Who has most pointings, ties by lot; SPY-R08 nobody if there is none."""
    counts = Counter([aim for seat, aim in game.pointings.items() if game.present >> seat & 1])
    if not counts:
        return NOBODY
    leaders = bits(most(counts))
    return game.chance.lot(leaders) if several(leaders) else each(leaders)[0]
