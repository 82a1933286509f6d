"""Opponents of a reasoning town: they blend in, contradict, frame and lie. Nobody's numbers are fitted to them."""

from __future__ import annotations

from random import Random

from citysleeps.agents.original.reading import Reading
from citysleeps.agents.original.reasoning import Reasoning
from citysleeps.agents.original.suspicion import foes, friends
from citysleeps.agents.reasoning.talk import Statement
from citysleeps.books.original.game import Original
from citysleeps.kernel.seats import NOBODY, Seat, Seats, bits, each


class Quiet(Reasoning):
    """Reasons, and says nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.is_quiet = True


class Blender(Reasoning):
    """Does by day what a resident would do. Kills the commissar if he is known or has come out, else by lot."""

    def statements(self, view: Original, me: Seat, reading: Reading) -> list[Statement]:
        return []

    def follows(self, view: Original, me: Seat, reading: Reading) -> bool:
        return True

    def victim(self, view: Original, me: Seat, reading: Reading, options: Seats) -> Seat:
        prey = options & ~friends(view, me)
        for member, seat in reversed(self.notes.pointed):
            if member != me and prey >> seat & 1:
                return seat
        likely = prey & foes(view, me) or prey & reading.out or prey
        return Random(f"{view.night}/{prey}/{me}").choice(each(likely)) if likely else NOBODY


class Liar(Blender):
    """Claims to be the commissar at some time, and keeps to the same false checks."""

    def __init__(self) -> None:
        super().__init__()
        self.told: list[Statement] = []

    def lies(self, view: Original, me: Seat, reading: Reading) -> bool:
        raise NotImplementedError

    def statements(self, view: Original, me: Seat, reading: Reading) -> list[Statement]:
        if not self.told and not self.lies(view, me, reading):
            return []
        while len(self.told) < view.night:
            self.told.append(self.lie(view, me, reading, len(self.told) + 1))
        return [("am", (), ("commissar",), 0), *self.told]

    def lie(self, view: Original, me: Seat, reading: Reading, night: int) -> Statement:
        """The last check found a rival, or one of the town; those before cleared somebody."""
        gang = friends(view, me)
        fresh = ((1 << view.size) - 1) & ~bits([seat for _, seats, _, _ in self.told for seat in seats]) & ~(1 << me)
        if night == view.night:
            for seats in (fresh & reading.out & ~gang, fresh & view.living & ~gang):
                if seats:
                    return "checked", (Random(f"{me}/{night}").choice(each(seats)),), ("nod",), night
        return "checked", (each(fresh & gang or fresh)[0],), ("no_nod",), night


class Contradictor(Liar):
    """Contradicts a commissar who comes out; one of the gang does."""

    def lies(self, view: Original, me: Seat, reading: Reading) -> bool:
        gang = friends(view, me)
        return reading.out & ~gang != 0 and not reading.out & gang


class Framer(Liar):
    """Comes out first, on day 2."""

    day = 2

    def lies(self, view: Original, me: Seat, reading: Reading) -> bool:
        return view.step == "speech" and view.day >= self.day and not reading.out & friends(view, me)


class EarlyFramer(Framer):
    """Comes out on day 1."""

    day = 1


class RandomLiar(Liar):
    """Comes out whenever the dice say so."""

    def lies(self, view: Original, me: Seat, reading: Reading) -> bool:
        return Random(f"{me}/{view.day}/{view.living}").random() < 0.12
