"""A view of `cuba` as it is sent to a screen (interpreted: mypyc drops the class keywords of msgspec structs)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from citysleeps.books.cuba.board import differences, excess
from citysleeps.books.cuba.components import GODFATHER
from citysleeps.books.cuba.facts import NAMED
from citysleeps.books.cuba.game import Cuba
from citysleeps.books.cuba.investigation import QUESTIONS
from citysleeps.books.cuba.protocol import write
from citysleeps.books.protocol import Page
from citysleeps.books.scene import NOT_MINE, Line, Own, Scene
from citysleeps.books.screen import Screen
from citysleeps.kernel.game import Told
from citysleeps.kernel.seats import NOBODY, Seat, each
from citysleeps.kernel.setup import Value


class Loot(msgspec.Struct, frozen=True, gc=False):
    """Diamonds and tokens, in the fixed order."""

    diamonds: int
    tokens: tuple[str, ...]


class Claim(msgspec.Struct, frozen=True, gc=False):
    """What a seat claims at present."""

    seat: Seat
    kind: str
    diamonds: int
    tokens: tuple[str, ...]


class Difference(msgspec.Struct, frozen=True, gc=False):
    """What a seat says it passed on, and the next one that it got, where it is not the same."""

    giver: Seat
    to: Seat
    about: Literal["diamonds", "tokens"]
    passed: Loot
    received: Loot


class Excess(msgspec.Struct, frozen=True, gc=False):
    """More of a token are said to be taken than there are."""

    token: str
    said: int
    of: int


class Question(msgspec.Struct, frozen=True, gc=False):
    """Who has been asked what."""

    seat: Seat
    kind: str


class View(Scene, frozen=True, gc=False, kw_only=True):
    """What one knows of the game. Seats are numbers from 0; -1 is nobody, or a number that one does not know."""

    godfather: Seat
    first_player: Seat
    last_player: Seat
    order: tuple[Seat, ...]  # in which the box goes round
    left_neighbour: Seat  # of my own seat
    right_neighbour: Seat
    mix: dict[str, int]  # the tokens of the setup
    jokers: int
    holder: Seat
    box: Loot | None  # what is in the box, to whoever may see it now
    bag: str
    removed: int
    loots: dict[Seat, Loot]  # that one knows
    roles: dict[Seat, str]  # that one knows
    revealed: tuple[Seat, ...]
    compensated: tuple[Seat, ...]  # who has got a joker
    causes: dict[Seat, str]  # of eliminations
    recovered: int
    outstanding: int  # to the Godfather; -1: one does not know
    stolen: int  # in assisted play, to the Godfather and the host
    accused: Seat
    shooter: Seat
    held: bool  # one holds fire
    prompted: bool  # one may call BANG, as far as the others know
    claims: tuple[Claim, ...]
    differences: tuple[Difference, ...]  # between neighbours, in the order of the box
    excess: tuple[Excess, ...]  # of tokens
    asked: tuple[Question, ...]
    silent: tuple[Seat, ...]  # who has not spoken yet
    suggestion: str  # CUBA-1306 another question than the last
    names: dict[Seat, Seat]
    next_godfather: Seat
    assisted: bool
    ending: str


class CubaScreen(Screen[Cuba]):
    """What phones and the table show of `cuba`."""

    def __init__(self) -> None:
        super().__init__(NAMED)

    def shown(self, view: Cuba, me: Seat) -> View:
        return shown(view, me)

    def protocol(self, page: Page, log: Sequence[Told], settings: dict[str, Value]) -> None:
        write(page, log)


def shown(view: Cuba, me: Seat) -> View:
    return View(
        where=view.where(),
        living=each(view.living),
        left=each(view.absent),
        calls=(),
        prompts=prompts(view),
        terms={"holder": view.holder, "recovered": view.recovered, "jokers": view.jokers},
        own=own(view, me),
        over=view.over,
        winner=view.winner,
        winners=each(view.winners),
        godfather=view.godfather,
        first_player=view.first_player if view.godfather != NOBODY else NOBODY,
        last_player=view.last_player if view.godfather != NOBODY else NOBODY,
        order=view.in_box_order() if view.godfather != NOBODY else (),
        left_neighbour=(me + 1) % view.size if me >= 0 else NOBODY,
        right_neighbour=(me - 1) % view.size if me >= 0 else NOBODY,
        mix=view.mix,
        jokers=view.jokers,
        holder=view.holder,
        box=box(view, me),
        bag=view.bag,
        removed=view.removed,
        loots={seat: Loot(*loot) for seat, loot in view.loots.items()},
        roles={seat: view.role(seat) for seat in range(view.size) if view.role(seat)},
        revealed=each(view.revealed),
        compensated=each(view.compensated),
        causes=view.causes.copy(),
        recovered=view.recovered,
        outstanding=view.outstanding,
        stolen=view.stolen,
        accused=view.accused,
        shooter=view.shooter,
        held=me >= 0 and view.held >> me & 1 == 1,
        prompted=me >= 0 and view.step == "bang_window" and view.eligible() >> me & 1 == 1,
        claims=tuple(Claim(seat, kind, *loot) for (seat, kind), loot in view.claims.items()),
        differences=tuple(
            Difference(giver, to, about, Loot(*passed), Loot(*received))
            for giver, to, about, passed, received in differences(view)
        ),
        excess=tuple(Excess(*one) for one in excess(view)),
        asked=tuple(Question(seat, kind) for seat, kind in view.asked),
        silent=each(view.living & view.others & ~view.spoken) if view.phase == "investigation" else (),
        suggestion=suggestion(view),
        names=view.names.copy(),
        next_godfather=view.next_godfather,
        assisted=view.is_assisted,
        ending=view.winner,
    )


def box(view: Cuba, me: Seat) -> Loot | None:
    """CUBA-211, CUBA-306, CUBA-309, CUBA-502, CUBA-R07 The holder sees the box, the Godfather what he sends out and
    what came back; who has passed it on, only if the table keeps it in mind."""
    if me == view.godfather and view.phase == "setup":
        return Loot(*view.box)  # CUBA-211
    if me == view.godfather:
        return Loot(*view.saw[me]) if me in view.saw else None
    if view.holder == me and me in view.saw:
        return Loot(*(view.saw[me] if me in view.loots else view.box))  # CUBA-1322
    keeps = view.settings.box_memory == "keep"
    return Loot(*view.saw[me]) if keeps and me in view.saw else None


def prompts(view: Cuba) -> tuple[Line, ...]:
    """What everybody is told to do now."""
    at = view.step or view.phase
    if not at or (view.over and not view.step):
        return ()
    seat = view.accused if view.step in ("bang_window", "pockets") else view.holder
    return (Line(f"prompt-{at.replace('_', '-')}", seat=seat),)


def suggestion(view: Cuba) -> str:
    """CUBA-1306 The question after the last one, of the four."""
    last = view.last_question
    return QUESTIONS[(QUESTIONS.index(last) + 1) % len(QUESTIONS)] if last in QUESTIONS else QUESTIONS[0]


def own(view: Cuba, me: Seat) -> Own:
    """CUBA-338 What one has become."""
    if me < 0:
        return NOT_MINE
    return Own(view.role(me), ("setup",) if view.role(me) == GODFATHER else ())
