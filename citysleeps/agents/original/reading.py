"""The public belief in `original`: what everybody can conclude from what everybody has seen.

A reading is the belief after some public facts, with what the yardstick for the next deed needs to know about the
current day. It depends only on public facts, so all bots of a table share it.
"""

from __future__ import annotations

from random import Random
from typing import Final

from citysleeps.agents.original.curves import CURVES
from citysleeps.agents.reasoning.belief import SURPRISE, Belief, Deed, first_belief
from citysleeps.agents.reasoning.chances import by_night
from citysleeps.agents.reasoning.common import Common, some_worlds
from citysleeps.agents.reasoning.following import Shared
from citysleeps.agents.reasoning.numbers import Numbers, numbers_of
from citysleeps.books.facts import Claimed
from citysleeps.books.original.components import BASIC_CARDS, GANGS, MANIAC, RED_CARDS
from citysleeps.books.original.facts import (
    Counted,
    Dawn,
    DayBegan,
    Executed,
    FloorEnded,
    FloorGiven,
    GameOver,
    GameSet,
    Hands,
    Left,
    NightBegan,
    Nominated,
    NoNomination,
    VoteOpened,
)
from citysleeps.kernel.facts import Fact
from citysleeps.kernel.seats import NOBODY, Seat, Seats, bits, but, clockwise, each, many

NUMBERS: Final = numbers_of("original")
KILLERS: Final = (*GANGS.values(), (MANIAC,), ("sheriff",))  # those who kill by night
NEARLY: Final = 0.75  # a seat is nearly as suspect as another if its odds to be black are this part of the other's
CLEARLY: Final = 0.05  # a seat that is so much more suspect than those on trial is put on trial too
WANTED: Final = 2  # how many the town puts on trial: two, because a vote shows more than an execution without one


