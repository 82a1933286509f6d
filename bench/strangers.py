"""Opponents of a reasoning town in `original`, each with its own way to lie, to blend in or to be odd.

They are here to measure a town against players that its numbers were not made for (`bench/unseen.py`). No number of the
bots is fitted to them.
"""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar

from citysleeps.agents.bot import Bot
from citysleeps.agents.original.reading import Reading
from citysleeps.agents.original.reasoning import Reasoning
from citysleeps.agents.original.suspicion import foes, friends
from citysleeps.agents.reasoning.talk import Statement
from citysleeps.books.original.components import BLACK, RED
from citysleeps.books.original.game import Original
from citysleeps.kernel.ask import Answer, Ask
from citysleeps.kernel.seats import NOBODY, Seat, Seats, bit, bits, but, each, many


class Blender(Reasoning):
    """Does by day what a resident would do, and says nothing. Kills the commissar if it knows him, else by lot."""

    def follows(self, view: Original, me: Seat, reading: Reading) -> bool:
        return True

    def statements(self, view: Original, me: Seat, reading: Reading) -> list[Statement]:
        return []

    def victim(self, view: Original, me: Seat, reading: Reading, options: Seats) -> Seat:
        """All of the gang point at the same, whom they find without a word."""
        prey = options & ~friends(view, me)
        likely = prey & foes(view, me) or prey & reading.out or prey
        for member, seat in reversed(self.notes.pointed):
            if member != me and prey >> seat & 1:
                return seat
        return self.prey(view, me, reading, likely) if likely else NOBODY

    def prey(self, view: Original, me: Seat, reading: Reading, likely: Seats) -> Seat:
        return Random(f"{view.night}/{likely}").choice(each(likely))


class Talker(Blender):
    """Blends in, and talks as residents do."""

    def statements(self, view: Original, me: Seat, reading: Reading) -> list[Statement]:
        return Reasoning.statements(self, view, me, reading)


class Headhunter(Blender):
    """Kills whom the town trusts most."""

    def prey(self, view: Original, me: Seat, reading: Reading, likely: Seats) -> Seat:
        return reading.ranked(likely)[-1]


class Poisoner(Blender):
    """Kills whom the town suspects least to be killed: the most suspect."""

    def prey(self, view: Original, me: Seat, reading: Reading, likely: Seats) -> Seat:
        return reading.ranked(likely)[0]


class Sparer(Blender):
    """Raises no hand against its own, and accuses none of them."""

    spares: ClassVar[float] = 1.0

    def accused(self, view: Original, me: Seat, reading: Reading, options: Seats) -> Seat:
        seat = super().accused(view, me, reading, options)
        return NOBODY if seat != NOBODY and self.is_spared(view, me, seat) else seat

    def blended(self, view: Original, me: Seat, reading: Reading) -> Seat:
        seat = reading.condemns(me)
        others = but(bits(reading.candidates) & view.living & ~friends(view, me), me)
        return reading.ranked(others)[0] if others and self.is_spared(view, me, seat) else seat

    def is_spared(self, view: Original, me: Seat, seat: Seat) -> bool:
        lot = Random(f"{me}/{view.day}/{seat}").random()
        return friends(view, me) >> seat & 1 != 0 and lot < self.spares


class HalfSparer(Sparer):
    """Does so half of the time."""

    spares = 0.5


class Traitor(Blender):
    """Raises its hand against its own whenever it can, to look innocent."""

    def accused(self, view: Original, me: Seat, reading: Reading, options: Seats) -> Seat:
        own = options & friends(view, me) & ~bit(me)
        return (
            each(own)[0] if own and view.day > 1 and not view.accused else super().accused(view, me, reading, options)
        )

    def blended(self, view: Original, me: Seat, reading: Reading) -> Seat:
        own = but(bits(reading.candidates) & view.living & friends(view, me), me)
        return reading.ranked(own)[0] if own else reading.condemns(me)


class Silent(Blender):
    """Accuses nobody and raises no hand."""

    def accused(self, view: Original, me: Seat, reading: Reading, options: Seats) -> Seat:
        return NOBODY

    def blended(self, view: Original, me: Seat, reading: Reading) -> Seat:
        return NOBODY


