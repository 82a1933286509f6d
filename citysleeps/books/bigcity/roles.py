"""Sections 6 to 8: the roles that wake at night alone, one by one."""

from __future__ import annotations

from citysleeps.books.bigcity.checks import answer_side, answer_two
from citysleeps.books.bigcity.components import CITIZENS, CRIMINALS
from citysleeps.books.bigcity.facts import NoShot, Woken
from citysleeps.books.bigcity.game import BigCity
from citysleeps.books.bigcity.night import Night, Step
from citysleeps.kernel.ask import Ask
from citysleeps.kernel.forms import Several, Slot
from citysleeps.kernel.seats import NOBODY, Seat, Seats, bit, but, each, many


class Role(Step):
    """A role with a call of its own, and what it does there."""

    def __init__(self, card: str, *verbs: str) -> None:
        super().__init__(f"call_{card}", (card,))
        self.verbs = verbs

    def acts(self) -> tuple[str, ...]:
        return self.verbs

    def actor(self, game: BigCity) -> Seat:
        """Whose turn it is, if able to act."""
        return game.holder(self.cards[0])

    async def night(self, night: Night) -> None:
        """CITY-322 Wakes, acts, sleeps; CITY-340 without a legal target the step passes."""
        game = night.game
        me = self.actor(game)
        if me == NOBODY or not night.is_able(me) or not night.wakes(me, self.name):
            return
        targets = self.targets(game, me)
        asks = self.asks(game, me, targets)
        if not asks:
            return
        game.tell(bit(me), Woken(me, self.name, each(targets)))
        await self.turn(night, me, asks)

    def asks(self, game: BigCity, me: Seat, targets: Seats) -> list[Ask]:
        if not targets:
            return []
        return [Ask(bit(me), verb, (self.slot(verb, targets),), self.idle(game)) for verb in self.verbs]

    def slot(self, verb: str, targets: Seats) -> Slot:
        return Several(targets, 1, 1) if verb == "check" else targets

    def targets(self, game: BigCity, me: Seat) -> Seats:
        """CITY-337, CITY-338 Any other living player."""
        return but(game.living, me)


# Criminals


class Lawyer(Role):
    """CITY-741 Blocks; CITY-742 never the same target two nights running."""

    def targets(self, game: BigCity, me: Seat) -> Seats:
        return but(but(game.living, me), game.last_target("block"))

    async def act(self, night: Night, me: Seat, verb: str, chosen: tuple[Seat, ...]) -> None:
        night.blocked = chosen[0]


class Lover(Role):
    """CITY-751 Picks one whose checks turn false; CITY-753 the same one again, if she likes."""

    async def act(self, night: Night, me: Seat, verb: str, chosen: tuple[Seat, ...]) -> None:
        night.falsified = chosen[0]


class Bloodhound(Role):
    """CITY-761 Looks for Peaceful Residents; CITY-351 with the Sleuth's thumbs reversed."""

    async def act(self, night: Night, me: Seat, verb: str, chosen: tuple[Seat, ...]) -> None:
        truth = "peaceful" if night.game.is_peaceful(chosen[0]) else "other_role"
        answer_two(night, me, chosen, truth, "other_role")


# Citizens


class Doctor(Role):
    """CITY-641 Heals; CITY-645, CITY-R17 itself too; CITY-642 never the same target two nights running, but at a price
    (CITY-1040)."""

    def targets(self, game: BigCity, me: Seat) -> Seats:
        barred = NOBODY if game.settings.opt_all_in_moderation == "on" else game.last_target("heal")
        return but(protectable(game, me), barred)

    async def act(self, night: Night, me: Seat, verb: str, chosen: tuple[Seat, ...]) -> None:
        """CITY-1041, CITY-1042 An overdose comes before the healing, which does not lift it."""
        if chosen[0] == night.patient:
            night.poison(chosen[0], "overdose")
        night.healed = chosen[0]


class Bodyguard(Role):
    """CITY-651 Guards one other; CITY-654 the same one again, if it likes."""

    async def act(self, night: Night, me: Seat, verb: str, chosen: tuple[Seat, ...]) -> None:
        night.guard, night.ward = me, chosen[0]


class Detective(Role):
    """CITY-631, CITY-632 Learns the side of one player. CITY-661 to CITY-665 After the Detective's death the Patrolman
    wakes instead."""

    def __init__(self) -> None:
        super().__init__("detective", "check")
        self.cards = ("detective", "patrolman")

    def actor(self, game: BigCity) -> Seat:
        """CITY-664 As long as the Detective lives, nobody else; CITY-R42 nor perhaps if there never was one."""
        detective = game.holder("detective")
        if detective == NOBODY and game.settings.patrolman_without_detective == "inactive":
            return NOBODY
        return detective if game.living & bit(detective) else game.holder("patrolman")

    async def act(self, night: Night, me: Seat, verb: str, chosen: tuple[Seat, ...]) -> None:
        await answer_side(night, me, chosen)


