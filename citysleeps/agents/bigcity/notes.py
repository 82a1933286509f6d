"""What a player of `bigcity` notes down of what it is told, beyond what its view keeps."""

from __future__ import annotations

from typing import Final

from citysleeps.books.bigcity.components import CITIZENS, CRIMINALS, SIDE_OF
from citysleeps.books.bigcity.facts import (
    CheckAnswer,
    DiscussionOpened,
    Executed,
    GameSet,
    HostNamed,
    Killed,
    NightBegun,
    VotesCounted,
    VotingOpened,
)
from citysleeps.books.bigcity.game import BigCity
from citysleeps.kernel.facts import Fact
from citysleeps.kernel.seats import NOBODY, Seat, Seats, bit, bits, clockwise, each

# How much a hand weighs, once the card of the executed is seen.
AGAINST_A_CITIZEN: Final = 1
AGAINST_A_CRIMINAL: Final = -2
NOT_AGAINST_A_CRIMINAL: Final = 1


class Notes:
    """What the own checks have said, and how much everybody's hands have made it suspect."""

    def __init__(self) -> None:
        self.read = 0  # facts
        self.living: Seats = 0
        self.clear: Seats = 0  # citizens by the own checks
        self.guilty: Seats = 0  # no citizens
        self.others: Seats = 0  # no Peaceful Residents
        self.groups: list[tuple[Seats, str]] = []  # who was looked at together, and the answer
        self.weights: dict[Seat, int] = {}  # the suspicion that each has drawn
        self.ballot: dict[Seat, Seat] = {}  # the last hands counted
        self.victim: Seat = NOBODY  # who died in the last night
        self.by_night = True
        self.rounds = 0  # votes that have been opened

    def catch_up(self, view: BigCity) -> None:
        """Take down what was told since the last time."""
        for i in range(self.read, len(view.facts)):
            self.note(view, view.facts[i])
        self.read = len(view.facts)

    def note(self, view: BigCity, fact: Fact) -> None:
        if isinstance(fact, CheckAnswer):
            self.learn(view, fact.targets, fact.meaning)
        elif isinstance(fact, VotingOpened):
            self.rounds += 1
        elif isinstance(fact, VotesCounted):
            self.ballot = dict(zip(fact.voters, fact.votes, strict=True))
        elif isinstance(fact, Executed):
            self.judge(fact.seat, SIDE_OF.get(fact.card, ""))
            self.living &= ~bit(fact.seat)
        elif isinstance(fact, Killed):
            self.victim = fact.seats[0] if self.by_night else self.victim
            self.living &= ~bits(fact.seats)
        elif isinstance(fact, NightBegun | DiscussionOpened):
            self.by_night = isinstance(fact, NightBegun)
        elif isinstance(fact, GameSet):
            self.living = bits(fact.seats)
        elif isinstance(fact, HostNamed):
            self.living &= ~bit(fact.host)

    def judge(self, out: Seat, side: str) -> None:
        """One is executed, and its card is seen: who was against it, and who was not?"""
        for seat in each(self.living):
            against = self.ballot.get(seat) == out
            weight = 0
            if side == CITIZENS and against:
                weight = AGAINST_A_CITIZEN
            elif side == CRIMINALS:
                weight = AGAINST_A_CRIMINAL if against else NOT_AGAINST_A_CRIMINAL
            self.weights[seat] = self.weights.get(seat, 0) + weight

    def learn(self, view: BigCity, targets: tuple[Seat, ...], meaning: str) -> None:
        """What the own check has found. Whether the Lover has turned it round is not to be known."""
        seats = bits(targets)
        if meaning in ("citizen", "peaceful"):
            self.clear |= seats
            self.guilty &= ~seats
        elif meaning in ("criminal", "outcast"):
            self.guilty |= seats
            self.clear &= ~seats
        elif meaning == "other_role":
            self.others |= seats
        elif meaning == "all_citizens":
            self.clear |= self.around(view, targets[0])
        elif meaning == "not_all_citizens":
            self.groups.append((self.around(view, targets[0]), meaning))
        else:
            self.groups.append((seats, meaning))

    def around(self, view: BigCity, seat: Seat) -> Seats:
        """CITY-673, CITY-R40 One and both neighbours, as they sat then."""
        circle = clockwise(self.living if view.settings.psychic_neighbours == "living" else view.players, seat)
        return bits((seat, circle[1 % len(circle)], circle[-1]))
