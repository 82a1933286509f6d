"""What one seat of `original` thought while it spoke, accused and voted."""

from __future__ import annotations

from typing import ClassVar

from citysleeps.agents.original import floors
from citysleeps.agents.original.reading import Reading
from citysleeps.agents.reasoning import mind
from citysleeps.agents.reasoning.common import Common
from citysleeps.books.original.components import BASIC_CARDS, RED_CARDS
from citysleeps.books.original.facts import CheckAnswer, Counted, GameSet, GangMet, Hands, Nominated, OwnCard, Pointed
from citysleeps.books.original.phrases import GROUPS, follows
from citysleeps.kernel.facts import Fact
from citysleeps.kernel.seats import NOBODY, Seat, Seats, bit, bits


class Mind(mind.Mind):
    """Follows what one seat is told."""

    sides: ClassVar[tuple[str, str]] = GROUPS
    knower: ClassVar[str] = "commissar"

    def __init__(self, me: Seat) -> None:
        super().__init__(me)
        self.is_basic = True  # the gang are all who are black

    def begins(self, fact: Fact) -> tuple[str, int] | None:
        return floors.begins(fact)

    def learn(self, fact: Fact) -> bool:
        """ORIG-1010 One of the dead may be told what others knew."""
        if isinstance(fact, GameSet):
            self.players = bits(fact.seats)
            self.is_basic = all([card in BASIC_CARDS for card in fact.composition])
        elif isinstance(fact, OwnCard) and fact.seat == self.me:
            self.card = fact.card
            if fact.card in RED_CARDS:
                self.innocent = bit(self.me)
            elif fact.card != "werewolf":
                self.guilty = bit(self.me)
            self.named = self.me if fact.card == self.knower else NOBODY
        elif isinstance(fact, GangMet) and self.me in fact.members:
            self.met = self.guilty = bits(fact.members)
            self.innocent = self.players & ~self.met if self.is_basic else 0
        elif isinstance(fact, CheckAnswer) and fact.seat == self.me:
            self.answer(fact.target, fact.answer)
        else:
            return False
        return True

    def answer(self, target: Seat, answer: str) -> None:
        """ORIG-402 The commissar asks who is black; ORIG-406 the don, who the commissar is."""
        self.checks.append((self.number, (target,), answer))
        is_nod = answer == "nod"
        if self.card == self.knower:
            self.mark(bit(target), is_nod)
        elif is_nod:
            self.named = target
        else:
            self.cleared |= bit(target)

    def accuses(self, fact: Fact) -> Seat:
        return fact.seat if isinstance(fact, Nominated) and fact.by == self.me else NOBODY

    def votes(self, fact: Fact) -> Seat:
        if isinstance(fact, Hands) and self.me in fact.seats and type(fact.candidate) is int:
            return fact.candidate
        return NOBODY

    def ballot(self, fact: Fact, before: Common) -> dict[Seat, Seat]:
        assert isinstance(before, Reading)
        if not isinstance(fact, Counted) or before.kind == "all_or_none":
            return {}
        return {voter: before.hands.get(voter, NOBODY) for voter in before.voters}

    def candidates(self, before: Common) -> Seats:
        assert isinstance(before, Reading)
        return bits(before.candidates)

    def checked(self, fact: Fact) -> Seat:
        return fact.target if isinstance(fact, CheckAnswer) and fact.seat == self.me else NOBODY

    def points(self, fact: Fact) -> tuple[bool, Seat]:
        if isinstance(fact, Pointed) and fact.member == self.me:
            return True, fact.seat
        return False, NOBODY

    def follows(self, card: str) -> tuple[str, ...]:
        return follows(card)

    def says_foe(self, word: str) -> bool | None:
        if word in ("nod", "no_nod"):
            return word == "nod"
        return None if word == "werewolf" else word != self.sides[0] and word not in RED_CARDS
