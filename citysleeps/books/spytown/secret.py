"""Sections 4.1 and 4.2: the secret phases: the Agent looks, the New Gang meets, the Mafia choose."""

from __future__ import annotations

from citysleeps.books.spytown.cards import FROM_MAFIA, MAFIA_PHASE, NEUTRAL, POLICE_PHASE
from citysleeps.books.spytown.components import AGENT, MAFIOSO, SIGNS
from citysleeps.books.spytown.elimination import BURNT, PASS, TIME_OVER, end_in_secret, lose, meanwhile, play_card
from citysleeps.books.spytown.facts import (
    AgentPointed,
    GangMet,
    MafiaChoice,
    MafiaMet,
    Noted,
    Pointed,
    Signed,
    StepBegan,
    StepEnded,
    TokenSeen,
)
from citysleeps.books.spytown.game import Spytown
from citysleeps.kernel.ask import Answer, Ask, target
from citysleeps.kernel.game import Gathering, Heard, Lasting, Waiting
from citysleeps.kernel.seats import ALL, NOBODY, Seat, Seats, bit, but, each


def begin(game: Spytown, phase: str, timer: str) -> None:
    """1203 A secret phase is called aloud, and lasts its time; R52 the eliminated may watch it, those too of whose loss
    the others have not heard."""
    everybody = (1 << game.size) - 1
    game.viewers = everybody & ~game.present & ~game.absent if game.settings.dead_view == "night" else 0
    game.tell(ALL, StepBegan(phase))
    game.open_step(game.timers[timer], game.timers[timer])


async def end(game: Spytown, phase: str, closed_by: Answer, awake: Seats, heard: Heard) -> None:
    """442, 1612 It rests until its time is over, whatever was done in it; 1402 unless it has none."""
    resting = closed_by.act not in TIME_OVER and game.lasts != 0
    while resting and not game.over:
        answer = await Lasting(idle_offers(game, awake & game.present), heard)
        resting = await meanwhile(game, answer)
    game.opened = 0
    if not game.over:
        game.tell(ALL, StepEnded(phase))


def idle_offers(game: Spytown, awake: Seats) -> list[Ask]:
    """1606, 1612 What is open in a secret phase whether or not its acts are done: a hunch for every sleeper, a sign for
    those awake as Mafia, and for each who could use a card, to reveal it."""
    offers = [Ask(game.present & ~awake, "hunch", (game.living,))]
    if game.phase == MAFIA_PHASE and awake:
        offers.append(Ask(awake, "sign", (SIGNS,)))
    return offers + reveals(game)


def reveals(game: Spytown) -> list[Ask]:
    """819, R41 Each who could use a card may reveal it in a phase that is not the card's: at a price."""
    if not game.deck or game.settings.wrong_phase == "refuse":
        return []
    offers = []
    for seat in each(game.holders() & game.present):
        card = game.card_of(seat)
        if card.phase in (MAFIA_PHASE, POLICE_PHASE) and card.phase != game.phase:
            offers.append(Ask(bit(seat), "reveal", ((card.name,),)))
    return offers


# Phase 1


def is_held(game: Spytown) -> bool:
    """405, 1141 Not without a living Agent; 1102 in the small game only in turn 1."""
    return game.holder_of(AGENT) != NOBODY and (game.turn == 1 or not game.is_small)


async def agent_phase(game: Spytown) -> None:
    """411 The Agent is called and alone opens the eyes."""
    if not is_held(game):
        return
    begin(game, "agent_phase", "t_agent")
    agent = game.holder_of(AGENT)
    awake = bit(agent) & game.present
    if game.settings.recruited_agent == "dummy":
        awake &= ~game.recruited  # R28

    def heard(answer: Answer) -> bool:
        return noted(game, awake, answer)

    answer = Answer(agent, "")
    if awake and game.viewers:
        game.tell(game.viewers, AgentPointed(agent, NOBODY))
    if awake:
        looks = Ask(
            awake, "check", (but(game.living, agent),), PASS if may_pass(game) else (), lapse(game), game.seconds
        )
        stop = Gathering([looks], idle_offers(game, awake), heard)
        answer = await stop
        while await meanwhile(game, answer) and not game.over:
            stop.drop(game.lost)
            answer = await stop
        if answer.act == "check":
            await look(game, agent, target(answer))
        elif answer.act == "pass":
            game.tell(bit(agent), Noted(agent, "pass", NOBODY))
    await end(game, "agent_phase", answer, awake, heard)


def may_pass(game: Spytown) -> bool:
    """R04"""
    return game.settings.agent_pass == "always" or (game.settings.agent_pass == "small_only" and game.is_small)


def lapse(game: Spytown) -> str:
    return "pass" if may_pass(game) else "nothing"


async def look(game: Spytown, agent: Seat, aim: Seat) -> None:
    """415, 416 The token, never the side or a card; 417 nobody living but the Agent learns of it."""
    game.tell(game.viewers, AgentPointed(agent, aim))
    game.tell(bit(agent), TokenSeen(agent, aim, game.tokens[aim]))
    if game.is_small and game.tokens[aim] == MAFIOSO:
        await lose(game, agent, BURNT, "", False)  # 1105


# Before the first Mafia phase


