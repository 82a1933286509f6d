"""What one seat thought while it spoke and voted: the public belief, and what this seat knew besides.

For games that are over. A mind is told only what its seat was told. A book adds what its facts tell a seat, and what
its words mean. The *knower* is explained in belief.py.
"""

from __future__ import annotations

from typing import ClassVar, Final

from citysleeps.agents.reasoning.belief import Belief, marginals
from citysleeps.agents.reasoning.common import Common
from citysleeps.agents.reasoning.worlds import Worlds
from citysleeps.books.facts import Claimed
from citysleeps.kernel.facts import Fact
from citysleeps.kernel.seats import NOBODY, Seat, Seats, bit, each

# What to make of a claim. Empty: nothing to judge.
MEANT: Final = "meant"
BLUFF: Final = "bluff"  # it said something else than it thought, or was less sure than it said
LIE: Final = "lie"  # it knew better
KEPT: Final = "kept"
BROKEN: Final = "broken"

MOST_HELD: Final = 3  # seats that are listed for a night or a day
LEAST_HELD: Final = 0.005  # a smaller chance is none
LEAST_RISE: Final = 0.02  # a smaller one is no reason
SURE: Final = 0.95
LIKELY: Final = 0.5  # a seat at least so likely to be the knower is believed

Said = tuple[str, tuple[Seat, ...], tuple[str, ...], int]  # a reason as a claim says it: kind, seats, words, night
NO_REASON: Final[Said] = ("", (), (), 0)


class Deed:
    """Something that the seat said or did."""

    def __init__(self, at: int, kind: str, seat: Seat, chance: float, verdict: str) -> None:
        self.at = at  # the place of its fact in the log
        self.kind = kind  # claim, accusation, vote; by night: check, point
        self.seat = seat  # whom it is about
        self.chance = chance  # how likely that one was a foe, as this seat thought
        self.verdict = verdict


class Floor:
    """A night, a day or a turn as the seat saw it."""

    def __init__(self, kind: str, number: int) -> None:
        self.kind = kind
        self.number = number
        self.deeds: list[Deed] = []
        self.held: list[tuple[Seat, float]] = []  # the likeliest answers to what it asks itself
        self.reason: Said = NO_REASON  # for the first of these


