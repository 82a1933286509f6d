"""The bot `careful` at a table of `spytown`: it keeps track of who voted against whom and what they turned out to be,
spares its own and whom the Mafia has tried to kill, and uses its card when that is worth something. Among equals it
draws lots. It says nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from citysleeps.agents.bot import Bot
from citysleeps.agents.random import choice
from citysleeps.books.spytown.components import MAFIA, MAFIOSO, NEW_GANG, POLICE
from citysleeps.books.spytown.facts import Counted, Eliminated, Saved, VictimNamed
from citysleeps.books.spytown.game import Spytown
from citysleeps.kernel.ask import Answer, Ask
from citysleeps.kernel.seats import NOBODY, Seat, Seats, bit, each, many

# How much a vote weighs when a Mafioso is voted out. Votes against a Policeman say nothing: everybody errs.
AGAINST_HIM: Final = -2
NOT_AGAINST_HIM: Final = 1
ENOUGH: Final = 1  # so much suspicion is worth a shot
FEW: Final = 6  # with so few left nothing is to be saved up


@mypyc_attr(allow_interpreted_subclasses=True)
class Careful(Bot[Spytown]):
    """One careful player of `spytown`."""

    heeds: ClassVar[tuple[str, ...]] = ("play",)

    def __init__(self) -> None:
        self.read = 0  # facts
        self.weights: dict[Seat, int] = {}  # the suspicion that each has drawn
        self.ballot: dict[Seat, Seat] = {}  # the last votes counted
        self.named: Counter[Seat] = Counter()  # how many of them against whom
        self.vouched: Seats = 0  # for whom the Mafia's attempt speaks, or a card that saved them

    def answer(self, view: Spytown, me: Seat, asks: list[Ask], chance: Random) -> Answer:
        self.catch_up(view)
        card = next((ask for ask in asks if ask.act == "play"), None)
        if card is not None and self.is_worth(view, me, card):
            return self.use(view, me, card, chance)
        ask = asks[0]
        if ask.act == "play":
            return Answer(me, "pass")
        if ask.act == "vote" and "ready" in ask.idle:
            return self.move(view, me, ask, chance)
        options = ask.slots[0] if ask.slots else 0
        if type(options) is not int or not options:
            return choice(ask, me, chance)
        return Answer(me, ask.act, (self.pick(view, me, ask.act, options, chance),))

    def catch_up(self, view: Spytown) -> None:
        """Take down what was told since the last time."""
        for i in range(self.read, len(view.facts)):
            fact = view.facts[i]
            if isinstance(fact, Counted):
                self.ballot = dict(zip(fact.voters, fact.votes, strict=True))
                self.named = Counter(fact.votes)
            elif isinstance(fact, (VictimNamed, Saved)):
                self.vouched |= bit(fact.seat)
            elif isinstance(fact, Eliminated) and fact.cause == "vote":
                self.judge(fact.seat, fact.token)
        self.read = len(view.facts)

    def judge(self, out: Seat, token: str) -> None:
        """One is voted out and turns out to be a Mafioso: who was against him, and who was not?"""
        if token == MAFIOSO:
            for voter, vote in self.ballot.items():
                weight = AGAINST_HIM if vote == out else NOT_AGAINST_HIM
                self.weights[voter] = self.weights.get(voter, 0) + weight

    # Whom

    def pick(self, view: Spytown, me: Seat, act: str, options: Seats, chance: Random) -> Seat:
        """The seat to name in this act."""
        if act == "check":
            return self.most_suspect(view, me, unknown(view, options) or options, chance)
        if act == "point":
            return self.victim_of(view, me, options, chance)
        return self.most_suspect(view, me, options, chance)

    def most_suspect(self, view: Spytown, me: Seat, options: Seats, chance: Random) -> Seat:
        """For the Police: a known Mafioso, else one of the most suspect. For the others: one who is not one's own and
        is trusted most. Nobody names one for whom something speaks, as long as there are others."""
        known = options & foes(view, me)
        if known:
            return chance.choice(each(known))
        options = options & ~friends(view, me) or options
        options = options & ~self.vouched or options
        if view.side(me) != POLICE:
            return chance.choice(each(self.extremes(options, min)))
        return chance.choice(each(self.leaders(view, self.extremes(options, max))))

    def leaders(self, view: Spytown, options: Seats) -> Seats:
        """In a final vote those of them whom most have named before; at any other time all."""
        if view.step != "final_vote":
            return options
        most = max(self.named.get(seat, 0) for seat in each(options))
        return sum([bit(seat) for seat in each(options) if self.named.get(seat, 0) == most])

    def extremes(self, options: Seats, extreme: Callable[[list[int]], int]) -> Seats:
        """Those with the most suspicion, or with the least."""
        sought = extreme([self.weights.get(seat, 0) for seat in each(options)])
        return sum([bit(seat) for seat in each(options) if self.weights.get(seat, 0) == sought])

    def victim_of(self, view: Spytown, me: Seat, options: Seats, chance: Random) -> Seat:
        """Point where another points; else at whom the others trust most; at one's own only if there is nobody else."""
        options = options & ~friends(view, me) or options
        for member, aim in view.pointings.items():
            if member != me and options >> aim & 1:
                return aim
        return chance.choice(each(self.extremes(options, min)))

    def move(self, view: Spytown, me: Seat, ask: Ask, chance: Random) -> Answer:
        """In a tie, move the vote from one's own to another, or to a known foe; else leave it."""
        options = ask.slots[0]
        assert type(options) is int
        others = options & ~friends(view, me)
        mine = bit(view.votes.get(me, NOBODY))
        if others & foes(view, me) and not mine & foes(view, me) and view.side(me) == POLICE:
            return Answer(me, "vote", (self.most_suspect(view, me, others, chance),))
        if others and mine & friends(view, me):
            return Answer(me, "vote", (self.most_suspect(view, me, others, chance),))
        return Answer(me, "ready")

    # Cards

    def is_worth(self, view: Spytown, me: Seat, ask: Ask) -> bool:
        """Is the card better played now than kept?"""
        name = ask.slots[0]
        assert type(name) is tuple
        options = ask.slots[1] if len(ask.slots) > 1 else 0
        assert type(options) is int
        if len(ask.slots) > 1 and not options:
            return False
        late = many(view.living) <= FEW
        if name[0] == "bandage":
            return self.would_save(view, me)
        if name[0] in ("shot_round_corner", "kidnapping"):
            known = options & foes(view, me)
            return late or known > 0 or max(self.weights.get(seat, 0) for seat in each(options)) >= ENOUGH
        if name[0] == "arrest":
            return late or self.is_most_suspect(view, me)
        if name[0] in ("shelter", "safe_conduct"):
            return view.turn > 1 or late
        return name[0] != "role_swap"

    def would_save(self, view: Spytown, me: Seat) -> bool:
        """The Police save whom the Mafia name, and whom they know; the others only their own."""
        if friends(view, me) >> view.pending & 1:
            return True
        return view.side(me) == POLICE and view.step == "dawn"

    def is_most_suspect(self, view: Spytown, me: Seat) -> bool:
        most = max([self.weights.get(seat, 0) for seat in each(view.living)], default=0)
        return most > 0 and self.weights.get(me, 0) == most

    def use(self, view: Spytown, me: Seat, ask: Ask, chance: Random) -> Answer:
        name = ask.slots[0]
        assert type(name) is tuple
        if len(ask.slots) == 1:
            return Answer(me, "play", (name[0],))
        options = ask.slots[1]
        assert type(options) is int
        if name[0] == "wiretap":
            options = unknown(view, options) or options
        return Answer(me, "play", (name[0], self.most_suspect(view, me, options, chance)))


def friends(view: Spytown, me: Seat) -> Seats:
    """Who is on my side for certain, myself included."""
    found = bit(me)
    side = view.side(me)
    if side == MAFIA:
        found |= view.met
    if side == NEW_GANG:
        found |= view.members
    if side == POLICE:
        for seat in range(view.size):
            if view.tokens[seat] and view.tokens[seat] != MAFIOSO:
                found |= bit(seat)
    return found


def foes(view: Spytown, me: Seat) -> Seats:
    """Who is against me for certain, as far as tokens say."""
    found = 0
    if view.side(me) == POLICE:
        for seat in each(view.living):
            if view.tokens[seat] == MAFIOSO:
                found |= bit(seat)
    return found & ~friends(view, me)


def unknown(view: Spytown, seats: Seats) -> Seats:
    """Those whose token one has not seen."""
    found = 0
    for seat in each(seats):
        if not view.tokens[seat]:
            found |= bit(seat)
    return found
