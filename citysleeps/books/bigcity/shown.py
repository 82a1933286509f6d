"""A view of `bigcity` as it is sent to a screen (interpreted: mypyc drops the class keywords of msgspec structs)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from citysleeps.books.bigcity import phrases
from citysleeps.books.bigcity.components import SECT
from citysleeps.books.bigcity.described import NIGHTS, moment
from citysleeps.books.bigcity.factions import UP
from citysleeps.books.bigcity.facts import NAMED
from citysleeps.books.bigcity.game import BigCity
from citysleeps.books.bigcity.night import CRIMINALS_CALLED, Step
from citysleeps.books.bigcity.protocol import write
from citysleeps.books.bigcity.refusals import FALSE_WORDS
from citysleeps.books.bigcity.voting import open_hands
from citysleeps.books.board import Known, board
from citysleeps.books.mends import Form, by_day
from citysleeps.books.protocol import Page
from citysleeps.books.scene import NOT_MINE, Call, Line, Own, Scene
from citysleeps.books.screen import Screen
from citysleeps.kernel.facts import Fact
from citysleeps.kernel.forms import SeatOr, Several, Slot
from citysleeps.kernel.game import Told
from citysleeps.kernel.mending import Mend
from citysleeps.kernel.seats import Seat, bit, each
from citysleeps.kernel.setup import Value

# Where nothing is to be done, or where the fact that begins it says what.
UNPROMPTED: Final = ("quiet_night", "night", "dawn", "evening", "over")


class Deed(msgspec.Struct, frozen=True, gc=False):
    """What was done in a night, as far as one knows."""

    night: int
    step: str
    actor: Seat  # -1: a faction together
    act: str
    targets: tuple[Seat, ...]


class View(Scene, frozen=True, gc=False, kw_only=True):
    """What one knows of the game. Seats are numbers from 0; -1 is nobody; what one does not know is empty."""

    night: int
    day: int
    composition: dict[str, int]  # how many of each card are in the game; under Who Is Who empty
    decks: dict[str, int]  # under Who Is Who: how many cards of each side
    cards: list[str]  # by seat
    open_cards: list[str]  # by seat: those that everybody has seen
    sides: list[str]  # by seat: the side, or the faction or sect, to which its holder belongs now
    host: Seat  # the seat that was dealt the Host card
    jailed: tuple[Seat, ...]
    executed: tuple[Seat, ...]
    awake: tuple[Seat, ...]  # with whom one is awake now
    met: dict[str, tuple[Seat, ...]]  # whom one saw awake, by call
    crossed: bool  # one was shown crossed arms tonight
    recruited: tuple[Seat, ...]
    leads: bool  # one has inherited the leader's place, or the head's
    pointings: dict[Seat, int | str]
    exposed: Seat
    deeds: tuple[Deed, ...]
    answers: dict[Seat, str]  # what a check of this seat meant
    dying: tuple[Seat, ...]  # who is asked in the Avenger's window
    speaker: Seat  # who has the last word
    ready: tuple[Seat, ...]
    could_write: bool  # CITY-R74 those who are called may write to each other
    false_answers: tuple[str, ...]  # CITY-R38 for the Host to give in this call, if the Lover made one due
    could_show: bool  # CITY-1030 cards may be shown now: whoever may not is told so only when he tries
    voters: tuple[Seat, ...]  # whoever has a vote today
    candidates: tuple[Seat, ...]
    named: Seat
    hands: dict[Seat, tuple[Seat, ...]]
    could_vote: tuple[Seat, ...]  # who may still raise a hand against the one named, as far as everybody knows
    counts: dict[Seat, int]


class BigCityScreen(Screen[BigCity]):
    """What phones and the table show of `bigcity`."""

    def __init__(self, steps: list[Step]) -> None:
        super().__init__(NAMED)
        self.steps = steps

    def moment(self, fact: Fact) -> str:
        return moment(fact)

    def shown(self, view: BigCity, me: Seat) -> View:
        return shown(view, self.steps, me)

    def mends(self, game: BigCity, asked: Sequence[Mend], by_hand: bool) -> list[Form]:
        """CITY-1202 By night of the call that is made, whoever is called, and whether he lives."""
        return tonight(game, self.steps) if game.phase in NIGHTS else by_day(asked)

    def protocol(self, page: Page, log: Sequence[Told], settings: dict[str, Value]) -> None:
        write(page, log)


def shown(view: BigCity, steps: list[Step], me: Seat) -> View:
    return View(
        where=view.where(),
        living=each(view.living),
        left=each(view.departed),
        calls=calls(view, steps, me),
        prompts=prompts(view),
        terms={"night": view.night, "day": view.day, "faction": view.settings.faction, "duty": duty(view)},
        own=own(view, steps, me),
        board=board(view.claims, known(view)),
        night=view.night,
        day=view.day,
        composition=view.composition,
        decks=view.decks,
        cards=view.cards.copy(),
        open_cards=view.shown_cards.copy(),
        sides=[belonging(view, seat) for seat in range(view.size)],
        host=view.host,
        jailed=each(view.jailed),
        executed=each(view.executed),
        awake=each(view.awake),
        met={step: each(seats) for step, seats in view.met.items()},
        crossed=me >= 0 and view.crossed >> me & 1 == 1,
        recruited=each(view.recruited),
        leads=me >= 0 and view.told_heirs >> me & 1 == 1,
        pointings=dict(view.pointings),
        exposed=view.exposed,
        deeds=tuple(
            Deed(night, step, actor, act, targets) for (night, step, _), (actor, act, targets) in view.deeds.items()
        ),
        answers=view.answers.copy(),
        dying=each(view.dying),
        speaker=view.speaker if view.inner == "last_word" else -1,
        ready=each(view.ready),
        could_write=could_write(view, steps),
        false_answers=FALSE_WORDS if view.settings.lover_false == "host" and view.step == "call_detective" else (),
        could_show=view.settings.opt_name_of_truth == "on" and view.phase == "discussion" and not view.inner,
        voters=each(view.living & ~view.jailed),
        candidates=each(view.candidates) if view.phase == "voting" else (),
        named=view.named,
        hands={seat: each(hands) for seat, hands in view.hands.items()},
        could_vote=each(open_hands(view)),
        counts=view.counts,
        over=view.over,
        winner=view.winner,
        winners=each(view.winners),
    )


def known(view: BigCity) -> Known:
    """CITY-1313 What claims can contradict."""
    found = Known()
    if view.claims:
        found.copies = phrases.copies(view)
        found.implied = phrases.implied(view)
        found.shown = {seat: card for seat, card in enumerate(view.shown_cards) if card}
        found.broken = view.broken
        found.questions = phrases.questions()
        found.agree = phrases.answers_agree(view)
    return found


def duty(view: BigCity) -> str:
    """CITY-212, CITY-321 Who is named in the common call of Detective and Patrolman: those who may be in the game."""
    known = [card for card in ("detective", "patrolman") if view.may_be_dealt(card)]
    return known[0] if len(known) == 1 else "both"


def belonging(view: BigCity, seat: Seat) -> str:
    """CITY-003, CITY-583 Where a seat belongs, as far as one knows; with both factions in play to one of them."""
    if view.sect() >> seat & 1:
        return SECT
    faction = view.faction_of(seat) if view.two_factions else ""
    return f"{faction}_faction" if faction else view.side(seat)


def calls(view: BigCity, steps: list[Step], me: Seat) -> tuple[Call, ...]:
    """CITY-330, CITY-R15 The calls of this night, in their order. Where only the living are called, those made so far:
    more would tell who lives."""
    seconds = view.settings.night_step_limit_s
    if view.phase == "quiet_night":
        names = ("call_mafia", "call_cartel") if view.two_factions else (CRIMINALS_CALLED,)
        awake = {name: view.met.get(name, 0) for name in names}
        return tuple(Call(name, "", (1,), seconds, each(awake[name]), (Line(hyphened(name)),)) for name in names)
    if view.phase != "night":
        return ()
    only_made = view.settings.night_calls == "living" and not view.decks
    return tuple(
        call(view, step, seconds, me)
        for step in steps
        if (step.name in view.called if only_made else step.is_called(view))
    )


def call(view: BigCity, step: Step, seconds: int, me: Seat) -> Call:
    mine = bit(me) if me >= 0 and step.is_of(view, me) else 0
    known = view.awake if step.name == view.step else 0
    seats = each((known | mine) & view.living)
    return Call(step.name, step.acts()[0], (view.night,), seconds, seats, (Line(hyphened(step.name)),))


def step_now(view: BigCity, steps: list[Step]) -> Step | None:
    """The call that is going on; nothing is done in the Quiet Night."""
    return next((step for step in steps if view.phase == "night" and step.name == view.step), None)


def could_write(view: BigCity, steps: list[Step]) -> bool:
    step = step_now(view, steps)
    return view.settings.faction_chat == "on" and step is not None and "point" in step.acts()


def tonight(game: BigCity, steps: list[Step]) -> list[Form]:
    step = step_now(game, steps)
    if not step:
        return []
    takes: dict[str, Slot] = {
        "point": SeatOr(game.living, (UP,)),
        "check": Several(game.living, step.picks(), step.picks()),
    }
    acts = [act for act in step.acts() if act != "done"]
    found: list[Form] = [(act, (takes.get(act, game.living),)) for act in acts]
    return [*found, ("done" if "done" in step.acts() else "pass", ())]


def hyphened(id: str) -> str:
    return id.replace("_", "-")


def prompts(view: BigCity) -> tuple[Line, ...]:
    """What everybody is told to do now."""
    at = view.inner or view.step or view.phase
    if view.over or (view.phase in UNPROMPTED and not view.inner) or view.phase == "night":
        return ()
    seat = view.named if view.phase == "voting" else each(view.dying)[0] if view.dying else -1
    return (Line(f"prompt-{hyphened(at)}", seat=seat),)


def own(view: BigCity, steps: list[Step], me: Seat) -> Own:
    """CITY-583 The side that one belongs to now, and the calls at which one wakes."""
    if me < 0 or not view.cards[me]:
        return NOT_MINE
    recruited = view.recruited >> me & 1
    mine = [step for step in steps if step.is_called(view) and step.is_of(view, me)]
    names = [step.name for step in mine if not recruited or step.name == "call_sect"]
    return Own(view.side(me), tuple(names))
