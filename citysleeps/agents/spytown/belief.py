"""The public belief in `spytown`: from what everybody has seen, who may hold a Mafioso's token.

It depends only on public facts, so all bots of a table share it. It ignores sides that a card has changed, because only
tokens are shown and seen.
"""

from __future__ import annotations

from typing import Final

from citysleeps.agents.reasoning.belief import Belief, Deed, first_belief
from citysleeps.agents.reasoning.common import Common, shares, some_worlds
from citysleeps.agents.reasoning.following import Shared
from citysleeps.agents.reasoning.numbers import Numbers, numbers_of
from citysleeps.agents.spytown.curves import CURVES
from citysleeps.books.facts import Claimed
from citysleeps.books.spytown.components import AGENT, MAFIOSO
from citysleeps.books.spytown.elimination import BY_MAFIA
from citysleeps.books.spytown.facts import (
    Counted,
    Decided,
    Eliminated,
    FloorEnded,
    GameOver,
    GameSet,
    StepBegan,
    TurnBegan,
    VictimNamed,
    VoteOpened,
)
from citysleeps.books.spytown.steps import FINAL
from citysleeps.kernel.facts import Fact
from citysleeps.kernel.seats import NOBODY, Seat, Seats, bit, bits, but, each

NUMBERS: Final = numbers_of("spytown")
PLAIN: Final = "plain"
DISCUSSION: Final = "discussion"
TURNING: Final = ("recruitment", "reverse_recruitment", "role_swap", "new_gang")  # cards that change sides


