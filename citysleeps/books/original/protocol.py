"""The protocol of a game of `original`: which facts go where."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from citysleeps.books.original import facts
from citysleeps.books.original.components import GANGS
from citysleeps.books.original.steps import STEPS
from citysleeps.books.original.victory import CLAUSES
from citysleeps.books.protocol import (
    DAY,
    NIGHT,
    NONE,
    Ballots,
    Cell,
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
from citysleeps.kernel.facts import Fact
from citysleeps.kernel.game import Told
from citysleeps.kernel.seats import NOBODY, Seat
from citysleeps.kernel.setup import Value

# The steps of a night in their order, each with its word.
WORDS: Final[dict[str, Part]] = {
    step.name: Say(f"gang-{step.name}") if step.name in GANGS else Piece(step.name) for step in STEPS
}

# ORIG-1910 They are told by day too, if the host puts right what was done in the last step of the night.
DONE_AT_NIGHT: Final = (facts.Noted, facts.CheckAnswer, facts.CardShown, facts.SideTold, facts.PlanRecorded)


def write(page: Page, log: Sequence[Told], settings: dict[str, Value]) -> None:
    """ORIG-213, ORIG-1104, ORIG-1105, ORIG-1405 A game of nights and courts."""
    writer = Writer(page)
    told = of_host(log)
    dealt = max([i for i, (_, fact) in enumerate(told) if isinstance(fact, facts.GameSet)], default=0)  # ORIG-1019
    for at, fact in told[dealt:]:
        writer.take(at, fact)
    writer.finish(str(settings["deck"]))


class Writer:
    """Writes a protocol fact by fact."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.night = self.day = 0
        self.nights: list[Row] = []
        self.cards: dict[Seat, str] = {}
        self.warnings: Counter[Seat] = Counter()
        self.courts = Ballots(page, DAY)
        self.docket: dict[Seat, Seat] = {}  # whom each accuser has accused today
        self.voters: tuple[Seat, ...] = ()
        self.end: facts.GameOver | None = None

    def take(self, at: int, fact: Fact) -> None:
        page = self.page
        if isinstance(fact, facts.GameSet):
            page.seats = fact.seats
        elif isinstance(fact, facts.OwnCard):
            self.cards[fact.seat] = fact.card
            page.put(fact.seat, "card", Piece(fact.card))
        elif isinstance(fact, facts.Warned):
            self.warnings[fact.seat] += 1
        elif isinstance(fact, facts.Unwarned):
            self.warnings[fact.seat] -= 1
        elif isinstance(fact, facts.NightBegan):
            self.night = fact.number
            self.nights.append(Row(at, {"when": (tag(NIGHT, fact.number),)}))
        elif isinstance(fact, facts.DayBegan):
            self.day = fact.number
            self.docket = {}
        elif isinstance(fact, facts.Dawn):
            self.nights[-1].cells["out"] = tuple([Name(seat) for seat in fact.seats]) or (NONE,)
            page.out.update({seat: (tag(NIGHT, self.night),) for seat in fact.seats})
        elif isinstance(fact, facts.Left):
            page.out[fact.seat] = (Say("protocol-left", {"tag": tag(DAY, self.day)}),)
        elif isinstance(fact, facts.GameOver):
            self.end = fact
        elif isinstance(fact, facts.FinalReveal):
            page.winners = fact.winners
        elif self.nights and (self.day < self.night or isinstance(fact, DONE_AT_NIGHT)):
            self.take_at_night(fact)
        else:
            self.take_in_court(at, fact)

    def take_at_night(self, fact: Fact) -> None:
        """What was done in the steps of a night; what is told last stands (ORIG-1910)."""
        if (
            isinstance(fact, facts.Noted) and fact.act != "mark"
        ):  # ORIG-609 what comes of the marks is told by the attempt
            self.put(self.cards[fact.seat], number(fact.target))
        elif isinstance(fact, facts.CheckAnswer):
            answered = Say("protocol-original-check", {"seat": number(fact.target), "answer": fact.answer})
            self.put(self.cards[fact.seat], answered)
        elif isinstance(fact, facts.CardShown):
            self.put(self.cards[fact.seat], seen(number(fact.target), Piece(fact.card)))
        elif isinstance(fact, facts.SideTold):
            self.put("werewolf", Say(f"side-{fact.side}"))
        elif isinstance(fact, facts.GangMet) and self.night == 1:
            self.put(fact.gang, Say("protocol-original-meets"))
        elif isinstance(fact, facts.PlanRecorded):  # ORIG-619 one that is only recalled gives way to the attempt
            plan = zip(fact.nights, fact.seats, strict=True)
            self.put(fact.gang, *[seen(tag(NIGHT, night), number(seat)) for night, seat in plan])
        elif isinstance(fact, facts.Attempt):
            self.put(fact.step, attempt(fact))

    def put(self, step: str, *parts: Part) -> None:
        """A gang's step is named after its plain members; don and ninja have one beside it."""
        self.nights[-1].cells[step] = parts

    def take_in_court(self, at: int, fact: Fact) -> None:
        if isinstance(fact, facts.Nominated):
            self.docket[fact.by] = fact.seat
        elif isinstance(fact, facts.NoNomination):
            self.docket.pop(fact.seat, None)
        elif isinstance(fact, facts.NoCourt):
            row = self.courts.rows[-1] if self.is_tried else self.courts.open(at, self.day)
            row.cells.setdefault("accused", self.accused)
            row.cells["out"] = (NONE,)
        elif isinstance(fact, facts.VoteOpened):
            row = self.courts.open(at, self.day)
            row.cells["accused"] = self.accused if fact.kind == "vote" else (numbers(fact.candidates),)
            self.voters = fact.voters
        elif isinstance(fact, facts.Hands):
            vote = (
                Say(f"protocol-original-{fact.candidate}")
                if isinstance(fact.candidate, str)
                else number(fact.candidate)
            )
            self.courts.votes = {seat: one for seat, one in self.courts.votes.items() if one != vote}  # ORIG-1910
            self.courts.votes.update(dict.fromkeys(fact.seats, vote))
        elif isinstance(fact, facts.Counted):
            self.count(fact)
        elif isinstance(fact, facts.Sentenced):
            row = self.courts.rows[-1] if self.is_tried else self.courts.open(at, self.day)  # ORIG-903 without a vote
            row.cells.setdefault("accused", self.accused)
            row.cells["out"] = tuple([Name(seat) for seat in fact.seats]) or (NONE,)
        elif isinstance(fact, facts.Executed):
            self.page.out.update({seat: (tag(DAY, self.day),) for seat in fact.seats})

    @property
    def is_tried(self) -> bool:
        """Whether there has been a vote today."""
        return self.courts.round[0] == self.day

    @property
    def accused(self) -> Cell:
        """ORIG-901 The accused in the order of nomination, each with the accuser."""
        return tuple(
            [Say("protocol-by", {"seat": number(seat), "by": number(by)}) for by, seat in self.docket.items()]
        ) or (NONE,)

    def count(self, fact: facts.Counted) -> None:
        """ORIG-919, ORIG-934 A vote that was not given counts against the last accused."""
        if fact.added_to != NOBODY and self.courts.votes:
            self.courts.votes.update(dict.fromkeys(fact.abstained, f"({number(fact.added_to)})"))
        self.courts.rows[-1].cells["hands"] = (" : ".join(map(str, fact.numbers)),)
        self.courts.close(self.voters)

    def finish(self, deck: str) -> None:
        page = self.page
        page.columns.insert(0, Column("card", Say("protocol-card")))
        if any(self.warnings.values()):
            page.columns.insert(1, Column("warnings", Say("protocol-warnings"), True))
            page.cells.update({(seat, "warnings"): (str(many),) for seat, many in self.warnings.items() if many})
        if self.courts.rows:
            page.note = Say("protocol-original-note")
        page.size = [Say("protocol-nights-number", {"number": self.night})]
        steps = [Column(step, word) for step, word in WORDS.items()]
        page.add("nights", [Column("when", Say("protocol-night"), True), *steps, OUT], self.nights)
        court = [Column("when", Say("protocol-day"), True), Column("accused", Say("protocol-original-accused"))]
        page.add("courts", [*court, Column("hands", Say("protocol-original-hands")), OUT], self.courts.rows)
        if self.end:
            words = (f"winner-{self.end.winner}", f"condition-{self.end.condition.replace('_', '-')}")
            page.result = [Say(id) for id in words]
            page.clause = CLAUSES[deck].get((self.end.winner, self.end.condition), "")


OUT: Final = Column("out", Say("protocol-leaves"))


def attempt(fact: facts.Attempt) -> Part:
    """ORIG-609, ORIG-610, ORIG-1202, ORIG-1281 What came of an attempt on a life."""
    if fact.target == NOBODY:
        return NONE
    return Say("protocol-original-attempt", {"seat": number(fact.target), "result": fact.result})
