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
        """322 Wakes, acts, sleeps; 340 without a legal target the step passes."""
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
        """337, 338 Any other living player."""
        return but(game.living, me)


# Criminals


class Lawyer(Role):
    """741 Blocks; 742 never the same target two nights running."""

    def targets(self, game: BigCity, me: Seat) -> Seats:
        return but(but(game.living, me), game.last_target("block"))

    async def act(self, night: Night, me: Seat, verb: str, chosen: tuple[Seat, ...]) -> None:
        night.blocked = chosen[0]


class Lover(Role):
    """751 Picks one whose checks turn false; 753 the same one again, if she likes."""

    async def act(self, night: Night, me: Seat, verb: str, chosen: tuple[Seat, ...]) -> None:
        night.falsified = chosen[0]


class Bloodhound(Role):
    """761 Looks for Peaceful Residents; 351 with the Sleuth's thumbs reversed."""

    async def act(self, night: Night, me: Seat, verb: str, chosen: tuple[Seat, ...]) -> None:
        truth = "peaceful" if night.game.is_peaceful(chosen[0]) else "other_role"
        answer_two(night, me, chosen, truth, "other_role")


# Citizens


class Doctor(Role):
    """641 Heals; 645, R17 itself too; 642 never the same target two nights running, but at a price (1040)."""

    def targets(self, game: BigCity, me: Seat) -> Seats:
        barred = NOBODY if game.settings.opt_all_in_moderation == "on" else game.last_target("heal")
        return but(protectable(game, me), barred)

    async def act(self, night: Night, me: Seat, verb: str, chosen: tuple[Seat, ...]) -> None:
        """1041, 1042 An overdose comes before the healing, which does not lift it."""
        if chosen[0] == night.patient:
            night.poison(chosen[0], "overdose")
        night.healed = chosen[0]


class Bodyguard(Role):
    """651 Guards one other; 654 the same one again, if it likes."""

    async def act(self, night: Night, me: Seat, verb: str, chosen: tuple[Seat, ...]) -> None:
        night.guard, night.ward = me, chosen[0]


class Detective(Role):
    """631, 632 Learns the side of one player. 661 to 665 After the Detective's death the Patrolman wakes instead."""

    def __init__(self) -> None:
        super().__init__("detective", "check")
        self.cards = ("detective", "patrolman")

    def actor(self, game: BigCity) -> Seat:
        """664 As long as the Detective lives, nobody else; R42 nor perhaps if there never was one."""
        detective = game.holder("detective")
        if detective == NOBODY and game.settings.patrolman_without_detective == "inactive":
            return NOBODY
        return detective if game.living & bit(detective) else game.holder("patrolman")

    async def act(self, night: Night, me: Seat, verb: str, chosen: tuple[Seat, ...]) -> None:
        await answer_side(night, me, chosen)


class Journalist(Role):
    """635 Compares two different players."""

    def picks(self) -> int:
        return 2

    def asks(self, game: BigCity, me: Seat, targets: Seats) -> list[Ask]:
        if many(targets) < 2:
            return []
        return [Ask(bit(me), "check", (Several(targets, 2, 2),), self.idle(game))]

    def targets(self, game: BigCity, me: Seat) -> Seats:
        return checkable(game, me)

    async def act(self, night: Night, me: Seat, verb: str, chosen: tuple[Seat, ...]) -> None:
        """636, 637 Are both on the same side? R41 Mafia and Cartel are two, unless the table says otherwise."""
        game = night.game
        sides = [game.checked_side(seat) for seat in chosen]
        if sides == [CRIMINALS, CRIMINALS] and game.two_factions:
            if game.settings.journalist_mafia_cartel == "different":
                sides = [game.faction_of(seat) for seat in chosen]
        answer_two(night, me, chosen, "same" if sides[0] == sides[1] else "different", "same")


