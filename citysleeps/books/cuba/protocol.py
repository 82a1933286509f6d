"""The protocol of a game of `cuba`: which facts go where."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from citysleeps.books.cuba import facts
from citysleeps.books.cuba.components import GODFATHER
from citysleeps.books.protocol import NONE, Cell, Column, Name, Page, Part, Piece, Row, Say
from citysleeps.kernel.facts import Fact
from citysleeps.kernel.game import Told

CLAIMS: Final = ("received_diamonds", "received_tokens", "took", "passed", "bagged", "removed", "came_back")


def write(page: Page, log: Sequence[Told]) -> None:
    """CUBA-826 The theft, what was claimed, and the accusations; CUBA-1419 after a correction everything is told
    again."""
    writer = Writer(page)
    told = list(enumerate(log))
    anew = max([i for i, (_, (_, fact)) in enumerate(told) if isinstance(fact, facts.Corrected)], default=-1)
    for at, (_, fact) in told[anew + 1 :]:
        writer.take(at, fact)
    writer.finish()


class Writer:
    """Writes a protocol fact by fact."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.accusations: list[Row] = []
        self.claims: set[str] = set()
        self.end: facts.GameOver | None = None
        self.bag = ""
        self.removed = 0

    def take(self, at: int, fact: Fact) -> None:
        page = self.page
        if isinstance(fact, facts.GameSet):
            page.put(fact.godfather, "role", Piece(GODFATHER))
        elif isinstance(fact, facts.BoxSeen):
            page.cells.setdefault((fact.me, "came"), holding(fact.diamonds, fact.tokens))
        elif isinstance(fact, facts.OwnLoot):
            page.put(fact.me, "took", *taken(fact.diamonds, fact.tokens))
            page.put(fact.me, "role", Piece(fact.role))
        elif isinstance(fact, facts.Claimed):
            self.claims.add(fact.kind)
            if fact.kind in ("received_tokens", "bagged"):  # CUBA-512 no diamonds are spoken of
                cell = counted(fact.tokens) or (NONE,)
            else:
                cell = (taken if fact.kind == "took" else holding)(fact.diamonds, fact.tokens)
            page.put(fact.seat, claim(fact.kind), *cell)
        elif isinstance(fact, facts.FinalReveal):
            self.reveal(fact)
        elif isinstance(fact, facts.GameOver):
            self.end = fact
        else:
            self.take_in_investigation(at, fact)

    def take_in_investigation(self, at: int, fact: Fact) -> None:
        page = self.page
        if isinstance(fact, facts.Accused):
            self.accusations.append(Row(at, {"when": (len(self.accusations) + 1,), "accused": (Name(fact.seat),)}))
        elif isinstance(fact, facts.Eliminated):
            why = Say(f"cause-{fact.cause.replace('_', '-')}")
            when = len(self.accusations)  # 0: in the theft
            page.out[fact.seat] = (Say("protocol-because", {"who": when, "why": why}) if when else why,)
            self.add("out", Name(fact.seat))
        elif isinstance(fact, facts.Left):
            page.out.setdefault(fact.seat, (Say("protocol-gone"),))
        elif isinstance(fact, facts.Bang):
            self.add("bang", Name(fact.seat))
        elif isinstance(fact, facts.JokerGiven):
            self.add("joker", Name(fact.seat))
        elif isinstance(fact, facts.DiamondsReturned):
            self.add("back", str(fact.total))
        elif isinstance(fact, facts.Revealed):
            page.put(fact.seat, "took", *taken(fact.diamonds, fact.tokens))
            if self.accusations and self.accusations[-1].cells["accused"] == (Name(fact.seat),):
                self.accusations[-1].cells["shows"] = taken(fact.diamonds, fact.tokens)

    def add(self, column: str, part: Part) -> None:
        if self.accusations:
            cells = self.accusations[-1].cells
            cells[column] = (*cells.get(column, ()), part)

    def reveal(self, fact: facts.FinalReveal) -> None:
        """CUBA-826 The bag, what was kept back, and the role of each; empty: nobody knows."""
        self.bag, self.removed = fact.bag, fact.removed
        for seat in self.page.seats:
            role = fact.roles[seat]
            if role:
                self.page.put(seat, "role", Piece(role))

    def finish(self) -> None:
        page = self.page
        theft = [Column("role", Say("protocol-cuba-role"))]
        if any(column == "came" for _, column in page.cells):  # with a real box nobody knows
            theft.append(Column("came", Say("protocol-cuba-came")))
        claims = [Column(claim(kind), claimed(kind)) for kind in CLAIMS if kind in self.claims]
        page.columns = [*theft, Column("took", Say("protocol-cuba-took-really")), *claims]
        page.note = Say("protocol-cuba-note")
        page.size = [Say("protocol-cuba-number", {"number": len(self.accusations)})]
        if self.removed > 0:
            page.size.append(Say("protocol-cuba-removed-really", {"number": self.removed}))
        if self.bag:
            page.size.append(Say("protocol-cuba-bag", {"token": Say(f"token-{self.bag.replace('_', '-')}")}))
        columns = [
            Column("when", Say("protocol-number"), True),
            *[Column(id, Say(f"protocol-cuba-{id}")) for id in ("accused", "shows", "back", "joker", "bang")],
            Column("out", Say("protocol-leaves")),
        ]
        page.add("accusations", columns, self.accusations)
        if self.end:
            page.result = [Say(f"ending-{self.end.ending.replace('_', '-')}")]
            page.winners = self.end.winners


def holding(diamonds: int, tokens: tuple[str, ...]) -> Cell:
    """`2 ◆`, `0 ◆, Driver`."""
    return (f"{diamonds} ◆", *counted(tokens))


def taken(diamonds: int, tokens: tuple[str, ...]) -> Cell:
    """`2 ◆`, `Driver`, or `0 ◆` for nothing."""
    return holding(diamonds, tokens) if diamonds else counted(tokens) or holding(0, ())


def counted(tokens: tuple[str, ...]) -> Cell:
    """Each kind once, with how many there are."""
    each = {token: tokens.count(token) for token in tokens}
    return tuple(
        [
            Say("protocol-times", {"what": Say(f"token-{token.replace('_', '-')}"), "number": copies})
            for token, copies in each.items()
        ]
    )


def claim(kind: str) -> str:
    """The column of what somebody claims, beside that of what is true."""
    return f"claimed_{kind}"


def claimed(kind: str) -> Say:
    """What somebody says about it, in quotation marks."""
    return Say("protocol-cuba-claimed", {"claim": Say(f"claim-{kind.replace('_', '-')}")})