async def gang_recognition(game: Spytown) -> None:
    """1042, R49 The members open their eyes and see one another; the eliminated do not see it (R52)."""
    if game.turn != 1 or "new_gang" not in game.deck or game.settings.new_gang_recognition == "off":
        return
    begin(game, "gang_recognition", "t_recognition")
    game.viewers = 0
    awake = game.gang()
    game.tell(awake, GangMet(each(awake)))

    def heard(answer: Answer) -> bool:
        return noted(game, awake, answer)

    await end(game, "gang_recognition", Answer(NOBODY, ""), awake, heard)


def noted(game: Spytown, awake: Seats, answer: Answer) -> bool:
    """1606 A hunch is nobody's business; 438 a sign is seen by those awake; all else is heard."""
    if answer.act == "hunch":
        game.tell(bit(answer.seat), Noted(answer.seat, "hunch", target(answer)))
        return False
    if answer.act == "sign":
        game.tell(awake & game.present | game.viewers, Signed(answer.seat, str(answer.args[0])))
        return False
    return True


# Phase 2


async def mafia_phase(game: Spytown) -> Seat:
    """431, 444 The Mafia are called, even if nobody wakes; the victim, or nobody."""
    begin(game, "mafia_phase", "t_mafia")
    warn_of_lost_agent(game)
    while True:
        awake = game.wakers()
        game.tell(awake | game.viewers, MafiaMet(each(awake)))
        victims = game.living & ~awake & ~game.burnt & ~game.shielded_from(FROM_MAFIA)  # 435 to 437, R03
        pointed: dict[Seat, Seat] = {}
        answer = await confer(game, awake, victims, pointed)
        if game.over:
            return NOBODY
        if answer.act != "play":
            break
        await play_card(game, answer)  # 922; R27 pointings are cleared, and the time starts anew
        end_in_secret(game)  # R31
        if game.over:
            return NOBODY
        game.open_step(game.timers["t_mafia"], game.timers["t_mafia"])
    victim = most_pointed(game, pointed, victims)
    game.tell(awake & game.present | game.viewers, MafiaChoice(victim))
    await end(game, "mafia_phase", answer, awake, lambda answer: noted(game, awake, answer))
    return victim


def warn_of_lost_agent(game: Spytown) -> None:
    """R03 With `hold` the Mafia see the uncovered Agent when they wake."""
    for seat, cause, _, _ in game.losses:
        if cause == BURNT:
            for waker in each(game.wakers()):
                game.tell(bit(waker), TokenSeen(waker, seat, AGENT))


async def confer(game: Spytown, awake: Seats, victims: Seats, pointed: dict[Seat, Seat]) -> Answer:
    """434, 440 They point until all point at the same one, or each once (R07); what closed it: also the time, or a card
    played."""
    once = game.settings.mafia_choice == "plurality"

    def heard(answer: Answer) -> bool:
        if answer.act != "point":
            return noted(game, awake, answer)
        pointed[answer.seat] = target(answer)
        game.tell(awake & game.present | game.viewers, Pointed(answer.seat, target(answer)))
        return not once and agreed(game, awake, pointed)

    points = Ask(awake, "point", (victims,), (), "nothing", game.seconds)
    asks = [points] if awake and victims else []
    offers = plays(game, awake) + idle_offers(game, awake)
    stop = Gathering(asks, offers if once else [*asks, *offers], heard)
    if not asks and game.lasts:
        stop = Lasting(offers, heard)  # R08, R09 nobody can be chosen, or nobody wakes
    answer = await stop
    while not game.over:
        if await meanwhile(game, answer):
            stop.drop(game.lost)
            if game.over or (asks and agreed(game, awake, pointed)):
                return answer  # R53 one lost no longer counts for the agreement
        elif answer.act == "shut" and asks and not once and not agreed(game, awake, pointed) and awake & game.present:
            stop = Waiting([*asks, *offers], heard)  # all have pointed, and not at the same one
            stop.drop(game.lost)
        else:
            break
        answer = await stop
    return answer


def plays(game: Spytown, awake: Seats) -> list[Ask]:
    """922 Who is awake and has a card for this phase may play it."""
    offers = []
    for seat in each(awake):
        card = game.playable(seat, MAFIA_PHASE)
        if card is not NEUTRAL:
            offers.append(Ask(bit(seat), "play", ((card.name,), *card.options(game, seat))))
    return offers


def agreed(game: Spytown, awake: Seats, pointed: dict[Seat, Seat]) -> bool:
    """R07 Do all who are awake point at the same one?"""
    aims = [pointed.get(seat, NOBODY) for seat in each(awake & game.present)]
    return len(aims) > 0 and aims[0] != NOBODY and aims.count(aims[0]) == len(aims)


def most_pointed(game: Spytown, pointed: dict[Seat, Seat], victims: Seats) -> Seat:
    """R07 Who has most pointings, ties by lot; R08 nobody if there is none."""
    counts: dict[Seat, int] = {}
    for seat, aim in pointed.items():
        if game.present >> seat & 1 and victims >> aim & 1:
            counts[aim] = counts.get(aim, 0) + 1
    if not counts:
        return NOBODY
    most = max(counts.values())
    leaders = 0
    for aim, count in counts.items():
        if count == most:
            leaders |= bit(aim)
    return game.chance.lot(leaders) if leaders & (leaders - 1) else each(leaders)[0]
