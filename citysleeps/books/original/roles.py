"""Sections 4, 7 and 12: the roles that wake at night alone, one by one."""

from __future__ import annotations

from typing import Final

from citysleeps.books.original import werewolf
from citysleeps.books.original.components import MAFIA
from citysleeps.books.original.facts import CardShown, CheckAnswer, SideTold
from citysleeps.books.original.game import Original
from citysleeps.books.original.night import MAY_PASS, MUST_CHOOSE, Night, Step
from citysleeps.kernel.seats import HOST, NOBODY, Seat, Seats, bit, but, each

KILLERS: Final = ("mafia", "yakuza", "maniac")  # ORIG-1202


class Role(Step):
    """A character with a step of his own: what he does in it, and from which night on."""

    def __init__(self, card: str, verb: str, from_night: int) -> None:
        super().__init__(card, (card,))
        self.verb = verb
        self.from_night = from_night

    def is_called(self, game: Original) -> bool:
        """ORIG-R92 In the first night without a host only the gangs are called."""
        is_led = game.night > 1 or game.settings.host_mode != "hostless"
        return is_led and super().is_called(game)

    def chooses(self, game: Original) -> str:
        """ORIG-510 What he chooses tonight; nothing before his first night."""
        return self.verb if game.night >= self.from_night else ""

    async def first_night(self, night: Night) -> None:
        """ORIG-701, ORIG-705, ORIG-709 He becomes known to the host, who has seen all the cards (ORIG-R99); ORIG-534,
        ORIG-702 some act at once."""
        if self.from_night == 1:
            await self.night(night)

    async def night(self, night: Night) -> None:
        for me in each(night.game.holders(self.name)):
            await self.act(night, me)

    async def act(self, night: Night, me: Seat) -> None:
        """His step of a night."""


class Checker(Role):
    """ORIG-402, ORIG-406, ORIG-1231, ORIG-1232 Points at a player; the host nods or does not."""

    async def act(self, night: Night, me: Seat) -> None:
        suspect = await night.choose(me, self.verb, self.suspects(night, me), MAY_PASS)
        if suspect != NOBODY:
            answer = "nod" if self.nods(night.game, suspect) else "no_nod"
            night.game.tell(bit(me), CheckAnswer(me, suspect, answer))  # ORIG-518

    def suspects(self, night: Night, me: Seat) -> Seats:
        """ORIG-515 Any other living player."""
        return but(night.living, me)

    def nods(self, game: Original, suspect: Seat) -> bool:
        """ORIG-520 Answered from the side and card at the moment of the check."""
        raise NotImplementedError


class Commissar(Checker):
    """ORIG-402 Red. Looks for the black."""

    def nods(self, game: Original, suspect: Seat) -> bool:
        """ORIG-R41 Every black player; ORIG-1241 the lawyer passes for red; ORIG-1258 the werewolf after his
        conversion."""
        if game.cards[suspect] == "lawyer" and game.settings.lawyer_appears_red:
            return False
        return game.is_black(suspect)


class Don(Checker):
    """ORIG-405 Black, of the mafia gang. Looks for the commissar, ORIG-1231 and for the ninja."""

    def suspects(self, night: Night, me: Seat) -> Seats:
        """ORIG-406 Basic deck: nobody of his own gang; ORIG-407 extended deck: anybody else."""
        game = night.game
        if game.settings.deck == "basic":
            return night.living & ~werewolf.known_members(game, MAFIA)
        return but(night.living, me)

    def nods(self, game: Original, suspect: Seat) -> bool:
        return game.cards[suspect] in ("commissar", "ninja")


class Ninja(Checker):
    """ORIG-1237 Black, of the yakuza gang. Looks for the commissar and for the mafia."""

    def nods(self, game: Original, suspect: Seat) -> bool:
        """ORIG-1232 The don included; ORIG-1233 and a werewolf who joined the mafia."""
        return game.cards[suspect] == "commissar" or game.gang_of(suspect) == MAFIA


class Lawyer(Role):
    """ORIG-1244 Black, of neither gang."""

    async def act(self, night: Night, me: Seat) -> None:
        """ORIG-1242 Is shown one other living player's card, every night; ORIG-1243 as it was dealt."""
        seen = await night.choose(me, self.verb, but(night.living, me), MAY_PASS)
        if seen != NOBODY:
            night.game.tell(bit(me), CardShown(me, seen, night.game.cards[seen]))


class Doctor(Role):
    """ORIG-701 Red. No protection in the first night."""

    async def act(self, night: Night, me: Seat) -> None:
        """ORIG-1201 Shields one living player, himself allowed; ORIG-1203 never the same one two nights running."""
        game = night.game
        last = game.guarded.get(game.night - 1, NOBODY)  # ORIG-1204
        ward = await night.choose(me, self.verb, but(night.living, last), MAY_PASS)
        if ward != NOBODY:
            night.protect(ward, KILLERS)
            if game.settings.sheriff_vs_doctor == "saved":  # ORIG-1205
                night.protect(ward, ("sheriff",))


class Maniac(Role):
    """ORIG-1275 Black, for himself."""

    async def act(self, night: Night, me: Seat) -> None:
        """ORIG-1271 Kills one other living player; ORIG-1274 he must choose."""
        idle = MAY_PASS if night.game.settings.maniac_may_pass else MUST_CHOOSE
        night.attack(self.name, await night.choose(me, self.verb, but(night.living, me), idle))


class Sheriff(Role):
    """ORIG-709 Red."""

    async def act(self, night: Night, me: Seat) -> None:
        """ORIG-1291 Shoots one other living player; ORIG-1293 he must choose."""
        idle = MAY_PASS if night.game.settings.sheriff_may_pass else MUST_CHOOSE
        night.attack(self.name, await night.choose(me, self.verb, but(night.living, me), idle))


class Werewolf(Role):
    """ORIG-1251 Red at first. ORIG-710 He has no step in the first night."""

    def is_called(self, game: Original) -> bool:
        return game.night > 1 and super().is_called(game)

    async def night(self, night: Night) -> None:
        """ORIG-1256 The deaths of the steps before his count now, whether or not he is the one to hear of it."""
        cause = werewolf.convert(night.game, night.victims, night.living)
        if cause:
            night.game.tell(HOST, cause)
        for me in each(night.game.holders(self.name)):
            await self.act(night, me)

    async def act(self, night: Night, me: Seat) -> None:
        """ORIG-1257 Is told his present side."""
        night.game.tell(bit(me) & ~night.game.absent, SideTold(me, night.game.joined or "red"))
