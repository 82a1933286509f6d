"""Players of `original` who lie in one known way, for those who learn (docs/learn.md)."""

from __future__ import annotations

from random import Random

from citysleeps.agents.original.reading import Reading
from citysleeps.agents.original.reasoning import Reasoning
from citysleeps.agents.original.suspicion import foes, friends
from citysleeps.agents.reasoning.lying import Liar
from citysleeps.agents.reasoning.talk import Statement
from citysleeps.books.original.game import Original
from citysleeps.kernel.seats import NOBODY, Seat, Seats, bit, bits, but, each


class Lying(Reasoning):
    """One of a gang who lies in this way."""

    def __init__(self, way: str) -> None:
        super().__init__()
        self.liar = Liar(way)

    def follows(self, view: Original, me: Seat, reading: Reading) -> bool:
        return True

    def statements(self, view: Original, me: Seat, reading: Reading) -> list[Statement]:
        checks = self.liar.tell(me, view.day, view.night, reading.out, friends(view, me), view.living)
        if checks is None:
            return []
        found: list[Statement] = [("am", (), ("commissar",), 0)]
        for night, seat, is_foe in checks:
            found.append(("checked", (seat,), ("nod" if is_foe else "no_nod",), night))
        return found

    def accused(self, view: Original, me: Seat, reading: Reading, options: Seats) -> Seat:
        """Who spares his own accuses nobody instead."""
        meant, lot = reading.accuses(me), f"{me}/{view.day}/accuses"
        seat = self.liar.picked(meant, lot, [NOBODY, *each(options)], friends(view, me))
        return meant if seat is None and options & bit(meant) else NOBODY if seat is None else seat

    def blended(self, view: Original, me: Seat, reading: Reading) -> Seat:
        meant, lot = reading.condemns(me), f"{me}/{view.day}/{reading.candidates}"
        options = reading.ranked(but(bits(reading.candidates) & view.living, me))
        seat = self.liar.picked(meant, lot, options, friends(view, me))
        return meant if seat is None else seat

    def victim(self, view: Original, me: Seat, reading: Reading, options: Seats) -> Seat:
        """Kill where another points, else a commissar who is known or has come out, else by lot."""
        prey = options & ~friends(view, me)
        for member, seat in reversed(self.notes.pointed):
            if member != me and prey & bit(seat):
                return seat
        likely = prey & foes(view, me) or prey & reading.out or prey
        return Random(f"{view.night}/{prey}").choice(each(likely)) if likely else NOBODY
