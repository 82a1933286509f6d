"""The bot `careful`: plays `original` sensibly by simple means, in every mode.

It keeps track of who is dead, checked, accused and by whom; checks, protects, hunts and votes accordingly; spares its
own; and says nothing.
"""

from __future__ import annotations

from random import Random

from mypy_extensions import mypyc_attr

from citysleeps.agents.bot import Bot
from citysleeps.agents.original.notes import Notes
from citysleeps.agents.original.suspicion import ENOUGH, foes, friends, is_red, prey, suspicion
from citysleeps.agents.random import choice
from citysleeps.books.original.components import EXECUTE, SPARE
from citysleeps.books.original.game import Original
from citysleeps.kernel.ask import Answer, Ask
from citysleeps.kernel.seats import NOBODY, Seat, Seats, bit, bits, clockwise, each


@mypyc_attr(allow_interpreted_subclasses=True)
class Careful(Bot[Original]):
    """One careful player of `original`."""

    def __init__(self) -> None:
        self.notes = Notes()
        self.vote = 0  # the number of the vote that is decided
        self.choice: Seat | str = NOBODY  # whom or what for

    def answer(self, view: Original, me: Seat, asks: list[Ask], chance: Random) -> Answer:
        """Do what the act asks for; pass where nothing is worth doing."""
        self.notes.catch_up(view)
        ask = asks[0]
        if ask.act == "say":
            return Answer(me, "done")
        if ask.act == "vote":
            return self.raise_hand(view, me, ask)
        if ask.act == "plan":
            return self.plan(me, ask, chance)
        options = ask.slots[0] if ask.slots else 0
        if type(options) is not int or not options:
            return choice(ask, me, chance)
        seat = self.pick(view, me, ask.act, options, chance)
        if seat != NOBODY:
            return Answer(me, ask.act, (seat,))
        return Answer(me, ask.idle[0]) if ask.idle else choice(ask, me, chance)

    def pick(self, view: Original, me: Seat, act: str, options: Seats, chance: Random) -> Seat:
        """The seat to name in this act; nobody to pass."""
        if act == "nominate":
            return self.accused(view, me, options, chance)
        if act == "check":
            return self.suspect(view, me, options, chance)
        if act == "guard":
            return self.ward(view, me, options, chance)
        if act == "point":
            return self.victim(view, me, options)
        if act == "mark":
            return prey(view, me, self.notes, options)
        return self.most_suspect(view, me, options, chance)

    # By day

    def accused(self, view: Original, me: Seat, options: Seats, chance: Random) -> Seat:
        """Accuse whom one knows to be against one; else the most suspect, if there is a reason to accuse at all."""
        known = options & foes(view, me)
        if known:
            return self.most_suspect(view, me, known, chance)
        seat = self.most_suspect(view, me, options, chance)
        return seat if seat != NOBODY and self.has_reason(view, me, seat) else NOBODY

    def has_reason(self, view: Original, me: Seat, seat: Seat) -> bool:
        """The last to speak accuses if nobody is accused; a red player on strong suspicion; a black one to turn the
        court from his own."""
        if is_red(view, me) and suspicion(view, me, self.notes)[seat] >= ENOUGH:
            return True
        if not view.accused:
            return view.day > 1 and speaks_last(view, me)
        return not is_red(view, me) and not bits(view.accused) & ~friends(view, me)

    def raise_hand(self, view: Original, me: Seat, ask: Ask) -> Answer:
        """Decide once a vote; then wait until the one decided on is called."""
        if self.vote != self.notes.votes:
            self.vote = self.notes.votes
            self.choice = self.verdict(view, me) if view.step == "all_or_none" else self.culprit(view, me)
        slot = ask.slots[0]
        called = each(slot)[0] if type(slot) is int else slot[0] if type(slot) is tuple else NOBODY
        if called == self.choice:
            return Answer(me, ask.act, (called,))
        return Answer(me, "pass")

    def culprit(self, view: Original, me: Seat) -> Seat:
        """The most suspect of those on trial, the first accused if there are several, so that votes come together."""
        spared = friends(view, me)
        weights = suspicion(view, me, self.notes)
        against = foes(view, me)
        found = NOBODY
        for seat in view.candidates:
            if spared >> seat & 1 or not view.living >> seat & 1:
                continue
            if against >> seat & 1:
                return seat
            if found == NOBODY or weights[seat] > weights[found]:
                found = seat
        return found

    def verdict(self, view: Original, me: Seat) -> str:
        """Spare where one's own are among the tied; else execute, a red player only if he suspects one of them."""
        tied = bits(view.candidates) & view.living
        if tied & friends(view, me):
            return SPARE
        if tied & foes(view, me) or not is_red(view, me):
            return EXECUTE
        weights = suspicion(view, me, self.notes)
        return EXECUTE if any(weights[seat] >= ENOUGH for seat in each(tied)) else SPARE

    # By night

    def suspect(self, view: Original, me: Seat, options: Seats, chance: Random) -> Seat:
        """Check the most suspect of those whom one knows nothing of yet."""
        fresh = 0
        for seat in each(options):
            if seat not in view.nods and not view.cards[seat]:
                fresh |= bit(seat)
        seat = self.most_suspect(view, me, fresh, chance)
        if seat == NOBODY and "werewolf" in view.composition and view.cards[me] == "commissar":
            return chance.choice(each(options))  # ORIG-1258 whoever was cleared may have turned
        return seat

    def ward(self, view: Original, me: Seat, options: Seats, chance: Random) -> Seat:
        """Protect oneself every other night; in between a judge or an accuser, else the least suspect."""
        if bit(me) & options:
            return me
        weights = suspicion(view, me, self.notes)
        likely = options & (view.judges | bits(self.notes.today)) or options
        least = min(weights[seat] for seat in each(likely))
        return chance.choice([seat for seat in each(likely) if weights[seat] == least])

    def victim(self, view: Original, me: Seat, options: Seats) -> Seat:
        """Point where another of the gang pointed last, unless at one of us."""
        for member, seat in reversed(self.notes.pointed):
            if member != me and bit(seat) & options & ~friends(view, me):
                return seat
        return prey(view, me, self.notes, options)

    def plan(self, me: Seat, ask: Ask, chance: Random) -> Answer:
        """Agree with the last whom another names; begin no plan."""
        for member, night, seat in reversed(self.notes.planned):
            slot = ask.slots[0]
            if member != me and type(slot) is int and bit(seat) & slot:
                return Answer(me, ask.act, (seat, night))
        return Answer(me, ask.idle[0]) if ask.idle else choice(ask, me, chance)

    # Always

    def most_suspect(self, view: Original, me: Seat, options: Seats, chance: Random) -> Seat:
        """The most suspect of these, never one's own; by lot if there are several."""
        others = each(options & ~friends(view, me))
        if not others:
            return NOBODY
        weights = suspicion(view, me, self.notes)
        most = max(weights[seat] for seat in others)
        return chance.choice([seat for seat in others if weights[seat] == most])


def speaks_last(view: Original, me: Seat) -> bool:
    """Have all the others had the floor today?"""
    return clockwise(view.living, max(view.first_speaker, 0))[-1] == me
