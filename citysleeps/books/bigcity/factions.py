"""Sections 6.2 and 7: how a faction wakes, points and shoots; and the Agent among them."""

from __future__ import annotations

from typing import Final

from citysleeps.books.bigcity.components import BOTH, members
from citysleeps.books.bigcity.facts import AgentExposed, Awake, FactionChoice, LeaderInherited, Pointed
from citysleeps.books.bigcity.game import BigCity
from citysleeps.books.bigcity.night import Night, Step
from citysleeps.kernel.ask import ANEW, SHUT, Answer, Ask
from citysleeps.kernel.forms import SeatOr, Slot, Text
from citysleeps.kernel.offers import none_offered
from citysleeps.kernel.seats import NOBODY, Seat, Seats, bit, bits, each, many
from citysleeps.kernel.stops import First, Rest

UP: Final = "up"
NONE: Final = "none"
AGENT: Final = "agent"
WORDS: Final = (Text(2000),)


class Faction(Step):
    """CITY-702 Mafia or Cartel: one collective shot each night. CITY-333, CITY-611, CITY-620 Its own criminals wake for
    it, and the Agent."""

    def __init__(self, faction: str) -> None:
        super().__init__(f"call_{faction}", (*members(faction), AGENT))
        self.faction = faction

    def acts(self) -> tuple[str, ...]:
        return ("point", "done")

    def idle(self, game: BigCity) -> tuple[str, ...]:
        """CITY-704 A faction shoots in the air instead."""
        return ()

    def is_called(self, game: BigCity) -> bool:
        """CITY-R15, CITY-R55 The faction that is not in use is never called."""
        if game.settings.faction not in (self.faction, BOTH):
            return False
        if not game.decks and game.settings.night_calls == "living":
            return self.lives(game)
        return True

    def lives(self, game: BigCity) -> bool:
        """CITY-R15 While one of its unrecruited criminals, or the unrecruited Agent, lives."""
        agent = game.holder(AGENT)
        return game.faction(self.faction) != 0 or bool(game.living & ~game.recruited & bit(agent))

    async def night(self, night: Night) -> None:
        game = night.game
        criminals = self.woken(night, game.faction(self.faction))
        awake = criminals | self.woken(night, bit(game.holder(AGENT)))
        if not awake:
            return
        heir = game.heirs.get(self.faction, NOBODY)
        if awake & ~game.told_heirs & bit(heir):
            game.tell(bit(heir), LeaderInherited(heir))  # CITY-734
        game.tell(awake, Awake(self.name, each(awake)))
        if not criminals:
            return  # CITY-710, CITY-R24
        await confer(game, awake, game.living)  # CITY-703 one of their own too
        choice = self.choice(game, criminals, awake)
        game.tell(awake & ~game.absent, FactionChoice(choice))
        agent = choice if isinstance(choice, int) and game.is_still(choice, AGENT) else NOBODY
        if agent != NOBODY:
            night.exposed |= bit(agent)  # CITY-618
            choice = await self.second_choice(night, agent, criminals, awake)
        if isinstance(choice, int):
            night.shoot(choice)

    def woken(self, night: Night, seats: Seats) -> Seats:
        """CITY-333 Save the jailed, the recruited, and the blocked, who see crossed arms."""
        woken = 0
        for seat in each(seats):
            if night.is_able(seat) and night.wakes(seat, self.name):
                woken |= bit(seat)
        return woken

    async def second_choice(self, night: Night, agent: Seat, criminals: Seats, awake: Seats) -> Seat | str:
        """CITY-616, CITY-617, CITY-619 The Agent is shown to the faction, which may choose once more, without the
        Agent."""
        game = night.game
        game.tell((criminals | awake & bit(agent)) & ~game.absent, AgentExposed(agent))
        targets = game.living & ~bit(agent)
        step = game.innermost()
        if game.has_host:
            async with game.period(game.answered_in(game.settings.night_step_limit_s)):
                await confer(game, criminals, targets)
        elif not (game.lasting and step.ends.seconds and step.is_over):  # CITY-R25 in the rest of the step
            game.limit(step.ends.seconds)
            await confer(game, criminals, targets)
        choice = self.choice(game, criminals, criminals)
        game.tell(awake & ~game.absent, FactionChoice(choice))
        return choice

    def choice(self, game: BigCity, criminals: Seats, awake: Seats) -> Seat | str:
        """CITY-706 to CITY-709, CITY-R20, CITY-R21, CITY-R23 A seat, up, or none."""
        pointed = bits([seat for seat in each(awake) if game.pointings.get(seat, NONE) != NONE])
        if not pointed & criminals:
            return NONE  # CITY-712
        able = criminals & (pointed | ~game.absent)
        if many(able) == 1 or game.settings.agent_vote == "shown_only":
            pointed &= criminals
        aims = [game.pointings[seat] for seat in each(pointed)]
        leader = game.leader(self.faction)
        leads = pointed & bit(leader) != 0
        if leads and game.settings.boss_decides == "any_disagreement":
            return game.pointings[leader]
        if aims.count(UP) * 2 > len(aims):
            return UP
        leaders = most_pointed(aims)
        if len(leaders) == 1 and aims.count(leaders[0]) > aims.count(UP):
            return leaders[0]
        if leads:
            return game.pointings[leader]  # CITY-708
        if game.settings.faction_tie == "random":
            return game.chance.lot(bits(leaders)) if len(leaders) > 1 else leaders[0]
        return NONE


