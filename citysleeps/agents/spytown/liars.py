"""Players of `spytown` who lie in one known way, for those who learn (docs/learn.md)."""

from __future__ import annotations

from random import Random

from citysleeps.agents.reasoning.lying import Liar
from citysleeps.agents.reasoning.talk import Statement
from citysleeps.agents.spytown.belief import Public
from citysleeps.agents.spytown.careful import friends
from citysleeps.agents.spytown.reasoning import Reasoning
from citysleeps.books.spytown.components import AGENT, MAFIOSO, POLICEMAN
from citysleeps.books.spytown.game import Spytown
from citysleeps.kernel.seats import Seat, Seats, bit, each


class Lying(Reasoning):
    """A Mafioso who lies in this way."""

    def __init__(self, way: str) -> None:
        super().__init__()
        self.liar = Liar(way)

    def statements(self, view: Spytown, me: Seat, public: Public) -> list[Statement]:
        checks = self.liar.tell(me, view.turn, view.turn, public.out, friends(view, me), view.living)
        if checks is None:
            return []
        found: list[Statement] = [("am", (), (AGENT,), 0)]
        for turn, seat, is_foe in checks:
            found.append(("checked", (seat,), (MAFIOSO if is_foe else POLICEMAN,), turn))
        return found

    def vote(self, view: Spytown, me: Seat, options: Seats, chance: Random) -> Seat:
        """As the Police would, who know nothing."""
        assert self.public is not None
        self.draw(view, chance)
        chances = self.public.chances(bit(me))
        found = sorted(each(options), key=lambda seat: -round(chances[seat], 6))
        leanings = self.public.leanings(chances, found)
        meant = Random(f"{self.lot}/{view.step}").choices(found, leanings)[0]
        seat = self.liar.picked(meant, f"{me}/{view.turn}/{view.step}", found, friends(view, me))
        return meant if seat is None else seat