class Psychic(Role):
    """671, 672 Are one player and both neighbours citizens?"""

    def targets(self, game: BigCity, me: Seat) -> Seats:
        return checkable(game, me)

    async def act(self, night: Night, me: Seat, verb: str, chosen: tuple[Seat, ...]) -> None:
        game = night.game
        looked_at = (*chosen, *neighbours(game, chosen[0]))
        clean = all([game.checked_side(seat) == CITIZENS for seat in looked_at])
        answer_two(night, me, chosen, "all_citizens" if clean else "not_all_citizens", "all_citizens")


class Sleuth(Role):
    """681 Checks one player, or shoots."""

    def ways(self) -> tuple[str, ...]:
        return self.verbs

    async def act(self, night: Night, me: Seat, verb: str, chosen: tuple[Seat, ...]) -> None:
        if verb == "shoot":
            night.shoot(chosen[0])
        else:
            truth = "peaceful" if night.game.is_peaceful(chosen[0]) else "other_role"
            answer_two(night, me, chosen, truth, "peaceful")


class Judge(Role):
    """625 Jails a free player, or 627 releases a prisoner, or does nothing."""

    def asks(self, game: BigCity, me: Seat, targets: Seats) -> list[Ask]:
        found = []
        for verb, among in (("jail", targets & ~game.jailed), ("release", targets & game.jailed)):
            if among:
                found.append(Ask(bit(me), verb, (among,), self.idle(game), "pass"))
        return found

    def idle(self, game: BigCity) -> tuple[str, ...]:
        """625 The Judge may do nothing."""
        return ("pass",)

    async def act(self, night: Night, me: Seat, verb: str, chosen: tuple[Seat, ...]) -> None:
        """513 It begins at dawn; 688, R31 for the Lucky One never, and nobody hears of it."""
        if verb == "release":
            night.releases = chosen[0]
        elif not night.game.is_lucky(chosen[0]):
            night.jails = chosen[0]


class Admirer(Role):
    """675 Gives an alibi for the coming day; 677 herself too; 676 never the same target two nights running."""

    def targets(self, game: BigCity, me: Seat) -> Seats:
        return but(protectable(game, me), game.last_target("alibi"))

    async def act(self, night: Night, me: Seat, verb: str, chosen: tuple[Seat, ...]) -> None:
        night.alibi = chosen[0]


# Outcasts


class Maniac(Role):
    """811 Shoots one other player."""

    async def act(self, night: Night, me: Seat, verb: str, chosen: tuple[Seat, ...]) -> None:
        night.shoot(chosen[0])


class Poisoner(Role):
    """821 Poisons one other player; 562 not one who is healed tonight."""

    async def act(self, night: Night, me: Seat, verb: str, chosen: tuple[Seat, ...]) -> None:
        if chosen[0] != night.healed:
            night.poison(chosen[0], "poison")


class Revolutionary(Role):
    """831 Shoots one other player; 832 but no Peaceful Resident."""

    async def act(self, night: Night, me: Seat, verb: str, chosen: tuple[Seat, ...]) -> None:
        if night.game.is_peaceful(chosen[0]):
            night.game.tell(bit(me), NoShot(me, chosen[0], "thumb_up"))
        else:
            night.shoot(chosen[0])


# Whom one may choose


def protectable(game: BigCity, me: Seat) -> Seats:
    """645, 677, R17 Any living player; oneself too, unless the table says otherwise."""
    return game.living if game.settings.self_protect == "allow" else but(game.living, me)


def checkable(game: BigCity, me: Seat) -> Seats:
    """R17 Any other living player; oneself only if the table says so."""
    return game.living if game.settings.self_check == "allow" else but(game.living, me)


def neighbours(game: BigCity, seat: Seat) -> tuple[Seat, Seat]:
    """004, 673, R40 On either hand: the nearest living, or whoever sat there."""
    circle = each(game.living if game.settings.psychic_neighbours == "living" else game.players)
    i = circle.index(seat)
    return circle[i - 1], circle[(i + 1) % len(circle)]