class Reading(Common):
    """The public belief at one moment. The knower is the commissar."""

    def __init__(self, belief: Belief, living: Seats, is_basic: bool, enmity: float) -> None:
        super().__init__(belief, living, True)
        self.is_basic = is_basic  # one gang, which nobody but the court can harm
        self.enmity = enmity  # how much killers are after one another, beside the town
        self.day = 0
        self.first_speaker: Seat = NOBODY
        self.opened = 0  # the day on which somebody has spoken
        self.accused: tuple[Seat, ...] = ()
        self.accusers: Seats = 0
        self.floor = ""  # the kind of speech going on
        self.is_silent = True  # whether nothing was claimed in it
        self.kind = ""  # of the vote going on
        self.candidates: tuple[Seat, ...] = ()
        self.voters: tuple[Seat, ...] = ()
        self.hands: dict[Seat, Seat] = {}  # who raised a hand for whom in it
        self.rivals: dict[Seat, Seats] = {}  # against whom each has acted by day
        self.slips: tuple[int, ...] = (0,) * belief.worlds.size  # how often each seat did not do what was expected
        self.hits: tuple[int, ...] = self.slips  # and how often it went against the one expected

    def following(self, fact: Fact) -> Reading:
        """The belief after this fact."""
        other = Reading(self.belief.copy(), self.living, self.is_basic, self.enmity)
        self.hand_on(other)
        other.day, other.floor, other.is_silent = self.day, self.floor, self.is_silent
        other.first_speaker, other.opened = self.first_speaker, self.opened
        other.accused, other.accusers = self.accused, self.accusers
        other.kind, other.candidates, other.voters = self.kind, self.candidates, self.voters
        other.hands, other.slips, other.hits, other.rivals = self.hands, self.slips, self.hits, self.rivals
        other.take(fact)
        other.settle(self, fact)
        return other

    # What is believed

    def ranked(self, seats: Seats) -> list[Seat]:
        """These seats, the most suspect first. Those who are nearly as suspect come in the order of the day's lot.
        Otherwise a player who seems a little better than the others would always be the last."""
        chances = self.chances()
        lots = Random(f"{self.day}/{self.living}").sample(range(len(chances)), len(chances))
        left = sorted(each(seats), key=lambda seat: (-round(chances[seat], 9), lots[seat]))
        found: list[Seat] = []
        while left:
            most = chances[left[0]]
            like = [seat for seat in left if chances[seat] * (1.0 - most) >= NEARLY * most * (1.0 - chances[seat])]
            found += sorted(like, key=lambda seat: lots[seat])
            left = left[len(like) :]
        return found

    def worth(self, dead: Seats) -> float:
        """The town's chance to win if these are executed today and everything after that is decided by lot."""
        sums, foes = self.weights(), self.belief.worlds.foes
        living = self.living & ~dead
        left = many(living)
        value = whole = 0.0
        for i in range(len(foes)):
            weight = sums[i]
            if weight:
                whole += weight
                value += weight * by_night(left, many(foes[i] & living))
        return value / whole if whole else 0.0

    # What a player without secrets would do

    def wanted(self) -> list[Seat]:
        """Whom the town puts on trial today; nobody if an execution is likely to do harm."""
        ranked = self.ranked(self.living)
        if not self.accused and (not ranked or self.worth(1 << ranked[0]) <= self.worth(0)):
            return []
        return ranked[:WANTED]

    def accuses(self, seat: Seat) -> Seat:
        """Whom this seat would put on trial: one of those wanted who is not accused yet. If enough are accused, only
        somebody who is clearly more suspect than they."""
        wanted = self.wanted()
        chances = self.chances()
        most = max([chances[one] for one in self.accused], default=0.0)
        for one in wanted:
            if one != seat and one not in self.accused:
                if len(self.accused) < WANTED or chances[one] > most + CLEARLY:
                    return one
        return NOBODY

    def condemns(self, seat: Seat) -> Seat:
        """Against whom this seat would raise a hand: the most suspect, but not itself."""
        for one in self.ranked(but(bits(self.candidates) & self.living, seat)):
            return one
        return NOBODY

    def executes(self) -> bool:
        """Whether all the tied should die rather than none."""
        return self.worth(bits(self.candidates) & self.living) > self.worth(0)

    # What it learns

    def take(self, fact: Fact) -> None:
        """Take in what everybody was told."""
        if isinstance(fact, DayBegan):
            self.day = fact.number
            self.accused, self.accusers = (), 0
        elif isinstance(fact, NightBegan):
            self.is_night = fact.number > 1  # ORIG-803 the first one is quiet
        elif isinstance(fact, GameOver):
            self.winner = fact.winner
        elif isinstance(fact, Claimed):
            self.is_silent = False
            self.claim(fact)
        elif isinstance(fact, FloorEnded):
            if not self.out >> fact.seat & 1 and self.out & self.living:
                self.belief.keep_quiet(fact.seat, self.outing(), True)
        elif isinstance(fact, FloorGiven):
            self.floor, self.is_silent = fact.kind, True
            if fact.kind == "speech" and self.opened != self.day:
                self.opened = self.day
                self.first_speaker = fact.seat
        elif isinstance(fact, Nominated):
            self.accusation(fact.by, fact.seat)
        elif isinstance(fact, NoNomination):
            self.accusation(fact.seat, NOBODY)
        elif isinstance(fact, VoteOpened):
            self.kind, self.candidates, self.voters, self.hands = fact.kind, fact.candidates, fact.voters, {}
        elif isinstance(fact, Hands):
            if type(fact.candidate) is int:
                self.hands = {**self.hands, **dict.fromkeys(fact.seats, fact.candidate)}
                against = 1 << fact.candidate
                self.rivals = {**self.rivals, **{by: self.rivals.get(by, 0) | against for by in fact.seats}}
        elif isinstance(fact, Counted):
            self.vote()
        elif isinstance(fact, Dawn):
            self.dawn(fact.seats)
            self.is_night = False
        elif isinstance(fact, Executed):
            self.bury(bits(fact.seats))
            self.is_night = True
        elif isinstance(fact, Left):
            self.bury(1 << fact.seat)

    def because(self, fact: Fact, seat: Seat) -> tuple[str, tuple[Seat, ...]]:
        if isinstance(fact, Counted) and seat in self.hands:
            return "because_voted", (seat, self.hands[seat])
        if isinstance(fact, Nominated):
            return "because_accused", (fact.by, fact.seat)
        if isinstance(fact, Dawn):
            rivals = [dead for dead in fact.seats if self.rivals.get(dead, 0) >> seat & 1]
            return ("because_killed", (rivals[0],)) if rivals else ("", ())
        if isinstance(fact, FloorEnded):
            return ("because_silent", (seat,)) if fact.seat == seat and self.is_silent else ("", ())
        return super().because(fact, seat)

    def outing(self) -> float:
        """How likely a commissar who has the floor is to come out now."""
        if self.floor != "speech":
            return self.of["out_on_trial"]
        if self.is_doubted():
            return self.of["out_unneeded"]
        if self.out & self.living:
            return self.of["out_after"]
        return self.of[f"out_day_{min(max(self.day, 1), 3)}"]

    def is_doubted(self) -> bool:
        """Whether a living player who claims to be the commissar is more likely black. Then the commissar need not give
        himself away."""
        out = each(self.out & self.living)
        return len(out) == 1 and self.chances()[out[0]] > 0.5

    def claim(self, fact: Claimed) -> None:
        """Somebody says that he is the commissar, or what he has found out."""
        seat = fact.seat
        if fact.kind != "checked" and (fact.kind != "am" or fact.words != ("commissar",)):
            return
        self.come_out(seat, self.outing())
        if fact.kind == "checked" and fact.words[0] in ("nod", "no_nod"):
            self.hear(seat, fact.seats[0], fact.words[0] == "nod")

    def accusation(self, by: Seat, seat: Seat) -> None:
        """The speaker has put somebody on trial, or nobody."""
        expected = self.accuses(by)
        options = [NOBODY, *each(but(self.living, by) & ~bits(self.accused))]
        if seat in options and len(options) > 1:
            tremble = self.of["tremble"]
            slip = tremble / (len(options) - 1)
            yard = [1.0 - tremble if one == expected else slip for one in options]
            self.see(Deed(by, options, yard, options.index(seat), False))
        if seat != NOBODY:
            self.rivals = {**self.rivals, by: self.rivals.get(by, 0) | 1 << seat}
            self.accused += (seat,)
            self.accusers |= 1 << by

    def vote(self) -> None:
        """A vote is over. A hand that was not raised counts as nobody."""
        options = [NOBODY, *self.candidates]
        if self.kind == "all_or_none":
            return
        expected = [self.condemns(voter) for voter in self.voters]
        tremble = self.of["tremble"]
        slip = tremble / len(self.candidates)
        for i in range(len(self.voters)):
            voter = self.voters[i]
            yard = [1.0 - tremble if one == expected[i] else slip for one in options]
            self.see(Deed(voter, options, yard, options.index(self.hands.get(voter, NOBODY)), True))

    def see(self, deed: Deed) -> None:
        """Somebody has done something, as expected or not."""
        self.belief.see(deed)
        if deed.yard[deed.done] < SURPRISE:
            self.slips = one_more(self.slips, deed.seat)
        elif deed.options[deed.done] != NOBODY:
            self.hits = one_more(self.hits, deed.seat)

    def dawn(self, dead: tuple[Seat, ...]) -> None:
        """Whoever is killed by night is hardly one of the killers."""
        order = clockwise(self.living, (max(self.first_speaker, 0) + 1) % self.belief.worlds.size)
        pulls = self.pulls()
        for seat in dead:
            self.belief.kill(seat, self.living, pulls, order, self.enmity)
        self.bury(bits(dead))

    def pulls(self) -> list[float]:
        """How much each seat attracts killers: a commissar most, unless he is contradicted, and those he cleared."""
        found = [1.0] * self.belief.worlds.size
        rivals = many(self.out & self.living) > 1
        for seat in each(self.out):
            found[seat] = self.of["rival_pull" if rivals else "out_pull"]
        for by, target, is_foe in self.answers:
            if self.living >> by & 1:
                found[target] *= self.of["foe_pull" if is_foe else "cleared_pull"]
        return found

    def bury(self, dead: Seats) -> None:
        """The game goes on: foes are alive, and fewer than the others (ORIG-1111, ORIG-1112)."""
        if not dead & self.living:
            return
        self.living &= ~dead
        left = many(self.living)
        counts = [many(one & self.living) for one in self.belief.worlds.foes]
        self.belief.keep([count > 0 and (2 * count < left or not self.is_basic) for count in counts])


