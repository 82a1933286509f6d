"""The bot `reasoning`: it weighs what everybody has done, and acts as the public belief suggests.

The town follows the public belief, so that its hands come together; so does the gang, so that its hands betray nothing.
"""

from __future__ import annotations

from random import Random

from citysleeps.agents.bot import Bot
from citysleeps.agents.original.careful import Careful
from citysleeps.agents.original.notes import Notes
from citysleeps.agents.original.reading import Reader, Reading
from citysleeps.agents.original.suspicion import foes, friends, is_red
from citysleeps.agents.reasoning.chances import by_night
from citysleeps.books.original.components import EXECUTE, SPARE
from citysleeps.books.original.game import Original
from citysleeps.kernel.ask import Answer, Ask
from citysleeps.kernel.seats import NOBODY, Seat, Seats, bit, bits, but, each, many


class Reasoning(Bot[Original]):
    """One reasoning player of `original`."""

    def __init__(self) -> None:
        self.reader = Reader()
        self.notes = Notes()
        self.habits = Careful()  # for acts that need no reasoning

    def answer(self, view: Original, me: Seat, asks: list[Ask], chance: Random) -> Answer:
        """Do what the act asks for; pass where nothing is worth doing."""
        reading = self.reader.catch_up(view.facts)
        self.notes.catch_up(view)
        ask = asks[0]
        slot = ask.slots[0] if ask.slots else 0
        if reading is None or (
            not is_red(view, me) and not self.follows(view, me, reading) and ask.act in ("nominate", "vote")
        ):
            return self.habits.answer(view, me, asks, chance)
        if ask.act == "vote":
            return Answer(me, ask.act, (self.hand(view, me, reading),)) if self.raises(view, me, reading) else no(me)
        if type(slot) is int and slot:
            seat = self.pick(view, me, reading, ask.act, slot, chance)
            if seat is not None:
                return no(me, ask) if seat == NOBODY else Answer(me, ask.act, (seat,))
        return self.habits.answer(view, me, asks, chance)

    def pick(self, view: Original, me: Seat, reading: Reading, act: str, options: Seats, chance: Random) -> Seat | None:
        """The seat to name in this act; nobody to pass; None where habits are enough."""
        if act == "nominate":
            return self.accused(view, me, reading, options)
        if act == "check":
            return self.suspect(view, me, reading, options, chance)
        if act in ("point", "mark"):
            return self.victim(view, me, reading, options)
        return None

    # By day

    def follows(self, view: Original, me: Seat, reading: Reading) -> bool:
        """Whether the others do what the public belief suggests."""
        others = each(reading.belief.worlds.seats & ~friends(view, me))
        deeds = sum([reading.deeds[seat] for seat in others])
        slips = sum([reading.slips[seat] for seat in others])
        return slips < 2 + 0.15 * deeds

    def accused(self, view: Original, me: Seat, reading: Reading, options: Seats) -> Seat:
        """Whom the public belief suggests; who knows a foe accuses him."""
        known = options & foes(view, me) if is_red(view, me) else 0
        if known:
            return reading.ranked(known)[0]
        seat = reading.accuses(me)
        spared = friends(view, me) if is_red(view, me) else 0
        return seat if bit(seat) & options & ~spared else NOBODY

    def raises(self, view: Original, me: Seat, reading: Reading) -> bool:
        """Whether the one called now is the one decided on."""
        return view.called == self.hand(view, me, reading)

    def hand(self, view: Original, me: Seat, reading: Reading) -> Seat | str:
        """For whom or what to vote."""
        if reading.kind == "all_or_none":
            if is_red(view, me):
                return EXECUTE if reading.executes() else SPARE
            return SPARE if bits(reading.candidates) & friends(view, me) else EXECUTE
        candidates = but(bits(reading.candidates) & view.living, me)
        if is_red(view, me):
            known = candidates & foes(view, me)
            if known:
                return reading.ranked(known)[0]
            open_ones = candidates & ~friends(view, me)
            return reading.ranked(open_ones)[0] if open_ones else NOBODY
        return self.blended(view, me, reading)

    def blended(self, view: Original, me: Seat, reading: Reading) -> Seat:
        """Vote as the town would, unless the gang's hands turn the vote and that decides the game."""
        gang = friends(view, me) & view.living
        others = each(bits(reading.voters) & ~gang)
        votes = dict.fromkeys(reading.candidates, 0)
        for seat in others:
            votes[reading.condemns(seat)] = votes.get(reading.condemns(seat), 0) + 1
        red = many(view.living & ~gang)
        if by_night(red - 1 + many(gang), many(gang)) == 0.0:
            for seat in reading.ranked(bits(reading.candidates) & view.living & ~gang):
                if votes[seat] + many(gang) > max([votes[one] for one in votes if one != seat], default=0):
                    return seat
        return reading.condemns(me)

    # By night

    def suspect(self, view: Original, me: Seat, reading: Reading, options: Seats, chance: Random) -> Seat:
        """Check the most suspect of those of whom one knows nothing; the don looks for one the town trusts."""
        fresh = 0
        for seat in each(options & ~friends(view, me)):
            if seat not in view.nods and not view.cards[seat]:
                fresh |= bit(seat)
        if not fresh:
            return NOBODY
        chances = reading.chances()
        sign = 1.0 if is_red(view, me) else -1.0
        most = max([sign * chances[seat] for seat in each(fresh)])
        return chance.choice([seat for seat in each(fresh) if sign * chances[seat] >= most - 1e-9])

    def victim(self, view: Original, me: Seat, reading: Reading, options: Seats) -> Seat:
        """Point where another of the gang pointed last; else kill the commissar if he is known, else whom the town
        trusts most: it would not execute him."""
        gang = friends(view, me)
        for member, seat in reversed(self.notes.pointed):
            if member != me and bit(seat) & options & ~gang:
                return seat
        prey = options & ~gang
        if not prey:
            return NOBODY
        known = prey & foes(view, me)
        return reading.ranked(known or prey)[-1]


def no(me: Seat, ask: Ask | None = None) -> Answer:
    """Do nothing, if that is allowed."""
    return Answer(me, ask.idle[0] if ask is not None else "pass")