class Odd(Blender):
    """Accuses and votes at random."""

    def accused(self, view: Original, me: Seat, reading: Reading, options: Seats) -> Seat:
        return Random(f"{me}/{view.day}").choice([NOBODY, *each(options)])

    def blended(self, view: Original, me: Seat, reading: Reading) -> Seat:
        options = but(bits(reading.candidates) & view.living, me)
        return Random(f"{me}/{view.day}/{options}").choice(each(options)) if options else NOBODY


class Chatterer(Blender):
    """Blends in, and says anything at all."""

    def speak(self, view: Original, me: Seat, offers: list[Ask], chance: Random) -> Answer | None:
        self.reader.catch_up(view.facts)
        said = [claim for claim in view.claims.values() if claim.seat == me and claim.number > view.claimed_before]
        others = each(but(view.living, me))
        if len(said) >= 3 or not others:
            return None
        seat, another = chance.choice(others), chance.choice(others)
        args: list[tuple[Any, ...]] = [
            ("am", chance.choice(("commissar", "resident", RED))),
            ("checked", (seat,), chance.choice(("nod", "no_nod")), max(1, view.night)),
            ("think", seat, chance.choice((BLACK, RED))),
            ("sure", another, chance.choice((BLACK, RED))),
            ("ask", another, "what"),
        ]
        return Answer(me, "claim", chance.choice(args))


class Claimant(Blender):
    """Claims to be the commissar. One of the gang is enough, and it keeps to what it has said."""

    day: ClassVar[int] = 2  # on which it comes out, if ever
    counters: ClassVar[bool] = False  # whether it waits for a commissar to contradict
    alone: ClassVar[bool] = True  # whether it is silent where another of the gang has come out

    def __init__(self) -> None:
        super().__init__()
        self.told: list[Statement] = []

    def is_time(self, view: Original, me: Seat, reading: Reading) -> bool:
        gang = friends(view, me)
        if view.step != "speech" or (self.alone and reading.out & gang):
            return False
        return reading.out & ~gang != 0 if self.counters else view.day >= self.day

    def statements(self, view: Original, me: Seat, reading: Reading) -> list[Statement]:
        if not self.told and not self.is_time(view, me, reading):
            return []
        while len(self.told) < view.night:
            night = len(self.told) + 1
            seat, is_foe = self.lie(view, me, reading, night == view.night)
            self.told.append(("checked", (seat,), ("nod" if is_foe else "no_nod",), night))
        return [("am", (), ("commissar",), 0), *self.told]

    def fresh(self, view: Original, me: Seat) -> Seats:
        """Of whom it has not spoken yet."""
        spoken = bits([seat for _, seats, _, _ in self.told for seat in seats])
        return view.living & ~spoken & ~bit(me) or view.living & ~bit(me)

    def lie(self, view: Original, me: Seat, reading: Reading, is_last: bool) -> tuple[Seat, bool]:
        """The last check found a rival, or one of the town; those before cleared somebody."""
        fresh, gang = self.fresh(view, me), friends(view, me)
        town = fresh & reading.out & ~gang or fresh & ~gang
        if is_last and town:
            return Random(f"{me}/{len(self.told)}").choice(each(town)), True
        return each(fresh & gang or fresh)[0], False


class FirstFramer(Claimant):
    """Comes out on day 1 and calls one of the town black."""

    day = 1


class SecondFramer(Claimant):
    """Comes out on day 2."""


class LateFramer(Claimant):
    """Comes out on day 3."""

    day = 3


class Prosecutor(SecondFramer):
    """Comes out on day 2, says that the most suspect of the town is black, accuses and votes so, and clears its own."""

    def lie(self, view: Original, me: Seat, reading: Reading, is_last: bool) -> tuple[Seat, bool]:
        fresh, gang = self.fresh(view, me), friends(view, me)
        town = fresh & reading.out & ~gang or fresh & ~gang
        if town and (is_last or not self.told):
            return reading.ranked(town)[0], True
        return each(fresh & gang or fresh)[0], False

    def framed(self, some: Seats) -> Seat:
        found = [seat for _, (seat,), (answer,), _ in self.told if answer == "nod" and some >> seat & 1]
        return found[-1] if found else NOBODY

    def accused(self, view: Original, me: Seat, reading: Reading, options: Seats) -> Seat:
        seat = self.framed(options)
        return super().accused(view, me, reading, options) if seat == NOBODY else seat

    def blended(self, view: Original, me: Seat, reading: Reading) -> Seat:
        seat = self.framed(bits(reading.candidates) & view.living)
        return super().blended(view, me, reading) if seat == NOBODY else seat


