"""The public belief, as far as it is the same in several books: what everybody can conclude from public facts.

It depends only on public facts, so all bots of a table share it. The *knower* is explained in belief.py.
"""

from __future__ import annotations

from functools import cache
from math import comb, exp
from random import Random
from typing import Final

from citysleeps.agents.reasoning.belief import Belief, marginals
from citysleeps.agents.reasoning.outlook import Curve
from citysleeps.agents.reasoning.talk import Answers, Reason, Reasons
from citysleeps.agents.reasoning.worlds import Worlds, all_worlds
from citysleeps.books.facts import Claimed
from citysleeps.kernel.facts import Fact
from citysleeps.kernel.seats import NOBODY, Seat, Seats, bit, bits, each, many

MOST: Final = 1001  # sets of foes that are all listed
DRAWN: Final = 400  # sets that are drawn by lot if there are more
LEAST_RISE: Final = 0.02  # of suspicion, to be a reason
MOST_REASONS: Final = 6  # kept for a seat


class Common:
    """The public belief at one moment."""

    def __init__(self, belief: Belief, living: Seats, has_knower: bool) -> None:
        self.belief = belief
        self.of = belief.numbers.of  # the numbers of the model by name
        self.living = living
        self.has_knower = has_knower  # one of the town is dealt a card that finds out what others are
        self.out: Seats = 0  # who has claimed to be the knower
        self.answers: Answers = ()
        self.reasons: Reasons = {}  # by seat, first what has made it suspect most
        self.is_night = False  # the next to die is killed, not executed
        self.is_parity = True  # the town has lost when foes are as many as the others; else when only foes are left
        self.winner = ""
        self.curves: list[Curve] = []  # from a plan to a chance (outlook.py); none: nothing is said about who wins
        self.voted: dict[Seat, Seat] = {}  # who voted for whom in the last vote of the day
        self.sums: list[float] = []
        self.shares: list[float] = []

    def hand_on(self, other: Common) -> None:
        """Let another belief start from this one."""
        other.out, other.answers, other.reasons, other.voted = self.out, self.answers, self.reasons, self.voted
        other.is_night, other.is_parity = self.is_night, self.is_parity
        other.winner, other.curves = self.winner, self.curves
        other.sums, other.shares = self.weights(), self.chances()

    def settle(self, before: Common, fact: Fact) -> None:
        """After a fact: if it has taught something, compute the belief again, and note for the seats that have become
        more suspect that this fact is the reason."""
        if not self.belief.is_same(before.belief):
            self.sums, self.shares = [], []
            self.explain(before, fact)

    # What is believed

    def weights(self) -> list[float]:
        """The weight of each set of foes."""
        if not self.sums:
            self.sums = self.belief.sums()
        return self.sums

    def chances(self, innocent: Seats = 0, guilty: Seats = 0) -> list[float]:
        """How likely each seat is to be a foe, for somebody who knows these to be innocent and guilty. If nothing fits
        that, for everybody."""
        if not innocent and not guilty:
            self.shares = self.shares or marginals(self.belief.worlds, self.weights())
            return self.shares
        sums, foes = self.weights(), self.belief.worlds.foes
        fitting = [sums[i] if not foes[i] & innocent and foes[i] & guilty == guilty else 0.0 for i in range(len(foes))]
        return marginals(self.belief.worlds, fitting if sum(fitting) > 0.0 else sums)

    def against(self, me: Seat, mates: Seats, foes: Seats, is_foe: bool) -> list[float]:
        """How likely each seat is on the other side than `me`, who knows these mates and foes."""
        if is_foe:
            return [1.0 - chance for chance in self.chances(foes, mates | bit(me))]
        return self.chances(mates | bit(me), foes)

    def is_found_out(self, seat: Seat) -> bool:
        """Whether one who lives has said that this seat is a foe."""
        return any([one == seat and is_foe and self.living >> by & 1 for by, one, is_foe in self.answers])

    def finder(self, seat: Seat) -> Seat:
        """Who was the first to say that this seat is a foe; nobody if none has."""
        for by, one, is_foe in self.answers:
            if one == seat and is_foe:
                return by
        return NOBODY

    # What it learns

    def come_out(self, seat: Seat, chance: float) -> None:
        """A seat claims to be the knower. `chance`: how likely the knower is to do so now. A foe who was found out has
        little to lose by such a claim."""
        if self.out >> seat & 1:
            return
        if self.is_found_out(seat):
            kinds, false, found_out = self.belief.numbers.kinds, self.of["false"], self.of["found_out"]
            foes = [max(kind.counters, found_out) / false for kind in kinds]
            self.belief.weigh(seat, self.of["out_against"] / false, foes)
        else:
            self.belief.come_out(seat, chance, self.out & self.living != 0)
        self.out |= bit(seat)

    def keep_quiet(self) -> None:
        """A seat that lets another claim to be the knower is hardly the knower."""
        if self.out:
            for seat in each(self.living & ~self.out):
                self.belief.keep_quiet(seat, self.of["out_against"], True)

    def hear(self, seat: Seat, target: Seat, is_foe: bool) -> None:
        """A seat that has come out says what another one is."""
        if (seat, target, is_foe) not in self.answers:
            self.answers += ((seat, target, is_foe),)
            self.belief.answer(seat, target, is_foe)

    def show(self, seat: Seat, is_foe: bool, is_knower: bool) -> None:
        """Everybody sees what a seat was dealt."""
        belief = self.belief
        belief.keep([(foes >> seat & 1 == 1) == is_foe for foes in belief.worlds.foes])
        if is_knower:
            belief.knows = [0.0] * belief.worlds.size
            belief.knows[seat] = 1.0
        elif self.has_knower:
            belief.knows[seat] = 0.0

    def explain(self, before: Common, fact: Fact) -> None:
        """Note for each seat that this fact has made it more suspect."""
        old, new = before.chances(), self.chances()
        for seat in each(self.living):
            if new[seat] - old[seat] > LEAST_RISE:
                kind, seats = self.because(fact, seat)
                if kind:
                    found = with_reason(self.reasons.get(seat, ()), (new[seat] - old[seat], kind, seats))
                    self.reasons = {**self.reasons, seat: found}

    def because(self, fact: Fact, seat: Seat) -> tuple[str, tuple[Seat, ...]]:
        """This fact as a claim that gives the reason to suspect this seat. What was said is a reason only against the
        speaker, or against those of whom it was said."""
        if isinstance(fact, Claimed) and (seat == fact.seat or seat in fact.seats):
            return "because_said", (fact.seat,)
        return "", ()

    def because_of_verdict(self, condemned: Seat, seat: Seat) -> tuple[str, tuple[Seat, ...]]:
        """The reason if everybody sees what a player was who was voted out: how this seat had voted."""
        if condemned not in self.voted.values() or seat not in self.voted:
            return "", ()
        return "because_voted", (seat, self.voted[seat])


