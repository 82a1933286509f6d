"""What one seat of `original` thought while it spoke, accused and voted: the public belief, and what this seat knew.

It hears what that seat was told, and nothing else. For games that are over.
"""

from __future__ import annotations

from typing import Final

from citysleeps.agents.original.floors import begins
from citysleeps.agents.original.reading import Reading
from citysleeps.agents.reasoning.belief import Belief, marginals
from citysleeps.agents.reasoning.worlds import Worlds
from citysleeps.books.facts import Claimed
from citysleeps.books.original.components import BLACK, RED_CARDS
from citysleeps.books.original.facts import CheckAnswer, Counted, GangMet, Hands, Nominated, OwnCard, Pointed
from citysleeps.books.original.phrases import GROUPS, follows
from citysleeps.kernel.facts import Fact
from citysleeps.kernel.seats import NOBODY, Seat, Seats, bit, bits, each

# What to make of a claim. Empty: nothing to judge.
MEANT: Final = "meant"
BLUFF: Final = "bluff"  # against what it thought, or surer than it was
LIE: Final = "lie"  # it knew better
KEPT: Final = "kept"
BROKEN: Final = "broken"

COMMISSAR: Final = "commissar"
MOST_HELD: Final = 3  # seats of which a floor tells what was thought
LEAST_HELD: Final = 0.005  # a smaller chance is none
LEAST_RISE: Final = 0.02  # a smaller one is no reason
SURE: Final = 0.95
LIKELY: Final = 0.5  # so likely the commissar: believed

Said = tuple[str, tuple[Seat, ...], tuple[str, ...], int]  # a reason as a claim says it: kind, seats, words, night
NO_REASON: Final[Said] = ("", (), (), 0)


class Deed:
    """Something that the seat said or did."""

    def __init__(self, at: int, kind: str, seat: Seat, chance: float, verdict: str) -> None:
        self.at = at  # the place of its fact in the log
        self.kind = kind  # claim, accusation, vote; by night: check, point
        self.seat = seat  # whom it is about
        self.chance = chance  # how likely that one was black, as this seat thought
        self.verdict = verdict


class Floor:
    """A night or a day in the eyes of the seat."""

    def __init__(self, kind: str, number: int) -> None:
        self.kind = kind
        self.number = number
        self.deeds: list[Deed] = []
        self.held: list[tuple[Seat, float]] = []  # who is what it asks itself, the likeliest first
        self.reason: Said = NO_REASON  # for the first of these