def one_more(numbers: tuple[int, ...], seat: Seat) -> tuple[int, ...]:
    return (*numbers[:seat], numbers[seat] + 1, *numbers[seat + 1 :])


def first_reading(seats: Seats, composition: dict[str, int], numbers: Numbers = NUMBERS) -> Reading:
    """What everybody knows after the deal."""
    foes = sum([copies for card, copies in composition.items() if is_foe(card)])
    is_basic = all([card in BASIC_CARDS for card in composition])
    killers = [cards for cards in KILLERS if any([card in composition for card in cards])]
    enmity = numbers.of["enmity"] if len(killers) > 1 else 0.0
    reading = Reading(first_belief(numbers, some_worlds(seats, foes)), seats, is_basic, enmity)
    reading.curves = CURVES["basic" if is_basic else "extended"]
    return reading


def is_foe(card: str) -> bool:
    """Whether it plays against the red side. The werewolf is dealt to nobody's side (ORIG-1130)."""
    return card not in RED_CARDS and card != "werewolf"


def first_of(fact: Fact, numbers: Numbers) -> Reading:
    assert isinstance(fact, GameSet)
    return first_reading(bits(fact.seats), fact.composition, numbers)


READ: Final[frozenset[type[Fact]]] = frozenset(
    (
        *(NightBegan, DayBegan, Dawn, FloorGiven, Nominated, NoNomination, VoteOpened, Hands, Counted),
        *(Executed, Left, GameOver, Claimed, FloorEnded),
    )
)
SHARED: Final = Shared(GameSet, first_of, Reading.following, READ, NUMBERS)