def with_reason(reasons: tuple[Reason, ...], reason: Reason) -> tuple[Reason, ...]:
    """The reasons with one more, the weightiest first. A reason keeps the greatest weight that it ever had."""
    same = [one for one in reasons if one[1:] == reason[1:]]
    others = [one for one in reasons if one[1:] != reason[1:]]
    return tuple(sorted([*others, max([*same, reason])], key=lambda one: -one[0])[:MOST_REASONS])


def named(names: tuple[str, ...], me: Seat, chances: list[float]) -> dict[str, float]:
    """These chances by the names of the other seats: the form in which a bot states its beliefs (docs/league.md)."""
    return {names[seat]: chances[seat] for seat in range(len(names)) if seat != me}


def shares(scores: list[float], sharp: float, tremble: float) -> list[float]:
    """How likely a player is to vote against each, by how suspect they are. If `sharp` is large, small differences
    count. `tremble`: how likely a player votes at random."""
    most = max(scores)
    pulls = [exp(sharp * (score - most)) for score in scores]
    whole = sum(pulls)
    return [tremble / len(scores) + (1.0 - tremble) * pull / whole for pull in pulls]


def drawn(options: list[Seat], shares: list[float], lot: float) -> Seat:
    """The option on which a lot between 0 and 1 falls."""
    for i in range(len(options)):
        lot -= shares[i]
        if lot < 0.0:
            return options[i]
    return options[-1]


def any_of(seats: tuple[Seat, ...], lot: float) -> Seat:
    """The seat on which a lot between 0 and 1 falls; nobody if there are no seats."""
    return seats[int(lot * len(seats))] if seats else NOBODY


@cache
def some_worlds(seats: Seats, foes: int) -> Worlds:
    """All sets of this many foes. If they are too many, some drawn by lot, each in all its turns round the table, so
    that the draw makes nobody suspect."""
    if comb(many(seats), foes) <= MOST:
        return all_worlds(seats, foes)
    chance = Random(f"{seats}/{foes}")
    circle = each(seats)
    found: set[Seats] = set()
    while len(found) < DRAWN:
        places = chance.sample(range(len(circle)), foes)
        found |= {bits([circle[(place + by) % len(circle)] for place in places]) for by in range(len(circle))}
    return Worlds(seats, sorted(found))
