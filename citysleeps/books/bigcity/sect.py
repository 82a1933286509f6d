"""Section 8.4: the sect."""

from __future__ import annotations

from citysleeps.books.bigcity.components import SECT
from citysleeps.books.bigcity.facts import Awake, HeadInherited, RecruitChosen, Recruited
from citysleeps.books.bigcity.game import BigCity
from citysleeps.books.bigcity.night import Night, Step
from citysleeps.kernel.ask import Ask
from citysleeps.kernel.seats import NOBODY, Seat, bit, bits, each
from citysleeps.kernel.stops import Rest


class Sect(Step):
    """CITY-841 All living members wake together, save the jailed and the blocked."""

    def __init__(self) -> None:
        super().__init__("call_sect", ("sectarian",))

    def acts(self) -> tuple[str, ...]:
        return ("recruit",)

    def lives(self, game: BigCity) -> bool:
        return game.living & game.sect() != 0

    def is_of(self, game: BigCity, seat: Seat) -> bool:
        return game.cards[seat] in self.cards or game.recruited >> seat & 1 == 1

    async def night(self, night: Night) -> None:
        """CITY-1106 Only those who wake are told who else does."""
        game = night.game
        sect = game.sect()
        awake = bits([seat for seat in each(sect) if night.would_wake(seat) and night.wakes(seat, self.name)])
        if not awake:
            return
        head = game.leader(SECT)
        if awake & ~game.told_heirs & bit(game.heirs.get(SECT, NOBODY)):
            game.tell(bit(head), HeadInherited(head, each(sect & game.living)))  # CITY-R64
        game.tell(awake, Awake(self.name, each(awake)))
        targets = game.living & ~sect
        if not awake & bit(head) or not targets:
            return
        await self.turn(night, head, [Ask(bit(head), "recruit", (targets,), self.idle(game))])

    async def act(self, night: Night, me: Seat, verb: str, chosen: tuple[Seat, ...]) -> None:
        """CITY-842 to CITY-845, CITY-R64 The recruit is told at once, and no more than that; CITY-849 nothing prevents
        it."""
        game = night.game
        while game.has_host and not game.innermost().is_over:
            await Rest()  # CITY-1210 until then the Host may correct it
        seat = chosen[0]
        game.tell(game.awake & ~game.absent, RecruitChosen(seat))
        game.tell(bit(seat) & ~game.absent, Recruited(seat))
