"""What one seat of `spytown` thought while it spoke and voted."""

from __future__ import annotations

from typing import ClassVar

from citysleeps.agents.reasoning import mind
from citysleeps.agents.reasoning.common import Common
from citysleeps.agents.spytown import floors
from citysleeps.agents.spytown.belief import Public
from citysleeps.books.facts import Claimed
from citysleeps.books.spytown.components import AGENT, MAFIA, MAFIOSO, POLICE, SIDE_OF
from citysleeps.books.spytown.facts import Counted, GameSet, MafiaMet, OwnCard, OwnToken, Pointed, TokenSeen
from citysleeps.kernel.facts import Fact
from citysleeps.kernel.seats import NOBODY, Seat, Seats, bit, bits


class Mind(mind.Mind):
    """Follows what one seat is told. No card of these games changes sides: a token tells the side."""

    sides: ClassVar[tuple[str, str]] = (POLICE, MAFIA)
    knower: ClassVar[str] = AGENT

    def __init__(self, me: Seat) -> None:
        super().__init__(me)
        self.held = ""  # the action card

    def begins(self, fact: Fact) -> tuple[str, int] | None:
        return floors.begins(fact)

    def learn(self, fact: Fact) -> bool:
        if isinstance(fact, GameSet):
            self.players = bits(fact.seats)
            self.has_knower = AGENT in fact.tokens
        elif isinstance(fact, OwnToken) and fact.me == self.me:
            self.card = fact.token
            self.see(self.me, fact.token)
        elif isinstance(fact, OwnCard) and fact.me == self.me:
            self.held = fact.card
            return False
        elif isinstance(fact, TokenSeen) and fact.me == self.me:
            self.checks.append((self.number, (fact.seat,), fact.token))
            self.see(fact.seat, fact.token)
        elif isinstance(fact, MafiaMet) and self.guilty >> self.me & 1:
            self.met = self.guilty = bits(fact.seats) | bit(self.me)
            self.innocent = self.players & ~self.met
        else:
            return False
        return True

    def see(self, seat: Seat, token: str) -> None:
        self.mark(bit(seat), token == MAFIOSO)
        if token == AGENT:
            self.named = seat
        else:
            self.cleared |= bit(seat)

    def votes(self, fact: Fact) -> Seat:
        """SPY-507 A vote that was cast; those moved in a tie are told with the count too."""
        if isinstance(fact, Counted) and self.me in fact.voters:
            return fact.votes[fact.voters.index(self.me)]
        return NOBODY

    def ballot(self, fact: Fact, before: Common) -> dict[Seat, Seat]:
        return dict(zip(fact.voters, fact.votes, strict=True)) if isinstance(fact, Counted) else {}

    def candidates(self, before: Common) -> Seats:
        assert isinstance(before, Public)
        return before.candidates

    def checked(self, fact: Fact) -> Seat:
        return fact.seat if isinstance(fact, TokenSeen) and fact.me == self.me else NOBODY

    def points(self, fact: Fact) -> tuple[bool, Seat]:
        if isinstance(fact, Pointed) and fact.member == self.me:
            return True, fact.seat
        return False, NOBODY

    def follows(self, card: str) -> tuple[str, ...]:
        return (SIDE_OF[card],)

    def says_foe(self, word: str) -> bool | None:
        return word in (MAFIA, MAFIOSO) if word in SIDE_OF or word in self.sides else None

    def truth(self, claim: Claimed) -> bool | None:
        if claim.kind == "hold" and claim.seat == self.me:
            return claim.words[0] == self.held
        return super().truth(claim)
