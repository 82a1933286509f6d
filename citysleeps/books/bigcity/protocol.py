"""The protocol of a game of `bigcity`: which facts go where."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from citysleeps.books.bigcity import facts
from citysleeps.books.bigcity.factions import Faction
from citysleeps.books.bigcity.night import CRIMINALS_CALLED, Step
from citysleeps.books.bigcity.sect import Sect
from citysleeps.books.bigcity.steps import STEPS
from citysleeps.books.protocol import (
    DAY,
    NIGHT,
    NONE,
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
from citysleeps.kernel.facts import Fact
from citysleeps.kernel.game import Told
from citysleeps.kernel.seats import Seat


def word(step: Step) -> Part:
    """Who is called in a step."""
    if isinstance(step, Faction):
        return Say(f"side-{step.faction}-faction")
    return Say("side-sect") if isinstance(step, Sect) else Piece(step.cards[0])


# CITY-321 The calls of a night in their order, each with its word; CITY-313 the first is that of the Quiet Night.
CALLS: Final[dict[str, Part]] = {CRIMINALS_CALLED: Say("side-criminals")} | {step.name: word(step) for step in STEPS}


def write(page: Page, log: Sequence[Told]) -> None:
    """CITY-912 A game of nights and days."""
    writer = Writer(page)
    for at, fact in of_host(log):
        writer.take(at, fact)
    writer.finish()


class Writer:
    """Writes a protocol fact by fact."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.night = self.day = 0
        self.step = ""
        self.nights: list[Row] = []
        self.ballots = Ballots(page, DAY)
        self.warnings: Counter[Seat] = Counter()
        self.recruited: tuple[Seat, ...] = ()
        self.end: facts.GameOver | None = None

    @property
    def now(self) -> Say:
        return tag(DAY, self.day) if self.day >= self.night else tag(NIGHT, self.night)

    def take(self, at: int, fact: Fact) -> None:
        page = self.page
        if isinstance(fact, facts.HostNamed):
            page.seats = tuple([seat for seat in page.seats if seat != fact.host])  # CITY-203 he holds no card
        elif isinstance(fact, facts.CardDealt):
            page.put(fact.me, "card", Piece(fact.card))
        elif isinstance(fact, facts.Warned):
            self.warnings[fact.seat] += 1
        elif isinstance(fact, facts.Unwarned):
            self.warnings[fact.seat] -= 1
        elif isinstance(fact, facts.NightBegun):
            self.night = fact.number
            self.nights.append(Row(at, {"when": (tag(NIGHT, fact.number),)}))
        elif isinstance(fact, facts.Called):
            self.step = fact.step
        elif isinstance(fact, facts.DayBegun):
            self.day = fact.number
        elif isinstance(fact, facts.GameOver):
            self.end = fact
        elif isinstance(fact, facts.FinalReveal):
            self.recruited = fact.recruited
        else:
            self.take_death(fact)
            if self.day < self.night:
                self.take_at_night(fact)
            else:
                self.take_by_day(at, fact)

    def take_death(self, fact: Fact) -> None:
        """Who is out, when and why."""
        out = self.page.out
        if isinstance(fact, facts.DeathCaused):
            when = tag(NIGHT, self.night) if fact.cause in ("shot", "exposed") else self.now
            why = Say(f"cause-{fact.cause}")
            out[fact.seat] = (Say("protocol-because", {"who": when, "why": why}),)
        elif isinstance(fact, facts.Killed):
            if self.nights:
                before = [part for part in self.nights[-1].cells.get("out", ()) if part != NONE]
                self.nights[-1].cells["out"] = (*before, *[Name(seat) for seat in fact.seats])
        elif isinstance(fact, facts.NobodyKilled):
            self.nights[-1].cells["out"] = (NONE,)
        elif isinstance(fact, (facts.Left, facts.Leaving)):
            seat = fact.seat if isinstance(fact, facts.Left) else fact.me
            out.setdefault(seat, (Say("protocol-left", {"tag": self.now}),))

    def take_at_night(self, fact: Fact) -> None:
        """CITY-322 What was done in a call; what is told last stands."""
        if isinstance(fact, facts.Awake) and self.step == "call_criminals":
            self.put(numbers(fact.seats))
        elif isinstance(fact, facts.ActTaken):
            self.put(numbers(fact.targets))
        elif isinstance(fact, facts.FactionChoice):
            air = isinstance(fact.choice, str)
            self.put(Say("protocol-bigcity-air", {"choice": fact.choice}) if air else number(fact.choice))
        elif isinstance(fact, facts.CheckAnswer):
            seats = numbers(fact.targets)
            self.put(seen(seats, Say(f"signal-{fact.signal.replace('_', '-')}")))
        elif isinstance(fact, facts.NoShot):
            thumb = Say(f"signal-{fact.signal.replace('_', '-')}")
            self.put(seen(number(fact.target), thumb))
        elif isinstance(fact, facts.CrossedArms):
            self.put(Say("protocol-bigcity-blocked"))

    def put(self, part: Part) -> None:
        self.nights[-1].cells[self.step] = (part,)

    def take_by_day(self, at: int, fact: Fact) -> None:
        ballots = self.ballots
        if isinstance(fact, facts.VotingOpened):
            row = ballots.open(at, self.day)
            row.cells["round"] = (Say(f"phase-{fact.round.replace('_', '-')}"),)
        elif isinstance(fact, facts.VotesCounted):
            self.count(fact)
        elif isinstance(fact, facts.NobodyCondemned):
            ballots.rows[-1].cells["out"] = (NONE,)
        elif isinstance(fact, facts.AlibiAnnounced):
            ballots.rows[-1].cells["out"] = (Say("protocol-bigcity-alibi", {"who": Name(fact.seat)}),)
        elif isinstance(fact, facts.Executed):
            ballots.rows[-1].cells["out"] = (Name(fact.seat),)

    def count(self, fact: facts.VotesCounted) -> None:
        """CITY-438, CITY-439 How many votes each has; a player may have raised a hand more than once."""
        ballots = self.ballots
        given: dict[Seat, list[Seat]] = {}
        for voter, vote in zip(fact.voters, fact.votes, strict=True):
            given.setdefault(voter, []).append(vote)
        ballots.votes = {voter: numbers(votes) for voter, votes in given.items()}
        ballots.close(tuple(given))
        sums = zip(fact.candidates, fact.numbers, strict=True)
        ballots.rows[-1].cells["votes"] = tuple([f"{number(seat)}: {votes}" for seat, votes in sums if votes]) or (
            NONE,
        )

    def finish(self) -> None:
        page = self.page
        held = [Column("card", Say("protocol-card"))]
        if self.recruited:
            held.append(Column("sect", Say("side-sect"), True))
            page.cells.update({(seat, "sect"): (Say("protocol-yes"),) for seat in self.recruited})
        if any(self.warnings.values()):
            held.append(Column("warnings", Say("protocol-warnings"), True))
            page.cells.update({(seat, "warnings"): (str(many),) for seat, many in self.warnings.items() if many})
        page.columns = [*held, *page.columns]
        if self.ballots.rows:
            page.note = Say("protocol-note-votes")
        page.size = [Say("protocol-nights-number", {"number": self.night})]
        out = Column("out", Say("protocol-leaves"))
        calls = [Column(call, word) for call, word in CALLS.items()]
        page.add("nights", [Column("when", Say("protocol-night"), True), *calls, out], self.nights)
        counted = [Column("round", Say("protocol-ballot-kind")), Column("votes", Say("protocol-hands"))]
        page.add("votes", [Column("when", Say("protocol-day"), True), *counted, out], self.ballots.rows)
        if self.end:
            words = (f"winner-{self.end.winner}", f"ending-{self.end.ending}")
            page.result = [Say(word.replace("_", "-")) for word in words]
            page.winners = self.end.winners