def most_pointed(aims: list[Seat | str]) -> list[Seat]:
    """The players with most pointers."""
    leaders: list[Seat] = []
    most = 0
    for aim in aims:
        if isinstance(aim, int):
            number = aims.count(aim)
            if number > most:
                leaders, most = [aim], number
            elif number == most and aim not in leaders:
                leaders.append(aim)
    return leaders


async def confer(game: BigCity, awake: Seats, targets: Seats) -> None:
    """CITY-705, CITY-712, CITY-1204 They point until all who are awake have pointed and are done; whoever points takes
    back every `done`; CITY-617 at the second choice one may decline. CITY-1203 A human Host ends it, and until then
    they may point again."""
    slot: tuple[Slot, ...] = (SeatOr(targets, (UP,)),)
    declines: tuple[str, ...] = ("pass",) if game.inner else ()
    done: tuple[str, ...] = ("done", *declines)
    game.done = 0
    period = game.innermost()
    period.offers = lambda game: [*talk(game, awake), Ask(awake & game.done, "point", slot, declines)]
    while True:
        waiting = game.not_done(awake)
        if waiting:
            pointed = waiting & pointers(game)  # who may be done
            unpointed = Ask(waiting & ~pointed, "point", slot, declines)
            answer = await First([unpointed, Ask(pointed, "point", slot, done, "done")])
        elif game.has_host:
            answer = await Rest()
        else:
            break
        if answer.seat >= 0:
            point(game, answer)
        elif answer is not ANEW and answer is not SHUT:
            break
    period.offers = none_offered


def pointers(game: BigCity) -> Seats:
    """Who has pointed."""
    found = 0
    for seat in game.pointings:
        found |= bit(seat)
    return found


def point(game: BigCity, answer: Answer) -> None:
    """CITY-711 Everybody awake sees it at once; CITY-1204 it takes back every `done`; CITY-617 one who declines is
    done."""
    me = answer.seat
    if answer.act == "done":
        game.done |= bit(me)
        game.renew_offers()
        return
    aim = answer.args[0] if answer.act == "point" else NONE
    assert not isinstance(aim, tuple)
    game.done = 0 if aim != NONE else game.done | bit(me)
    game.tell(game.awake & ~game.absent, Pointed(me, aim))


def talk(game: BigCity, awake: Seats) -> list[Ask]:
    """CITY-R74 Those awake may talk, if the table says so."""
    return [Ask(awake & ~game.absent, "say", WORDS)] if game.settings.faction_chat == "on" else []
