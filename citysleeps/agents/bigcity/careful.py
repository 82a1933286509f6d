"""The bot `careful`: plays `bigcity` sensibly by simple means, in every variant.

It keeps track of what its checks say and of who raised a hand against whom; checks, heals, jails, shoots and votes
accordingly; spares its own; follows its faction; and says nothing.
"""

from __future__ import annotations

from random import Random
from typing import Final

from mypy_extensions import mypyc_attr

from citysleeps.agents.bigcity.knowledge import Sides, known, unknown
from citysleeps.agents.bigcity.notes import Notes
from citysleeps.agents.bot import Bot
from citysleeps.agents.random import choice
from citysleeps.books.bigcity.components import CITIZENS, CRIMINALS
from citysleeps.books.bigcity.game import BigCity
from citysleeps.kernel.ask import Answer, Ask
from citysleeps.kernel.forms import SeatOr, Several
from citysleeps.kernel.seats import NOBODY, Seat, Seats, bit, clockwise, each

ENOUGH: Final = 2  # so much suspicion is worth a shot, or a cell
SPARING: Final = ("heal", "guard", "alibi")


@mypyc_attr(allow_interpreted_subclasses=True)
class Careful(Bot[BigCity]):
    """One careful player of `bigcity`."""

    def __init__(self) -> None:
        self.notes = Notes()
        self.round = 0  # the number of the vote that is decided
        self.culprit: Seat = NOBODY  # against whom

    def answer(self, view: BigCity, me: Seat, asks: list[Ask], chance: Random) -> Answer:
        self.notes.catch_up(view)
        sides = known(view, me, self.notes)
        ask = asks[0]
        if ask.act == "vote":
            return self.raise_hand(view, me, ask, sides)
        if ask.act == "point":
            return self.point(view, me, ask, sides)
        if ask.act == "check":
            return self.look(view, me, asks, sides)
        if ask.act in ("jail", "release"):
            return self.sentence(view, me, asks, sides)
        if ask.act == "avenge":
            return self.avenge(view, me, ask, sides)
        options = ask.slots[0] if ask.slots else 0
        if type(options) is not int or not options:
            return choice(ask, me, chance)
        return Answer(me, ask.act, (self.pick(view, me, ask.act, options, sides),))

    # Whom

    def pick(self, view: BigCity, me: Seat, act: str, options: Seats, sides: Sides) -> Seat:
        """The seat to name in this act: oneself or whom one trusts, to help; to harm, whoever is not one's own."""
        if act in SPARING:
            fresh = options & ~bit(view.last_target(act)) or options  # CITY-1041 lest it be an overdose
            return me if fresh >> me & 1 else self.most_trusted(fresh & sides[0] or fresh)
        if act == "shoot" and view.cards[me] == "revolutionary":
            tame = [seat for seat in each(options) if view.answers.get(seat) == "peaceful"]
            options = sum([bit(seat) for seat in each(options) if seat not in tame]) or options
        return self.prey(options, sides)

    def prey(self, options: Seats, sides: Sides) -> Seat:
        """Who is not one's own: whom the others trust most, which all who think so find alike; for the Bloodhound's
        faction rather one who is no Peaceful Resident."""
        options = options & ~sides[0] or options
        return self.most_trusted(options & self.notes.others or options)

    def most_trusted(self, seats: Seats) -> Seat:
        return min(self.in_turn(seats), key=lambda seat: self.notes.weights.get(seat, 0))

    def most_suspect(self, seats: Seats) -> Seat:
        return max(self.in_turn(seats), key=lambda seat: self.notes.weights.get(seat, 0))

    def in_turn(self, seats: Seats) -> tuple[Seat, ...]:
        """In the order of the table, from the last victim of a night on, so that all come to the same."""
        return clockwise(seats, self.notes.victim + 1)

    # By night

    def point(self, view: BigCity, me: Seat, ask: Ask, sides: Sides) -> Answer:
        """Where another of one's own points; else at the prey. The Agent points where the others do, or up. Whoever
        points there already is done."""
        slot = ask.slots[0]
        assert isinstance(slot, SeatOr)
        aim: Seat | str = self.prey(slot.seats, sides)
        if view.cards[me] == "agent":
            aim = "up"
        for member, there in view.pointings.items():
            if member != me and isinstance(there, int) and slot.seats & ~sides[0] & bit(there):
                aim = there
                break
        if view.pointings.get(me) == aim and "done" in ask.idle:
            return Answer(me, "done")
        return Answer(me, "point", (aim,))

    def look(self, view: BigCity, me: Seat, asks: list[Ask], sides: Sides) -> Answer:
        """Check whom one knows nothing of, the most suspect first; the Sleuth rather shoots a known foe."""
        slot = asks[0].slots[0]
        assert isinstance(slot, Several)
        shots = slot.seats & self.targets(sides, ENOUGH) if asks[-1].act == "shoot" else 0
        if shots:
            return Answer(me, "shoot", (self.most_suspect(shots),))
        fresh = unknown(view, sides, slot.seats) or slot.seats
        found = [self.most_suspect(fresh & ~self.notes.others or fresh)]
        while len(found) < slot.least:
            left = slot.seats & ~bit(found[0])
            found.append(self.most_suspect(left & sides[0] or left))
        return Answer(me, "check", (tuple(found),))

    def sentence(self, view: BigCity, me: Seat, asks: list[Ask], sides: Sides) -> Answer:
        """Release whom one has cleared; jail a known foe, or who is suspect enough."""
        for ask in asks:
            options = ask.slots[0]
            assert type(options) is int
            worth = options & (self.targets(sides, ENOUGH) if ask.act == "jail" else sides[0])
            if worth:
                return Answer(me, ask.act, (self.most_suspect(worth),))
        return Answer(me, "pass")

    def targets(self, sides: Sides, least: int) -> Seats:
        """The known foes; else those of at least so much suspicion who are not known as friends."""
        found = 0
        for seat, weight in self.notes.weights.items():
            if weight >= least:
                found |= bit(seat)
        return sides[1] or found & ~sides[0]

    # By day

    def avenge(self, view: BigCity, me: Seat, ask: Ask, sides: Sides) -> Answer:
        """Name a known foe, or the most suspect; without any suspicion nobody."""
        options = ask.slots[0]
        assert type(options) is int
        worth = options & self.targets(sides, 1)
        return Answer(me, "avenge", (self.most_suspect(worth),)) if worth else Answer(me, "pass")

    def raise_hand(self, view: BigCity, me: Seat, ask: Ask, sides: Sides) -> Answer:
        """Decide once a round, and wait until the one decided on is named."""
        if self.round != self.notes.rounds:
            self.round = self.notes.rounds
            self.culprit = self.accused(view, me, sides)
        if view.named == self.culprit or self.joins(view, me, sides):
            return Answer(me, "vote", (view.named,))
        return Answer(me, "pass")

    def accused(self, view: BigCity, me: Seat, sides: Sides) -> Seat:
        """A known foe; else the most suspect. Without any suspicion nobody on the first day, and later whoever comes
        first, lest the killers have all the time; but none of one's own."""
        candidates = view.candidates & view.living & ~bit(me)
        if not candidates:
            return NOBODY
        if candidates & sides[1]:
            return self.most_suspect(candidates & sides[1])
        seat = self.most_suspect(candidates & ~sides[0]) if candidates & ~sides[0] else NOBODY
        if view.side(me) != CITIZENS and sides[0] >> self.most_suspect(candidates) & 1:
            return NOBODY  # the city is after one of us: better not to be seen elsewhere
        reason = view.day > 1 or self.notes.weights.get(seat, 0) > 0
        return seat if reason else NOBODY

    def joins(self, view: BigCity, me: Seat, sides: Sides) -> bool:
        """A criminal joins the hands of others against one who is not its own, if one of its own is in danger."""
        danger = [seat for seat in each(sides[0]) if view.hands.get(seat, 0)]
        ours = view.side(me) == CRIMINALS and not sides[0] >> view.named & 1
        return ours and danger != [] and view.hands.get(view.named, 0) != 0