class Journalist(Role):
    """CITY-635 Compares two different players."""

    def picks(self) -> int:
        return 2

    def asks(self, game: BigCity, me: Seat, targets: Seats) -> list[Ask]:
        if many(targets) < 2:
            return []
        return [Ask(bit(me), "check", (Several(targets, 2, 2),), self.idle(game))]

    def targets(self, game: BigCity, me: Seat) -> Seats:
        return checkable(game, me)

    async def act(self, night: Night, me: Seat, verb: str, chosen: tuple[Seat, ...]) -> None:
        """CITY-636, CITY-637 Are both on the same side? CITY-R41 Mafia and Cartel are two, unless the table says
        otherwise."""
        game = night.game
        sides = [game.checked_side(seat) for seat in chosen]
        if sides == [CRIMINALS, CRIMINALS] and game.settings.journalist_mafia_cartel == "different":
            sides = [game.faction_of(seat) for seat in chosen]
        answer_two(night, me, chosen, "same" if sides[0] == sides[1] else "different", "same")


class Psychic(Role):
    """CITY-671, CITY-672 Are one player and both neighbours citizens?"""

    def targets(self, game: BigCity, me: Seat) -> Seats:
        return checkable(game, me)

    async def act(self, night: Night, me: Seat, verb: str, chosen: tuple[Seat, ...]) -> None:
        game = night.game
        looked_at = (*chosen, *neighbours(game, chosen[0]))
        clean = all([game.checked_side(seat) == CITIZENS for seat in looked_at])
        answer_two(night, me, chosen, "all_citizens" if clean else "not_all_citizens", "all_citizens")


class Sleuth(Role):
    """CITY-681 Checks one player, or shoots."""

    def ways(self) -> tuple[str, ...]:
        return self.verbs

    async def act(self, night: Night, me: Seat, verb: str, chosen: tuple[Seat, ...]) -> None:
        if verb == "shoot":
            night.shoot(chosen[0])
        else:
            truth = "peaceful" if night.game.is_peaceful(chosen[0]) else "other_role"
            answer_two(night, me, chosen, truth, "peaceful")


class Judge(Role):
    """CITY-625 Jails a free player, or CITY-627 releases a prisoner, or does nothing."""

    def asks(self, game: BigCity, me: Seat, targets: Seats) -> list[Ask]:
        found = []
        for verb, among in (("jail", targets & ~game.jailed), ("release", targets & game.jailed)):
            if among:
                found.append(Ask(bit(me), verb, (among,), self.idle(game), "pass"))
        return found

    def idle(self, game: BigCity) -> tuple[str, ...]:
        """CITY-625 The Judge may do nothing."""
        return ("pass",)

    async def act(self, night: Night, me: Seat, verb: str, chosen: tuple[Seat, ...]) -> None:
        """CITY-513 It begins at dawn; CITY-688, CITY-R31 for the Lucky One never, and nobody hears of it."""
        if verb == "release":
            night.releases = chosen[0]
        elif not night.game.is_lucky(chosen[0]):
            night.jails = chosen[0]


class Admirer(Role):
    """CITY-675 Gives an alibi for the coming day; CITY-677 herself too; CITY-676 never the same target two nights
    running."""

    def targets(self, game: BigCity, me: Seat) -> Seats:
        return but(protectable(game, me), game.last_target("alibi"))

    async def act(self, night: Night, me: Seat, verb: str, chosen: tuple[Seat, ...]) -> None:
        night.alibi = chosen[0]


# Outcasts


class Maniac(Role):
    """CITY-811 Shoots one other player."""

    async def act(self, night: Night, me: Seat, verb: str, chosen: tuple[Seat, ...]) -> None:
        night.shoot(chosen[0])


class Poisoner(Role):
    """CITY-821 Poisons one other player; CITY-562 not one who is healed tonight."""

    async def act(self, night: Night, me: Seat, verb: str, chosen: tuple[Seat, ...]) -> None:
        if chosen[0] != night.healed:
            night.poison(chosen[0], "poison")


class Revolutionary(Role):
    """CITY-831 Shoots one other player; CITY-832 but no Peaceful Resident."""

    async def act(self, night: Night, me: Seat, verb: str, chosen: tuple[Seat, ...]) -> None:
        if night.game.is_peaceful(chosen[0]):
            night.game.tell(bit(me), NoShot(me, chosen[0], "thumb_up"))
        else:
            night.shoot(chosen[0])


# Whom one may choose


def protectable(game: BigCity, me: Seat) -> Seats:
    """CITY-645, CITY-677, CITY-R17 Any living player; oneself too, unless the table says otherwise."""
    return game.living if game.settings.self_protect == "allow" else but(game.living, me)


def checkable(game: BigCity, me: Seat) -> Seats:
    """CITY-R17 Any other living player; oneself only if the table says so."""
    return game.living if game.settings.self_check == "allow" else but(game.living, me)


def neighbours(game: BigCity, seat: Seat) -> tuple[Seat, Seat]:
    """CITY-004, CITY-673, CITY-R40 On either hand: the nearest living, or whoever sat there."""
    circle = each(game.living if game.settings.psychic_neighbours == "living" else game.players)
    i = circle.index(seat)
    return circle[i - 1], circle[(i + 1) % len(circle)]
