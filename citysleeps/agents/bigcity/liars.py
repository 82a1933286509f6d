"""Players of `bigcity` who lie in one known way, for those who learn (docs/learn.md)."""

from __future__ import annotations

from random import Random

from citysleeps.agents.bigcity.belief import DETECTIVE, Public
from citysleeps.agents.bigcity.knowledge import Sides, known
from citysleeps.agents.bigcity.reasoning import Reasoning
from citysleeps.agents.reasoning.lying import Liar
from citysleeps.agents.reasoning.talk import Statement
from citysleeps.books.bigcity.components import CRIMINALS
from citysleeps.books.bigcity.game import BigCity
from citysleeps.kernel.seats import NOBODY, Seat, Seats, each


class Lying(Reasoning):
    """A criminal who lies in this way. Others of the second party play as they reason."""

    def __init__(self, way: str) -> None:
        super().__init__()
        self.liar = Liar(way)

    def statements(self, view: BigCity, me: Seat, public: Public) -> list[Statement]:
        if view.side(me) != CRIMINALS:
            return super().statements(view, me, public)
        gang = known(view, me, self.notes)[0]
        checks = self.liar.tell(me, view.day, view.night, public.out, gang, view.living)
        if checks is None:
            return []
        found: list[Statement] = [("am", (), (DETECTIVE,), 0)]
        for night, seat, is_foe in checks:
            found.append(("checked", (seat,), ("criminal" if is_foe else "citizen",), night))
        return found

    def blended(self, view: BigCity, me: Seat, candidates: Seats, sides: Sides) -> Seat:
        """As citizens would, who know nothing."""
        public = self.public
        assert public is not None
        if public.round != "second_round" and not public.is_ripe():
            return NOBODY
        options = sorted(each(candidates), key=lambda seat: -round(self.chances[seat], 6))
        lot = f"{me}/{view.day}/{public.round}"
        meant = Random(f"{self.lot}/{lot}").choices(options, public.leanings(self.chances, options, me))[0]
        seat = self.liar.picked(meant, lot, options, sides[0])
        return meant if seat is None else seat
