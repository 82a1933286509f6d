"""Section 3: the Quiet Night, an ordinary night call by call, and what is in the air until dawn."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import mypyc_attr

from citysleeps.books.bigcity.announcing import announce
from citysleeps.books.bigcity.components import FACTIONS
from citysleeps.books.bigcity.facts import ActTaken, Awake, Called, CrossedArms, NightBegun
from citysleeps.books.bigcity.game import BigCity
from citysleeps.books.pace import soonest
from citysleeps.kernel.ask import ANEW, Answer, Ask
from citysleeps.kernel.endings import lasts
from citysleeps.kernel.periods import Period
from citysleeps.kernel.seats import NOBODY, Seat, Seats, bit, bits, each
from citysleeps.kernel.stops import First

# CITY-571 to CITY-574 A shot: at whom, and whether the Lucky One's luck held when it was fired (CITY-R30).
Shot = tuple[Seat, bool]


class Night:
    """What is in the air: it lives inside one turn's script, so nothing needs clearing."""

    def __init__(self, game: BigCity) -> None:
        self.game = game
        self.patient = game.last_target("heal")  # of the night before
        self.blocked: Seat = NOBODY
        self.healed: Seat = NOBODY
        self.guard: Seat = NOBODY
        self.ward: Seat = NOBODY  # whom the Bodyguard guards
        self.shots: list[Shot] = []
        self.exposed: Seats = 0  # CITY-618 Agents chosen by their faction
        self.falsified: Seat = NOBODY
        self.jails: Seat = NOBODY
        self.releases: Seat = NOBODY
        # CITY-530, CITY-551 Of the coming day
        self.alibi: Seat = NOBODY
        self.poisoned: dict[Seat, str] = {}  # and by what

    # Who wakes

    def is_able(self, seat: Seat) -> bool:
        """CITY-008 Living, not jailed, not recruited, and still there: does it wake for its card, if nobody blocks
        it?"""
        return self.would_wake(seat) and not self.game.recruited >> seat & 1

    def would_wake(self, seat: Seat) -> bool:
        """CITY-517, CITY-R73 A prisoner is not woken, nor is one who has left."""
        game = self.game
        return game.living & ~game.jailed & ~game.absent & bit(seat) != 0

    def wakes(self, seat: Seat, step: str) -> bool:
        """CITY-743 Whoever is blocked is shown crossed arms instead, at every waking."""
        if seat != self.blocked:
            return True
        self.game.tell(bit(seat), CrossedArms(seat, step))
        return False

    # What is done

    def shoot(self, victim: Seat) -> None:
        """CITY-541 Announced at dawn; CITY-R30 luck is judged now."""
        self.shots.append((victim, self.game.is_lucky(victim)))

    def poison(self, victim: Seat, by: str) -> None:
        """CITY-551 Dead in the coming evening; CITY-686, CITY-R31 but not the Lucky One."""
        if not self.game.is_lucky(victim):
            self.poisoned[victim] = by

    # What comes of it

    def victims(self) -> dict[Seat, str]:
        """CITY-575 Who dies at dawn, all at the same moment, and of what: shots, CITY-618 an Agent chosen, CITY-R73
        those who left."""
        game = self.game
        dead = dict.fromkeys(each(game.living & game.absent), "left")
        for seat in each(self.exposed):
            dead.setdefault(seat, "exposed")
        for shot in self.shots:
            killed = self.hit(shot)
            if killed != NOBODY:
                dead.setdefault(killed, "shot")
        return dead

    def hit(self, shot: Shot) -> Seat:
        """CITY-571 to CITY-574 Whom a shot kills: it passes to the Bodyguard; healing and luck stop it."""
        victim, lucky = shot
        saved = victim == self.healed or lucky
        if victim == self.ward:
            if saved and self.game.settings.bodyguard_model == "substitute":
                return NOBODY  # CITY-R28
            return NOBODY if self.guard == self.healed else self.guard
        return NOBODY if saved else victim