class Mind:
    """Follows what one seat is told."""

    sides: ClassVar[tuple[str, str]] = ("", "")  # the words for the town and for its foes
    knower: ClassVar[str] = ""  # the card of the knower

    def __init__(self, me: Seat) -> None:
        self.me = me
        self.players: Seats = 0
        self.card = ""
        self.has_knower = True  # somebody was dealt that card
        self.innocent: Seats = 0  # who is of the town, as it knows
        self.guilty: Seats = 0  # and who is not
        self.met: Seats = 0  # those with whom it plays against the town, or may
        self.cleared: Seats = 0  # those who are not the knower
        self.named: Seat = NOBODY  # who is
        self.checks: list[tuple[int, tuple[Seat, ...], str]] = []  # night, whom, answer
        self.number = 0  # of the night or turn
        self.floors: list[Floor] = []
        self.claims: dict[int, Claimed] = {}
        self.promises: dict[int, Deed] = {}  # by the number of the claim, until they are kept or broken
        self.asked = ""  # what it asked itself when it thought last
        self.shares: list[float] = []  # by seat: how likely it is that
        self.foes: list[float] = []  # by seat: how likely it is a foe
        self.fitting: list[int] = []  # the sets of foes that fit what it knows, by their index
        self.worlds: Worlds | None = None  # these sets
        self.reasons: dict[Seat, tuple[float, Said]] = {}  # by seat, what has made it likeliest

    # What a book adds

    def begins(self, fact: Fact) -> tuple[str, int] | None:
        """The floor that begins with this fact."""
        raise NotImplementedError

    def learn(self, fact: Fact) -> bool:
        """Take in what it alone or its gang is told. Whether that is news. The dead may be told what others knew."""
        raise NotImplementedError

    def accuses(self, fact: Fact) -> Seat:
        """Whom it has put on trial with this fact."""
        return NOBODY

    def votes(self, fact: Fact) -> Seat:
        """Against whom it has voted with this fact."""
        raise NotImplementedError

    def ballot(self, fact: Fact, before: Common) -> dict[Seat, Seat]:
        """If this fact ends a vote: who voted against whom; those who could vote and did not, against nobody."""
        raise NotImplementedError

    def candidates(self, before: Common) -> Seats:
        """Against whom one could vote in it."""
        raise NotImplementedError

    def checked(self, fact: Fact) -> Seat:
        """Of whom it has learned something with this fact."""
        raise NotImplementedError

    def points(self, fact: Fact) -> tuple[bool, Seat]:
        """Whether it has pointed at somebody with this fact, and at whom."""
        raise NotImplementedError

    def follows(self, card: str) -> tuple[str, ...]:
        """What else is true of one who holds this card."""
        raise NotImplementedError

    def says_foe(self, word: str) -> bool | None:
        """Whether the word for a card, a side or an answer means a foe; None if it does not say."""
        raise NotImplementedError

    # What it did

    @property
    def is_foe(self) -> bool:
        return self.guilty >> self.me & 1 != 0

    @property
    def asks(self) -> str:
        """What it asks itself about the others: who is a foe, or, if it is a foe itself, who is the knower."""
        return self.knower if self.is_foe and self.met and self.has_knower else self.sides[1]

    def hear(self, at: int, fact: Fact, before: Common | None, now: Common | None) -> None:
        """The seat was told this. `before` and `now` are the public readings before and after it."""
        begun = self.begins(fact)
        if begun:
            self.floors.append(Floor(*begun))
            self.number = begun[1] if begun[0] != "day" else self.number
            self.promises = {}
        if before is not None and self.card:
            self.do_by_day(at, fact, before)
        if self.learn(fact):
            self.worlds = None
        if before is not None and now is not None and self.card:
            self.think(fact, before, now)
            self.do_by_night(at, fact, now)

    def do_by_day(self, at: int, fact: Fact, reading: Common) -> None:
        """What it says or does by day is judged by what it thought before."""
        if isinstance(fact, Claimed):
            if fact.seat == self.me:
                about = fact.seats[0] if fact.seats else NOBODY
                deed = self.add(at, "claim", about, reading, self.judge(fact, reading))
                if fact.kind == "will":
                    self.promises[fact.number] = deed
                elif fact.kind == "take_back":
                    self.promises.pop(fact.count, None)
            self.claims[fact.number] = fact
            return
        if self.accuses(fact) != NOBODY:
            self.add(at, "accusation", self.accuses(fact), reading, "")
        if self.votes(fact) != NOBODY:
            self.add(at, "vote", self.votes(fact), reading, "")
        hands = self.ballot(fact, reading)
        if hands:
            self.keep_promises(hands, self.candidates(reading))

    def do_by_night(self, at: int, fact: Fact, reading: Common) -> None:
        """After a check it thinks what the answer tells. If it points several times, the last time counts."""
        if self.checked(fact) != NOBODY:
            self.add(at, "check", self.checked(fact), reading, "")
            return
        has_pointed, seat = self.points(fact)
        if has_pointed:
            deeds = self.floors[-1].deeds
            self.floors[-1].deeds = [deed for deed in deeds if deed.kind != "point"]
            if seat != NOBODY:
                self.add(at, "point", seat, reading, "")

    def add(self, at: int, kind: str, seat: Seat, reading: Common, verdict: str) -> Deed:
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

    def keep_promises(self, hands: dict[Seat, Seat], candidates: Seats) -> None:
        """A vote is over: has it kept its promises about those who stood in it?"""
        for number, deed in [*self.promises.items()]:
            if self.me in hands and candidates & bit(deed.seat):
                deed.verdict = KEPT if hands[self.me] == deed.seat else BROKEN
                del self.promises[number]

    # What it knew

    def mark(self, seats: Seats, is_foe: bool) -> None:
        """What it learned of a seat last counts, because a card may have changed what an earlier check said."""
        self.guilty = self.guilty | seats if is_foe else self.guilty & ~seats
        self.innocent = self.innocent & ~seats if is_foe else self.innocent | seats

    def colour(self, seat: Seat) -> bool | None:
        """Whether it knows that this seat is a foe, or that it is none; None: it does not know."""
        if self.guilty >> seat & 1:
            return True
        return False if self.innocent >> seat & 1 else None

    def is_knower(self, seat: Seat) -> bool | None:
        """The same about the knower."""
        if self.named != NOBODY:
            return seat == self.named
        return False if (self.cleared | self.guilty) >> seat & 1 or seat == self.me else None

    def inside(self, public: Belief) -> Belief:
        """The public belief, and what this seat knows besides."""
        if self.worlds is None:
            foes = public.worlds.foes
            self.fitting = [i for i in range(len(foes)) if self.fits(foes[i])] or [*range(len(foes))]
            self.worlds = Worlds(public.worlds.seats, [foes[i] for i in self.fitting])
        fitting = self.fitting
        known = [seat for seat in range(len(public.knows)) if self.is_knower(seat)]
        knows = [1.0 if seat in known else 0.0 for seat in range(len(public.knows))]
        if not known:
            knows = [0.0 if self.is_knower(seat) is False else public.knows[seat] for seat in range(len(knows))]
        own = Belief(public.numbers, self.worlds, [[column[i] for i in fitting] for column in public.weights], knows)
        if self.card != self.knower:  # the knower need not guess what he has found out
            own.paired = {seat: [fits[i] for i in fitting] for seat, fits in public.paired.items()}
        return own

    def fits(self, foes: Seats) -> bool:
        """Whether these may be all the foes."""
        return not foes & self.innocent and foes & self.guilty == self.guilty

    # What it thought

    def chance(self, seat: Seat) -> float:
        """How likely this seat is to be a foe."""
        colour = self.colour(seat)
        return self.foes[seat] if colour is None else 1.0 if colour else 0.0

    def think(self, fact: Fact, before: Common, now: Common) -> None:
        """Note this fact as the reason for each seat that it has made likelier than ever."""
        if self.worlds is not None and now.belief.is_same(before.belief):
            return
        own = self.inside(now.belief)
        self.foes = marginals(own.worlds, own.sums())
        shares = self.foes
        if self.asks == self.knower:
            shares = [own.knower(seat) for seat in range(own.worlds.size)]
        for seat in each(now.living & ~bit(self.me)) if self.asked == self.asks else ():
            rise = shares[seat] - self.shares[seat]
            if rise > self.reasons.get(seat, (LEAST_RISE, NO_REASON))[0]:
                reason = self.because(fact, now, seat)
                if reason[0]:
                    self.reasons[seat] = (rise, reason)
        self.asked, self.shares = self.asks, shares

    def because(self, fact: Fact, now: Common, seat: Seat) -> Said:
        """This fact as a reason, as a claim says it."""
        if self.checked(fact) != NOBODY:
            night, seats, answer = self.checks[-1]
            return "checked", seats, (answer,), night
        kind, seats = now.because(fact, seat)
        return kind, seats, (), 0

    # What to make of its claims

    def judge(self, claim: Claimed, reading: Common) -> str:
        """A claim may be a lie: it is one if this seat knew better."""
        kind = claim.kind
        if kind in ("think", "sure") and claim.words[0] in self.sides:
            return self.judge_opinion(claim, reading)
        if kind in ("believe", "doubt"):
            return self.judge_trust(claim, reading)
        is_true = self.truth(claim)
        if is_true is None:
            return ""
        return MEANT if is_true else LIE

    def judge_opinion(self, claim: Claimed, reading: Common) -> str:
        """Whether it thought that the seat is of that side, more than by lot."""
        seat, is_foe = claim.seats[0], claim.words[0] == self.sides[1]
        colour = self.colour(seat)
        if colour is not None:
            return MEANT if colour == is_foe else LIE
        others = each(reading.living & ~bit(self.me))
        lot = sum([self.chance(one) for one in others]) / len(others)
        chance = self.chance(seat) if is_foe else 1.0 - self.chance(seat)
        least = SURE if claim.kind == "sure" else lot if is_foe else 1.0 - lot
        return MEANT if chance >= least - 1e-9 else BLUFF

    def judge_trust(self, claim: Claimed, reading: Common) -> str:
        """Whether it thought that the statement is true that it believes or doubts."""
        meant = self.claims.get(claim.count)
        if meant is None:
            return ""
        believes = claim.kind == "believe"
        is_true = self.truth(meant)
        if is_true is not None:
            return MEANT if is_true == believes else LIE
        if meant.kind == "checked" or meant.words == (self.knower,):
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
            return (claim.count, claim.seats, claim.words[0]) in self.checks
        colour, says = self.colour(claim.seats[0]), self.says_foe(claim.words[0])
        if says is None or len(claim.seats) != 1:
            return None
        is_knower = self.is_knower(claim.seat)
        if is_knower is False or (colour is not None and colour != says):
            return False
        return True if is_knower and colour is not None else None

    def is_known(self, seat: Seat, word: str) -> bool | None:
        """Whether it knows that this seat has this card or is of this side."""
        if seat == self.me:
            return word == self.card or word in self.follows(self.card)
        colour, says = self.colour(seat), self.says_foe(word)
        if word in self.sides:
            return None if colour is None else colour == says
        if word == self.knower and self.is_knower(seat) is not None:
            return self.is_knower(seat)
        return False if colour is not None and says is not None and colour != says else None
