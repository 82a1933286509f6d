"""The public belief in `bigcity`: from what everybody has seen, who may be no citizen.

It depends only on public facts, so all bots of a table share it. It ignores who was recruited into a sect, because
nobody sees that.
"""

from __future__ import annotations

from typing import Final

from citysleeps.agents.bigcity.curves import CURVES
from citysleeps.agents.reasoning.belief import Belief, Deed, first_belief
from citysleeps.agents.reasoning.common import Common, shares, some_worlds
from citysleeps.agents.reasoning.following import Shared
from citysleeps.agents.reasoning.numbers import Numbers, numbers_of
from citysleeps.books.bigcity.components import CITIZENS, FACTIONS, LEADERS, OUTCASTS, SIDE_OF
from citysleeps.books.bigcity.facts import (
    Avenged,
    DayBegun,
    DiscussionOpened,
    Executed,
    GameOver,
    GameSet,
    HostNamed,
    Jailed,
    Killed,
    Left,
    NightBegun,
    NobodyKilled,
    Released,
    Shown,
    VotesCounted,
    VotingOpened,
)
from citysleeps.books.facts import Claimed
from citysleeps.kernel.facts import Fact
from citysleeps.kernel.seats import NOBODY, Seat, Seats, bit, bits, but, each, many

NUMBERS: Final = numbers_of("bigcity")
PLAIN: Final = "plain"
DETECTIVE: Final = "detective"
FIRST_ROUND: Final = "first_round"
SUSPECT: Final = 0.35  # so likely to be no citizen: worth saying