def targets_of(answer: Answer) -> tuple[Seat, ...]:
    """The seats that an answer names."""
    args = answer.args
    seats = args[0] if args and isinstance(args[0], tuple) else args
    return cast(tuple[Seat, ...], seats)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """A call of the night: whose it is, and what they do."""

    def __init__(self, name: str, cards: tuple[str, ...]) -> None:
        self.name = name
        self.cards = cards

    def is_called(self, game: BigCity) -> bool:
        """CITY-R15 Every role in the game at the deal, living or not; only those of the living; or CITY-1012 all."""
        if game.decks or game.settings.night_calls == "all":
            return True
        return self.lives(game) if game.settings.night_calls == "living" else self.is_in_play(game)

    def is_in_play(self, game: BigCity) -> bool:
        for card in self.cards:
            if card in game.composition:
                return True
        return False

    def lives(self, game: BigCity) -> bool:
        """CITY-R15 Does anybody live whom it calls?"""
        return any([game.cards[seat] in self.cards for seat in each(game.living)])

    def acts(self) -> tuple[str, ...]:
        """What may be done in it."""
        raise NotImplementedError

    def ways(self) -> tuple[str, ...]:
        """The acts between which one chooses for the same player."""
        return ()

    def picks(self) -> int:
        """How many players are chosen in it."""
        return 1

    def idle(self, game: BigCity) -> tuple[str, ...]:
        """CITY-341, CITY-R16 Acting is a duty; unless the table says otherwise."""
        return ("pass",) if game.settings.voluntary_pass == "any" else ()

    def is_of(self, game: BigCity, seat: Seat) -> bool:
        """Does the seat, as far as one knows, belong to this call?"""
        return game.cards[seat] in self.cards

    async def night(self, night: Night) -> None:
        """Who wakes in it, and what they do."""

    async def turn(self, night: Night, me: Seat, asks: list[Ask]) -> None:
        """CITY-322 The one who was woken acts, or passes; CITY-342 nothing, if the step is closed before."""
        stop = First(asks)
        answer = await stop
        while answer is ANEW:
            answer = await stop  # the Host has gone
        if answer.seat != me:
            return
        chosen = targets_of(answer)
        night.game.tell(bit(me), ActTaken(me, answer.act, chosen))
        if answer.act != "pass":
            await self.act(night, me, answer.act, chosen)

    async def act(self, night: Night, me: Seat, verb: str, chosen: tuple[Seat, ...]) -> None:
        """What comes of it."""


CRIMINALS_CALLED: Final = "call_criminals"


async def play_night(game: BigCity, steps: list[Step]) -> Night:
    """CITY-303 The first night is the Quiet Night; CITY-321 in every other the roles are called one after another."""
    announce(game, NightBegun(game.night + 1, game.night == 0))
    night = Night(game)
    if game.night == 1:
        await quiet_night(night)
        return night
    for step in steps:
        if step.is_called(game):  # CITY-R15 where only the living are called, not in every night
            announce(game, Called(step.name))
            async with call(game):
                await step.night(night)
    return night


def call(game: BigCity) -> Period:
    """CITY-326, CITY-1203 A call lasts as long whoever acts in it; a human Host ends it. CITY-R15 Without a limit and a
    least length it is over when all have acted; CITY-R78 with one it may be over when everybody has sealed
    something."""
    seconds = game.settings.night_step_limit_s
    if game.has_host:
        return game.period(game.answered_in(seconds))
    least = soonest(game.chance, game.settings.night_pace, seconds) if seconds else game.settings.quiet_step_s
    return game.period(lasts(seconds, least))


async def quiet_night(night: Night) -> None:
    """CITY-312 to CITY-316 The criminals see one another, and with them, unmarked, the Agent; CITY-315 each faction on
    its own."""
    game = night.game
    for faction in FACTIONS if game.two_factions else (game.settings.faction,):
        step = f"call_{faction}" if game.two_factions else CRIMINALS_CALLED
        announce(game, Called(step))
        awake = game.faction(faction)
        if game.settings.agent_quiet_night == "wakes":
            awake |= bit(game.holder("agent"))  # CITY-R11
        awake = bits([seat for seat in each(awake) if night.would_wake(seat)])
        if awake:
            game.tell(awake, Awake(step, each(awake)))
        async with call(game):
            pass  # they look at one another