class Mind:
    """Follows what one seat is told."""

    def __init__(self, me: Seat) -> None:
        self.me = me
        self.card = ""
        self.gang: Seats = 0  # which it has met
        self.nods: dict[Seat, bool] = {}  # whom it has checked
        self.checks: list[tuple[int, Seat, str]] = []  # night, whom, answer
        self.night = 0
        self.floors: list[Floor] = []
        self.claims: dict[int, Claimed] = {}
        self.promises: dict[int, Deed] = {}  # by the number of the claim, until they are kept or broken
        self.shares: list[float] = []  # by seat: how likely it is what this one asks itself
        self.fitting: list[int] = []  # the sets of foes that fit what it knows, by their index
        self.worlds: Worlds | None = None  # these sets
        self.reasons: dict[Seat, tuple[float, Said]] = {}  # what made each seat likelier than anything else did

    @property
    def asks(self) -> str:
        """What it asks itself of the others: who is black; one of the gang, who the commissar is."""
        return COMMISSAR if self.gang else BLACK

    @property
    def is_red(self) -> bool:
        return self.card in RED_CARDS

    def hear(self, at: int, fact: Fact, before: Reading | None, now: Reading | None) -> None:
        """The seat was told this. The readings are those of the public, before and after it."""
        begun = begins(fact)
        if begun:
            self.floors.append(Floor(*begun))
            self.night = begun[1] if begun[0] == "night" else self.night
            self.promises = {}
        if before is not None and self.card:
            self.do_by_day(at, fact, before)
        self.learn(fact)
        if before is not None and now is not None and self.card:
            self.think(fact, before, now)
            self.do_by_night(at, fact, now)

    # What it did

    def do_by_day(self, at: int, fact: Fact, reading: Reading) -> None:
        """Whatever it says or does by day, it thinks what it thought before."""
        if isinstance(fact, Claimed):
            if fact.seat == self.me:
                about = fact.seats[0] if fact.seats else NOBODY
                deed = self.add(at, "claim", about, reading, self.judge(fact, reading))
                if fact.kind == "will":
                    self.promises[fact.number] = deed
                elif fact.kind == "take_back":
                    self.promises.pop(fact.count, None)
            self.claims[fact.number] = fact
        elif isinstance(fact, Nominated):
            if fact.by == self.me:
                self.add(at, "accusation", fact.seat, reading, "")
        elif isinstance(fact, Hands):
            if self.me in fact.seats and type(fact.candidate) is int:
                self.add(at, "vote", fact.candidate, reading, "")
        elif isinstance(fact, Counted):
            self.keep_promises(reading)

    def do_by_night(self, at: int, fact: Fact, reading: Reading) -> None:
        """After a check it thinks what the answer tells. Of those it points at, the last one counts."""
        if isinstance(fact, CheckAnswer) and fact.seat == self.me:
            self.add(at, "check", fact.target, reading, "")
        elif isinstance(fact, Pointed) and fact.member == self.me:
            deeds = self.floors[-1].deeds
            self.floors[-1].deeds = [deed for deed in deeds if deed.kind != "point"]
            if fact.seat != NOBODY:
                self.add(at, "point", fact.seat, reading, "")

    def add(self, at: int, kind: str, seat: Seat, reading: Reading, verdict: str) -> Deed:
        """Note a deed, and what it thinks at that moment."""
        deed = Deed(at, kind, seat, self.chance(seat) if seat != NOBODY else 0.0, verdict)
        floor = self.floors[-1]
        floor.deeds.append(deed)
        shares = self.shares
        others = [seat for seat in each(reading.living & ~bit(self.me)) if shares[seat] >= LEAST_HELD]
        others.sort(key=lambda seat: -shares[seat])
        floor.held = [(seat, shares[seat]) for seat in others[:MOST_HELD]]
        floor.reason = self.reasons.get(others[0], (0.0, NO_REASON))[1] if others else NO_REASON
        return deed

    def keep_promises(self, reading: Reading) -> None:
        """A vote is over: whom it promised to vote for decides, if that one stood in it."""
        for number, deed in [*self.promises.items()]:
            if reading.kind != "all_or_none" and self.me in reading.voters and deed.seat in reading.candidates:
                deed.verdict = KEPT if reading.hands.get(self.me, NOBODY) == deed.seat else BROKEN
                del self.promises[number]

    # What it knew

    def learn(self, fact: Fact) -> None:
        """What it alone is told, or its gang. One of the dead may be told what others knew (ORIG-1010)."""
        if isinstance(fact, OwnCard) and fact.seat == self.me:
            self.card = fact.card
        elif isinstance(fact, GangMet) and self.me in fact.members:
            self.gang = bits(fact.members)
            self.shares = []  # it asks itself something else from now on
        elif isinstance(fact, CheckAnswer) and fact.seat == self.me:
            self.nods[fact.target] = fact.answer == "nod"
            self.checks.append((self.night, fact.target, fact.answer))
        else:
            return
        self.worlds = None

    def colour(self, seat: Seat) -> bool | None:
        """Whether it knows this seat to be black, or not to be; None: it does not know."""
        if seat == self.me:
            return not self.is_red
        if self.gang:
            return self.gang >> seat & 1 != 0
        return self.nods.get(seat) if self.card == COMMISSAR else None

    def commissar(self, seat: Seat) -> bool | None:
        """The same about being the commissar. The don is told who is by a nod."""
        if seat == self.me or self.card == COMMISSAR:
            return seat == self.me and self.card == COMMISSAR
        if self.gang >> seat & 1:
            return False
        return None if self.is_red else self.nods.get(seat)

    def inside(self, public: Belief) -> Belief:
        """The public belief, and what this seat knows besides."""
        if self.worlds is None:
            foes = public.worlds.foes
            self.fitting = [i for i in range(len(foes)) if self.fits(foes[i])] or [*range(len(foes))]
            self.worlds = Worlds(public.worlds.seats, [foes[i] for i in self.fitting])
        fitting = self.fitting
        known = [seat for seat in range(len(public.knows)) if self.commissar(seat)]
        knows = [1.0 if seat in known else 0.0 for seat in range(len(public.knows))]
        if not known:
            knows = [0.0 if self.commissar(seat) is False else public.knows[seat] for seat in range(len(knows))]
        own = Belief(self.worlds, [[column[i] for i in fitting] for column in public.weights], knows)
        if self.card != COMMISSAR:  # he need not guess what he found out
            own.paired = {seat: [fits[i] for i in fitting] for seat, fits in public.paired.items()}
        return own

    def fits(self, foes: Seats) -> bool:
        """Whether these may be all the black ones."""
        for seat in each(foes):
            if self.colour(seat) is False:
                return False
        return all([foes >> seat & 1 for seat in [self.me, *self.nods, *each(self.gang)] if self.colour(seat)])

    # What it thought

    def chance(self, seat: Seat) -> float:
        """How likely this seat is to be black."""
        colour = self.colour(seat)
        return self.shares[seat] if colour is None else 1.0 if colour else 0.0

    def answers(self, reading: Reading) -> list[float]:
        """How likely each seat is to be what it asks itself."""
        own = self.inside(reading.belief)
        if self.gang:
            return [own.knower(seat) for seat in range(own.worlds.size)]
        return marginals(own.worlds, own.sums())

    def think(self, fact: Fact, before: Reading, now: Reading) -> None:
        """Note for each seat that has become likelier than ever by this fact, that it was this."""
        if self.worlds is not None and is_same(before.belief, now.belief):
            return
        shares = self.answers(now)
        for seat in each(now.living & ~bit(self.me)):
            rise = shares[seat] - self.shares[seat] if self.shares else 0.0
            if rise > self.reasons.get(seat, (LEAST_RISE, NO_REASON))[0]:
                reason = self.because(fact, before, now, seat)
                if reason[0]:
                    self.reasons[seat] = (rise, reason)
        self.shares = shares

    def because(self, fact: Fact, before: Reading, now: Reading, seat: Seat) -> Said:
        """This fact as a reason, as a claim says it."""
        if isinstance(fact, CheckAnswer):
            return "checked", (fact.target,), (fact.answer,), self.night
        kind, seats = now.because(before, fact, seat)
        return kind, seats, (), 0

    # What to make of its claims

    def judge(self, claim: Claimed, reading: Reading) -> str:
        """ORIG-2001 A claim may be a lie: it is one if this seat knew better."""
        kind = claim.kind
        if kind in ("think", "sure") and claim.words[0] in GROUPS:
            return self.judge_opinion(claim, reading)
        if kind in ("believe", "doubt"):
            return self.judge_trust(claim, reading)
        is_true = self.truth(claim)
        if is_true is None:
            return ""
        return MEANT if is_true else LIE

    def judge_opinion(self, claim: Claimed, reading: Reading) -> str:
        """Whether it held the seat to be of that side, more than it would by lot."""
        seat, is_black = claim.seats[0], claim.words[0] == BLACK
        colour = self.colour(seat)
        if colour is not None:
            return MEANT if colour == is_black else LIE
        others = each(reading.living & ~bit(self.me))
        lot = sum([self.chance(one) for one in others]) / len(others)
        chance = self.chance(seat) if is_black else 1.0 - self.chance(seat)
        least = SURE if claim.kind == "sure" else lot if is_black else 1.0 - lot
        return MEANT if chance >= least - 1e-9 else BLUFF

    def judge_trust(self, claim: Claimed, reading: Reading) -> str:
        """Whether it held the statement to be true of which it speaks."""
        meant = self.claims.get(claim.count)
        if meant is None:
            return ""
        believes = claim.kind == "believe"
        is_true = self.truth(meant)
        if is_true is not None:
            return MEANT if is_true == believes else LIE
        if meant.kind == "checked" or meant.words == (COMMISSAR,):
            trusts = self.inside(reading.belief).knower(meant.seat) >= LIKELY
        else:
            trusts = self.chance(meant.seat) < LIKELY
        return MEANT if trusts == believes else BLUFF

    def truth(self, claim: Claimed) -> bool | None:
        """Whether it knows a statement to be true or false; None: it does not know."""
        if claim.kind in ("am", "am_not"):
            is_so = self.is_known(claim.seat, claim.words[0])
            return is_so if is_so is None or claim.kind == "am" else not is_so
        if claim.kind != "checked":
            return None
        if claim.seat == self.me:
            return (claim.count, claim.seats[0], claim.words[0]) in self.checks
        colour = self.colour(claim.seats[0])
        is_commissar = self.commissar(claim.seat)
        if is_commissar is False or (colour is not None and colour != (claim.words[0] == "nod")):
            return False
        return True if is_commissar and colour is not None else None

    def is_known(self, seat: Seat, word: str) -> bool | None:
        """Whether it knows that this seat has this card or is of this side."""
        if seat == self.me:
            return word == self.card or word in follows(self.card)
        colour = self.colour(seat)
        if word in GROUPS:
            return None if colour is None else colour == (word == BLACK)
        if word == COMMISSAR and self.commissar(seat) is not None:
            return self.commissar(seat)
        return False if colour is not None and colour != (word not in RED_CARDS) else None


def is_same(one: Belief, two: Belief) -> bool:
    """Whether nothing was learned between these two."""
    if one.knows != two.knows or len(one.paired) != len(two.paired):
        return False
    if any([one.paired.get(seat) is not two.paired[seat] for seat in two.paired]):
        return False
    return all([one.weights[k] is two.weights[k] for k in range(len(one.weights))])
