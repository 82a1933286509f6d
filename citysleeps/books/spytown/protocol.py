"""The protocol of a game of `spytown`: which facts go where."""

from __future__ import annotations

from collections.abc import Sequence

from citysleeps.books.protocol import (
    NONE,
    TURN,
    Ballots,
    Column,
    Name,
    Page,
    Part,
    Piece,
    Row,
    Say,
    number,
    numbers,
    of_host,
    seen,
    tag,
)
from citysleeps.books.spytown import facts
from citysleeps.kernel.facts import Fact
from citysleeps.kernel.game import Told
from citysleeps.kernel.seats import NOBODY, Seat


def write(page: Page, log: Sequence[Told]) -> None:
    """SPY-710 A game of turns."""
    writer = Writer(page)
    for at, fact in of_host(log):
        writer.take(at, fact)
    writer.finish()


class Writer:
    """Writes a protocol fact by fact."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.turn = 0
        self.turns: list[Row] = []
        self.ballots = Ballots(page, TURN)
        self.dealt: dict[Seat, str] = {}
        self.agent: Seat = NOBODY  # who looks
        self.end: facts.GameOver | None = None

    def take(self, at: int, fact: Fact) -> None:
        page = self.page
        if isinstance(fact, facts.OwnToken):
            self.dealt.setdefault(fact.me, fact.token)  # SPY-957 as it was dealt
        elif isinstance(fact, facts.OwnCard):
            page.put(fact.me, "card", Piece(fact.card))
        elif isinstance(fact, facts.FinalReveal):
            self.dealt = {seat: token for seat, token in enumerate(fact.dealt) if token}
            for seat, side in enumerate(fact.sides):
                page.put(seat, "side", *([Say(f"side-{side.replace('_', '-')}")] if side else []))
        elif isinstance(fact, facts.GameOver):
            self.end = fact
        elif isinstance(fact, facts.TurnBegan):
            self.turn = fact.number
            self.turns.append(Row(at, {"when": (tag(TURN, fact.number),)}))
        elif isinstance(fact, (facts.VoteOpened, facts.Counted, facts.VoteVoid, facts.VotedOut, facts.Finalists)):
            self.take_in_vote(at, fact)
        elif self.turns:
            self.take_in_turn(fact)

    def take_in_turn(self, fact: Fact) -> None:
        cells = self.turns[-1].cells
        if isinstance(fact, facts.MafiaChoice):
            cells["mafia"] = (number(fact.seat),)
        elif isinstance(fact, facts.AgentPointed):
            self.agent = fact.agent
        elif isinstance(fact, facts.TokenSeen) and fact.me == self.agent:
            cells["agent"] = (seen(number(fact.seat), Piece(fact.token)),)
        elif isinstance(fact, facts.CardPlayed):
            played = seen(number(fact.seat), Piece(fact.card))
            at = fact.target  # SPY-814
            self.add("cards", played if at == NOBODY else Say("protocol-points", {"seat": played, "what": number(at)}))
        elif isinstance(fact, facts.Recruited):
            self.add("recruited", Say("protocol-points", {"seat": number(fact.holder), "what": number(fact.recruit)}))
        elif isinstance(fact, facts.Eliminated):
            cause = Say(f"cause-{fact.cause.replace('_', '-')}")
            self.page.out[fact.seat] = (tag(TURN, self.turn),)
            self.add("out", Say("protocol-because", {"who": Name(fact.seat), "why": cause}))
        elif isinstance(fact, facts.Decided) and fact.what == "stays":
            self.page.out.pop(fact.seat, None)  # SPY-1207
            self.add("out", Say("protocol-spytown-stays", {"who": Name(fact.seat)}))

    def add(self, column: str, part: Part) -> None:
        cells = self.turns[-1].cells
        cells[column] = (*cells.get(column, ()), part)

    def take_in_vote(self, at: int, fact: Fact) -> None:
        ballots = self.ballots
        if isinstance(fact, facts.VoteOpened):
            row = ballots.open(at, self.turn)
            row.cells["ballot"] = (Say(f"phase-{fact.ballot.replace('_', '-')}"),)
        elif isinstance(fact, facts.VoteVoid):
            ballots.void()  # SPY-R35
        elif isinstance(fact, facts.Counted):
            ballots.votes = {voter: number(vote) for voter, vote in zip(fact.voters, fact.votes, strict=True)}
            ballots.close(fact.voters)
            sums = [f"{number(seat)}: {votes}" for seat, votes in zip(fact.seats, fact.numbers, strict=True)]
            ballots.rows[-1].cells["votes"] = tuple(sums) or (NONE,)
        elif isinstance(fact, facts.Finalists) and len(fact.seats) > 1:
            finalists = numbers(fact.seats)
            ballots.rows[-1].cells["falls"] = (Say("protocol-spytown-final", {"seats": finalists}),)
        elif isinstance(fact, facts.VotedOut):
            ballots.rows[-1].cells["falls"] = (Name(fact.seat),)

    def finish(self) -> None:
        page = self.page
        held = [Column("token", Say("protocol-spytown-token"))]
        if any(column == "card" for _, column in page.cells):
            held.append(Column("card", Say("protocol-card")))
        page.columns = [*held, Column("side", Say("protocol-side")), *page.columns]
        for seat, token in self.dealt.items():
            page.put(seat, "token", Piece(token))
        if self.ballots.rows:
            page.note = Say("protocol-note-votes")
        page.size = [Say("protocol-turns-number", {"number": self.turn})]
        when = Column("when", Say("protocol-turn"), True)
        secret = [Column("agent", Say("token-agent")), Column("mafia", Say("side-mafia"))]
        cards = [Column("cards", Say("protocol-spytown-cards")), Column("recruited", Say("card-recruitment"))]
        page.add("turns", [when, *secret, *cards, Column("out", Say("protocol-leaves"))], self.turns)
        counted = [Column("ballot", Say("protocol-ballot-kind")), Column("votes", Say("protocol-hands"))]
        page.add("votes", [when, *counted, Column("falls", Say("protocol-falls"))], self.ballots.rows)
        if self.end:
            page.result = [Say(f"winner-{self.end.winner.replace('_', '-')}")]
            page.winners = self.end.winners