class Public(Common):
    """The public belief at one moment. The knower is the Detective."""

    def __init__(self, belief: Belief, living: Seats, has_detective: bool, is_plain: bool) -> None:
        super().__init__(belief, living, has_detective)
        self.is_plain = is_plain  # one faction and no outcasts
        self.day = 0
        self.round = ""  # of the vote going on
        self.candidates: Seats = 0
        self.jailed: Seats = 0
        self.promised: dict[Seat, Seat] = {}  # who has promised today to vote against whom

    def following(self, fact: Fact) -> Public:
        """The belief after this fact."""
        other = Public(self.belief.copy(), self.living, self.has_knower, self.is_plain)
        self.hand_on(other)
        other.day, other.round, other.candidates = self.day, self.round, self.candidates
        other.jailed, other.promised = self.jailed, self.promised
        other.take(fact)
        other.settle(self, fact)
        return other

    # What is believed

    def is_ripe(self) -> bool:
        """Whether the city condemns somebody: on the first day only on suspicion; later always, because a single hand
        of a criminal would be enough if nobody else raised one."""
        chances = self.chances()
        return self.day > 1 or max([chances[seat] for seat in each(self.living)], default=0.0) >= SUSPECT

    def leanings(self, chances: list[float], options: list[Seat], voter: Seat) -> list[float]:
        """How likely somebody who believes this is to raise the hand against each of these: rather against the suspect,
        and against those against whom others have promised to vote."""
        scores = [*chances]
        for by, seat in self.promised.items():
            if by != voter:
                scores[seat] += self.of["followed"]
        return shares([scores[seat] for seat in options], self.of["sharp"], self.of["tremble"])

    # What it learns

    def take(self, fact: Fact) -> None:
        if isinstance(fact, DayBegun):
            self.day = fact.number
            self.round = ""
            self.promised = {}
        elif isinstance(fact, NightBegun):
            self.is_night = not fact.quiet
        elif isinstance(fact, NobodyKilled):
            self.is_night = False
        elif isinstance(fact, DiscussionOpened):
            self.goes_on()
        elif isinstance(fact, Claimed):
            self.claim(fact)
        elif isinstance(fact, VotingOpened):
            self.round, self.candidates = fact.round, bits(fact.candidates)
            if fact.round == FIRST_ROUND:
                self.keep_quiet()
        elif isinstance(fact, VotesCounted):
            self.vote(dict(zip(fact.voters, fact.votes, strict=True)))
        elif isinstance(fact, Killed):
            for i in range(len(fact.seats)):
                self.bury(fact.seats[i], fact.cards[i] if fact.cards else "")
            self.is_night = False
        elif isinstance(fact, Executed):
            self.bury(fact.seat, fact.card)
            self.is_night = True
        elif isinstance(fact, Shown):
            self.show(fact.seat, SIDE_OF[fact.card] != CITIZENS, fact.card == DETECTIVE)
        elif isinstance(fact, Avenged):
            self.show(fact.avenger, False, False)
        elif isinstance(fact, Left):
            self.living &= ~bit(fact.seat)
        elif isinstance(fact, GameOver):
            self.winner = fact.winner
        elif isinstance(fact, Jailed):
            self.jailed |= bits(fact.seats)
        elif isinstance(fact, Released):
            self.jailed &= ~bits(fact.seats)
        elif isinstance(fact, HostNamed) and fact.host >= 0:
            self.living &= ~bit(fact.host)
            self.belief.keep([not foes >> fact.host & 1 for foes in self.belief.worlds.foes])

    def goes_on(self) -> None:
        """CITY-902 While the game goes on, criminals are alive, and fewer than the citizens."""
        if self.is_plain:
            left = many(self.living)
            counts = [many(foes & self.living) for foes in self.belief.worlds.foes]
            self.belief.keep([0 < count and 2 * count < left for count in counts])

    def claim(self, fact: Claimed) -> None:
        """Somebody says that it is the Detective, or what it has found out; or against whom it will vote."""
        seat = fact.seat
        if fact.kind == "will":
            self.promised = {**self.promised, seat: fact.seats[0]}
        elif fact.kind == "take_back":
            self.promised = {one: against for one, against in self.promised.items() if one != seat}
        elif self.has_knower and fact.kind == "am" and fact.words == (DETECTIVE,):
            self.come_out(seat, self.of["out_against" if self.out else f"out_day_{min(max(self.day, 1), 4)}"])
        elif fact.kind == "checked" and self.out >> seat & 1 and fact.words[0] in ("citizen", "criminal", "outcast"):
            self.hear(seat, fact.seats[0], fact.words[0] != "citizen")

    def vote(self, hands: dict[Seat, Seat]) -> None:
        """CITY-438 Whose hands were up against whom. A hand that was not raised counts as nobody."""
        self.voted = hands
        abstains = self.of["abstains"]
        idle = abstains if self.round != FIRST_ROUND or self.is_ripe() else 1.0 - abstains
        deeds = []
        for voter in each(self.living & ~self.jailed):
            options = list(each(but(self.candidates, voter)))
            hand = hands.get(voter, NOBODY)
            if len(options) > 1 and (hand == NOBODY or hand in options):
                yard = self.leanings(self.chances(bit(voter)), options, voter)
                yard = [idle, *[(1.0 - idle) * share for share in yard]]
                options = [NOBODY, *options]
                deeds.append(Deed(voter, options, yard, options.index(hand), True))
        for deed in deeds:
            self.belief.measure(deed)

    def bury(self, seat: Seat, card: str) -> None:
        """CITY-403, CITY-503 Somebody is dead, and the card is shown; or not."""
        self.living &= ~bit(seat)
        if card:
            self.show(seat, SIDE_OF[card] != CITIZENS, card == DETECTIVE)

    def because(self, fact: Fact, seat: Seat) -> tuple[str, tuple[Seat, ...]]:
        if isinstance(fact, VotesCounted) and seat in fact.voters:
            return "because_voted", (seat, fact.votes[fact.voters.index(seat)])
        if isinstance(fact, Executed):
            return self.because_of_verdict(fact.seat, seat)
        return super().because(fact, seat)


def first_public(fact: Fact, numbers: Numbers = NUMBERS) -> Public:
    """What everybody knows after the deal: the roles, or under Who Is Who how many of each side."""
    assert isinstance(fact, GameSet)
    sides = dict(fact.decks)
    for card, copies in fact.roles.items():
        if card in SIDE_OF:
            sides[SIDE_OF[card]] = sides.get(SIDE_OF[card], 0) + copies
    foes = sum([copies for side, copies in sides.items() if side != CITIZENS])
    seats = bits(fact.seats)
    factions = [faction for faction in FACTIONS if faction in fact.roles or LEADERS[faction] in fact.roles]
    is_plain = not fact.decks and not sides.get(OUTCASTS) and len(factions) == 1
    public = Public(first_belief(numbers, some_worlds(seats, foes)), seats, DETECTIVE in fact.roles, is_plain)
    public.curves = CURVES[PLAIN] if is_plain else []  # if several may win alone, there are no odds
    return public


READ: Final[frozenset[type[Fact]]] = frozenset(
    (
        *(DayBegun, DiscussionOpened, Claimed, VotingOpened, VotesCounted, Killed, Executed, Jailed, Released),
        *(HostNamed, NightBegun, NobodyKilled, Shown, Avenged, Left, GameOver),
    )
)
SHARED: Final = Shared(GameSet, first_public, Public.following, READ, NUMBERS)