class Public(Common):
    """The public belief at one moment. The knower is the Agent."""

    def __init__(self, belief: Belief, living: Seats, has_agent: bool, is_plain: bool, has_wiretap: bool) -> None:
        super().__init__(belief, living, has_agent)
        self.is_plain = is_plain  # no card changes sides
        self.has_wiretap = has_wiretap
        self.turn = 0
        self.step = ""
        self.ballot = ""  # the vote going on
        self.candidates: Seats = 0
        self.named: dict[Seat, int] = {}  # how many votes each had in the last vote

    def following(self, fact: Fact) -> Public:
        """The belief after this fact."""
        other = Public(self.belief.copy(), self.living, self.has_knower, self.is_plain, self.has_wiretap)
        self.hand_on(other)
        other.turn, other.step, other.ballot = self.turn, self.step, self.ballot
        other.candidates, other.named = self.candidates, self.named
        other.take(fact)
        other.settle(self, fact)
        return other

    def leanings(self, chances: list[float], options: list[Seat]) -> list[float]:
        """How likely somebody who believes this is to vote against each of these: the suspect rather, and in the final
        those who had many votes before."""
        of = self.of
        if self.ballot != FINAL:
            return shares([chances[seat] for seat in options], of["sharp"], of["tremble"])
        scores = [chances[seat] + of["followed"] * self.named.get(seat, 0) for seat in options]
        return shares(scores, of["final_sharp"], of["tremble"])

    def take(self, fact: Fact) -> None:
        if isinstance(fact, TurnBegan):
            self.turn = fact.number
            self.named = {}
            self.is_night = True  # the Mafia's victim comes first
            self.voted = {}
        elif isinstance(fact, StepBegan):
            self.step = fact.step
            self.is_night = self.is_night and fact.step != DISCUSSION
        elif isinstance(fact, Claimed):
            self.claim(fact)
        elif isinstance(fact, VoteOpened):
            self.ballot, self.candidates = fact.ballot, bits(fact.candidates)
            if fact.ballot != FINAL:
                self.keep_quiet()
        elif isinstance(fact, FloorEnded):
            if not self.out >> fact.seat & 1:
                self.belief.keep_quiet(fact.seat, self.of["out_in_defence"], self.out != 0)
        elif isinstance(fact, Counted):
            self.vote(fact)
        elif isinstance(fact, VictimNamed):
            if self.is_plain:
                self.belief.keep([not foes >> fact.seat & 1 for foes in self.belief.worlds.foes])
        elif isinstance(fact, Eliminated):
            self.bury(fact.seat, fact.token)
            self.is_night = fact.cause != BY_MAFIA
        elif isinstance(fact, Decided):
            self.living |= bit(fact.seat) if fact.what == "stays" else 0
        elif isinstance(fact, GameOver):
            self.winner = fact.winner

    def outing(self) -> float:
        """How likely the Agent is to come out now."""
        if self.step == "defence":
            return self.of["out_in_defence"]
        return self.of["out_against" if self.out else f"out_turn_{min(max(self.turn, 1), 3)}"]

    def claim(self, fact: Claimed) -> None:
        """SPY-461 Somebody says that he is the Agent, or what he has seen. If a Wiretap is in the game, others may have
        seen a token too."""
        is_look = fact.kind == "checked" and (self.out >> fact.seat & 1 == 1 or not self.has_wiretap)
        if self.has_knower and (is_look or (fact.kind == "am" and fact.words == (AGENT,))):
            self.come_out(fact.seat, self.outing())
            if is_look:
                self.hear(fact.seat, fact.seats[0], fact.words[0] == MAFIOSO)

    def vote(self, fact: Counted) -> None:
        """SPY-507 Who voted against whom. Moved votes (SPY-524) tell no more."""
        deeds = []
        for i in range(len(fact.voters)):
            voter = fact.voters[i]
            options = list(each(but(self.candidates, voter)))
            if len(options) > 1 and fact.votes[i] in options:
                yard = self.leanings(self.chances(bit(voter)), options)
                deeds.append(Deed(voter, options, yard, options.index(fact.votes[i]), True))
        for deed in deeds:
            self.belief.measure(deed)
        self.voted = {fact.voters[i]: fact.votes[i] for i in range(len(fact.voters)) if fact.votes[i] != NOBODY}
        self.candidates = 0
        self.named = {fact.seats[i]: fact.numbers[i] for i in range(len(fact.seats))}

    def bury(self, seat: Seat, token: str) -> None:
        """SPY-601 A token is shown; and the game goes on, so Mafiosi are left."""
        self.living &= ~bit(seat)
        self.show(seat, token == MAFIOSO, token == AGENT)
        if self.is_plain:
            self.belief.keep([foes & self.living != 0 for foes in self.belief.worlds.foes])

    def because(self, fact: Fact, seat: Seat) -> tuple[str, tuple[Seat, ...]]:
        if isinstance(fact, Counted) and seat in fact.voters:
            vote = fact.votes[fact.voters.index(seat)]
            return ("because_voted", (seat, vote)) if vote != NOBODY else ("", ())
        if isinstance(fact, Eliminated):
            return self.because_of_verdict(fact.seat, seat)
        return super().because(fact, seat)


def first_public(fact: Fact, numbers: Numbers = NUMBERS) -> Public:
    """What everybody knows after the deal."""
    assert isinstance(fact, GameSet)
    seats = bits(fact.seats)
    belief = first_belief(numbers, some_worlds(seats, fact.tokens[MAFIOSO]))
    is_plain = not any([card in fact.cards for card in TURNING])
    public = Public(belief, seats, AGENT in fact.tokens, is_plain, "wiretap" in fact.cards)
    public.is_night, public.is_parity = True, False  # SPY-703 equal numbers decide nothing
    public.curves = CURVES[PLAIN] if is_plain else []  # nobody sees who changes sides, so there are no odds
    return public


READ: Final[frozenset[type[Fact]]] = frozenset(
    (
        *(TurnBegan, StepBegan, Claimed, VoteOpened, FloorEnded, Counted, VictimNamed, Eliminated, Decided),
        GameOver,
    )
)
SHARED: Final = Shared(GameSet, first_public, Public.following, READ, NUMBERS)
