"""What one seat of `bigcity` thought while it spoke and voted."""

from __future__ import annotations

from typing import ClassVar, Final

from citysleeps.agents.bigcity import floors
from citysleeps.agents.bigcity.belief import DETECTIVE, Public, first_public
from citysleeps.agents.reasoning import mind
from citysleeps.agents.reasoning.common import Common
from citysleeps.books.bigcity.components import CITIZENS, CRIMINALS, SIDE_OF
from citysleeps.books.bigcity.facts import AgentExposed, Awake, CardDealt, CheckAnswer, GameSet, Pointed, VotesCounted
from citysleeps.kernel.facts import Fact
from citysleeps.kernel.seats import NOBODY, Seat, Seats, bit, bits, each, many

ANSWERS: Final = {"citizen": False, "peaceful": False, "criminal": True}  # what an answer says of the one looked at


class Mind(mind.Mind):
    """Follows what one seat is told. From answers about several players at once it concludes nothing."""

    sides: ClassVar[tuple[str, str]] = (CITIZENS, CRIMINALS)
    knower: ClassVar[str] = DETECTIVE

    def __init__(self, me: Seat) -> None:
        super().__init__(me)
        self.many_foes = 0
        self.has_agent = False
        self.awake: Seats = 0  # with whom it was awake

    def begins(self, fact: Fact) -> tuple[str, int] | None:
        return floors.begins(fact)

    def learn(self, fact: Fact) -> bool:
        if isinstance(fact, GameSet):
            self.players = bits(fact.seats)
            public = first_public(fact)
            self.many_foes, self.has_knower = many(public.belief.worlds.foes[0]), public.has_knower
            self.has_agent = "agent" in fact.roles
        elif isinstance(fact, CardDealt) and fact.me == self.me:
            self.card = fact.card
            self.mark(bit(self.me), SIDE_OF[fact.card] != CITIZENS)
            self.named = self.me if fact.card == DETECTIVE else NOBODY
        elif isinstance(fact, Awake) and self.me in fact.seats:
            self.awake |= bits(fact.seats)
            self.meet()
        elif isinstance(fact, AgentExposed):
            self.mark(bit(fact.agent), False)
            self.has_agent = False
            self.meet()
        elif isinstance(fact, CheckAnswer) and fact.me == self.me:
            self.checks.append((self.number, fact.targets, fact.meaning))
            if fact.meaning in ANSWERS:
                self.mark(bits(fact.targets), ANSWERS[fact.meaning])
        else:
            return False
        return True

    def meet(self) -> None:
        """CITY-313, CITY-613 The Agent is awake with the criminals and knows them; they know that one of them may be
        the Agent, but not which. Who never wakes with them is none of them, if all are there."""
        if self.card == "agent":
            self.mark(self.awake & ~bit(self.me), True)
        elif SIDE_OF[self.card] == CRIMINALS:
            self.met = self.awake
            if many(self.awake) >= self.many_foes:
                self.mark(self.players & ~self.awake, False)
            if not self.has_agent:
                self.mark(self.awake & ~self.innocent, True)
            for seat in each(self.awake):
                self.cleared |= bit(seat)

    def votes(self, fact: Fact) -> Seat:
        if isinstance(fact, VotesCounted) and self.me in fact.voters:
            return fact.votes[fact.voters.index(self.me)]
        return NOBODY

    def ballot(self, fact: Fact, before: Common) -> dict[Seat, Seat]:
        if not isinstance(fact, VotesCounted):
            return {}
        assert isinstance(before, Public)
        hands = dict.fromkeys(each(before.living & ~before.jailed), NOBODY)
        return {**hands, **dict(zip(fact.voters, fact.votes, strict=True))}

    def candidates(self, before: Common) -> Seats:
        assert isinstance(before, Public)
        return before.candidates

    def checked(self, fact: Fact) -> Seat:
        return fact.targets[0] if isinstance(fact, CheckAnswer) and fact.me == self.me else NOBODY

    def points(self, fact: Fact) -> tuple[bool, Seat]:
        if isinstance(fact, Pointed) and fact.seat == self.me:
            return True, fact.target if isinstance(fact.target, int) else NOBODY
        return False, NOBODY

    def follows(self, card: str) -> tuple[str, ...]:
        return (SIDE_OF[card],)

    def says_foe(self, word: str) -> bool | None:
        if word in self.sides:
            return word == self.sides[1]
        return SIDE_OF[word] != CITIZENS if word in SIDE_OF else ANSWERS.get(word)