class Contradictor(Claimant):
    """Contradicts a commissar who has come out, and calls him black."""

    counters = True


class Smiler(Claimant):
    """Comes out on day 2 and clears its own."""

    def lie(self, view: Original, me: Seat, reading: Reading, is_last: bool) -> tuple[Seat, bool]:
        fresh = self.fresh(view, me)
        return each(fresh & friends(view, me) or fresh)[0], False


class Truthful(Claimant):
    """Comes out on day 2 and says of the town that it is the town."""

    def lie(self, view: Original, me: Seat, reading: Reading, is_last: bool) -> tuple[Seat, bool]:
        fresh = self.fresh(view, me)
        return each(fresh & ~friends(view, me) or fresh)[0], False


class Giver(Claimant):
    """Comes out on day 1, gives up one of its own, and frames the town after that."""

    day = 1

    def lie(self, view: Original, me: Seat, reading: Reading, is_last: bool) -> tuple[Seat, bool]:
        fresh, gang = self.fresh(view, me), friends(view, me)
        own = fresh & gang
        if not self.told and own:
            return each(own)[0], True
        town = fresh & ~gang
        return Random(f"{me}/{len(self.told)}").choice(each(town or fresh)), True


class GiverOnDay2(Giver):
    """The same, and comes out on day 2."""

    day = 2


class PatientGiver(Giver):
    """Comes out on day 1, gives up one of its own, clears the other, and lies about nobody else."""

    def lie(self, view: Original, me: Seat, reading: Reading, is_last: bool) -> tuple[Seat, bool]:
        fresh, gang = self.fresh(view, me), friends(view, me)
        own = fresh & gang
        is_foe = not self.told and own != 0
        return each(own or fresh)[0], is_foe


class Chorus(Claimant):
    """Everybody in the gang claims to be the commissar."""

    alone = False


class Jester(Claimant):
    """Comes out whenever the lot says so, and calls anybody anything."""

    alone = False

    def is_time(self, view: Original, me: Seat, reading: Reading) -> bool:
        return Random(f"{me}/{view.day}/{view.living}").random() < 0.15

    def lie(self, view: Original, me: Seat, reading: Reading, is_last: bool) -> tuple[Seat, bool]:
        lot = Random(f"{me}/{len(self.told)}/{view.living}")
        return lot.choice(each(self.fresh(view, me))), lot.random() < 0.5


class Mixed(Bot[Original]):
    """A gang of which each plays in another way: one frames, one contradicts, one blends in, as the gang sits."""

    speaks = ("claim",)
    ways: ClassVar[tuple[type[Reasoning], ...]] = (SecondFramer, Contradictor, Blender)

    def __init__(self) -> None:
        self.own: Reasoning | None = None

    def way(self, view: Original, me: Seat) -> Reasoning:
        gang = friends(view, me)
        if gang != bit(me):
            self.own = self.own or self.ways[many(gang & (bit(me) - 1)) % len(self.ways)]()
        return self.own or Blender()

    def answer(self, view: Original, me: Seat, asks: list[Ask], chance: Random) -> Answer:
        return self.way(view, me).answer(view, me, asks, chance)

    def speak(self, view: Original, me: Seat, offers: list[Ask], chance: Random) -> Answer | None:
        return self.way(view, me).speak(view, me, offers, chance)


class MixedQuietly(Mixed):
    """One spares its own, one votes against them, one kills whom the town trusts."""

    ways = (Sparer, Traitor, Headhunter)


class MixedOddly(Mixed):
    """One gives up the second, who says anything; the third votes at random."""

    ways = (Giver, Chatterer, Odd)


POOL: dict[str, Any] = {
    "careful": "careful",
    "random": "random",
    "reasoning": "reasoning",
    **{
        one.__name__: one
        for one in (
            *(Blender, Talker, Headhunter, Poisoner, Sparer, HalfSparer, Traitor, Silent, Odd, Chatterer),
            *(FirstFramer, SecondFramer, LateFramer, Prosecutor, Contradictor, Smiler, Truthful),
            *(Giver, GiverOnDay2, PatientGiver, Chorus, Jester, Mixed, MixedQuietly, MixedOddly),
        )
    },
}
